import { useId, type ReactNode } from 'react'
import styles from './progress.module.css'

type ProgressProps = {
  readonly label: ReactNode
  /** Between 0 and 1; without it nobody knows how long it takes. */
  readonly share?: number | undefined
  /** On the right: «3 von 8 Fotos». */
  readonly note?: ReactNode
}

export function Progress({ label, share, note }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles['progress']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
      <progress id={id} className={styles['bar']} max={1} value={share} />
    </div>
  )
}
