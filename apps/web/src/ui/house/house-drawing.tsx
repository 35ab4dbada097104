import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { Badge, HouseLabel } from './house-label.tsx'
import { layoutHouse, type PartLayout } from '@hauswart/domain/drawing/house-layout'
import {
  type HousePart,
  type HouseShape,
  type PartKey,
  omittedWhenAbsent,
  partOrder,
} from '@hauswart/domain/drawing/house-parts'
import { PartShape } from './house-part-shape.tsx'
import { Landscape, Neighbours, Sky, Structure, Tree } from './house-scene.tsx'
import { closeUp, frame, type House } from '@hauswart/domain/drawing/house-shape'
import type { Box } from '@hauswart/domain/drawing/house-spots'
import { round } from './house-symbols.tsx'
import styles from './house-drawing.module.css'
import shapes from './house-part-shape.module.css'

type Props = {
  shape: HouseShape
  parts: readonly HousePart[]
  title: string
  labels?: 'beside' | 'none'
  /** Parts that are known to be there although nobody has judged them: drawn clearly, others not recorded stay pale. */
  known?: readonly PartKey[]
  onSelect?: (key: PartKey) => void
  selected?: PartKey
}

/** Tab reaches the tree last; painted that late it would lie over the cards of the left side. */
const behind: PartKey = 'surroundings'

/** The owner's house as a cross-section; every recorded part is coloured by its state and can be chosen. */
export function HouseDrawing({
  shape,
  parts,
  title,
  labels = 'beside',
  known = [],
  onSelect,
  selected,
}: Props) {
  const id = useId()
  const { house, parts: present } = layoutHouse(shape, parts)
  const absent = partOrder.filter(
    (key) => !omittedWhenAbsent.includes(key) && present.every(({ part }) => part.key !== key),
  )
  const hasLabels = labels === 'beside'
  const around = present.find(({ part }) => part.key === behind)
  const view = hasLabels ? { x: 0, y: 0, ...frame } : closeUp
  return (
    <figure className={styles.figure} aria-label={title}>
      <div className={hasLabels ? styles.picture : styles.plain}>
        <svg className={styles.svg} viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} role="none">
          <Sky id={id} />
          <Landscape ground={house.ground} />
          {shape.kind === 'row' ? <Neighbours house={house} /> : null}
          {around === undefined ? (
            <Tree house={house} />
          ) : (
            <g className={styles[around.part.state]} aria-hidden="true">
              <PartShape part={behind} house={house} />
            </g>
          )}
          <Structure house={house} />
          {absent.map((key) => (
            <g key={key} className={known.includes(key) ? shapes.known : shapes.absent}>
              <PartShape part={key} house={house} />
            </g>
          ))}
          {present.map((layout) => (
            <Part
              key={layout.part.key}
              layout={layout}
              house={house}
              hasLabel={hasLabels}
              isSelected={layout.part.key === selected}
              onSelect={onSelect}
            />
          ))}
        </svg>
      </div>
    </figure>
  )
}

type PartProps = {
  layout: PartLayout
  house: House
  hasLabel: boolean
  isSelected: boolean
  onSelect: Props['onSelect'] | undefined
}

function Part({ layout, house, hasLabel, isSelected, onSelect }: PartProps) {
  const { part, hit, bounds, label } = layout
  // The name as a title, not as aria-label: it is also what the mouse shows where a card had to cut the text.
  const name = <title>{`${part.label}, ${part.note}`}</title>
  const drawing = (
    <g aria-hidden="true">
      <rect className={styles.hit} {...area(hit, 0)} />
      {part.key === behind ? null : <PartShape part={part.key} house={house} />}
      <rect className={styles.ring} {...area(bounds, 8)} rx="12" />
      {hasLabel ? <HouseLabel label={label} state={part.state} /> : null}
      <Badge at={label.dot} state={part.state} />
    </g>
  )
  const tone = styles[part.state]
  const current = isSelected ? 'true' : undefined
  if (part.href !== undefined) {
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!onSelect || !isPlain) return
      event.preventDefault()
      onSelect(part.key)
    }
    return (
      <a className={`${styles.control} ${tone}`} href={part.href} aria-current={current} onClick={follow}>
        {name}
        {drawing}
      </a>
    )
  }
  if (!onSelect) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img tag cannot stand inside an SVG
      <g className={tone} role="img" aria-current={current}>
        {name}
        {drawing}
      </g>
    )
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect(part.key)
  }
  return (
    <g
      className={`${styles.control} ${tone}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no button
      role="button"
      tabIndex={0}
      aria-current={current}
      onClick={() => onSelect(part.key)}
      onKeyDown={press}
    >
      {name}
      {drawing}
    </g>
  )
}

function area({ x, y, w, h }: Box, more: number) {
  return {
    x: round(x - more),
    y: round(y - more),
    width: round(w + 2 * more),
    height: round(h + 2 * more),
  }
}
