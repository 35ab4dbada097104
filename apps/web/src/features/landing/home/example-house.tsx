import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { countStates, type ComponentState } from '@hauswart/domain/real-estate/component-state'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { drawnParts, drawnShape } from '@hauswart/domain/real-estate/drawing'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import styles from './example-house.module.css'

const texts = landingTexts.example

const { notes } = texts
const judgements: readonly (readonly [ComponentKey, ComponentState, string])[] = [
  ['pitched_roof', 'due', notes.dueNextYear],
  ['photovoltaics', 'good', notes.goodFor(20)],
  ['plaster_facade', 'soon', notes.inYears(4)],
  ['windows', 'due', notes.dueNow],
  ['bathroom', 'good', notes.goodFor(25)],
  ['kitchen', 'soon', notes.inYears(3)],
  ['oil_heating', 'due', notes.dueNow],
  ['water_heater', 'good', notes.goodFor(9)],
  ['electrics', 'good', notes.goodFor(15)],
]
// Written and drawn as the product does, so that the example cannot promise more than an owner will see.
const judged = judgements.map(([catalogKey, state, note]) => ({
  component: {
    id: catalogKey,
    catalogKey,
    condition: null,
    installedYear: 1987,
    name: null,
    lastRenewedYear: null,
  },
  state,
  note,
}))
const shape = drawnShape({ kind: 'single_family_house', floors: 2 }, [])
const counts = countStates(judged)
const shown = ['due', 'soon', 'good'] as const

export function ExampleHouse() {
  return (
    <div className={styles['card']}>
      {shape === undefined ? null : (
        <HouseDrawing shape={shape} parts={drawnParts(judged)} title={texts.title} />
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
