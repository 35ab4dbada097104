import { monthYear } from '#device/text/format.ts'
import { inOrder, sumOf, type Invoice, type Sum } from '#features/invoices/invoice-words.ts'

/** As the address says it; without a word the most urgent stands first. */
export const orderSlugs = ['datum', 'betrag', 'betrieb'] as const
export const groupSlugs = ['betrieb', 'renovation', 'monat'] as const
export type OrderSlug = (typeof orderSlugs)[number]
export type GroupSlug = (typeof groupSlugs)[number]

export type InvoiceGroup = {
  readonly key: string
  readonly title: string
  readonly sum: Sum
  readonly invoices: readonly Invoice[]
}

const byName = new Intl.Collator('de-CH', { numeric: true })

const compares: Readonly<Record<OrderSlug, (a: Invoice, b: Invoice) => number>> = {
  datum: (a, b) => b.issuedOn.localeCompare(a.issuedOn),
  // Francs beside euros would compare what cannot be compared.
  betrag: (a, b) => a.currency.localeCompare(b.currency) || b.amountRappen - a.amountRappen,
  betrieb: (a, b) => byName.compare(a.creditor, b.creditor),
}

/** In the order that was asked for; where that says nothing the more urgent first. */
export function sortInvoices(
  all: readonly Invoice[],
  order: OrderSlug | undefined,
  today: string,
): readonly Invoice[] {
  const urgent = inOrder(all, today)
  return order === undefined ? urgent : urgent.toSorted(compares[order])
}

type Names = { readonly nameOf: (id: string) => string | undefined; readonly none: string }

/** Under their headings, each with its sum; inside they stay in their order. What belongs nowhere comes last. */
export function groupInvoices(
  sorted: readonly Invoice[],
  by: GroupSlug,
  { nameOf, none }: Names,
): readonly InvoiceGroup[] {
  const groups = [...Map.groupBy(sorted, (one) => keyOf(one, by, nameOf))].map(([key, invoices]) => ({
    key,
    title: key === '' ? none : by === 'monat' ? monthYear(`${key}-01`) : key,
    sum: sumOf(invoices.map(({ currency, amountRappen: rappen }) => ({ currency, rappen }))),
    invoices,
  }))
  return groups.toSorted((a, b) => {
    if ((a.key === '') !== (b.key === '')) return a.key === '' ? 1 : -1
    return by === 'monat' ? b.key.localeCompare(a.key) : byName.compare(a.title, b.title)
  })
}

// A firm of the address book goes by its name there, however its bills spell it.
function keyOf(one: Invoice, by: GroupSlug, nameOf: Names['nameOf']): string {
  if (by === 'monat') return one.issuedOn.slice(0, 7)
  if (by === 'renovation') return nameOf(one.projectId ?? '') ?? ''
  return nameOf(one.craftsmanId ?? '') ?? one.creditor
}
