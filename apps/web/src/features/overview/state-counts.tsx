import type { ComponentState } from '@hauswart/domain/real-estate/component-state'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { StatePill } from '#ui/pill.tsx'
import { overviewTexts } from './overview.texts.ts'
import styles from './state-counts.module.css'

const order: readonly ComponentState[] = ['due', 'soon', 'good', 'unknown']

/** «3 fällig», «2 bald», «7 gut»: only states somebody is in. */
export function StateCounts({ counts }: { readonly counts: Readonly<Record<ComponentState, number>> }) {
  const present = order.filter((state) => counts[state] > 0)
  if (present.length === 0) return null
  return (
    <ul className={styles['counts']} aria-label={overviewTexts.house.counts}>
      {present.map((state) => (
        <li key={state}>
          <StatePill state={state}>
            {counts[state]} {componentStateLabels[state]}
          </StatePill>
        </li>
      ))}
    </ul>
  )
}
