import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { keyValueStore } from '../apps/web/src/device/limits.ts'
import { builtRoutes } from '../apps/web/src/device/routing/routes.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import {
  goInside,
  onDevice,
  openStage,
  settled,
  signIn,
  signOut,
  withWorker,
  workerReady,
  type Member,
  type Stage,
} from './stage.ts'

let stage: Stage
let guest: Page
let member: Member
beforeAll(async () => {
  stage = await openStage()
  guest = await stage.guest()
  member = await stage.member({ context: withWorker })
})
afterAll(() => stage?.close())

const withoutParameters = (path: string): string =>
  path
    .replaceAll(/\/\{\w+\?\}/g, '')
    .replaceAll('{component}', 'windows')
    .replaceAll('{project}', 'bad')
const pathsFor = (access: string): string[] => [
  ...new Set(
    builtRoutes.filter(([, route]) => route.access === access).map(([, { path }]) => withoutParameters(path)),
  ),
]

describe('a guest', () => {
  test.each(pathsFor('members'))('[S6.2] [S6.3] on %s is sent to sign in', async (path) => {
    await guest.goto(path)
    await guest.waitForURL(/anmelden/)
    await guest.getByRole('heading', { name: 'Willkommen zurück' }).waitFor()
    const { pathname, searchParams } = new URL(guest.url())
    expect(pathname).toBe('/anmelden')
    expect(searchParams.get('zurueck')).toBe(path === '/dashboard' ? null : path)
  })

  test('[S6.2] reads what is public without being asked anything', async () => {
    for (const path of pathsFor('public').filter((one) => !one.includes('{'))) {
      await guest.goto(path)
      await guest.locator('h1').first().waitFor()
      expect(new URL(guest.url()).pathname).toBe(path)
    }
  })
})

describe('a signed-in visitor', () => {
  test.each(pathsFor('guests'))('[S6.3] on %s is sent home', async (path) => {
    await member.page.goto(path)
    await member.page.waitForURL('**/dashboard')
  })

  test('[S4.10] on the root path is at home at once', async () => {
    await member.page.goto('/')
    await member.page.waitForURL('**/dashboard')
    await settled(member.page)
  })
})

describe('after signing in', () => {
  test.each([
    ['/to-dos?neu=to-do', '/to-dos'],
    ['/profil/einstellungen', '/profil/einstellungen'],
  ])('[S4.11] the way leads back to %s', async (wanted, arrived) => {
    const page = await stage.guest()
    await page.goto(wanted)
    await page.waitForURL('**/anmelden?**')
    await signIn(page, member.person)
    await page.waitForURL(`**${arrived}**`)
    await settled(page)
    await page.context().close()
  })

  test.each([
    '//boese.example/to-dos',
    'https://boese.example',
    String.raw`/\boese.example`,
    '/registration',
  ])('[S8.7] [S4.11] never to %s', async (wanted) => {
    const page = await stage.guest()
    await page.goto(`/anmelden?zurueck=${encodeURIComponent(wanted)}`)
    await signIn(page, member.person)
    await page.waitForURL(`${stage.site.url}/dashboard`)
    await page.context().close()
  })

  test('[S4.7] [S3.11] both halves of the refresh token, the user and the strategy are kept', async () => {
    const { page, context, person } = member
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)))
    expect(kept[storageKeys.authStrategy]).toBe('local')
    expect(kept[storageKeys.refreshToken]).toMatch(/^[0-9a-f-]{36}\./)
    expect(JSON.parse(kept[storageKeys.user] ?? '{}')).toMatchObject({ email: person.email })
    const cookie = (await context.cookies()).find(({ name }) => name === '__Host-auth.rb')
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true })
    // The access token itself is nowhere on the device.
    expect(Object.values(kept).filter((value) => value.startsWith('eyJ'))).toEqual([])
  })

  test('[S9.5] what lies on the device lies under the names of one list', async () => {
    const { page } = member
    await page.goto('/to-dos')
    await settled(page)
    await workerReady(page)
    await onDevice(page, member.houseId)
    const found = await page.evaluate(async () => ({
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name = '' }) => name),
      caches: await caches.keys(),
    }))
    const known = Object.values(storageKeys) as string[]
    const isKnown = (name: string) => known.some((one) => name === one || name.startsWith(`${one}.`))
    expect(found.keys.filter((name) => !isKnown(name))).toEqual([])
    expect(found.databases.filter((name) => !isKnown(name))).toEqual([])
    expect(found.caches.filter((name) => !isKnown(name) && !name.startsWith('workbox-precache'))).toEqual([])
    const stores = await page.evaluate(
      (name) =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('success', () => {
            resolve([...opening.result.objectStoreNames])
            opening.result.close()
          })
        }),
      storageKeys.cache,
    )
    expect(stores).toEqual([keyValueStore.name])
  })

  test('[S2.17] signing out leads to /, and the way back shows nothing any more', async () => {
    const { page } = member
    await goInside(page, '/to-dos')
    await settled(page)
    await signOut(page)
    await page.waitForURL(`${stage.site.url}/`)
    await page.goBack()
    await page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auth.user'))).toBeNull()
  })
})
