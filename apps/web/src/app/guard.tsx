import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { defaultMiddlewares, runMiddlewares } from '#device/routing/middleware.ts'
import { session } from '#device/session/session.ts'
import { useSession } from '#device/session/use-session.ts'
import { useHydrated } from '#device/use-hydrated.ts'

type Props = {
  readonly children: ReactNode
  /** Stands there until the page is drawn to which somebody is sent on. */
  readonly meanwhile?: ReactNode
}

/** Runs the middlewares before a page, and again whenever somebody signs in or out while it is open. */
export function Guard({ children, meanwhile }: Props) {
  const isHydrated = useHydrated()
  const state = useSession()
  const { pathname, search } = useLocation()
  // What was written at build time must first be taken over as it is.
  if (!isHydrated) return children
  const ending = session.ending()
  const target = runMiddlewares(defaultMiddlewares, { pathname, search, state, ending })
  if (target === undefined) return children
  // The session itself leaves for the start page, by a full load: that page knows nothing of the app.
  if (ending === 'left') return null
  return (
    <>
      <Navigate to={target} replace />
      {meanwhile}
    </>
  )
}
