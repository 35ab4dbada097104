import type { Figure as AnyFigure } from '@hauswart/domain/figures/figure'
import type { ReactNode } from 'react'
import { Figure } from '#ui/list/facts.tsx'
import styles from './figure-tile.module.css'
import { Asked, FigureValue } from './figure.tsx'

type FigureTileProps = {
  readonly figure: AnyFigure
  /** Names the figure, and asks for its source. */
  readonly title: string
  /** What stands above it, where the card already says of what. */
  readonly label?: string | undefined
  readonly note?: ReactNode
  readonly isBare?: boolean | undefined
  readonly isEstimate?: boolean | undefined
  /** Its words, where the writing by unit is not what the owner needs. */
  readonly words?: string | undefined
  /** A sign before the number, such as the letter of its class; the number then stands back. */
  readonly badge?: ReactNode
}

/** A computed figure under its name, with its question beside the name. */
export function FigureTile(props: FigureTileProps) {
  const { figure, title, label = title, note, isBare, isEstimate, words, badge } = props
  const value = (
    <FigureValue figure={figure} title={title} isBare={isBare} isEstimate={isEstimate}>
      {words}
    </FigureValue>
  )
  return (
    <Figure
      label={
        <Asked figure={figure} title={title}>
          {label}
        </Asked>
      }
      value={
        badge === undefined ? (
          value
        ) : (
          <span className={styles['badged']}>
            {badge}
            <span className={styles['beside']}>{value}</span>
          </span>
        )
      }
      note={note}
    />
  )
}
