import { useEffect, useRef, type ComponentProps, type FocusEvent, type PointerEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { afterDelay, prefetchPage, whenIdle } from '#lib/prefetch.ts'
import { canonicalPath } from '#lib/routes.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  readonly to: string
  /** `intent`: when pointed at or focused; `viewport`: in a quiet moment once it is on the screen. */
  readonly prefetch?: 'intent' | 'viewport' | 'none'
}

/** A link inside the app that fetches its page ahead where the line allows it. */
export function AppLink({ to, prefetch = 'intent', preventScrollReset, ...rest }: Props) {
  const ref = useRef<HTMLAnchorElement>(null)
  const callOff = useRef<() => void>(undefined)
  const { pathname } = useLocation()
  const fetchIt = () => void prefetchPage(to)
  const intend = prefetch === 'none' ? undefined : () => (callOff.current = afterDelay(fetchIt))
  const leave = () => callOff.current?.()

  useEffect(() => {
    const link = ref.current
    if (prefetch !== 'viewport' || link === null) return undefined
    let stop: (() => void) | undefined
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) stop ??= whenIdle(() => void prefetchPage(to))
    })
    seen.observe(link)
    return () => {
      seen.disconnect()
      stop?.()
    }
  }, [prefetch, to])
  useEffect(() => leave, [])

  return (
    <Link
      {...rest}
      ref={ref}
      to={to}
      // Another selection on the same page is not another page: the reader stays where they are.
      preventScrollReset={preventScrollReset ?? isSamePage(pathname, to)}
      onPointerEnter={both(rest.onPointerEnter, intend)}
      onPointerLeave={both(rest.onPointerLeave, leave)}
      onFocus={both(rest.onFocus, intend)}
      onBlur={both(rest.onBlur, leave)}
    />
  )
}

const isSamePage = (pathname: string, to: string): boolean => {
  const [path = '', selection] = to.split(/[?#]/)
  return selection !== undefined && (path === '' || canonicalPath(pathname) === canonicalPath(path))
}

type Handler<E> = ((event: E) => void) | undefined
const both =
  <E extends PointerEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>>(
    theirs: Handler<E>,
    ours: Handler<void>,
  ) =>
  (event: E): void => {
    theirs?.(event)
    ours?.()
  }
