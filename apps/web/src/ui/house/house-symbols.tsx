import type { Placed } from '@hauswart/domain/drawing/house-shape'
import { symbolPaths } from '@hauswart/domain/drawing/symbol-paths'
import styles from './house-part-shape.module.css'

/** A thing in a room. Lines stay readable when many floors make the rooms small. */
export function Symbol({ placed }: { placed: Placed }) {
  const { item, x, y, scale } = placed
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${round(scale)})`}
      strokeWidth={round(4 / scale ** 0.6)}
      className={styles.symbol}
    >
      {symbolPaths[item].map(({ d, paint }) => (
        <path key={d} className={paint === 'part' ? undefined : styles[paint]} d={d} />
      ))}
    </g>
  )
}

/** Slats let down over the upper half of the window. */
export function Blinds({ placed }: { placed: Placed }) {
  const { x, y, scale } = placed
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${round(scale)})`} className={styles.blinds}>
      <path className={styles.slats} d="M-20-46H20V-21H-20Z" />
      <path d="M-20-40H20M-20-33H20M-20-26H20M-20-19H20" strokeWidth="3" />
      <path d="M-25-48H25" strokeWidth="8" />
    </g>
  )
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
