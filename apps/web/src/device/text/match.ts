import type { MarkedText } from '@hauswart/domain/search/search'
import { fold, wordsOf } from './fold.ts'

export type Searchable = {
  readonly title: string
  /** Where it belongs; counts less than its name. */
  readonly detail?: string | undefined
  /** Further words people use for it, never shown. */
  readonly words?: string | undefined
}

/** How well something fits what was typed, 0 for not at all. Every typed word must be found. */
export function scoreOf({ title, detail = '', words = '' }: Searchable, query: string): number {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return 0
  const inTitle = wordsOf(title)
  const others = [...wordsOf(detail), ...wordsOf(words)]
  let total = 0
  for (const one of wanted) {
    const best = Math.max(bestOf(one, inTitle), bestOf(one, others) * 0.6)
    if (best === 0) return 0
    total += best
  }
  // Of two that fit alike, the one whose name begins with it, then the shorter one.
  const begins = inTitle[0]?.startsWith(wanted[0] ?? '') === true ? 0.1 : 0
  return total / wanted.length + begins - Math.min(title.length, 100) / 10_000
}

/** A text in pieces, its words that fit what was typed apart from the others. */
export function marksOf(text: string, query: string): MarkedText[] {
  const wanted = wordsOf(query)
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((piece, index) => ({
      text: piece,
      isFound: index % 2 === 1 && wanted.some((one) => fitOf(one, fold(piece)) > 0),
    }))
    .filter((piece) => piece.text !== '')
}

const bestOf = (wanted: string, words: readonly string[]): number =>
  words.reduce((best, word) => Math.max(best, fitOf(wanted, word)), 0)

function fitOf(wanted: string, word: string): number {
  if (word === wanted) return 1
  if (word.startsWith(wanted)) return 0.9
  if (wanted.length >= 3 && word.includes(wanted)) return 0.6
  const slips = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0
  if (slips === 0) return 0
  // While typing only the beginning of the word is there.
  const begins = [word, word.slice(0, wanted.length), word.slice(0, wanted.length + 1)]
  if (begins.some((text) => slipsBetween(wanted, text, slips) <= slips)) return 0.4
  return wanted.length >= shortestPart && isInside(wanted, word) ? 0.2 : 0
}

const shortestPart = 5

/** German words are built of words: «heizug» means the end of «Ölheizung». One slip, and the first letter fits. */
function isInside(wanted: string, word: string): boolean {
  for (let at = 1; at + wanted.length - 1 <= word.length; at += 1) {
    if (word[at] !== wanted[0]) continue
    for (const length of [wanted.length - 1, wanted.length, wanted.length + 1])
      if (slipsBetween(wanted, word.slice(at, at + length), 1) <= 1) return true
  }
  return false
}

/** Wrong, missing, doubled or swapped letters between two words, counted up to `most` + 1. */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
