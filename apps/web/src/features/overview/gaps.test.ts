import { describe, expect, it } from 'vitest'
import { gapsOf } from './gaps.ts'

const nothing = { buildYear: null, livingAreaM2: null, plotAreaM2: null, floors: null, rooms: null }
const everything = { buildYear: 1978, livingAreaM2: 152, plotAreaM2: 620, floors: 2, rooms: 5.5 }
const house = { kind: 'single_family_house', ...everything } as const

const usual = [
  'oil_heating',
  'flat_roof',
  'windows',
  'wood_facade',
  'electrics',
  'bathroom',
  'kitchen',
] as const
const judged = usual.map((catalogKey) => ({ catalogKey, condition: 'good' }))

describe('what is missing', () => {
  it('is everything at first', () => {
    const { gaps, answered, asked } = gapsOf({ house: { ...house, ...nothing }, components: [] })
    expect(gaps).toHaveLength(12)
    expect([answered, asked]).toEqual([0, 12])
  })

  it('is nothing when all usual parts are recorded and judged', () => {
    const { gaps, answered, asked } = gapsOf({ house, components: judged })
    expect(gaps).toEqual([])
    expect(answered).toBe(asked)
  })

  it('counts components without a condition', () => {
    const components = [...judged, { catalogKey: 'lift', condition: null } as const]
    expect(gapsOf({ house, components }).gaps).toEqual([{ kind: 'condition', amount: 1 }])
  })

  it('does not ask an owner of a flat for the roof', () => {
    const { gaps } = gapsOf({ house: { ...house, kind: 'condominium_flat' }, components: [] })
    expect(gaps.map((gap) => (gap.kind === 'part' ? gap.part : gap.kind))).toEqual([
      'windows',
      'electrics',
      'bathroom',
      'kitchen',
    ])
  })

  it('asks only for the size of a building plot', () => {
    const { gaps } = gapsOf({ house: { ...nothing, kind: 'building_land' }, components: [] })
    expect(gaps).toEqual([{ kind: 'fact', name: 'plotAreaM2' }])
  })
})
