import type { ReactNode } from 'react'
import type { RoomItem } from '@hauswart/domain/drawing/house-parts'
import type { Placed } from '@hauswart/domain/drawing/house-shape'
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
      {drawings[item]}
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

const pane = (
  <>
    <rect className={styles.glass} x="-22" y="-46" width="44" height="44" rx="3" />
    <path className={styles.bar} d="M0-43V-5" />
  </>
)

const drawings: Record<RoomItem, ReactNode> = {
  window: pane,
  shaded_window: pane,
  wide_window: (
    <>
      <rect className={styles.glass} x="-29" y="-50" width="58" height="48" rx="3" />
      <path className={styles.bar} d="M0-47V-5" />
    </>
  ),
  door: (
    <>
      <path className={styles.door} d="M-19 0V-52a4 4 0 0 1 4-4H15a4 4 0 0 1 4 4V0Z" />
      <circle className={styles.knob} cx="10" cy="-26" r="2.6" />
    </>
  ),
  bathroom: (
    <>
      <path d="M-28-29H28V-18A16 16 0 0 1 12-2H-12A16 16 0 0 1-28-18Z" />
      <path className={styles.open} d="M-22-29V-50a8.5 8.5 0 0 1 17 0v3" />
    </>
  ),
  kitchen: (
    <>
      <path d="M-60-38H60V-2H-60ZM-20-38V-2M20-38V-2" />
      <path d="M-50-73H-16V-54H-50ZM20-76H60V-54H20Z" />
    </>
  ),
  heating: (
    <>
      <rect x="-21" y="-50" width="42" height="48" rx="5" />
      <circle cx="0" cy="-32" r="8" />
      <path d="M-11-13H11" />
    </>
  ),
  hot_water: <rect x="-13" y="-63" width="26" height="61" rx="13" />,
  electrics: (
    <>
      <rect x="-17" y="-48" width="34" height="46" rx="4" />
      <path d="M-8-36H8M-8-25H8M-8-14H1" />
    </>
  ),
  cellar: (
    <path
      className={styles.open}
      d="M-25-50V-2M25-50V-2M-25-28H25M-25-6H25M-15-7V-18H-2V-7M9-29V-42H17V-29"
    />
  ),
}
