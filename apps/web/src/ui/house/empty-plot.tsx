import { useId } from 'react'
import styles from './house-drawing.module.css'
import { Landscape, Sky, Tree } from './house-scene.tsx'
import { buildHouse, closeUp } from '@hauswart/domain/drawing/house-shape'
import scene from './house-scene.module.css'

const usual = buildHouse({ kind: 'detached', roof: 'pitched', floors: 2, hasCellar: true, hasAttic: false })

/** Where a house will stand: the plot, and the line along which it will be built. */
export function EmptyPlot({ title }: { readonly title: string }) {
  const id = useId()
  const { x0, x1, top, ground, bottom, roof } = usual
  const outline = roof.outline.map((point) => point.map(Math.round).join(' ')).join('L')
  return (
    <figure className={styles.figure} aria-label={title} data-plot="">
      <div className={styles.plain}>
        <svg
          className={styles.svg}
          viewBox={`${closeUp.x} ${closeUp.y} ${closeUp.width} ${closeUp.height}`}
          role="none"
        >
          <Sky id={id} />
          <Landscape ground={ground} />
          <Tree house={usual} />
          <path
            className={scene.planned}
            d={`M${x0} ${Math.round(top)}V${bottom}H${x1}V${Math.round(top)}`}
          />
          <path className={scene.planned} d={`M${outline}Z`} />
          <path className={scene.planned} d={`M${x0} ${ground}H${x1}`} />
        </svg>
      </div>
    </figure>
  )
}
