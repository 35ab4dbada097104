import { expect, it } from 'vitest'
import { fc } from '../../../../../packages/domain/test/by-lot.ts'
import { breakLines, type Line } from './lines.ts'

const { array, assert, constantFrom, integer, oneof, property, string } = fc

/** Every sign is one wide. */
const set = (text: string, width: number) => breakLines(text, width, (part) => part.length)
const shown = (lines: readonly Line[]) =>
  lines.map(({ text, isHyphenated }) => (isHyphenated ? `${text}-` : text))

it('breaks between words first', () => {
  expect(shown(set('Das Dach hält noch lange', 10))).toEqual(['Das Dach', 'hält noch', 'lange'])
})

it('divides a long word between its German syllables, with a hyphen that fits', () => {
  expect(shown(set('Die Wärmeverteilung ist alt', 14))).toEqual(['Die Wärmever-', 'teilung ist', 'alt'])
  expect(shown(set('Stockwerkeigentümergemeinschaft', 12))).toEqual([
    'Stockwerkei-',
    'gentümerge-',
    'meinschaft',
  ])
})

it('keeps a figure and its unit in one line', () => {
  expect(shown(set('abgenutzt 15 % und gut', 12))).toEqual(['abgenutzt', '15\u00A0% und gut'])
  expect(shown(set('Dach mit 150 m² Ziegel', 12))).toEqual(['Dach mit', '150\u00A0m²', 'Ziegel'])
  expect(shown(set('nur noch 3 mal', 10))).toEqual(['nur noch 3', 'mal'])
})

it('leaves figures, addresses and abbreviations whole', () => {
  expect(shown(set('kosten CHF\u00A034’000–42’000 heute', 18))).toEqual([
    'kosten',
    'CHF\u00A034’000–42’000',
    'heute',
  ])
  expect(shown(set('siehe energieschweiz.ch heute', 17))).toEqual(['siehe', 'energieschweiz.ch', 'heute'])
})

it('tears a range of figures only where it has to', () => {
  expect(shown(set('34’000–42’000', 9))).toEqual(['34’000–', '42’000'])
})

it('breaks after a sign that joins two words, without a second one', () => {
  expect(shown(set('Luft-Wasser-Wärmepumpe neu', 13))).toEqual(['Luft-Wasser-', 'Wärmepumpe', 'neu'])
})

it('does not leave half a word alone on the last line', () => {
  expect(shown(set('Noch nicht an der Quelle nachgesehen.', 32))).toEqual([
    'Noch nicht an der Quelle',
    'nachgesehen.',
  ])
})

it('takes soft hyphens, tabs and other guests out of what somebody pasted', () => {
  expect(shown(set('Kü\u00ADche\tund \u200BBad', 40))).toEqual(['Küche und Bad'])
  expect(shown(set('eins\nzwei', 40))).toEqual(['eins', 'zwei'])
  expect(shown(set('', 40))).toEqual([''])
})

it('whatever is written and however narrow the column: nothing is lost and every line fits', () => {
  const word = oneof(
    constantFrom('Fassadenanstrich', 'Förderbeitragsverordnung', 'CHF', '12’500', 'GEAK', 'Öl-', 'und'),
    string({
      unit: constantFrom('a', 'ä', 'b', 'ch', 'e', 'g', 'r', 'st', 'ü', '-', '/', '7'),
      minLength: 1,
      maxLength: 60,
    }),
  )
  assert(
    property(array(word, { minLength: 1, maxLength: 12 }), integer({ min: 3, max: 50 }), (words, width) => {
      const lines = set(words.join(' '), width)
      for (const line of shown(lines)) expect(line.length).toBeLessThanOrEqual(width)
      const letters = (text: string) => text.replaceAll(' ', '')
      expect(lines.map(({ text }) => letters(text)).join('')).toBe(letters(words.join('')))
    }),
  )
})
