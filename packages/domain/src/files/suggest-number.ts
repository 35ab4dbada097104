import { columnsOf, type Found, type ReadLine } from './suggest-lines.ts'

type Rule = { readonly label: string; readonly reason: string; readonly points: number }

const nr = String.raw`(nummer|nr\.?|no\.?)`
/** What stands before the number of a bill; numbers of customers, orders and taxes have other words. */
const rules: readonly Rule[] = [
  { label: `rechnungs-?\\s?${nr}`, reason: 'weil «Rechnungsnummer» davor steht', points: 9 },
  {
    label: `(schluss|teil|akonto|gebühren)?rechnung\\s*[-–]?\\s*(${nr}|#)`,
    reason: 'weil «Rechnung Nr.» davor steht',
    points: 9,
  },
  { label: `faktura?-?\\s?${nr}|fakturen-?${nr}`, reason: 'weil «Faktura» davor steht', points: 8 },
  { label: `rg\\.?\\s?-?\\s?${nr}`, reason: 'weil «Rg.-Nr.» davor steht', points: 8 },
  {
    label: String.raw`(invoice|facture|fattura)\s?(number|no\.?|n[°o]\.?|nr\.?)`,
    reason: 'weil die Rechnungsnummer so beschriftet ist',
    points: 7,
  },
  { label: `quittungs?\\s?-?\\s?${nr}`, reason: 'weil «Quittung Nr.» davor steht', points: 6 },
  { label: `(beleg|dokument(en)?)\\s?-?\\s?${nr}`, reason: 'weil «Belegnummer» davor steht', points: 6 },
  { label: `verfügungs?\\s?-?\\s?${nr}`, reason: 'weil «Verfügung Nr.» davor steht', points: 5 },
]
/** As a heading, without a word for the number. */
const heading = /^((schluss|teil|akonto)?rechnung|faktura|beleg)\s*:?\s+(?<rest>\S.*)$/iu
const startOf = rules.map((rule) => ({
  ...rule,
  pattern: new RegExp(`(?<![\\p{L}])(${rule.label})(?!\\p{L})\\s*:?\\s*(?<rest>.*)$`, 'iu'),
}))

const token = /^(?<number>[\p{Lu}\d][\p{L}\d./_-]{0,28}[\p{L}\d])(?<after>.*)$/u
const longestNumber = 30

/** The number of a bill: behind its label, below it in a table, or in the heading. */
export const findNumbers = (lines: readonly ReadLine[]): Found[] =>
  lines.flatMap((line, at) => {
    const points = (most: number) => most - line.at / 1_000
    for (const { pattern, reason, points: most } of startOf) {
      const rest = pattern.exec(line.text)?.groups?.['rest']
      if (rest === undefined) continue
      const value = numberIn(rest)
      if (value !== undefined) return [{ value, reason, points: points(most), line }]
      const below = inTable(line, lines[at + 1], pattern)
      return below === undefined ? [] : [{ ...below, reason, points: points(most - 1) }]
    }
    const value = numberIn(heading.exec(line.text)?.groups?.['rest'] ?? '')
    // A year behind «Rechnung» says for when, not which.
    return value === undefined || /^(19|20)\d\d$/.test(value)
      ? []
      : [{ value, reason: 'weil es als Nummer in der Überschrift steht', points: points(4), line }]
  })

/** With a figure in it, and neither a day nor an amount; two of them one behind the other are uncertain. */
function numberIn(text: string): string | undefined {
  const { number = '', after = '' } = token.exec(text.trim())?.groups ?? {}
  const isNumber = /\d/.test(number) && !isDay(number + after.slice(0, 6)) && !/^\d+\.\d\d$/.test(number)
  const goesOn = /^ ?[\d’']/.test(after) && !isDay(after.trim())
  return isNumber && !goesOn && number.length >= 2 && number.length <= longestNumber ? number : undefined
}

const isDay = (text: string): boolean => /^\d{1,2}\.( ?\d{1,2}\.| ?\p{L}{3})/u.test(text)

/** «Rechnungsnummer   Datum» over «4711   1.3.2026». */
function inTable(line: ReadLine, below: ReadLine | undefined, label: RegExp) {
  if (below === undefined) return undefined
  const [heads, cells] = [columnsOf(line), columnsOf(below)]
  const value = numberIn(cells[heads.findIndex((head) => label.test(head))] ?? '')
  return value === undefined || heads.length !== cells.length || heads.length < 2
    ? undefined
    : { value, line: below }
}
