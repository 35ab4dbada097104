import { useEffect, useRef, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { afterDelay, prefetchPage, whenQuiet } from '#device/routing/prefetch.ts'
import { canonicalPath } from '#device/routing/routes.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  readonly to: string
  /** `intent`: when pointed at or focused; `viewport`: in a quiet moment once it is on the screen. */
  readonly prefetch?: 'intent' | 'viewport' | 'none'
}

/** A link inside the app that fetches its page ahead where the line allows it. */
export function AppLink({ to, prefetch = 'intent', preventScrollReset, ...rest }: Props) {
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  const callOff = useRef<() => void>(undefined)
  const intend = () => {
    if (prefetch !== 'none') callOff.current = afterDelay(() => void prefetchPage(to))
  }
  useEffect(() => {
    const pending = callOff
    return () => pending.current?.()
  }, [])
  useEffect(
    () => (prefetch === 'viewport' && link.current !== null ? whenSeen(link.current, to) : undefined),
    [prefetch, to],
  )

  return (
    <Link
      {...rest}
      ref={link}
      to={to}
      // Another selection on the same page is not another page: the reader stays where they are.
      preventScrollReset={preventScrollReset ?? isSamePage(pathname, to)}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        intend()
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event)
        callOff.current?.()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        intend()
      }}
      onBlur={(event) => {
        rest.onBlur?.(event)
        callOff.current?.()
      }}
    />
  )
}

/** Fetches the page in a quiet moment once its link is on the screen. Gives the way to call it off. */
function whenSeen(link: Element, to: string): () => void {
  let callOff: (() => void) | undefined
  const seen = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === true) callOff ??= whenQuiet(() => void prefetchPage(to))
  })
  seen.observe(link)
  return () => {
    seen.disconnect()
    callOff?.()
  }
}

const isSamePage = (pathname: string, to: string): boolean => {
  const [path = '', selection] = to.split(/[?#]/)
  return selection !== undefined && (path === '' || canonicalPath(pathname) === canonicalPath(path))
}
