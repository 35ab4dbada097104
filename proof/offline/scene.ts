import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { patienceMs, within } from './browser.ts'
import type { Noun, Owner, Stage } from './stage.ts'

export type Photo = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A fact of an entry that two people can write differently. */
export type Fact = {
  readonly table: string
  readonly column: string
  /** The column that names the house, where it is the house itself. */
  readonly house?: string
  /** The column that tells which entry it is, where a house has more than one. */
  readonly named?: string
  readonly mine: string
  readonly theirs: string
  /** How the owner says that it is theirs that counts. */
  readonly decide?: string
  /** Opens the entry, writes and confirms. */
  write(page: Page, title: string, value: string): Promise<void>
}

/** What an owner does to an entry that is there, and how the server tells it. */
export type Act = {
  do(page: Page, title: string): Promise<void>
  /** Of the row `t`, once it was done. */
  readonly leaves: string
  readonly verb: string
  /** Whether the page offers to take it back. */
  readonly isOfferedBack?: true
}

/** How an owner operates the app under test. */
export type App = {
  readonly noun: Noun
  path(house: string): string
  readonly fact?: Fact
  /** How an owner finishes an entry and throws it away. */
  readonly acts?: { readonly finish?: Act; readonly remove?: Act }
  /** As many as a house takes, where they are few: each drill gets a house of its own. */
  readonly most?: number
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

/** `late` is not on the server in time, but still safe on the device. */
export type Outcome = {
  readonly lost: number
  readonly late: number
  readonly doubled: number
  readonly disordered: number
}

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
  stage.forgetTries()
  const owner = await stage.owner()
  const context = await browser.newContext({
    storageState: owner.signedIn,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
  })
  context.setDefaultTimeout(patienceMs)
  const scene = {
    stage,
    app,
    browser,
    owner,
    context,
    isShort,
    open: () => openPage(stage, app, context, owner.house),
    add: async (page: Page, title: string, photo?: Photo) => {
      await app.offer(page, title, photo)
      await app.shows(page, title).waitFor()
    },
  }
  const page = await openPage(stage, app, context, owner.house)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { ...scene, page }
}

async function openPage(stage: Stage, app: App, context: BrowserContext, house: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${stage.line.url}${app.path(house)}`)
  await app.ready(page)
  return page
}

/** Compares what the owner was told with what the server has, once it had its time and a moment more. */
export async function judge({ stage, app, owner, page }: Scene, told: Told): Promise<Outcome> {
  const { sure, maybe = [], photos } = told
  const all = [...sure, ...maybe]
  const look = async () => ({
    titles: (await stage.rows(owner.house, app.noun))
      .map(({ title }) => title)
      .filter((title) => all.includes(title)),
    // Photos carry no name; whoever takes some says how many there are then.
    photos: photos === undefined ? 0 : (await stage.pictures(owner.house)).length,
  })
  const until = Date.now() + app.patienceMs
  let found = await look()
  while (Date.now() < until && (missing(sure, found.titles).length > 0 || found.photos < (photos ?? 0))) {
    await sleep(50)
    found = await look()
  }
  // A second copy would come with the next try.
  await sleep(300)
  found = await look()
  const gone = missing(sure, found.titles)
  const waiting = gone.length === 0 ? '' : await within(patienceMs, page.evaluate(readQueue))
  const onDevice = (title: string) => app.noun.figures?.of(title) ?? title
  const late = gone.filter((title) => waiting.includes(onDevice(title))).length
  const inOrder = found.titles.filter((title) => sure.includes(title))
  return {
    late,
    lost: gone.length - late + Math.max(0, (photos ?? 0) - found.photos),
    doubled:
      found.titles.length - new Set(found.titles).size + Math.max(0, found.photos - (photos ?? found.photos)),
    disordered: Number(
      inOrder.length === sure.length && inOrder.some((title, index) => title !== sure[index]),
    ),
  }
}

const missing = (wanted: readonly string[], found: readonly string[]): string[] =>
  wanted.filter((title) => !found.includes(title))

/** Where a drill stands, for whoever has to find out why it got stuck. */
export async function tellWhere(page: Page): Promise<string> {
  try {
    return `at ${page.url()}, on the device: ${await within(patienceMs, page.evaluate(readQueue))}`
  } catch (error) {
    return `at ${page.url()}, which does not answer: ${String(error)}`
  }
}

/** Runs in the page. Looks only if it is there: opening would create it, without its shelves. */
export async function readQueue(): Promise<string> {
  const name = 'hauswart-outbox'
  if ((await indexedDB.databases()).every((database) => database.name !== name)) return ''
  const finished = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('the queue cannot be read')))
    })
  const database = await finished(indexedDB.open(name))
  const entries = await finished(database.transaction('entries').objectStore('entries').getAll())
  database.close()
  return JSON.stringify(entries)
}
