import type { ComponentCondition, ComponentKey } from '@hauswart/domain/real-estate/component'
import { countStates } from '@hauswart/domain/real-estate/component-state'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { drawnParts, drawnShape } from '@hauswart/domain/real-estate/drawing'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { StatePill } from '#ui/pill.tsx'
import { landingTexts } from './landing.texts.ts'
import styles from './example-house.module.css'

const texts = landingTexts.example

const recorded: readonly (readonly [ComponentKey, ComponentCondition, number])[] = [
  ['pitched_roof', 'worn', 1987],
  ['photovoltaics', 'as_new', 2021],
  ['plaster_facade', 'used', 1987],
  ['windows', 'worn', 1987],
  ['bathroom', 'good', 2014],
  ['kitchen', 'used', 2004],
  ['oil_heating', 'defective', 1998],
  ['water_heater', 'good', 2016],
  ['electrics', 'good', 2011],
]
// Drawn by the rules of the product, so that the example cannot promise more than an owner will see.
const components = recorded.map(([catalogKey, condition, installedYear]) => ({
  id: catalogKey,
  catalogKey,
  condition,
  installedYear,
  name: null,
  lastRenewedYear: null,
}))
const shape = drawnShape({ kind: 'single_family_house', floors: 2 }, components)
const counts = countStates(components)
const shown = ['due', 'soon', 'good'] as const

export function ExampleHouse() {
  return (
    <div className={styles['card']}>
      {shape === undefined ? null : (
        <HouseDrawing shape={shape} parts={drawnParts(components)} title={texts.title} />
      )}
      <div className={styles['caption']}>
        <p className={styles['name']}>{texts.caption}</p>
        <ul className={styles['counts']}>
          {shown.map((state) => (
            <li key={state}>
              <StatePill state={state}>{`${counts[state]} ${componentStateLabels[state]}`}</StatePill>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
