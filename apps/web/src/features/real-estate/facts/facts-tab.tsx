import type { AnalysisProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import { drawnParts, drawnShape, type StatedComponent } from '@hauswart/domain/real-estate/drawing'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { FactList, FactValue } from './fact-list.tsx'
import styles from './facts-tab.module.css'
import { HousePicture } from '#features/real-estate/picture/house-picture.tsx'
import { addressLines, type HouseFacts, type HouseValues } from '#features/real-estate/house-values.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

type FactsTabProps = {
  readonly house: HouseFacts
  readonly judged: readonly StatedComponent[]
  /** What the owner told of roof, cellar and floor; not known yet is not told. */
  readonly profile: AnalysisProfile | undefined
  /** Where the facts are changed; nothing for those who may only read. */
  readonly editPath: string | undefined
  readonly pathOf: (componentId: string) => string
  readonly map: ReactNode
  /** Purchase and mortgage, for who may see them. */
  readonly money: ReactNode
}

/** The house at a glance: its drawing, where it stands, and its facts, each with where it comes from. */
export function FactsTab({ house, judged, profile, editPath, pathOf, map, money }: FactsTabProps) {
  const { dossier, list } = realEstateTexts
  const shape = drawnShape(
    house,
    judged.map(({ component }) => component),
    profile,
  )
  const parts = drawnParts(judged)
  const navigate = useNavigate()
  const mayWrite = editPath !== undefined
  const address = addressLines(house)
  const name = house.name ?? ''
  return (
    <div className={styles['tab']}>
      <div className={styles['column']}>
        <HousePicture
          realEstateId={house.id}
          name={name}
          mayWrite={mayWrite}
          drawing={
            shape === undefined ? undefined : (
              <HouseDrawing
                shape={shape}
                parts={parts}
                onSelect={(key) => {
                  const first = parts.find((part) => part.key === key)?.components[0]
                  if (first !== undefined) void navigate(pathOf(first.id))
                }}
                title={list.drawing(name)}
              />
            )
          }
        />
        {map}
      </div>
      <div className={styles['column']}>
        <Card
          title={dossier.keyFacts}
          action={editPath === undefined ? undefined : <AppLink to={editPath}>{dossier.edit}</AppLink>}
        >
          <FactList
            house={house}
            facts={shownFacts(house)}
            mayWrite={mayWrite}
            first={{
              label: dossier.address,
              value: (
                <FactValue house={house} name="street" mayWrite={mayWrite}>
                  {address.join(', ')}
                </FactValue>
              ),
            }}
          />
          {house.note !== null && <p className={styles['note']}>{house.note}</p>}
        </Card>
        {money}
      </div>
    </div>
  )
}

/** Always these; of the rest what is known. A period stands for a year that is not. */
function shownFacts(house: HouseFacts): (keyof HouseValues)[] {
  const hasOnlyPeriod = house.buildYear === null && house.buildPeriod !== null
  const rest = (['heatingYear', 'hotWater', 'hasPhotovoltaics', 'geakTotal', 'parcel'] as const).filter(
    (name) => house[name] !== null,
  )
  return [
    'kind',
    'usage',
    'ownership',
    hasOnlyPeriod ? 'buildPeriod' : 'buildYear',
    'livingAreaM2',
    'plotAreaM2',
    'floors',
    'rooms',
    'heating',
    ...rest,
    'egid',
  ]
}
