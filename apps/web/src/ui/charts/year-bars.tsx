import { classes } from '../classes.ts'
import { HiddenTable } from './hidden-table.tsx'
import styles from './year-bars.module.css'

export type YearBar = {
  readonly year: number
  readonly value: number
  readonly state?: 'due' | 'soon' | undefined
  /** In full, for the table: «CHF 41’000, fällig». */
  readonly words: string
  /** Above the bar: «41k». Only where it matters. */
  readonly mark?: string | undefined
}

type YearBarsProps = {
  readonly caption: string
  readonly head: readonly [string, string]
  readonly bars: readonly YearBar[]
}

const height = 196
const floor = 166
const top = 26
const lines = 4

/** Widths in percent and heights in pixels: the bars stretch with the card, the figures keep their size. */
export function YearBars({ caption, head, bars }: YearBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const slot = 100 / Math.max(1, bars.length)
  return (
    <div className={styles['chart']}>
      <svg className={styles['picture']} width="100%" height={height} aria-hidden="true" focusable="false">
        {Array.from({ length: lines }, (_, at) => {
          const y = top + ((floor - top) / lines) * at - 10
          return <line key={y} className={styles['line']} x1="0" x2="100%" y1={y} y2={y} />
        })}
        {bars.map(({ year, value, state, mark }, at) => {
          const size = value <= 0 ? 0 : Math.max(6, ((floor - top) * value) / most)
          const middle = `${(at + 0.5) * slot}%`
          return (
            <g key={year}>
              <rect
                className={classes(styles['bar'], state !== undefined && styles[state])}
                x={`${(at + 0.16) * slot}%`}
                y={floor - size}
                width={`${slot * 0.68}%`}
                height={size}
                rx={5}
              />
              {mark !== undefined && (
                <text className={styles['mark']} x={middle} y={floor - size - 7}>
                  {mark}
                </text>
              )}
              <text className={styles['year']} x={middle} y={height - 9}>
                {String(year % 100).padStart(2, '0')}
              </text>
            </g>
          )
        })}
      </svg>
      <HiddenTable
        caption={caption}
        head={head}
        rows={bars.map(({ year, words }) => [String(year), words])}
      />
    </div>
  )
}
