import { referenceBook, type ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { splitAmount } from '@hauswart/domain/payments/portion'
import { suggestForBill } from '@hauswart/domain/taxes/billed-work'
import type { TaxClass, TaxPart } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels, workReasons } from '@hauswart/domain/taxes/tax-class.labels'
import { lawDay } from '@hauswart/domain/taxes/tax-folder'
import type { TaxLine } from '@hauswart/domain/taxes/tax-line'
import type { TaxSuggestion } from '@hauswart/domain/taxes/tax-suggestion'
import { useQuery } from '@tanstack/react-query'
import { referencesQuery } from '#house/references.ts'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'

const { tax: texts } = invoicesTexts

export type Suggested = {
  readonly parts: readonly TaxPart[]
  /** The class of the first part; nothing while the invoice alone does not tell. */
  readonly proposed: TaxClass | undefined
  readonly reason: string
  readonly sources: readonly string[]
}

/** What an invoice probably is for the tax office, by the rules of its canton. */
export const useSuggestion = (invoice: Invoice, links: InvoiceLinks): Suggested =>
  suggestionOf(invoice, links, useQuery(referencesQuery).data)

export function suggestionOf(
  invoice: Invoice,
  links: InvoiceLinks,
  references: readonly ReferenceValue[] | undefined,
): Suggested {
  const { house, components, craftsmen, projects, nameOf } = links
  const { componentId, projectId, costItemId, kind } = invoice
  if (kind === 'credit') return asCredited(invoice, links)
  const component = components.find(({ id }) => id === componentId)
  const project = projects.find(({ id }) => id === projectId)
  const trades = craftsmen.find(({ id }) => id === invoice.craftsmanId)?.trades ?? []
  // What it is for this device may not know yet, or no longer: without it the rest would tell something else.
  const isKnown =
    (componentId === null || component !== undefined) &&
    (projectId === null || project !== undefined) &&
    (costItemId === null || nameOf(costItemId) !== undefined)
  if (references === undefined || house === undefined || !isKnown) return told(null)
  const buildYear = house.buildYear ?? null
  const on = lawDay(references, Number((lastPaidOn(invoice) ?? invoice.issuedOn).slice(0, 4)))
  const book = referenceBook(references, { canton: house.canton ?? null, on })
  return told(
    suggestForBill(book, {
      project: project ?? null,
      words: [invoice.note, nameOf(costItemId ?? '')],
      component: component?.catalogKey ?? null,
      trade: trades.length === 1 ? (trades[0] ?? null) : null,
      // Of a cost without a bill the same field says what it was for.
      sender: kind === 'bill' && invoice.craftsmanId === null ? invoice.creditor : null,
      houseAge: buildYear === null ? null : Number(invoice.issuedOn.slice(0, 4)) - buildYear,
    }),
  )
}

const lastPaidOn = ({ payments }: Invoice): string | undefined =>
  payments.map(({ paidOn }) => paidOn).toSorted((a, b) => b.localeCompare(a))[0]

/** A credit note takes back what its bill was. */
function asCredited({ creditsId }: Invoice, { invoices }: InvoiceLinks): Suggested {
  const taxClass = invoices.find(({ id }) => id === creditsId)?.taxClass ?? undefined
  if (taxClass === undefined) return told(null)
  return {
    parts: [{ taxClass, percent: 100 }],
    proposed: taxClass,
    reason: workReasons.credited,
    sources: [],
  }
}

const told = (suggestion: TaxSuggestion | null): Suggested => ({
  parts: suggestion?.parts ?? [],
  proposed: suggestion?.parts[0]?.taxClass,
  reason: (suggestion?.rules ?? [])
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 500),
  sources: (suggestion?.rules ?? []).flatMap((rule) => rule.sources.map(({ source }) => source)),
})

/** The suggestion in Rappen of this invoice; without one the whole as what it is now. */
export function proposedLines(
  { amountRappen, taxClass, note }: Invoice,
  { parts }: Pick<Suggested, 'parts'>,
): TaxLine[] {
  const all = parts.length > 0 ? parts : [{ taxClass: taxClass ?? ('upkeep' as const), percent: 100 }]
  const shares = splitAmount(
    amountRappen,
    all.map(({ percent }) => percent),
  )
  const name = note?.split('\n')[0]?.slice(0, 160)
  return all.map((part, at) => ({
    text: all.length === 1 && name !== undefined && name !== '' ? name : taxClassLabels[part.taxClass],
    amountRappen: shares[at] ?? 0,
    taxClass: part.taxClass,
  }))
}

/** What an invoice says once the suggestion is taken: one class, or what each of its parts is. */
export function takenFacts(invoice: Invoice, suggestion: Suggested) {
  const lines = proposedLines(invoice, suggestion)
  return lines.length === 1
    ? { taxClass: suggestion.proposed ?? null, taxReason: suggestion.reason, taxLines: [] }
    : { taxClass: null, taxReason: suggestion.reason, taxLines: lines }
}

/** «80 % Unterhalt, 20 % Wertvermehrend». */
export const classWords = ({ parts }: Pick<Suggested, 'parts'>): string =>
  parts
    .map(({ taxClass, percent }) =>
      percent === 100 ? taxClassLabels[taxClass] : `${percent} % ${taxClassLabels[taxClass]}`,
    )
    .join(', ')

/** Why, and who says so. */
export function reasonWords({ reason, sources }: Pick<Suggested, 'reason' | 'sources'>): string {
  const known = [...new Set(sources)].map((one) => one.replace(/\.$/, ''))
  return [reason, ...(known.length > 0 ? [texts.source(known.join(', '))] : [])].join(' ')
}

/** «Vorschlag: 80 % Unterhalt, 20 % Wertvermehrend.», why, and who says so. */
export const suggestionWords = (suggestion: Suggested): string =>
  [texts.suggestion(classWords(suggestion)), reasonWords(suggestion), texts.advice].join(' ')
