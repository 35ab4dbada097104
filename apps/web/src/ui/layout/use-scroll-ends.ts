import { useEffect, type RefObject } from 'react'

/** The room around the words at the ends of a row: what only that goes beyond is not cut. */
const roomPx = 16

/** Tells the style of a row that scrolls sideways which of its ends lie beyond the edge. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = row
    if (current === null) return undefined
    const tell = () => {
      const { scrollLeft, clientWidth, scrollWidth } = current
      current.toggleAttribute('data-more-before', scrollLeft > roomPx)
      current.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > roomPx)
    }
    const over = new AbortController()
    current.addEventListener('scroll', tell, { passive: true, signal: over.signal })
    const sizes = new ResizeObserver(tell)
    for (const one of [current, ...current.children]) sizes.observe(one)
    const members = new MutationObserver(tell)
    members.observe(current, { childList: true })
    return () => {
      over.abort()
      sizes.disconnect()
      members.disconnect()
    }
  }, [row])
}
