import type { Analysis, PlanYear } from '@hauswart/domain/analysis/model/analysis'
import type { Figure } from '@hauswart/domain/figures/figure'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { shortMoney, wholeMoney } from '#device/text/format.ts'
import type { YearBar } from '#ui/charts/year-bars.tsx'
import { overviewTexts } from '#features/overview/overview.texts.ts'

const shownYears = 15
const texts = overviewTexts.plan

/** The next fifteen years of the plan: a bar each, and their sum. */
export function planBars({ plan }: Analysis): {
  readonly bars: readonly YearBar[]
  readonly total: Figure
  readonly until: number
} {
  const years = plan.years.slice(0, shownYears)
  const most = Math.max(1, ...years.map(({ cost }) => cost.value ?? 0))
  const until = plan.from + shownYears - 1
  return {
    until,
    bars: years.map((year) => barOf(year, most)),
    total: plan.sums.fifteen,
  }
}

function barOf(planned: PlanYear, most: number): YearBar {
  const value = planned.cost.value ?? 0
  const state = stateOf(planned)
  const money = value === 0 ? texts.nothing : wholeMoney(value)
  return {
    year: planned.year,
    value,
    state,
    words: state === undefined ? money : `${money}, ${componentStateLabels[state]}`,
    // Small bars stand side by side; their figures would run into each other.
    mark: state !== undefined || value > most / 3 ? shortMoney(value) : undefined,
  }
}

/** What a component needs the first time decides; later rounds are far away. */
function stateOf({ entries }: PlanYear): YearBar['state'] {
  const first = entries.filter(({ isMovable }) => isMovable).map(({ componentState }) => componentState)
  return first.includes('due') ? 'due' : first.includes('soon') ? 'soon' : undefined
}
