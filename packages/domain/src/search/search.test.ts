import { describe, expect, test } from 'vitest'
import { askedWords, toMarkedText } from './search.ts'

describe('a search', () => {
  test('asks for the words somebody typed, each once, and not for a single letter', () => {
    expect(askedWords('  Heizung   Vertrag Heizung ')).toEqual(['Heizung', 'Vertrag'])
    expect(askedWords('e')).toEqual([])
    expect(askedWords('wort '.repeat(40))).toEqual(['wort'])
    expect(askedWords(Array.from({ length: 20 }, (_, n) => `w${n}`).join(' '))).toHaveLength(8)
  })

  test('shows what it found apart from the text around it', () => {
    expect(toMarkedText('Die \u0002Wärmepumpe\u0003\n ist \u0002alt\u0003')).toEqual([
      { text: 'Die ', isFound: false },
      { text: 'Wärmepumpe', isFound: true },
      { text: ' ist ', isFound: false },
      { text: 'alt', isFound: true },
    ])
    expect(toMarkedText('ohne')).toEqual([{ text: 'ohne', isFound: false }])
    expect(toMarkedText('')).toEqual([])
  })
})
