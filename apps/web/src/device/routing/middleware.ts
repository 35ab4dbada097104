import { languageCookie } from '#device/limits.ts'
import { isOwnPath } from '@hauswart/domain/web/path'
import { loginPath, returnTarget } from './return-target.ts'
import { canonicalPath, pathTo, routeOf, type Access } from './routes.ts'
import type { AuthState, Ending } from '#device/session/session.ts'
import { hasScope } from '#device/session/user.ts'

export type Visit = {
  readonly pathname: string
  readonly search: string
  readonly state: AuthState
  readonly ending?: Ending
  readonly languages?: readonly string[]
}

/** Run before every page, by these names. */
export const defaultMiddlewares: readonly string[] = ['auth', 'nuxti18n']

/** A page that cannot be shown; the error page reads it as an answer of the router. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: number
  readonly statusText: string
  readonly internal = true
  readonly data: string

  constructor(status: number, message: string) {
    super(message)
    this.status = status
    this.statusText = message
    this.data = message
  }
}

/** Somebody tried to lead a visitor away from this site. */
export class RedirectError extends Error {
  override readonly name = 'RedirectError'
  readonly code = 'ERR_REDIRECT' // spec §8
}

/** The first redirect that one of the middlewares wants, if any. */
export function runMiddlewares(names: readonly string[], visit: Visit): string | undefined {
  for (const name of names) {
    const middleware = middlewares.get(name)
    if (middleware === undefined) throw new PageError(500, `Unknown middleware ${name}`) // spec §8
    const target = middleware(visit)
    if (target !== undefined) return ownTarget(target)
  }
  return undefined
}

export function ownTarget(target: string): string {
  if (isOwnPath(target)) return target
  throw new RedirectError('a redirect leads outside')
}

const middlewares: ReadonlyMap<string, (visit: Visit) => string | undefined> = new Map([
  ['auth', (visit: Visit) => admit(routeOf(visit.pathname)?.[1].access ?? 'public', visit)],
  ['nuxti18n', chooseLanguage],
])

/** Where a visitor must go instead of a page with this access. */
export function admit(access: Access, { pathname, search, state, ending }: Visit): string | undefined {
  if (access === 'public') return undefined
  if (access === 'guests') return state.loggedIn ? returnTarget(search) : undefined
  if (!state.loggedIn) {
    if (ending === 'left') return pathTo('home')
    const hint = ending === 'expired' ? 'abgelaufen' : undefined
    return loginPath({ back: `${canonicalPath(pathname)}${search}`, hint })
  }
  const scope = access === 'members' ? undefined : access.slice('scope:'.length)
  if (scope === undefined || hasScope(state.user, scope)) return undefined
  throw new PageError(404, 'This page could not be found') // spec §8
}

const locales: readonly string[] = [languageCookie.defaultLocale]

/** The language is detected on the root path only, and German is the only one. */
function chooseLanguage({ pathname, languages = [] }: Visit): string | undefined {
  if (pathname !== '/') return undefined
  const wanted = languages.map((language) => language.slice(0, 2)).find((one) => locales.includes(one))
  return wanted === undefined || wanted === languageCookie.defaultLocale ? undefined : `/${wanted}`
}
