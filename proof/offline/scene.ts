import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import type { Owner, Stage } from './stage.ts'

export type Photo = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** How an owner operates the app under test. */
export type App = {
  readonly path: string
  /** How long after the last fault everything must have arrived. */
  readonly patienceMs: number
  ready(page: Page): Promise<void>
  /** Fills in and confirms, without waiting for what the page says. */
  offer(page: Page, title: string, photo?: Photo): Promise<void>
  /** Where the page tells that the entry is safe. */
  shows(page: Page, title: string): Locator
}

/** What the owner was told is safe; `maybe` was never confirmed on the screen, so both ends are honest. */
export type Told = {
  readonly sure: readonly string[]
  readonly maybe?: readonly string[]
  readonly photos?: number
}

export type Outcome = { readonly lost: number; readonly doubled: number; readonly disordered: number }

/** One owner with one browser on one stage; scenario after scenario runs in it, as on a real device. */
export type Scene = {
  readonly stage: Stage
  readonly app: App
  readonly browser: Browser
  readonly owner: Owner
  readonly context: BrowserContext
  /** The open page; a scenario that loses it opens another. */
  page: Page
  readonly isShort: boolean
  open(): Promise<Page>
  /** Offers and waits until the page tells that it is safe. */
  add(page: Page, title: string, photo?: Photo): Promise<void>
}

export async function openScene(stage: Stage, app: App, browser: Browser, isShort: boolean): Promise<Scene> {
  const owner = await stage.owner()
  const context = await browser.newContext({
    storageState: owner.signedIn,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
  })
  context.setDefaultTimeout(60_000)
  const scene = {
    stage,
    app,
    browser,
    owner,
    context,
    isShort,
    open: () => openPage(stage, app, context),
    add: async (page: Page, title: string, photo?: Photo) => {
      await app.offer(page, title, photo)
      await app.shows(page, title).waitFor()
    },
  }
  const page = await openPage(stage, app, context)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { ...scene, page }
}

async function openPage(stage: Stage, app: App, context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${stage.line.url}${app.path}`)
  await app.ready(page)
  return page
}

/** Compares what the owner was told with what the server has, once it had its time and a moment more. */
export async function judge({ stage, app, owner }: Scene, told: Told): Promise<Outcome> {
  const expected = [...told.sure]
  const all = [...told.sure, ...(told.maybe ?? [])]
  const photos = told.photos ?? 0
  const rows = async () =>
    (await stage.rows(owner.house)).map(({ title }) => title).filter((title) => all.includes(title))
  const until = Date.now() + app.patienceMs
  let found = await rows()
  while (Date.now() < until && (expected.some((title) => !found.includes(title)) || (await lacksPhotos()))) {
    await sleep(50)
    found = await rows()
  }
  // A second copy would come with the next try.
  await sleep(300)
  found = await rows()
  const kept = await stage.pictures(owner.house)
  async function lacksPhotos(): Promise<boolean> {
    return photos > 0 && (await stage.pictures(owner.house)).length < photos
  }
  const inOrder = found.filter((title) => expected.includes(title))
  return {
    lost: expected.filter((title) => !found.includes(title)).length + Math.max(0, photos - kept.length),
    doubled: found.length - new Set(found).size + Math.max(0, photos === 0 ? 0 : kept.length - photos),
    disordered: isSame(inOrder, expected)
      ? 0
      : Number(new Set(found).size === found.length && inOrder.length === expected.length),
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index])
