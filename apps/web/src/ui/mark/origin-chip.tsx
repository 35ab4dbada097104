import type { FactSource } from '@hauswart/domain/real-estate/origin'
import { factSourceLabels } from '@hauswart/domain/real-estate/origin.labels'
import styles from './origin-chip.module.css'
import { Pill } from './pill.tsx'

const tones = { register: 'info', owner: 'neutral', assumed: 'neutral' } as const

/** Where a fact comes from, beside its label; what is empty comes from nowhere. */
export function OriginChip({ origin }: { readonly origin: FactSource | undefined }) {
  if (origin === undefined) return null
  return (
    <Pill size="small" tone={tones[origin]} className={origin === 'assumed' ? styles['assumed'] : undefined}>
      {factSourceLabels[origin]}
    </Pill>
  )
}
