import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analysisPath, analysisViews } from '../apps/web/src/house/paths/analysis-paths.ts'
import { openAccount, somebody } from './account.ts'
import { house, measures, now, open, ownerOf, press, saved, sheet } from './analysis-house.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import {
  choose,
  atRest,
  onDevice,
  settled,
  sharedStage,
  signIn,
  withWorker,
  workerReady,
  type Stage,
} from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

/** The heating among the years, as the server has it now. */
async function onTimeline(page: Page) {
  await open(page, analysisPath('timeline'))
  const card = page.getByRole('button', { name: /^Ölheizung/ }).first()
  await card.waitFor()
  await atRest(page)
  return card
}

test('without components the page says what it is for and leads to the first one', async () => {
  const { page } = await ownerOf(stage, [])
  await page.getByRole('heading', { name: 'Noch keine Analyse' }).waitFor()
  await page.getByRole('link', { name: 'Bauteile erfassen' }).click()
  await page.waitForURL('**/immobilie/**')
})

test('one sentence, the drawing, and from a part to its page', async () => {
  const { page } = await ownerOf(stage, house)
  await saved(page, `Zwei Bauteile brauchen bis ${now + 1} eine Entscheidung.`)
  // From the roof down to the cellar, by the keyboard alone.
  const parts = page.locator('main figure svg :is(a, [role=button])')
  await until('the roof above the heating', async () => {
    const names = await parts.evaluateAll((all) => all.map((one) => one.textContent ?? ''))
    const [roof = -1, heating = -1] = ['Steildach', 'Ölheizung'].map((part) =>
      names.findIndex((name) => name.startsWith(part)),
    )
    return roof >= 0 && roof < heating
  })
  await page
    .locator('main')
    .getByRole('link', { name: /^Ölheizung/ })
    .first()
    .press('Enter')
  await page.waitForURL('**/analyse/komponente/**')
  await page.getByRole('heading', { level: 1, name: 'Ölheizung' }).waitFor()
  await page.getByRole('button', { name: /^Woher kommt diese Zahl\? Kosten/ }).click()
  await sheet(page).getByText('Wie sie berechnet wird').waitFor()
})

test('a measure moves by the keyboard, the sums follow, and it can be taken back', async () => {
  const owner = await ownerOf(stage, house)
  const { page } = owner
  const card = await onTimeline(page)
  await card.focus()
  const sum = () => page.locator('[data-figure^="Kosten im Jahr"]').first().textContent()
  const before = await sum()
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await until('the costs of this year without the heating', async () => (await sum()) !== before)
  // Saved after a pause, by itself.
  await page
    .getByText(`Ölheizung: geplant für ${now + 3}.`)
    .first()
    .hover()
  await expect.poll(() => measures(stage, owner)).toEqual([{ state: 'planned', year: now + 3, reason: null }])
  // The focus went along: the next arrow moves the same card.
  await page.locator(':focus', { hasText: /^Ölheizung/ }).waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await saved(page, 'Zurückgenommen.')
  await until('no decision', async () => (await measures(stage, owner)).length === 0)
})

test('a move whose line broke stays as the plan, and is sent again', async () => {
  const owner = await ownerOf(stage, house)
  const { page } = owner
  const card = await onTimeline(page)
  const sum = () => page.locator('[data-figure^="Kosten im Jahr"]').first().textContent()
  const before = await sum()
  const broken: Route[] = []
  await page.route('**/graphql', (route) => {
    if (broken.length > 0 || !(route.request().postData() ?? '').includes('componentIds'))
      return route.fallback()
    broken.push(route)
    return route.abort()
  })
  await card.focus()
  await press(page, 'ArrowRight', 'Enter')
  await until('the broken line', async () => broken.length === 1)
  await expect.poll(() => measures(stage, owner)).toEqual([{ state: 'planned', year: now + 1, reason: null }])
  expect(await sum()).not.toBe(before)
})

test('two people decide over the same: the other decision is shown, and the owner says which one counts', async () => {
  const owner = await ownerOf(stage, house)
  const { page } = owner
  const card = await onTimeline(page)
  // From here on it knows its own decisions alone: asked anew it would know of the other's.
  const busy = { errors: [{ message: 'Gerade nicht.', extensions: { code: 'BUSY' } }] }
  await page.route(/\/graphql/, (route) => {
    const request = route.request()
    const isRead = `${request.url()} ${request.postData() ?? ''}`.includes('HouseAnalysis')
    return isRead ? route.fulfill({ json: busy }) : route.fallback()
  })
  await card.focus()
  await press(page, 'ArrowRight', 'Enter')
  await saved(page, `Ölheizung: geplant für ${now + 1}.`)
  await stage.site.admin(
    "update app.measure set state = 'rejected', year = null, reason = 'Kein Geld.', version = version + 1 where real_estate_id = $1",
    [owner.houseId],
  )
  await card.focus()
  await press(page, 'ArrowRight', 'Enter')
  await sheet(page)
    .getByText(/in ein anderes Jahr verschieben: Jemand war schneller/)
    .waitFor()
  await sheet(page).getByText('Kein Geld.').waitFor()
  await expect
    .poll(() => measures(stage, owner))
    .toEqual([{ state: 'rejected', year: null, reason: 'Kein Geld.' }])
  await sheet(page).getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.poll(() => measures(stage, owner)).toEqual([{ state: 'planned', year: now + 2, reason: null }])
})

test('a measure is dragged to another year', async () => {
  const owner = await ownerOf(stage, house)
  const { page } = owner
  const card = await onTimeline(page)
  await card.scrollIntoViewIfNeeded()
  const box = await card.boundingBox()
  if (box === null) throw new Error('no card')
  await page.mouse.move(box.x + box.width / 2, box.y + 20)
  await page.mouse.down()
  for (let step = 1; step <= 8; step += 1)
    await page.mouse.move(box.x + box.width / 2 + step * 30, box.y + 24)
  await page.mouse.up()
  await until('the decision', async () => (await measures(stage, owner)).length === 1)
  const [decided] = await measures(stage, owner)
  expect(decided?.state).toBe('planned')
  expect(decided?.year).toBeGreaterThan(now)
})

test('what is due stands on the overview until it is decided; rejecting needs a reason', async () => {
  const owner = await ownerOf(stage, house)
  const { page } = owner
  const asked = page.getByRole('link', { name: /^Entscheiden/ })
  await open(page, '/dashboard')
  await until('two questions', async () => (await asked.count()) === 2)
  await page.getByRole('link', { name: 'Entscheiden über Fenster' }).click()
  await page.locator('h3:focus', { hasText: 'Fenster' }).waitFor()
  const card = page.getByRole('listitem').filter({ has: page.locator('h3:focus') })
  await card.getByRole('button', { name: 'Ablehnen' }).click()
  await sheet(page).getByRole('button', { name: 'Ablehnen' }).click()
  await sheet(page).getByText('Bitte ausfüllen.').first().waitFor()
  await sheet(page).getByRole('textbox').fill('Wir ziehen in zwei Jahren aus.')
  await sheet(page).getByRole('button', { name: 'Ablehnen' }).click()
  await saved(page, /^Abgelehnt: /)
  await expect
    .poll(() => measures(stage, owner))
    .toEqual([{ state: 'rejected', year: null, reason: 'Wir ziehen in zwei Jahren aus.' }])
  await open(page, '/dashboard')
  await page.getByText('2 fällig, 1 entschieden').waitFor()
  await until('one question left', async () => (await asked.count()) === 1)
})

test('a part that was replaced starts a new life and keeps the old one', async () => {
  const owner = await ownerOf(stage, house)
  const { page } = owner
  await open(page, '/analyse/komponente/windows')
  await page.getByRole('button', { name: 'Wurde ersetzt' }).click()
  await sheet(page).getByLabel('Jahr des Ersatzes').fill(String(now))
  await sheet(page).getByLabel('Kosten').fill('41200')
  await sheet(page).getByLabel('Ausgeführt von').fill('Schreinerei Huber')
  await sheet(page).getByRole('button', { name: 'Als ersetzt speichern' }).click()
  await saved(page, `«Fenster» ist ab ${now} neu.`)
  await page
    .getByText(/^gut · bis/)
    .first()
    .waitFor()
  await page.getByText(new RegExp(`Vorher: .*${now - 39}`)).waitFor()
  // Shown as soon as it is on the device.
  const rows = () =>
    stage.site.admin(
      `select installed_year as year, condition, (select count(*)::int from app.amount a where a.real_estate_id = c.real_estate_id and a.kind = 'event_cost') as costs
       from app.component c where real_estate_id = $1 and catalog_key = 'windows'`,
      [owner.houseId],
    )
  await expect.poll(rows).toEqual([{ year: now, condition: 'as_new', costs: 1 }])
})

test('a question answered in its place makes the analysis better', async () => {
  const owner = await ownerOf(stage, house)
  const { page } = owner
  await open(page, analysisPath('gaps'))
  const question = page.getByRole('listitem').filter({ hasText: 'Wie gross ist die Wohnfläche?' })
  await question.getByRole('textbox').fill('152')
  await question.getByRole('button', { name: 'Speichern' }).click()
  await question.waitFor({ state: 'detached' })
  // The focus goes on to the next question, and passing over a scale answers nothing.
  await page.locator('[data-gap] :focus').waitFor()
  const scale = page.getByRole('listitem').filter({ hasText: 'Steildach: In welchem Zustand?' })
  await scale.getByRole('radio', { name: 'Weiss nicht' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await scale.getByRole('radio', { name: 'Abgenutzt' }).and(page.locator(':checked')).waitFor()
  const [roof] = await stage.site.admin<{ condition: string | null }>(
    "select condition from app.component where real_estate_id = $1 and catalog_key = 'pitched_roof'",
    [owner.houseId],
  )
  expect(roof?.condition).toBeNull()
  await until('the answer on the server', async () => {
    const text = 'select living_area_m2 as area from app.real_estate where id = $1'
    return (await stage.site.admin<{ area: number }>(text, [owner.houseId]))[0]?.area === 152
  })
  // Now the windows can be counted and priced.
  await open(page, '/analyse/komponente/windows')
  await page.locator('[data-figure="Kosten Fenster"]:not([data-none])').waitFor()
})

test('what is planned together costs what all of it costs, and can be taken back', async () => {
  const owner = await ownerOf(stage, [
    { key: 'kitchen', year: now - 24, condition: 'used' },
    { key: 'bathroom', year: now - 30, condition: 'worn' },
  ])
  const { page } = owner
  const parts = await stage.site.admin<{ id: string; key: string }>(
    'select id, catalog_key as key from app.component where real_estate_id = $1',
    [owner.houseId],
  )
  const idOf = (wanted: string) => parts.find(({ key }) => key === wanted)?.id ?? ''
  const bundled = [idOf('kitchen'), idOf('bathroom')]
  const costOf = async (key: string) => {
    const card = page.getByRole('listitem').filter({ has: page.locator(`h3[data-card~="${idOf(key)}"]`) })
    const words = await card.locator('[data-figure^="Kosten: "]').first().innerText()
    return Number(/\d[\d’']*/.exec(words)?.[0].replaceAll(/\D/g, ''))
  }
  const decided = () =>
    stage.site.admin<{ id: string; parts: string[]; title: string | null; rappen: number | null }>(
      `select m.id, component_ids as parts, title, rappen::int from app.measure m
       left join app.amount a on a.object_id = m.id where m.real_estate_id = $1 and deleted_at is null`,
      [owner.houseId],
    )
  await open(page, analysisPath('measures'))
  await atRest(page)
  const [kitchen, bathroom] = [await costOf('kitchen'), await costOf('bathroom')]
  await page.getByRole('button', { name: 'Planen Küche' }).first().click()
  await sheet(page).getByLabel('Eigene Bezeichnung').fill('Küche von Muster')
  await sheet(page).getByLabel('Eigener Betrag').fill('1234')
  await sheet(page).getByRole('button', { name: 'Planen', exact: true }).click()
  await saved(page, 'Geplant: Küche.')
  // The card is in another list now, and the focus went along.
  await page.locator('h3:focus', { hasText: 'Küche von Muster' }).waitFor()
  const before = await decided()
  expect(before).toEqual([
    { id: before[0]?.id, parts: [bundled[0]], title: 'Küche von Muster', rappen: 123_400 },
  ])

  await page.getByRole('button', { name: 'Bündeln', exact: true }).click()
  await sheet(page)
    .getByLabel(/^Küche von Muster/)
    .check()
  await sheet(page).getByLabel(/^Bad/).check()
  await sheet(page).getByRole('button', { name: 'Zusammen planen' }).click()
  await sheet(page).getByText('Küche von Muster: Ihr eigener Betrag von CHF 1’234 entfällt.').waitFor()
  await sheet(page).getByRole('button', { name: 'Zusammen planen' }).click()
  // Under the pointer it stays until it is pressed.
  await page
    .getByText(/^Zusammen geplant für/)
    .first()
    .hover()
  const [one, ...others] = await decided()
  expect(others).toEqual([])
  expect({ ...one, parts: one?.parts.toSorted() }).toEqual({
    id: one?.id,
    parts: bundled.toSorted(),
    title: null,
    rappen: null,
  })
  // Both parts, less at most what going together saves.
  await until('the cost of both', async () => (await costOf('kitchen')) > Math.max(kitchen, bathroom))
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await saved(page, 'Zurückgenommen.')
  await until('as it was', async () => JSON.stringify(await decided()) === JSON.stringify(before))
})

test('without a line what is decided, answered and priced counts at once, and arrives when there is one', async () => {
  const owner = await ownerOf(stage, house, withWorker)
  const { page, context } = owner
  await workerReady(page)
  await open(page, analysisPath('measures'))
  await atRest(page)
  await onDevice(page, 'oil_heating')
  await context.setOffline(true)
  await page.reload()
  await settled(page)
  await saved(page, `Zwei Bauteile brauchen bis ${now + 1} eine Entscheidung.`)
  const plan = async (name: string, year: number) => {
    await page.getByRole('button', { name: `Planen ${name}` }).press('Enter')
    await sheet(page).getByLabel('Geplant für das Jahr').fill(String(year))
    await sheet(page).getByRole('button', { name: 'Planen', exact: true }).click()
    await page
      .getByText('Auf diesem Gerät gespeichert. Wird gesendet, sobald Sie online sind.')
      .last()
      .hover()
  }
  const card = page.getByRole('listitem').filter({ has: page.locator('h3', { hasText: 'Ölheizung' }) })
  await plan('Ölheizung', now + 4)
  await card.getByText(`geplant ${now + 4}`).waitFor()
  // What has not left the device is taken back there.
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await saved(page, 'Zurückgenommen.')
  await plan('Ölheizung', now + 2)
  await saved(page, `Ein Bauteil braucht bis ${now + 1} eine Entscheidung.`)
  await page.getByRole('tab', { name: 'Zeitachse' }).click()
  await choose(page.getByRole('radio', { name: 'Mit Teuerung' }))
  // What a craftsman says on the site counts on the page of the component.
  await page.getByRole('tab', { name: 'Bauteile' }).click()
  await page
    .locator('main')
    .getByRole('link', { name: /^Ölheizung/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Eigenen Wert verwenden' }).click()
  await sheet(page).getByRole('textbox').fill('43210')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.locator('[data-figure="Kosten Ölheizung"]', { hasText: '43’210' }).waitFor()
  await context.setOffline(false)
  const arrived = () =>
    stage.site.admin(
      `select p.inflation_percent::float as inflation, a.rappen::int
       from app.analysis_profile p join app.amount a using (real_estate_id) where real_estate_id = $1`,
      [owner.houseId],
    )
  await expect.poll(arrived).toEqual([{ inflation: 1, rappen: 4_321_000 }])
  await expect.poll(() => measures(stage, owner)).toEqual([{ state: 'planned', year: now + 2, reason: null }])
})

test('who may only read sees everything but decides nothing, and no amount without that right', async () => {
  const owner = await ownerOf(stage, house)
  const reader = somebody('Rosa')
  await openAccount(stage.site, reader)
  await stage.site.admin(
    "insert into app.membership (user_id, real_estate_id, role) select id, $2, 'reader' from auth.account where email = $1",
    [reader.email, owner.houseId],
  )
  await stage.site.admin(
    `insert into app.amount (real_estate_id, object_id, kind, rappen)
     select real_estate_id, id, 'component_cost', 7654300 from app.component where real_estate_id = $1 and catalog_key = 'kitchen'`,
    [owner.houseId],
  )
  const page = await stage.guest()
  await page.goto(`/anmelden?zurueck=${encodeURIComponent(analysisPath())}`)
  await signIn(page, reader)
  await page.waitForURL('**/analyse')
  await settled(page)
  await saved(page, `Zwei Bauteile brauchen bis ${now + 1} eine Entscheidung.`)
  for (const view of analysisViews) {
    await open(page, analysisPath(view))
    await atRest(page)
    expect(await page.locator('main').innerText()).not.toContain('76’543')
    for (const name of ['Renovation planen', 'Ablehnen', 'Zusammen planen'])
      expect(await page.locator('main').getByRole('button', { name, exact: true }).count()).toBe(0)
  }
  // On another device: the owner's own has read everything just now and does not ask so soon again.
  const device = await stage.guest()
  await device.goto(`/anmelden?zurueck=${encodeURIComponent(analysisPath())}`)
  await signIn(device, owner.person)
  await device.waitForURL('**/analyse')
  await saved(device, '76’543')
})

test.each([1440, 390])('axe finds nothing on any view at %i pixels', async (width) => {
  const { page } = await ownerOf(stage, house)
  await page.setViewportSize({ width, height: 900 })
  // Half faded in a word has half its contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...analysisViews.map(analysisPath), '/analyse/komponente/windows', '/dashboard']) {
    await open(page, path)
    expect((await violations(page)).map((one) => `${path} ${one}`)).toEqual([])
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)
    expect(`${path} ${scrolls ? 'scrolls sideways' : 'fits'}`).toBe(`${path} fits`)
  }
})
