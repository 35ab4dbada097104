import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { builtRoutes, germanPath, routes, type Route } from '../apps/web/src/device/routing/routes.ts'
import { pageNumbers } from '../proof/specification/statements.ts'
import { goInside, onDevice, sharedStage, settled, type Stage } from './stage.ts'

let stage: Stage
let guest: Page
let member: Page
let houseId: string
const projectId = makeClock().newId()
beforeAll(async () => {
  stage = await sharedStage()
  guest = await stage.guest()
  const opened = await stage.member()
  member = opened.page
  houseId = opened.houseId
  await stage.site.admin(
    `insert into app.component (real_estate_id, id, catalog_key, installed_year, created_by)
     select id, $2, 'windows', 1998, created_by from app.real_estate where id = $1`,
    [houseId, makeClock().newId()],
  )
  await stage.site.admin(
    `insert into app.project (real_estate_id, id, title, kind, created_by)
     select id, $2, 'Fenster ersetzen', 'energy', created_by from app.real_estate where id = $1`,
    [houseId, projectId],
  )
  // Until the device knows of it too: pages begin with what it has kept.
  await member.goto('/analyse')
  await settled(member)
  await onDevice(member, '"windows')
})
afterAll(() => stage?.close())

const secret = 'A'.repeat(43)
const values = (): Record<string, string> => ({
  realEstate: houseId,
  token: secret,
  passwordResetMailSent: 'true',
  component: 'windows',
  project: projectId,
})
const filled = (path: string): string =>
  path.replaceAll(/\{(\w+)\??\}/g, (_whole, key: string) => values()[key] ?? key)
const visitor = ({ access }: Route): Page => (access === 'public' || access === 'guests' ? guest : member)

/** Where search engines are told to look: a header of pages that are written, a link in those the app draws. */
async function canonical(page: Page, link: string | undefined): Promise<string> {
  const [, header] = /<([^>]+)>; rel="canonical"/.exec(link ?? '') ?? []
  const named = header ?? (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  return new URL(named, stage.site.url).pathname
}

describe('every page that is built', () => {
  // The numbers of the route and of the area it shows: both are shown by nothing but this page in a browser.
  const pages = builtRoutes.map(([name, route]) => [pageNumbers(route.path), name, route] as const)
  test.each(pages)('%s [S2.1] [S2.2] %s has one German path, also under /de', async (_no, _name, route) => {
    const path = filled(route.path)
    const page = visitor(route)
    for (const asked of [path, path === '/' ? '/de' : `/de${path}`]) {
      const answer = await page.goto(asked)
      expect(answer?.status()).toBe(200)
      await page.locator('h1').first().waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('de-CH')
      await expect.poll(() => page.title()).toContain('Hauswart')
      await page.getByText('konnte nicht gefunden werden').waitFor({ state: 'detached' })
      // A link from a letter is a secret: the page takes it out of the address at once.
      if (path.includes(secret)) continue
      expect(new URL(page.url()).pathname).toBe(asked)
      await expect.poll(() => canonical(page, answer?.headers()['link'])).toBe(path)
    }
  })

  test('[S1.2] [S2.8] [S2.9] [S2.11] answers as a page in German, before any script runs', async () => {
    for (const [, { path }] of builtRoutes) {
      const answer = await fetch(`${stage.site.url}${filled(path)}`, { headers: { accept: 'text/html' } })
      expect([path, answer.status]).toEqual([path, 200])
      expect(await answer.text()).toContain('<html lang="de-CH"')
    }
  })
})

describe('English names', () => {
  const named = Object.values(routes).filter(({ english, path }) => english !== undefined && english !== path)

  test.each(['', '/de'])('[S2.1] lead to the German path by the server, «%s»', async (prefix) => {
    for (const { english = '' } of named) {
      const asked = filled(english)
      const answer = await fetch(`${stage.site.url}${prefix}${asked}?a=1`, { redirect: 'manual' })
      expect([asked, answer.status]).toEqual([asked, 308])
      expect(answer.headers.get('location')).toBe(`${prefix}${germanPath(asked)}?a=1`)
    }
  })

  test('[S2.1] and inside the app', async () => {
    await member.goto('/dashboard')
    await settled(member)
    await goInside(member, '/todos?neu=to-do')
    await member.waitForURL('**/to-dos?neu=to-do')
    await goInside(member, '/de/profile/settings')
    await member.waitForURL('**/de/profil/einstellungen')
  })

  test('[S2.16] the sign-in screen is at /login/', async () => {
    await guest.goto('/login/')
    expect(new URL(guest.url()).pathname).toBe('/anmelden')
    await guest.getByRole('heading', { name: 'Willkommen zurück' }).waitFor()
  })
})

describe('a page that does not exist', () => {
  test.each(['/gibt-es-nicht', '/de/gibt-es-nicht'])(
    '[S2.14] [S8.5] %s is a 404 in German, with the specified message for whoever helps',
    async (path) => {
      const page = await stage.guest()
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { name: 'Diese Seite konnte nicht gefunden werden' }).waitFor()
      await expect.poll(() => page.title()).toBe('Diese Seite konnte nicht gefunden werden – Hauswart')
      await page.getByText('Technische Angaben').click()
      await page.getByText('This page could not be found').waitFor()
      expect(await page.getByRole('link', { name: 'Startseite', exact: true }).getAttribute('href')).toBe('/')
      await page.context().close()
    },
  )

  test('is what an area gets that is not built yet', async () => {
    for (const { path, page } of Object.values(routes)) {
      if (page !== undefined) continue
      const answer = await fetch(`${stage.site.url}${filled(path)}`, { headers: { accept: 'text/html' } })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  test('is what a renovation gets that nobody has', async () => {
    for (const path of ['/renovation/7', `/renovation/${makeClock().newId()}`]) {
      await member.goto(path)
      await member.getByRole('heading', { name: 'Diese Seite konnte nicht gefunden werden' }).waitFor()
    }
  })

  test('[S2.14] inside the app the way back stays', async () => {
    await member.goto('/dashboard')
    await settled(member)
    await goInside(member, '/gibt-es-nicht')
    await member.getByRole('heading', { name: 'Diese Seite konnte nicht gefunden werden' }).waitFor()
    await member.goBack()
    await member.waitForURL('**/dashboard')
  })

  test('without scripts it is not an empty page', async () => {
    const answer = await fetch(`${stage.site.url}/gibt-es-nicht`, { headers: { accept: 'text/html' } })
    expect(await answer.text()).toMatch(
      /<noscript><p[^>]*>Diese Seite gibt es nicht, .*href="\/">Zur Startseite/,
    )
  })

  test('a file that does not exist is no page', async () => {
    const answer = await fetch(`${stage.site.url}/assets/fort.js`, { headers: { accept: '*/*' } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('json')
  })
})

describe('the root path', () => {
  test('[S2.3] [S9.6] alone notes the language, for 365 days', async () => {
    const page = await stage.guest()
    const language = async () => (await page.context().cookies()).find(({ name }) => name === 'language')
    for (const path of ['/impressum', '/anmelden', '/de/datenschutz']) {
      await page.goto(path)
      expect(await language()).toBeUndefined()
    }
    await page.goto('/')
    await expect.poll(language).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' })
    expect((((await language())?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000).toBeCloseTo(365, 1)
    await page.context().close()
  })

  test('[S9.4] no page asks for cookies, and a guest gets none but the language', async () => {
    const page = await stage.guest()
    for (const path of ['/', '/registration', '/datenschutz']) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
    await expect.poll(cookies).toEqual(['language'])
    await page.context().close()
  })
})

test('[S1.3] landing page and manifest say what it is: digital administration of a home and of a building', async () => {
  for (const path of ['/', '/manifest.webmanifest']) {
    const text = await (await fetch(`${stage.site.url}${path}`)).text()
    expect(text).toContain('digitale Verwaltung für Ihr Zuhause')
    expect(text).toContain('Gebäudeverwaltung')
  }
})

test('[S9.3] the theme colour is #B4270C in the page and in the manifest', async () => {
  await guest.goto('/')
  expect(await guest.locator('meta[name=theme-color]').getAttribute('content')).toBe('#B4270C')
  const manifest = (await (await fetch(`${stage.site.url}/manifest.webmanifest`)).json()) as object
  expect(manifest).toMatchObject({ theme_color: '#B4270C', lang: 'de-CH' })
})

test.each(['/impressum', '/datenschutz', '/allgemeine-geschaeftsbedingungen'])(
  '[S7.12] %s has a payload of its own',
  async (path) => {
    for (const prefix of ['', '/de']) {
      const answer = await fetch(`${stage.site.url}${prefix}${path}.data`)
      expect(answer.status).toBe(200)
      expect((await answer.text()).length).toBeGreaterThan(200)
    }
  },
)

test('[S5.1] the form keeps the rule the service keeps: a password of 11 signs', async () => {
  const page = await stage.guest()
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/rest/') && calls.push(request.url())))
  const typed = { firstName: 'Urs', lastName: 'Kern', email: 'urs.kern@kunde.test', password: 'Zehn Drei 1' }
  await page.goto('/registration')
  await page.locator('form [type=submit]').waitFor()
  await page.getByLabel('Vorname').fill(typed.firstName)
  await page.getByLabel('Nachname').fill(typed.lastName)
  await page.getByLabel('E-Mail', { exact: true }).fill(typed.email)
  await page.getByLabel('Passwort', { exact: true }).fill(typed.password)
  await page.getByLabel('Ich nehme die').check()
  await page.locator('form [type=submit]').click()
  await page.getByText('Das Passwort braucht mindestens 12 Zeichen.').first().waitFor()
  expect(calls).toEqual([])
  const answer = await fetch(`${stage.site.url}/rest/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...typed, termsVersion: '1' }),
  })
  expect(answer.status).toBe(400)
  await page.context().close()
})
