import type { Figure, FigureUnit } from '../figures/figure.ts'
import { expect, test } from 'vitest'
import { distinctInputs, distinctRules, figureWords, inputWords } from './figure-words.ts'

const figure = (unit: FigureUnit, value: number | null, low = value, high = value): Figure => ({
  unit,
  value,
  low,
  high,
  inputs: [],
  rules: [],
})
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test.each([
  ['rappen', 3_800_000, 3_400_000, 4_200_000, 'CHF 34’000–42’000'],
  ['rappen', 3_800_000, 3_800_000, 3_800_000, 'CHF 38’000'],
  ['rappen', 865_000, 677_500, 1_052_500, 'CHF 6’800–10’500'],
  ['rappen', 176_000, 89_600, 304_000, 'CHF 900–3’000'],
  ['rappen', 300_000, 298_000, 302_000, 'CHF 3’000'],
  ['rappen', 677_535, 677_535, 677_535, 'CHF 6’775'],
  ['rappen_per_year', 46_000, 0, 117_400, 'CHF 0–1’200 pro Jahr'],
  ['rappen_per_unit', 155_000, 125_000, 185_000, 'CHF 1’250–1’850 pro Einheit'],
  ['rappen_per_year', 390_000, null, null, 'CHF 3’900 pro Jahr'],
  ['rappen_per_month', 164_000, null, null, 'CHF 1’640 pro Monat'],
  ['rappen_per_kwh', 27.7, 27.7, 27.7, '27.7 Rp./kWh'],
  ['years', 9, 9, 9, '9 Jahre'],
  ['years', 1, 1, 1, '1 Jahr'],
  ['years', 25, 20, 30, '20–30 Jahre'],
  ['year', 2031, 2028, 2034, '2028–2034'],
  ['percent', 2.5, 2.5, 2.5, '2.5 %'],
  ['score', 72, 72, 72, '72 von 100'],
  ['m2', 148, 148, 148, '148 m²'],
  ['kwh_per_year', 18_400, 18_400, 18_400, '18’400 kWh pro Jahr'],
  ['kwh_per_year', 23_086, 21_022, 25_150, '21’000–25’200 kWh pro Jahr'],
  ['kwh_per_year', 3_000, 2_980, 3_030, '3’000 kWh pro Jahr'],
  ['kwh_per_year', 880, 812, 1_043, '810–1’000 kWh pro Jahr'],
  ['kg_per_year', 6_350, 5_700, 7_000, '5.7–7.0 t CO₂ pro Jahr'],
  ['kg_per_year', 4_870, 4_870, 4_870, '4.9 t CO₂ pro Jahr'],
  ['kg_per_year', 112, 112, 112, '110 kg CO₂ pro Jahr'],
  ['kg_per_year', 42.4, 42.4, 42.4, '42 kg CO₂ pro Jahr'],
  ['kg_per_year', 300, 250.4, 994, '250–990 kg CO₂ pro Jahr'],
  ['kg_per_year', 996, 996, 996, '1 t CO₂ pro Jahr'],
  ['kg_per_year', 1_100, 800, 1_400, '0.8–1.4 t CO₂ pro Jahr'],
  ['kg_per_m2', 24.25, 24.25, 24.25, '24.3 kg/m²'],
] as const)('%s of %d reads as people write it', (unit, value, low, high, words) => {
  expect(plain(figureWords({ ...figure(unit, value), low, high }))).toBe(words)
})

test('a figure without a reference value says so and shows no number', () => {
  expect(figureWords(figure('rappen', null))).toBe('Noch kein Richtwert')
})

test('a single number that is an estimate is as round as a range', () => {
  expect(plain(figureWords(figure('rappen', 962_500), { isEstimate: true }))).toBe('CHF 9’600')
})

test('a column that compares keeps one unit', () => {
  expect(plain(figureWords(figure('kg_per_year', 640), { inTonnes: true, isBare: true }))).toBe('0.6 t CO₂')
})

test('the label beside it may say the rest', () => {
  expect(plain(figureWords(figure('rappen_per_year', 390_000), { isBare: true }))).toBe('CHF 3’900')
  expect(
    plain(figureWords(figure('rappen', 3_800_000, 3_400_000, 4_200_000), { withoutCurrency: true })),
  ).toBe('34’000–42’000')
})

test('a year among the inputs has no apostrophe, a word stands as it is', () => {
  expect(inputWords({ label: 'Einbaujahr', value: 1987, unit: 'year', origin: 'owner' })).toBe('1987')
  expect(inputWords({ label: 'Zustand', value: 'abgenutzt', unit: 'word', origin: 'owner' })).toBe(
    'abgenutzt',
  )
})

test('a sum tells each input and each rule once, with all rows behind it', () => {
  const input = { label: 'Menge', value: 24, unit: 'count', origin: 'owner' } as const
  const source = (key: string) => ({ key, source: 'Richtpreise', checkedOn: '2026-11-15', isVerified: true })
  const rule = (key: string) => ({ id: 'cost', text: 'Menge mal Richtpreis', sources: [source(key)] })
  expect(distinctInputs([input, input])).toEqual([input])
  expect(distinctRules([rule('cost.windows'), rule('cost.kitchen'), rule('cost.windows')])).toEqual([
    { ...rule('cost.windows'), sources: [source('cost.windows'), source('cost.kitchen')] },
  ])
})
