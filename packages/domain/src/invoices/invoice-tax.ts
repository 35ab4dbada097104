import { splitAmount } from '../payments/portion.ts'
import { lessSubsidy, emptySplit, taxClasses, type TaxClass, type TaxSplit } from '../taxes/tax-class.ts'
import { taxYearOf, type TaxYearRule } from '../taxes/tax-deduction.ts'
import type { TaxFacts } from '../taxes/tax-line.ts'
import { isCredit, mirrored } from './credit.ts'
import { invoiceSettlement, type InvoicePayment, type InvoiceTerms } from './invoice.ts'

/** What the tax year needs of an invoice. */
export type TaxedInvoice = InvoiceTerms &
  TaxFacts & { readonly note: string | null; readonly payments: readonly InvoicePayment[] }

/** One line of an invoice in one tax year. */
export type YearShare = {
  readonly year: number
  readonly text: string | null
  /** Null while nobody said what it is. */
  readonly taxClass: TaxClass | null
  /** What was paid of it, or asked for where the day of the invoice decides. */
  readonly costRappen: number
  /** What a programme paid of that. */
  readonly subsidyRappen: number
  /** What the owner bore: cost less subsidy. */
  readonly netRappen: number
}

type Line = {
  readonly text: string | null
  readonly amountRappen: number
  readonly taxClass: TaxClass | null
}

/** The lines of an invoice; of one that is not divided the whole is one line. */
export function linesOf({ taxLines, amountRappen, taxClass, note }: TaxedInvoice): readonly Line[] {
  if (taxLines.length > 0) return taxLines
  return [{ text: note?.split('\n')[0] ?? null, amountRappen, taxClass }]
}

/** An invoice by line and tax year; a credit note lowers the year it came back in. */
export const sharesByYear = (invoice: TaxedInvoice, rule: TaxYearRule): YearShare[] =>
  isCredit(invoice)
    ? sharesOf(mirrored(invoice), rule).map((share) => ({
        ...share,
        costRappen: -share.costRappen,
        netRappen: -share.netRappen,
      }))
    : sharesOf(invoice, rule)

/**
 * A bill by line and tax year, to the Rappen. The discount falls on every line, then each payment on what is left of
 * every line: no line gets more than it is, and once all is paid each has got exactly what it is. What was paid too much
 * comes back and is no cost. The subsidy is spread over the years as the costs it paid for.
 */
function sharesOf(invoice: TaxedInvoice, rule: TaxYearRule): YearShare[] {
  const lines = linesOf(invoice)
  const left = lines.map(({ amountRappen }) => amountRappen)
  const take = (amount: number): number[] => {
    const taken = splitAmount(Math.min(amount, sum(left)), left)
    taken.forEach((part, at) => (left[at] = (left[at] ?? 0) - part))
    return taken
  }
  take(invoiceSettlement(invoice).discount)
  const costs = partsByYear(invoice, rule, sum(left)).map(({ year, amount }) => ({
    year,
    parts: take(amount),
  }))
  const years = [...new Set(costs.map(({ year }) => year))].toSorted((a, b) => a - b)
  const shares = years.flatMap((year) =>
    lines.map(({ text, taxClass }, at) => ({
      year,
      text,
      taxClass,
      costRappen: sum(costs.filter((cost) => cost.year === year).map(({ parts }) => parts[at] ?? 0)),
    })),
  )
  return withSubsidy(
    shares.filter(({ costRappen }) => costRappen > 0),
    invoice.subsidyRappen ?? 0,
  )
}

/** What falls in which year: every payment in its own, or all of it in that of the invoice. */
function partsByYear(
  invoice: TaxedInvoice,
  rule: TaxYearRule,
  whole: number,
): { readonly year: number; readonly amount: number }[] {
  const { issuedOn: invoicedOn, payments } = invoice
  const parts =
    rule === 'invoice'
      ? [{ year: taxYearOf({ invoicedOn, paidOn: null }, rule), amount: whole }]
      : payments
          .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : a.paidOn > b.paidOn ? 1 : 0))
          .map(({ paidOn, amountRappen }) => ({
            year: taxYearOf({ invoicedOn, paidOn }, rule),
            amount: amountRappen,
          }))
  return parts.flatMap(({ year, amount }) => (year === null ? [] : [{ year, amount }]))
}

type Cost = Omit<YearShare, 'subsidyRappen' | 'netRappen'>

function withSubsidy(costs: readonly Cost[], subsidy: number): YearShare[] {
  const paid: TaxSplit = Object.fromEntries(
    taxClasses.map((name) => [
      name,
      sum(costs.flatMap((cost) => (cost.taxClass === name ? [cost.costRappen] : []))),
    ]),
  ) as TaxSplit
  const borne = lessSubsidy({ ...emptySplit, ...paid }, subsidy)
  const given = costs.map(() => 0)
  for (const name of taxClasses) {
    const own = costs.flatMap((cost, at) => (cost.taxClass === name ? [{ at, cost: cost.costRappen }] : []))
    const parts = splitAmount(
      paid[name] - borne[name],
      own.map(({ cost }) => cost),
    )
    own.forEach(({ at }, nth) => (given[at] = parts[nth] ?? 0))
  }
  return costs.map((cost, at) => {
    const subsidyRappen = given[at] ?? 0
    return { ...cost, subsidyRappen, netRappen: cost.costRappen - subsidyRappen }
  })
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
