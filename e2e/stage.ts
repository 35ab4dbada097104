import { inject, onTestFinished, TestRunner } from 'vitest'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright-core'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { openAccount, openHouse, somebody, type NewPerson } from './account.ts'
import { enter } from './enter.ts'
import { joinChromium } from './browsers/chromium.ts'
import { holdMessages, isLoaded, patience, until } from './browsers/driver.ts'
import { joinSite, openSite, type Site, type SiteAddress, type SiteOptions } from './site.ts'

/** The product and a Chromium. */
export type Stage = {
  readonly site: Site
  readonly browser: Browser
  /** A browser of its own for a guest. */
  guest(options?: BrowserContextOptions): Promise<Page>
  /** Somebody new with a house, in a browser of their own, signed in and at `path`. */
  member(options?: MemberOptions): Promise<Member>
  close(): Promise<void>
}

export type MemberOptions = {
  readonly path?: string
  readonly todos?: readonly string[]
  readonly context?: BrowserContextOptions
  /** Before the first page opens. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export type Member = {
  readonly page: Page
  readonly context: BrowserContext
  readonly person: NewPerson
  readonly houseId: string
}

/**
 * With the service worker of the app, for what is looked at without a line. It answers in the place of the network and
 * fetches the whole app when it comes, so others do without.
 */
export const withWorker: BrowserContextOptions = { serviceWorkers: 'allow' }

/** `SLOW=8 npm run e2e -- <file>`: pages compute eight times slower, and every question sets out late. */
const slowness = Number(process.env['SLOW'] ?? 1)

export async function openStage(options: SiteOptions = {}): Promise<Stage> {
  return makeStage(...(await Promise.all([openSite(options), ownBrowser()])))
}

/** The one of this worker; every test opens a fresh context in it. */
function ownBrowser(): Promise<Browser> {
  const browsers = inject('browsers')
  return joinChromium(browsers[Number(process.env['VITEST_POOL_ID']) % browsers.length] ?? '')
}

function makeStage(site: Site, browser: Browser): Stage {
  const guest = async (extra: BrowserContextOptions = {}) => {
    const where = { baseURL: site.url, locale: 'de-CH', timezoneId: 'Europe/Zurich' }
    const context = await browser.newContext({ ...where, serviceWorkers: 'block', ...extra })
    // What a test opened goes with it: a page that nobody looks at any more still works.
    if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => context.close())
    context.setDefaultTimeout(patience)
    listen(context)
    await context.addInitScript(holdMessages)
    if (slowness > 1) await slowDown(context)
    return context.newPage()
  }
  return {
    site,
    browser,
    guest,
    member: async ({ path = '/dashboard', todos = [], context, prepare } = {}) => {
      const person = somebody('Vreni')
      await openAccount(site, person)
      const houseId = await openHouse(site, person, 'Lindenweg 14', todos)
      const page = await guest(context)
      await prepare?.(page)
      await enter(page, person)
      await page.goto(path)
      await settled(page)
      return { page, context: page.context(), person, houseId }
    },
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

async function slowDown(context: BrowserContext): Promise<void> {
  context.on('page', (page) => {
    const slow = async () => {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    }
    // A page may be gone before it was slowed down.
    slow().catch(() => undefined)
  })
  await context.route(/\/graphql/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowness * 100))
    await route.fallback().catch(() => undefined)
  })
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: SiteAddress
    readonly browsers: readonly string[]
  }
}

/** The one site of all files whose people touch nothing but their own houses; a browser with something of its own is brought. */
export async function sharedStage(browser?: Browser): Promise<Stage> {
  return makeStage(joinSite(inject('site')), browser ?? (await ownBrowser()))
}

/** A component as it was recorded before, without the way there. */
export const addComponent = ({ site }: Stage, houseId: string, catalogKey: string, installedYear: number) =>
  site.admin(
    `insert into app.component (real_estate_id, id, catalog_key, installed_year, created_by)
     select id, $2, $3, $4, created_by from app.real_estate where id = $1`,
    [houseId, makeClock().newId(), catalogKey, installedYear],
  )

/** Fills in the sign-in page that is already open. */
export async function signIn(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  // Only once the app has taken the page over can it be sent.
  await page.locator('form [type=submit]').click()
}

/** By the menu behind the initials. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Konto von / }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
}

/** Until the page has its heading and, with nothing left to compute, nothing on it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await until('a page on which nothing loads', () => page.evaluate(isLoaded))
}

type Questions = { readonly open: Set<Request>; last: number }
const questions = new WeakMap<BrowserContext, Questions>()
/** Pages to which the server tells what others change. */
const listening = new WeakSet<Page>()

/** Notes which questions to the server have no answer yet. */
function listen(context: BrowserContext): void {
  const asked: Questions = { open: new Set(), last: Date.now() }
  questions.set(context, asked)
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return
    asked.open.add(request)
    asked.last = Date.now()
  })
  const ended = (request: Request) => {
    if (asked.open.delete(request)) asked.last = Date.now()
  }
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  context.on('page', (page) => {
    let isLeaving = false
    let visit = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true
    })
    // What a page had asked that was left has no end that anybody would hear of.
    page.on('framenavigated', (frame) => {
      if (!isLeaving || frame !== page.mainFrame()) return
      isLeaving = false
      visit += 1
      listening.delete(page)
      for (const request of asked.open) if (request.frame().page() === page) asked.open.delete(request)
    })
    page.on('websocket', (socket) => {
      const own = visit
      socket.on('framereceived', ({ payload }) => {
        if (own !== visit || !String(payload).includes('"connection_ack"')) return
        listening.add(page)
        asked.last = Date.now()
      })
    })
  })
}

/** Until everything that was asked is answered and drawn, and nobody has asked for a while. */
export async function answered(page: Page): Promise<void> {
  const asked = questions.get(page.context())
  if (asked === undefined) throw new Error('nobody listens to this browser')
  await until('an answer to every question', async () => {
    // A slow page has not asked yet, or not drawn what it was told.
    const isDrawn = await page.evaluate(isLoaded)
    return isDrawn && asked.open.size === 0 && Date.now() - asked.last > 500
  })
}

/**
 * The same for the page of a house. It begins with what the device has kept and asks anew what is older than itself only
 * when the server begins to tell it of changes: before that it may show everything and have asked nothing.
 */
export async function atRest(page: Page): Promise<void> {
  await until('a page that is told of changes', async () => listening.has(page))
  await answered(page)
}

/** Until an answer with these words lies on the device, where the next visit begins. */
export async function onDevice(page: Page, words: string): Promise<void> {
  await until(`«${words}» on the device`, () => page.evaluate(isKept, [storageKeys.cache, words] as const))
}

/** Until no answer with these words lies on the device any more. */
export async function offDevice(page: Page, words: string): Promise<void> {
  await until(
    `nothing of «${words}» on the device`,
    async () => !(await page.evaluate(isKept, [storageKeys.cache, words] as const)),
  )
}

/** Runs in the page. Looks only if the store is there: opening would create it, without its shelves. */
async function isKept([name, words]: readonly [string, string]): Promise<boolean> {
  if ((await indexedDB.databases()).every((one) => one.name !== name)) return false
  const finished = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('cannot be read')))
    })
  const database = await finished(indexedDB.open(name))
  const [store = ''] = database.objectStoreNames
  const answers = await finished(database.transaction(store).objectStore(store).getAll())
  database.close()
  return JSON.stringify(answers).includes(words)
}

/** A further tab of the same browser. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

/** Chooses what shows itself as chosen only once it is in the address or on the device. */
export async function choose(choice: Locator): Promise<void> {
  await choice.click()
  await until('it is chosen', () => choice.isChecked())
}

/** A change of page inside the app, as a link makes it, to an address that no link names. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** The worker of the page is there and answers for it: it claims the page a moment before it counts as activated. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Writes a to-do in the line for it and waits until the list shows it. */
export async function addTodo(page: Page, title: string): Promise<void> {
  await page.getByLabel('Neues To-do').fill(title)
  await page.getByLabel('Neues To-do').press('Enter')
  await page.getByRole('link', { name: title }).waitFor()
}

/** How often this to-do is in the database. */
export async function countTodos(site: Site, title: string): Promise<number> {
  return (await site.admin('select 1 from app.todo where title = $1', [title])).length
}
