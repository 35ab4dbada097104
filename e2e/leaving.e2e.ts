import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyValueStore, languageCookie } from '../apps/web/src/device/limits.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { until } from './browsers/driver.ts'
import { addTodo, settled, sharedStage, signOut, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

type Left = { readonly names: readonly string[]; readonly text: string }

/** Runs in the page: everything a script of this site can read on the device, names and contents. */
async function readDevice(): Promise<Left> {
  const texts: string[] = []
  const names: string[] = []
  for (const [where, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const [key, value] of Object.entries<string>(storage)) {
      names.push(`${where} ${key}`)
      texts.push(value)
    }
  const finished = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('cannot be read')))
    })
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await finished(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const shelf = database.transaction(store).objectStore(store)
      const [keys, rows] = await Promise.all([finished(shelf.getAllKeys()), finished(shelf.getAll())])
      names.push(`indexedDB ${name}/${store}: ${keys.length}`)
      texts.push(JSON.stringify([keys, rows]))
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const isOfApp = name.startsWith('workbox-precache')
    const requests = isOfApp ? [] : await cache.keys()
    names.push(`caches ${isOfApp ? 'workbox-precache' : name}: ${requests.length}`)
    for (const request of requests)
      texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
  }
  names.push(...document.cookie.split('; ').map((cookie) => `cookie ${cookie.split('=')[0] ?? ''}`))
  return { names: names.toSorted(), text: texts.join('\n') }
}

/** Somebody who has used the app: a house, to-dos, a photo that was looked at, a profile. */
async function usedApp() {
  const member = await stage.member({ path: '/to-dos', todos: ['Boiler entkalken'], context: withWorker })
  const { page, person, houseId } = member
  await workerReady(page)
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } })
  await page.getByLabel('Neues To-do').focus()
  const files = page.locator('form input[type=file]:not([capture])')
  await files.setInputFiles({ name: 'riss-im-keller.png', mimeType: 'image/png', buffer: photo })
  await page.getByRole('button', { name: 'Foto riss-im-keller.png entfernen' }).waitFor()
  await addTodo(page, 'Riss vergipsen')
  await page.getByRole('link', { name: 'Riss vergipsen' }).click()
  await until('a copy of the photo', () =>
    page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).length > 0,
      storageKeys.photoCopies,
    ),
  )
  // Beside much else it takes its time, and a page that is left breaks it off.
  await until('the photo with the server', async () =>
    (await page.evaluate(readDevice)).names.includes(`indexedDB ${storageKeys.outbox}/entries: 0`),
  )
  for (const path of ['/profil', `/immobilie/${houseId}`, '/immobilien', '/dashboard']) {
    await page.goto(path)
    await settled(page)
  }
  const secrets = [
    houseId,
    person.email,
    person.firstName,
    person.lastName,
    'Lindenweg',
    'Boiler entkalken',
    'Riss vergipsen',
    'riss-im-keller',
  ]
  return { ...member, secrets }
}

const found = ({ text }: Left, secrets: readonly string[]) => secrets.filter((one) => text.includes(one))

/** A page of ours that runs nothing which would fill the device again. */
async function lookAfter(page: Page): Promise<Left> {
  await page.waitForURL(`${stage.site.url}/`)
  // Nobody waits long for the server to hear of it; what it has not heard is told when the app is opened again.
  const isUntold = () =>
    page.evaluate((name) => localStorage.getItem(name) !== null, storageKeys.pendingLogout)
  if (await isUntold()) {
    await page.goto('/anmelden')
    await until('it is told', async () => !(await isUntold()))
  }
  await page.goto('/impressum')
  return page.evaluate(readDevice)
}

test('a sign-out leaves nothing of the person and the house that could be read', async () => {
  const { page, secrets } = await usedApp()
  // Or there would be nothing to forget.
  await until(
    'all of it on the device',
    async () => found(await page.evaluate(readDevice), secrets).length === secrets.length,
  )
  await signOut(page)
  const after = await lookAfter(page)
  expect(found(after, secrets)).toEqual([])
  expect(after.names).toEqual([
    `caches ${storageKeys.configCache}: 1`,
    `caches workbox-precache: 0`,
    `cookie ${languageCookie.name}`,
    `indexedDB ${storageKeys.cache}/${keyValueStore.name}: 0`,
    `indexedDB ${storageKeys.outbox}/entries: 0`,
    `indexedDB ${storageKeys.shared}/files: 0`,
    `localStorage ${storageKeys.backends}`,
    `localStorage ${storageKeys.lastContact}`,
    `sessionStorage ${storageKeys.scrollPlaces}`,
    `sessionStorage ${storageKeys.scrollPositions}`,
  ])
  // That somebody has signed in from here before; no script can read it.
  const known = '__Host-auth.kd'
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.toSorted()).toEqual([known, languageCookie.name])
  await page.context().close()
})

test('only what could not be sent stays, and nothing else of the house', async () => {
  const { page, secrets } = await usedApp()
  await page.goto('/to-dos')
  await settled(page)
  await page.getByLabel('Neues To-do').waitFor()
  await page.context().setOffline(true)
  await addTodo(page, 'Noch nicht gesendet')
  await signOut(page)
  await page.getByRole('button', { name: 'Trotzdem abmelden' }).click()
  await page.waitForURL(`${stage.site.url}/`)
  await page.context().setOffline(false)
  const after = await lookAfter(page)
  expect(found(after, ['Noch nicht gesendet'])).toHaveLength(1)
  expect(found(after, secrets.slice(1))).toEqual([])
  expect(after.names).toContain(`indexedDB ${storageKeys.outbox}/entries: 1`)
  await page.context().close()
})
