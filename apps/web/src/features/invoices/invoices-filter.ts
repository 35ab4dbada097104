import type { InvoiceState } from '@hauswart/domain/invoices/invoice'
import { standingOf, type Invoice } from './invoice-words.ts'

/** As the address says it. */
export const stateSlugs = ['offen', 'faellig', 'pruefen', 'bezahlt'] as const
export type StateSlug = (typeof stateSlugs)[number]

const states: Readonly<Record<StateSlug, readonly InvoiceState[]>> = {
  offen: ['to_review', 'open', 'due', 'partly_paid'],
  faellig: ['due'],
  pruefen: ['to_review'],
  bezahlt: ['paid'],
}

export type InvoicesFilter = {
  readonly state: StateSlug | undefined
  readonly year: string | undefined
  readonly projectId: string | undefined
  readonly craftsmanId: string | undefined
}

export const noFilter: InvoicesFilter = {
  state: undefined,
  year: undefined,
  projectId: undefined,
  craftsmanId: undefined,
}

export const isFiltered = (filter: InvoicesFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)

/** Those that fit, in the order they came. */
export const filterInvoices = (
  all: readonly Invoice[],
  { state, year, projectId, craftsmanId }: InvoicesFilter,
  today: string,
): Invoice[] =>
  all.filter(
    (one) =>
      (state === undefined || states[state].includes(standingOf(one, today).state)) &&
      (year === undefined || one.issuedOn.startsWith(year)) &&
      (projectId === undefined || one.projectId === projectId) &&
      (craftsmanId === undefined || one.craftsmanId === craftsmanId),
  )

/** The years there are invoices of, the latest first. */
export const yearsIn = (all: readonly Invoice[]): string[] =>
  [...new Set(all.map(({ issuedOn }) => issuedOn.slice(0, 4)))].toSorted().toReversed()
