import { useEffect, useRef } from 'react'

/**
 * The sheets come and go with the address, so the browser does not know where the focus came from: it goes back to
 * the row of the component, or to the way to record one. `opened` is an id, empty for a new one.
 */
export function useFocusReturn(opened: string | undefined, hashOf: (id: string) => string): void {
  const before = useRef(opened)
  useEffect(() => {
    const closed = before.current
    before.current = opened
    if (closed === undefined || opened !== undefined) return
    const links = [...document.links]
    const row = closed === '' ? undefined : links.find(({ hash }) => hash === hashOf(closed))
    const target = row ?? links.find(({ search }) => new URLSearchParams(search).has('neu'))
    target?.focus()
  }, [opened, hashOf])
}
