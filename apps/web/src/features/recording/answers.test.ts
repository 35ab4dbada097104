import { expect, test } from 'vitest'
import { addressLine, answersOf, noAnswers } from './answers.ts'

test('answers come back as they were kept', () => {
  const answers = {
    ...noAnswers,
    search: 'linden 14',
    isManual: true,
    kind: 'row_house',
    rooms: 5.5,
    roofCondition: 'worn',
    roofYear: 1998,
    geakOn: '2024-05-01',
  } as const
  expect(answersOf(JSON.parse(JSON.stringify(answers)) as Record<string, unknown>)).toEqual(answers)
})

test('what makes no sense is no answer, and what is not known stays out', () => {
  const strange = { kind: 'castle', rooms: '5', isManual: 'yes', roofCondition: 'fine', street: 7, x: 1 }
  expect(answersOf(strange)).toEqual(noAnswers)
})

test('a number nobody understood is kept as none', () => {
  const kept = JSON.parse(JSON.stringify({ floors: Number.NaN })) as Record<string, unknown>
  expect(answersOf(kept).floors).toBeNull()
})

test('an address reads as on a letter', () => {
  const place = { street: 'Lindenweg', houseNumber: '14', zip: '8610', city: 'Uster' }
  expect(addressLine(place)).toBe('Lindenweg 14, 8610 Uster')
  expect(addressLine({ ...place, houseNumber: '', zip: '', city: '' })).toBe('Lindenweg')
})
