import { useRef, useState, type PointerEvent } from 'react'

/** So far a hand may tremble before it drags. */
const tremble = 6

type Start = { readonly key: string; readonly x: number; readonly y: number }

/**
 * Dragging what is marked with `data-held` onto a place marked with `data-<place>`, with a mouse or a pen. By pointers,
 * because Firefox drags nothing out of a button; a finger scrolls, and has the button «Verschieben».
 */
export function useDrag(place: string, onDrop: (key: string, place: string) => void) {
  const start = useRef<Start>(undefined)
  const isOver = useRef(false)
  const [held, setHeld] = useState<string>()
  const [over, setOver] = useState<string>()
  const placeAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(`[data-${place}]`)?.dataset[place]
  const end = () => {
    start.current = undefined
    setOver(undefined)
    setHeld(undefined)
    // After the press that follows at once, if one does.
    setTimeout(() => (isOver.current = false))
  }
  return {
    /** What is dragged, and the place under it. */
    held,
    over,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const key = (event.target as Element).closest<HTMLElement>('[data-held]')?.dataset['held']
        if (key !== undefined && event.button === 0 && event.pointerType !== 'touch')
          start.current = { key, x: event.clientX, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent) => {
        const from = start.current
        if (from === undefined) return
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > tremble
        if (far) isOver.current = true
        if (!isOver.current) return
        setHeld(from.key)
        setOver(placeAt(event))
      },
      onPointerUp: (event: PointerEvent) => {
        const to = placeAt(event)
        if (start.current !== undefined && isOver.current && to !== undefined) onDrop(start.current.key, to)
        end()
      },
      onPointerCancel: end,
      onPointerLeave: end,
    },
    /** The press that ends a drag opens nothing. */
    wasDragged: () => isOver.current,
  }
}
