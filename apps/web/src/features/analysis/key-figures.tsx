import type { GeakClass } from '@hauswart/domain/real-estate/building'
import { analysisPath } from '#lib/analysis-paths.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Figure, Figures } from '#ui/facts.tsx'
import { FigureSource, FigureValue } from '#ui/figure.tsx'
import { analysisTexts } from './analysis.texts.ts'
import { ClassBadge } from './class-badge.tsx'
import type { Desk } from './desk.ts'
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
        <Figure label={texts.geak} value={<ClassBadge letter={house.geakTotal} />} note={texts.geakNote} />
      )}
      {energy === null ? (
        <Figure label={texts.heating} value={<Missing />} />
      ) : (
        <Figure
          label={<Named title={texts.heating} figure={energy.cost} />}
          value={<FigureValue figure={energy.cost} title={texts.heating} isBare />}
        />
      )}
      <Figure
        label={<Named title={subsidyTitle} figure={subsidy} />}
        value={<FigureValue figure={subsidy} title={subsidyTitle} isEstimate />}
      />
    </Figures>
  )
}

type NamedProps = { readonly title: string; readonly figure: Parameters<typeof FigureSource>[0]['figure'] }

function Named({ title, figure }: NamedProps) {
  return (
    <span className={styles['named']}>
      {title}
      <FigureSource figure={figure} title={title} look="sign" />
    </span>
  )
}

type Co2Props = {
  readonly co2Class: GeakClass | null
  readonly figure: NamedProps['figure'] | undefined
}

function Co2({ co2Class, figure }: Co2Props) {
  if (figure === undefined) return <Figure label={texts.co2} value={<Missing />} />
  return (
    <Figure
      label={<Named title={texts.co2} figure={figure} />}
      value={
        <span className={styles['class']}>
          {co2Class !== null && <ClassBadge letter={co2Class} />}
          <span className={styles['beside']}>
            <FigureValue figure={figure} title={texts.co2} />
          </span>
        </span>
      }
    />
  )
}

function Missing() {
  return (
    <span className={styles['missing']}>
      {texts.noEnergy}
      <AppLink to={analysisPath('datenluecken')}>{texts.toGaps}</AppLink>
    </span>
  )
}
