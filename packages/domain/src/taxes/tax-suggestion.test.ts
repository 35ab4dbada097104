import { expect, test } from 'vitest'
import { referenceRows } from '../../golden/reference-rows.ts'
import { componentKeys } from '../real-estate/component.ts'
import type { Canton } from '../real-estate/real-estate.ts'
import { referenceBook } from '../reference/reference-value.ts'
import { suggestTaxSplit, workActs, type PaidWork } from './tax-suggestion.ts'

const rows = referenceRows()
const bookOf = (canton: Canton) => referenceBook(rows, { canton, on: '2026-11-17' })
const suggest = (work: Partial<PaidWork>, canton: Canton = 'ZH') =>
  suggestTaxSplit(bookOf(canton), { act: 'replacement', component: null, trade: null, houseAge: 40, ...work })
const said = (work: Partial<PaidWork>, canton?: Canton) =>
  suggest(work, canton)
    ?.parts.map(({ taxClass, percent }) => `${taxClass} ${percent}`)
    .join(', ')

test.each([
  ['a boiler that was serviced', { act: 'repair', component: 'oil_heating' }, 'upkeep 100'],
  ['a kitchen that was mended', { act: 'repair', component: 'kitchen' }, 'upkeep 100'],
  ['a new kitchen for the old one', { component: 'kitchen' }, 'upkeep 80, improvement 20'],
  ['a new bathroom for the old one', { component: 'bathroom' }, 'upkeep 80, improvement 20'],
  ['a bathroom more', { act: 'addition', component: 'bathroom' }, 'improvement 100'],
  ['a dishwasher for the old one', { component: 'dishwasher' }, 'upkeep 100'],
  ['new windows', { component: 'windows' }, 'energy 100'],
  ['a heat pump for the oil heating', { component: 'heat_pump' }, 'energy 100'],
  ['an oil heating for the old one', { component: 'oil_heating' }, 'upkeep 100'],
  ['a plant on the roof', { act: 'addition', component: 'photovoltaics' }, 'energy 100'],
  ['a garden where none was', { act: 'addition', component: 'garden' }, 'improvement 100'],
  ['the chimney sweep', { trade: 'chimney_sweep' }, 'upkeep 100'],
  ['the insurance', { trade: 'insurance' }, 'operation 100'],
  ['advice on energy', { trade: 'energy_advice' }, 'energy 100'],
  ['the cleaner', { trade: 'cleaning' }, 'private 100'],
  ['a mason, of whom the trade alone says nothing', { trade: 'masonry' }, undefined],
  ['nothing known at all', {}, undefined],
  ['a component says more than the trade', { component: 'windows', trade: 'cleaning' }, 'energy 100'],
] as const)('%s: %o is %s', (_, work, parts) => {
  expect(said(work)).toBe(parts)
})

test('a house that stands for few years saves no energy yet in cantons that say so, and asks in the others', () => {
  const plant = { act: 'addition', component: 'photovoltaics', houseAge: 3 } as const
  expect(said(plant, 'SZ')).toBe('improvement 100')
  expect(said(plant, 'SO')).toBe('improvement 100')
  expect(said({ ...plant, houseAge: 5 }, 'SZ')).toBe('energy 100')
  expect(said({ component: 'windows', houseAge: 3 }, 'SO')).toBe('energy 100')
  expect(suggest(plant, 'ZH')?.rules.map(({ id }) => id)).toEqual(['tax.energy', 'tax.young_house'])
})

test('a kitchen names how far its share may differ, and who judged so', () => {
  const kitchen = suggest({ component: 'kitchen' })
  expect(kitchen?.range).toEqual({ low: 65, high: 100 })
  expect(kitchen?.rules[0]?.sources[0]?.source).toContain('2C_674/2014')
})

test('whatever is done to whatever component has a proposal that sums to a hundred, and a reason', () => {
  // What enlarges a house may save energy or not: then nothing is proposed.
  for (const act of workActs.filter((one) => one !== 'enlargement'))
    for (const component of componentKeys) {
      const suggestion = suggest({ act, component })
      expect(suggestion?.parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      expect(suggestion?.rules[0]?.text).not.toBe('')
    }
})
