import { monthYear } from '#device/text/format.ts'
import { inOrder, sumOf, type Invoice, type Sum } from '#features/invoices/invoice-words.ts'

/** Without one the most urgent stands first. */
export const invoiceOrders = ['date', 'amount', 'firm'] as const
export const invoiceGroups = ['firm', 'project', 'month'] as const
export type InvoiceOrder = (typeof invoiceOrders)[number]
export type InvoiceGrouping = (typeof invoiceGroups)[number]

/** As the address says it. */
export const orderSlugs: Readonly<Record<InvoiceOrder, string>> = {
  date: 'datum',
  amount: 'betrag',
  firm: 'betrieb',
}
export const groupSlugs: Readonly<Record<InvoiceGrouping, string>> = {
  firm: 'betrieb',
  project: 'renovation',
  month: 'monat',
}

export type InvoiceGroup = {
  readonly key: string
  readonly title: string
  readonly sum: Sum
  readonly invoices: readonly Invoice[]
}

const byName = new Intl.Collator('de-CH', { numeric: true })

const compares: Readonly<Record<InvoiceOrder, (a: Invoice, b: Invoice) => number>> = {
  date: (a, b) => b.issuedOn.localeCompare(a.issuedOn),
  // Francs beside euros would compare what cannot be compared.
  amount: (a, b) => a.currency.localeCompare(b.currency) || b.amountRappen - a.amountRappen,
  firm: (a, b) => byName.compare(a.creditor, b.creditor),
}

/** In the order that was asked for; where that says nothing the more urgent first. */
export function sortInvoices(
  all: readonly Invoice[],
  order: InvoiceOrder | undefined,
  today: string,
): readonly Invoice[] {
  const urgent = inOrder(all, today)
  return order === undefined ? urgent : urgent.toSorted(compares[order])
}

type Names = { readonly nameOf: (id: string) => string | undefined; readonly none: string }

/** Under their headings, each with its sum; inside they stay in their order. What belongs nowhere comes last. */
export function groupInvoices(
  sorted: readonly Invoice[],
  by: InvoiceGrouping,
  { nameOf, none }: Names,
): readonly InvoiceGroup[] {
  const groups = [...Map.groupBy(sorted, (one) => keyOf(one, by, nameOf))].map(([key, invoices]) => ({
    key,
    title: key === '' ? none : by === 'month' ? monthYear(`${key}-01`) : key,
    sum: sumOf(invoices.map(({ currency, amountRappen: rappen }) => ({ currency, rappen }))),
    invoices,
  }))
  return groups.toSorted((a, b) => {
    if ((a.key === '') !== (b.key === '')) return a.key === '' ? 1 : -1
    return by === 'month' ? b.key.localeCompare(a.key) : byName.compare(a.title, b.title)
  })
}

// A firm of the address book goes by its name there, however its bills spell it.
function keyOf(one: Invoice, by: InvoiceGrouping, nameOf: Names['nameOf']): string {
  if (by === 'month') return one.issuedOn.slice(0, 7)
  if (by === 'project') return nameOf(one.projectId ?? '') ?? ''
  return nameOf(one.craftsmanId ?? '') ?? one.creditor
}
