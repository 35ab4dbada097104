import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { until } from './browsers/driver.ts'
import { addComponent, settled, sharedStage, type Member, type Stage } from './stage.ts'

const phone = { width: 390, height: 500 }
const many = Array.from({ length: 25 }, (_, index) => `Fenster ${index + 1} streichen`)
let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))
const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name })

describe('where a page begins', () => {
  let page: Page
  beforeAll(async () => {
    ;({ page } = await stage.member({ path: '/to-dos', todos: many, context: { viewport: phone } }))
    await last().waitFor()
  })
  /** Reads on, and says where the reader is once nothing moves any more. */
  const readOn = async (): Promise<number> => {
    await page.evaluate(() => window.scrollTo(0, 500))
    let before = -1
    return until('a page at rest', async () => {
      const now = await scrollY(page)
      const isAtRest = now > 0 && now === before
      before = now
      return isAtRest ? now : null
    })
  }
  const isNear = (place: number) => async () => Math.abs((await scrollY(page)) - place) < 3
  const last = () => page.getByText(many.at(-1) ?? '')

  test('[S2.4] [S2.5] a page change scrolls to the top, going back to where the reader was', async () => {
    const place = await readOn()
    await goTo(page, '/profil/einstellungen')
    await settled(page)
    await until('the top', isNear(0))
    await page.goBack()
    await last().waitFor()
    await until('the old place', isNear(place))
    await page.goForward()
    await until('the top again', isNear(0))
  })

  test('[S2.5] and so does a reload', async () => {
    await page.goto('/to-dos')
    await last().waitFor()
    const place = await readOn()
    await page.reload()
    await last().waitFor()
    await until('the old place', isNear(place))
  })

  test('[S2.5] an anchor is honoured, on a page that is drawn and on one that is written', async () => {
    await page.goto('/datenschutz')
    const anchor = (await page.locator('main [id]').last().getAttribute('id')) ?? ''
    for (const [path, id] of [
      ['/datenschutz', anchor],
      ['/profil/einstellungen', 'offline'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`${path}#${id}`)
      await until(`${path}#${id} in sight`, async () => {
        const top = await page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top)
        return (await scrollY(page)) > 0 && top < phone.height && top > -10
      })
    }
  })
})

describe('while a page loads', () => {
  let member: Member
  beforeAll(async () => {
    member = await stage.member()
  })
  /** When the bar came after the last click, by the clock of the page; nothing if it did not. */
  const watchBar = (page: Page) =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      let clickedAt = 0
      addEventListener('click', () => (clickedAt = performance.now()), { capture: true })
      new MutationObserver(() => {
        if (clickedAt > 0 && document.querySelector('[role=progressbar]') !== null)
          dataset['barAfter'] ??= String(performance.now() - clickedAt)
      }).observe(document.body, { childList: true, subtree: true })
    })
  const barAfter = (page: Page) => page.evaluate(() => document.documentElement.dataset['barAfter'])

  test('[S2.6] [S4.12] [S9.7] a bar shows after 200 ms and goes when the page is there', async () => {
    const { page } = member
    const held: Route[] = []
    const code = /assets\/real-estates\.page-/
    await watchBar(page)
    let isHeld = true
    await page.route(code, (route) => (isHeld ? void held.push(route) : route.continue()))
    await inNavigation(page, 'Immobilie').click()
    await page.locator('[role=progressbar]').waitFor()
    expect(Number(await barAfter(page))).toBeGreaterThanOrEqual(200)
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    isHeld = false
    for (const route of held) await route.continue()
    await page.unroute(code)
    await page.waitForURL('**/immobilie')
    await page.locator('[role=progressbar]').waitFor({ state: 'detached' })
  })
})

describe('a part of the app that does not load', () => {
  const bellCode = /assets\/notifications\.page-/
  const settingsCode = /assets\/settings\.page-/
  const loads = (page: Page) => {
    let count = 0
    page.on('load', () => (count += 1))
    return () => count
  }
  const openMember = async (): Promise<Page> => (await stage.member()).page
  const bell = (page: Page) => page.getByRole('link', { name: /Benachrichtigungen/ }).first()

  test('[S8.3] [S8.4] reloads the page once in 60 s, then says so', async () => {
    const page = await openMember()
    // However long the way to the second one takes.
    await page.clock.setFixedTime(Date.now())
    const count = loads(page)
    // Whoever points long enough fetches it ahead: until the page is loaded anew it fails every time.
    let isReloading = false
    page.on('request', (request) => void (isReloading ||= request.isNavigationRequest()))
    await page.route(bellCode, (route) => (isReloading ? route.continue() : route.abort()))
    await bell(page).click()
    await page.getByRole('heading', { name: 'Benachrichtigungen', level: 1 }).waitFor()
    // A page can be read before the browser calls it loaded.
    await expect.poll(count).toBe(1)
    await page.route(settingsCode, (route) => route.abort())
    await page.getByRole('button', { name: /Konto von / }).click()
    await page.getByRole('menuitem', { name: 'Einstellungen' }).click()
    await page.getByRole('heading', { name: 'Ein Teil der App fehlt' }).waitFor()
    expect(count()).toBe(1)
    await page.unroute(settingsCode)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor()
    await page.context().close()
  })

  test('[S8.3] never reloads without a line, and opens the page as soon as there is one', async () => {
    const page = await openMember()
    const count = loads(page)
    await page.context().setOffline(true)
    await bell(page).click()
    await page.getByRole('heading', { name: 'Diese Seite ist offline noch nicht da' }).waitFor()
    expect(count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Benachrichtigungen', level: 1 }).waitFor()
    await page.context().close()
  })

  test('[S2.15] an error page that fails itself says so and leads home', async () => {
    const page = await openMember()
    await page.context().setOffline(true)
    // The error page draws a number for whoever helps; without chance it breaks.
    await page.evaluate(() => {
      crypto.getRandomValues = () => {
        throw new Error('planted')
      }
    })
    await bell(page).click()
    await page.getByText('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.').waitFor()
    expect(await page.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/')
    await page.context().close()
  })
})

describe('«back» and «forward»', () => {
  const dialog = (page: Page) => page.locator('dialog[open]')
  const isClosed = (page: Page) => dialog(page).waitFor({ state: 'detached' })
  const at = (page: Page, path: string) => page.waitForURL(`**${path}`)
  /** The address is ahead of what is drawn, and the to-dos have a button «Erfassen» too. */
  const overviewIsDrawn = (page: Page) => page.getByLabel('Neues To-do').waitFor({ state: 'detached' })
  let member: Member
  beforeAll(async () => {
    member = await stage.member({ path: '/to-dos' })
    await addComponent(stage, member.houseId, 'kitchen', 1998)
  })

  test('close a sheet and stay on the page; closed by its button it is no step of its own', async () => {
    const { page } = member
    // What somebody began to write is still there when they come back.
    await page.getByLabel('Neues To-do').fill('Angefangen')
    await inNavigation(page, 'Übersicht').click()
    await at(page, '/dashboard')
    await overviewIsDrawn(page)
    const record = page.getByRole('button', { name: 'Erfassen' })
    await record.click()
    await dialog(page).waitFor()
    await page.goBack()
    await isClosed(page)
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.goForward()
    await record.click()
    await dialog(page).getByRole('button', { name: 'Schliessen' }).click()
    await isClosed(page)
    await page.goBack()
    await at(page, '/to-dos')
    await expect.poll(() => page.getByLabel('Neues To-do').inputValue()).toBe('Angefangen')
    await page.goForward()
    await at(page, '/dashboard')
  })

  test('lead back to the page below a sheet one went on from, and on again', async () => {
    const { page } = member
    await overviewIsDrawn(page)
    await page.getByRole('button', { name: 'Erfassen' }).click()
    await dialog(page).locator('a[href="/immobilie-erfassen"]').click()
    await at(page, '/immobilie-erfassen')
    await page.goBack()
    await at(page, '/dashboard')
    await isClosed(page)
    await page.goForward()
    await at(page, '/immobilie-erfassen')
    await page.goBack()
    await at(page, '/dashboard')
    await page.goBack()
    await at(page, '/to-dos')
  })

  test('lead through the views of the analysis', async () => {
    const { page } = member
    await inNavigation(page, 'Analyse').click()
    for (const name of ['Energie', 'Rückstellung']) {
      await page.getByRole('tab', { name }).click()
      await page.getByRole('tab', { name, selected: true }).waitFor()
    }
    await page.goBack()
    await page.getByRole('tab', { name: 'Energie', selected: true }).waitFor()
    await page.goBack()
    await at(page, '/analyse')
    await page.goBack()
    await at(page, '/to-dos')
  })

  test('ask before something typed in a sheet is given up, and leave nothing twice', async () => {
    const { page, houseId } = member
    await page.goto('/dashboard')
    await settled(page)
    await inNavigation(page, 'Immobilie').click()
    await page.getByRole('heading', { name: 'Immobilien', level: 1 }).waitFor()
    await page.locator(`main a[href="/immobilie/${houseId}"]`).first().click()
    await page.getByRole('tab', { name: 'Räume & Bauteile' }).click()
    await page.getByRole('link', { name: 'Raum hinzufügen' }).first().waitFor()
    const rooms = page.url()
    await page.getByRole('link', { name: 'Raum hinzufügen' }).first().click()
    await dialog(page).getByLabel('Name').fill('Waschküche')
    await page.goBack()
    await page.getByRole('heading', { name: 'Änderungen verwerfen?' }).waitFor()
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await page.getByRole('heading', { name: 'Änderungen verwerfen?' }).waitFor({ state: 'detached' })
    expect(await dialog(page).getByLabel('Name').inputValue()).toBe('Waschküche')
    await page.goBack()
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await isClosed(page)
    await page.waitForURL(rooms)
    await page.goBack()
    await at(page, '/immobilie')
  })

  test('ask once before facts of the house that were typed are given up, by back as by another tab', async () => {
    const { page, houseId } = member
    await page.goto(`/immobilie/${houseId}`)
    await settled(page)
    await page.locator('main a[href$="ansicht=stammdaten"]').first().click()
    const name = page.getByRole('tabpanel').getByLabel('Bezeichnung')
    await name.fill('Angefangener Name')
    const question = page.getByRole('heading', { name: 'Änderungen verwerfen?' })
    for (const leave of [() => page.goBack(), () => page.getByRole('tab', { name: 'Verlauf' }).click()]) {
      await leave()
      await question.waitFor()
      await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
      await question.waitFor({ state: 'detached' })
      expect(await name.inputValue()).toBe('Angefangener Name')
    }
    await page.goBack()
    await page.getByRole('button', { name: 'Verwerfen', exact: true }).click()
    await page.getByRole('tab', { name: 'Übersicht', selected: true }).waitFor()
    await question.waitFor({ state: 'detached' })
  })
})

describe('a part of a page that breaks', () => {
  const missing = (page: Page) => page.getByText('Dieser Teil lässt sich gerade nicht anzeigen.')
  let isPlanted = true
  /** Answers with the history make no sense as long as the fault is planted. */
  const plantFault = (page: Page) =>
    page.route(/\/graphql/, async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      const body = isPlanted ? text.replaceAll('"verb":"', '"verb":0,"word":"') : text
      await route.fulfill({ response: answer, body })
    })

  test('is missing alone, in a card as in a tab, and comes back when asked again', async () => {
    const { page, houseId } = await stage.member({ prepare: plantFault })
    await missing(page).waitFor()
    expect(await missing(page).count()).toBe(1)
    await page.getByRole('heading', { name: 'Als Nächstes' }).waitFor()
    isPlanted = false
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await page.getByText('Sie haben die Immobilie erfasst.').waitFor()
    // The button is gone; who pressed it by key goes on here.
    await page.locator(':focus', { hasText: 'Sie haben die Immobilie erfasst.' }).waitFor()
    expect(await missing(page).count()).toBe(0)

    isPlanted = true
    await page.goto(`/immobilie/${houseId}?ansicht=verlauf`)
    await missing(page).waitFor()
    await page.getByRole('tab', { name: 'Stammdaten' }).click()
    await page.getByLabel('Baujahr').waitFor()
    // What is still under way may not come back to a page that is gone.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })
})

/** By a link of the frame, on the phone behind «Mehr». */
async function goTo(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.locator(`dialog[open] a[href="${path}"]`).click()
  await page.waitForURL(`**${path}`)
}
