import type { InvoiceState } from '@hauswart/domain/invoices/invoice'
import { sharesByYear } from '@hauswart/domain/invoices/invoice-tax'
import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import type { TaxChoice, TaxYear } from '#house/paths/tax-list.ts'
import { standingOf, type Invoice } from './invoice-words.ts'

export const stateFilters = ['open', 'due', 'to_review', 'disputed', 'retained', 'credit', 'paid'] as const
export type StateFilter = (typeof stateFilters)[number]

/** As the address says it. */
export const stateSlugs: Readonly<Record<StateFilter, string>> = {
  open: 'offen',
  due: 'faellig',
  to_review: 'pruefen',
  disputed: 'beanstandet',
  retained: 'zurueckbehalten',
  credit: 'gutschrift',
  paid: 'bezahlt',
}

type Told = { readonly state: InvoiceState; readonly invoice: Invoice }

// Of one that is disputed or kept back in part the rest may be due: it is found by both.
const fits: Readonly<Record<StateFilter, (told: Told) => boolean>> = {
  open: ({ state }) => state !== 'paid',
  due: ({ state }) => state === 'due',
  to_review: ({ state }) => state === 'to_review',
  disputed: ({ state, invoice }) => state !== 'paid' && invoice.disputedOn !== null,
  retained: ({ state, invoice }) => state !== 'paid' && invoice.retainedUntil !== null,
  credit: ({ invoice }) => invoice.kind === 'credit',
  paid: ({ state }) => state === 'paid',
}

export type InvoicesFilter = {
  readonly state: StateFilter | undefined
  readonly year: string | undefined
  readonly projectId: string | undefined
  readonly craftsmanId: string | undefined
  readonly measureId: string | undefined
  readonly tax: TaxChoice | undefined
  readonly taxYear: TaxYear | undefined
}

export const noFilter: InvoicesFilter = {
  state: undefined,
  year: undefined,
  projectId: undefined,
  craftsmanId: undefined,
  measureId: undefined,
  tax: undefined,
  taxYear: undefined,
}

export const isFiltered = (filter: InvoicesFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)

/** Those that fit, in the order they came. */
export const filterInvoices = (
  all: readonly Invoice[],
  { state, year, projectId, craftsmanId, measureId, tax, taxYear }: InvoicesFilter,
  today: string,
): Invoice[] =>
  all.filter(
    (one) =>
      (state === undefined || fits[state]({ state: standingOf(one, today).state, invoice: one })) &&
      (year === undefined || one.issuedOn.startsWith(year)) &&
      (projectId === undefined || one.projectId === projectId) &&
      (craftsmanId === undefined || one.craftsmanId === craftsmanId) &&
      (measureId === undefined || one.measureId === measureId) &&
      ((tax === undefined && taxYear === undefined) ||
        classesOf(one, taxYear).some((taxClass) => tax === undefined || (taxClass ?? 'none') === tax)),
  )

/** What it is for the tax office, whole or in part; of a tax year only what counts in it, as its folder has it. */
function classesOf(one: Invoice, taxYear: TaxYear | undefined): readonly (TaxClass | null)[] {
  if (taxYear === undefined)
    return one.taxLines.length === 0 ? [one.taxClass] : one.taxLines.map(({ taxClass }) => taxClass)
  // Of euros nobody knows the rate of the day: they are in no sum of the folder.
  if (one.currency !== 'CHF') return []
  return sharesByYear(one, taxYear.rule)
    .filter(({ year }) => year === taxYear.year)
    .map(({ taxClass }) => taxClass)
}

/** The years there are invoices of, the latest first. */
export const yearsIn = (all: readonly Invoice[]): string[] =>
  [...new Set(all.map(({ issuedOn }) => issuedOn.slice(0, 4)))].toSorted().toReversed()
