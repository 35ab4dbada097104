import type { PartState } from '@hauswart/domain/drawing/house-parts'
import { card, type Label } from '@hauswart/domain/drawing/house-layout'
import type { Point } from '@hauswart/domain/drawing/house-roof'
import { stateSigns } from '@hauswart/domain/drawing/symbol-paths'
import { round } from './house-symbols.tsx'
import styles from './house-drawing.module.css'

export function HouseLabel({ label, state }: { label: Label; state: PartState }) {
  const { x, y, w, h } = label.card
  const [dx, dy] = label.dot
  return (
    <g className={styles.label}>
      <path
        className={styles.leader}
        d={`M${label.leader.map((point) => point.map(round).join(' ')).join('L')}`}
      />
      <rect className={styles.card} x={round(x)} y={y} width={w} height={h} rx="10" />
      <text className={styles.name} x={round(x + card.pad)} y={y + 18}>
        {label.label}
      </text>
      <path
        className={styles.sign}
        transform={`translate(${round(x + card.pad)} ${y + 25.5})`}
        d={stateSigns[state]}
      />
      <text className={styles.note} x={round(x + card.pad + card.sign)} y={y + 35.5}>
        {label.note}
      </text>
      <circle className={styles.dot} cx={round(dx)} cy={round(dy)} r="6" />
    </g>
  )
}

/** Where labels have no room, the sign alone stands on what needs attention. */
export function Badge({ at: [x, y], state }: { at: Point; state: PartState }) {
  if (state !== 'due' && state !== 'soon') return null
  return (
    <g className={styles.badge} transform={`translate(${round(x)} ${round(y)})`}>
      <circle r="12" />
      <path transform="translate(-6.6 -7) scale(1.1)" d={stateSigns[state]} />
    </g>
  )
}
