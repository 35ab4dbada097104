import { expect, test } from 'vitest'
import { inputOf, part, type GoldenHouse } from '../../../golden/golden-house.ts'
import { goldenHouses } from '../../../golden/golden-houses.ts'
import { referenceRows } from '../../../golden/reference-rows.ts'
import { fc, runs } from '../../../test/by-lot.ts'
import type { Figure } from '../../figures/figure.ts'
import { heatingKinds } from '../../real-estate/building.ts'
import { componentConditions, componentKeys } from '../../real-estate/component.ts'
import { realEstateKinds } from '../../real-estate/real-estate.ts'
import { analyse } from '../engine/analyse.ts'
import type { Analysis, AnalysisInput } from '../model/analysis.ts'

const rows = referenceRows()

const anyHouse: fc.Arbitrary<AnalysisInput> = fc.integer({ min: 1850, max: 2026 }).chain((buildYear) => {
  const anyComponent = fc
    .record({
      key: fc.constantFrom(...componentKeys),
      isInstalledYearAssumed: fc.boolean(),
      condition: fc.option(fc.constantFrom(...componentConditions)),
      judgedIn: fc.option(fc.integer({ min: buildYear - 1, max: 2026 })),
      ownLifetimeYears: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 9 }),
    })
    .map(({ key, judgedIn, ...told }) =>
      part(key, buildYear, { ...told, conditionOn: judgedIn === null ? null : `${judgedIn}-03-01` }),
    )
  return fc
    .record({
      kind: fc.constantFrom(...realEstateKinds),
      heating: fc.option(fc.constantFrom(...heatingKinds)),
      heatingYear: fc.option(fc.integer({ min: buildYear, max: 2026 })),
      heatingSource: fc.constantFrom('owner', 'register', 'assumed'),
      livingAreaM2: fc.option(fc.integer({ min: 40, max: 400 })),
      components: fc.array(anyComponent, { minLength: 1, maxLength: 10 }),
    })
    .map(({ components, heatingSource, ...house }) => {
      const origins = [
        { field: 'heating', source: heatingSource },
        { field: 'heatingYear', source: heatingSource },
      ] as const
      const golden: GoldenHouse = {
        slug: '',
        title: '',
        story: '',
        components,
        house: { ...house, buildYear, canton: 'ZH', origins },
      }
      return inputOf(golden, rows)
    })
})

/** The house after its owner has confirmed every assumed year as it is shown. */
function confirmed(input: AnalysisInput, { components }: Analysis): AnalysisInput {
  const shown = new Map(components.map(({ component }) => [component.id, component.installedYear]))
  return {
    ...input,
    components: input.components.map((one) => ({
      ...one,
      installedYear: shown.get(one.id) ?? one.installedYear,
      isInstalledYearAssumed: false,
    })),
  }
}

/** All that an analysis says, without who said it, how sure it is and what is still asked. */
function said(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(said)
  if (isFigure(value)) return value.value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (doubts.has(name) ? [] : [[name, said(one)]])),
  )
}
const doubts = new Set(['isAssumed', 'note', 'isInstalledYearAssumed', 'earliestYear', 'coverage', 'gaps'])
const isFigure = (value: object): value is Figure => 'rules' in value && 'inputs' in value

function figuresOf(value: unknown, path = ''): [string, Figure][] {
  if (typeof value !== 'object' || value === null) return []
  if (isFigure(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, one]) => figuresOf(one, `${path}.${name}`))
}

/** The figures that get less sure by confirming. */
function widerRanges(before: Analysis, after: Analysis): string[] {
  const surer = new Map(figuresOf(after))
  return figuresOf(before).flatMap(([path, { low, high }]) => {
    const narrow = surer.get(path)
    const isWider = (narrow?.low ?? 0) < (low ?? 0) || (narrow?.high ?? 0) > (high ?? 0)
    return isWider && path !== '.coverage' ? [path] : []
  })
}

test('confirming what is assumed as it is shown changes no figure, and no range gets wider', () => {
  const outcome = fc.check(
    fc.property(anyHouse, (input) => {
      const before = analyse(input)
      const after = analyse(confirmed(input, before))
      expect(said(after)).toEqual(said(before))
      expect(widerRanges(before, after)).toEqual([])
      expect(after.coverage.value).toBeGreaterThanOrEqual(before.coverage.value ?? 0)
    }),
    { ...runs(80), includeErrorInReport: true },
  )
  expect(fc.defaultReportMessage(outcome)).toBeUndefined()
})

test.each(goldenHouses.map((golden) => [golden.title, golden] as const))(
  'of «%s» neither, if nobody knew a single year of it',
  (_title, golden) => {
    const told = inputOf(golden, rows)
    const components = told.components.map((one) => ({
      ...one,
      isInstalledYearAssumed: true,
      lastRenewedYear: null,
    }))
    const input = { ...told, components }
    const before = analyse(input)
    const after = analyse(confirmed(input, before))
    expect(said(after)).toEqual(said(before))
    expect(widerRanges(before, after)).toEqual([])
  },
)

test('every confirmed year is one question less', () => {
  const input = inputOf(goldenHouses.find(({ slug }) => slug.startsWith('04-')) ?? lost(), rows)
  const before = analyse(input)
  const [first] = before.gaps.filter(({ kind }) => kind === 'installed_year')
  const components = input.components.map((one) =>
    one.id === first?.componentId
      ? (confirmed({ ...input, components: [one] }, before).components[0] ?? one)
      : one,
  )
  expect(analyse({ ...input, components }).gaps).toHaveLength(before.gaps.length - 1)
})

const lost = (): never => {
  throw new Error('the house is gone')
}
