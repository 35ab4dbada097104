import { countStates, componentStates } from '@hauswart/domain/real-estate/component-state'
import {
  componentStateLabels,
  componentStateReasons,
} from '@hauswart/domain/real-estate/component-state.labels'
import { drawingPartOf, type DrawingPart } from '@hauswart/domain/real-estate/drawing-part'
import {
  componentName,
  drawnParts,
  drawnShape,
  type DrawnPart,
  type RecordedComponent,
} from '@hauswart/domain/real-estate/drawing'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { StatePill } from '#ui/pill.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './house-state-card.module.css'
import { overviewTexts } from './overview.texts.ts'
import { StateCounts } from './state-counts.tsx'

type HouseStateCardProps<C extends RecordedComponent> = {
  readonly house: { readonly kind: RealEstateKind | null; readonly floors: number | null }
  readonly name: string
  readonly components: readonly C[]
  /** The components of a part with what their states rest on; composed by the page. */
  readonly details: (components: readonly C[]) => ReactNode
}

/** The owner's house in cross-section. A part opens what is known of it. */
export function HouseStateCard<C extends RecordedComponent>(props: HouseStateCardProps<C>) {
  const { house, name, components, details } = props
  const [opened, setOpened] = useState<DrawingPart>()
  const [isExplaining, setExplaining] = useState(false)
  const texts = overviewTexts.house
  const parts: readonly DrawnPart<C>[] = drawnParts(components)
  const shape = drawnShape(house, components)
  const part = parts.find(({ key }) => key === opened)
  const notDrawn = components.filter(({ catalogKey }) => drawingPartOf(catalogKey) === undefined)
  return (
    <Card title={texts.title} action={<StateCounts counts={countStates(components)} />}>
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
      <div className={styles['foot']}>
        <p className={styles['quiet']}>
          {components.length === 0
            ? texts.empty
            : notDrawn.length > 0 && texts.notDrawn(notDrawn.map(componentName).join(', '))}
        </p>
        <Button kind="quiet" size="small" icon={<IconHelpCircle />} onClick={() => setExplaining(true)}>
          {texts.rule}
        </Button>
      </div>
      <Sheet title={part?.label ?? ''} isOpen={part !== undefined} onClose={() => setOpened(undefined)}>
        {part !== undefined && details(part.components)}
      </Sheet>
      <Sheet title={texts.ruleTitle} isOpen={isExplaining} onClose={() => setExplaining(false)}>
        <p className={styles['rule']}>{texts.ruleText}</p>
        <Facts
          facts={componentStates.map((state) => ({
            label: componentStateReasons[state],
            value: <StatePill state={state}>{componentStateLabels[state]}</StatePill>,
          }))}
        />
      </Sheet>
    </Card>
  )
}
