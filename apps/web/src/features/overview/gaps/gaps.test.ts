import { describe, expect, it } from 'vitest'
import { recordGaps, type RecordGap } from './gaps.ts'

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
const recorded = usual.map((catalogKey) => ({ catalogKey }))
const nameOf = (gap: RecordGap) => (gap.kind === 'part' ? gap.part : gap.name)

describe('what the record lacks', () => {
  it('is everything at first, the year of the house before all', () => {
    const gaps = recordGaps({ house: { ...house, ...nothing }, components: [], asked: [] })
    expect(gaps).toHaveLength(12)
    expect(gaps[0]).toEqual({ kind: 'fact', name: 'buildYear' })
  })

  it('is nothing when all facts and usual parts are recorded', () => {
    expect(recordGaps({ house, components: recorded, asked: [] })).toEqual([])
  })

  it('is not what the analysis asks already: nothing is counted twice', () => {
    const asked = [{ kind: 'build_year' }, { kind: 'living_area' }, { kind: 'condition' }] as const
    const gaps = recordGaps({ house: { ...house, ...nothing }, components: recorded, asked })
    expect(gaps.map(nameOf)).toEqual(['floors', 'rooms', 'plotAreaM2'])
  })

  it('does not ask an owner of a flat for the roof', () => {
    const gaps = recordGaps({ house: { ...house, kind: 'condominium_flat' }, components: [], asked: [] })
    expect(gaps.map(nameOf)).toEqual(['windows', 'electrics', 'bathroom', 'kitchen'])
  })

  it('asks only for the size of a building plot', () => {
    const gaps = recordGaps({ house: { ...nothing, kind: 'building_land' }, components: [], asked: [] })
    expect(gaps).toEqual([{ kind: 'fact', name: 'plotAreaM2' }])
  })
})
