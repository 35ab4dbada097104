import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { componentPath } from '../apps/web/src/house/paths/places.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { until } from './browsers/driver.ts'
import { plainPicture } from './map-provider.ts'
import {
  atRest,
  settled,
  sharedStage,
  signIn,
  withWorker,
  workerReady,
  type Member,
  type Stage,
} from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()
const now = Number(clock.today().slice(0, 4))
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
}

/** Somebody with an old heating that is due, and a kitchen; the numbers of both. */
async function owner(): Promise<Member & { readonly heating: string }> {
  const member = await stage.member({ path: '/profil' })
  const heating = clock.newId()
  for (const [id, key, year] of [
    [heating, 'oil_heating', now - 28],
    [clock.newId(), 'kitchen', now - 4],
  ] as const)
    await stage.site.admin(
      `insert into app.component (real_estate_id, id, catalog_key, installed_year, created_by)
       select id, $2, $3, $4, created_by from app.real_estate where id = $1`,
      [member.houseId, id, key, year],
    )
  return { ...member, heating }
}

test('a year without work is narrow, can be dropped on, and is wide once something lies in it', async () => {
  const { page, houseId } = await owner()
  await open(page, analysisPath('timeline'))
  const head = (year: number) =>
    page.getByRole('list', { name: 'Jahre und ihre Kosten' }).getByText(String(year), { exact: true })
  const widthOf = async (year: number) => (await head(year).locator('..').boundingBox())?.width ?? 0
  const target = now + 3
  const card = page.getByRole('button', { name: /^Ölheizung/ }).first()
  await card.waitFor()
  await atRest(page)
  const before = await widthOf(target)
  expect(before).toBe(44)
  await card.scrollIntoViewIfNeeded()
  const from = await card.boundingBox()
  const to = await head(target).boundingBox()
  if (from === null || to === null) throw new Error('no card, or no year')
  const y = from.y + 20
  await page.mouse.move(from.x + from.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 10, y)
  await page.mouse.move(to.x + to.width / 2, y, { steps: 5 })
  // On its way nothing moves under the hand, and the card keeps its width.
  expect(await widthOf(target)).toBe(before)
  const held = await until('the card under the hand', async () => {
    const box = await card.boundingBox()
    return box !== null && box.x > from.x + 100 && box
  })
  expect(held.width).toBeCloseTo(from.width, 0)
  await page.mouse.up()
  await until('the decision', async () => {
    const text = 'select year from app.measure where real_estate_id = $1'
    return (await stage.site.admin<{ year: number }>(text, [houseId]))[0]?.year === target
  })
  await until('its own wide year', async () => (await widthOf(target)) === 128)
})

test('the overview counts the questions of the analysis as the analysis does', async () => {
  const { page } = await owner()
  const words = /^(Eine|\d+) Angaben? mach/
  // Either page may begin with what the device had before the house had parts.
  const isTheSame = async () => {
    await open(page, '/dashboard')
    await atRest(page)
    const told = await page.locator('main').getByText(words).first().textContent()
    await open(page, analysisPath('gaps'))
    await atRest(page)
    return (await page.getByRole('heading', { name: words }).textContent()) === told
  }
  await until('the same words', isTheSame)
})

test('what was done to a part and its photo are there without a line, though nobody has looked', async () => {
  const { page: elsewhere, houseId, heating, person } = await owner()
  await stage.site.admin(
    `insert into app.component_event (real_estate_id, id, component_id, kind, year, title, created_by)
     select id, $2, $3, 'serviced', $4, 'Brenner ersetzt', created_by from app.real_estate where id = $1`,
    [houseId, clock.newId(), heating, now - 2],
  )
  await open(elsewhere, componentPath(heating))
  await elsewhere
    .getByRole('region', { name: 'Fotos', exact: true })
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'typenschild.png', mimeType: 'image/png', buffer: plainPicture() })
  await until('the scanned photo', async () => {
    const text = "select 1 from app.picture where real_estate_id = $1 and state = 'ready'"
    return (await stage.site.admin(text, [houseId])).length === 1
  })

  // Another device, which opens the overview and nothing else.
  const page = await stage.guest(withWorker)
  await page.goto('/anmelden')
  await signIn(page, person)
  await page.waitForURL('**/dashboard')
  await settled(page)
  await workerReady(page)
  const copies = `caches.open('${storageKeys.photoCopies}').then((kept) => kept.keys()).then((all) => all.length)`
  await until('the photo in the copy of the house', async () => (await page.evaluate<number>(copies)) === 1)
  await page.context().setOffline(true)
  await open(page, componentPath(heating))
  await page.getByText('Brenner ersetzt').first().waitFor()
  // Over its placeholder.
  const photo = page
    .getByRole('button', { name: /typenschild/ })
    .getByRole('presentation')
    .last()
  await until('the photo', () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 10))
  // What was done can be written down there and then, and what is to be done again and again.
  const sheet = page.locator('dialog[open]').last()
  await page.getByRole('button', { name: 'Eintrag', exact: true }).click()
  await sheet.getByLabel(/^Titel/).fill('Düse gereinigt')
  await sheet.getByLabel(/^Kosten/).fill('180')
  await sheet.getByRole('button', { name: 'Speichern' }).click()
  await page
    .getByText(/CHF\s180\.00/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Eigene Arbeit' }).click()
  await sheet.getByLabel('Was ist zu tun?').fill('Filter wechseln')
  await sheet.getByRole('radio', { name: 'Fester Rhythmus' }).check()
  await sheet.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('button', { name: 'Filter wechseln erledigt' }).click()
  await sheet
    .getByLabel('Foto oder Quittung')
    .setInputFiles({ name: 'Quittung.png', mimeType: 'image/png', buffer: plainPicture() })
  await sheet.getByText('«Quittung.png» kommt zu den Unterlagen des Bauteils.').waitFor()
  await sheet.getByRole('button', { name: 'Erledigt', exact: true }).click()
  await page
    .getByText(/zuletzt/)
    .first()
    .waitFor()
  // The same work among the to-dos, once; finished there it asks the same, and what has not left the device is dropped.
  await open(page, '/to-dos')
  await page.getByRole('checkbox', { name: '«Filter wechseln» erledigt' }).click()
  await sheet.getByText(/^Nächstes Mal: /).waitFor()
  await sheet.getByRole('button', { name: 'Erledigt', exact: true }).click()
  const back = page.getByRole('button', { name: 'Rückgängig' })
  await back.hover()
  await back.click()
  await until('only what was finished before', () =>
    page
      .getByRole('link', { name: 'Filter wechseln' })
      .count()
      .then((count) => count === 1),
  )
  await page.context().setOffline(false)
  await until('all of it on the server', async () => {
    const text = `select e.title, a.rappen::integer as rappen from app.component_event e
      left join app.amount a on a.real_estate_id = e.real_estate_id and a.object_id = e.id
      where e.real_estate_id = $1 and e.component_id = $2 order by e.created_at`
    const held = await stage.site.admin(text, [houseId, heating])
    return held.length === 3 && held
  }).then((held) =>
    expect(held).toEqual([
      { title: 'Brenner ersetzt', rappen: null },
      { title: 'Düse gereinigt', rappen: 18_000 },
      { title: 'Filter wechseln', rappen: null },
    ]),
  )
  // In its rhythm, and with the receipt among the papers of the component.
  await until('the receipt at the server', async () => {
    const papers = await stage.site.admin<{ title: string }>(
      `select title from app.document where real_estate_id = $1 and component_ids = array[$2::uuid]`,
      [houseId, heating],
    )
    return papers.length === 1 && papers[0]?.title.startsWith('Filter wechseln vom ') === true
  })
  const [task] = await stage.site.admin<{ isKept: boolean }>(
    `select next_on = anchor_on + interval '1 year' as "isKept" from app.maintenance_task where real_estate_id = $1`,
    [houseId],
  )
  expect(task).toEqual({ isKept: true })
})

test('the usual upkeep of the house is planned at once: upkeep with its part, what has none as a to-do', async () => {
  const { page, houseId } = await owner()
  await open(page, '/to-dos')
  // The first time it stands in the empty list as well.
  await page.getByRole('button', { name: 'Unterhaltsplan übernehmen' }).click()
  const sheet = page.locator('dialog[open]').last()
  await sheet.getByRole('group', { name: 'Ölheizung' }).waitFor()
  const choice = (name: string) => sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  expect(await choice('Ölheizung: Service').isChecked()).toBe(true)
  expect(await choice('Kaminfeger').isChecked()).toBe(false)
  await choice('Rauchmelder testen').check()
  await sheet.getByRole('button', { name: '2 Arbeiten planen' }).click()
  for (const title of ['Ölheizung: Service', 'Rauchmelder testen'])
    await page.getByRole('link', { name: title }).waitFor()
  const rows = () =>
    stage.site.admin<{ title: string }>(
      `select title from app.maintenance_task where real_estate_id = $1
       union all select title from app.todo where real_estate_id = $1 and repeat_every = 6`,
      [houseId],
    )
  await until('both arrived', async () => (await rows()).length === 2)
  // By component, as the address says also after a reload.
  const group = (name: string) => page.getByRole('region', { name, exact: true })
  const groupsByComponent = async () => {
    await group('Ölheizung').getByRole('link', { name: 'Ölheizung: Service' }).waitFor()
    await group('Ohne Bauteil').getByRole('link', { name: 'Rauchmelder testen' }).waitFor()
  }
  await page.getByRole('radio', { name: 'Nach Bauteil' }).check()
  await groupsByComponent()
  await page.getByRole('heading', { level: 2, name: 'Ölheizung', exact: true }).waitFor()
  expect(await page.getByRole('radio', { name: 'Nach Person' }).count()).toBe(0)
  await page.reload()
  await groupsByComponent()
  expect(new URL(page.url()).searchParams.get('ansicht')).toBe('bauteil')
  await page.getByRole('button', { name: 'Unterhaltsplan', exact: true }).click()
  await choice('Kaminfeger').waitFor()
  expect(await choice('Ölheizung: Service').count()).toBe(0)
})
