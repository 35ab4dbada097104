import type { FileSuggestion, SuggestionField } from './file.ts'
import { findAmounts } from './suggest-amount.ts'
import { findDates, findEnds } from './suggest-days.ts'
import { findDues } from './suggest-due.ts'
import { bestOf, linesOf, vague, type Found, type ReadPage } from './suggest-lines.ts'
import { findNumbers } from './suggest-number.ts'
import { findSenders } from './suggest-sender.ts'
import { findCategories, findTitles } from './suggest-words.ts'

const longestQuote = 200

/** What the text of a paper proposes for it, at most one value a field, each with its reason and the line it stands in. */
export function suggest(pages: readonly ReadPage[], today: string): readonly FileSuggestion[] {
  const lines = linesOf(pages)
  const category = bestOf(findCategories(lines))
  const dated = bestOf(findDates(lines, today))
  // Days are counted from one that is sure.
  const issuedOn = dated?.reason === vague.firstDay ? undefined : dated?.value
  const found: readonly (readonly [SuggestionField, Found | undefined])[] = [
    ['title', bestOf(findTitles(lines, category))],
    ['category', category],
    ['dated_on', dated],
    ['sender', bestOf(findSenders(lines))],
    ['amount_rappen', bestOf(findAmounts(lines))],
    ['valid_until', bestOf(findEnds(lines, today))],
    ['due_on', bestOf(findDues(lines, issuedOn))],
    ['invoice_number', bestOf(findNumbers(lines))],
  ]
  return found.flatMap(([field, best]) => {
    if (best === undefined) return []
    const { value, reason, line } = best
    return [{ field, value, reason, page: line.page, quote: line.text.slice(0, longestQuote) }]
  })
}
