import { expenseCategoryLabels } from '@hauswart/domain/invoices/expense.labels'
import { invoiceStateLabels } from '@hauswart/domain/invoices/invoice.labels'
import { day, shortDay } from '#device/text/format.ts'
import { RowChoice } from '#ui/list/row-choice.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill, StateSign } from '#ui/mark/pill.tsx'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { amountWords, lastPaid, standingOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import styles from './invoices-card.module.css'

const { row: credit } = creditTexts
const { row: words } = invoicesTexts

type InvoiceRowsProps = {
  readonly label: string
  readonly found: readonly Invoice[]
  readonly links: Pick<InvoiceLinks, 'nameOf'>
  readonly today: string
  readonly pathOf: (id: string) => string
  readonly selectedId?: string | undefined
  /** What it belongs to, as far as that is not said above the rows. */
  readonly about?: About
  /** While somebody selects, pressing one says whether it is meant. */
  readonly selection?: Selection | undefined
}

type About = 'projectId' | 'costItemId'

/** Invoices as rows: who gets what for what, and where it stands. */
export function InvoiceRows({
  label,
  found,
  links,
  today,
  pathOf,
  selectedId,
  about = 'projectId',
  selection,
}: InvoiceRowsProps) {
  return (
    <RowList label={label}>
      {found.map((one) => (
        <Row
          key={one.id}
          title={one.creditor}
          text={
            <>
              {aboutOf(one, about, links)}{' '}
              <OnItsWay isWaiting={one.isWaiting} isRefused={one.refusal !== undefined} size="small" />
            </>
          }
          value={amountWords(one.amountRappen, one.currency)}
          note={<Until invoice={one} today={today} />}
          lead={
            selection !== undefined && isSelectable(one) ? (
              <RowChoice id={one.id} label={words.select(one.creditor)} selection={selection} />
            ) : undefined
          }
          // A link over the whole row would take the press meant for its box.
          to={selection === undefined ? pathOf(one.id) : undefined}
          isSelected={one.id === selectedId}
          prefetch="none"
        />
      ))}
    </RowList>
  )
}

/** What is refused is settled first. */
export const isSelectable = ({ refusal }: Invoice): boolean => refusal === undefined

/** What it is about, in a few words. */
function aboutOf(one: Invoice, about: About, { nameOf }: Pick<InvoiceLinks, 'nameOf'>): string {
  const text =
    one.note?.split('\n')[0] ??
    nameOf(one[about] ?? '') ??
    (one.category === null ? one.number : expenseCategoryLabels[one.category]) ??
    day(one.issuedOn)
  return one.kind === 'credit' ? credit.named(text) : text
}

/** Until when, or since when it is paid; sign, colour and word say the same. */
function Until({ invoice, today }: { readonly invoice: Invoice; readonly today: string }) {
  const { state, openRappen } = standingOf(invoice, today)
  const written = (on: string) => (on.startsWith(today.slice(0, 4)) ? shortDay(on) : day(on))
  const isCredit = invoice.kind === 'credit'
  if (isCredit && state === 'open') return credit.open
  if (state === 'paid')
    return (
      <span className={styles['paid']}>
        {(isCredit ? credit.doneOn : words.paidOn)(written(lastPaid(invoice)))}
      </span>
    )
  if (state === 'to_review')
    return (
      <Pill size="small" tone="info">
        {invoiceStateLabels.to_review}
      </Pill>
    )
  if (state === 'due')
    return (
      <span className={styles['due']}>
        <StateSign state="due" />
        {words.due(written(invoice.dueOn))}
      </span>
    )
  if (state === 'disputed')
    return (
      <Pill size="small" tone="info">
        {words.disputed}
      </Pill>
    )
  if (state === 'retained') return words.retained(written(invoice.retainedUntil ?? invoice.dueOn))
  if (state === 'partly_paid') return words.left(amountWords(Math.abs(openRappen), invoice.currency))
  return words.dueOn(written(invoice.dueOn))
}
