import type { Piece } from '#device/papers/pdf-file.ts'
import { fold, wordsOf } from '#device/text/fold.ts'

/** Where a found word begins and ends: in which piece, and after how many letters. */
export type Place = { readonly piece: number; readonly offset: number }
export type FoundWord = { readonly start: Place; readonly end: Place }

/** The words of a page that somebody looked for, in any spelling and with any ending, each from its first letter to its last. */
export function findWords(pieces: readonly Piece[], search: string): readonly FoundWord[] {
  const wanted = wordsOf(search).map(stemOf)
  if (wanted.length === 0) return []
  const { words, from } = spokenOn(pieces)
  return words.filter(({ word }) => wanted.some((one) => fits(fold(word), one))).map((at) => from(at, at))
}

/** A line of a page as one place; nothing where the page tells its words in another order than whoever read it. */
export function findQuote(pieces: readonly Piece[], quote: string): readonly FoundWord[] {
  const wanted = wordsOf(quote)
  const { words, from } = spokenOn(pieces)
  const first = words.findIndex((_word, index) =>
    wanted.every((one, nth) => fold(words[index + nth]?.word ?? '').startsWith(one)),
  )
  const [start, end] = [words[first], words[first + wanted.length - 1]]
  return start === undefined || end === undefined ? [] : [from(start, end)]
}

type Spoken = { readonly word: string; readonly index: number }

/** The words of a page in its order, and where some of them stand. */
function spokenOn(pieces: readonly Piece[]) {
  const starts: number[] = []
  let text = ''
  for (const { str, hasEOL } of pieces) {
    starts.push(text.length)
    text += hasEOL === true ? `${str}\n` : str
  }
  return {
    words: [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }): Spoken => ({ word, index })),
    from: (first: Spoken, last: Spoken): FoundWord => ({
      start: placeAt(starts, first.index),
      end: after(placeAt(starts, last.index + last.word.length - 1)),
    }),
  }
}

const fits = (word: string, wanted: string): boolean =>
  wanted.length < shortestInside ? word.startsWith(wanted) : word.includes(wanted)

/** Shorter ones stand inside too many words. */
const shortestInside = 4

/** The server knows that «Garantien» is «Garantie»; here it is enough to leave the ending. */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(/(?:en|er|es|e|n|s)$/, '') : word)

function placeAt(starts: readonly number[], at: number): Place {
  const piece = starts.findLastIndex((start) => start <= at)
  return { piece, offset: at - (starts[piece] ?? 0) }
}

const after = ({ piece, offset }: Place): Place => ({ piece, offset: offset + 1 })
