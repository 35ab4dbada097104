import { sharesByYear } from '../invoices/invoice-tax.ts'
import { carryEnergy, type CarriedYear } from './energy-carry.ts'
import type { TaxClass } from './tax-class.ts'
import type { TaxYearRule } from './tax-deduction.ts'
import type { FolderFacts, TaxFolder } from './tax-folder.ts'

/**
 * How the energy works known in a folder are deducted year by year, were the net income the same in each: from the
 * years whose rest could still count up to the last that may take it, never beyond the change of the law. Years in
 * which nothing happens are left out.
 */
export function carryByIncome(
  { invoices }: Pick<FolderFacts, 'invoices'>,
  {
    year,
    rule,
    carryLaw,
    imputedRentEnds,
  }: Pick<TaxFolder, 'year' | 'rule' | 'carryLaw' | 'imputedRentEnds'>,
  incomeRappen: number,
): CarriedYear[] {
  const carryYears = carryLaw?.value ?? 0
  const ends = imputedRentEnds?.value ?? Number.POSITIVE_INFINITY
  const first = year - 2 * carryYears
  const last = Math.min(year + carryYears, ends - 1)
  const paid = paidByYear(invoices, rule)
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).map((one) => {
    const of = (taxClass: TaxClass) => paid.get(`${one} ${taxClass}`) ?? 0
    return {
      year: one,
      income: incomeRappen,
      running: Math.max(0, of('upkeep') + of('operation')),
      energy: Math.max(0, of('energy')),
    }
  })
  return carryEnergy(years, { carryYears, imputedRentEnds: ends }).filter(
    (one) => one.year >= year - carryYears && one.energy + one.waiting + one.lost + one.unsure > 0,
  )
}

/** What the owner bore, by year and class, in francs alone. */
function paidByYear(invoices: FolderFacts['invoices'], rule: TaxYearRule): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const invoice of invoices) {
    if (invoice.currency !== 'CHF') continue
    for (const { year, taxClass, netRappen } of sharesByYear(invoice, rule)) {
      const key = `${year} ${taxClass}`
      sums.set(key, (sums.get(key) ?? 0) + netRappen)
    }
  }
  return sums
}
