import { describe, expect, test } from 'vitest'
import { readAddressQuery } from './address-text.ts'
import { streetIndexBuilder, type Street } from './street-index.ts'
import { likeZip, streetSearch } from './street-search.ts'

const street = (
  name: string,
  zip: number,
  place: string,
  canton: string,
  more: Partial<Street> = {},
): Street => ({
  id: 0,
  name,
  zip,
  place,
  municipalityNumber: zip,
  municipality: place,
  canton,
  entrances: 20,
  ...more,
})

const streets: readonly Street[] = [
  street('Lindenweg', 8610, 'Uster', 'ZH'),
  street('Lindenweg', 3011, 'Bern', 'BE', { entrances: 9_000 }),
  street('Lindenweg', 3800, 'Interlaken', 'BE'),
  street('Lindenstrasse', 8610, 'Uster', 'ZH'),
  street('Zürcher Strasse', 8400, 'Winterthur', 'ZH'),
  street('Route de la Gare', 1260, 'Nyon', 'VD'),
  street('Rue de la Gare', 1260, 'Nyon', 'VD'),
  street('Chemin de la Gare', 1260, 'Nyon', 'VD'),
  street('Chemin des Vignes', 1260, 'Nyon', 'VD'),
  street('Allée du Clos', 2000, 'Neuchâtel', 'NE'),
  street('Rue de Neuchâtel', 2000, 'Neuchâtel', 'NE'),
  street('Lausannegasse', 1700, 'Fribourg', 'FR'),
  street('Hauptstrasse', 4102, 'Binningen', 'BL', { municipality: 'Binningen (BL)' }),
  street('Im Feld', 8340, 'Hinwil', 'ZH', { municipality: 'Hinwil' }),
].map((one, id) => ({ ...one, id }))

function make(all: readonly Street[], mostMistakes?: number) {
  const builder = streetIndexBuilder()
  for (const one of all) builder.add(one)
  const steps = builder.finish()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return streetSearch(step.value, mostMistakes)
  }
}
const search = make(streets)
const find = (text: string, by = search) =>
  by.find(readAddressQuery(text), 10).map(({ name, place }) => `${name}, ${place}`)

describe('the best street for', () => {
  test.each([
    ['linden ust', 'Lindenweg, Uster'],
    ['lindenstr uster', 'Lindenstrasse, Uster'],
    ['linden strasse uster', 'Lindenstrasse, Uster'],
    ['uster lidenweg', 'Lindenweg, Uster'],
    ['lindenweg 5 8610', 'Lindenweg, Uster'],
    ['lindenweg 5 8160', 'Lindenweg, Uster'],
    ['lindenweg', 'Lindenweg, Bern'],
    ['zuercherstrasse winterthur', 'Zürcher Strasse, Winterthur'],
    ['zurcher strasse', 'Zürcher Strasse, Winterthur'],
    ['rte de la gare nyon', 'Route de la Gare, Nyon'],
    ['chemn de la gare nyon', 'Chemin de la Gare, Nyon'],
    ['ch gare nyon', 'Chemin de la Gare, Nyon'],
    ['alleé du clos neuchatel', 'Allée du Clos, Neuchâtel'],
    ['hauptstrasse 3 binningen bl', 'Hauptstrasse, Binningen'],
    ['im feld hinwil', 'Im Feld, Hinwil'],
    ['im feld', 'Im Feld, Hinwil'],
  ])('«%s» is %s', (typed, best) => {
    expect(find(typed)[0]).toBe(best)
  })
})

test('a place alone shows its streets', () => {
  expect(find('14 8610 uster').toSorted()).toEqual(['Lindenstrasse, Uster', 'Lindenweg, Uster'])
})

test('streets that fit much worse are left out', () => {
  expect(find('lindenweg 8610 uster')).toEqual(['Lindenweg, Uster'])
})

test('without tolerance a mistake in the only word finds nothing', () => {
  const strict = make(streets, 0)
  expect(find('lausanegasse', strict)).toEqual([])
  expect(find('lausanegasse')).toEqual(['Lausannegasse, Fribourg'])
})

test('nothing to go by finds nothing, and so does an empty country', () => {
  for (const text of ['', '?', 'qqqqqqqqqq', '99999']) expect(find(text)).toEqual([])
  expect(find('lindenweg uster', make([]))).toEqual([])
})

test.each([
  ['8610', '8610', 1],
  ['8601', '8610', 0.6],
  ['810', '8610', 0.6],
  ['86100', '8610', 0.6],
  ['8710', '8610', 0.6],
  ['861', '8612', 0.6],
])('the postal code %s may mean %s', (typed, zip, quality) => {
  expect(likeZip(typed).get(zip)).toBe(quality)
})

test('two wrong digits are another postal code', () => {
  expect(likeZip('8610').has('8701')).toBe(false)
})
