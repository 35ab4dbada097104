import { describe, expect, test } from 'vitest'
import { newDraft } from '#features/recording/draft/draft.ts'
import { askedParts, builtIn, plannedOf } from './planned-components.ts'
import type { Answers } from './answers.ts'

const planned = (answers: Partial<Answers>) =>
  plannedOf(newDraft(answers), 2026).map(({ id: _id, ...component }) => component)
const one = (answers: Partial<Answers>, key: string) =>
  planned(answers).find(({ catalogKey }) => catalogKey === key)

describe('the components a house is recorded with', () => {
  test('are as old as the house where nobody knows better, and marked so', () => {
    const all = planned({ buildYear: 1987, heating: 'oil' })
    expect(all.map(({ catalogKey }) => catalogKey)).toEqual([
      'pitched_roof',
      'plaster_facade',
      'windows',
      'oil_heating',
      'kitchen',
      'bathroom',
      'electrics',
      'water_pipes',
    ])
    for (const { installedYear, isInstalledYearAssumed, condition } of all)
      expect({ installedYear, isInstalledYearAssumed, condition }).toEqual({
        installedYear: 1987,
        isInstalledYearAssumed: true,
        condition: undefined,
      })
  })

  test('carry the year of the last renewal and the condition the owner gave', () => {
    expect(one({ buildYear: 1987, roofYear: 2012, roofCondition: 'good' }, 'pitched_roof')).toEqual({
      catalogKey: 'pitched_roof',
      installedYear: 1987,
      isInstalledYearAssumed: true,
      lastRenewedYear: 2012,
      condition: 'good',
    })
  })

  test('of a flat the roof, the façade, the heating and the pipes belong to the community', () => {
    const flat = planned({ kind: 'condominium_flat', buildYear: 1987, heating: 'oil' })
    expect(flat.filter(({ isShared }) => isShared === true).map(({ catalogKey }) => catalogKey)).toEqual([
      'pitched_roof',
      'plaster_facade',
      'oil_heating',
      'water_pipes',
    ])
    const plant = { photovoltaics: 'yes', photovoltaicsYear: 2020 } as const
    expect(one({ kind: 'condominium_flat', ...plant }, 'photovoltaics')).toMatchObject({ isShared: true })
    const house = planned({ kind: 'row_house', buildYear: 1987, heating: 'oil' })
    expect(house.some((component) => 'isShared' in component)).toBe(false)
  })

  test('still as built is known, not assumed', () => {
    expect(one({ buildYear: 1987, windowsYear: 1987 }, 'windows')).toEqual({
      catalogKey: 'windows',
      installedYear: 1987,
    })
    // Of the period only the middle is known.
    expect(one({ buildPeriod: 'from_1971_to_1980', windowsYear: 1976 }, 'windows')).toEqual({
      catalogKey: 'windows',
      installedYear: 1976,
      isInstalledYearAssumed: true,
    })
  })

  test('nothing is claimed without any year', () => {
    expect(planned({ heating: 'gas' })).toEqual([])
    expect(planned({ heating: 'gas', heatingYear: 2015 })).toEqual([
      { catalogKey: 'gas_heating', installedYear: 2015 },
    ])
  })

  test('follow what the house is: kind of roof, kind of heating, panels', () => {
    const answers = {
      buildYear: 2001,
      roofKind: 'flat_roof',
      facadeKind: 'wood_facade',
      heating: 'none',
      photovoltaics: 'yes',
      photovoltaicsYear: 2019,
    } as const
    const keys = planned(answers).map(({ catalogKey }) => catalogKey)
    expect(keys).toContain('flat_roof')
    expect(keys).toContain('wood_facade')
    expect(keys).toContain('photovoltaics')
    expect(keys.some((key) => key.endsWith('heating'))).toBe(false)
    expect(one({ ...answers, photovoltaics: 'no' }, 'photovoltaics')).toBeUndefined()
    expect(one({ ...answers, photovoltaicsYear: null }, 'photovoltaics')).toBeUndefined()
    expect(askedParts(newDraft(answers).answers)).not.toContain('heating')
  })

  test('an id belongs to a part for as long as the draft lives', () => {
    const draft = newDraft({ buildYear: 1987 })
    const ids = plannedOf(draft, 2026).map(({ id }) => id)
    expect(plannedOf({ ...draft, step: 'purchase' }, 2026).map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.each([
  [
    { buildYear: 1987, buildPeriod: 'before_1919' },
    { year: 1987, isAssumed: false },
  ],
  [
    { buildYear: null, buildPeriod: 'from_1986_to_1990' },
    { year: 1988, isAssumed: true },
  ],
  [
    { buildYear: null, buildPeriod: 'before_1919' },
    { year: 1903, isAssumed: true },
  ],
  [
    { buildYear: null, buildPeriod: 'since_2016' },
    { year: 2021, isAssumed: true },
  ],
  [{ buildYear: Number.NaN, buildPeriod: '' }, undefined],
] as const)('a house of %j', (answers, expected) => {
  expect(builtIn(answers, 2026)).toEqual(expected)
})
