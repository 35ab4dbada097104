import { isOwnPath } from '@hauswart/domain/web/path'
import { pathTo, routeOf } from './routes.ts'

/** Name of the query part that says where a person wanted to go before signing in. */
const returnParameter = 'zurueck'

/** Name of the query part that carries the address a guest typed. */
export const addressParameter = 'adresse'

/** Where a house is recorded; with an address the search begins with it. */
export const recordingPath = (address = ''): string =>
  address === ''
    ? pathTo('analysisCreate')
    : `${pathTo('analysisCreate')}?${new URLSearchParams({ [addressParameter]: address }).toString()}`

/** Where signing in leads: back, if that is a page of ours one signs in for, on with a typed address, else home. */
export function returnTarget(search: string): string {
  const parts = new URLSearchParams(search)
  const address = parts.get(addressParameter) ?? ''
  const wanted = parts.get(returnParameter) ?? (address === '' ? '' : recordingPath(address))
  if (!isOwnPath(wanted)) return pathTo('dashboard')
  const [, route] = routeOf(wanted.replace(/[?#].*$/s, '')) ?? []
  const isWorthIt = route !== undefined && route.access !== 'guests' && route.prerender === undefined
  return isWorthIt ? wanted : pathTo('dashboard')
}

/** Why somebody stands before the sign-in page: a fixed word, never a text from the address. */
const hintParameter = 'hinweis'
const signInHints = ['abgelaufen', 'passwort-geaendert', 'bestaetigt'] as const
export type SignInHint = (typeof signInHints)[number]

export const readHint = (search: string): SignInHint | undefined =>
  signInHints.find((hint) => hint === new URLSearchParams(search).get(hintParameter))

/** The sign-in page, with where to go afterwards and why one stands there. */
export function loginPath({ back, hint }: { back?: string; hint?: SignInHint | undefined }): string {
  const parts = new URLSearchParams()
  if (back !== undefined && isOwnPath(back) && back !== pathTo('dashboard')) parts.set(returnParameter, back)
  if (hint !== undefined) parts.set(hintParameter, hint)
  return parts.size === 0 ? pathTo('login') : `${pathTo('login')}?${parts.toString()}`
}
