import { countStates } from '@hauswart/domain/real-estate/component-state'
import { memberRoleLabels } from '@hauswart/domain/access/role.labels'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { drawnParts, drawnShape } from '@hauswart/domain/real-estate/drawing'
import { realEstateKindLabels } from '@hauswart/domain/real-estate/real-estate.labels'
import type { House } from '#house/active-house.ts'
import { area, halves } from '#device/text/format.ts'
import { houseName, housePlace } from '#house/house-choice.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useHouseAnalysis } from '#house/house-analysis.ts'
import { judgeComponents } from '#house/judged-components.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useRole } from '#house/use-role.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import styles from './house-card.module.css'
import { streetLine } from '#features/real-estate/house-values.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

const states = ['due', 'soon', 'good', 'unknown'] as const

/** One house of the list: its picture, its address, its facts, and what its viewer may do. */
export function HouseCard({ house }: { readonly house: House }) {
  const { data: components = [] } = useRows(componentRecord, house.id)
  const { analysis, input } = useHouseAnalysis(house.id)
  const { role } = useRole(house.id)
  const texts = realEstateTexts.list
  const name = houseName(house) || texts.unnamed
  const shape = drawnShape(house, components, input?.profile)
  const judged = judgeComponents(components, analysis)
  const counts = countStates(judged)
  const facts = [
    house.kind === null ? undefined : realEstateKindLabels[house.kind],
    house.buildYear?.toString(),
    house.livingAreaM2 === null ? undefined : area(house.livingAreaM2),
    house.rooms === null ? undefined : texts.rooms(halves(house.rooms)),
  ].filter((part) => part !== undefined)
  const street = streetLine(house)
  return (
    <li className={styles['card']}>
      <div className={styles['picture']} aria-hidden="true">
        {shape === undefined ? (
          <div className={styles['land']} />
        ) : (
          <HouseDrawing shape={shape} parts={drawnParts(judged)} title={texts.drawing(name)} labels="none" />
        )}
      </div>
      <div className={styles['words']}>
        <h2>
          <AppLink to={pathTo('realEstate', { realEstate: house.id })} className={styles['link']}>
            {name}
          </AppLink>
        </h2>
        <p className={styles['place']}>
          {[street === name ? '' : street, housePlace(house)].filter((part) => part !== '').join(', ')}
        </p>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
        <div className={styles['pills']}>
          {states
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <StatePill key={state} state={state}>
                {counts[state]} {componentStateLabels[state]}
              </StatePill>
            ))}
          {house.status === 'archived' && <Pill>{realEstateTexts.archive.pill}</Pill>}
          {role !== undefined && <Pill>{memberRoleLabels[role]}</Pill>}
        </div>
      </div>
    </li>
  )
}
