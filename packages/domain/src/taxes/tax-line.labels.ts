import { writeHundredths } from '../payments/hundredths.ts'
import { taxClassLabels } from './tax-class.labels.ts'
import type { TaxFacts, TaxLine } from './tax-line.ts'

/** «Ersatz: 800.00 Unterhalt; Ausbau: 200.00 Wertvermehrend». */
export const lineWords = (lines: readonly TaxLine[], write = writeHundredths): string =>
  lines
    .map(({ text, amountRappen, taxClass }) => `${text}: ${write(amountRappen)} ${taxClassLabels[taxClass]}`)
    .join('; ')

/** What an invoice is for the tax office: its one class or its lines; nothing while nobody said it. */
export function taxWords({ taxClass, taxLines }: Pick<TaxFacts, 'taxClass' | 'taxLines'>): string | null {
  if (taxLines.length > 0) return lineWords(taxLines)
  return taxClass === null ? null : taxClassLabels[taxClass]
}
