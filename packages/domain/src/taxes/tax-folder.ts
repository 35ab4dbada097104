import type { InvoiceKind } from '../invoices/expense.ts'
import { sharesByYear, type TaxedInvoice, type YearShare } from '../invoices/invoice-tax.ts'
import type { Currency } from '../payments/hundredths.ts'
import type { Canton, RealEstateUsage } from '../real-estate/real-estate.ts'
import { referenceBook, type ReferenceValue } from '../reference/reference-value.ts'
import { compareDeductions, type DeductionChoice } from './flat-rate.ts'
import type { TaxClass, TaxSplit } from './tax-class.ts'
import { deductionOf, type Deduction, type TaxYearRule } from './tax-deduction.ts'

/** What a folder needs of an invoice. */
export type FolderInvoice = TaxedInvoice & {
  readonly id: string
  readonly creditor: string
  readonly number: string | null
  readonly documentId: string | null
  /** Not said is a bill. */
  readonly kind?: InvoiceKind
}

export type FolderFacts = {
  readonly invoices: readonly FolderInvoice[]
  readonly house: {
    readonly canton: Canton | null
    readonly buildYear: number | null
    readonly usage: RealEstateUsage | null
    readonly isListed: boolean | null
  }
  /** Imputed rent of the house in a year. */
  readonly imputedRentRappen: number | null
  readonly references: readonly ReferenceValue[]
}

/** One line of an invoice in the folder. */
export type FolderEntry = Omit<YearShare, 'year'> & {
  /** The receipt, counted through the folder; one invoice is one receipt, however many lines it has. */
  readonly receipt: number
  readonly invoiceId: string
  readonly creditor: string
  readonly number: string | null
  readonly documentId: string | null
  readonly issuedOn: string
  /** The last payment that counts here; null where the day of the invoice decides and nothing is paid. */
  readonly paidOn: string | null
  readonly currency: Currency
  /** Where it is no bill: of a cost without one there may be no receipt. */
  readonly kind?: InvoiceKind
}

/** In the order of the return: what may be deducted, what counts when the house is sold, what is nobody's business. */
export const folderOrder = [
  'upkeep',
  'energy',
  'operation',
  'improvement',
  'private',
] as const satisfies readonly TaxClass[]

/** Energy works of a year and until when what exceeded the income may still be deducted. */
export type CarryNote = {
  readonly year: number
  readonly energyRappen: number
  readonly until: number
  /** The time would reach into the law that holds afterwards: nothing says that it still may. */
  readonly isUnsure: boolean
}

/** Why nothing can be said of the flat rate. */
export type NoFlatReason = 'rent' | 'age' | 'rate' | 'ended'

export type TaxFolder = {
  readonly year: number
  readonly rule: TaxYearRule
  readonly entries: readonly FolderEntry[]
  /** In another currency: nobody knows the rate of the day, so they are in no sum. */
  readonly foreign: readonly FolderEntry[]
  readonly costs: TaxSplit
  /** What the owner bore, by class. */
  readonly net: TaxSplit
  readonly subsidyRappen: number
  /** Of which nobody has said what it is. */
  readonly unassignedRappen: number
  readonly deduction: Deduction
  readonly imputedRentEnds: ReferenceValue | undefined
  readonly flat: { readonly cantonal: DeductionChoice | null; readonly federal: DeductionChoice | null }
  readonly noFlat: NoFlatReason | null
  readonly carry: readonly CarryNote[]
  readonly carryLaw: ReferenceValue | undefined
  /** By which day this canton counts, where somebody told us. */
  readonly yearLaw: ReferenceValue | undefined
}

/** Everything of one tax year, each figure from the same lines. */
export function taxFolderOf(facts: FolderFacts, year: number, rule: TaxYearRule): TaxFolder {
  const { house, invoices, imputedRentRappen } = facts
  const lawOf = (canton: Canton | null) =>
    referenceBook(facts.references, { canton, on: lawDay(facts.references, year) })
  const [cantonal, federal] = [lawOf(house.canton), lawOf(null)]
  const all = entriesOf(invoices, year, rule)
  const entries = all.filter(({ currency }) => currency === 'CHF')
  const net = splitOf(entries, 'netRappen')
  const imputedRentEnds = cantonal.get('tax.imputed_rent_ends')
  const ends = imputedRentEnds?.value ?? Number.POSITIVE_INFINITY
  const carryLaw = cantonal.get('tax.energy_carry_years')
  const kept = cantonal.get('tax.energy_kept')?.value
  const age = house.buildYear === null ? null : year - house.buildYear
  const paid = { effectiveRappen: net.upkeep + net.energy + net.operation }
  const known =
    age === null || imputedRentRappen === null || year >= ends
      ? undefined
      : { ...paid, houseAge: age, rentRappen: imputedRentRappen }
  const flat = {
    cantonal: known === undefined ? null : compareDeductions(cantonal, known),
    federal: known === undefined ? null : compareDeductions(federal, known),
  }
  return {
    year,
    rule,
    entries,
    foreign: all.filter(({ currency }) => currency !== 'CHF'),
    costs: splitOf(entries, 'costRappen'),
    net,
    subsidyRappen: sum(entries.map(({ subsidyRappen }) => subsidyRappen)),
    unassignedRappen: sum(entries.flatMap((one) => (one.taxClass === null ? [one.netRappen] : []))),
    deduction: deductionOf(net, {
      year,
      imputedRentEnds: ends,
      // Who has not said so lives in it, as nearly all do.
      usage: house.usage ?? 'owner_occupied',
      isListed: house.isListed === true,
      cantonKeepsEnergy: kept === undefined ? null : kept > 0,
      cantonKeepsUntil: cantonal.get('tax.energy_canton_until')?.value ?? year,
    }),
    imputedRentEnds,
    flat,
    noFlat:
      year >= ends
        ? 'ended'
        : age === null
          ? 'age'
          : imputedRentRappen === null
            ? 'rent'
            : flat.cantonal === null
              ? 'rate'
              : null,
    carry: carryOf(invoices, { year, rule, ends, years: carryLaw?.value ?? 0 }),
    carryLaw,
    yearLaw: cantonal.get('tax.year_by_invoice'),
  }
}

/** Whether somebody still has to say what something is: a bill and a credit note may come to nothing together. */
export const hasUnassigned = ({ entries }: Pick<TaxFolder, 'entries'>): boolean =>
  entries.some(({ taxClass }) => taxClass === null)

/** By which day the canton counts, as far as somebody told us; else by the day of the payment. */
export const usualYearRule = (
  references: readonly ReferenceValue[],
  canton: Canton | null,
  on: string,
): TaxYearRule =>
  referenceBook(references, { canton, on }).get('tax.year_by_invoice')?.value === 1 ? 'invoice' : 'payment'

/** The years with something in them, the latest first. */
export const taxYearsOf = (invoices: readonly TaxedInvoice[], rule: TaxYearRule): number[] =>
  [...new Set(invoices.flatMap((one) => sharesByYear(one, rule).map(({ year }) => year)))].toSorted(
    (a, b) => b - a,
  )

/** What is value-adding of all years since a day, for the day the house is sold. */
export const improvementsOf = (
  invoices: readonly FolderInvoice[],
  since: string | null,
): readonly FolderEntry[] =>
  numbered(
    invoices
      .flatMap((invoice) =>
        sharesByYear(invoice, 'payment')
          .filter(({ taxClass }) => taxClass === 'improvement')
          .map((share) => entryOf(invoice, share, 'payment')),
      )
      .filter(({ paidOn, issuedOn }) => since === null || (paidOn ?? issuedOn) >= since)
      .toSorted(byDay),
  )

/** Rows begin with the first year somebody wrote down; for the years before the oldest known ones stand. */
export function lawDay(references: readonly ReferenceValue[], year: number): string {
  const first = references
    .filter(({ key }) => key.startsWith('tax.flat_rate'))
    .reduce((least, { validFrom }) => (validFrom < least ? validFrom : least), '9999-12-31')
  const last = `${year}-12-31`
  return last < first && first !== '9999-12-31' ? first : last
}

type Unnumbered = Omit<FolderEntry, 'receipt'>

const entriesOf = (invoices: readonly FolderInvoice[], year: number, rule: TaxYearRule): FolderEntry[] =>
  numbered(
    invoices
      .flatMap((invoice) =>
        sharesByYear(invoice, rule)
          .filter((share) => share.year === year)
          .map((share) => entryOf(invoice, share, rule)),
      )
      .toSorted((a, b) => isForeign(a) - isForeign(b) || placeOf(a) - placeOf(b) || byDay(a, b)),
  )

function entryOf(invoice: FolderInvoice, { year, ...share }: YearShare, rule: TaxYearRule): Unnumbered {
  const { id: invoiceId, creditor, number, documentId, issuedOn, currency } = invoice
  const days = invoice.payments
    .map(({ paidOn }) => paidOn)
    .filter((on) => rule === 'invoice' || on.startsWith(`${year}-`))
    .toSorted()
  return {
    ...share,
    invoiceId,
    creditor,
    number,
    documentId,
    issuedOn,
    currency,
    paidOn: days.at(-1) ?? null,
    ...(invoice.kind !== undefined && invoice.kind !== 'bill' && { kind: invoice.kind }),
  }
}

// What is in no sum comes after all that is.
const isForeign = ({ currency }: Unnumbered): number => (currency === 'CHF' ? 0 : 1)

// What waits for its class is still asked for; what is private comes last.
const order: readonly (TaxClass | null)[] = [
  ...folderOrder.filter((name) => name !== 'private'),
  null,
  'private',
]
const placeOf = ({ taxClass }: Unnumbered): number => order.indexOf(taxClass)

const dayOf = ({ paidOn, issuedOn }: Unnumbered): string => paidOn ?? issuedOn
const byDay = (a: Unnumbered, b: Unnumbered): number =>
  dayOf(a).localeCompare(dayOf(b)) || (a.invoiceId < b.invoiceId ? -1 : a.invoiceId > b.invoiceId ? 1 : 0)

function numbered(entries: readonly Unnumbered[]): FolderEntry[] {
  const numbers = new Map<string, number>()
  return entries.map((entry) => {
    const receipt = numbers.get(entry.invoiceId) ?? numbers.size + 1
    numbers.set(entry.invoiceId, receipt)
    return { receipt, ...entry }
  })
}

const splitOf = (entries: readonly FolderEntry[], amount: 'costRappen' | 'netRappen'): TaxSplit =>
  Object.fromEntries(
    folderOrder.map((name) => [
      name,
      sum(entries.flatMap((entry) => (entry.taxClass === name ? [entry[amount]] : []))),
    ]),
  ) as TaxSplit

function carryOf(
  invoices: readonly FolderInvoice[],
  { year, rule, ends, years }: { year: number; rule: TaxYearRule; ends: number; years: number },
): CarryNote[] {
  if (year >= ends) return []
  return Array.from({ length: years + 1 }, (_, at) => year - years + at).flatMap((one) => {
    const own = entriesOf(invoices, one, rule).filter(({ currency }) => currency === 'CHF')
    const { energy } = splitOf(own, 'netRappen')
    const until = one + years
    return energy <= 0 ? [] : [{ year: one, energyRappen: energy, until, isUnsure: until >= ends }]
  })
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
