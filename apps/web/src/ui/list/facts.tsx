import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './facts.module.css'

export type Fact = { readonly label: string; readonly value: ReactNode; readonly note?: ReactNode }

type FactsProps = {
  readonly facts: readonly Fact[]
  /** `rows`: label left, value right, hairlines. `pairs`: value under its label, side by side. */
  readonly look?: 'rows' | 'pairs' | undefined
}

export function Facts({ facts, look = 'rows' }: FactsProps) {
  return (
    <dl className={classes(styles['facts'], styles[look])}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <div className={styles['note']}>{note}</div>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type FigureProps = {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly tone?: 'plain' | 'good' | undefined
  /** On sand inside a card, or bare when the card itself holds one figure. */
  readonly look?: 'tile' | 'bare' | undefined
}

/** One figure with its name above and what it rests on below. */
export function Figure({ label, value, note, tone = 'plain', look = 'tile' }: FigureProps) {
  return (
    <div className={classes(styles['figure'], styles[look])}>
      <div className={styles['label']}>{label}</div>
      <div>
        <div className={styles['value']}>{value}</div>
        {note !== undefined && (
          <div className={classes(styles['note'], tone === 'good' && styles['good'])}>{note}</div>
        )}
      </div>
    </div>
  )
}

/** Figures beside each other; they wrap before they squeeze. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <div className={styles['figures']}>{children}</div>
}
