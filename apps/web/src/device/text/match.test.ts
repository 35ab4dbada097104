import { describe, expect, test } from 'vitest'
import { fold, wordsOf } from './fold.ts'
import { scoreOf } from './match.ts'

test('spellings of one word fold alike', () => {
  for (const text of ['Küche', 'kueche', 'KÜCHE', 'kuche', 'Ku\u0308che']) expect(fold(text)).toBe('kuche')
  expect(fold('Cheminée')).toBe('cheminee')
  expect(fold('Gro\u00DF')).toBe('gross')
  expect(wordsOf('Lindenweg 14a, 8610 Uster')).toEqual(['lindenweg', '14a', '8610', 'uster'])
})

describe('the search finds', () => {
  test.each([
    ['the whole word', 'Fenster', 'fenster'],
    ['the beginning', 'Fenster ersetzen', 'fen'],
    ['a later word', 'Offerte für Fenster', 'fenster'],
    ['umlauts written out', 'Küche streichen', 'kueche'],
    ['umlauts left away', 'Ölheizung', 'olheizung'],
    ['umlauts where none were typed', 'Aussentueren', 'Aussentür'],
    ['the middle of a long word', 'Boilerentkalkung', 'entkalk'],
    ['a wrong letter', 'Photovoltaik', 'fotovoltaik'],
    ['a missing letter', 'Heizung', 'heizng'],
    ['swapped letters', 'Heizung', 'hiezung'],
    ['a slip in the second half of a built word', 'Ölheizung', 'heizug'],
    ['two words in any order', 'Boiler entkalken', 'entkalken boiler'],
    ['two slips in a long word', 'Photovoltaikanlage', 'fotowoltaikanlge'],
  ])('%s', (_what, title, query) => {
    expect(scoreOf({ title }, query)).toBeGreaterThan(0)
  })

  test('by where it belongs and by other words for it', () => {
    expect(scoreOf({ title: 'Fenster', detail: 'Lindenweg 14' }, 'fenster lindenweg')).toBeGreaterThan(0)
    expect(scoreOf({ title: 'To-dos', words: 'Aufgaben' }, 'aufgaben')).toBeGreaterThan(0)
  })

  test.each([
    ['nothing for nothing', 'Fenster', ' '],
    ['nothing for signs', 'Fenster', '–!'],
    ['not half of what was typed', 'Fenster ersetzen', 'fenster küche'],
    ['no slip in a short word', 'Bad', 'bed'],
    ['not what is too far', 'Fenster', 'festival'],
    ['no slip in a short part of a word', 'Badezimmer', 'zimer'.slice(0, 4)],
    ['no two letters in the middle', 'Fenster', 'st'],
  ])('%s', (_what, title, query) => {
    expect(scoreOf({ title }, query)).toBe(0)
  })
})

test('better hits come first', () => {
  const titles = ['Dachfenster', 'Fenster', 'Fensterläden und Rollläden', 'Offerte Fenster', 'Fenzter']
  const sorted = titles.toSorted(
    (a, b) => scoreOf({ title: b }, 'fenster') - scoreOf({ title: a }, 'fenster'),
  )
  expect(sorted).toEqual([
    'Fenster',
    'Offerte Fenster',
    'Fensterläden und Rollläden',
    'Dachfenster',
    'Fenzter',
  ])
  const byDetail = scoreOf({ title: 'Dach', detail: 'Uster' }, 'uster')
  expect(scoreOf({ title: 'Uster' }, 'uster')).toBeGreaterThan(byDetail)
})
