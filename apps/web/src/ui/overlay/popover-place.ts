const gap = 6
const edge = 8

type Align = 'start' | 'end' | 'stretch'

/** Puts a popover below its anchor, above where there is more room, and never over the edge of the screen. */
export function placePopover(popover: HTMLElement, anchor: Element, align: Align = 'start'): void {
  const box = anchor.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  if (align === 'stretch') popover.style.setProperty('width', `${box.width}px`)

  const below = innerHeight - box.bottom - gap - edge
  const above = box.top - gap - edge
  popover.style.setProperty('max-height', 'none')
  const isAbove = popover.offsetHeight > below && above > below
  popover.style.setProperty('max-height', `${Math.max(120, isAbove ? above : below)}px`)

  const wanted = align === 'end' ? box.right - popover.offsetWidth : box.left
  const left = Math.max(edge, Math.min(wanted, innerWidth - popover.offsetWidth - edge))
  const top = isAbove ? box.top - gap - popover.offsetHeight : box.bottom + gap
  popover.style.setProperty('left', `${left}px`)
  popover.style.setProperty('top', `${Math.max(edge, top)}px`)
}

/** Keeps it there while the page scrolls or turns. Gives the way to stop. */
export function followAnchor(popover: HTMLElement, anchor: Element, align?: Align): () => void {
  const place = () => placePopover(popover, anchor, align)
  place()
  // Content that loads or filters changes the height, and with it the side that has room.
  const watch = new ResizeObserver(place)
  watch.observe(popover)
  window.addEventListener('scroll', place, { capture: true, passive: true })
  window.addEventListener('resize', place)
  return () => {
    watch.disconnect()
    window.removeEventListener('scroll', place, { capture: true })
    window.removeEventListener('resize', place)
  }
}
