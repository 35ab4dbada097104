import { expect, it, test } from 'vitest'
import { faultsOf } from '#ui/form/form-faults.ts'
import { floorChoices, roomForm } from './room-values.ts'

const { newValues, prepare, schema, texts, valuesOf } = roomForm

it('shows a stored room and sends back the same', () => {
  const room = { id: 'x', name: 'Waschküche', floor: -1, areaM2: 12.5, version: 3 }
  expect(schema.parse(prepare(valuesOf(room)))).toEqual({ name: 'Waschküche', floor: -1, areaM2: 12.5 })
  expect(schema.parse(prepare(newValues({ name: ' Bad ' })))).toEqual({
    name: 'Bad',
    floor: null,
    areaM2: null,
  })
})

test.each([
  ['no name', { name: ' ' }, { name: 'Bitte ausfüllen.' }],
  ['a novel', { name: 'x'.repeat(81) }, { name: 'Höchstens 80 Zeichen.' }],
  ['no room at all', { areaM2: 0 }, { areaM2: 'Bitte geben Sie eine Zahl zwischen 0.5 und 5’000 ein.' }],
] as const)('%s', (_what, changes, expected) => {
  const values = newValues({ name: 'Bad', ...changes })
  const { error } = schema.safeParse(prepare(values))
  expect(faultsOf(error?.issues ?? [], values, texts)).toEqual(expected)
})

it('offers the floors of the house, and always the one that is chosen', () => {
  const labels = (floors: number | null, chosen: string) =>
    floorChoices(floors, chosen).map(({ label }) => label)
  expect(labels(2, '')).toEqual(['3. OG', '2. OG', '1. OG', 'EG', '1. UG', '2. UG'])
  expect(labels(null, '-4').at(-1)).toBe('4. UG')
  expect(labels(2, '7').at(0)).toBe('7. OG')
})
