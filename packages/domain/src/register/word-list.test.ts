import { expect, test } from 'vitest'
import { buildWordList, type WordList } from './word-list.ts'

const words = [
  'linden',
  'lindenweg',
  'lindenstrasse',
  'lindweg',
  'bahnhofstrasse',
  'bahnhofplatz',
  'uster',
  'ustertal',
  'st',
  'zurich',
  'rue',
  'hauptstrasse',
]

function listOf(texts: readonly string[]): WordList {
  const steps = buildWordList(texts.map((text, word) => ({ text, word })))
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

function find(list: WordList, typed: string, most = 2): Map<string, number> {
  const found = new Map<string, number>()
  list.find(typed, most, (word, quality) => {
    const text = words[word] ?? ''
    found.set(text, Math.max(quality, found.get(text) ?? 0))
  })
  return found
}
const list = listOf(words)
const best = (typed: string) => [...find(list, typed)].toSorted(([, a], [, b]) => b - a).map(([word]) => word)

test('the word itself comes before those that begin with it', () => {
  expect(best('linden').slice(0, 2)).toEqual(['linden', 'lindenweg'])
  expect(find(list, 'linden').get('linden')).toBe(1)
})

test.each([
  ['a letter missing', 'bahnhfstrasse', 'bahnhofstrasse'],
  ['a letter too many', 'bahnhoffstrasse', 'bahnhofstrasse'],
  ['another letter', 'bannhofstrasse', 'bahnhofstrasse'],
  ['two exchanged', 'bahnohfstrasse', 'bahnhofstrasse'],
  ['the first letter wrong', 'vahnhofstrasse', 'bahnhofstrasse'],
  ['the first letter missing', 'ahnhofstrasse', 'bahnhofstrasse'],
  ['the last letters exchanged', 'bahnhofstrases', 'bahnhofstrasse'],
  ['two mistakes in a long word', 'bahnohfstrase', 'bahnhofstrasse'],
  ['a mistake in a short word', 'usetr', 'uster'],
  ['a mistake in a word not finished', 'bahnofst', 'bahnhofstrasse'],
  ['a mistake in three letters', 'reu', 'rue'],
])('%s: «%s» finds «%s»', (_mistake, typed, word) => {
  expect(best(typed)[0]).toBe(word)
})

test.each(['q', 'qq', 'xylophon', '', 'x'.repeat(40)])('«%s» finds nothing', (typed) => {
  expect(typed === '' ? [] : best(typed)).toEqual([])
})

test('two letters are a beginning, never a mistake', () => {
  expect(best('us').toSorted()).toEqual(['uster', 'ustertal'])
  expect(best('ur')).toEqual([])
})

test('without tolerance a mistake finds nothing', () => {
  expect([...find(list, 'usetr', 0).keys()]).toEqual([])
})

test('an exact search takes no beginnings, and knows all words of one spelling', () => {
  const twice = listOf(['weg', 'weg', 'wege'])
  const found: number[] = []
  twice.findExact('weg', (word) => found.push(word))
  expect(found.toSorted((a, b) => a - b)).toEqual([0, 1])
  twice.findExact('we', (word) => found.push(word))
  expect(found).toHaveLength(2)
})

test('an empty list is no fault', () => {
  expect([...find(listOf([]), 'lindenweg').keys()]).toEqual([])
})

test('every word of a list is found again with any single mistake', () => {
  const letters = 'aeimnrstuz'.split('')
  const missed: string[] = []
  for (const word of words.filter(({ length }) => length > 3)) {
    for (let at = 0; at <= word.length; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)]
      const bent = [
        head + tail.slice(1),
        ...letters.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
      ]
      if (tail.length > 1) bent.push(head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2))
      for (const typed of bent) if (!find(list, typed).has(word)) missed.push(`${typed} for ${word}`)
    }
  }
  expect(missed).toEqual([])
})
