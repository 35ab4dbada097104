import type { Figure } from '../../figures/figure.ts'
import { facades, heatGenerators, type ComponentKey } from '../../real-estate/component.ts'
import { componentName } from '../../real-estate/drawing.ts'
import type { AnalysedComponent, BundleProposal, PlanEntry } from '../model/analysis.ts'
import { bundleSentence } from '../model/analysis.labels.ts'
import { spokenName } from '../model/component-words.ts'
import { isPaidWithHeating } from '../quantity/cost.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { explained, fact, mergedRules, noFigure, rule } from '../model/explain.ts'
import { ownerShare } from '../heat/geometry-body.ts'
import { isMainRoof } from '../quantity/geometry.ts'
import { mainHeatings } from '../heat/heating-main.ts'

type BundleKind = BundleProposal['kind']
const bundleKinds = ['scaffold', 'heating', 'wet_rooms'] as const satisfies readonly BundleKind[]

/** Entries this many years apart can still wait for each other. */
const reachYears = 5
/** Nobody books a scaffold for later than that. */
const aheadYears = 10

const members: Record<BundleKind, ReadonlySet<ComponentKey>> = {
  scaffold: new Set<ComponentKey>([
    'pitched_roof',
    'flat_roof',
    'sheet_metal',
    ...facades,
    'facade_paint',
    'photovoltaics',
  ]),
  heating: new Set<ComponentKey>([
    ...heatGenerators,
    'ground_probe',
    'heat_distribution',
    'circulation_pump',
    'water_heater',
    'oil_tank',
  ]),
  wet_rooms: new Set<ComponentKey>(['bathroom', 'kitchen', 'water_pipes', 'sewage_pipes']),
}

/** These stand in the sentence beside a facade, but no scaffold is put up or spared for them. */
const needNoScaffold: ReadonlySet<ComponentKey> = new Set<ComponentKey>(['windows'])

/** What doing components together saves, over all kinds of bundle; null where nothing is known or nothing is saved. */
export function togetherSaving(
  context: EngineContext,
  components: readonly AnalysedComponent[],
): Figure | null {
  const found = bundleKinds.flatMap((kind) => savingOf(context, kind, components) ?? [])
  const known = found.filter(({ value }) => value !== null)
  const [first, ...rest] = known
  if (first === undefined) return null
  return rest.reduce(
    (sum, one) =>
      explained('rappen', plus(sum, one), {
        inputs: [...sum.inputs, ...one.inputs],
        rules: mergedRules([...sum.rules, ...one.rules]),
      }),
    first,
  )
}

type Range = { readonly value: number; readonly low: number; readonly high: number }

const rangeOf = (figure: Figure | null): Range => {
  const value = figure?.value ?? 0
  return { value, low: figure?.low ?? value, high: figure?.high ?? value }
}
const plus = (a: Figure, b: Figure): Range => combined(rangeOf(a), rangeOf(b), 1)
const combined = (a: Range, b: Range, sign: 1 | -1): Range => ({
  value: a.value + sign * b.value,
  low: a.low + sign * b.low,
  high: a.high + sign * b.high,
})

/** Entries that would be cheaper together and are not together yet. */
export function bundleProposals(
  context: EngineContext,
  renewals: readonly PlanEntry[],
  componentOf: ReadonlyMap<string, AnalysedComponent>,
): BundleProposal[] {
  const ofEntry = (entry: PlanEntry): AnalysedComponent[] =>
    entry.componentIds.flatMap((id) => componentOf.get(id) ?? [])
  return bundleKinds.flatMap((kind) => {
    const own = renewals.filter((entry) => ofEntry(entry).some(isOf(context, kind)))
    return neighbours(own)
      .filter(([first]) => first !== undefined && first.year < context.year + aheadYears)
      .map((group) => withWindows(kind, group, renewals, ofEntry))
      .flatMap((group) => proposal(context, kind, group, ofEntry) ?? [])
  })
}

/**
 * Whether a component gains by a bundle; the flat roof of a garage needs no scaffold around the house, and of what goes
 * with the heating at no price nothing can be saved.
 */
const isOf =
  (context: EngineContext, kind: BundleKind) =>
  (component: AnalysedComponent): boolean =>
    members[kind].has(component.catalogKey) &&
    (component.catalogKey !== 'flat_roof' || isMainRoof(context, component.catalogKey)) &&
    !isPaidWithHeating(context, component)

/** Two boilers are one heating: they share its price, and save nothing by each other. */
function worksOf(context: EngineContext, kind: BundleKind, components: readonly AnalysedComponent[]): number {
  const heatings = new Set(kind === 'heating' ? mainHeatings(context).map(({ id }) => id) : [])
  const others = components.filter(({ id }) => !heatings.has(id)).length
  return others + (others < components.length ? 1 : 0)
}

/** Windows near a new facade are best set with it; that spares no scaffold, but a second plaster. */
function withWindows(
  kind: BundleKind,
  group: readonly PlanEntry[],
  renewals: readonly PlanEntry[],
  ofEntry: (entry: PlanEntry) => AnalysedComponent[],
): readonly PlanEntry[] {
  const hasFacade = group.flatMap(ofEntry).some(({ catalogKey }) => facades.has(catalogKey))
  const from = group[0]?.year ?? 0
  if (kind !== 'scaffold' || !hasFacade) return group
  const near = renewals.filter(
    (entry) =>
      !group.includes(entry) &&
      entry.year >= from &&
      entry.year <= from + reachYears &&
      ofEntry(entry).some(({ catalogKey }) => needNoScaffold.has(catalogKey)),
  )
  return [...group, ...near].toSorted((a, b) => a.year - b.year)
}

/** Entries in order of years, cut where the next one is out of reach of the first of its group. */
function neighbours(entries: readonly PlanEntry[]): PlanEntry[][] {
  const groups: PlanEntry[][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (group === undefined || first === undefined || entry.year - first.year > reachYears)
      groups.push([entry])
    else group.push(entry)
  }
  return groups.filter((group) => group.length > 1)
}

function proposal(
  context: EngineContext,
  kind: BundleKind,
  group: readonly PlanEntry[],
  ofEntry: (entry: PlanEntry) => AnalysedComponent[],
): BundleProposal | null {
  const components = group.flatMap(ofEntry)
  const together = savingOf(context, kind, components)
  const [first] = group
  if (together === null || first === undefined) return null
  const already = group
    .map((entry) => rangeOf(savingOf(context, kind, ofEntry(entry))))
    .reduce((sum, one) => combined(sum, one, 1))
  const { value, inputs, rules } = together
  const more = combined(rangeOf(together), already, -1)
  if (value !== null && more.value <= 0) return null
  const named = components.filter(
    (one) => isOf(context, kind)(one) || (kind === 'scaffold' && needNoScaffold.has(one.catalogKey)),
  )
  return {
    kind,
    entryKeys: group.map(({ key }) => key),
    componentIds: components.map(({ id }) => id),
    // The first of them cannot wait; the others lose at most a few years of their life.
    year: first.year,
    saving: value === null ? together : explained('rappen', more, { inputs, rules }),
    sentence: bundleSentence(kind, named.map(spokenName)),
  }
}

/** Null when these components gain nothing by each other. */
function savingOf(
  context: EngineContext,
  kind: BundleKind,
  all: readonly AnalysedComponent[],
): Figure | null {
  const { book } = context
  const components = all.filter(isOf(context, kind))
  const works = worksOf(context, kind, components)
  if (works < 2) return null
  const row = book.get(`bundle.${kind}`)
  const names = fact('components', components.map(componentName).join(', '), 'word', 'owner')
  const rules = [rule(`bundle_${kind}`, row)]
  if (row === undefined) return noFigure('rappen', rules, [names])
  // A second scaffold is saved for sure, a third one often; more than that nobody would have put up.
  const times = kind === 'scaffold' ? Math.min(works - 1, 2) : 1
  const part = ownerShare(context, { isShared: components.some(({ isShared }) => isShared) })
  if (part === null) return noFigure('rappen', [...rules, rule('cost_share_missing')], [names])
  const saved = (chf: number): number => Math.round((chf * times * part) / 10) * 1_000
  const saving = fact('saving', Math.round(row.value * 100), 'rappen', 'reference')
  const numbers = {
    value: saved(row.value),
    low: saved(row.min ?? row.value),
    high: saved(row.max ?? row.value),
  }
  return explained('rappen', numbers, { inputs: [names, saving], rules })
}
