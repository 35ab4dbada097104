import { expect, test } from 'vitest'
import { typingMistakes } from './edit-distance.ts'

const bytesOf = (word: string) => Uint8Array.from(word, (letter) => letter.charCodeAt(0))

function between(typed: string, word: string, most: number) {
  const both = typingMistakes(bytesOf(typed), typed.length, bytesOf(word), 0, word.length, most)
  return { whole: both >> 4, beginning: both & 15 }
}

test.each([
  ['lindenweg', 'lindenweg', 0],
  ['lindnweg', 'lindenweg', 1],
  ['lindeenweg', 'lindenweg', 1],
  ['lindemweg', 'lindenweg', 1],
  ['lindewneg', 'lindenweg', 1],
  ['ilndenweg', 'lindenweg', 1],
  ['lindnewge', 'lindenweg', 2],
  ['indenwe', 'lindenweg', 2],
  ['bahnhof', 'lindenweg', 3],
  ['ab', 'ba', 1],
  ['', 'ab', 2],
])('«%s» for «%s» are %i mistakes', (typed, word, mistakes) => {
  expect(between(typed, word, 2).whole).toBe(mistakes)
  expect(between(word, typed, 2).whole).toBe(mistakes)
})

test.each([
  ['lind', 'lindenweg', 0],
  ['lidn', 'lindenweg', 1],
  ['lnden', 'lindenweg', 1],
  ['linxenst', 'lindenstrasse', 1],
  ['xindxn', 'lindenstrasse', 2],
])('«%s» begins «%s» with %i mistakes', (typed, word, mistakes) => {
  expect(between(typed, word, 2).beginning).toBe(mistakes)
})

// The table in full, as the textbook has it: the narrow band must give the same.
function slowly(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, at) => (row === 0 ? at : at === 0 ? row : 0)),
  )
  const cell = (row: number, at: number) => table[row]?.[at] ?? 0
  for (let row = 1; row <= a.length; row += 1) {
    for (let at = 1; at <= b.length; at += 1) {
      let best = Math.min(
        cell(row - 1, at) + 1,
        cell(row, at - 1) + 1,
        cell(row - 1, at - 1) + (a[row - 1] === b[at - 1] ? 0 : 1),
      )
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        best = Math.min(best, cell(row - 2, at - 2) + 1)
      ;(table[row] as number[])[at] = best
    }
  }
  return cell(a.length, b.length)
}

test('5 000 random pairs count the same as with the whole table', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  const word = () => Array.from({ length: random(9) }, () => 'abc'[random(3)]).join('')
  const different: string[] = []
  for (let round = 0; round < 5_000; round += 1) {
    const [a, b] = [word(), word()]
    const most = 1 + random(2)
    const { whole, beginning } = between(a, b, most)
    const beginnings = Array.from({ length: b.length + 1 }, (_, end) => slowly(a, b.slice(0, end)))
    if (whole !== Math.min(slowly(a, b), most + 1)) different.push(`${a} ${b} ${most} whole`)
    if (beginning !== Math.min(...beginnings, most + 1)) different.push(`${a} ${b} ${most} beginning`)
  }
  expect(different).toEqual([])
})
