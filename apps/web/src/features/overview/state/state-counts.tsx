import type { ComponentState } from '@hauswart/domain/real-estate/component-state'
import type { decidedDue } from '@hauswart/domain/analysis/model/waiting'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { StatePill } from '#ui/mark/pill.tsx'
import { overviewTexts } from '#features/overview/overview.texts.ts'
import styles from './state-counts.module.css'

const order: readonly ComponentState[] = ['due', 'soon', 'good', 'unknown']

type StateCountsProps = {
  readonly counts: Readonly<Record<ComponentState, number>>
  /** Of those that are due the ones that wait for nobody any more. */
  readonly decided: ReturnType<typeof decidedDue> | undefined
}

/** «3 fällig, 1 geplant», «2 bald», «7 gut»: only states somebody is in. */
export function StateCounts({ counts, decided }: StateCountsProps) {
  const present = order.filter((state) => counts[state] > 0)
  if (present.length === 0) return null
  return (
    <ul className={styles['counts']} aria-label={overviewTexts.house.counts}>
      {present.map((state) => (
        <li key={state}>
          <StatePill state={state}>
            {counts[state]} {componentStateLabels[state]}
            {state === 'due' && decided !== undefined && decidedWords(decided)}
          </StatePill>
        </li>
      ))}
    </ul>
  )
}

const decidedWords = ({ count, arePlanned }: NonNullable<StateCountsProps['decided']>): string =>
  count === 0 ? '' : overviewTexts.house[arePlanned ? 'planned' : 'decided'](count)
