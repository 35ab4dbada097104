import { expect, it, test } from 'vitest'
import { faultsOf } from '#ui/form/form-faults.ts'
import { isDense, isEmpty, sheetForm, type EmergencySheet } from './sheet-values.ts'

const { prepare, schema, texts, valuesOf } = sheetForm

const blank: EmergencySheet = {
  id: 'house',
  isWaiting: false,
  mainWater: null,
  fuseBox: null,
  heatingOff: null,
  gasTap: null,
  keys: null,
  contacts: [],
  version: 0,
}
const contact = { name: 'Brunner', phone: '044 940 12 34', note: 'Pikett' }

it('shows what is stored and sends back the same; what was emptied is cleared', () => {
  const values = valuesOf({ ...blank, mainWater: 'Keller' })
  expect(schema.parse(prepare({ ...values, keys: ' ' }))).toEqual({
    mainWater: 'Keller',
    fuseBox: null,
    heatingOff: null,
    gasTap: null,
    keys: null,
  })
})

it('takes no novels', () => {
  const values = { ...valuesOf(blank), gasTap: 'x'.repeat(301) }
  const { error } = schema.safeParse(prepare(values))
  expect(faultsOf(error?.issues ?? [], values, texts)).toEqual({ gasTap: 'Höchstens 300 Zeichen.' })
})

it('knows an empty sheet', () => {
  expect(isEmpty(blank)).toBe(true)
  expect(isEmpty({ ...blank, keys: 'Meier' })).toBe(false)
  expect(isEmpty({ ...blank, contacts: [contact] })).toBe(false)
})

test.each([
  ['a usual sheet', { ...blank, mainWater: 'Keller', contacts: [contact, contact, contact] }, false],
  [
    'long explanations',
    {
      ...blank,
      mainWater: 'x'.repeat(300),
      fuseBox: 'x'.repeat(300),
      keys: 'a\nb\nc',
      heatingOff: 'x'.repeat(300),
      gasTap: 'x'.repeat(300),
      contacts: [contact, contact],
    },
    true,
  ],
  ['a line for every word', { ...blank, keys: 'a\n'.repeat(40) }, true],
  [
    'many to call',
    {
      ...blank,
      keys: 'x'.repeat(300),
      mainWater: 'x'.repeat(150),
      contacts: Array.from({ length: 10 }, () => contact),
    },
    true,
  ],
])('%s', (_what, sheet, dense) => {
  expect(isDense(sheet)).toBe(dense)
})
