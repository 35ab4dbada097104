import { describe, expect, test } from 'vitest'
import { noAnswers } from '#features/recording/answers.ts'
import { componentsSchema, energySchema, prepare, prepareEnergy, purchaseSchema } from './step-schemas.ts'

const year = 2026
const today = '2026-11-15'
const wrong = {
  ...noAnswers,
  buildYear: 1987,
  heatingYear: 12,
  photovoltaicsYear: 19,
  geakOn: '2090-01-01',
  mortgageRappen: Number.NaN,
}

describe('a step', () => {
  test('is not held up by a field that is not shown', () => {
    for (const heating of ['none', ''] as const) {
      const answers = { ...wrong, heating, photovoltaics: 'no', geak: 'no' } as const
      expect(energySchema(answers, year, today).safeParse(prepareEnergy(answers)).success).toBe(true)
    }
    const bare = { ...wrong, heating: 'none' } as const
    expect(componentsSchema(bare, year).safeParse(prepare(bare)).success).toBe(true)
    const paid = { ...wrong, mortgage: 'no' } as const
    expect(purchaseSchema(today).safeParse(prepare(paid)).success).toBe(true)
  })

  test('is held up by the same field where it is shown', () => {
    const answers = { ...wrong, heating: 'oil', photovoltaics: 'yes', geak: 'yes', mortgage: 'yes' } as const
    const { error } = energySchema(answers, year, today).safeParse(prepareEnergy(answers))
    expect(error?.issues.map(({ path }) => path[0]).toSorted()).toEqual([
      'geakOn',
      'heatingYear',
      'photovoltaicsYear',
    ])
    expect(purchaseSchema(today).safeParse(prepare(answers)).success).toBe(false)
  })

  test('takes the year of a house still being built, and none after it', () => {
    const answers = { ...noAnswers, buildYear: 2028, roofYear: 2028 }
    expect(componentsSchema(answers, year).safeParse(prepare(answers)).success).toBe(true)
    const later = { ...answers, roofYear: 2029 }
    expect(componentsSchema(later, year).safeParse(prepare(later)).success).toBe(false)
  })
})
