import {
  linesOf,
  sharesByYear,
  type TaxedInvoice,
  type YearShare,
} from '../../packages/domain/src/invoices/invoice-tax.ts'
import type { TaxYearRule } from '../../packages/domain/src/taxes/tax-deduction.ts'
import { makeRandom } from '../door/random.ts'
import { settledOf, someInvoice } from './invoices.ts'

type Spread = (invoice: TaxedInvoice, rule: TaxYearRule) => readonly YearShare[]

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What is wrong with how an invoice was spread over lines and years; nothing is counted as the product counts it. */
export function faultsIn(invoice: TaxedInvoice, spread: Spread): string[] {
  const { paid, discount } = settledOf(invoice)
  const whole = invoice.amountRappen - discount
  const borne = Math.min(paid, whole)
  const found: string[] = []
  const say = (isWrong: boolean, what: string) => (isWrong ? found.push(what) : undefined)
  for (const [rule, total] of [
    ['payment', borne],
    ['invoice', whole],
  ] as const) {
    const shares = spread(invoice, rule)
    say(
      shares.some(
        ({ costRappen, netRappen, subsidyRappen }) => !isWhole(costRappen, netRappen, subsidyRappen),
      ),
      'no whole Rappen',
    )
    say(
      sum(shares.map(({ costRappen }) => costRappen)) !== total,
      `${rule}: costs do not sum to what was paid`,
    )
    say(
      shares.some((one) => one.netRappen + one.subsidyRappen !== one.costRappen),
      'net and subsidy are not the cost',
    )
    const subsidised = shares.filter(
      ({ taxClass }) => taxClass === 'energy' || taxClass === 'upkeep' || taxClass === 'improvement',
    )
    const most = sum(subsidised.map(({ costRappen }) => costRappen))
    const given = sum(shares.map(({ subsidyRappen }) => subsidyRappen))
    say(given !== Math.min(invoice.subsidyRappen ?? 0, most), 'the subsidy is not all of it, or more')
    say(linesWrong(invoice, shares, total === whole), `${rule}: a line is not what it is`)
    say(yearsWrong(invoice, shares, rule, borne), `${rule}: a year is not what was paid in it`)
  }
  return found
}

const isWhole = (...amounts: readonly number[]): boolean =>
  amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)

/** No line gets more than it is, less than nothing, nor further from its part than a Rappen for every step. */
function linesWrong(invoice: TaxedInvoice, shares: readonly YearShare[], isAll: boolean): boolean {
  const lines = linesOf(invoice)
  const told = lines.map(({ text }) =>
    sum(shares.flatMap((one) => (one.text === text ? [one.costRappen] : []))),
  )
  const total = sum(told)
  const steps = invoice.payments.length + 2
  return lines.some(({ amountRappen }, at) => {
    const got = told[at] ?? 0
    if (got > amountRappen) return true
    const exact = BigInt(amountRappen) * BigInt(total)
    const off = BigInt(got) * BigInt(invoice.amountRappen) - exact
    const most = BigInt(steps) * BigInt(invoice.amountRappen)
    return off > most || -off > most || (isAll && invoice.discountRate === null && got !== amountRappen)
  })
}

/** Each year has its payments; only the last ones can be too much. */
function yearsWrong(
  invoice: TaxedInvoice,
  shares: readonly YearShare[],
  rule: TaxYearRule,
  borne: number,
): boolean {
  const told = Map.groupBy(shares, ({ year }) => year)
  if (rule === 'invoice')
    return [...told.keys()].some((year) => year !== Number(invoice.issuedOn.slice(0, 4)))
  let left = borne
  const want = new Map<number, number>()
  for (const { paidOn, amountRappen } of invoice.payments.toSorted((a, b) =>
    a.paidOn.localeCompare(b.paidOn),
  )) {
    const counted = Math.min(left, amountRappen)
    left -= counted
    const year = Number(paidOn.slice(0, 4))
    want.set(year, (want.get(year) ?? 0) + counted)
  }
  return [...new Set([...want.keys(), ...told.keys()])].some(
    (year) => (want.get(year) ?? 0) !== sum((told.get(year) ?? []).map(({ costRappen }) => costRappen)),
  )
}

/** How many of so many random invoices are spread wrongly, and how often in each currency something was looked at. */
export function spreadAll(seed: number, count: number, spread: Spread = sharesByYear) {
  const random = makeRandom(seed)
  const [wrong, seen]: [string[], Record<string, number>] = [[], { CHF: 0, EUR: 0 }]
  for (let n = 0; n < count; n += 1) {
    const invoice = someInvoice(random)
    seen[invoice.currency] = (seen[invoice.currency] ?? 0) + 1
    wrong.push(...faultsIn(invoice, spread).map((fault) => `invoice ${n}: ${fault}`))
  }
  return { wrong, seen }
}

const changed =
  (change: (share: YearShare, at: number, all: readonly YearShare[]) => YearShare): Spread =>
  (invoice, rule) =>
    sharesByYear(invoice, rule).map(change)
const costing = (share: YearShare, costRappen: number): YearShare => ({
  ...share,
  costRappen,
  netRappen: costRappen - share.subsidyRappen,
})

/** Faults as they could slip into the spreading, each of which must be seen. */
export const spreadFaults: readonly { readonly name: string; readonly spread: Spread }[] = [
  {
    name: 'each share is rounded for itself',
    spread: (invoice, rule) => {
      const lines = linesOf(invoice)
      return sharesByYear(invoice, rule).map((share, _at, all) => {
        const year = sum(all.flatMap((one) => (one.year === share.year ? [one.costRappen] : [])))
        const line = lines.find(({ text }) => text === share.text)
        return costing(share, Math.round((year * (line?.amountRappen ?? 0)) / invoice.amountRappen))
      })
    },
  },
  {
    name: 'the discount is a cost',
    spread: (invoice, rule) => sharesByYear({ ...invoice, discountRate: null, discountUntil: null }, rule),
  },
  {
    name: 'everything falls in the year of the first payment',
    spread: changed((share, _at, all) => ({ ...share, year: all[0]?.year ?? share.year })),
  },
  {
    name: 'the odd Rappen is dropped',
    spread: changed((share, at, all) =>
      at === all.length - 1 && all.length > 1 ? costing(share, share.costRappen - 1) : share,
    ),
  },
  {
    name: 'the subsidy is forgotten',
    spread: changed((share) => ({ ...share, subsidyRappen: 0, netRappen: share.costRappen })),
  },
]
