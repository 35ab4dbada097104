import type { TaxClass } from '../../taxes/tax-class.ts'
import { isSetOff } from '../credit.ts'
import { inCash } from '../expense-payment.ts'
import type { InvoiceKind } from '../expense.ts'
import { maxPayments, toPayNow, type InvoiceTerms } from '../invoice.ts'

/** What can be done to several invoices at once. */
export const severalInvoicesActs = ['pay', 'assign', 'classify', 'delete'] as const
export type SeveralInvoicesAct = (typeof severalInvoicesActs)[number]
export const maxSeveralInvoices = 100

type Payment = Parameters<typeof isSetOff>[0] & {
  readonly id: string
  readonly paidOn: string
  readonly amountRappen: number
}

type Facts = InvoiceTerms &
  Parameters<typeof toPayNow>[0] & {
    readonly id: string
    readonly kind: InvoiceKind
    readonly componentId: string | null
    readonly projectId: string | null
    readonly costItemId: string | null
    readonly taxClass: TaxClass | null
    readonly taxReason: string | null
    readonly taxLines: readonly unknown[]
    readonly isReviewed: boolean
    readonly payments: readonly Payment[]
  }

export type SeveralInvoices = {
  readonly ids: readonly string[]
  readonly act: SeveralInvoicesAct
  readonly paidOn?: string | undefined
  /** Of each invoice the name its payment gets. */
  readonly paymentIds?: readonly string[] | undefined
  readonly componentId?: string | undefined
  readonly projectId?: string | undefined
  readonly taxClass?: TaxClass | undefined
}

type Changed = Partial<
  Pick<Facts, 'componentId' | 'projectId' | 'costItemId' | 'taxClass' | 'taxReason' | 'isReviewed'>
> & { readonly payments?: readonly (Payment & typeof inCash)[] | readonly Payment[] }

/**
 * What an act over several changes on one of them, or nothing where it stays as it is: what is paid, held or credited is not
 * paid, and what is divided among tax classes keeps its parts. Whoever pays has looked at it.
 */
export function changedBySeveral(invoice: Facts, said: SeveralInvoices): Changed | undefined {
  const { act, componentId, projectId, taxClass } = said
  if (act === 'pay') return paid(invoice, said)
  if (act === 'classify' && taxClass !== undefined)
    return invoice.taxClass === taxClass || invoice.taxLines.length > 0
      ? undefined
      : { taxClass, taxReason: null }
  if (act !== 'assign') return undefined
  if (componentId !== undefined) return invoice.componentId === componentId ? undefined : { componentId }
  if (projectId === undefined || invoice.projectId === projectId) return undefined
  // A cost item belongs to the renovation before.
  return { projectId, costItemId: null }
}

function paid(invoice: Facts, { ids, paidOn, paymentIds = [] }: SeveralInvoices): Changed | undefined {
  const id = paymentIds[ids.indexOf(invoice.id)]
  if (invoice.kind !== 'bill' || id === undefined || paidOn === undefined) return undefined
  const amountRappen = toPayNow(invoice, paidOn)
  if (amountRappen === 0 || invoice.payments.length >= maxPayments) return undefined
  return { payments: [...invoice.payments, { id, paidOn, amountRappen, ...inCash }], isReviewed: true }
}

/** What was set off settles another invoice too: it is thrown away alone, where that is said. */
export const canGoWithOthers = ({ payments }: { readonly payments: readonly Payment[] }): boolean =>
  !payments.some(isSetOff)
