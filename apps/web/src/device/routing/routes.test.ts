import { describe, expect, test } from 'vitest'
import { languageCookieFor } from './language.ts'
import { admit } from './middleware.ts'
import {
  builtRoutes,
  canonicalPath,
  germanPath,
  pathTo,
  patternOf,
  prerenderedPaths,
  routeOf,
  routes,
  type Access,
  type LayoutName,
  type RouteName,
} from './routes.ts'
import { guest } from '#device/session/session.ts'

type Row = readonly [name: RouteName, english: string, german: string, LayoutName, Access]

// What was asked for, row by row. Not derived from the table it is held against.
const top: readonly Row[] = [
  ['home', '/', '/', 'landing', 'public'],
  ['analysis', '/analysis', '/analyse', 'main', 'members'],
  ['appointments', '/appointments', '/termine', 'main', 'members'],
  ['conditions', '/conditions', '/allgemeine-geschaeftsbedingungen', 'landing', 'public'],
  ['craftsmen', '/craftsmen', '/handwerker', 'main', 'members'],
  ['dashboard', '/dashboard', '/dashboard', 'main', 'members'],
  ['dataProtection', '/dataProtection', '/datenschutz', 'landing', 'public'],
  ['impressum', '/impressum', '/impressum', 'landing', 'public'],
  ['login', '/login', '/anmelden', 'auth', 'guests'],
  ['mortgage', '/mortgage', '/meine-finanzen', 'main', 'members'],
  ['profile', '/profile', '/profil', 'user', 'members'],
  ['projects', '/projects', '/renovationen', 'main', 'members'],
  ['realEstates', '/real-estate', '/immobilie', 'main', 'members'],
  ['todos', '/todos', '/to-dos', 'main', 'members'],
  ['tools', '/tools', '/tools', 'main', 'members'],
]
const sub: readonly Row[] = [
  ['analysisCreate', '/analysis/create', '/immobilie-erfassen', 'steps', 'members'],
  ['forgotPassword', '/auth/forgot-password', '/passwort-vergessen', 'auth', 'public'],
  ['register', '/auth/register', '/registration', 'auth', 'guests'],
  ['realEstateReview', '/mortgage/realEstateReview', '/immobilien-bewertung', 'main', 'members'],
  ['settings', '/profile/settings', '/profil/einstellungen', 'user', 'members'],
  ['projectCreate', '/projects/create', '/renovation-erstellen', 'steps', 'members'],
]
const tools: readonly Row[] = [
  ['toolsAppointments', '/tools/appointments', '/termine', 'main', 'members'],
  ['toolsCounselor', '/tools/counselor', '/tools/ratgeber', 'landing', 'public'],
  ['toolsCraftsmen', '/tools/craftsmen', '/tools/handwerker', 'main', 'members'],
  ['toolsDocuments', '/tools/documents', '/tools/meine-unterlagen', 'main', 'members'],
  ['toolsFinance', '/tools/finance', '/tools/finanzen', 'main', 'members'],
  ['toolsInvoice', '/tools/invoice', '/tools/meine-rechnungen', 'main', 'members'],
]

type ParameterRow = readonly [...Row, parameter: string, need: 'required' | 'optional']
const withParameter: readonly ParameterRow[] = [
  ['component', '/analysis/', '/analyse/komponente/', 'main', 'members', 'component', 'required'],
  ['newPassword', '/auth/new-password/', '/neues-passwort/', 'auth', 'public', 'token', 'optional'],
  [
    'passwordReset',
    '/auth/password-reset/',
    '/passwort-zuruecksetzen/',
    'auth',
    'public',
    'passwordResetMailSent',
    'optional',
  ],
  ['project', '/projects/', '/renovation/', 'main', 'members', 'project', 'required'],
  ['realEstate', '/real-estate/', '/immobilie/', 'main', 'members', 'realEstate', 'optional'],
  ['welcome', '/welcome/', '/willkommen/', 'satellite', 'public', 'craft', 'optional'],
]

const bare = (path: string): string => path.replace(/(.)\/$/, '$1')

/** A row without parameters as our table has it: path, frame, access, and where its English name leads. */
const ours = ([name, english]: Row) => {
  const { layout, access } = routes[name]
  const leadsTo = [english, `/de${bare(english)}`, `${bare(english)}/`].map(germanPath)
  return { english: routes[name].english, path: pathTo(name), layout, access, leadsTo: new Set(leadsTo) }
}
const asked = ([, english, path, layout, access]: Row) => ({
  english,
  path,
  layout,
  access,
  leadsTo: new Set([english === path ? undefined : path]),
})

describe('the route tables', () => {
  test.each(top)('[S2.8] top-level route %s: %s is %s', (...row) => {
    expect(ours(row)).toEqual(asked(row))
  })
  test.each(sub)('[S2.9] create and sub-page %s: %s is %s', (...row) => {
    expect(ours(row)).toEqual(asked(row))
  })
  test.each(tools)('[S2.10] tool %s: %s is %s', (...row) => {
    expect(ours(row)).toEqual(asked(row))
  })

  test('[S2.10] the two pages of appointments share one path', () => {
    expect(pathTo('toolsAppointments')).toBe(pathTo('appointments'))
  })

  test.each(withParameter)(
    '[S2.11] parameterised route %s: %s is %s',
    (name, english, german, layout, access, parameter, need) => {
      const slot = need === 'required' ? `{${parameter}}` : `{${parameter}?}`
      expect(routes[name]).toMatchObject({
        english: english + slot,
        path: german + slot,
        layout,
        access,
      })
      expect(pathTo(name, { [parameter]: 'a b/c' })).toBe(`${german}a%20b%2Fc`)
      expect(germanPath(`${english}a%20b`)).toBe(`${german}a%20b`)
      expect(germanPath(`/de${english}a%20b`)).toBe(`${german}a%20b`)
      expect(patternOf(routes[name].path).exec(`${german}wert`)?.[1]).toBe('wert')
      expect(patternOf(routes[name].path).test(`${german}wert/mehr`)).toBe(false)
      if (need === 'optional') {
        expect(pathTo(name)).toBe(bare(german))
        expect(patternOf(routes[name].path).test(bare(german))).toBe(true)
        expect(germanPath(bare(english))).toBe(bare(german))
      } else {
        expect(() => pathTo(name)).toThrow(parameter)
        expect(patternOf(routes[name].path).test(bare(german))).toBe(false)
      }
    },
  )

  test('[S2.12] the mortgage page of a partner has its path and no route of its own name', () => {
    expect(routes.mortgageSwissLife.path).toBe('/swiss-life')
    expect(routes.mortgageSwissLife.english).toBeUndefined()
  })

  test('ours add a few, and nothing stands in the table that nobody asked for', () => {
    const names = new Set<string>([...top, ...sub, ...tools, ...withParameter].map(([name]) => name))
    names.add('mortgageSwissLife')
    expect(Object.keys(routes).filter((name) => !names.has(name))).toEqual([
      'confirmRegistration',
      'invitation',
      'guest',
      'notifications',
      'search',
      'share',
    ])
  })

  test('[S2.16] the sign-in screen is at /login, with or without a closing slash', () => {
    for (const path of ['/login', '/login/', '/de/login/']) expect(germanPath(path)).toBe('/anmelden')
    expect(routeOf('/anmelden')?.[0]).toBe('login')
  })

  test('a fixed path wins over a parameter', () => {
    expect(germanPath('/analysis/create')).toBe('/immobilie-erfassen')
    expect(germanPath('/projects/create')).toBe('/renovation-erstellen')
  })

  test('German paths and nonsense are nobody’s English name', () => {
    for (const path of ['/to-dos', '/immobilie/1', '/todos/1', '/analysisx', '/constructor', ''])
      expect(germanPath(path)).toBeUndefined()
  })
})

describe('one language', () => {
  test('[S2.1] every path exists once, in German', () => {
    const paths = Object.entries(routes)
      .filter(([name]) => name !== 'toolsAppointments')
      .map(([, { path }]) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('[S2.2] every built page has its twin under /de, and both are one page', () => {
    for (const [name, { path }] of builtRoutes) {
      const filled = bare(path.replaceAll(/\{\w+\??\}/g, 'x'))
      const twin = filled === '/' ? '/de' : `/de${filled}`
      expect(routeOf(twin)?.[0]).toBe(routeOf(filled)?.[0])
      expect(routeOf(filled)?.[1].page).toBe(routes[name].page)
      expect(canonicalPath(twin)).toBe(filled)
      expect(canonicalPath(`${twin}/`)).toBe(filled)
    }
  })

  test('[S2.2] what is written at build time is written for both', () => {
    for (const path of prerenderedPaths.filter((one) => !one.startsWith('/de')))
      expect(prerenderedPaths).toContain(path === '/' ? '/de' : `/de${path}`)
  })

  test('[S2.3] the language is detected on the root path only', () => {
    const filled = builtRoutes.map(([, { path }]) => bare(path.replaceAll(/\{\w+\??\}/g, 'x')))
    for (const path of [...filled, ...filled.map((one) => `/de${one}`)])
      expect([path, languageCookieFor(path, true) !== undefined]).toEqual([path, canonicalPath(path) === '/'])
  })

  test('only a whole segment is the prefix', () => {
    expect(canonicalPath('/dein-haus')).toBe('/dein-haus')
    expect(canonicalPath('/de')).toBe('/')
    expect(canonicalPath('/to-dos///')).toBe('/to-dos')
  })
})

describe('what is not there', () => {
  test('[S2.14] an unknown path and an area that is not built belong to no route', () => {
    expect(routeOf('/gibt-es-nicht')).toBeUndefined()
    expect(routeOf('/de/gibt-es-nicht')).toBeUndefined()
    for (const [name, { path, page }] of Object.entries(routes)) {
      const found = routeOf(bare(path.replaceAll(/\{\w+\??\}/g, 'x')))
      expect([name, found === undefined]).toEqual([name, page === undefined])
    }
  })
})

test('[S2.13] every layout of the specification frames a route or the error pages', () => {
  const used = new Set<LayoutName>(Object.values(routes).map(({ layout }) => layout))
  // «error» frames what has no route; «steps» is the frame of the wizards, our reading of the lift area.
  expect([...used].toSorted()).toEqual(['auth', 'landing', 'main', 'satellite', 'steps', 'user'])
})

test('[S2.17] who signs out on any page for members goes to /', () => {
  const pages = builtRoutes.filter(([, { access }]) => access === 'members')
  const targets = pages.map(([, { path, access }]) =>
    admit(access, { pathname: path, search: '', state: guest, ending: 'left' }),
  )
  expect(new Set(targets)).toEqual(new Set(['/']))
})
