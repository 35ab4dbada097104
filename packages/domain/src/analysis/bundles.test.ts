import { describe, expect, it } from 'vitest'
import type { AnalysisInput } from './analysis.ts'
import { component, exampleInput, exampleRows, measure } from './analyse-example.ts'
import { analyse } from './analyse.ts'

const bundles = (more: Partial<AnalysisInput> = {}) => analyse(exampleInput(more)).plan.bundles
const part = (
  id: string,
  key: 'pitched_roof' | 'plaster_facade' | 'windows' | 'slat_blinds' | 'facade_paint',
  left: number,
) =>
  component(id, key, 2026 - 30 + left, {
    ownLifetimeYears: 30,
    quantity: 10,
    unit: key === 'windows' ? 'piece' : 'm2',
  })

it('proposes what is cheaper together: one scaffold, one visit of the heating engineer', () => {
  expect(bundles().map(({ kind, entryKeys, year }) => ({ kind, entryKeys, year }))).toEqual([
    { kind: 'scaffold', entryKeys: ['windows', 'facade'], year: 2027 },
    { kind: 'heating', entryKeys: ['heating', 'boiler'], year: 2026 },
  ])
})

describe('a scaffold', () => {
  const roof = part('roof', 'pitched_roof', 3)
  const facade = part('facade', 'plaster_facade', 8)

  it('is worth waiting five years for, not six', () => {
    expect(bundles({ components: [roof, facade] })).toHaveLength(1)
    expect(bundles({ components: [roof, part('facade', 'plaster_facade', 9)] })).toEqual([])
  })

  it('is not booked for later than ten years from now', () => {
    expect(
      bundles({ components: [part('r', 'pitched_roof', 9), part('f', 'plaster_facade', 9)] }),
    ).toHaveLength(1)
    expect(bundles({ components: [part('r', 'pitched_roof', 10), part('f', 'plaster_facade', 10)] })).toEqual(
      [],
    )
  })

  it('is said in a sentence, in the year of the first', () => {
    const [bundle] = bundles({ components: [roof, facade] })
    expect(bundle).toMatchObject({
      sentence: 'Zusammen günstiger: ein Gerüst für Dach und Fassade.',
      year: 2029,
      saving: { value: 800_000 },
      componentIds: ['roof', 'facade'],
    })
  })

  it('is saved at most twice', () => {
    const more = [part('paint', 'facade_paint', 5), part('windows', 'windows', 5)]
    expect(bundles({ components: [roof, facade, ...more] })[0]?.saving.value).toBe(1_600_000)
  })

  it('is no reason for windows and blinds alone', () => {
    expect(bundles({ components: [part('w', 'windows', 3), part('b', 'slat_blinds', 3)] })).toEqual([])
  })

  it('that is shared already is proposed no more', () => {
    const measures = [measure('m', ['roof', 'facade'], { year: 2030 })]
    expect(bundles({ components: [roof, facade], measures })).toEqual([])
  })

  it('that three parts share already saves no more for a fourth', () => {
    const third = part('paint', 'facade_paint', 5)
    const fourth = part('windows', 'windows', 5)
    const measures = [measure('m', ['roof', 'facade', 'paint'], { year: 2030 })]
    expect(bundles({ components: [roof, facade, third, fourth], measures })).toEqual([])
  })

  it('of a shared house saves the owner’s part of it', () => {
    const shared = [roof, facade].map((one) => ({ ...one, isShared: true }))
    expect(bundles({ components: shared, sharePermille: 100 })[0]?.saving.value).toBe(80_000)
  })

  it('has no figure where no row gives one, and is proposed all the same', () => {
    const references = exampleRows.filter(({ key }) => key !== 'bundle.scaffold')
    expect(bundles({ components: [roof, facade], references })[0]?.saving.value).toBeNull()
  })
})

it('is the saving that a bundle of the owner then has', () => {
  const together = analyse(exampleInput({ measures: [measure('m', ['windows', 'facade'], { year: 2030 })] }))
  const apart = analyse(
    exampleInput({
      measures: [measure('a', ['windows'], { year: 2030 }), measure('b', ['facade'], { year: 2030 })],
    }),
  )
  const sum = ({ plan }: typeof apart) => plan.sums.ten.value ?? 0
  expect(sum(apart) - sum(together)).toBe(apart.plan.bundles[0]?.saving.value)
})
