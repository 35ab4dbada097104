import { expect, test } from 'vitest'
import { admit, defaultMiddlewares, ownTarget, runMiddlewares, type Visit } from './middleware.ts'
import { readHint, returnTarget } from './return-target.ts'
import { builtRoutes, pathTo } from './routes.ts'
import { guest, type AuthState } from '#device/session/session.ts'

const member: AuthState = {
  user: { id: 'u', email: 'v@kunde.test', firstName: 'V', lastName: 'M', phone: null, scope: ['user'] },
  loggedIn: true,
  strategy: 'local',
}

const visit = (pathname: string, state: AuthState, search = ''): Visit => ({ pathname, search, state })
const run = (pathname: string, state: AuthState, search = '') =>
  runMiddlewares(defaultMiddlewares, visit(pathname, state, search))

test('[S6.2] every page is public, for guests only, or needs sign-in', () => {
  for (const [name, { access }] of builtRoutes) {
    const path = pathTo(name, {
      token: 'x',
      realEstate: 'x',
      component: 'x',
      project: 'x',
      passwordResetMailSent: 'true',
    })
    const seen = { guest: run(path, guest) === undefined, member: run(path, member) === undefined }
    const expected = {
      public: { guest: true, member: true },
      guests: { guest: true, member: false },
      members: { guest: false, member: true },
    }
    expect({ name, ...seen }).toEqual({ name, ...expected[access as keyof typeof expected] })
  }
})

test.each([
  ['/dashboard', '', '/anmelden'],
  ['/to-dos', '', '/anmelden?zurueck=%2Fto-dos'],
  ['/de/to-dos', '', '/anmelden?zurueck=%2Fto-dos'],
  [
    '/immobilie/018f',
    '?tab=bauteile&x=a%20b',
    '/anmelden?zurueck=%2Fimmobilie%2F018f%3Ftab%3Dbauteile%26x%3Da%2520b',
  ],
])('[S6.3] the auth middleware sends a guest on %s%s to sign-in', (pathname, search, target) => {
  expect(run(pathname, guest, search)).toBe(target)
})

test.each([
  ['/anmelden', '', '/dashboard'],
  ['/registration', '', '/dashboard'],
  ['/anmelden', '?zurueck=%2Fto-dos%3Fgruppe%3Dheute', '/to-dos?gruppe=heute'],
])('[S6.3] and a signed-in visitor on %s%s away, home or back', (pathname, search, target) => {
  expect(run(pathname, member, search)).toBe(target)
})

test('[S4.10] a change of the login state leads home, to sign-in, or to the logout target', () => {
  expect(run('/anmelden', member)).toBe('/dashboard')
  const expired: Visit = { ...visit('/to-dos', guest), ending: 'expired' }
  expect(runMiddlewares(['auth'], expired)).toBe('/anmelden?zurueck=%2Fto-dos&hinweis=abgelaufen')
  expect(runMiddlewares(['auth'], { ...visit('/to-dos', guest), ending: 'left' })).toBe('/')
})

test('[S4.11] the page before sign-in is remembered and returned to', () => {
  const signIn = run('/immobilie/018f', guest, '?tab=bilder')
  const [pathname = '', search = ''] = signIn?.split(/(?=\?)/) ?? []
  expect(run(pathname, member, search)).toBe('/immobilie/018f?tab=bilder')
})

test('an address typed by somebody who is signed in already leads to recording the house', () => {
  const path = '/immobilie-erfassen?adresse=Lindenweg+14%2C+8610+Uster'
  expect(run('/registration', member, '?adresse=Lindenweg+14%2C+8610+Uster')).toBe(path)
  const signIn = run('/immobilie-erfassen', guest, '?adresse=Lindenweg+14%2C+8610+Uster')
  expect(run('/anmelden', member, signIn?.slice('/anmelden'.length))).toBe(path)
  expect(run('/registration', member, '?adresse=')).toBe('/dashboard')
})

test.each([
  'https://boese.test/',
  '//boese.test',
  '/\\boese.test',
  '\\\\boese.test',
  '/\t/boese.test',
  '/%09/boese.test\n',
  'javascript:alert(1)',
  'to-dos',
  '',
  '/anmelden',
  '/registration?zurueck=/registration',
  '/',
  '/datenschutz',
  '/gibt-es-nicht',
  '/rest/logout',
])('the return target «%s» leads home instead', (target) => {
  expect(returnTarget(`?zurueck=${encodeURIComponent(target)}`)).toBe('/dashboard')
})

test('[S6.5] a scope check uses the scope of the user; without it the page does not exist', () => {
  const page = visit('/verwaltung', member)
  expect(admit('scope:user', page)).toBeUndefined()
  expect(() => admit('scope:support', page)).toThrow(
    expect.objectContaining({ status: 404, message: 'This page could not be found' }),
  )
  expect(admit('scope:support', visit('/verwaltung', guest))).toBe('/anmelden?zurueck=%2Fverwaltung')
})

test('[S8.6] an unknown middleware is a 500', () => {
  expect(() => runMiddlewares(['auth', 'konto'], visit('/dashboard', member))).toThrow(
    expect.objectContaining({ status: 500, message: 'Unknown middleware konto' }),
  )
})

test.each(['https://boese.test/', '//boese.test', '/\\boese.test', 'mailto:x@y.z'])(
  '[S8.7] a redirect to %s is ERR_REDIRECT',
  (target) => {
    expect(() => ownTarget(target)).toThrow(expect.objectContaining({ code: 'ERR_REDIRECT' }))
  },
)

test('[S6.6] by default auth and nuxti18n run; German is the only language and asks for no prefix', () => {
  expect(defaultMiddlewares).toEqual(['auth', 'nuxti18n'])
  for (const languages of [['de-CH'], ['fr-CH', 'en'], []])
    expect(runMiddlewares(['nuxti18n'], { ...visit('/', guest), languages })).toBeUndefined()
})

test('the sign-in page knows three hints and shows no text from the address', () => {
  expect(readHint('?hinweis=abgelaufen')).toBe('abgelaufen')
  expect(readHint('?hinweis=Ihr+Konto+ist+gesperrt')).toBeUndefined()
})
