import { geakClasses } from '@hauswart/domain/real-estate/building'
import type { EnergyAnalysis } from '@hauswart/domain/analysis/model/analysis'
import { hullTexts } from '@hauswart/domain/analysis/model/saving.labels'
import { Card } from '#ui/layout/card.tsx'
import { classes } from '#ui/classes.ts'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Figures } from '#ui/list/facts.tsx'
import { DenseFigures, FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { FigureTile } from '#ui/figure/figure-tile.tsx'
import styles from '#features/analysis/analysis.module.css'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { ClassBadge } from '#features/analysis/class-badge.tsx'
import { ConsumptionForm } from './consumption-form.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import scale from './energy-tab.module.css'
import { HeatingVariants } from './heating-variants.tsx'
import { HullSavings } from './hull-savings.tsx'
import { SolarCard } from './solar-card.tsx'

const texts = analysisTexts.energy

/** Heat, money and CO₂ of a year, and what another heating would cost over twenty. */
export function EnergyTab({ desk }: { readonly desk: Desk }) {
  const { energy } = desk.analysis
  return (
    <DenseFigures isLegendFirst>
      <div className={classes(styles['stack'], scale['below'])}>
        {energy === null ? (
          <Card>
            <EmptyState title={texts.missingTitle} text={texts.missing} />
          </Card>
        ) : (
          <Today energy={energy} desk={desk} />
        )}
        <Card title={texts.consumption} sentence={texts.consumptionSentence}>
          <ConsumptionForm key={desk.house.id} desk={desk} />
        </Card>
        {energy !== null && energy.variants.length > 0 && (
          <Card title={texts.variants} sentence={texts.variantsSentence}>
            <HeatingVariants variants={energy.variants} />
          </Card>
        )}
        {energy !== null && energy.hull.length > 0 && (
          <Card title={hullTexts.title} sentence={hullTexts.sentence}>
            <HullSavings hull={energy.hull} />
          </Card>
        )}
        <SolarCard desk={desk} />
      </div>
    </DenseFigures>
  )
}

type TodayProps = { readonly energy: EnergyAnalysis; readonly desk: Desk }

function Today({ energy, desk: { house } }: TodayProps) {
  const { demand, demandPerM2, cost, co2, co2PerM2, co2Class, isCalibrated } = energy
  return (
    <Card title={texts.title} sentence={isCalibrated ? texts.calibrated : texts.estimated}>
      <Figures>
        <FigureTile title={texts.demand} figure={demand} isBare />
        <FigureTile title={texts.demandPerM2} figure={demandPerM2} />
        <FigureTile title={texts.cost} figure={cost} isBare />
        <FigureTile title={texts.co2} figure={co2} isBare />
      </Figures>
      <div className={scale['scale']}>
        <p className={scale['label']}>
          {texts.scale}
          <FigureValue figure={co2PerM2} title={texts.co2PerM2} />
          <FigureSource figure={co2PerM2} title={texts.co2PerM2} look="sign" />
        </p>
        <ol className={scale['steps']} aria-label={texts.scale}>
          {geakClasses.map((letter) => (
            <li
              key={letter}
              className={classes(scale['step'], letter === co2Class && scale['own'])}
              aria-current={letter === co2Class ? 'true' : undefined}
            >
              <ClassBadge letter={letter} />
              {letter === co2Class && <span>{texts.here}</span>}
            </li>
          ))}
        </ol>
        {house.geakTotal !== null && <p className={scale['hint']}>{texts.geak(house.geakTotal)}</p>}
        <p className={scale['hint']}>{texts.noGeak}</p>
      </div>
    </Card>
  )
}
