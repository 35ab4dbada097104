import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'
import styles from './rail-tip.module.css'

type Tip = { readonly text: string; readonly top: number; readonly left: number }

/** Names the sign under the pointer or the focus. Escape hides it, as it may cover something. */
export function useRailTip() {
  const [tip, setTip] = useState<Tip>()
  const hide = () => setTip(undefined)
  const show = (event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
    const text = target?.dataset['tip']
    if (target === null || text === undefined) return hide()
    const { top, height, right } = target.getBoundingClientRect()
    return setTip({ text, top: top + height / 2, left: right + 10 })
  }
  useEffect(() => {
    if (tip === undefined) return undefined
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTip(undefined)
    }
    const onScroll = () => setTip(undefined)
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onScroll, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onScroll, true)
    }
  }, [tip])
  const handlers = {
    onPointerOver: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && show(event),
    onPointerLeave: hide,
    onFocus: (event: FocusEvent<HTMLElement>) => event.target.matches(':focus-visible') && show(event),
    onBlur: hide,
    onClick: hide,
  }
  return { tip, handlers }
}

/** Only for the eye: the link itself already has this name. */
export function RailTip({ tip }: { readonly tip: Tip | undefined }) {
  if (tip === undefined) return null
  return (
    <span className={styles['tip']} aria-hidden="true" style={{ top: tip.top, left: tip.left }}>
      {tip.text}
    </span>
  )
}
