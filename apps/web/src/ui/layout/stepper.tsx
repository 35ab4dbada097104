import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './stepper.module.css'

type StepperProps = {
  /** Counted from 1. */
  readonly step: number
  readonly steps: number
  /** «Schritt 2 von 5 · noch etwa 2 Minuten»: the bars are only its picture. */
  readonly label: ReactNode
}

export function Stepper({ step, steps, label }: StepperProps) {
  return (
    <div className={styles['stepper']}>
      <div className={styles['bars']} aria-hidden="true">
        {Array.from({ length: steps }, (_, at) => (
          <span key={at} className={classes(styles['bar'], at < step && styles['done'])} />
        ))}
      </div>
      <p className={styles['label']}>{label}</p>
    </div>
  )
}
