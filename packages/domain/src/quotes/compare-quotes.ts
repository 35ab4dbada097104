import type { QuoteLine, QuotePrice } from './quote.ts'
import { grossOf, quoteSums } from './quote-sums.ts'

type Compared = QuotePrice & { readonly id: string; readonly lines: readonly QuoteLine[] }

/** What one quote says to one line of the comparison; `unknown`: it lists no lines at all. */
export type QuoteCell = Omit<QuoteLine, 'text' | 'kind'> & { readonly kind: QuoteLine['kind'] | 'unknown' }

export type ComparedLine = {
  readonly text: string
  /** In the order of the quotes. */
  readonly cells: readonly QuoteCell[]
}

/** What a quote comes to when it did all that the others do. */
export type EqualScope = {
  readonly id: string
  /** With VAT; the own total where nothing was added. */
  readonly rappen: number
  /** Lines it does not offer, filled with the mean of the others. */
  readonly filled: readonly string[]
  /** Options others have in their total, added at their own price. */
  readonly options: readonly string[]
  /** What it lacks and nobody put a price on: it is not in the sum. */
  readonly unpriced: readonly string[]
  /** Without lines nobody knows what it contains. */
  readonly isBare: boolean
}

export type QuoteComparison = {
  readonly lines: readonly ComparedLine[]
  /** Of the quotes with a price. */
  readonly totals: readonly EqualScope[]
  /** The cheapest for the same scope; nothing where there is nothing to choose from. */
  readonly best: EqualScope | undefined
}

/** Puts quotes beside each other, line by line. Lines are the same if they are called the same. */
export function compareQuotes(quotes: readonly Compared[]): QuoteComparison {
  const lines = [...namesIn(quotes)].map(([key, text]) => ({
    text,
    cells: quotes.map((quote) => cellOf(quote, key)),
  }))
  const totals = quotes.flatMap((quote, at) => {
    const sums = quoteSums(quote)
    return sums === undefined ? [] : [equalScope(quotes, lines, at, sums.gross)]
  })
  const known = totals.filter(({ isBare }) => !isBare)
  const chosen = known.length > 0 ? known : totals
  const best = totals.length < 2 ? undefined : chosen.toSorted((a, b) => a.rappen - b.rappen)[0]
  return { lines, totals, best }
}

const keyOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

function namesIn(quotes: readonly Compared[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { lines } of quotes)
    for (const { text } of lines) if (!names.has(keyOf(text))) names.set(keyOf(text), text)
  return names
}

function cellOf({ lines }: Compared, key: string): QuoteCell {
  const nothing = { quantity: null, unit: null, amountRappen: null }
  if (lines.length === 0) return { kind: 'unknown', ...nothing }
  const [first, ...more] = lines.filter(({ text }) => keyOf(text) === key)
  if (first === undefined) return { kind: 'missing', ...nothing }
  const { text: _text, ...cell } = first
  // Named twice it counts twice.
  return more.length === 0
    ? cell
    : { ...cell, quantity: null, unit: null, amountRappen: sum([first, ...more]) }
}

const sum = (lines: readonly QuoteLine[]): number =>
  lines.reduce((total, { amountRappen }) => total + (amountRappen ?? 0), 0)

function equalScope(
  quotes: readonly Compared[],
  lines: readonly ComparedLine[],
  at: number,
  gross: number,
): EqualScope {
  const quote = quotes[at] as Compared
  const priceOf = (cell: QuoteCell, by: number): readonly number[] =>
    cell.amountRappen === null ? [] : [grossOf(cell.amountRappen, quotes[by] as Compared)]
  const result = { filled: [] as string[], options: [] as string[], unpriced: [] as string[] }
  let rappen = gross
  for (const { text, cells } of lines) {
    const own = cells[at]
    const others = cells.flatMap((cell, by) => (by === at ? [] : [{ cell, by }]))
    // An option that nobody has in the total is an extra to all.
    const isInScope = others.some(({ cell: { kind } }) => isInTotal(kind))
    if (own === undefined || !isInScope || own.kind === 'unknown' || isInTotal(own.kind)) continue
    const [ownPrice] = own.kind === 'option' ? priceOf(own, at) : []
    const prices = others.flatMap(({ cell, by }) => priceOf(cell, by))
    const price = ownPrice ?? mean(prices)
    if (price === undefined) result.unpriced.push(text)
    else result[ownPrice === undefined ? 'filled' : 'options'].push(text)
    rappen += price ?? 0
  }
  return { id: quote.id, rappen, ...result, isBare: quote.lines.length === 0 }
}

const isInTotal = (kind: QuoteCell['kind']): boolean =>
  kind === 'priced' || kind === 'included' || kind === 'lump'

const mean = (prices: readonly number[]): number | undefined =>
  prices.length === 0 ? undefined : Math.round(prices.reduce((a, b) => a + b, 0) / prices.length)
