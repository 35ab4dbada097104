import type { Analysis, Plan } from '@hauswart/domain/analysis/model/analysis'
import { listed } from '@hauswart/domain/analysis/model/analysis.labels'
import { Figures } from '#ui/list/facts.tsx'
import { FigureTile } from '#ui/figure/figure-tile.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './plan-sums.module.css'

const texts = analysisTexts.timeline
// The second one is the headline of the Übersicht: the same words, the same figure.
const spans = [
  ['five', 5],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
] as const

type PlanSumsProps = { readonly plan: Plan; readonly names: Analysis['components'] }

/** What the next years cost together, and what no sum can know. */
export function PlanSums({ plan, names }: PlanSumsProps) {
  const namesOf = (ids: readonly string[]) =>
    listed(names.filter(({ component }) => ids.includes(component.id)).map(({ name }) => name))
  return (
    <div className={styles['sums']}>
      <Figures>
        {spans.map(([span, years]) => (
          <FigureTile key={span} title={texts.sum(plan.from + years - 1)} figure={plan.sums[span]} />
        ))}
      </Figures>
      {plan.withoutCost.length > 0 && (
        <p className={styles['hint']}>{texts.withoutCost(namesOf(plan.withoutCost))}</p>
      )}
      {plan.rejected.length > 0 && <p className={styles['hint']}>{texts.rejected(namesOf(plan.rejected))}</p>}
    </div>
  )
}
