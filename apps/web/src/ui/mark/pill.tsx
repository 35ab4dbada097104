import { IconAlertTriangle, IconCheck, IconClock, IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './pill.module.css'

export type State = 'good' | 'soon' | 'due' | 'unknown'

const signs = { good: IconCheck, soon: IconClock, due: IconAlertTriangle, unknown: IconHelpCircle } as const

/** The sign of a state; it never stands without its word. */
export function StateSign({ state, size = 15 }: { readonly state: State; readonly size?: number }) {
  const Sign = signs[state]
  return <Sign size={size} stroke={1.75} aria-hidden="true" className={styles['sign']} />
}

type StatePillProps = { readonly state: State; readonly children: ReactNode; readonly className?: string }

export function StatePill({ state, children, className }: StatePillProps) {
  return (
    <Pill tone={state} icon={<StateSign state={state} />} className={className}>
      {children}
    </Pill>
  )
}

type PillProps = {
  readonly tone?: 'neutral' | 'brick' | 'info' | State | undefined
  /** `small` stands beside a label of a field. */
  readonly size?: 'normal' | 'small' | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

export function Pill({ tone = 'neutral', size = 'normal', icon, children, className }: PillProps) {
  return (
    <span className={classes(styles['pill'], styles[tone], styles[size], className)}>
      {icon !== undefined && (
        <span className={styles['icon']} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles['words']}>{children}</span>
    </span>
  )
}

type CountProps = {
  readonly children: number
  readonly isUrgent?: boolean | undefined
  /** What is counted, for screen readers («offene Rechnungen»). */
  readonly label: string
}

/** A number beside an entry of the navigation. */
export function Count({ children, isUrgent, label }: CountProps) {
  return (
    <span className={classes(styles['count'], isUrgent === true && styles['urgent'])}>
      {children > 99 ? '99+' : children}
      <span className="visually-hidden"> {label}</span>
    </span>
  )
}
