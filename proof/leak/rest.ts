import type { Route } from '../../apps/server/test/surface.ts'
import { newId, type Person } from '../../apps/server/test/world.ts'
import type { Attempt } from './send.ts'
import { idFor, pick, type Aim } from './values.ts'

export const routeName = ({ method, path }: Route): string => `${method} ${path}`

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Every route with foreign things in path, query and body; and every path under the methods it does not know. */
export function restAttempts(routes: readonly Route[], aim: Aim, as: Person | undefined): readonly Attempt[] {
  const known = new Set(routes.map(routeName))
  return routes.flatMap((route) => {
    const others = methods
      .filter((method) => !known.has(`${method} ${route.path}`))
      .map((method) => ({ method, path: route.path }))
    return [route, pick(others, aim.turn)].flatMap((one) =>
      one === undefined ? [] : [attempt(one, aim, as, [routeName(route)])],
    )
  })
}

function attempt(route: Route, aim: Aim, as: Person | undefined, coordinates: readonly string[]): Attempt {
  const path = route.path.replaceAll(/:(\w+)|\*/g, (_, name: string | undefined) =>
    idFor(name ?? 'id', subject(route), aim),
  )
  const facts = foreignFacts(route, aim)
  const hasBody = route.method !== 'GET' && route.method !== 'HEAD'
  const query =
    aim.turn % 2 === 0 ? `?${new URLSearchParams(facts as Record<string, string>).toString()}` : ''
  // Every line of every network has its own allowance; the sweep must not stop at the first one.
  const from = `10.${aim.me.index}.${aim.turn % 250}.${Math.floor(Math.random() * 250)}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return {
    attempts: 1,
    coordinates,
    as: as ?? nobody,
    about: `${routeName(route)} ${as === undefined ? 'as a guest' : ''}`,
    request: (url) =>
      new Request(`${url}${path}${query}`, {
        method: route.method,
        headers: hasBody ? headers : { 'x-forwarded-for': from },
        ...(hasBody ? { body: JSON.stringify(facts) } : {}),
      }),
  }
}

const subject = ({ path }: Route): string => path.replaceAll(/:\w+/g, '')

/** Everything of the victim a body or a query could name. */
function foreignFacts(route: Route, aim: Aim): Record<string, unknown> {
  const { victim } = aim
  const facts = {
    id: idFor('id', subject(route), aim),
    realEstateId: pick(victim.houses, aim.turn),
    userId: victim.owner.userId,
    user: victim.owner.userId,
    sessionId: victim.owner.sessionId,
    session: victim.owner.sessionId,
    email: victim.email,
    search: victim.mark,
    idempotencyKey: newId(),
    password: 'not the password of this account',
    refreshToken: `${victim.owner.sessionId}.0.${'x'.repeat(32)}.${'x'.repeat(43)}`,
    token: 'x'.repeat(43),
    sig: 'x'.repeat(43),
    exp: String(Math.floor(Date.now() / 1_000) + 60),
    first: 50,
  }
  // A body with names nobody expects may be refused for that alone; every other round says less.
  return aim.turn % 3 === 0 ? { idempotencyKey: facts.idempotencyKey } : facts
}

// Guests say who they are with no header at all.
const nobody = { headers: () => ({}) } as unknown as Person

/** Signed addresses of the victim, bent: other file, other person, other time, other seal. */
export function bentAddresses(
  addresses: readonly string[],
  own: readonly string[],
  aim: Aim,
): readonly Attempt[] {
  return addresses.flatMap((address) => {
    const bent = (change: (url: URL) => void): string => {
      const url = new URL(address, 'http://files.test')
      change(url)
      return url.pathname + url.search
    }
    const mine = new URL(own[0] ?? address, 'http://files.test')
    const texts = [
      bent((url) => url.searchParams.set('exp', String(Number(url.searchParams.get('exp')) + 3_600))),
      bent((url) => url.searchParams.set('user', aim.me.owner.userId)),
      bent((url) => url.searchParams.set('session', aim.me.owner.sessionId)),
      bent((url) => url.searchParams.delete('sig')),
      bent((url) => (url.search = own.length > 0 ? mine.search : '')),
      bent((url) => (url.pathname = url.pathname.replace(/[^/]+$/, newId()))),
    ]
    return texts.map((text) => ({
      attempts: 1,
      coordinates: [],
      as: aim.me.owner,
      about: `bent address ${text.slice(0, 40)}`,
      request: (url: string) => new Request(`${url}${text}`),
    }))
  })
}
