import { useCallback, type KeyboardEvent, type PointerEvent } from 'react'
import styles from './corner-editor.module.css'
import type { Corners, Point } from './quad.ts'
import { scanTexts } from './scan.texts.ts'

type CornerEditorProps = {
  readonly picture: OffscreenCanvas
  readonly corners: Corners
  readonly onChange: (corners: Corners) => void
}

/** Of the picture's width or height, with and without Shift. */
const steps = { small: 0.005, large: 0.04 }
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The photo with its four corners, moved by pointer, finger or arrow keys. */
export function CornerEditor({ picture, corners, onChange }: CornerEditorProps) {
  const { width, height } = picture
  const move = (index: number, { x, y }: Point) => {
    const moved = { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) }
    const [a, b, c, d] = corners.map((corner, at) => (at === index ? moved : corner))
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) onChange([a, b, c, d])
  }
  const show = useCallback(
    (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(picture, 0, 0),
    [picture],
  )
  const percent = (value: number, of: number) => Math.round((value / of) * 100)
  return (
    <div className={styles['place']}>
      <div className={styles['photo']}>
        <canvas ref={show} width={width} height={height} className={styles['canvas']} />
        <svg viewBox={`0 0 ${width} ${height}`} className={styles['frame']} aria-hidden="true">
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {corners.map(({ x, y }, index) => (
          <button
            key={scanTexts.corners[index]}
            type="button"
            className={styles['corner']}
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
            aria-label={scanTexts.corner(index, percent(x, width), percent(y, height))}
            onPointerDown={hold}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                move(index, placeIn(event, width, height))
            }}
            onKeyDown={(event) => {
              const by = stepOf(event)
              if (by !== undefined) move(index, { x: x + by.x * width, y: y + by.y * height })
            }}
          />
        ))}
      </div>
    </div>
  )
}

function hold(event: PointerEvent<HTMLElement>): void {
  event.currentTarget.setPointerCapture(event.pointerId)
  // The focus follows, and nothing is marked.
  event.preventDefault()
  event.currentTarget.focus()
}

function placeIn(event: PointerEvent<HTMLElement>, width: number, height: number): Point {
  const photo = event.currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect()
  return {
    x: ((event.clientX - photo.left) / photo.width) * width,
    y: ((event.clientY - photo.top) / photo.height) * height,
  }
}

function stepOf(event: KeyboardEvent): Point | undefined {
  const direction = directions[event.key]
  if (direction === undefined) return undefined
  event.preventDefault()
  const step = event.shiftKey ? steps.large : steps.small
  return { x: direction.x * step, y: direction.y * step }
}
