import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where list and panel take turns, opening one begins at its top and coming back finds the place in the list again.
 * Beside each other nothing moves.
 */
export function usePhonePlace(selectedId: string | undefined, heading: RefObject<HTMLElement | null>): void {
  const left = useRef<number>(undefined)
  useEffect(() => {
    const isAlone = document.querySelector('[data-todo-list]')?.getClientRects().length === 0
    if (selectedId !== undefined && isAlone) {
      left.current ??= scrollY
      scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
      return
    }
    if (selectedId === undefined && left.current !== undefined) scrollTo(0, left.current)
    left.current = undefined
  }, [selectedId, heading])
}
