import { createRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { expect, test } from 'vitest'
import { newDraft } from '#features/recording/draft/draft.ts'
import { houseInput } from './house-input.ts'

const place = {
  street: 'Lindenweg',
  houseNumber: '14',
  zip: '8610',
  city: 'Uster',
  canton: 'ZH',
  kind: 'single_family_house',
  usage: 'owner_occupied',
  ownership: 'sole',
} as const

test('the least that can be recorded', () => {
  const draft = newDraft(place)
  const input = houseInput(draft, 2026)
  expect(createRealEstateInput.safeParse({ ...input, id: draft.id }).success).toBe(true)
  expect(input).toMatchObject({ name: 'Lindenweg 14', buildYear: null, hasPhotovoltaics: null, origins: [] })
  expect(input).not.toHaveProperty('components')
  expect(input).not.toHaveProperty('finance')
})

test('all of it at once', () => {
  const draft = {
    ...newDraft({
      ...place,
      name: 'Elternhaus',
      buildYear: 1987,
      heating: 'oil',
      heatingYear: 2004,
      photovoltaics: 'no',
      geak: 'yes',
      geakEnvelope: 'D',
      geakOn: '2024-05-01',
      roofYear: 2012,
      purchasedOn: '2015-03-01',
      purchasePriceRappen: 98_000_000,
      mortgage: 'yes',
      mortgageRappen: 55_000_000,
    }),
    proposals: {
      buildYear: { value: 1987, source: 'register' },
      heating: { value: 'gas', source: 'register' },
      usage: { value: 'owner_occupied', source: 'assumed' },
    } as const,
  }
  const input = houseInput(draft, 2026)
  expect(createRealEstateInput.safeParse({ ...input, id: draft.id }).success).toBe(true)
  expect(input).toMatchObject({
    name: 'Elternhaus',
    heatingYear: 2004,
    hasPhotovoltaics: false,
    geakEnvelope: 'D',
    geakTotal: null,
    origins: [
      { field: 'usage', source: 'assumed' },
      { field: 'buildYear', source: 'register' },
    ],
    finance: {
      purchasedOn: '2015-03-01',
      purchasePriceRappen: 98_000_000,
      hasMortgage: true,
      mortgageRappen: 55_000_000,
    },
  })
  expect(input.components).toHaveLength(8)
})

test('an answer behind a question that was denied stays here', () => {
  const draft = newDraft({
    ...place,
    geak: 'no',
    geakTotal: 'A',
    mortgage: 'no',
    mortgageRappen: 1,
    heating: 'none',
    heatingYear: 1990,
  })
  const input = houseInput(draft, 2026)
  expect(input).not.toHaveProperty('geakTotal')
  expect(input).toMatchObject({ heatingYear: null })
  expect(input.finance).toEqual({
    purchasedOn: null,
    purchasePriceRappen: null,
    hasMortgage: false,
    mortgageRappen: null,
  })
})

test('without its required answers it is not sent', () => {
  expect(() => houseInput(newDraft({ ...place, kind: '' }), 2026)).toThrow('required')
})
