/** Frame around a page; `steps` is the full-screen frame of the wizards (the specification's «lift» area). */
export type LayoutName = 'landing' | 'auth' | 'main' | 'user' | 'satellite' | 'error' | 'steps'
export type Access = 'public' | 'guests' | 'members' | `scope:${string}`

export type Route = {
  /** The English name of the specification, redirected to `path`; ours alone have none. */
  readonly english?: string
  /** `{name}` is required, `{name?}` may be missing. */
  readonly path: string
  readonly layout: LayoutName
  readonly access: Access
  /** File `pages/<page>.page.tsx`; without it the area is not built yet and the route is a 404. */
  readonly page?: string
  /** Written at build time: `plain` without the framework's scripts, `live` to be taken over by them. */
  readonly prerender?: 'plain' | 'live'
}

const member = { layout: 'main', access: 'members' } as const
const account = { layout: 'user', access: 'members' } as const
const guest = { layout: 'auth', access: 'guests' } as const
// A letter about the password may reach somebody who is signed in: these pages turn nobody away.
const letter = { layout: 'auth', access: 'public' } as const
const open = { layout: 'landing', access: 'public' } as const

/** Every route of the specification §2 in its order, then ours. English names, German paths, nowhere else. */
const table = {
  home: { english: '/', path: '/', ...open, page: 'home', prerender: 'plain' },
  analysis: { english: '/analysis', path: '/analyse', ...member, page: 'analysis' },
  appointments: { english: '/appointments', path: '/termine', ...member, page: 'appointments' },
  conditions: {
    english: '/conditions',
    path: '/allgemeine-geschaeftsbedingungen',
    ...open,
    page: 'conditions',
    prerender: 'plain',
  },
  craftsmen: { english: '/craftsmen', path: '/handwerker', ...member, page: 'craftsmen' },
  dashboard: { english: '/dashboard', path: '/dashboard', ...member, page: 'dashboard' },
  dataProtection: {
    english: '/dataProtection',
    path: '/datenschutz',
    ...open,
    page: 'data-protection',
    prerender: 'plain',
  },
  impressum: { english: '/impressum', path: '/impressum', ...open, page: 'impressum', prerender: 'plain' },
  login: { english: '/login', path: '/anmelden', ...guest, page: 'login', prerender: 'live' },
  mortgage: { english: '/mortgage', path: '/meine-finanzen', ...member },
  profile: { english: '/profile', path: '/profil', ...account, page: 'profile' },
  projects: { english: '/projects', path: '/renovationen', ...member, page: 'projects/projects' },
  realEstates: { english: '/real-estate', path: '/immobilie', ...member, page: 'real-estates' },
  todos: { english: '/todos', path: '/to-dos', ...member, page: 'todos' },
  tools: { english: '/tools', path: '/tools', ...member, page: 'tools' },

  analysisCreate: {
    english: '/analysis/create',
    path: '/immobilie-erfassen',
    layout: 'steps',
    access: 'members',
    page: 'real-estate-create',
  },
  forgotPassword: {
    english: '/auth/forgot-password',
    path: '/passwort-vergessen',
    ...letter,
    page: 'forgot-password',
    prerender: 'live',
  },
  register: {
    english: '/auth/register',
    path: '/registration',
    ...guest,
    page: 'register',
    prerender: 'live',
  },
  realEstateReview: { english: '/mortgage/realEstateReview', path: '/immobilien-bewertung', ...member },
  settings: { english: '/profile/settings', path: '/profil/einstellungen', ...account, page: 'settings' },
  projectCreate: {
    english: '/projects/create',
    path: '/renovation-erstellen',
    layout: 'steps',
    access: 'members',
    page: 'projects/project-create',
  },

  toolsAppointments: { english: '/tools/appointments', path: '/termine', ...member, page: 'appointments' },
  toolsCounselor: { english: '/tools/counselor', path: '/tools/ratgeber', ...open },
  toolsCraftsmen: {
    english: '/tools/craftsmen',
    path: '/tools/handwerker',
    ...member,
    page: 'projects/quote-requests',
  },
  toolsDocuments: {
    english: '/tools/documents',
    path: '/tools/meine-unterlagen',
    ...member,
    page: 'documents',
  },
  toolsFinance: { english: '/tools/finance', path: '/tools/finanzen', ...member },
  toolsInvoice: {
    english: '/tools/invoice',
    path: '/tools/meine-rechnungen',
    ...member,
    page: 'tools/invoices',
  },

  component: {
    english: '/analysis/{component}',
    path: '/analyse/komponente/{component}',
    ...member,
    page: 'component',
  },
  newPassword: {
    english: '/auth/new-password/{token?}',
    path: '/neues-passwort/{token?}',
    ...letter,
    page: 'new-password',
  },
  passwordReset: {
    english: '/auth/password-reset/{passwordResetMailSent?}',
    path: '/passwort-zuruecksetzen/{passwordResetMailSent?}',
    ...letter,
    page: 'password-reset',
  },
  project: {
    english: '/projects/{project}',
    path: '/renovation/{project}',
    ...member,
    page: 'projects/project',
  },
  realEstate: {
    english: '/real-estate/{realEstate?}',
    path: '/immobilie/{realEstate?}',
    ...member,
    page: 'real-estate',
  },
  welcome: {
    english: '/welcome/{craft?}',
    path: '/willkommen/{craft?}',
    layout: 'satellite',
    access: 'public',
  },
  mortgageSwissLife: { path: '/swiss-life', ...member },

  confirmRegistration: {
    path: '/registration/bestaetigen/{token}',
    layout: 'auth',
    access: 'public',
    page: 'confirm-registration',
  },
  invitation: { path: '/einladung', ...letter, page: 'invitation' },
  guest: { path: '/g', layout: 'satellite', access: 'public', page: 'guest' },
  notifications: { path: '/benachrichtigungen', ...member, page: 'notifications' },
  search: { path: '/suche', ...member, page: 'search' },
  share: { path: '/teilen', ...member, page: 'share' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof table
export const routes: Readonly<Record<RouteName, Route>> = table

type Params = Readonly<Record<string, string>>

/** The German path of a route; a missing optional parameter simply ends the path. */
export function pathTo(name: RouteName, params: Params = {}): string {
  const path = routes[name].path.replaceAll(/\/\{(\w+)(\??)\}/g, (_whole, key: string, optional: string) => {
    const value = params[key]
    if (value !== undefined) return `/${encodeURIComponent(value)}`
    if (optional === '?') return ''
    throw new Error(`${name} needs ${key}`)
  })
  return path === '' ? '/' : path
}

export const localePrefix = '/de'

/** The path without `/de` and without a closing slash: what the table, the canonical address and links use. */
export function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/^\/de(?=\/|$)/, '').replace(/(.)\/+$/, '$1')
  return bare === '' ? '/' : bare
}

/** A path of the table as a regular expression; the parameters become groups. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('/', String.raw`\/`)
      .replaceAll(/\\\/\{\w+\?\}/g, String.raw`(?:\/([^/]+))?`)
      .replaceAll(/\{\w+\}/g, '([^/]+)')}$`,
  )

const entries = Object.entries(routes) as [RouteName, Route][]
export const builtRoutes = entries.filter(([, route]) => route.page !== undefined)

/** The built route of a path, `/de` or not. */
export function routeOf(pathname: string): [RouteName, Route] | undefined {
  const path = canonicalPath(pathname)
  return builtRoutes.find(([, route]) => patternOf(route.path).test(path))
}

/** Where an English name leads, or nothing if the path is not one. */
export function germanPath(pathname: string): string | undefined {
  const path = canonicalPath(pathname)
  for (const { english, path: german } of Object.values(routes)) {
    if (english === undefined || english === german) continue
    const values = patternOf(english).exec(path)?.slice(1)
    if (values === undefined) continue
    let at = 0
    return german.replaceAll(/\/\{\w+\??\}/g, () => {
      const value = values[at++]
      return value === undefined ? '' : `/${value}`
    })
  }
  return undefined
}

export const prerenderedPaths: readonly string[] = builtRoutes
  .filter(([, route]) => route.prerender !== undefined)
  .flatMap(([, { path }]) => [path, path === '/' ? localePrefix : `${localePrefix}${path}`])
