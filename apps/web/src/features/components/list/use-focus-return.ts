import { useEffect, useRef } from 'react'

/**
 * The sheets come and go with the address, so the browser does not know where the focus came from: it goes back to
 * the link that opened one. `opened` is the anchor of a thing, or what is being recorded.
 */
export function useFocusReturn(opened: string | undefined): void {
  const before = useRef(opened)
  useEffect(() => {
    const closed = before.current
    before.current = opened
    if (closed === undefined || opened !== undefined) return
    const links = [...document.links]
    const created = (link: HTMLAnchorElement | HTMLAreaElement) => new URLSearchParams(link.search).get('neu')
    const target =
      links.find((link) => link.hash === closed || created(link) === closed) ??
      links.find((link) => created(link) !== null)
    target?.focus()
  }, [opened])
}
