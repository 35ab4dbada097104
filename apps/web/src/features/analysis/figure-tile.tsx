import type { Figure as AnyFigure } from '@hauswart/domain/figures/figure'
import { figureWords } from '@hauswart/domain/formats/figure-words'
import { Figure } from '#ui/facts.tsx'
import { FigureSource, FigureValue } from '#ui/figure.tsx'
import { analysisTexts } from './analysis.texts.ts'
import styles from './energy-tab.module.css'

type FigureTileProps = {
  readonly title: string
  readonly figure: AnyFigure
  readonly isBare?: boolean
  /** Names the likely one below a range that is wide. */
  readonly withMiddle?: boolean
}

/** A figure under its name, with its question beside the name. */
export function FigureTile({ title, figure, isBare, withMiddle }: FigureTileProps) {
  return (
    <Figure
      label={
        <span className={styles['named']}>
          {title}
          <FigureSource figure={figure} title={title} look="sign" />
        </span>
      }
      value={
        <span className={styles['ends']}>
          <FigureValue figure={figure} title={title} isBare={isBare} />
        </span>
      }
      note={withMiddle === true ? middleOf(figure, isBare) : undefined}
    />
  )
}

function middleOf(figure: AnyFigure, isBare: boolean | undefined): string | undefined {
  const { value, low, high } = figure
  if (value === null || (low === value && high === value)) return undefined
  return analysisTexts.energy.likely(figureWords({ ...figure, low: value, high: value }, { isBare }))
}
