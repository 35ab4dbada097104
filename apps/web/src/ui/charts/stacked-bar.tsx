import { classes } from '../classes.ts'
import styles from './stacked-bar.module.css'

export type Stack = {
  readonly id: string
  /** «Fest bis 2027 · 1.15 %». */
  readonly label: string
  readonly value: number
  /** Its amount in words. */
  readonly words: string
}

const shades = ['first', 'second', 'third', 'fourth'] as const

/** Parts of a whole in their order, from dark to pale; the list below is its text. */
export function StackedBar({ label, parts }: { readonly label: string; readonly parts: readonly Stack[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const share = (value: number) => (total === 0 ? 0 : (value / total) * 100)
  const placed = parts.map((part, at) => ({
    part,
    x: share(parts.slice(0, at).reduce((sum, { value }) => sum + value, 0)),
    width: share(part.value),
    shade: styles[shades[at % shades.length] ?? 'first'],
  }))
  return (
    <div>
      <svg className={styles['bar']} width="100%" height="10" aria-hidden="true" focusable="false">
        {placed.map(({ part, x, width, shade }) => (
          <rect key={part.id} className={shade} x={`${x}%`} width={`${width}%`} height="10" />
        ))}
        {placed.slice(1).map(({ part, x }) => (
          <line key={part.id} className={styles['cut']} x1={`${x}%`} x2={`${x}%`} y1="0" y2="10" />
        ))}
      </svg>
      <ul className={styles['legend']} aria-label={label}>
        {placed.map(({ part, shade }) => (
          <li key={part.id}>
            <svg width="9" height="9" aria-hidden="true" focusable="false" className={styles['swatch']}>
              <rect className={classes(shade)} width="9" height="9" rx="2.5" />
            </svg>
            <span>
              {part.label}
              <span className="visually-hidden">: {part.words}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
