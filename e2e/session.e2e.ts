import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { keyValueStore } from '../apps/web/src/device/limits.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { until } from './browsers/driver.ts'
import {
  addTodo,
  countTodos,
  onDevice,
  openStage,
  openTab,
  signIn,
  signOut,
  withWorker,
  workerReady,
  type Member,
  type Stage,
} from './stage.ts'

const first = 'Dachrinne reinigen'
let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => stage.site.start())
afterAll(() => stage?.close())

/** Signed in, with a clock that can be turned on: a token lives a minute. */
async function openMember(context: BrowserContextOptions = {}): Promise<Member> {
  const prepare = (page: Page) => page.context().clock.install()
  const member = await stage.member({ path: '/to-dos', todos: [first], prepare, context })
  await row(member.page).waitFor()
  return member
}
const row = (page: Page) => page.getByRole('link', { name: first })
const tokenMs = 60_000
/** On a busy machine a walk takes minutes, and each of them ends one more token. */
const endedSince = (began: number) => Math.floor((Date.now() - began + 5_000) / tokenMs)
const letTokenExpire = (context: BrowserContext) => context.clock.fastForward(tokenMs + 1_000)

/** Counts the calls that end with this path, from now on. */
function countCalls(context: BrowserContext, path: string): () => number {
  let count = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() !== 'OPTIONS') count += 1
  })
  return () => count
}

/** Asks the server for something of this page again, as a look at another page and back does. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Benachrichtigungen' }).first().click()
  await page.waitForURL('**/benachrichtigungen')
  await page.goBack()
  await page.waitForURL('**/to-dos')
  await row(page).waitFor()
}

const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

const endedSessions = async (): Promise<number> => {
  const rows = await stage.site.admin('select 1 from auth.session where revoked_at is not null')
  return rows.length
}

test('[S4.3] [S7.6] five tabs refresh an expired token at most twice, and nobody is signed out', async () => {
  const { page, context, person } = await openMember()
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => openTab(context, '/to-dos'))))]
  const [refreshes, questions] = [countCalls(context, '/rest/refresh'), countCalls(context, '/graphql')]
  const began = Date.now()
  await letTokenExpire(context)
  await Promise.all(tabs.map(lookAround))
  await until('every tab has asked', () => Promise.resolve(questions() >= tabs.length))
  for (const tab of tabs) {
    await row(tab).waitFor()
    expect(await tab.evaluate(() => location.pathname)).toBe('/to-dos')
  }
  expect(refreshes()).toBeGreaterThan(0)
  expect(refreshes()).toBeLessThanOrEqual(2 * (1 + endedSince(began)))
  expect(await kept(page, storageKeys.user)).toContain(person.email)
  await context.close()
})

test('[S4.3] a server that is away while the token expires signs nobody out', async () => {
  const { page, context, person } = await openMember()
  // The code of both pages is there from now on.
  await lookAround(page)
  await stage.site.kill()
  await letTokenExpire(context)
  await lookAround(page)
  await page
    .getByRole('button', { name: /^Offline/ })
    .first()
    .waitFor()
  await row(page).waitFor()
  expect(await kept(page, storageKeys.user)).toContain(person.email)
  await stage.site.start()
  await context.clock.fastForward(15_000)
  await page
    .getByRole('button', { name: /^Online · alles gespeichert/ })
    .first()
    .waitFor()
  await lookAround(page)
  expect(new URL(page.url()).pathname).toBe('/to-dos')
  await context.close()
})

test('[S7.6] a refused token is refreshed once and the request repeated once', async () => {
  const { page, context } = await openMember()
  const [began, refreshes] = [Date.now(), countCalls(context, '/rest/refresh')]
  const sent: string[] = []
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('mutation AddTodo(')) return route.continue()
    sent.push(body)
    const errors = [{ message: 'Bitte melden Sie sich an.', extensions: { code: 'UNAUTHENTICATED' } }]
    return sent.length > 1 ? route.continue() : route.fulfill({ status: 401, json: { errors } })
  })
  await addTodo(page, 'Filter wechseln')
  await until('the to-do arrives', async () => (await countTodos(stage.site, 'Filter wechseln')) === 1)
  expect(sent).toEqual([sent[0], sent[0]])
  expect(refreshes()).toBeGreaterThan(0)
  expect(refreshes()).toBeLessThanOrEqual(1 + endedSince(began))
  await context.close()
})

test('[S4.8] [S4.10] [S2.17] a sign-out in one tab signs the others out, and all go to /', async () => {
  const { page, context } = await openMember()
  const other = await openTab(context, '/to-dos')
  const before = await endedSessions()
  await signOut(page)
  for (const tab of [page, other]) {
    await tab.waitForURL(`${stage.site.url}/`)
    await tab.getByRole('link', { name: 'Anmelden' }).first().waitFor()
  }
  await until('the server hears of it', async () => (await endedSessions()) === before + 1)
  const names = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('auth.')))
  await expect.poll(names).toEqual([])
  await other.goto('/to-dos')
  await other.waitForURL('**/anmelden?**')
  await context.close()
})

test('[S4.9] a sign-out without a line is one, and the server hears of it later', async () => {
  const { page, context } = await openMember(withWorker)
  await workerReady(page)
  const before = await endedSessions()
  await context.setOffline(true)
  // Only who knows of it asks before signing out.
  await page
    .getByRole('button', { name: /^Offline/ })
    .first()
    .waitFor()
  await signOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL(`${stage.site.url}/`)
  expect(await kept(page, storageKeys.user)).toBeNull()
  expect(await endedSessions()).toBe(before)
  await context.setOffline(false)
  await page.goto('/anmelden')
  await until('the server hears of it', async () => (await endedSessions()) === before + 1)
  await until('it is told once', async () => (await kept(page, storageKeys.pendingLogout)) === null)
  await context.close()
})

test('[S4.4] [S8.10] a session that ended leads to sign-in with a word, and what waits goes out afterwards', async () => {
  const { page, context, person } = await openMember(withWorker)
  await workerReady(page)
  await context.setOffline(true)
  await addTodo(page, 'Estrich lüften')
  await stage.site.admin("update auth.session set revoked_at = now(), revoked_reason = 'owner'")
  await context.setOffline(false)
  await page.waitForURL('**/anmelden?**')
  await page.getByText('Ihre Sitzung ist abgelaufen').first().waitFor()
  expect(new URL(page.url()).searchParams.get('zurueck')).toBe('/to-dos')
  // The device knows who it was.
  await expect.poll(() => page.getByLabel('E-Mail').inputValue()).toBe(person.email)
  expect(await countTodos(stage.site, 'Estrich lüften')).toBe(0)
  expect(await waiting(page)).toBe(1)
  await signIn(page, person)
  await page.waitForURL('**/to-dos')
  await until('the entry arrives', async () => (await countTodos(stage.site, 'Estrich lüften')) === 1)
  await until('the queue is empty', async () => (await waiting(page)) === 0)
  await page.getByRole('link', { name: 'Estrich lüften' }).waitFor()
  expect(await countTodos(stage.site, 'Estrich lüften')).toBe(1)
  await context.close()
})

test('a session that ends while the page is reading says so, and nothing in the console', async () => {
  const { page, context } = await openMember()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await onDevice(page, first)
  // A minute later what was read is asked for anew, and this answer never comes.
  await letTokenExpire(context)
  let asked = 0
  await page.route(/\/graphql(\?|$)/, () => void (asked += 1))
  await page.reload()
  await row(page).waitFor()
  await until('a question under way', () => Promise.resolve(asked > 0))
  const other = await context.newPage()
  await other.goto('/impressum')
  await other.evaluate(
    ([token, ended]) => {
      localStorage.setItem(ended, 'expired')
      localStorage.removeItem(token)
    },
    [storageKeys.refreshToken, storageKeys.sessionEnded] as const,
  )
  await page.waitForURL('**/anmelden?**')
  await page.getByText('Ihre Sitzung ist abgelaufen').first().waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('a new name stands in the frame at once, in every tab and after a reload', async () => {
  const { page, context } = await stage.member({ path: '/profil' })
  const other = await openTab(context, '/dashboard')
  await page.getByLabel('Vorname').fill('Verena')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const menu = (tab: Page) => tab.getByRole('button', { name: /Konto von Verena Muster/ }).waitFor()
  await menu(page)
  await menu(other)
  await page.reload()
  await menu(page)
  await context.close()
})

test('a page left before it kept a new name does not bring the old one back', async () => {
  const { page, context } = await stage.member({ path: '/profil' })
  const name = page.getByLabel('Vorname')
  const old = await name.inputValue()
  const wasKept = (word: string) => async () => keptOfPerson(page).then((text) => text.includes(`"${word}"`))
  await until('the person on the device', wasKept(old))
  const before = await keptOfPerson(page)
  await name.fill('Verena')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await until('the new name on the device', wasKept('Verena'))
  await keptOfPerson(page, before)
  await page.reload()
  await page.getByRole('button', { name: /Konto von Verena Muster/ }).waitFor()
  await until('the new name in the form', async () => (await name.inputValue()) === 'Verena')
  await context.close()
})

/** What this device keeps of the person and the houses; with `instead`, that is put in its place. */
const keptOfPerson = (page: Page, instead?: string): Promise<string> =>
  page.evaluate(
    ([database, table, text]) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('error', () => reject(new Error('no answers')))
        opening.addEventListener('success', () => {
          const work = opening.result.transaction(table, 'readwrite')
          const walk = work.objectStore(table).openCursor()
          let found = ''
          walk.addEventListener('success', () => {
            const at = walk.result
            if (at === null) return
            if (typeof at.key !== 'string' || !at.key.includes('-["houses"')) return at.continue()
            const answer = at.value as { readonly text: string }
            found = answer.text
            if (text !== undefined) at.update({ ...answer, text })
          })
          work.addEventListener('complete', () => {
            opening.result.close()
            resolve(found)
          })
        })
      }),
    [storageKeys.cache, keyValueStore.name, instead] as const,
  )

/** How many changes lie in the queue of this device. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(new Error('no queue')))
        opening.addEventListener('success', () => {
          const [store = ''] = opening.result.objectStoreNames
          const counting = opening.result.transaction(store).objectStore(store).count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
    storageKeys.outbox,
  )
