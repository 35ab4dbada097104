import { isCredit, isSetOff, openOfBoth } from '@hauswart/domain/invoices/credit'
import { maxPayments } from '@hauswart/domain/invoices/invoice'
import { setOffInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import {
  findInvoice,
  holdInvoices,
  insertPayment,
  setPaymentsActive,
  updateInvoiceRow,
} from './invoices.queries.ts'
import { settled, type Invoice } from './invoices.service.ts'

/**
 * Sets a credit note off against a bill: one act over both, each settled by the same amount in its own books. Of the bill
 * no version is asked for: whatever else of it somebody changed, what counts is what is open of it.
 */
export async function setOffInvoice(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Invoice> {
  const said = parseInput(setOffInvoiceInput, input)
  const { expectedVersion, billId, paidOn, amountRappen } = said
  if (paidOn > ctx.clock.today()) throw new AppError('BAD_INPUT', { field: 'paidOn' })
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'invoice.set_off', { realEstateId, id, ...input }, async (tx) => {
    const held = await holdInvoices(tx, scope, [id, billId])
    const { row } = await overVersion<Invoice>(
      () => Promise.resolve(held.get(id)),
      expectedVersion,
      async (credit) => {
        if (credit.deletedAt !== null) return undefined
        const bill = held.get(billId)
        if (credit.kind !== 'credit') throw new AppError('NOT_FOUND')
        if (bill?.kind !== 'bill' || bill.deletedAt !== null || bill.currency !== credit.currency)
          throw new AppError('NOT_FOUND', { field: 'billId' })
        if (amountRappen > openOfBoth(credit, bill)) throw new AppError('NOT_OPEN', { field: 'amountRappen' })
        const own = {
          id: said.paymentId,
          paidOn,
          amountRappen: -amountRappen,
          offsetId: said.billPaymentId,
          offsetInvoiceId: billId,
        }
        const [, written] = await Promise.all([
          pay(tx, scope, bill, otherSide(own, id)),
          pay(tx, scope, credit, own),
        ])
        return written
      },
    )
    tx.record({ objectId: id, version: row.version, changes: { payments: true } })
    return row
  })
}

type Payment = Invoice['payments'][number]
type Offset = Payment & { readonly offsetId: string; readonly offsetInvoiceId: string }

/** The same payment in the books of the other invoice. */
const otherSide = ({ id, paidOn, amountRappen, offsetId }: Offset, invoiceId: string): Offset => ({
  id: offsetId,
  paidOn,
  amountRappen: -amountRappen,
  offsetId: id,
  offsetInvoiceId: invoiceId,
})

// Whoever pays has looked at it.
async function pay(tx: Tx, scope: RealEstateScope, old: Invoice, payment: Payment) {
  const [, written] = await Promise.all([
    insertPayment(tx, scope, old.id, payment),
    updateInvoiceRow(tx, scope, settled({ ...old, isReviewed: true, payments: [...old.payments, payment] })),
  ])
  return written
}

/** An invoice, held together with those it was set off against: all in one order, so that two acts never wait for each other. */
export async function holdWithOthers(
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<Invoice | undefined> {
  const seen = await findInvoice(tx, scope, id)
  const others = [...byOther(seen?.payments ?? []).keys()]
  return others.length === 0 ? seen : (await holdInvoices(tx, scope, [id, ...others])).get(id)
}

const byOther = (payments: readonly Payment[]): Map<string, Offset[]> =>
  Map.groupBy(payments.filter(isSetOff), ({ offsetInvoiceId }) => offsetInvoiceId)

/** Ends the other side of payments that no longer count: what it settled is open again there. */
export async function endOtherSide(
  tx: Tx,
  scope: RealEstateScope,
  payments: readonly Payment[],
): Promise<void> {
  const offsets = byOther(payments)
  if (offsets.size === 0) return
  const held = await holdInvoices(tx, scope, [...offsets.keys()])
  for (const [otherId, own] of offsets) {
    const other = held.get(otherId)
    if (other === undefined || other.deletedAt !== null) continue
    await end(
      tx,
      scope,
      other,
      own.map(({ offsetId }) => offsetId),
    )
  }
}

/**
 * What comes back from the trash is set off again where the other side still is as open as that; else it is open itself,
 * and both pages offer it.
 */
export async function bringBackOtherSide(
  tx: Tx,
  scope: RealEstateScope,
  row: Invoice,
): Promise<Invoice | undefined> {
  const offsets = byOther(row.payments)
  if (offsets.size === 0) return row
  const held = await holdInvoices(tx, scope, [...offsets.keys()])
  const lost: string[] = []
  for (const [otherId, own] of offsets) {
    const other = held.get(otherId)
    const back = own.map((payment) => otherSide(payment, row.id))
    if (other === undefined || other.currency !== row.currency || !fits(other, back))
      lost.push(...own.map(({ id }) => id))
    else {
      const payments = [...other.payments, ...back]
      await Promise.all([
        setPaymentsActive(
          tx,
          scope,
          otherId,
          back.map(({ id }) => id),
          true,
        ),
        updateInvoiceRow(tx, scope, settled({ ...other, payments })),
      ])
    }
  }
  return lost.length === 0 ? row : end(tx, scope, row, lost)
}

function fits({ deletedAt, openRappen, amountRappen, payments }: Invoice, back: readonly Payment[]): boolean {
  const rappen = back.reduce((sum, payment) => sum + payment.amountRappen, 0)
  const isOpen = isCredit({ amountRappen }) ? openRappen <= rappen : openRappen >= rappen
  return deletedAt === null && isOpen && payments.length + back.length <= maxPayments
}

async function end(tx: Tx, scope: RealEstateScope, invoice: Invoice, ids: readonly string[]) {
  const payments = invoice.payments.filter(({ id }) => !ids.includes(id))
  const [, written] = await Promise.all([
    setPaymentsActive(tx, scope, invoice.id, ids, false),
    updateInvoiceRow(tx, scope, settled({ ...invoice, payments })),
  ])
  return written
}
