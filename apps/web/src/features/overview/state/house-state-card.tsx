import { countStates } from '@hauswart/domain/real-estate/component-state'
import type { AnalysisProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import { drawingPartOf, type DrawingPart } from '@hauswart/domain/real-estate/drawing-part'
import {
  componentName,
  drawnParts,
  drawnShape,
  type DrawnPart,
  type StatedComponent,
  type RecordedComponent,
} from '@hauswart/domain/real-estate/drawing'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Card } from '#ui/layout/card.tsx'
import { AppLink } from '#ui/action/app-link.tsx'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './house-state-card.module.css'
import { overviewTexts } from '#features/overview/overview.texts.ts'
import { StateCounts } from './state-counts.tsx'

type HouseStateCardProps<C extends RecordedComponent> = {
  readonly house: { readonly kind: RealEstateKind | null; readonly floors: number | null }
  readonly name: string
  readonly judged: readonly StatedComponent<C>[]
  /** Of the components that are due those the owner has decided over; unknown without an analysis. */
  readonly decided: Parameters<typeof StateCounts>[0]['decided']
  /** What the owner told of roof, cellar and floor; not known yet is not told. */
  readonly profile: AnalysisProfile | undefined
  readonly pathOf: (componentId: string) => string
  /** The components of a part with what their states rest on; composed by the page. */
  readonly renderDetails: (components: readonly StatedComponent<C>[]) => ReactNode
}

/** The owner's house in cross-section. A part with one component leads to it; one with several opens their list. */
export function HouseStateCard<C extends RecordedComponent>(props: HouseStateCardProps<C>) {
  const { house, name, judged, decided, profile, pathOf, renderDetails } = props
  const [opened, setOpened] = useState<DrawingPart>()
  const navigate = useNavigate()
  const texts = overviewTexts.house
  const components = judged.map(({ component }) => component)
  const parts = drawnParts(judged)
  const shape = drawnShape(house, components, profile)
  const part = parts.find(({ key }) => key === opened)
  const notDrawn = judged.filter(({ component }) => drawingPartOf(component.catalogKey) === undefined)
  /** A part that is one component is a link to it. */
  const hrefOf = ({ components: [first, second] }: DrawnPart<C>) =>
    first === undefined || second !== undefined ? {} : { href: pathOf(first.id) }
  const choose = (key: string) => {
    const own = parts.find((one) => one.key === key)
    if (own === undefined) return
    const { href } = hrefOf(own)
    if (href === undefined) setOpened(own.key)
    else void navigate(href)
  }
  return (
    <Card>
      <div className={styles['card']}>
        <div className={styles['head']}>
          <h2>{house.kind === 'condominium_flat' ? texts.flatTitle : texts.title}</h2>
          <StateCounts counts={countStates(judged)} decided={decided} />
        </div>
        {shape === undefined ? (
          <p className={styles['quiet']}>{texts.noDrawing}</p>
        ) : (
          <div className={styles['drawing']}>
            <HouseDrawing
              shape={shape}
              parts={parts.map((one) => ({ ...one, ...hrefOf(one) }))}
              title={texts.drawing(name)}
              onSelect={choose}
            />
          </div>
        )}
        {judged.length === 0 && <p className={styles['quiet']}>{texts.empty}</p>}
        {notDrawn.length > 0 && (
          <div className={styles['beside']}>
            <h3>{texts.notDrawn}</h3>
            <ul>
              {notDrawn.map(({ component, state, note }) => (
                <li key={component.id}>
                  <AppLink to={pathOf(component.id)} prefetch="none">
                    {componentName(component)}
                  </AppLink>
                  <StatePill state={state}>{note}</StatePill>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Sheet title={part?.label ?? ''} isOpen={part !== undefined} onClose={() => setOpened(undefined)}>
        {part !== undefined &&
          renderDetails(judged.filter(({ component }) => part.components.includes(component)))}
      </Sheet>
    </Card>
  )
}
