import { spawnSync } from 'node:child_process'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { testEnvironment } from '../../apps/server/test/database.ts'
import { launchChromium } from '../../e2e/browsers/chromium.ts'
import { isLoaded, patience, until } from '../../e2e/browsers/driver.ts'
import { openAccount } from '../../e2e/account.ts'
import { enter } from '../../e2e/enter.ts'
import { openSite, type Site } from '../../e2e/site.ts'
import { openCopy, type Copy } from './copy.ts'

/** The built app with the demo house in it, and a browser to look at it. */
export type Demo = {
  readonly site: Site
  readonly browser: Browser
  readonly houseId: string
  /** A renovation with costs. */
  readonly projectId: string
  readonly owner: { readonly email: string; readonly password: string }
  /** The built app as this site serves it. */
  readonly copy: Copy
  /** A browser of its own, whose owner is signed in. */
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

let shared: { demo?: Promise<Demo> } | undefined

/** From now on there is one demo for everybody who opens it; gives the way to close it for good. */
export function shareDemo(): () => Promise<void> {
  const held: { demo?: Promise<Demo> } = (shared = {})
  return async () => (await held.demo)?.close()
}

export async function openDemo(): Promise<Demo> {
  if (shared === undefined) return makeDemo()
  shared.demo ??= makeDemo()
  return { ...(await shared.demo), close: async () => undefined }
}

async function makeDemo(): Promise<Demo> {
  const copy = openCopy()
  // The seed writes documents of its own, as somebody with curl would.
  const site = await openSite({
    register: true,
    webRoot: copy.folder,
    config: { GRAPHQL_DOCUMENTS: 'open' },
  })
  for (const person of family) await openAccount(site, person)
  const { port } = new URL(site.url)
  const seed = spawnSync(process.execPath, ['scripts/seed-demo.ts'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: { ...process.env, ...testEnvironment(site.database), PORT: port, PUBLIC_URL: site.url },
    encoding: 'utf8',
  })
  if (seed.status !== 0) throw new Error(`the demo house was not recorded: ${seed.stdout}${seed.stderr}`)
  // What a page shows of a paper must not hang on how quick the worker was.
  await until('papers that are judged and read', async () => {
    const [left] = await site.admin<{ count: number }>(
      `select count(*)::integer as count from app.file
       where state = 'arrived' or (state = 'ready' and text_state = 'waiting')`,
    )
    return left?.count === 0
  })
  const [house] = await site.admin<{ id: string }>('select id from app.real_estate order by id limit 1')
  const [project] = await site.admin<{ id: string }>(
    'select project_id as id from app.cost_item order by id limit 1',
  )
  const browser = await launchChromium()
  return {
    site,
    browser,
    copy,
    houseId: house?.id ?? '',
    projectId: project?.id ?? '',
    owner,
    context: async (who, extra = {}) => {
      const context = await browser.newContext({
        baseURL: site.url,
        locale: 'de-CH',
        timezoneId: 'Europe/Zurich',
        ...extra,
      })
      context.setDefaultTimeout(patience)
      if (who === 'guest') return context
      const page = await context.newPage()
      await enter(page, who === 'owner' ? owner : partner)
      await page.close()
      return context
    },
    close: async () => {
      await browser.close()
      await site.close()
      copy.remove()
    },
  }
}

/** Until nothing loads any more and no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // A page that was written at build time is taken over by the app only when its words are painted.
  await page.waitForFunction(
    () => document.querySelector('script[type=module]') === null || '__reactRouterDataRouter' in globalThis,
  )
  await page.waitForFunction(() => document.querySelector('h1') !== null)
  // Looked at when nothing is left to compute: another width is drawn anew on a slow machine too.
  await until('a page on which nothing loads', () => page.evaluate(isLoaded))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
