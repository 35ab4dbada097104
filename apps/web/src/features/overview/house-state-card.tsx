import { countStates, componentStates } from '@hauswart/domain/real-estate/component-state'
import { componentStateReasons } from '@hauswart/domain/real-estate/component-state.labels'
import { drawingPartOf, type DrawingPart } from '@hauswart/domain/real-estate/drawing-part'
import {
  componentName,
  drawnParts,
  drawnShape,
  type DrawnPart,
  type RecordedComponent,
} from '@hauswart/domain/real-estate/drawing'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'
import { useState, type ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SourceSheet } from '#ui/source-sheet.tsx'
import styles from './house-state-card.module.css'
import { overviewTexts } from './overview.texts.ts'
import { StateCounts } from './state-counts.tsx'

type Judged = RecordedComponent & { readonly conditionOn: string | null }

type HouseStateCardProps<C extends Judged> = {
  readonly house: { readonly kind: RealEstateKind | null; readonly floors: number | null }
  readonly name: string
  readonly components: readonly C[]
  /** The components of a part with what their states rest on; composed by the page. */
  readonly renderDetails: (components: readonly C[]) => ReactNode
}

/** The owner's house in cross-section. A part opens what is known of it. */
export function HouseStateCard<C extends Judged>(props: HouseStateCardProps<C>) {
  const { house, name, components, renderDetails } = props
  const [opened, setOpened] = useState<DrawingPart>()
  const texts = overviewTexts.house
  const parts: readonly DrawnPart<C>[] = drawnParts(components)
  const shape = drawnShape(house, components)
  const part = parts.find(({ key }) => key === opened)
  const counts = countStates(components)
  const judgedOn = components
    .map(({ conditionOn }) => conditionOn)
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)
  const notDrawn = components.filter(({ catalogKey }) => drawingPartOf(catalogKey) === undefined)
  return (
    <Card>
      <div className={styles['card']}>
        <div className={styles['head']}>
          <h2>{texts.title}</h2>
          <StateCounts counts={counts} />
        </div>
        {shape === undefined ? (
          <p className={styles['quiet']}>{texts.noDrawing}</p>
        ) : (
          <div className={styles['drawing']}>
            <HouseDrawing
              shape={shape}
              parts={parts}
              title={texts.drawing(name)}
              onSelect={(key) => setOpened(key as DrawingPart)}
            />
          </div>
        )}
        {(components.length === 0 || notDrawn.length > 0) && (
          <p className={styles['quiet']}>
            {components.length === 0 ? texts.empty : texts.notDrawn(notDrawn.map(componentName).join(', '))}
          </p>
        )}
        {judgedOn !== undefined && (
          <div className={styles['foot']}>
            <SourceSheet
              title={texts.title}
              figure={<StateCounts counts={counts} />}
              inputs={componentStates
                .filter((state) => counts[state] > 0)
                .map((state) => ({
                  label: componentStateReasons[state],
                  value: texts.amount(counts[state]),
                }))}
              rule={texts.rule}
              sources={[{ name: texts.source, asOf: judgedOn }]}
            />
          </div>
        )}
      </div>
      <Sheet title={part?.label ?? ''} isOpen={part !== undefined} onClose={() => setOpened(undefined)}>
        {part !== undefined && renderDetails(part.components)}
      </Sheet>
    </Card>
  )
}
