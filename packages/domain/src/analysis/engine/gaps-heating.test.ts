import { describe, expect, it, test } from 'vitest'
import { fc, runs } from '../../../test/by-lot.ts'
import { heatingKinds, type HeatingKind } from '../../real-estate/building.ts'
import { heatGenerators } from '../../real-estate/component.ts'
import { componentOfHeating } from '../../real-estate/heating-component.ts'
import type { AnalysedComponent, AnalysisInput } from '../model/analysis.ts'
import { component, exampleInput, exampleYear } from './analyse-example.ts'
import { analyse } from './analyse.ts'
import { heatingAsRecorded, heatingQuestion, type HeatingQuestion } from './gaps-heating.ts'

const told = (
  heating: HeatingKind | null,
  heatingYear: number | null,
  components: readonly AnalysedComponent[],
): AnalysisInput => exampleInput({ house: { ...exampleInput().house, heating, heatingYear }, components })

const oil = component('o', 'oil_heating', 1998)

describe('the question which heating is right', () => {
  it('knows what stands there by either answer, and when it came as far as that is possible', () => {
    expect(heatingQuestion(told('heat_pump_ground', 2024, [oil]))).toEqual({
      told: 'heat_pump_ground',
      component: oil,
      kinds: ['oil'],
      replacedBy: 'heat_pump_ground',
      beside: 'heat_pump',
      replacedIn: { min: 1998, max: exampleYear, start: 2024 },
    })
    expect(heatingQuestion(told('gas', 1990, [oil]))?.replacedIn.start).toBeNull()
    expect(heatingQuestion(told('gas', exampleYear + 1, [oil]))?.replacedIn.start).toBeNull()
  })

  it('leaves open what a heat pump takes its heat from, unless a probe tells', () => {
    const pump = component('p', 'heat_pump', 2020)
    const kinds = (...more: AnalysedComponent[]) => heatingQuestion(told('oil', null, [pump, ...more]))?.kinds
    expect(kinds()).toEqual(['heat_pump_air', 'heat_pump_ground', 'heat_pump_water'])
    expect(kinds(component('g', 'ground_probe', 2020))).toEqual(['heat_pump_ground'])
  })

  it('has nothing to put in the place of a heating where there is none', () => {
    expect(heatingQuestion(told('none', null, [oil]))).toMatchObject({ replacedBy: null, beside: null })
  })

  it('takes the year told of the wrong heating away with it', () => {
    const year = (one: AnalysedComponent) => heatingAsRecorded({ component: one }, 'oil').heatingYear
    expect(year(oil)).toBe(1998)
    expect(year({ ...oil, lastRenewedYear: 2011 })).toBe(2011)
    expect(year({ ...oil, isInstalledYearAssumed: true })).toBeNull()
  })
})

const anyHeated: fc.Arbitrary<AnalysisInput> = fc
  .record({
    heating: fc.option(fc.constantFrom(...heatingKinds)),
    heatingYear: fc.option(fc.integer({ min: 1950, max: exampleYear })),
    keys: fc.array(fc.constantFrom(...heatGenerators, 'ground_probe' as const), { maxLength: 5 }),
    years: fc.tuple(...Array.from({ length: 5 }, () => fc.integer({ min: 1950, max: exampleYear }))),
    isAssumed: fc.boolean(),
  })
  .map(({ heating, heatingYear, keys, years, isAssumed }) =>
    told(
      heating,
      heatingYear,
      keys.map((key, at) =>
        component(`c${at}`, key, years[at] ?? exampleYear, { isInstalledYearAssumed: isAssumed }),
      ),
    ),
  )

/** The house after each answer, as the writes of the product leave it. */
function answered(input: AnalysisInput, question: HeatingQuestion): AnalysisInput[] {
  const { house, components } = input
  const { replacedBy, beside, replacedIn } = question
  const others = components.filter(({ id }) => id !== question.component.id)
  const corrected = question.kinds.map((kind) => ({
    ...input,
    house: { ...house, ...heatingAsRecorded(question, kind) },
  }))
  const year = replacedIn.start ?? replacedIn.max
  const key = replacedBy === null ? undefined : componentOfHeating(replacedBy)
  const replaced =
    key === undefined
      ? []
      : [
          {
            ...input,
            house: { ...house, heatingYear: year },
            components: [...others, component(question.component.id, key, year, { condition: 'as_new' })],
          },
        ]
  const both =
    beside === null ? [] : [{ ...input, components: [...components, component('new', beside, year)] }]
  return [...corrected, ...replaced, ...both, { ...input, components: others }]
}

test('every answer closes the question about this component for good', () => {
  fc.assert(
    fc.property(anyHeated, (input) => {
      const question = heatingQuestion(input)
      if (question === null) return
      for (const after of answered(input, question)) {
        const isAsked = after.components.some(({ id }) => id === question.component.id)
        const again = heatingQuestion(after)
        if (isAsked) expect(again).toBeNull()
        else expect(again?.component.id).not.toBe(question.component.id)
      }
    }),
    runs(200),
  )
})

test('it is asked exactly where the heating told and the components do not agree, in whatever order', () => {
  fc.assert(
    fc.property(anyHeated, (input) => {
      const asked = (one: AnalysisInput) =>
        analyse(one).gaps.flatMap(({ kind, componentId }) =>
          kind === 'heating_contradiction' ? [componentId] : [],
        )
      const expected = heatingQuestion(input)?.component.id
      expect(asked(input)).toEqual(expected === undefined ? [] : [expected])
      expect(asked({ ...input, components: input.components.toReversed() })).toEqual(asked(input))
    }),
    runs(100),
  )
})
