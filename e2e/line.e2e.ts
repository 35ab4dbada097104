import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { addComponentPath } from '../apps/web/src/house/paths/dossier-paths.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { until } from './browsers/driver.ts'
import { atRest, onDevice, openStage, settled, withWorker, workerReady, type Stage } from './stage.ts'

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
  // Before it knows the house a page has nothing to write into.
  await page.getByLabel('Neues To-do').waitFor()
  await atRest(page)
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

test('a component whose answer was lost is sent again by itself and put right: there is one, as it was said last', async () => {
  const { page, houseId } = await stage.member()
  let isLost = false
  await page.route('**/graphql', async (route) => {
    if (isLost || route.request().postData()?.includes('AddHouseComponent') !== true) return route.continue()
    isLost = true
    // It arrives; only the answer does not.
    await route.fetch()
    return route.abort()
  })
  await page.goto(addComponentPath(houseId, 'oil_heating'))
  await page.getByRole('radio', { name: 'Gut', exact: true }).check()
  await page.getByLabel(/^Bezeichnung/).fill('Heizung im Keler')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Speichern' })
  await save.click()
  await page.getByRole('link', { name: 'Heizung im Keler' }).click()
  await page.getByLabel(/^Bezeichnung/).fill('Heizung im Keller')
  await save.click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const names = async () => {
    const text = 'select name from app.component where real_estate_id = $1'
    return (await stage.site.admin<{ name: string }>(text, [houseId])).map(({ name }) => name)
  }
  await until('what was said last', async () => (await names())[0] === 'Heizung im Keller')
  expect(await names()).toEqual(['Heizung im Keller'])
  await page.context().close()
})

test('what an earlier release kept on the device arrives whole, a photo at its to-do', async () => {
  const { page, houseId } = await stage.member({ path: '/to-dos' })
  const [owner] = await stage.site.admin<{ user_id: string }>(
    'select user_id from app.membership where real_estate_id = $1',
    [houseId],
  )
  const clock = makeClock()
  const todoId = clock.newId()
  const common = { userId: owner?.user_id, realEstateId: houseId, attempts: 0, state: 'queued' }
  const title = 'Dachluke ölen'
  const facts = { title, note: null, dueOn: null, componentId: null }
  const todo = { ...common, key: clock.newId(), op: 'addTodo', objectId: todoId, variables: { title, facts } }
  const photo = { ...common, key: clock.newId(), op: 'addTodoPicture', objectId: clock.newId() }
  await page.evaluate(putEntries, { name: storageKeys.outbox, todo, photo, variables: { title, todoId } })
  await page.reload()
  await page.getByText(title).first().waitFor()
  const pictures = () =>
    stage.site.admin('select todo_id, file_name from app.picture where real_estate_id = $1', [houseId])
  await until('the photo is there', async () => (await pictures()).length > 0)
  expect(await pictures()).toEqual([{ todo_id: todoId, file_name: 'luke.png' }])
  await page.context().close()
})

type Stored = {
  readonly name: string
  readonly todo: object
  readonly photo: object
  readonly variables: object
}

/** Runs in the page: as the release before put a to-do and its photo there. */
async function putEntries({ name, todo, photo, variables }: Stored): Promise<void> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  const file = new File([await canvas.convertToBlob()], 'luke.png', { type: 'image/png' })
  const opening = indexedDB.open(name)
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const store = opening.result.transaction('entries', 'readwrite').objectStore('entries')
  const createdAt = Date.now()
  store.add({ ...todo, createdAt })
  store.add({ ...photo, createdAt, variables: { ...variables, file, fileName: file.name } })
  await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
  opening.result.close()
}

test('what somebody else changed between two visits is there, however soon the second begins', async () => {
  const { page, houseId } = await stage.member()
  const put = (name: string) =>
    stage.site.admin(
      `insert into app.component (real_estate_id, id, catalog_key, installed_year, created_by, name)
       select id, $2, 'kitchen', 1998, created_by, $3 from app.real_estate where id = $1
       on conflict (real_estate_id, id) do update set name = $3`,
      [houseId, kitchenId, name],
    )
  const kitchenId = makeClock().newId()
  await put('Küche im Parterre')
  await page.goto('/analyse')
  await page.getByText('Küche im Parterre').first().waitFor()
  await settled(page)
  await onDevice(page, 'Küche im Parterre')
  await page.goto('about:blank')
  await put('Küche im Anbau')
  await page.goto('/analyse')
  await page.getByText('Küche im Anbau').first().waitFor()
})

describe('[S9.2] fetching ahead', () => {
  type Line = { readonly effectiveType: string; readonly saveData: boolean }
  const good: Line = { effectiveType: '4g', saveData: false }
  /** Runs in the page: what the browser says about the line. */
  const sayLine = (line: Line) =>
    void Object.defineProperty(navigator, 'connection', { value: line, configurable: true })

  /** What is asked for from now on. */
  function asked(page: Page, name: RegExp): () => string[] {
    const files: string[] = []
    page.on('request', (request) => void (name.test(request.url()) && files.push(request.url())))
    return () => files
  }
  const settings = (page: Page) => page.getByRole('menuitem', { name: 'Einstellungen' })
  const point = async (page: Page) => {
    await page.getByRole('button', { name: /Konto von / }).hover()
    await page.getByRole('button', { name: /Konto von / }).click()
    await settings(page).hover()
    // Longer than the delay of 200 ms.
    await page.waitForTimeout(300)
  }
  /** While the menu is still there, the next press would close it. */
  const leave = async (page: Page) => {
    await page.keyboard.press('Escape')
    await settings(page).waitFor({ state: 'hidden' })
  }

  test('is skipped on 2g, with data saver and without a line, and done on a good one', async () => {
    const { page } = await stage.member()
    const code = asked(page, /assets\/settings\.page-/)
    const poor: readonly Line[] = [
      { effectiveType: '2g', saveData: false },
      { effectiveType: 'slow-2g', saveData: false },
      { effectiveType: '4g', saveData: true },
    ]
    for (const line of poor) {
      await page.evaluate(sayLine, line)
      await point(page)
      expect(code()).toEqual([])
      await leave(page)
    }
    await page.evaluate(sayLine, good)
    await page.context().setOffline(true)
    await page
      .getByRole('button', { name: /^Offline/ })
      .first()
      .waitFor()
    await point(page)
    expect(code()).toEqual([])
    await leave(page)
    await page.context().setOffline(false)
    await page
      .getByRole('button', { name: /^Online/ })
      .first()
      .waitFor()
    await point(page)
    await until('the code of the page', () => Promise.resolve(code().length === 1))
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.context().close()
  })

  test.each([
    ['fetched on a good line', good, true],
    ['left alone on 2g', { effectiveType: '2g', saveData: false }, false],
  ])('pages whose links are in sight are %s', async (_how, line, isFetched) => {
    let code = (): string[] => []
    const prepare = (page: Page) => {
      code = asked(page, /assets\/(?:todos|real-estates)\.page-/)
      return page.addInitScript(sayLine, line)
    }
    const { page } = await stage.member({ prepare })
    if (isFetched) await until('both', () => Promise.resolve(code().length === 2))
    else await page.waitForTimeout(300)
    expect(code()).toHaveLength(isFetched ? 2 : 0)
    await page.context().close()
  })

  test('[S7.12] brings the payload of the page along', async () => {
    const { page } = await stage.member({ prepare: (one) => one.clock.install() })
    // The copy for offline use is young as well; what came with it and with the page is half a minute good.
    await until('a copy of the house', () => page.evaluate(isPacked, `${storageKeys.offlinePack}.`))
    await atRest(page)
    await page.clock.fastForward(40_000)
    const calls = asked(page, /\/notifications\/\?/)
    await page.waitForTimeout(300)
    expect(calls()).toEqual([])
    // What was asked for a moment ago for another reason is good for half a minute: whoever points again later gets it.
    const pointUntil = (name: RegExp, known: () => string[]) =>
      until(`the payload behind ${name.source}`, async () => {
        await page.mouse.move(0, 0)
        await page.getByRole('link', { name }).first().hover()
        await page.waitForTimeout(300)
        return known().length > 0
      })
    await pointUntil(/Benachrichtigungen/, calls)
    await pointUntil(/^Analyse$/, asked(page, /\/graphql/))
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.context().close()
  })
})

const firstQuestions = ['House', 'HouseAnalysis', 'HouseComponents', 'HouseTodos', 'HouseUpcoming', 'Houses']

test('[S7.16] [S7.17] a page asks for all it begins with in one request, and what it asks alone by GET', async () => {
  const { page } = await stage.member({ todos: ['Filter wechseln'], context: withWorker })
  // From here on the copy for offline use is not fetched again beside the pages.
  await until('a copy of the house', () => page.evaluate(isPacked, `${storageKeys.offlinePack}.`))
  for (const path of ['/dashboard', '/analyse', '/to-dos']) {
    await page.goto('/impressum')
    await page.evaluate(emptyStore, storageKeys.cache)
    const asked: string[][] = []
    const methods: string[] = []
    const listen = (request: Request) => {
      if (new URL(request.url()).pathname !== '/graphql') return
      methods.push(request.method())
      asked.push(namesIn(request))
    }
    page.on('request', listen)
    await page.goto(path)
    await settled(page)
    await atRest(page)
    page.off('request', listen)
    // What else the page asks in the same moment travels along.
    expect(firstQuestions.filter((one) => asked[0]?.includes(one) !== true)).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(3)
    expect(methods).toEqual(asked.map((names) => (names.length > 1 ? 'POST' : 'GET')))
    // Nothing is asked for twice.
    expect(asked.flat()).toEqual([...new Set(asked.flat())])
  }
  await page.context().close()
})

test('a recurring to-do made offline on a phone and finished twice arrives as it was shown', async () => {
  const phone = { ...withWorker, viewport: { width: 390, height: 844 } }
  const { page, houseId } = await stage.member({ path: '/to-dos', context: phone })
  // Only then everything the app consists of lies on the phone.
  await workerReady(page)
  await until('a copy of the house', () => page.evaluate(isPacked, `${storageKeys.offlinePack}.`))
  await page.context().setOffline(true)
  const year = new Date().getFullYear() + 2
  await page.getByLabel('Neues To-do').fill(`Boiler entkalken alle 2 Jahre ab 1.3.${year}`)
  await page.getByRole('button', { name: /^Wiederholung alle 2 Jahre ab 1\. März/ }).waitFor()
  await page.getByLabel('Neues To-do').press('Enter')
  const tick = page.getByRole('checkbox', { name: '«Boiler entkalken» erledigt' })
  // By key: on a phone what was said last may lie over the row.
  await tick.press('Space')
  await page.getByText(`Erledigt. Nächstes Mal am 1. März ${year + 2}.`).waitFor()
  // The message may be ahead of the row.
  await page
    .getByText(`01.03.${year + 2}`)
    .first()
    .waitFor()
  await tick.press('Space')
  await page.getByText(`Erledigt. Nächstes Mal am 1. März ${year + 4}.`).waitFor()
  await page.context().setOffline(false)
  const rows = () =>
    stage.site.admin(
      'select title, due_on::text as day, state, repeat_every as every, version from app.todo where real_estate_id = $1',
      [houseId],
    )
  const whole = [{ title: 'Boiler entkalken', day: `${year + 4}-03-01`, state: 'open', every: 2, version: 3 }]
  await until('both times', async () => JSON.stringify(await rows()) === JSON.stringify(whole))
  await page.context().close()
})

type Operation = { readonly operationName: string }

function namesIn(request: Request): string[] {
  const body = request.postDataJSON() as Operation | readonly Operation[] | null
  if (body === null) return [new URL(request.url()).searchParams.get('operationName') ?? '']
  return [body].flat().map(({ operationName }) => operationName)
}

/** Runs in the page. */
const isPacked = (beginning: string): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(beginning))

/** Runs in the page: what was read before is gone, who was signed in is not. */
const emptyStore = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(name)
    gone.addEventListener('success', () => resolve())
    gone.addEventListener('error', () => reject(new Error('cannot be emptied')))
  })
