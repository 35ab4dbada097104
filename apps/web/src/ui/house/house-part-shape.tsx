import { useId } from 'react'
import type { PartKey } from '@hauswart/domain/drawing/house-parts'
import { Tree } from './house-scene.tsx'
import { type House, type Placed, wall } from '@hauswart/domain/drawing/house-shape'
import { Blinds, round, Symbol } from './house-symbols.tsx'
import styles from './house-part-shape.module.css'

/** One part of the house, in the colour its surrounding class sets. */
export function PartShape({ part, house }: { part: PartKey; house: House }) {
  const { x0, x1, top, ground, bottom, roof, shape } = house
  const own = house.floors.filter((floor) => floor.isOwn)
  switch (part) {
    case 'roof':
      return <Roof house={house} />
    case 'photovoltaics': {
      const d = roof.panels.map(([a, b]) => `M${a.map(round).join(' ')}L${b.map(round).join(' ')}`).join('')
      return (
        <>
          <path className={styles.panelEdge} d={d} />
          <path className={styles.panel} d={d} />
        </>
      )
    }
    case 'facade': {
      const span = `${round((own.at(-1)?.top ?? top) + 5)}V${round((own[0]?.bottom ?? ground) - wall / 2)}`
      return <path className={styles.facade} d={`M${x0 + 2.5} ${span}M${x1 - 2.5} ${span}`} />
    }
    case 'surroundings':
      return (
        <>
          <g className={styles.treeEdge}>
            <Tree house={house} />
          </g>
          <Tree house={house} />
        </>
      )
    case 'floors': {
      const d = own.map((floor) => `M${x0 + wall} ${round(floor.bottom - 5)}H${x1 - wall}`).join('')
      return <path className={styles.covering} d={d} />
    }
    case 'cellar': {
      const d = shape.hasCellar
        ? `M${x0 + 4.5} ${ground}V${bottom - 4.5}H${x1 - 4.5}V${ground}`
        : `M${x0} ${ground + 6}H${x1}`
      return (
        <>
          <path className={styles.cellar} d={d} />
          <Symbols house={house} isIt={({ item }) => item === 'cellar'} />
        </>
      )
    }
    case 'sun_protection':
      return house.items.map((placed) =>
        placed.item === 'shaded_window' && placed.isOwn ? <Blinds key={placed.x} placed={placed} /> : null,
      )
    case 'windows':
      return <Symbols house={house} isIt={({ item }) => item.endsWith('window')} />
    case 'bathroom':
    case 'kitchen':
    case 'heating':
    case 'hot_water':
    case 'electrics':
      break
  }
  return <Symbols house={house} isIt={({ item }) => item === part} />
}

function Symbols({ house, isIt }: { house: House; isIt: (placed: Placed) => boolean }) {
  return house.items.map((placed) =>
    placed.isOwn && isIt(placed) ? <Symbol key={`${placed.floor} ${placed.x}`} placed={placed} /> : null,
  )
}

function Roof({ house }: { house: House }) {
  const id = useId()
  const { roof, shape } = house
  return (
    <>
      <path className={styles.attic} d={roof.fill} />
      {shape.hasAttic && shape.roof !== 'flat' ? (
        <>
          <clipPath id={id}>
            <path d={roof.fill} />
          </clipPath>
          <path className={styles.hatch} clipPath={`url(#${id})`} d={hatching(house)} />
        </>
      ) : null}
      <AtticWindow house={house} />
      <path className={styles.roof} d={roof.line} />
    </>
  )
}

/** Drawn as lines and not as a pattern: a pattern would not take the colour of the state. */
function hatching({ roof, top }: House): string {
  const xs = roof.outline.map(([x]) => x)
  const high = Math.ceil(top - Math.min(...roof.outline.map(([, y]) => y)))
  const from = Math.min(...xs) - high
  const count = Math.ceil((Math.max(...xs) - from) / 13)
  return Array.from(
    { length: count },
    (_, n) => `M${round(from + n * 13)} ${round(top)}l${high}-${high}`,
  ).join('')
}

function AtticWindow({ house }: { house: House }) {
  if (!house.roof.window) return null
  const [x, y] = house.roof.window.map(Math.round)
  return house.shape.roof === 'flat' ? (
    <path className={styles.atticWindow} transform={`translate(${x} ${y})`} d="M-22-12H22V14H-22ZM0-12V14" />
  ) : (
    <path
      className={styles.atticWindow}
      transform={`translate(${x} ${y})`}
      d="M-13 0A13 13 0 0 1 13 0 13 13 0 0 1-13 0ZM-13 0H13M0-13V13"
    />
  )
}
