/**
 * The script of every page, run before the first paint: theme, language, the way of a signed-in person past the
 * landing page, and the service worker. What it exports is `globalThis.hauswart` for the app.
 */
import { isRootPath, languageCookieFor } from '#device/routing/language.ts'

// Put in by the build, or whole tables would be part of every page.
declare const dashboardPath: string
declare const themeKey: string
declare const userKey: string

const root = document.documentElement

/** As chosen; without a choice the styles follow the system by themselves. */
export function applyTheme(): void {
  const chosen = read(themeKey)
  if (chosen === 'light' || chosen === 'dark') root.dataset['theme'] = chosen
  else delete root.dataset['theme']
}

type Policy = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy }
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const rules: Policy = {
  createScriptURL: (url) => {
    if (url !== worker && !drawing.test(url)) throw new TypeError(`not a script of ours: ${url}`)
    return url
  },
}
const worker = '/sw.js'
/** Of maps, of papers and of the codes on them. */
const drawing = /^\/assets\/(maplibre-gl-|pdf\.|code\.)worker[\w.-]+\.js$/

/** The one policy the page's headers allow, and only one of that name can be made. */
export const policy: Policy = trustedTypes?.createPolicy('hauswart', rules) ?? rules

applyTheme()
window.addEventListener('storage', ({ key }) => {
  if (key === themeKey || key === null) applyTheme()
})

const { pathname, protocol } = location
const cookie = languageCookieFor(pathname, protocol === 'https:')
if (cookie !== undefined) document.cookie = cookie
if (isRootPath(pathname) && read(userKey) !== null) location.replace(dashboardPath)

// A guest gets it when everything else is done; an owner's app needs it soon.
window.addEventListener('load', () => {
  setTimeout(() => whenIdle(register), read(userKey) === null ? 6_000 : 500)
})

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2_000 })
  else act()
}

function register(): void {
  if (!('serviceWorker' in navigator)) return say('none here')
  navigator.serviceWorker.register(policy.createScriptURL(worker), { scope: '/' }).then(
    () => say('on'),
    (error: unknown) => say(String(error)),
  )
}

/** For whoever looks why a page does not work offline. */
function say(state: string): void {
  root.dataset['offline'] = state
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
