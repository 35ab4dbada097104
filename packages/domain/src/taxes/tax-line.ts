import { splitAmount } from '../payments/portion.ts'
import type { TaxClass } from './tax-class.ts'

/** One part of an invoice, and what tax law makes of it. */
export type TaxLine = { readonly text: string; readonly amountRappen: number; readonly taxClass: TaxClass }

/** Among how many parts an invoice can be divided. */
export const maxTaxLines = 20

/** An invoice is divided among lines, or all of it has one class, or nobody has said anything yet. */
export type TaxFacts = {
  readonly amountRappen: number
  readonly taxClass: TaxClass | null
  readonly taxLines: readonly TaxLine[]
  readonly subsidyRappen: number | null
}

export const sumOfLines = (lines: readonly TaxLine[]): number =>
  lines.reduce((total, { amountRappen }) => total + amountRappen, 0)

/** Which of the facts does not add up to the invoice, if one does not. */
export function unevenTax(facts: TaxFacts): 'taxLines' | 'subsidyRappen' | undefined {
  const { amountRappen, taxClass, taxLines, subsidyRappen } = facts
  const isAgainst = taxLines.some((line) => line.amountRappen > 0 !== amountRappen > 0)
  if (taxLines.length > 0 && (taxClass !== null || isAgainst || sumOfLines(taxLines) !== amountRappen))
    return 'taxLines'
  return (subsidyRappen ?? 0) > Math.max(0, amountRappen) ? 'subsidyRappen' : undefined
}

/** Who says one class for all of it takes the lines away, and who divides it takes the class away. */
export function asSaid<
  Said extends { readonly taxClass?: TaxClass | null; readonly taxLines?: readonly TaxLine[] },
>(said: Said): Said {
  if (said.taxLines !== undefined && said.taxLines.length > 0) return { taxClass: null, ...said }
  if (said.taxClass !== undefined && said.taxClass !== null) return { taxLines: [], ...said }
  return said
}

/** The same division of another amount, to the Rappen; a line that nothing of it falls to is none. */
export function scaledLines(lines: readonly TaxLine[], amountRappen: number): TaxLine[] {
  const shares = splitAmount(
    amountRappen,
    lines.map((line) => Math.abs(line.amountRappen)),
  )
  return lines
    .map((line, at) => ({ ...line, amountRappen: shares[at] ?? 0 }))
    .filter(({ amountRappen: share }) => share !== 0)
}
