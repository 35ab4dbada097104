import { useEffect, useEffectEvent, useRef } from 'react'

/** So long a finger rests before it means it, and so far it may tremble. */
const [restsMs, tremble] = [450, 10]

/** A finger that rests on a row of the list that is given the reference; rows name themselves by `data-row`. */
export function useHold(onHold: ((id: string) => void) | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent((id: string) => onHold?.(id))
  const isOn = onHold !== undefined
  useEffect(() => {
    const element = list.current
    if (!isOn || element === null) return undefined
    const ended = new AbortController()
    let touch: Held | undefined
    const forget = () => {
      clearTimeout(touch?.timer)
      touch = undefined
    }
    const rest = () => {
      if (touch === undefined || touch.isHeld) return
      touch.isHeld = true
      tell(touch.id)
    }
    const start = ({ touches, target }: TouchEvent) => {
      forget()
      const id = (target as Element).closest<HTMLElement>('[data-row]')?.dataset['row']
      const [first] = touches
      if (id === undefined || first === undefined || touches.length > 1) return
      touch = { id, x: first.clientX, y: first.clientY, isHeld: false, timer: setTimeout(rest, restsMs) }
      // At what was touched: it may be gone by then, and the end of a rest is no press.
      const end = (event: Event) => {
        if (touch?.isHeld === true && event.cancelable) event.preventDefault()
        forget()
      }
      target?.addEventListener('touchend', end, { once: true, signal: ended.signal })
    }
    const move = ({ touches: [first] }: TouchEvent) => {
      if (touch === undefined || touch.isHeld || first === undefined) return
      if (Math.hypot(first.clientX - touch.x, first.clientY - touch.y) > tremble) forget()
    }
    const options = { passive: true, signal: ended.signal }
    element.addEventListener('touchstart', start, options)
    element.addEventListener('touchmove', move, options)
    element.addEventListener(
      'contextmenu',
      (event) => {
        if (touch === undefined) return
        event.preventDefault()
        rest()
      },
      { signal: ended.signal },
    )
    return () => {
      forget()
      ended.abort()
    }
  }, [isOn])
  return list
}

type Held = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
  isHeld: boolean
}
