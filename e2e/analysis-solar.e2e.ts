import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { sharedStage, settled, type Member, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()
const now = Number(clock.today().slice(0, 4))
const card = (page: Page) => page.getByRole('region', { name: 'Strom vom eigenen Dach' })
const open = async ({ page }: Member) => {
  await page.goto(analysisPath('energy'))
  await settled(page)
}

const record = (member: Member, key: string, year: number, kw: number | null = null) =>
  stage.site.admin(
    `insert into app.component (real_estate_id, id, catalog_key, installed_year, quantity, unit, created_by)
     select id, $2, $3, $4, $5::numeric, case when $5::numeric is null then null else 'kw' end, created_by
     from app.real_estate where id = $1`,
    [member.houseId, clock.newId(), key, year, kw],
  )

/** Looks for these words in the answer to «Woher kommt diese Zahl?» of a figure of the card. */
async function explains(page: Page, figure: string, words: readonly string[]): Promise<void> {
  await card(page).locator(`[data-figure-source="${figure}"]`).click()
  const sheet = page.locator('dialog[open]').last()
  for (const one of words) await sheet.getByText(one).first().waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
}
/** What was kept on the device from before is shown first. */
const hasFigures = (page: Page, count: number) =>
  until(`${count} figures`, async () => (await card(page).locator('[data-figure]').count()) === count)

test('a roof tells what a plant would bring, and the plant that stands what it brings', async () => {
  const member = await stage.member()
  const { page } = member
  await stage.site.admin('update app.real_estate set living_area_m2 = 150 where id = $1', [member.houseId])
  await record(member, 'pitched_roof', now - 45)
  await open(member)
  await card(page).waitFor()
  await hasFigures(page, 6)
  await card(page).getByText('Dann steht das Gerüst ohnehin').waitFor()
  // Half faded in a word has half its contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await violations(page)).toEqual([])
  await explains(page, 'Nutzen pro Jahr', ['Davon selbst gebraucht', 'Strompreis je kWh', 'ekz.ch'])
  await explains(page, 'Zurückbezahlt nach', ['Übliche Lebensdauer'])

  await record(member, 'photovoltaics', now - 6)
  await open(member)
  await card(page).getByText('ihre Leistung in kW ist nicht erfasst').waitFor()
  await card(page).getByRole('link', { name: 'Leistung eintragen' }).click()
  await page.getByRole('heading', { name: 'Photovoltaik', level: 1 }).waitFor()

  await stage.site.admin(
    `update app.component set quantity = 8, unit = 'kw' where real_estate_id = $1 and catalog_key = 'photovoltaics'`,
    [member.houseId],
  )
  await open(member)
  await card(page).getByText(/6.600/).first().waitFor()
  await hasFigures(page, 3)
  expect(await card(page).getByText('Gerüst').count()).toBe(0)
})
