import { unsharedParts } from '../../real-estate/shared-by-nature.ts'
import type { AnalysisGap, EnergyAnalysis, Plan } from '../model/analysis.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import { heatingContradiction } from '../heat/energy-carrier.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { weightsOf } from '../assessment/score.ts'

type Parts = {
  readonly judged: readonly JudgedComponent[]
  readonly sums: Plan['sums']
  readonly energy: EnergyAnalysis | null
}

/** Questions whose answers make the analysis better, the most telling first. */
export function gapsOf(context: EngineContext, { judged, sums, energy }: Parts): AnalysisGap[] {
  // On building land nothing stands that a question could be about.
  if (context.input.house.kind === 'building_land') return []
  const weigh = weightsOf(judged)
  const { house, components } = context.input
  const unshared = new Set(unsharedParts(house.kind, components).map(({ id }) => id))
  const isUnshared = ({ component: { id } }: JudgedComponent): boolean => unshared.has(id)
  const doubted = heatingContradiction(context)?.component.id
  // Of a heating that may be gone nothing else is asked.
  const gaps = judged.flatMap((one) =>
    one.component.id === doubted
      ? [contradictionGap(doubted, weigh(one), heatOf(sums, energy))]
      : componentGaps(one, weigh(one), isUnshared(one)),
  )
  gaps.push(
    // All that these cost hangs on whose they are.
    gap(
      'shared_parts',
      judged.filter(isUnshared).reduce((all, one) => all + weigh(one), 0),
    ),
    ...houseGaps(context, judged, weigh),
    ...moneyGaps(context, sums),
    ...energyGaps(context, sums, energy),
  )
  return gaps
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || (nameOf(a) < nameOf(b) ? -1 : 1))
}

const nameOf = ({ kind, componentId }: AnalysisGap): string => `${kind} ${componentId ?? ''}`

const gap = (kind: AnalysisGap['kind'], weight: number, componentId: string | null = null): AnalysisGap => ({
  kind,
  componentId,
  weight: Math.round(weight),
})

/**
 * All of a renewal hangs on a year nobody knows; half of it on the condition, as in the rule of life. How much there is
 * of a part is asked once it is clear whose it is: of the community's it is another roof.
 */
function componentGaps(
  { component: { id }, life, cost }: JudgedComponent,
  weight: number,
  isUnshared: boolean,
): AnalysisGap[] {
  const gaps: AnalysisGap[] = []
  if (life.isAssumed) gaps.push(gap('installed_year', weight, id))
  if (life.condition === null) gaps.push(gap('condition', weight / 2, id))
  if (isUnshared) return gaps
  if (cost.quantity === 'missing') gaps.push(gap('quantity', weight, id))
  if (cost.quantity === 'unfit') gaps.push(gap('quantity', weight / 2, id))
  if (cost.quantity === 'estimated') gaps.push(gap('quantity', weight / 4, id))
  return gaps
}

function houseGaps(
  { input: { house, profile, sharePermille } }: EngineContext,
  judged: readonly JudgedComponent[],
  weigh: (one: JudgedComponent) => number,
): AnalysisGap[] {
  const sum = (is: (one: JudgedComponent) => boolean): number =>
    judged.reduce((all, one) => (is(one) ? all + weigh(one) : all), 0)
  const isFlat = house.kind === 'condominium_flat'
  const gaps: AnalysisGap[] = []
  if (house.livingAreaM2 === null && house.energyAreaM2 === null) {
    gaps.push(
      gap(
        'living_area',
        sum(({ cost }) => cost.quantity === 'missing'),
      ),
    )
  }
  if (sharePermille === null)
    gaps.push(
      gap(
        'share_permille',
        sum(({ cost }) => cost.lacksShare),
      ),
    )
  if (house.buildYear === null && house.buildPeriod === null) gaps.push(gap('build_year', sum(isAssumed) / 2))
  if (profile.roofForm === null && !isFlat) gaps.push(gap('roof_form', sum(isRoofByGuess) / 4))
  // These two move no Franken; they only let the drawing be the owner's house. So they are asked last.
  if (profile.hasCellar === null && !isFlat) gaps.push(gap('cellar', 1))
  if (profile.flatFloor === null && isFlat) gaps.push(gap('flat_floor', 1))
  return gaps
}

const isAssumed = ({ life }: JudgedComponent): boolean => life.isAssumed
const isRoofByGuess = ({ component, cost }: JudgedComponent): boolean =>
  cost.quantity === 'estimated' &&
  (component.catalogKey === 'pitched_roof' || component.catalogKey === 'flat_roof')

/** Only who may see the budget is asked for it. The next five years are what taxes can still be planned for. */
function moneyGaps({ input: { budget } }: EngineContext, { five, thirty }: Plan['sums']): AnalysisGap[] {
  if (budget === null) return []
  const gaps: AnalysisGap[] = []
  if (budget.marginalTaxPercent === null) gaps.push(gap('marginal_tax', (five.value ?? 0) / 10))
  if (budget.propertyValueRappen === null) gaps.push(gap('property_value', (thirty.value ?? 0) / 100))
  return gaps
}

/** The renewal of what stands there hangs on it, and the heat as where nobody told of a heating. */
const contradictionGap = (id: string, weight: number, heat: number): AnalysisGap =>
  gap('heating_contradiction', Math.max(1, weight + heat * 5), id)

/** What a year of heat costs, or a guess. */
const heatOf = ({ thirty }: Plan['sums'], energy: EnergyAnalysis | null): number =>
  energy?.cost.value ?? (thirty.value ?? 0) / 100

/** A year's heat is worth a question, twenty years of it what the choice of a heating hangs on. */
function energyGaps(
  { input: { house, profile } }: EngineContext,
  sums: Plan['sums'],
  energy: EnergyAnalysis | null,
): AnalysisGap[] {
  const gaps: AnalysisGap[] = []
  const heat = heatOf(sums, energy)
  if (house.heating === null) gaps.push(gap('heating', heat * 5))
  if (profile.consumptionAmount === null && energy?.isCalibrated !== true)
    gaps.push(gap('consumption', heat * 3))
  return gaps
}
