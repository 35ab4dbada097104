import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { readPdf } from '../apps/server/test/pdf.ts'
import { day } from '../packages/domain/src/formats/format.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { sheet } from './dossier.ts'
import { plainPicture } from './map-provider.ts'
import { onDevice, settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

type Kept = { title: string; state: string; notifyBy: string; limitedOn: string; photos: number }
const defectOf = async (houseId: string) =>
  (
    await stage.site.admin<Kept>(
      `select d.title, d.state, d.notify_by::text as "notifyBy", d.limited_on::text as "limitedOn",
         (select count(*)::integer from app.picture p
          where p.real_estate_id = d.real_estate_id and p.defect_id = d.id) as photos from app.defect d
       where d.real_estate_id = $1 and d.deleted_at is null`,
      [houseId],
    )
  )[0]

test('a defect is written down in the stairwell without a line; it says until when and by which article, and is notified', async () => {
  const { page, context, houseId } = await stage.member({ context: withWorker })
  const project = makeClock().newId()
  await stage.site.admin(
    `insert into app.project (real_estate_id, id, title, kind, state, created_by)
     select m.real_estate_id, $2, 'Treppenhaus streichen', 'renovation', 'acceptance', m.user_id
     from app.membership m where m.real_estate_id = $1`,
    [houseId, project],
  )
  await page.goto(`/renovation/${project}`)
  await page.getByRole('heading', { name: 'Treppenhaus streichen', level: 1 }).waitFor()
  await workerReady(page)
  await onDevice(page, houseId)
  await page.getByRole('tab', { name: 'Mängel' }).click()
  await page.getByRole('heading', { name: 'Noch kein Mangel' }).waitFor()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Mangel erfassen' }).click()
  await sheet(page).getByRole('button', { name: 'Speichern' }).waitFor()
  await sheet(page).getByLabel('Bezeichnung').fill('Riss im Putz')
  const photo = { name: 'riss.png', mimeType: 'image/png', buffer: plainPicture() }
  await sheet(page).getByLabel('Fotos hinzufügen').setInputFiles(photo)
  await sheet(page).getByRole('button', { name: 'Foto riss.png entfernen' }).waitFor()
  await sheet(page)
    .getByLabel('Art des Mangels')
    .selectOption({ label: 'Verdeckt: erst später zum Vorschein gekommen' })
  await sheet(page).getByLabel('Abnahme am').fill('31.08.2026')
  await sheet(page).getByText('Ohne Vertragsdatum gilt die kürzere Frist').waitFor()
  await sheet(page).getByLabel('Vertragsdatum').fill('02.03.2026')
  await sheet(page).getByText('60 Tage ab der Entdeckung').waitFor()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const row = page.getByRole('list', { name: 'Mängel der Renovation' }).getByRole('listitem')
  await row.getByRole('button', { name: 'Foto riss.png gross zeigen' }).locator('img').waitFor()
  const told = await row.getByText(/^Rügefrist bis .* · OR 370 Abs\. 4$/).textContent()
  await context.setOffline(false)
  await until('the defect has arrived', async () => (await defectOf(houseId))?.state === 'open')
  const kept = await defectOf(houseId)
  await until('its photo too', async () => (await defectOf(houseId))?.photos === 1)
  expect(told).toBe(`Rügefrist bis ${day(kept?.notifyBy ?? '')} · OR 370 Abs. 4`)

  await row.getByRole('button', { name: 'Riss im Putz' }).click()
  await sheet(page).getByLabel('Stand', { exact: true }).selectOption({ label: 'Gerügt' })
  await sheet(page).getByLabel('Gerügt durch').selectOption({ label: 'Eingeschriebener Brief' })
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await until('the notice has arrived', async () => (await defectOf(houseId))?.state === 'notified')
  await row.getByText(`Verjährung am ${day(kept?.limitedOn ?? '')} · OR 371 Abs. 2`).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
})

test('what a craftsman has to repair becomes one letter, filed and marked as sent; its day is set without a line', async () => {
  const { page, context, houseId } = await stage.member({ context: withWorker })
  const [project, craftsman] = [makeClock().newId(), makeClock().newId()]
  const found = ['Riss im Putz', 'Farbe deckt nicht'].map((title) => ({ id: makeClock().newId(), title }))
  await stage.site.admin(
    `with me as (select m.real_estate_id as house, m.user_id as id from app.membership m where m.real_estate_id = $1),
       planned as (insert into app.project (real_estate_id, id, title, kind, state, created_by)
         select house, $2, 'Treppenhaus streichen', 'renovation', 'acceptance', id from me),
       known as (insert into app.craftsman (real_estate_id, id, company, trades, phone, street, zip, city, created_by)
         select house, $3, 'Gipser Kovačić GmbH', '{painting}', '+41441234567', 'Industriestrasse 4', '8604', 'Volketswil', id from me)
     insert into app.defect (real_estate_id, id, project_id, craftsman_id, title, nature, found_on, terms, subject,
       contract_on, accepted_on, notify_by, limited_on, created_by)
     select house, f.id, $2, $3, f.title, 'open', date '2026-09-14', 'work', 'immovable', date '2026-03-02',
       date '2026-08-31', date '2026-10-30', date '2031-09-01', me.id
     from me, json_to_recordset($4) as f (id uuid, title text)`,
    [houseId, project, craftsman, JSON.stringify(found)],
  )
  await page.goto(`/renovation/${project}?mangel=${found[0]?.id ?? ''}`)
  await sheet(page).getByText('Ein Brief an Gipser Kovačić GmbH über alle 2 offenen Mängel').waitFor()
  await workerReady(page)
  await onDevice(page, houseId)
  await context.setOffline(true)
  await sheet(page).getByLabel('Zu erledigen bis').fill('15.12.2026')
  await sheet(page).getByText('Speichern Sie zuerst, dann steht es im Brief.').waitFor()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const row = page.getByRole('button', { name: 'Riss im Putz', exact: true })
  await row.click()
  await sheet(page).getByText('Den Brief gibt es, sobald der Mangel übertragen ist.').waitFor()
  await context.setOffline(false)

  const coming = page.waitForEvent('download')
  await sheet(page).getByRole('button', { name: 'Mängelrüge erstellen' }).click()
  const letter = readPdf(new Uint8Array(await buffer(await (await coming).createReadStream())))
  const text = letter.pages.join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Riss im Putz 14.09.2026 Nachbesserung 15.12.2026')
  expect(text).toContain('Farbe deckt nicht')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'In Unterlagen ablegen' }).click()
  await page.getByText('Der Brief liegt in den Unterlagen').waitFor()
  await until('the letter lies among the papers of its renovation', async () => {
    const papers = await stage.site.admin(
      'select id from app.document where real_estate_id = $1 and project_ids = array[$2::uuid]',
      [houseId, project],
    )
    return papers.length === 1
  })
  await sheet(page).getByRole('button', { name: 'Als gerügt markieren' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await until('both count as notified', async () => {
    const rows = await stage.site.admin<{ state: string; by: string }>(
      'select d.state, d.notified_by as by from app.defect d where d.real_estate_id = $1',
      [houseId],
    )
    return (
      rows.length === 2 && rows.every(({ state, by }) => state === 'notified' && by === 'registered_letter')
    )
  })
})
