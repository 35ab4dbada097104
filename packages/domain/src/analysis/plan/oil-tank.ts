import type { PlanEntry } from '../model/analysis.ts'
import { tankTitle } from '../model/analysis.labels.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import { heatingOf } from '../heat/energy-carrier.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { rule } from '../model/explain.ts'
import { entryCost, laterCost } from './plan-cost.ts'

/** So long a tank that still holds is kept for a heating that goes. */
const waitYears = 5

/**
 * An oil heating makes way for another kind: its tank is put out of use in that year and never renewed again. One that
 * cannot wait so long is mended in its own time, too.
 */
export function withTanks(
  context: EngineContext,
  judged: readonly JudgedComponent[],
  entries: readonly PlanEntry[],
): readonly PlanEntry[] {
  const tanks = judged.filter(({ component }) => component.catalogKey === 'oil_tank')
  const end = tanks.length === 0 ? null : endOfOil(context, judged, entries)
  if (end === null) return entries
  return tanks.reduce((all, tank) => tankActs(context, tank, all, end), entries)
}

/** The year the last oil heating goes; null while one stays, or nobody knows how long. */
function endOfOil(
  context: EngineContext,
  judged: readonly JudgedComponent[],
  entries: readonly PlanEntry[],
): number | null {
  const heatings = judged.filter(({ component }) => component.catalogKey === 'oil_heating')
  if (heatings.length === 0) return heatingOf(context) === 'oil' ? null : -Infinity
  const ends = heatings.map(({ component }) => actOf(component.id, entries)?.year ?? null)
  return ends.includes(null) ? null : Math.max(...ends.flatMap((year) => year ?? []))
}

const actOf = (id: string, entries: readonly PlanEntry[]): PlanEntry | undefined =>
  entries.find(({ isMovable, componentIds }) => isMovable && componentIds.includes(id))

function tankActs(
  context: EngineContext,
  tank: JudgedComponent,
  entries: readonly PlanEntry[],
  end: number,
): readonly PlanEntry[] {
  const { id, condition } = tank.component
  const first = actOf(id, entries)
  const isLater = ({ isMovable, componentIds }: PlanEntry) => !isMovable && componentIds.includes(id)
  const kept = entries.filter((entry) => !isLater(entry))
  if (first === undefined || end === -Infinity) return kept
  const canWait = condition !== 'defective' && first.year >= end - waitYears
  if (first.measureId === null && (first.year >= end || canWait)) {
    const moved = { ...first, ...outOfUse(tank, end), cost: entryCost(context, null, [tank], end) }
    return kept.map((entry) => (entry === first ? told(moved) : entry))
  }
  // The owner's own year, and the owner's own title if there is one.
  if (first.year >= end) {
    const title = tankTitle(tank.name)
    return kept.map((one) => (one === first && one.title === tank.name ? told({ ...one, title }) : one))
  }
  const last: PlanEntry = {
    ...first,
    ...outOfUse(tank, end),
    key: `${id}#2`,
    measureId: null,
    componentIds: [id],
    state: 'proposed',
    componentState: 'good',
    cost: laterCost(context, tank, end),
    isMovable: false,
    saving: undefined,
  }
  return [...kept, told(last)]
}

const outOfUse = ({ name }: JudgedComponent, year: number) => ({
  title: tankTitle(name),
  recommendedYear: year,
  year,
})

const told = (entry: PlanEntry): PlanEntry => ({
  ...entry,
  cost: { ...entry.cost, rules: [...entry.cost.rules, rule('plan_tank')] },
})
