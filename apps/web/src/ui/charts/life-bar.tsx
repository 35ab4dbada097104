import { useId } from 'react'
import { classes } from '../classes.ts'
import type { State } from '#ui/mark/pill.tsx'
import { uiTexts } from '../ui.texts.ts'
import styles from './life-bar.module.css'

type LifeBarProps = {
  /** Used part of the usual life, 0 to 1. */
  readonly share: number
  readonly state: State
  /** «94 % der üblichen Lebensdauer»; leave it out where the words beside it already say so. */
  readonly label?: string | undefined
}

/** A thin bar in a list: how much of its life a part has behind it. */
export function LifeBar({ share, state, label }: LifeBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <>
      <svg className={styles['bar']} width="100%" height="6" aria-hidden="true" focusable="false">
        <rect className={styles['track']} width="100%" height="6" rx="3" />
        <rect className={styles[state]} width={`${percent}%`} height="6" rx="3" />
      </svg>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </>
  )
}

export type LifeTick = {
  readonly year: number
  readonly label?: string | undefined
  /** Left out where there is no room. */
  readonly isMinor?: boolean | undefined
}

type LifeSpanProps = {
  readonly from: number
  readonly to: number
  readonly today: number
  /** Where «gut» ends and where «fällig» begins. */
  readonly soonFrom: number
  readonly dueFrom: number
  readonly ticks: readonly LifeTick[]
  /** The picture as a sentence. */
  readonly words: string
}

/** A whole life from installation to its last day, with today on it. */
export function LifeSpan({ from, to, today, soonFrom, dueFrom, ticks, words }: LifeSpanProps) {
  const gradient = useId()
  const share = (year: number) => Math.min(1, Math.max(0, (year - from) / Math.max(1, to - from)))
  const at = (year: number) => `${(share(year) * 100).toFixed(1)}%`
  return (
    <div className={styles['place']}>
      <svg className={styles['span']} width="100%" height="94" aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id={gradient}>
            <stop offset={share(soonFrom) - 0.05} className={styles['stop-good']} />
            <stop offset={share(soonFrom) + 0.05} className={styles['stop-soon']} />
            <stop offset={share(dueFrom) - 0.05} className={styles['stop-soon']} />
            <stop offset={share(dueFrom) + 0.05} className={styles['stop-due']} />
          </linearGradient>
        </defs>
        <rect y="34" width="100%" height="14" rx="7" fill={`url(#${gradient})`} />
        <svg x={at(today)} overflow="visible">
          <line className={styles['needle']} y1="20" y2="56" />
          <g
            className={
              share(today) > 0.92 ? styles['at-end'] : share(today) < 0.08 ? styles['at-start'] : undefined
            }
          >
            <rect className={styles['flag']} x="-25" y="0" width="50" height="20" rx="5" />
            <text className={styles['flag-word']} y="14">
              {uiTexts.now}
            </text>
          </g>
        </svg>
        {ticks.map(({ year, label, isMinor }) => (
          <svg
            key={year}
            x={at(year)}
            overflow="visible"
            className={isMinor === true ? styles['minor'] : undefined}
          >
            <g
              className={classes(
                styles['tick'],
                year === from && styles['first'],
                year === to && styles['last'],
              )}
            >
              <text y="70">{year}</text>
              {label !== undefined && <text y="88">{label}</text>}
            </g>
          </svg>
        ))}
      </svg>
      <p className="visually-hidden">{words}</p>
    </div>
  )
}
