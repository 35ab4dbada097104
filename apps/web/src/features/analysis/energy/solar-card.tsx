import { contextOf } from '@hauswart/domain/analysis/engine/analyse'
import type { SolarAnalysis } from '@hauswart/domain/analysis/solar/solar-analysis'
import { roofYearOf, solarOf } from '@hauswart/domain/analysis/solar/solar'
import { solarLabels, solarOutlooks, solarTexts } from '@hauswart/domain/analysis/solar/solar.labels'
import type { Figure } from '@hauswart/domain/figures/figure'
import { figureWords } from '@hauswart/domain/formats/figure-words'
import { useMemo } from 'react'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { addComponentPath } from '#house/paths/dossier-paths.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Figures } from '#ui/list/facts.tsx'
import { FigureTile } from '#ui/figure/figure-tile.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import styles from './solar-card.module.css'

/** Electricity from the roof: what a plant would bring, or what the one that stands brings. */
export function SolarCard({ desk }: { readonly desk: Desk }) {
  // No plan hangs on it, so a measure that is moved never reckons it again.
  const solar = useMemo(() => solarOf(contextOf(desk.input)), [desk.input])
  if (solar === null) return null
  return (
    <Card title={solarTexts.title} sentence={sentenceOf(solar)}>
      {solar.power.value === null ? (
        <Missing solar={solar} desk={desk} />
      ) : (
        <Known solar={solar} desk={desk} />
      )}
    </Card>
  )
}

const sentenceOf = ({ isStanding, power }: SolarAnalysis): string | undefined => {
  if (power.value === null) return undefined
  return isStanding ? solarTexts.standing : solarTexts.planned
}

type PartProps = { readonly solar: SolarAnalysis; readonly desk: Desk }

function Known({ solar, desk }: PartProps) {
  const { power, gain, plan } = solar
  const isListed = plan !== null && desk.input.house.isListed === true
  return (
    <div className={styles['known']}>
      <Figures>
        <Ranged title={solarLabels.power} figure={power} />
        <Ranged title={solarLabels.yield} figure={solar.yield} isBare />
        <Ranged title={solarLabels.gain} figure={gain} isBare />
        {plan !== null && (
          <>
            <Ranged title={solarLabels.investment} figure={plan.investment} />
            <Ranged title={solarLabels.subsidy} figure={plan.subsidy} />
            <Ranged title={solarLabels.payback} figure={plan.payback} />
          </>
        )}
      </Figures>
      {plan !== null && plan.outlook !== null && (
        <p className={styles['outlook']}>{solarOutlooks[plan.outlook]}</p>
      )}
      {plan !== null && <RoofHint desk={desk} />}
      {isListed && <Notice tone="soon">{solarTexts.listed}</Notice>}
    </div>
  )
}

type RangedProps = { readonly title: string; readonly figure: Figure; readonly isBare?: boolean }

/** Its ranges are wide: the likely value stands below. */
function Ranged({ figure, isBare, ...named }: RangedProps) {
  const { value, low, high } = figure
  const isRange = value !== null && (low !== value || high !== value)
  const likely = isRange ? figureWords({ ...figure, low: value, high: value }, { isBare }) : undefined
  return (
    <FigureTile
      {...named}
      figure={figure}
      isBare={isBare}
      note={likely === undefined ? undefined : analysisTexts.energy.likely(likely)}
    />
  )
}

/** Who renews the roof anyway needs no scaffold of its own for the plant. */
function RoofHint({ desk: { analysis, input } }: { readonly desk: Desk }) {
  const year = roofYearOf(analysis, input)
  if (year === null) return null
  const title = year === analysis.year ? solarTexts.roofNow : solarTexts.roofIn(year)
  return <Notice title={title}>{solarTexts.roofLater}</Notice>
}

/** What keeps us from saying anything, and where that is put right. */
function Missing({ solar: { isStanding, power }, desk }: PartProps) {
  return (
    <div className={styles['missing']}>
      {power.rules.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      {desk.mayWrite && <Remedy isStanding={isStanding} desk={desk} />}
    </div>
  )
}

function Remedy({ isStanding, desk }: { readonly isStanding: boolean; readonly desk: Desk }) {
  const plant = desk.input.components.find(({ catalogKey }) => catalogKey === 'photovoltaics')
  if (!isStanding) return <AppLink to={analysisPath('gaps')}>{analysisTexts.tiles.toGaps}</AppLink>
  if (plant !== undefined) return <AppLink to={desk.pathOf(plant.id)}>{analysisTexts.solar.toPlant}</AppLink>
  return (
    <AppLink to={addComponentPath(desk.house.id, 'photovoltaics')}>{analysisTexts.solar.toRecord}</AppLink>
  )
}
