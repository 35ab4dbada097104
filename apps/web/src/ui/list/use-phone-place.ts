import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where list and panel take turns, opening one begins at its top and coming back finds the place in the list again.
 * Beside each other nothing moves.
 */
export function usePhonePlace(selectedId: string | undefined, heading: RefObject<HTMLElement | null>): void {
  const place = useRef(0)
  const wasAlone = useRef(false)
  useEffect(() => {
    if (selectedId !== undefined) {
      wasAlone.current = isPanelAlone()
      if (!wasAlone.current) return undefined
      scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
      return undefined
    }
    if (wasAlone.current) scrollTo(0, place.current)
    wasAlone.current = false
    // Kept while scrolling: as soon as the shorter panel is there, the browser has moved already.
    const keep = () => (place.current = scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [selectedId, heading])
}

/** The same focus for a panel whose file came after it was opened. */
export function useLatePanel(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isPanelAlone()) heading.current?.focus({ preventScroll: true })
  }, [heading])
}

const isPanelAlone = (): boolean => document.querySelector('[data-panel-list]')?.getClientRects().length === 0
