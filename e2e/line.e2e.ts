import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { until } from './browsers/driver.ts'
import { openStage, withoutWorker, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => stage.site.start())
afterAll(() => stage?.close())

test('[S2.7] the sign of the line follows what really comes back, not the word of the browser', async () => {
  const { page } = await stage.member({ path: '/to-dos', prepare: (one) => one.clock.install() })
  const sign = (words: RegExp) => page.getByRole('button', { name: words }).first()
  await sign(/^Online · alles gespeichert/).waitFor()
  await stage.site.kill()
  await page.getByLabel('Neues To-do').fill('Dachluke ölen')
  await page.getByLabel('Neues To-do').press('Enter')
  await sign(/^Offline – 1 Eintrag wartet/).waitFor()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await stage.site.start()
  // The app looks by itself every quarter of a minute.
  await page.clock.fastForward(15_000)
  await sign(/^Online · alles gespeichert/).waitFor()
  await page.context().setOffline(true)
  await sign(/^Offline/).waitFor()
  await page.context().setOffline(false)
  await sign(/^Online/).waitFor()
  await page.context().close()
})

describe('[S9.2] fetching ahead', () => {
  /** Files of a page nobody opened, asked for from now on. */
  function fetched(page: Page, name: RegExp): () => string[] {
    const files: string[] = []
    page.on('request', (request) => {
      if (name.test(request.url())) files.push(request.url())
    })
    return () => files
  }
  const settingsCode = /assets\/settings\.page-/
  const bellPayload = /\/notifications\/\?/
  type Line = { readonly effectiveType: string; readonly saveData: boolean }
  const openMember = async (line: Line) => {
    const prepare = (page: Page) =>
      page.addInitScript((given) => {
        Object.defineProperty(navigator, 'connection', { value: given })
      }, line)
    const { page } = await stage.member({ context: withoutWorker, prepare })
    return page
  }
  const point = async (page: Page) => {
    await page.getByRole('button', { name: /Konto von / }).click()
    await page.getByRole('menuitem', { name: 'Einstellungen' }).hover()
  }

  test('happens when a link is pointed at for 200 ms, on a good line', async () => {
    const page = await openMember({ effectiveType: '4g', saveData: false })
    const files = fetched(page, settingsCode)
    await point(page)
    await until('the code of the page', () => Promise.resolve(files().length > 0))
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.context().close()
  })

  test('[S7.12] brings the payload of the page along', async () => {
    const prepare = (one: Page) => one.clock.install()
    const { page } = await stage.member({ context: withoutWorker, prepare })
    // What came with the page is half a minute good.
    await page.clock.fastForward(40_000)
    const calls = fetched(page, bellPayload)
    await page
      .getByRole('link', { name: /Benachrichtigungen/ })
      .first()
      .hover()
    await until('the payload', () => Promise.resolve(calls().length === 1))
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.context().close()
  })

  test.each([
    ['on 2g', { effectiveType: '2g', saveData: false }],
    ['on a slow 2g', { effectiveType: 'slow-2g', saveData: false }],
    ['with data saver', { effectiveType: '4g', saveData: true }],
  ])('does not happen %s', async (_when, line) => {
    const page = await openMember(line)
    const ahead = fetched(page, /assets\/(?:settings|todos|real-estates|notifications)\.page-/)
    await point(page)
    await page.waitForTimeout(300)
    expect(ahead()).toEqual([])
    await page.context().close()
  })

  test('does not happen without a line', async () => {
    const page = await openMember({ effectiveType: '4g', saveData: false })
    await page.context().setOffline(true)
    const files = fetched(page, settingsCode)
    await point(page)
    await page.waitForTimeout(300)
    expect(files()).toEqual([])
    await page.context().close()
  })
})
