import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { canonicalPath } from '#device/routing/routes.ts'
import { rememberScroll, restoreScroll } from '#device/routing/scroll-memory.ts'
import { whenThere } from '#device/routing/when-there.ts'

/** What a full page load would do: focus at the head of the new page, the place an anchor names, the old position. */
export function PageChange() {
  const { pathname, hash, key } = useLocation()
  const kind = useNavigationType()
  const path = canonicalPath(pathname)
  const shown = useRef(path)

  useEffect(() => {
    if (shown.current === path || hash !== '') return undefined
    return whenThere(
      () => document.querySelector('main h1'),
      (heading) => {
        shown.current = path
        startHere(heading)
      },
    )
  }, [path, hash])

  const arrive = useEffectEvent((entry: string) => {
    if (entry !== 'default') hasMovedOn = true
    // Going back leads to where the reader was, also on a page that was first reached by an anchor.
    if (kind === NavigationType.Pop && !isFreshVisit(entry)) return restoreScroll(entry)
    if (hash === '') return undefined
    const id = decode(hash.slice(1))
    return whenThere(
      () => document.querySelector(`#${CSS.escape(id)}`),
      (target) => {
        shown.current = path
        target.scrollIntoView()
        startHere(target)
      },
    )
  })
  // Before the next frame, or the jump to the top would be noted as the old page's position.
  useLayoutEffect(() => rememberScroll(key), [key])
  useEffect(() => arrive(key), [key])

  return null
}

let hasMovedOn = false

/** The first entry of a tab, unless the browser itself came back to it, or the reader did. */
function isFreshVisit(key: string): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return key === 'default' && load?.type === 'navigate' && !hasMovedOn
}

/** The next Tab and the screen reader go on from here; somebody already typing on the page is left alone. */
function startHere(element: Element): void {
  const now = document.activeElement
  if (!(element instanceof HTMLElement) || now?.matches('main input, main textarea, dialog *') === true)
    return
  if (!element.matches('a[href], button, input, select, textarea')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
