import { expect, test } from 'vitest'
import { fc, runs } from '../../../test/by-lot.ts'
import { addDays } from '../../days/day.ts'
import type { Figure } from '../../figures/figure.ts'
import { componentConditions, componentKeys, type ComponentKey } from '../../real-estate/component.ts'
import { compareStates } from '../../real-estate/component-state.ts'
import type { AnalysedComponent, Analysis, AnalysisInput } from '../model/analysis.ts'
import { component, exampleInput, exampleRows, exampleYear, row } from './analyse-example.ts'
import { analyse as analyseWith } from './analyse.ts'
import { emptyProfile } from '../model/analysis-profile.ts'
import { measureKinds, measureStates, type Measure } from '../model/measure.ts'
import { movedMeasures } from '../plan/plan-move.ts'

const rows = [
  ...exampleRows,
  ...componentKeys.flatMap((key, index) =>
    // Some have a life and a price, some one of them, some nothing: as in the real files.
    exampleRows.some((one) => one.key.endsWith(`.${key}`)) || index % 4 === 0
      ? []
      : [
          row(`lifetime.${key}`, 8 + index, 'years'),
          ...(index % 3 === 0 ? [] : [row(`cost.${key}`, 900 * index, 'chf_flat')]),
        ],
  ),
]

// The rows stay out of the generated inputs: a counterexample should fit on a page.
const analyse = (input: AnalysisInput): Analysis => analyseWith({ ...input, references: rows })

const year = fc.integer({ min: 1850, max: exampleYear })
const condition = fc.option(fc.constantFrom(...componentConditions))
const anyComponent = (id: string): fc.Arbitrary<AnalysedComponent> =>
  fc
    .record({
      key: fc.constantFrom(...componentKeys),
      installedYear: year,
      isInstalledYearAssumed: fc.boolean(),
      renewedAfter: fc.option(fc.integer({ min: 0, max: 60 })),
      condition,
      judgedAgo: fc.option(fc.integer({ min: 0, max: 40 })),
      isShared: fc.boolean(),
      quantity: fc.option(fc.integer({ min: 1, max: 400 })),
      unit: fc.constantFrom('piece', 'm2', 'm', 'kw', 'flat'),
      ownLifetimeYears: fc.option(fc.integer({ min: 1, max: 120 })),
    })
    .map(({ key, installedYear, renewedAfter, judgedAgo, ...more }) =>
      component(id, key, installedYear, {
        ...more,
        lastRenewedYear: renewedAfter === null ? null : Math.min(exampleYear, installedYear + renewedAfter),
        conditionOn:
          more.condition === null || judgedAgo === null ? null : `${exampleYear - judgedAgo}-06-01`,
      }),
    )

const anyMeasure = (id: string, ids: readonly string[]): fc.Arbitrary<Measure> =>
  fc.record({
    id: fc.constant(id),
    componentIds: fc.subarray([...ids], { minLength: 1, maxLength: Math.min(4, ids.length) }),
    kind: fc.constantFrom(...measureKinds),
    title: fc.constant(null),
    state: fc.constantFrom(...measureStates),
    year: fc.option(fc.integer({ min: exampleYear - 3, max: exampleYear + 40 })),
    reason: fc.constant(null),
    version: fc.constant(1),
  })

const anyInput: fc.Arbitrary<AnalysisInput> = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, index) => `c${index}`)
  return fc
    .record({
      components: fc.tuple(...ids.map(anyComponent)),
      measures: fc.tuple(anyMeasure('m1', ids), anyMeasure('m2', ids), anyMeasure('m3', ids)),
      taken: fc.integer({ min: 0, max: 3 }),
      amount: fc.integer({ min: 1, max: 9_999_999 }),
      inflationPercent: fc.option(fc.constantFrom(0, 1, 1.7, 3)),
      sharePermille: fc.option(fc.integer({ min: 1, max: 1000 })),
      fund: fc.option(
        fc.record({
          balanceRappen: fc.option(fc.integer({ min: 0, max: 90_000_000 })),
          balanceOn: fc.option(
            fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(`${exampleYear}-11-15`, -days)),
          ),
          yearlyRappen: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
        }),
      ),
      imputedRentRappen: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
      saved: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
      monthly: fc.option(fc.integer({ min: 0, max: 500_000 })),
    })
    .map(({ measures, taken, amount, inflationPercent, saved, monthly, ...told }) =>
      exampleInput({
        ...told,
        measures: measures.slice(0, taken),
        amounts: [
          { objectId: 'c0', kind: 'component_cost', rappen: amount },
          { objectId: 'm1', kind: 'measure_cost', rappen: amount + 7 },
        ],
        profile: { ...emptyProfile, inflationPercent },
        budget: {
          marginalTaxPercent: 25,
          savedRappen: saved,
          savingMonthlyRappen: monthly,
          propertyValueRappen: 100_000_000,
        },
        references: [],
      }),
    )
})

const always = <Value>(name: string, values: fc.Arbitrary<Value>, check: (value: Value) => void): void =>
  test(name, () => {
    const outcome = fc.check(fc.property(values, check), { ...runs(300), includeErrorInReport: true })
    expect(fc.defaultReportMessage(outcome)).toBeUndefined()
  })

/** Every figure anywhere in an analysis, with the way to it. */
function figuresOf(value: unknown, path = ''): [string, Figure][] {
  if (typeof value !== 'object' || value === null) return []
  if ('rules' in value && 'inputs' in value) return [[path, value as Figure]]
  return Object.entries(value).flatMap(([name, one]) => figuresOf(one, `${path}.${name}`))
}

always('nothing has less than no life left, nor a renewal before today', anyInput, (input) => {
  for (const { remaining, renewalYear } of analyse(input).components) {
    for (const years of [remaining.value, remaining.low, remaining.high])
      expect(years ?? 0).toBeGreaterThanOrEqual(0)
    expect(renewalYear.value ?? exampleYear).toBeGreaterThanOrEqual(exampleYear)
  }
})

always('the sums of a plan are the sums of its entries, to the Rappen', anyInput, (input) => {
  const { entries, sums, years } = analyse(input).plan
  const sum = (until: number) =>
    entries
      .filter((entry) => entry.year < exampleYear + until)
      .reduce((all, { cost }) => all + (cost.value ?? 0), 0)
  const { five, ten, fifteen, twenty, thirty } = sums
  expect([five, ten, fifteen, twenty, thirty].map(({ value }) => value ?? 0)).toEqual(
    [5, 10, 15, 20, 30].map(sum),
  )
  expect(years.reduce((all, { cost }) => all + (cost.value ?? 0), 0)).toBe(sum(30))
  expect(years.at(-1)?.total).toBe(sum(30))
  expect(years.flatMap((one) => one.entries)).toEqual(entries)
})

always('a fund pays some of the costs and never more than all of them', anyInput, (input) => {
  const { plan, reserve } = analyse(input)
  for (const [at, { fromFund, total }] of plan.years.entries()) {
    expect(fromFund).toBeGreaterThanOrEqual(plan.years[at - 1]?.fromFund ?? 0)
    expect(fromFund).toBeLessThanOrEqual(total)
  }
  expect(reserve.fund?.value ?? 0).toBe(plan.years.at(-1)?.fromFund)
  const alone = analyse({ ...input, fund: null }).reserve.perMonth.value ?? 0
  expect(reserve.perMonth.value ?? 0).toBeLessThanOrEqual(alone)
})

always('what is rejected is in no act, and named', anyInput, (input) => {
  const { entries, rejected } = analyse(input).plan
  for (const { componentIds, measureId } of entries)
    if (!isUpkeep(input, measureId)) expect(componentIds.some((id) => rejected.includes(id))).toBe(false)
})

always('every component stands in the plan once at a time, unless it was rejected', anyInput, (input) => {
  const { entries } = analyse(input).plan
  const first = entries.filter(({ isMovable, measureId }) => isMovable && !isUpkeep(input, measureId))
  const ids = first.flatMap(({ componentIds }) => componentIds)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
})

const isUpkeep = ({ measures }: AnalysisInput, id: string | null): boolean =>
  measures.some((one) => one.id === id && one.kind === 'upkeep')

const knownYear = fc
  .record({ one: anyComponent('c'), years: fc.integer({ min: 1, max: 50 }) })
  .map(({ one, years }) => ({
    one: { ...one, isInstalledYearAssumed: false, lastRenewedYear: null },
    years,
  }))
// A year of the heating that was told for the house would be no assumption.
const house = { ...exampleInput().house, heatingYear: null }
const single = (one: AnalysedComponent) => analyse(exampleInput({ house, components: [one] })).components[0]

function expectNotLater(later: AnalysedComponent, sooner: AnalysedComponent): void {
  const [a, b] = [single(later), single(sooner)]
  if (a === undefined || b === undefined) throw new Error('a component was lost')
  expect(b.remaining.value ?? 0).toBeLessThanOrEqual(a.remaining.value ?? 0)
  // Without a lifetime the condition alone speaks, and one from before the installation says nothing: not «later».
  if (a.state !== 'unknown') expect(compareStates(b.state, a.state)).toBeLessThanOrEqual(0)
  expect(a.state === 'unknown' && a.lifetime.value !== null).toBe(false)
}

always('what is older is never due later', knownYear, ({ one, years }) =>
  expectNotLater(one, { ...one, installedYear: one.installedYear - years }),
)

always('what is worse is never due later', knownYear, ({ one }) => {
  for (const [index, worse] of componentConditions.entries()) {
    const better = componentConditions[index - 1]
    if (better !== undefined) expectNotLater({ ...one, condition: better }, { ...one, condition: worse })
  }
})

always(
  'an assumed year alone makes nothing due, and leaves no more for what is older',
  knownYear,
  ({ one, years }) => {
    const assumed = { ...one, isInstalledYearAssumed: true, condition: null, conditionOn: null }
    // What lasts a year is due every year.
    if (one.ownLifetimeYears === 1) return
    const [younger, older] = [
      single(assumed),
      single({ ...assumed, installedYear: one.installedYear - years }),
    ]
    expect(younger?.state).not.toBe('due')
    expect(younger?.urgency).not.toBe('red')
    expect(older?.remaining.value ?? 0).toBeLessThanOrEqual(younger?.remaining.value ?? 0)
  },
)

always('the order of components, decisions, amounts and rows changes nothing', anyInput, (input) => {
  const turned = {
    ...input,
    components: input.components.toReversed(),
    measures: input.measures.toReversed(),
    amounts: input.amounts.toReversed(),
  }
  expect(analyseWith({ ...turned, references: rows.toReversed() })).toEqual(analyse(input))
})

const tied: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'kitchen',
  'plaster_facade',
  'wood_facade',
  'facade_cladding',
  'oil_tank',
])

const firstCosts = ({ plan }: Analysis): number =>
  plan.entries.reduce((all, { isMovable, cost }) => all + (isMovable ? (cost.value ?? 0) : 0), 0)

always(
  'moving within thirty years changes no cost of a first round at today’s prices, and only the year of what moved',
  fc.record({ input: anyInput, pick: fc.nat(), to: fc.integer({ min: exampleYear, max: exampleYear + 29 }) }),
  ({ input: any, pick, to }) => {
    // A kitchen that moves leaves its oven to be paid, a heating takes its tank along: tested with the plan.
    const components = any.components.filter(({ catalogKey }) => !tied.has(catalogKey))
    const input = { ...any, components, profile: emptyProfile }
    const before = analyse(input)
    const movable = before.plan.entries.filter(({ isMovable }) => isMovable)
    const entry = movable[pick % Math.max(1, movable.length)]
    if (entry === undefined) return
    const after = analyse({ ...input, measures: movedMeasures(input.measures, entry, to, 'new') })
    expect(firstCosts(after)).toBe(firstCosts(before))
    const moved = after.plan.entries.find(({ key }) => key === (entry.measureId ?? 'new'))
    expect(moved).toMatchObject({
      year: to,
      state: 'planned',
      componentIds: entry.componentIds,
      cost: entry.cost,
    })
    const others = ({ plan }: Analysis) =>
      plan.entries.filter(({ componentIds }) => !componentIds.some((id) => entry.componentIds.includes(id)))
    expect(others(after)).toEqual(others(before))
  },
)

always('every figure explains itself, has an honest range, and money is whole Rappen', anyInput, (input) => {
  for (const [path, { value, low, high, unit, inputs, rules }] of figuresOf(analyse(input))) {
    expect([path, inputs.length > 0, rules.length > 0]).toEqual([path, true, true])
    expect([path, new Set(rules.map(({ id }) => id)).size]).toEqual([path, rules.length])
    expect([path, low === null, high === null]).toEqual([path, value === null, value === null])
    if (value === null || low === null || high === null) continue
    expect([path, low <= value && value <= high]).toEqual([path, true])
    if (unit.startsWith('rappen'))
      expect([path, [value, low, high].every(Number.isInteger)]).toEqual([path, true])
  }
})
