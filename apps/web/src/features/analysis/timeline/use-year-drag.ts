import type { PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { yearAt, type Columns } from './timeline-layout.ts'

export type Held = { readonly id: string; readonly order: readonly string[] }

type Options = {
  /** Falls when the line does: whoever holds a card then has to let go of it. */
  readonly canMove: boolean
  readonly columns: Columns
  readonly track: RefObject<HTMLElement | null>
  readonly scroller: RefObject<HTMLElement | null>
  readonly onPreview: (entry: PlanEntry | undefined, year: number) => void
  readonly onMove: (entry: PlanEntry, year: number) => void
  readonly say: (entry: PlanEntry, year: number) => void
}

type Run = {
  readonly id: string
  readonly entry: PlanEntry
  readonly order: readonly string[]
  readonly startX: number
  isMoving: boolean
  year: number
  x: number
}

const startAfterPx = 6
const edgePx = 56
const scrollPx = 14

type Events = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}
export type DragHandlers = {
  readonly card: Events
  readonly grip: Events
}

/** Takes a card to the column under the pointer; the year counts, not the pixel. */
export function useYearDrag({ canMove, columns, track, scroller, onPreview, onMove, say }: Options) {
  const run = useRef<Run>(undefined)
  const frame = useRef(0)
  const endedAt = useRef(0)
  const [held, setHeld] = useState<Held>()

  function follow(): void {
    const { current } = run
    const box = track.current?.getBoundingClientRect()
    if (current === undefined || box === undefined) return
    const year = yearAt(current.x - box.left, columns)
    if (year === current.year) return
    current.year = year
    onPreview(current.entry, year)
    say(current.entry, year)
  }

  /** At the edge the board goes on by itself, as long as the card is held there. */
  function scrollOn(): void {
    const { current } = run
    const box = scroller.current?.getBoundingClientRect()
    if (current?.isMoving !== true || box === undefined) return
    const by = current.x > box.right - edgePx ? scrollPx : current.x < box.left + edgePx ? -scrollPx : 0
    if (by !== 0) {
      scroller.current?.scrollBy({ left: by, behavior: 'instant' })
      follow()
    }
    frame.current = requestAnimationFrame(scrollOn)
  }

  function end(isDropped: boolean): void {
    const { current } = run
    run.current = undefined
    cancelAnimationFrame(frame.current)
    if (current?.isMoving !== true) return
    endedAt.current = performance.now()
    setHeld(undefined)
    if (isDropped && current.year !== current.entry.year) onMove(current.entry, current.year)
    else onPreview(undefined, current.entry.year)
  }

  const letGo = useEffectEvent(() => end(false))
  useEffect(() => {
    if (!canMove) letGo()
  }, [canMove])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const events = (
    id: string,
    entry: PlanEntry,
    order: readonly string[],
    isWanted: (event: PointerEvent) => boolean,
  ): Events => ({
    onPointerDown: (event) => {
      if (event.button !== 0 || !isWanted(event)) return
      run.current = {
        id,
        entry,
        order,
        startX: event.clientX,
        isMoving: false,
        year: entry.year,
        x: event.clientX,
      }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event) => {
      const { current } = run
      if (current === undefined) return
      current.x = event.clientX
      if (!current.isMoving && Math.abs(event.clientX - current.startX) < startAfterPx) return
      if (!current.isMoving) {
        current.isMoving = true
        setHeld({ id, order: current.order })
        frame.current = requestAnimationFrame(scrollOn)
      }
      follow()
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  })

  return {
    held,
    /** Whether the click that comes now ends a drag. */
    isOver: (): boolean => performance.now() - endedAt.current < 300,
    handlers: (id: string, entry: PlanEntry, order: readonly string[]): DragHandlers => ({
      card: events(id, entry, order, ({ pointerType }) => pointerType !== 'touch'),
      grip: events(id, entry, order, () => true),
    }),
  }
}
