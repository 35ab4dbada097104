import { frame, type House, wall } from '@hauswart/domain/drawing/house-shape'
import { round, Symbol } from './house-symbols.tsx'
import shapes from './house-part-shape.module.css'
import styles from './house-scene.module.css'

export function Sky({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop className={styles.skyTop} offset="0" />
        <stop className={styles.skyBottom} offset="1" />
      </linearGradient>
      <rect width={frame.width} height={frame.height} fill={`url(#${id})`} />
    </>
  )
}

export function Landscape({ ground }: { ground: number }) {
  const { width, height } = frame
  return (
    <>
      <path
        className={styles.hill}
        d={`M0 ${ground}v-12c60-14 150-12 250 6s190-6 310-6c80 0 140 8 200-14v30H0Z`}
      />
      <path className={styles.ground} d={`M0 ${ground}H${width}V${height}H0Z`} />
    </>
  )
}

export function Tree({ house: { tree } }: { house: House }) {
  const [x, y] = tree
  return (
    <>
      <g className={styles.crown}>
        <circle cx={x} cy={y - 80} r="34" />
        <circle cx={x - 23} cy={y - 58} r="25" />
        <circle cx={x + 23} cy={y - 56} r="25" />
      </g>
      <path className={styles.trunk} d={`M${x} ${y}v-48`} />
    </>
  )
}

/** The houses of a row go on beyond the frame. */
export function Neighbours({ house: { x0, x1, top, ground, roof, floors } }: { house: House }) {
  const width = x1 - x0
  const outline = roof.outline.map((point) => point.map(round).join(' ')).join('L')
  const windows = floors.flatMap((floor) => {
    const scale = (floor.bottom - floor.top) / 94
    const size = round(42 * scale)
    return [0.13, 0.37, 0.63, 0.87].map((share) => {
      const x = round(x0 + width * share - size / 2)
      return `M${x} ${round(floor.top + 20 * scale)}h${size}v${size}h${-size}Z`
    })
  })
  return [-width, width].map((dx) => (
    <g key={dx} className={styles.neighbour} transform={`translate(${dx})`}>
      <path d={`M${x0} ${ground}V${round(top)}H${x1}V${ground}Z`} />
      <path d={`M${outline}Z`} />
      <path d={windows.join('')} />
    </g>
  ))
}

/** Walls, ceilings and what belongs to no part: the quiet share of the drawing. */
export function Structure({ house }: { house: House }) {
  const { x0, x1, top, ground, bottom, floors, items, shape } = house
  const middle = (x0 + x1) / 2
  const half = wall / 2
  const ceilings = floors.slice(1).map((floor) => `M${x0 + wall} ${round(floor.bottom)}H${x1 - wall}`)
  const foreign = floors
    .filter((floor) => !floor.isOwn)
    .map((floor) => `M${x0} ${round(floor.top)}H${x1}V${round(floor.bottom)}H${x0}Z`)
  return (
    <>
      <path className={styles.wall} d={`M${x0} ${round(top)}H${x1}V${ground}H${x0}Z`} />
      <path className={styles.foreign} d={foreign.join('')} />
      <path
        className={styles.outer}
        d={`M${x0 + half} ${round(top)}V${ground}M${x1 - half} ${round(top)}V${ground}`}
      />
      <path className={styles.partition} d={`M${middle} ${round(top)}V${ground}`} />
      <path className={styles.ceiling} d={ceilings.join('')} />
      {shape.hasCellar ? (
        <>
          <path className={styles.cellar} d={`M${x0 + 4} ${ground}H${x1 - 4}V${bottom - 4}H${x0 + 4}Z`} />
          <path className={styles.ceiling} d={`M${middle} ${ground}V${bottom - 8}`} />
        </>
      ) : null}
      <path className={styles.slab} d={slabOf(house)} />
      {items.map((placed) =>
        placed.item === 'door' || !placed.isOwn ? (
          <g key={`${placed.floor} ${placed.x}`} className={placed.isOwn ? undefined : shapes.absent}>
            <Symbol placed={placed} />
          </g>
        ) : null,
      )}
    </>
  )
}

function slabOf({ x0, x1, ground, bottom, shape }: House): string {
  const a = x0 + wall / 2
  const b = x1 - wall / 2
  return shape.hasCellar
    ? `M${a} ${ground}H${b}V${bottom - wall / 2}H${a}Z`
    : `M${x0} ${ground + 4}H${x1}M${a} ${ground + 4}v14M${b} ${ground + 4}v14`
}
