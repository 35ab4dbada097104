import { expect, test } from 'vitest'
import type { Piece } from '#device/papers/pdf-file.ts'
import { findQuote, findWords, type FoundWord } from './found-words.ts'

const page: readonly Piece[] = [
  { str: 'Prüfung des Fensterkitts auf As' },
  { str: 'best (Baujahr 1987).', hasEOL: true },
  { str: 'Garantie', hasEOL: true },
  { str: 'frist: zwei Jahre. Asbestprobe inbegriffen.' },
]

/** The words as they stand there. */
const asWritten = (places: readonly FoundWord[]) =>
  places.map(({ start, end }) =>
    page
      .slice(start.piece, end.piece + 1)
      .map(({ str }, index, pieces) => {
        const from = index === 0 ? start.offset : 0
        return index === pieces.length - 1 ? str.slice(from, end.offset) : str.slice(from)
      })
      .join(''),
  )
const found = (search: string) => asWritten(findWords(page, search))

test('a word is found as it is written, in any spelling, also where the page breaks it into pieces', () => {
  expect(found('asbest')).toEqual(['Asbest', 'Asbestprobe'])
  expect(found('pruefung')).toEqual(['Prüfung'])
  expect(found('Garantien')).toEqual(['Garantie'])
  expect(found('asbest baujahr')).toEqual(['Asbest', 'Baujahr', 'Asbestprobe'])
})

test('a new line ends a word, and a few letters are only looked for at its beginning', () => {
  expect(found('garantiefrist')).toEqual([])
  expect(found('as')).toEqual(['Asbest', 'Asbestprobe'])
  expect(found('ahr')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('a line that was read is one place, over its pieces and spaces; told in another order it is none', () => {
  const quoted = (quote: string) => asWritten(findQuote(page, quote))
  expect(quoted('auf  Asbest   (Baujahr 19')).toEqual(['auf Asbest (Baujahr 1987'])
  expect(quoted('Garantie frist: zwei Jahre.')).toEqual(['Garantiefrist: zwei Jahre'])
  expect(quoted('Baujahr Asbest')).toEqual([])
  expect(quoted(' – ')).toEqual([])
})
