import type { Figure } from '../figures/figure.ts'
import type { ComponentKey } from '../real-estate/component.ts'
import { componentLabels } from '../real-estate/component.labels.ts'
import { drawingPartLabels, shortComponentLabels } from '../real-estate/drawing-part.labels.ts'
import type { AnalysedComponent, BundleProposal, PlanEntry } from './analysis.ts'
import { bundleSentence } from './analysis.labels.ts'
import { componentName } from './cost.ts'
import type { EngineContext } from './engine-context.ts'
import { explained, fact, mergedRules, rule, unexplained } from './explain.ts'

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
    'roof_window',
    'plaster_facade',
    'wood_facade',
    'facade_cladding',
    'facade_paint',
    'photovoltaics',
    'windows',
    'shutters',
    'slat_blinds',
  ]),
  heating: new Set<ComponentKey>([
    'oil_heating',
    'gas_heating',
    'wood_heating',
    'pellet_heating',
    'heat_pump',
    'ground_probe',
    'district_heating',
    'electric_heating',
    'heat_distribution',
    'circulation_pump',
    'water_heater',
    'oil_tank',
  ]),
  wet_rooms: new Set<ComponentKey>(['bathroom', 'kitchen', 'water_pipes', 'sewage_pipes']),
}

// Windows and shutters are no reason for a scaffold by themselves; beside a facade the second one is saved.
const needNoScaffold: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'windows',
  'roof_window',
  'shutters',
  'slat_blinds',
])

/** What doing components together saves, over all kinds of bundle; null where nothing is known or nothing is saved. */
export function togetherSaving(
  context: EngineContext,
  components: readonly AnalysedComponent[],
): Figure | null {
  const found = bundleKinds.flatMap((kind) => savingOf(context, kind, components.filter(isOf(kind))) ?? [])
  const known = found.filter(({ value }) => value !== null)
  const [first, ...rest] = known
  if (first === undefined) return null
  return rest.reduce(
    (sum, one) =>
      explained(
        'rappen',
        { value: (sum.value ?? 0) + (one.value ?? 0) },
        {
          inputs: [...sum.inputs, ...one.inputs],
          rules: mergedRules([...sum.rules, ...one.rules]),
        },
      ),
    first,
  )
}

/** Entries that would be cheaper together and are not together yet. */
export function bundleProposals(
  context: EngineContext,
  renewals: readonly PlanEntry[],
  componentOf: ReadonlyMap<string, AnalysedComponent>,
): BundleProposal[] {
  const ofEntry = (entry: PlanEntry): AnalysedComponent[] =>
    entry.componentIds.flatMap((id) => componentOf.get(id) ?? [])
  return bundleKinds.flatMap((kind) => {
    const own = renewals.filter((entry) => ofEntry(entry).some(isOf(kind)))
    return neighbours(own)
      .filter(([first]) => first !== undefined && first.year < context.year + aheadYears)
      .flatMap((group) => proposal(context, kind, group, ofEntry) ?? [])
  })
}

/** As one would say it in the sentence: «Dach und Fassade». */
const spokenName = ({ name, catalogKey }: AnalysedComponent): string =>
  catalogKey === 'pitched_roof' && name === null
    ? drawingPartLabels.roof
    : (name ?? shortComponentLabels[catalogKey] ?? componentLabels[catalogKey])

const isOf =
  (kind: BundleKind) =>
  ({ catalogKey }: AnalysedComponent): boolean =>
    members[kind].has(catalogKey)

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
  const together = savingOf(context, kind, components.filter(isOf(kind)))
  const [first] = group
  if (together === null || first === undefined) return null
  const already = group.reduce(
    (sum, entry) => sum + (savingOf(context, kind, ofEntry(entry).filter(isOf(kind)))?.value ?? 0),
    0,
  )
  const { value, inputs, rules } = together
  if (value !== null && value <= already) return null
  return {
    kind,
    entryKeys: group.map(({ key }) => key),
    componentIds: components.map(({ id }) => id),
    // The first of them cannot wait; the others lose at most a few years of their life.
    year: first.year,
    saving: value === null ? together : explained('rappen', { value: value - already }, { inputs, rules }),
    sentence: bundleSentence(kind, components.filter(isOf(kind)).map(spokenName)),
  }
}

/** Null when these components gain nothing by each other. */
function savingOf(
  { book, input }: EngineContext,
  kind: BundleKind,
  components: readonly AnalysedComponent[],
): Figure | null {
  const lacksReason =
    kind === 'scaffold' && components.every(({ catalogKey }) => needNoScaffold.has(catalogKey))
  if (components.length < 2 || lacksReason) return null
  const row = book.get(`bundle.${kind}`)
  const names = fact('components', components.map(componentName).join(', '), 'word', 'owner')
  const rules = [rule(`bundle_${kind}`, row)]
  if (row === undefined) return unexplained('rappen', { inputs: [names], rules })
  // A second scaffold is saved for sure, a third one often; more than that nobody would have put up.
  const times = kind === 'scaffold' ? Math.min(components.length - 1, 2) : 1
  const part = components.some(({ isShared }) => isShared) ? (input.sharePermille ?? 0) / 1000 : 1
  const saved = (chf: number): number => Math.round(chf * 100 * times * part)
  const saving = fact('saving', Math.round(row.value * 100), 'rappen', 'reference')
  const numbers = {
    value: saved(row.value),
    low: saved(row.min ?? row.value),
    high: saved(row.max ?? row.value),
  }
  return explained('rappen', numbers, { inputs: [names, saving], rules })
}
