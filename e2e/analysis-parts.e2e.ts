import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { addComponentPath } from '../apps/web/src/house/paths/dossier-paths.ts'
import { keyValueStore } from '../apps/web/src/device/limits.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { atRest, goInside, sharedStage, settled, type Member, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()
const now = Number(clock.today().slice(0, 4))
const sheet = (page: Page) => page.locator('dialog[open]').last()

/** Somebody whose house has these parts, as they were recorded. */
async function ownerOf(keys: readonly string[], house: string): Promise<Member> {
  const member = await stage.member()
  await stage.site.admin(`update app.real_estate set ${house} where id = $1`, [member.houseId])
  for (const key of keys)
    await stage.site.admin(
      `insert into app.component (real_estate_id, id, catalog_key, installed_year, created_by)
       select id, $2, $3, $4, created_by from app.real_estate where id = $1`,
      [member.houseId, clock.newId(), key, now - 25],
    )
  return member
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
  // A page begins with what the device has kept, perhaps an older version of the same question.
  await atRest(page)
}

test('the report comes as a file', async () => {
  const { page } = await ownerOf(['oil_heating', 'windows'], `heating = 'oil'`)
  await open(page, analysisPath())
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bericht als PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Analyse Lindenweg 14.*\.pdf$/)
  const bytes = await buffer(await download.createReadStream())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(10_000)
})

test('an oil heating replaced by a heat pump is one, also for the house, and stays in the history', async () => {
  const { page, houseId } = await ownerOf(['oil_heating', 'windows'], `heating = 'oil'`)
  await open(page, '/analyse/komponente/oil_heating')
  await page.getByRole('button', { name: 'Wurde ersetzt' }).click()
  await sheet(page).getByRole('button', { name: 'Als ersetzt speichern' }).click()
  // Nobody passes over it.
  await sheet(page).getByText('Bitte wählen.').first().waitFor()
  await sheet(page).getByLabel('Wodurch ersetzt?').selectOption('heat_pump_air')
  expect(await violations(page, 'dialog[open]')).toEqual([])
  await sheet(page).getByRole('button', { name: 'Als ersetzt speichern' }).click()
  await page.getByText(`«Wärmepumpe» ist ab ${now} neu.`).first().waitFor()
  const rows = () =>
    stage.site.admin(
      `select r.heating, r.heating_year as year, c.catalog_key as key, c.installed_year as installed
     from app.real_estate r join app.component c on c.real_estate_id = r.id and c.catalog_key <> 'windows' where r.id = $1`,
      [houseId],
    )
  await expect.poll(rows).toEqual([{ heating: 'heat_pump_air', year: now, key: 'heat_pump', installed: now }])
  await open(page, '/analyse/komponente/heat_pump')
  await page.getByRole('heading', { level: 1, name: 'Wärmepumpe' }).waitFor()
  await page.getByText(new RegExp(`Vorher: Ölheizung.*${now - 25}`)).waitFor()
})

test('a heating told of and another recorded are asked about, and the answer puts one of them right', async () => {
  const year = now - 2
  const { page, houseId } = await ownerOf(
    ['oil_heating', 'windows'],
    `heating = 'heat_pump_ground', heating_year = ${year}`,
  )
  const house = () =>
    stage.site.admin(
      `select r.heating, r.heating_year as year, c.catalog_key as key, c.installed_year as installed
       from app.real_estate r join app.component c on c.real_estate_id = r.id and c.catalog_key <> 'windows' where r.id = $1`,
      [houseId],
    )
  const asked = (name: string) =>
    page
      .locator('[data-gap]')
      .filter({ hasText: `Heizung: Stimmt das Bauteil «${name}» oder die Angabe zum Haus?` })
      .first()
  await open(page, analysisPath('gaps'))
  const oil = asked('Ölheizung')
  await oil.getByRole('button', { name: 'Speichern' }).click()
  await oil.getByText('Bitte wählen.').waitFor()
  await oil.getByText(`Ölheizung von ${now - 25}, wie als Bauteil erfasst`).waitFor()
  await oil.getByRole('radio', { name: 'Wärmepumpe (Erdwärme), wie beim Haus angegeben' }).check()
  await oil.getByText('«Ölheizung» wurde ersetzt und bleibt im Verlauf.').waitFor()
  await expect.poll(() => oil.getByLabel('Ersetzt im Jahr').inputValue()).toBe(String(year))
  expect(await violations(page, '[data-gap]')).toEqual([])
  await oil.getByRole('button', { name: 'Speichern' }).click()
  await oil.waitFor({ state: 'detached' })
  await expect.poll(house).toEqual([{ heating: 'heat_pump_ground', year, key: 'heat_pump', installed: year }])
  // The other way round: an old answer against what stands there.
  const tell = async (facts: string) => {
    // What was saved before has its answer, or it would be sent anew and be newer than this.
    await atRest(page)
    await stage.site.admin(
      `update app.real_estate set ${facts}, version = version + 1, updated_at = now() where id = $1`,
      [houseId],
    )
    await open(page, page.url())
  }
  await tell(`heating = 'gas', heating_year = 1990`)
  const pump = asked('Wärmepumpe')
  await pump.getByRole('radio', { name: `Wärmepumpe (Wasser) von ${year}, wie als Bauteil erfasst` }).check()
  await pump.getByText('Die Angabe zum Haus wird berichtigt.').waitFor()
  await pump.getByRole('button', { name: 'Speichern' }).click()
  await pump.waitFor({ state: 'detached' })
  await expect.poll(house).toEqual([{ heating: 'heat_pump_water', year, key: 'heat_pump', installed: year }])
  // Both of them, and then none.
  await tell(`heating = 'gas', heating_year = 1990`)
  await pump.getByRole('radio', { name: 'Beides' }).check()
  await pump.getByText('«Gasheizung» wird als Bauteil erfasst. «Wärmepumpe» bleibt daneben.').waitFor()
  await pump.getByLabel('Eingebaut im Jahr').fill(String(now - 9))
  await pump.getByRole('button', { name: 'Speichern' }).click()
  await pump.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await house()).map((row) => String(row['key'])).toSorted())
    .toEqual(['gas_heating', 'heat_pump'])
  await tell(`heating = 'none', heating_year = null`)
  const gas = asked('Gasheizung')
  await gas.getByRole('radio', { name: 'Keine Heizung, wie beim Haus angegeben' }).check()
  await gas.getByText('«Gasheizung» wird gelöscht und zählt nirgends mehr mit.').waitFor()
  await gas.getByRole('button', { name: 'Speichern' }).click()
  await pump.waitFor()
  const gone = () =>
    stage.site.admin(
      `select installed_year as year from app.component
       where real_estate_id = $1 and catalog_key = 'gas_heating' and deleted_at is not null`,
      [houseId],
    )
  await expect.poll(gone).toEqual([{ year: now - 9 }])
})

type Heatings = { told: string; year: number | null; recorded: string[] }

/** What the other person answered, as it stands in the database; the page is not told. */
const houseWasWrong = `update app.real_estate set heating = 'oil', heating_year = ${now - 25}, version = version + 1
  where id = $1`
const wasReplaced = `update app.component set catalog_key = 'heat_pump', installed_year = ${now - 3},
  version = version + 1 where real_estate_id = $1 and catalog_key = 'oil_heating'`
const thereAreBoth = `insert into app.component (real_estate_id, id, catalog_key, installed_year, created_by)
  select id, gen_random_uuid(), 'heat_pump', ${now - 4}, created_by from app.real_estate where id = $1`

test.each([
  ['the house was wrong', 'it was replaced', houseWasWrong, /wie beim Haus angegeben$/, true],
  ['it was replaced', 'it was replaced', wasReplaced, /wie beim Haus angegeben$/, true],
  ['it was replaced', 'the house was wrong', wasReplaced, /wie als Bauteil erfasst$/, false],
  ['there are both', 'there are both', thereAreBoth, 'Beides', true],
])(
  'one has said that %s, the other says that %s: the other sees it, and nothing is overwritten',
  async (_first, _second, answered, choice, asksForYear) => {
    const { page, houseId } = await ownerOf(
      ['oil_heating', 'windows'],
      `heating = 'heat_pump_air', heating_year = ${now - 2}`,
    )
    const heatings = () =>
      stage.site.admin<Heatings>(
        `select r.heating as told, r.heating_year as year,
         array(select c.catalog_key || ' ' || c.installed_year from app.component c
           where c.real_estate_id = r.id and c.deleted_at is null and c.catalog_key <> 'windows' order by 1) as recorded
       from app.real_estate r where r.id = $1`,
        [houseId],
      )
    await open(page, analysisPath('gaps'))
    const question = page
      .locator('[data-gap]')
      .filter({ hasText: 'Heizung: Stimmt das Bauteil «Ölheizung» oder die Angabe zum Haus?' })
      .first()
    await question.getByRole('radio', { name: choice }).check()
    if (asksForYear) await question.getByRole('textbox').fill(String(now - 2))
    await atRest(page)
    await stage.site.admin(answered, [houseId])
    const before = await heatings()
    await question.getByRole('button', { name: 'Speichern' }).click()
    await page
      .getByText('Jemand hat diese Angabe gerade geändert. Sie sehen jetzt den neuen Stand.')
      .first()
      .waitFor()
    // What they said settled it: the question is gone, and so is the old state.
    await question.waitFor({ state: 'detached' })
    expect(await heatings()).toEqual(before)
  },
)

/** Whether an answer of this name lies on the device. */
const isKept = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    async ([database, store, part]) => {
      const opened = indexedDB.open(database)
      const db = await new Promise<IDBDatabase>((resolve) => {
        opened.addEventListener('success', () => resolve(opened.result))
      })
      const read = db.transaction(store).objectStore(store).getAllKeys()
      return new Promise<boolean>((resolve) => {
        read.addEventListener('success', () => {
          db.close()
          resolve(read.result.some((key) => typeof key === 'string' && key.includes(part)))
        })
      })
    },
    [storageKeys.cache, keyValueStore.name, name] as const,
  )

test('what a page finds on the device is asked anew, however young it is', async () => {
  const { page, houseId } = await ownerOf(['windows'], `heating = 'oil'`)
  await open(page, '/analyse/komponente/windows')
  await until('the history on the device', () => isKept(page, 'component-events'))
  // The page before listens late, if at all.
  await page.goto('about:blank')
  const listening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await open(page, analysisPath())
  await listening
  // Nobody is told of it, as between two pages, when nobody listens.
  await stage.site.admin(
    `insert into app.component_event (real_estate_id, id, component_id, kind, year, title, created_by)
     select real_estate_id, $2, id, 'repaired', $3, 'Scharniere gerichtet', created_by
     from app.component where real_estate_id = $1`,
    [houseId, clock.newId(), now],
  )
  await goInside(page, '/analyse/komponente/windows')
  await page.getByText('Scharniere gerichtet').waitFor()
})

test('roof and heating of a flat recorded as the owner’s are given to the community together', async () => {
  const keys = ['pitched_roof', 'plaster_facade', 'gas_heating', 'water_pipes', 'kitchen']
  const { page, houseId } = await ownerOf(keys, `kind = 'condominium_flat', living_area_m2 = 100`)
  await stage.site.admin(
    `update app.component set quantity = 40, unit = 'm2' where real_estate_id = $1 and catalog_key = 'plaster_facade'`,
    [houseId],
  )
  await open(page, analysisPath('gaps'))
  const question = page.locator('[data-gap]').first()
  const parts = question.getByRole('group', { name: 'Was gehört der Gemeinschaft?' })
  await parts.waitFor()
  await until('four parts', async () => (await parts.getByRole('checkbox').count()) === 4)
  await parts.getByRole('checkbox', { name: 'Steildach', disabled: true }).waitFor()
  // What was recorded as one's own is of the whole building from then on: that is said before.
  await parts.getByText(/Erfasst sind 40\sm²\. Das gilt danach für das ganze Gebäude/).waitFor()
  await parts.getByRole('checkbox', { name: 'Gasheizung' }).uncheck()
  expect(await violations(page, '[data-gap]')).toEqual([])
  await question.getByRole('button', { name: 'Speichern' }).click()
  await parts.waitFor({ state: 'detached' })
  await page.getByText('Wie hoch ist Ihre Wertquote?').first().waitFor()
  const shared = () =>
    stage.site.admin(
      `select catalog_key as key from app.component where real_estate_id = $1 and is_shared order by 1`,
      [houseId],
    )
  await expect
    .poll(shared)
    .toEqual([{ key: 'pitched_roof' }, { key: 'plaster_facade' }, { key: 'water_pipes' }])
  // A heating of one's own is one: nobody is asked again.
  await page.reload()
  await settled(page)
  await page.getByText('Wie hoch ist Ihre Wertquote?').first().waitFor()
  await atRest(page)
  expect(await page.getByRole('group', { name: 'Was gehört der Gemeinschaft?' }).count()).toBe(0)
})

test('a lift that is added to a flat belongs to the community unless its owner says otherwise', async () => {
  const { page, houseId } = await ownerOf([], `kind = 'condominium_flat'`)
  await open(page, addComponentPath(houseId))
  await sheet(page).getByLabel('Welches Bauteil?').fill('Lift')
  await sheet(page).getByRole('button', { name: /^Lift/ }).first().click()
  const shared = sheet(page).getByRole('checkbox', { name: 'Gehört mehreren Eigentümern' })
  await shared.and(page.locator(':checked')).waitFor()
  await sheet(page).getByLabel('Einbaujahr', { exact: true }).fill('1998')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('«Lift» erfasst.').first().waitFor()
  const rows = () =>
    stage.site.admin('select is_shared from app.component where real_estate_id = $1', [houseId])
  await until('the lift', async () => (await rows()).length > 0)
  expect(await rows()).toEqual([{ is_shared: true }])
})
