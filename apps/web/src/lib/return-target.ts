import { pathTo, routeOf } from './routes.ts'

/** Name of the query part that says where a person wanted to go before signing in. */
const returnParameter = 'zurueck'

/** A path of ours and nothing a browser would read as another host: not `//x`, not `/\x`, no hidden signs. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)

/** Where signing in leads: back, if that is a page of ours one signs in for, else home. */
export function returnTarget(search: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter) ?? ''
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
