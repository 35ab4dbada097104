import { expect, it, test } from 'vitest'
import { faultsOf } from '#ui/form/form-faults.ts'
import type { FinanceRow } from '#house/nouns/sheets/finance.ts'
import { condominiumForm, fundForm, ownShare, readable } from './condominium-values.ts'

const { prepare, schema, texts, valuesOf } = condominiumForm

const stored = {
  id: 'house',
  name: 'StWEG Lindenweg 14',
  sharePermille: 125.5,
  managerName: 'Huber Immobilien AG',
  managerEmail: null,
  managerPhone: '044 123 45 67',
  version: 2,
}

it('shows what is stored and sends back the same', () => {
  expect(schema.parse(prepare(valuesOf(stored)))).toEqual({
    name: 'StWEG Lindenweg 14',
    sharePermille: 125.5,
    managerName: 'Huber Immobilien AG',
    managerEmail: null,
    managerPhone: '044 123 45 67',
  })
  const fund = { fundBalanceRappen: 8_400_000, fundBalanceOn: '2026-06-30', fundYearlyRappen: null }
  const { schema: fundSchema, prepare: prepareFund, valuesOf: fundValuesOf } = fundForm
  expect(fundSchema.parse(prepareFund(fundValuesOf(fund as FinanceRow)))).toEqual(fund)
})

test.each([
  ['no share at all', { sharePermille: 0 }, 'sharePermille'],
  ['more than the whole', { sharePermille: 1_001 }, 'sharePermille'],
  ['half an address', { managerEmail: 'huber@' }, 'managerEmail'],
  ['no number', { managerPhone: 'ruf an' }, 'managerPhone'],
] as const)('%s', (_what, changes, field) => {
  const values = { ...valuesOf(stored), ...changes }
  const { error } = schema.safeParse(prepare(values))
  expect(Object.keys(faultsOf(error?.issues ?? [], values, texts))).toEqual([field])
})

it('reckons the share of a flat in whole Rappen', () => {
  expect(ownShare(8_400_000, 125.5)).toBe(1_054_200)
  expect(ownShare(100, 333.33)).toBe(33)
  expect(ownShare(null, 125)).toBeUndefined()
  expect(ownShare(100, null)).toBeUndefined()
})

it('names versions in words', () => {
  expect(readable('sharePermille', 125.5)).toBe('125.5\u00A0‰')
  expect(readable('fundBalanceRappen', 8_400_000)).toBe('CHF\u00A084’000.00')
  expect(readable('fundBalanceOn', '2026-06-30')).toBe('30.06.2026')
  expect(readable('name', '')).toBe('leer')
})
