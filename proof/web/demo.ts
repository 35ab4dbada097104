import { spawnSync } from 'node:child_process'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { testEnvironment } from '../../apps/server/test/database.ts'
import { launchChromium } from '../../e2e/browsers/chromium.ts'
import { openAccount } from '../../e2e/account.ts'
import { openSite, type Site, type SiteOptions } from '../../e2e/site.ts'

/** The built app with the demo house in it, and a browser to look at it. */
export type Demo = {
  readonly site: Site
  readonly browser: Browser
  readonly houseId: string
  readonly owner: { readonly email: string; readonly password: string }
  /** A browser of its own; `owner` has gone through the sign-in page. */
  context(who: Visitor, options?: BrowserContextOptions): Promise<BrowserContext>
  close(): Promise<void>
}

export type Visitor = 'guest' | 'owner' | 'partner'
export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

const owner = {
  firstName: 'Anna',
  lastName: 'Keller',
  email: 'anna.keller@kunde.test',
  password: 'Lindenblüten im Juni 14',
}
const partner = {
  firstName: 'Beat',
  lastName: 'Keller',
  email: 'beat.keller@kunde.test',
  password: 'Kellertreppe knarrt 78x',
}
const family = [owner, partner]

export async function openDemo(options: SiteOptions = {}): Promise<Demo> {
  // The seed writes documents of its own, as somebody with curl would.
  const config = { GRAPHQL_DOCUMENTS: 'open', ...options.config }
  const site = await openSite({ register: true, ...options, config })
  for (const person of family) await openAccount(site, person)
  const { port } = new URL(site.url)
  const seed = spawnSync(process.execPath, ['scripts/seed-demo.ts'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: { ...process.env, ...testEnvironment(site.database), PORT: port, PUBLIC_URL: site.url },
    encoding: 'utf8',
  })
  if (seed.status !== 0) throw new Error(`the demo house was not recorded: ${seed.stdout}${seed.stderr}`)
  const [house] = await site.admin<{ id: string }>('select id from app.real_estate order by id limit 1')
  const browser = await launchChromium()
  return {
    site,
    browser,
    houseId: house?.id ?? '',
    owner,
    context: async (who, extra = {}) => {
      const context = await browser.newContext({
        baseURL: site.url,
        locale: 'de-CH',
        timezoneId: 'Europe/Zurich',
        ...extra,
      })
      if (who !== 'guest') await signIn(await context.newPage(), who === 'owner' ? owner : partner)
      return context
    },
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

/** Through the door an owner uses; leaves the page on the Übersicht. */
export async function signIn(page: Page, { email, password } = owner): Promise<void> {
  await page.goto('/anmelden')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL('**/dashboard')
  await settled(page)
}

/** Until nothing loads any more and no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // A page that was written at build time is taken over by the app only when its words are painted.
  await page.waitForFunction(
    () => document.querySelector('script[type=module]') === null || '__reactRouterDataRouter' in globalThis,
    undefined,
    { timeout: 60_000 },
  )
  await page.waitForFunction(() => document.querySelector('h1') !== null, undefined, { timeout: 60_000 })
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"], [data-skeleton]') === null,
    undefined,
    {
      timeout: 60_000,
    },
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
