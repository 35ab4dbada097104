import { drawnParts, drawnShape, type RecordedComponent } from '@hauswart/domain/real-estate/drawing'
import { useNavigate } from 'react-router'
import { AppLink } from '#ui/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { Pill } from '#ui/pill.tsx'
import styles from './facts-tab.module.css'
import { readable, streetLine, valuesOf, type HouseFacts, type HouseValues } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'

const shown = [
  'kind',
  'usage',
  'ownership',
  'buildYear',
  'livingAreaM2',
  'plotAreaM2',
  'floors',
  'rooms',
  'egid',
] as const satisfies readonly (keyof HouseValues)[]

type FactsTabProps = {
  readonly house: HouseFacts
  readonly components: readonly RecordedComponent[]
  /** Where the facts are changed; nothing for those who may only read. */
  readonly editPath: string | undefined
  readonly pathOf: (componentId: string) => string
}

/** The house at a glance: its drawing and its facts, each with where it comes from. */
export function FactsTab({ house, components, editPath, pathOf }: FactsTabProps) {
  const { dossier, form, list } = realEstateTexts
  const values = valuesOf(house)
  const shape = drawnShape(house, components)
  const parts = drawnParts(components)
  const navigate = useNavigate()
  // Who may only read has recorded nothing here.
  const origin = editPath !== undefined && (
    <Pill size="small" className={styles['origin']}>
      {dossier.origin}
    </Pill>
  )
  const address = [streetLine(house), [house.zip, house.city].filter(Boolean).join(' ')].filter(Boolean)
  return (
    <div className={styles['tab']}>
      {shape !== undefined && (
        <Card>
          <HouseDrawing
            shape={shape}
            parts={parts}
            onSelect={(key) => {
              const first = parts.find((part) => part.key === key)?.components[0]
              if (first !== undefined) void navigate(pathOf(first.id))
            }}
            title={list.drawing(values.name)}
          />
        </Card>
      )}
      <Card
        title={dossier.keyFacts}
        action={editPath === undefined ? undefined : <AppLink to={editPath}>{dossier.edit}</AppLink>}
      >
        <Facts
          facts={[
            {
              label: dossier.address,
              value: (
                <>
                  {address.join(', ')} {origin}
                </>
              ),
            },
            ...shown.map((name) => ({
              label: form.labels[name],
              value:
                values[name] === '' || values[name] === null ? (
                  <span className={styles['missing']}>{dossier.notRecorded}</span>
                ) : (
                  <>
                    {readable(name, values[name])} {origin}
                  </>
                ),
            })),
          ]}
        />
        {house.note !== null && <p className={styles['note']}>{house.note}</p>}
      </Card>
    </div>
  )
}
