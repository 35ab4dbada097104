import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openAccount, openHouse, somebody, type NewPerson } from './account.ts'
import { launchChromium } from './browsers/chromium.ts'
import { patience } from './browsers/driver.ts'
import { openSite, type Site, type SiteOptions } from './site.ts'

/** The product, a Chromium, and an owner with a house. */
export type Stage = {
  readonly site: Site
  readonly browser: Browser
  readonly owner: NewPerson
  readonly houseId: string
  /** A browser of its own for a guest. */
  guest(options?: BrowserContextOptions): Promise<Page>
  /** A browser of its own that went through the sign-in page; it stands on the Übersicht. */
  member(options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** Service workers answer in the place of the network; who wants to hold up a request must do without. */
export const withoutWorker: BrowserContextOptions = { serviceWorkers: 'block' }

export async function openStage(options: SiteOptions & { todos?: readonly string[] } = {}): Promise<Stage> {
  const [site, browser] = await Promise.all([openSite(options), launchChromium()])
  const owner = somebody('Vreni')
  await openAccount(site, owner)
  const houseId = await openHouse(site, owner, 'Lindenweg 14', options.todos)
  const open = async (extra: BrowserContextOptions = {}) => {
    const where = { baseURL: site.url, locale: 'de-CH', timezoneId: 'Europe/Zurich' }
    const context = await browser.newContext({ ...where, ...extra })
    context.setDefaultTimeout(patience)
    return context
  }
  return {
    site,
    browser,
    owner,
    houseId,
    guest: async (extra) => (await open(extra)).newPage(),
    member: async (extra) => {
      const page = await (await open(extra)).newPage()
      await page.goto('/anmelden')
      await signIn(page, owner)
      await page.waitForURL('**/dashboard')
      await settled(page)
      return page
    },
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

/** Fills in the sign-in page that is already open. */
export async function signIn(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Until the page has its heading and nothing on it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1, main').first().waitFor()
  await page.locator('[aria-busy=true], [data-skeleton]').first().waitFor({ state: 'detached' })
}

/** A further tab of the same browser. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

/** A change of page inside the app, as a link makes it, to an address that no link names. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** The worker of the page is there and answers for it. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** By the menu behind the initials. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Konto von / }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
}

/** Writes a to-do in the line for it and waits until the list shows it. */
export async function addTodo(page: Page, title: string): Promise<void> {
  await page.getByLabel('Neues To-do').fill(title)
  await page.getByLabel('Neues To-do').press('Enter')
  await page.getByRole('link', { name: title }).waitFor()
}
