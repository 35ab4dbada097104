import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { atRest, sharedStage, settled, type Member, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()
const now = Number(clock.today().slice(0, 4))
const figure = (page: Page, title: string) => page.locator(`[data-figure="${title}"]`).first()

const record = async (member: Member, key: string, year: number, m2: number | null = null) => {
  const id = clock.newId()
  await stage.site.admin(
    `insert into app.component (real_estate_id, id, catalog_key, installed_year, quantity, unit, is_shared, created_by)
     select id, $2, $3, $4, $5::numeric, case when $5::numeric is null then null else 'm2' end, $5::numeric is not null,
       created_by from app.real_estate where id = $1`,
    [member.houseId, id, key, year, m2],
  )
  return id
}

test('the fund of the community lowers what an owner of a flat puts aside, as soon as it is told', async () => {
  const member = await stage.member()
  const { page, houseId } = member
  await stage.site.admin(`update app.real_estate set kind = 'condominium_flat' where id = $1`, [houseId])
  await stage.site.admin('insert into app.condominium (real_estate_id, share_permille) values ($1, 100)', [
    houseId,
  ])
  await record(member, 'pitched_roof', now - 45, 300)
  await record(member, 'kitchen', now - 12)
  await page.goto(analysisPath('reserve'))
  await settled(page)
  await atRest(page)
  const before = await figure(page, 'Empfohlen').innerText()
  expect(await figure(page, 'Zahlt der Erneuerungsfonds').count()).toBe(0)

  await page.getByRole('link', { name: 'Zur Gemeinschaft' }).click()
  await page.getByLabel('Saldo der Gemeinschaft').fill('400000')
  await page.getByRole('button', { name: 'Speichern' }).last().click()
  await page.getByText('Erneuerungsfonds gespeichert.').first().waitFor()
  await page.goto(analysisPath('reserve'))
  await settled(page)
  await figure(page, 'Zahlt der Erneuerungsfonds').waitFor()
  expect(await figure(page, 'Empfohlen').innerText()).not.toBe(before)
  await page.locator('[data-figure-source="Empfohlen"]').click()
  const sheet = page.locator('dialog[open]').last()
  await sheet.getByText('Ihr Anteil am Saldo des Fonds').waitFor()
  await sheet.getByText('Der Erneuerungsfonds zahlt von gemeinschaftlichen Bauteilen').waitFor()
})

test('what was rejected is named beside the sums it is not in', async () => {
  const member = await stage.member()
  const { page, houseId } = member
  const heating = await record(member, 'oil_heating', now - 30)
  await record(member, 'kitchen', now - 12)
  await stage.site.admin(
    `insert into app.measure (real_estate_id, id, component_ids, kind, state, reason, created_by)
     select id, $2, array[$3::uuid], 'replacement', 'rejected', 'Zu teuer', created_by
     from app.real_estate where id = $1`,
    [houseId, clock.newId(), heating],
  )
  for (const view of ['timeline', 'reserve'] as const) {
    await page.goto(analysisPath(view))
    await settled(page)
    await page
      .getByText(/weil Sie die Erneuerung abgelehnt haben: Ölheizung/)
      .first()
      .waitFor()
  }
  await page.goto('/dashboard')
  await settled(page)
  await page.getByText('Eine abgelehnte Erneuerung ist nicht enthalten.').waitFor()
})
