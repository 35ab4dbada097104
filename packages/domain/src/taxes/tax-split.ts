import { isCredit } from '../invoices/credit.ts'
import { invoiceSettlement } from '../invoices/invoice.ts'
import { splitAmount } from '../payments/portion.ts'
import type { ReferenceValue } from '../reference/reference-value.ts'
import { taxFolderOf, type FolderFacts, type FolderInvoice, type TaxFolder } from './tax-folder.ts'

/** What a year allows to deduct from cantonal income, and by which of both; null where the law asks more than we know. */
export type SplitYear = {
  readonly year: number
  readonly deductionRappen: number | null
  readonly by: 'flat' | 'effective' | 'ended'
}

/** All that is still open paid this year, next year, or half and half. */
export const splitWays = ['now', 'half', 'later'] as const
export type SplitWay = (typeof splitWays)[number]

export type TwoYears = {
  /** What of the open invoices could be deducted, were all of it paid this year. */
  readonly openRappen: number
  readonly ways: readonly {
    readonly way: SplitWay
    readonly years: readonly SplitYear[]
    readonly totalRappen: number | null
  }[]
  /** The ways with the highest sum; none where a sum is not known. */
  readonly best: readonly SplitWay[]
  readonly noFlat: TaxFolder['noFlat']
  readonly sources: readonly ReferenceValue[]
}

/**
 * What it means for the deductions of two years when the open invoices are paid, where the day of the payment decides;
 * in each year the better of flat rate and effective costs. Null where nothing open could be deducted, and once the law has changed. It is a sum of
 * deductions, not of tax: nobody told us the rate.
 */
export function splitOverTwoYears(facts: FolderFacts, year: number): TwoYears | null {
  const near = facts.invoices.filter(
    (one) => isOpen(one) || one.payments.some(({ paidOn }) => isIn(paidOn, year)),
  )
  const folderOf = (invoices: readonly FolderInvoice[], one: number) =>
    taxFolderOf({ ...facts, invoices }, one, 'payment')
  const folders = (way: SplitWay) =>
    [year, year + 1].map((one) =>
      folderOf(
        near.map((invoice) => paid(invoice, way, year)),
        one,
      ),
    )
  // What comes back by itself is no choice: beside it the bills are as large as they are.
  const unpaid = near.map((invoice) => (isCredit(invoice) ? paid(invoice, 'now', year) : invoice))
  const whole = folders('now')[0]
  const openRappen = effectiveOf(whole) - effectiveOf(folderOf(unpaid, year))
  if (openRappen <= 0 || whole?.noFlat === 'ended') return null
  const ways = splitWays.map((way) => {
    const years = folders(way).map(splitYear)
    return { way, years, totalRappen: sumOf(years.map(({ deductionRappen }) => deductionRappen)) }
  })
  const [, next] = folders('later')
  return {
    openRappen,
    ways,
    best: bestOf(ways),
    noFlat: whole?.noFlat ?? null,
    sources: [whole, next].flatMap((folder) => [
      ...(folder?.flat.cantonal?.sources ?? []),
      ...(folder?.imputedRentEnds === undefined ? [] : [folder.imputedRentEnds]),
    ]),
  }
}

const isIn = (day: string, year: number): boolean =>
  day.startsWith(`${year}-`) || day.startsWith(`${year + 1}-`)

const openOf = (invoice: FolderInvoice): number => invoiceSettlement(invoice).open
const isOpen = (invoice: FolderInvoice): boolean => openOf(invoice) > 0 || isCredit(invoice)

const shares = { now: [1, 0], half: [1, 1], later: [0, 1] } as const

function paid(invoice: FolderInvoice, way: SplitWay, year: number): FolderInvoice {
  const open = openOf(invoice)
  // A credit note comes back by itself, whenever the owner pays.
  if (isCredit(invoice) && open < 0)
    return { ...invoice, payments: [...invoice.payments, { paidOn: `${year}-12-31`, amountRappen: open }] }
  if (open <= 0) return invoice
  const parts = splitAmount(open, shares[way]).map((amountRappen, at) => ({
    paidOn: `${year + at}-12-31`,
    amountRappen,
  }))
  return { ...invoice, payments: [...invoice.payments, ...parts.filter((part) => part.amountRappen > 0)] }
}

const effectiveOf = (folder: TaxFolder | undefined): number =>
  folder === undefined ? 0 : folder.net.upkeep + folder.net.energy + folder.net.operation

function splitYear(folder: TaxFolder): SplitYear {
  const { year, deduction, flat, noFlat } = folder
  if (noFlat === 'ended') return { year, deductionRappen: deduction.cantonal, by: 'ended' }
  return flat.cantonal?.better === 'flat'
    ? { year, deductionRappen: flat.cantonal.flat, by: 'flat' }
    : { year, deductionRappen: effectiveOf(folder), by: 'effective' }
}

const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((total, amount) => (total === null || amount === null ? null : total + amount), 0)

function bestOf(ways: TwoYears['ways']): SplitWay[] {
  const sums = ways.flatMap(({ totalRappen }) => (totalRappen === null ? [] : [totalRappen]))
  if (sums.length < ways.length) return []
  return ways.filter(({ totalRappen }) => totalRappen === Math.max(...sums)).map(({ way }) => way)
}
