import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { affordability } from './affordability.ts'
import { affordabilityInput, type AffordabilityInput } from './affordability.input.ts'

const francs = (amount: number) => Math.round(amount * 100)
const usual = {
  interestRate: [5, 100],
  maintenanceRate: [1, 100],
  limit: [1, 3],
  amortisation: { rule: 'to_target', targetLoanToValue: [2, 3], years: 15 },
} satisfies Partial<AffordabilityInput>
const ask = (value: number, debt: number, income: number, more: Partial<AffordabilityInput> = {}) =>
  affordability({
    ...usual,
    valueRappen: francs(value),
    debtRappen: francs(debt),
    incomeRappen: francs(income),
    ...more,
  })

describe('published vectors', () => {
  test.each([
    [700_000, 400_000, 100_000, 5_714, 0, 27_000, 2_700, true],
    [700_000, 500_000, 100_000, 7_143, 2_222.22, 34_222.22, 3_422, false],
    [1_000_000, 800_000, 180_000, 8_000, 8_888.89, 58_888.89, 3_272, true],
  ])('value %d, debt %d, income %d', (value, debt, income, loan, amortisation, cost, share, isAffordable) => {
    expect(ask(value, debt, income).value).toMatchObject({
      loanToValueBasisPoints: loan,
      amortisationRappen: francs(amortisation),
      yearlyCostRappen: francs(cost),
      affordabilityBasisPoints: share,
      isAffordable,
    })
  })

  test('the income a mortgage of 800 000 on a million asks for is 176 666.67', () => {
    expect(ask(1_000_000, 800_000, 180_000).value.requiredIncomeRappen).toBe(17_666_667)
  })

  test('the older rule of thumb adds one percent of the debt and says so', () => {
    const answer = ask(700_000, 500_000, 100_000, {
      amortisation: { rule: 'share_of_debt', rate: [1, 100] },
    })
    expect(answer.value).toMatchObject({ amortisationRappen: francs(5_000), affordabilityBasisPoints: 3_700 })
    expect(answer.rules.map((rule) => rule.id)).toEqual(['loan_to_value', 'affordability', 'share_of_debt'])
  })
})

test('the limit is judged before rounding', () => {
  // 30 000 of cost: an income of 90 000 is exactly one third, one Rappen less is beyond it.
  const exact = ask(500_000, 500_000, 90_000, {
    amortisation: { rule: 'share_of_debt', rate: [0, 1] },
  })
  expect(exact.value).toMatchObject({ affordabilityBasisPoints: 3_333, isAffordable: true })
  const beyond = ask(500_000, 500_000, 89_999.99, {
    amortisation: { rule: 'share_of_debt', rate: [0, 1] },
  })
  expect(beyond.value).toMatchObject({ affordabilityBasisPoints: 3_333, isAffordable: false })
})

test('a figure names every input with its German word and every rule with its source', () => {
  const { inputs, rules } = ask(1_000_000, 800_000, 180_000)
  expect(inputs.map((fact) => fact.name)).toEqual([
    'interestRate',
    'maintenanceRate',
    'limit',
    'valueRappen',
    'debtRappen',
    'incomeRappen',
    'amortisationRule',
    'targetLoanToValue',
    'years',
  ])
  expect(inputs.every((fact) => typeof fact.label === 'string' && fact.value !== undefined)).toBe(true)
  expect(rules.every((rule) => rule.source !== '' && rule.checkedOn !== '')).toBe(true)
})

test.each([
  ['no income', { incomeRappen: 0 }],
  ['half a Rappen', { debtRappen: 0.5 }],
  ['a share of nothing', { interestRate: [5, 0] }],
  ['a missing parameter', { limit: undefined }],
  ['an unknown rule', { amortisation: { rule: 'none' } }],
])('%s is refused', (_name, fault) => {
  const input = { ...usual, valueRappen: 1, debtRappen: 0, incomeRappen: 1, ...fault }
  expect(z.safeParse(affordabilityInput, input).success).toBe(false)
})
