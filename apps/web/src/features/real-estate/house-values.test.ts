import { expect, it, test } from 'vitest'
import { faultsOf } from '#ui/form/form-faults.ts'
import { houseForm, readable, streetLine, type HouseFacts, type HouseValues } from './house-values.ts'

const { prepare, schema, texts, valuesOf } = houseForm(2026)

const house = {
  id: 'x',
  name: 'Lindenweg 14',
  kind: 'single_family_house',
  usage: 'owner_occupied',
  ownership: 'co_ownership',
  street: 'Lindenweg',
  houseNumber: '14',
  zip: '8610',
  city: 'Uster',
  canton: 'ZH',
  buildYear: 1978,
  rooms: 5.5,
  egrid: 'CH 1234 5678 9ab c',
  heating: 'oil',
  hasPhotovoltaics: false,
  note: null,
  version: 4,
}
const values = valuesOf(house as unknown as HouseFacts)
const faults = (changes: Partial<HouseValues>) => {
  const all = { ...values, ...changes }
  const { error } = schema.safeParse(prepare(all))
  return faultsOf(error?.issues ?? [], all, texts)
}

it('shows a stored house and sends back the same', () => {
  expect(schema.parse(prepare(values))).toMatchObject({
    name: 'Lindenweg 14',
    kind: 'single_family_house',
    canton: 'ZH',
    buildYear: 1978,
    rooms: 5.5,
    egrid: 'CH123456789ABC',
    note: null,
    floors: null,
    heating: 'oil',
    hasPhotovoltaics: false,
    isListed: null,
    geakOn: null,
  })
})

test.each([
  ['no street', { street: ' ' }, { street: 'Bitte ausfüllen.' }],
  ['no postcode', { zip: '' }, { zip: 'Bitte ausfüllen.' }],
  ['half a postcode', { zip: '861' }, { zip: 'Die PLZ hat 4 Ziffern.' }],
  ['no canton', { canton: '' }, { canton: 'Bitte wählen.' }],
  ['no kind', { kind: '' }, { kind: 'Bitte wählen.' }],
  ['three years ahead', { buildYear: 2029 }, {}],
  [
    'four years ahead',
    { buildYear: 2030 },
    { buildYear: 'Bitte geben Sie eine Zahl zwischen 1000 und 2029 ein.' },
  ],
  ['a quarter of a room', { rooms: 5.25 }, { rooms: 'Bitte ganze oder halbe Zimmer, zum Beispiel 5.5.' }],
  ['no room', { rooms: 0 }, { rooms: 'Bitte geben Sie eine Zahl zwischen 1 und 50 ein.' }],
  [
    'too large',
    { livingAreaM2: 9_999 },
    { livingAreaM2: 'Bitte geben Sie eine Zahl zwischen 5 und 5’000 ein.' },
  ],
  [
    'a heating from the future',
    { heatingYear: 2028 },
    { heatingYear: 'Bitte geben Sie eine Zahl zwischen 1000 und 2027 ein.' },
  ],
  [
    'a place outside the country',
    { east: 7 },
    { east: 'Bitte geben Sie eine Zahl zwischen 2’480’000 und 2’840’000 ein.' },
  ],
  ['half an EGRID', { egrid: 'CH12' }, { egrid: 'Die EGRID beginnt mit CH und hat danach 12 Zeichen.' }],
] as const)('%s', (_, changes, expected) => {
  expect(faults(changes)).toEqual(expected)
})

it('reads answers in words', () => {
  expect(readable('kind', 'row_house')).toBe('Reihenhaus')
  expect(readable('isListed', 'yes')).toBe('ja')
  expect(readable('note', '')).toBe('leer')
  expect(streetLine({ street: 'Lindenweg', houseNumber: null })).toBe('Lindenweg')
})
