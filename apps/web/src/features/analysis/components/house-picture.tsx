import { drawingPartOf } from '@hauswart/domain/real-estate/drawing-part'
import { drawnParts, drawnShape } from '@hauswart/domain/real-estate/drawing'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { ComponentList } from './component-list.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import styles from './house-picture.module.css'

const texts = analysisTexts.house

/** The owner's house in cross-section; a part leads to its component, or opens those that lie in it. */
export function HousePicture({ desk }: { readonly desk: Desk }) {
  const { house, name, analysis, input, pathOf } = desk
  const navigate = useNavigate()
  const [opened, setOpened] = useState<string>()
  const shape = drawnShape(house, input.components, input.profile)
  const parts = drawnParts(analysis.components)
  const part = parts.find(({ key }) => key === opened)
  const within = analysis.components.filter(({ component }) =>
    part?.components.some(({ id }) => id === component.id),
  )
  const notDrawn = analysis.components.filter(
    ({ component }) => drawingPartOf(component.catalogKey) === undefined,
  )
  if (shape === undefined) return <p className={styles['quiet']}>{texts.none}</p>
  return (
    <div className={styles['place']}>
      <HouseDrawing
        shape={shape}
        parts={parts.map((one) => {
          const [only] = one.components
          return one.components.length === 1 && only !== undefined ? { ...one, href: pathOf(only.id) } : one
        })}
        title={texts.drawing(name)}
        onSelect={(key) => {
          const chosen = parts.find((one) => one.key === key)
          const [only] = chosen?.components ?? []
          if (chosen?.components.length === 1 && only !== undefined) void navigate(pathOf(only.id))
          else setOpened(key)
        }}
      />
      {notDrawn.length > 0 && (
        <p className={styles['quiet']}>{texts.notDrawn(notDrawn.map((one) => one.name).join(', '))}</p>
      )}
      <Sheet title={part?.label ?? ''} isOpen={part !== undefined} onClose={() => setOpened(undefined)}>
        <p className={styles['quiet']}>{texts.several}</p>
        <ComponentList blocks={[{ group: undefined, components: within }]} pathOf={pathOf} />
      </Sheet>
    </div>
  )
}
