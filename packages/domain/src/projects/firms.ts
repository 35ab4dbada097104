import type { AcceptanceResult } from '../acceptances/acceptance.ts'
import type { ContractTerms } from '../defects/defect.ts'
import { owedOf } from '../invoices/credit.ts'
import type { Currency } from '../payments/hundredths.ts'
import { boundBy, type ChangeOrderState } from '../quotes/change-order.ts'
import type { QuoteState } from '../quotes/quote.ts'

type Doer = { readonly craftsmanId: string | null }

/** What the records of one renovation say of who worked on it. Who may not see amounts has neither quotes nor invoices. */
export type FirmRecords = {
  readonly quotes: readonly (Doer & {
    readonly id: string
    readonly company: string
    readonly state: QuoteState
    readonly isActive: boolean
    readonly committedRappen: number | null
  })[]
  readonly orders: readonly {
    readonly quoteId: string
    readonly state: ChangeOrderState
    readonly isActive: boolean
    readonly amountRappen: number
  }[]
  readonly invoices: readonly (Doer & {
    readonly creditor: string
    readonly currency: Currency
    readonly amountRappen: number
    readonly paidRappen: number
    readonly openRappen: number
    readonly dueOn: string
  })[]
  readonly acceptances: readonly (Doer & {
    readonly acceptedOn: string
    readonly result: AcceptanceResult
    readonly terms: ContractTerms
    readonly contractOn: string | null
  })[]
  readonly defects: readonly (Doer & { readonly terms: ContractTerms; readonly contractOn: string | null })[]
}

/** One of those who worked on a renovation, and what is known of the contract with them; amounts in Rappen. */
export type Firm = {
  readonly company: string
  readonly terms: ContractTerms | null
  readonly contractOn: string | null
  /** The last day on which work of theirs was accepted. */
  readonly acceptedOn: string | null
  readonly committed: number
  readonly invoiced: number
  readonly paid: number
  readonly open: number
  /** By when the oldest open invoice was to be paid. */
  readonly openSince: string | null
}

/**
 * Everybody who worked on a renovation, in the order of quotes, invoices, acceptances and defects. One who is in no
 * address book is known by name; what was invoiced in euros counts as open or paid, not as a sum.
 */
export function firmsOf(records: FirmRecords, nameOf: (craftsmanId: string) => string | undefined): Firm[] {
  const accepted = records.quotes.filter(({ state, isActive }) => state === 'accepted' && isActive)
  const named = [
    ...accepted.map(({ craftsmanId, company }) => ({ craftsmanId, company })),
    ...records.invoices.map(({ craftsmanId, creditor }) => ({ craftsmanId, company: creditor })),
    ...[...records.acceptances, ...records.defects]
      .filter(({ craftsmanId }) => craftsmanId !== null)
      .map(({ craftsmanId }) => ({ craftsmanId, company: '' })),
  ]
  const called = ({ craftsmanId, company }: Named): string =>
    (craftsmanId === null ? undefined : nameOf(craftsmanId)) ?? company
  const companies = [...new Set(named.map(called))].filter((company) => company !== '')
  const isOf = (company: string) => (one: Named) => isSame(called(one), company)
  return distinct(companies).map((company) => {
    const is = isOf(company)
    const isTheirs = ({ craftsmanId }: Doer) => craftsmanId !== null && is({ craftsmanId, company: '' })
    const quotes = accepted.filter(is)
    const invoices = records.invoices.filter((one) => is({ ...one, company: one.creditor }))
    const swiss = invoices.filter(({ currency }) => currency === 'CHF')
    const taken = records.acceptances.filter((one) => isTheirs(one) && one.result !== 'refused')
    const contract = [...records.acceptances, ...records.defects].find(isTheirs)
    return {
      company,
      terms: contract?.terms ?? null,
      contractOn: contract?.contractOn ?? null,
      acceptedOn: latest(taken.map(({ acceptedOn }) => acceptedOn)),
      committed:
        sum(quotes.map(({ committedRappen }) => committedRappen ?? 0)) +
        sum(records.orders.filter(({ quoteId }) => quotes.some(({ id }) => id === quoteId)).map(boundBy)),
      invoiced: sum(swiss.map(({ amountRappen }) => amountRappen)),
      paid: sum(swiss.map(({ paidRappen }) => paidRappen)),
      open: sum(swiss.map(owedOf)),
      openSince: earliest(invoices.filter(({ openRappen }) => openRappen > 0).map(({ dueOn }) => dueOn)),
    }
  })
}

type Named = Doer & { readonly company: string }

/** However somebody typed it. */
const isSame = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

const distinct = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.findIndex((one) => isSame(one, name)) === at)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const latest = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null
const earliest = (days: readonly string[]): string | null => days.toSorted()[0] ?? null
