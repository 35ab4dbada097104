import { expect, test } from 'vitest'
import { foldSpelledOut, foldText, readAddressQuery, wordsOf } from './address-text.ts'

const read = (text: string) => {
  const { words, houseNumbers, zip } = readAddressQuery(text)
  return { words: words.filter(({ isNumber }) => !isNumber).map((word) => word.text), houseNumbers, zip }
}

test.each([
  ['Zürich', 'zurich', 'zuerich'],
  ['Zu\u0308rich', 'zurich', 'zuerich'],
  ['GENÈVE', 'geneve', 'geneve'],
  ['Stra\u00DFe', 'strasse', 'strasse'],
  ['Sacré-Cœur', 'sacre-coeur', 'sacre-coeur'],
  ['Ñandú', 'nandu', 'nandu'],
])('«%s» is folded to «%s», written out to «%s»', (text, folded, spelledOut) => {
  expect(foldText(text)).toBe(folded)
  expect(foldSpelledOut(text)).toBe(spelledOut)
})

test.each([
  ["Chemin de l'Eglise", ['chemin', 'de', 'eglise']],
  ['Chemin de l’Eglise', ['chemin', 'de', 'eglise']],
  ['Chemin Isabelle-de-Montolieu', ['chemin', 'isabelle', 'de', 'montolieu']],
  ['St. Jakobs-Strasse', ['st', 'jakobs', 'strasse']],
  ['Rue du 31-Décembre', ['rue', 'du', '31', 'decembre']],
  ['Place du 1er-Août', ['place', 'du', '1er', 'aout']],
  ['Biel/Bienne', ['biel', 'bienne']],
])('the words of «%s»', (name, words) => {
  expect(wordsOf(foldText(name))).toEqual(words)
})

test.each([
  ['linden 14 ust', ['linden', 'ust'], ['14'], undefined],
  ['Lindenweg 14, 8610 Uster', ['lindenweg', 'uster'], ['14'], '8610'],
  ['Lindenweg 14a 8610 Uster', ['lindenweg', 'uster'], ['14a'], '8610'],
  ['Lindenweg 14 A, 8610 Uster', ['lindenweg', 'a', 'uster'], ['14a', '14'], '8610'],
  ['Lindenweg 3.1', ['lindenweg'], ['3.1'], undefined],
  ['Lindenweg14', ['lindenweg'], ['14'], undefined],
  ['CH-8610 Uster, Lindenweg 14', ['uster', 'lindenweg'], ['14'], '8610'],
  ['12, rue de la Gare', ['rue', 'de', 'la', 'gare'], ['12'], undefined],
  ['rue du 31-décembre 12', ['rue', 'du', 'decembre'], ['12', '31'], undefined],
  ['Bahnhofstr. 5', ['bahnhofstrasse'], ['5'], undefined],
  ['Bahnhofstr 5', ['bahnhofstrasse'], ['5'], undefined],
  ['Bahnhofpl. 5', ['bahnhofplatz'], ['5'], undefined],
  ['Marktg. 7', ['marktgasse'], ['7'], undefined],
  ['St.Gallen', ['st', 'gallen'], [], undefined],
  ['av. de la gare 14bis', ['av', 'de', 'la', 'gare'], ['14bis'], undefined],
  ['Lindenweg 14 861 Uster', ['lindenweg', 'uster'], ['14', '861'], '861'],
  ['Lindenweg 14 86100 Uster', ['lindenweg', 'uster'], ['14', '86100'], '86100'],
  ['Hauptstrasse 120', ['hauptstrasse'], ['120'], undefined],
  ['1er août 3', ['1er', 'aout'], ['3'], undefined],
])('«%s» is read', (text, words, houseNumbers, zip) => {
  expect(read(text)).toEqual({ words, houseNumbers, zip })
})

test.each([
  '',
  '🏠🏠🏠',
  '; drop table register.street --',
  '%%%',
  '1'.repeat(300),
  'ж'.repeat(50),
  '\u0000',
  "'''''",
])('whatever is typed can be read: %j', (text) => {
  const query = readAddressQuery(text)
  for (const { text: word } of query.words) expect(word).toMatch(/^[a-z0-9]{1,40}$/)
  for (const number of query.houseNumbers) expect(number).toMatch(/^[a-z0-9.]{1,12}$/)
})

test('of very long texts only the beginning counts', () => {
  const query = readAddressQuery('wort 1 '.repeat(2_000))
  expect(query.words.length).toBeLessThanOrEqual(12)
  expect(query.houseNumbers.length).toBeLessThanOrEqual(4)
})
