import { useId, type ReactNode } from 'react'
import type { State } from '#ui/mark/pill.tsx'
import styles from './step-scale.module.css'

export type ScaleStep<V extends string> = {
  readonly value: V
  readonly label: string
  readonly state: State
}

type StepScaleProps<V extends string> = {
  readonly label: ReactNode
  /** From worst to best: the fuller the bar, the better. */
  readonly steps: readonly ScaleStep<V>[]
  readonly value: V | ''
  /** An empty text is «I do not know». */
  readonly onChange: (value: V | '') => void
  readonly noneLabel: string
}

/** One of a few steps from worst to best, or none. Real radio buttons underneath; the chosen word stands beside. */
export function StepScale<V extends string>({ label, steps, value, onChange, noneLabel }: StepScaleProps<V>) {
  const id = useId()
  const chosen = steps.find((step) => step.value === value)
  const at = steps.findIndex((step) => step.value === value)
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={styles['scale']}>
      <div className={styles['head']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
        <span className={styles['word']} data-state={chosen?.state} aria-hidden="true">
          {chosen?.label ?? noneLabel}
        </span>
      </div>
      <div className={styles['steps']} data-state={chosen?.state}>
        {steps.map((step, place) => (
          <label
            key={step.value}
            className={styles['step']}
            data-full={place <= at ? '' : undefined}
            title={step.label}
          >
            <input
              type="radio"
              className={styles['radio']}
              name={id}
              checked={step.value === value}
              aria-label={step.label}
              onChange={() => onChange(step.value)}
            />
          </label>
        ))}
        <label className={styles['none']} title={noneLabel}>
          <input
            type="radio"
            className={styles['radio']}
            name={id}
            checked={value === ''}
            aria-label={noneLabel}
            onChange={() => onChange('')}
          />
          <span aria-hidden="true">?</span>
        </label>
      </div>
      <div className={styles['ends']} aria-hidden="true">
        <span>{steps.at(0)?.label}</span>
        <span>{steps.at(-1)?.label}</span>
      </div>
    </div>
  )
}
