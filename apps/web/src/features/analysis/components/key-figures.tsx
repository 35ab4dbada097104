import type { Figure as AnyFigure } from '@hauswart/domain/figures/figure'
import type { GeakClass } from '@hauswart/domain/real-estate/building'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Figure, Figures } from '#ui/list/facts.tsx'
import { FigureTile } from '#ui/figure/figure-tile.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { ClassBadge } from '#features/analysis/class-badge.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import styles from './key-figures.module.css'

const texts = analysisTexts.tiles

/** Three figures under the picture: energy, heating costs, what could be subsidised. */
export function KeyFigures({ desk: { analysis, house } }: { readonly desk: Desk }) {
  const { energy, subsidy } = analysis
  const subsidyTitle = texts.subsidy(house.canton ?? '')
  return (
    <Figures>
      {house.geakTotal === null ? (
        <Co2 co2Class={energy?.co2Class ?? null} figure={energy?.co2PerM2} />
      ) : (
        <Figure
          label={texts.geak}
          value={
            <span className={styles['badge']}>
              <ClassBadge letter={house.geakTotal} />
            </span>
          }
          note={texts.geakNote}
        />
      )}
      {energy === null ? (
        <Figure label={texts.heating} value={<Missing />} />
      ) : (
        <FigureTile title={texts.heating} figure={energy.cost} isBare />
      )}
      <FigureTile title={subsidyTitle} figure={subsidy} isEstimate />
    </Figures>
  )
}

type Co2Props = {
  readonly co2Class: GeakClass | null
  readonly figure: AnyFigure | undefined
}

function Co2({ co2Class, figure }: Co2Props) {
  if (figure === undefined) return <Figure label={texts.co2} value={<Missing />} />
  const badge = co2Class === null ? undefined : <ClassBadge letter={co2Class} />
  return <FigureTile title={texts.co2} figure={figure} badge={badge} />
}

function Missing() {
  return (
    <span className={styles['missing']}>
      {texts.noEnergy}
      <AppLink to={analysisPath('gaps')}>{texts.toGaps}</AppLink>
    </span>
  )
}
