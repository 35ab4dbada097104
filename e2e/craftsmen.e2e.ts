import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { sheet } from './dossier.ts'
import { onDevice, settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const rowsOf = (houseId: string) =>
  stage.site.admin<{ company: string; trades: string; uid: string | null; iban: string | null }>(
    `select c.company, array_to_string(c.trades, ' ') as trades, c.uid, x.iban from app.craftsman c
     left join app.craftsman_account x on x.real_estate_id = c.real_estate_id and x.id = c.id
     where c.real_estate_id = $1 and c.deleted_at is null`,
    [houseId],
  )

test('[S1.6] [S2.22] in the cellar somebody is written down and can be called; later more is known of them, and they are found', async () => {
  const { page, context, houseId } = await stage.member({
    path: '/craftsmen',
    context: { ...withWorker, viewport: { width: 1440, height: 900 } },
  })
  expect(new URL(page.url()).pathname).toBe('/handwerker')
  await workerReady(page)
  await page.getByText('Noch keine Handwerker. Wer hat zuletzt bei Ihnen gearbeitet?').waitFor()
  await page.getByRole('link', { name: 'Handwerker erfassen' }).waitFor()
  await onDevice(page, houseId)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Handwerker erfassen' }).click()
  await sheet(page).getByLabel('Firma', { exact: true }).fill('Huber Sanitär AG')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).getByText('Bitte mindestens eine Telefonnummer').first().waitFor()
  await sheet(page).getByLabel('Gewerk', { exact: true }).selectOption({ label: 'Sanitär' })
  await sheet(page).getByLabel('Telefon', { exact: true }).fill('044 000 11 22')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const panel = page.getByRole('region', { name: 'Handwerker' })
  await panel.getByRole('heading', { name: 'Huber Sanitär AG' }).waitFor()
  expect(await panel.getByRole('link', { name: 'Anrufen' }).getAttribute('href')).toBe('tel:0440001122')
  await context.setOffline(false)
  await until('the craftsman has arrived', async () => (await rowsOf(houseId)).length > 0)

  await panel.getByRole('button', { name: 'Bearbeiten' }).click()
  await sheet(page).getByLabel('UID').fill('che 116281711')
  await sheet(page).getByLabel('IBAN').fill('CH93 0076 2011 6238 5295 7')
  await sheet(page).getByLabel('Pikett (24 h)').fill('044 000 99 99')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).getByText('Diese UID gibt es nicht').first().waitFor()
  await sheet(page).getByLabel('UID').fill('che 116281710 mwst')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await expect
    .poll(() => rowsOf(houseId))
    .toEqual([
      {
        company: 'Huber Sanitär AG',
        trades: 'plumbing',
        uid: 'CHE-116.281.710',
        iban: 'CH9300762011623852957',
      },
    ])
  await panel.getByText('CH93 0076 2011 6238 5295 7').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  // Twice the same one is a hint, not a refusal; the filters stand in the address.
  await page.getByRole('link', { name: 'Handwerker erfassen' }).click()
  await sheet(page).getByLabel('Firma', { exact: true }).fill('HUBER Sanitaer')
  await sheet(page).getByText('«Huber Sanitär AG» steht schon in Ihrem Adressbuch.').waitFor()
  await sheet(page).getByLabel('Firma', { exact: true }).fill('Malerei Kunz')
  await sheet(page).getByLabel('Gewerk', { exact: true }).selectOption({ label: 'Maler' })
  await sheet(page).getByLabel('E-Mail', { exact: true }).fill('kunz@malerei.test')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const book = page.getByRole('list', { name: 'Adressbuch' })
  await book.getByRole('link', { name: 'Malerei Kunz' }).waitFor()
  await page.getByRole('link', { name: 'Pikett 24 h' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('pikett') === 'ja')
  await book.getByRole('link', { name: 'Malerei Kunz' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Pikett 24 h' }).click()

  await book.getByRole('link', { name: 'Malerei Kunz' }).click()
  await panel.getByRole('heading', { name: 'Malerei Kunz' }).waitFor()
  await panel.getByRole('button', { name: 'Löschen' }).click()
  // Under the pointer it stays.
  await page.getByRole('button', { name: 'Rückgängig' }).hover()
  await book.getByRole('link', { name: 'Malerei Kunz' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await book.getByRole('link', { name: 'Malerei Kunz' }).click()

  // What the telephone took is known when it comes back; who is new says what they do.
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'In Kontakte übernehmen' }).click(),
  ])
  const taken = await text(await card.createReadStream())
  const fresh =
    'BEGIN:VCARD\nVERSION:2.1\nORG;QUOTED-PRINTABLE:D=C3=A4cher Graf\nTEL;CELL:079 000 11 22\nEND:VCARD\nBEGIN:VCARD\nORG:Huber Sanitaer\nTEL;CELL:079 000 33 44\nEND:VCARD\n'
  await page.getByRole('button', { name: 'Aus Kontakten' }).click()
  await sheet(page)
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'alle.vcf', mimeType: 'text/vcard', buffer: Buffer.from(taken + fresh) })
  await sheet(page).getByText('3 Kontakte gefunden').waitFor()
  await sheet(page).getByText('«Malerei Kunz» steht schon in Ihrem Adressbuch.').waitFor()
  await sheet(page).getByRole('checkbox', { name: 'Dächer Graf' }).check()
  await sheet(page).getByRole('checkbox', { name: 'Huber Sanitaer' }).check()
  await sheet(page).getByRole('button', { name: '2 Kontakte übernehmen' }).click()
  await sheet(page).getByText('Bitte ein Gewerk wählen.').first().waitFor()
  expect(await violations(page)).toEqual([])
  await sheet(page).getByLabel('Gewerk von Dächer Graf').selectOption({ label: 'Dach' })
  await sheet(page).getByLabel('Gewerk von Huber Sanitaer').selectOption({ label: 'Sanitär' })
  await sheet(page).getByRole('button', { name: '2 Kontakte übernehmen' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await book.getByRole('link', { name: 'Dächer Graf', exact: true }).waitFor()
  // Two become one at the server, which has to know both.
  await until('all have arrived', async () => (await rowsOf(houseId)).length === 4)
  await expect.poll(() => page.getByText('wartet').count()).toBe(0)

  // Whoever stands there twice becomes one again, and what is known of both stays.
  await book.getByRole('link', { name: 'Huber Sanitär AG', exact: true }).click()
  await panel.getByText('«Huber Sanitaer» heisst gleich und ist wohl derselbe Betrieb.').waitFor()
  await panel.getByRole('button', { name: 'Zusammenführen' }).click()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Zusammenführen' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await panel.getByRole('link', { name: '079 000 33 44' }).waitFor()
  await book.getByRole('link', { name: 'Huber Sanitaer', exact: true }).waitFor({ state: 'detached' })
  await page.context().close()
})

test('a firm shows what was ordered from it and what it still has to put right; a quote is asked for from there', async () => {
  const { page, houseId } = await stage.member({ path: '/craftsmen' })
  const [firm, project, defect] = [1, 2, 3].map(() => makeClock().newId())
  await stage.site.admin(
    `with own as (select m.real_estate_id as house, m.user_id as person from app.membership m where m.real_estate_id = $1),
     firm as (insert into app.craftsman (real_estate_id, id, company, trades, email, created_by)
       select house, $2, 'Wyss Sanitär', array['plumbing'], 'wyss@example.ch', person from own),
     work as (insert into app.project (real_estate_id, id, title, kind, state, created_by)
       select house, $3, 'Bad erneuern', 'renovation', 'underway', person from own),
     given as (insert into app.quote (real_estate_id, id, project_id, craftsman_id, company, state, price_rappen,
         discount_rappen, includes_vat, vat_permille, lines, contract_on)
       select house, gen_random_uuid(), $3, $2, 'Wyss Sanitär', 'accepted', 1200000, 0, true, 81, '[]', '2026-10-20' from own)
     insert into app.defect (real_estate_id, id, project_id, craftsman_id, title, nature, state, found_on, terms, subject,
       created_by)
     select house, $4, $3, $2, 'Fuge undicht', 'open', 'open', '2026-11-02', 'work', 'immovable', person from own`,
    [houseId, firm, project, defect],
  )
  await page.goto(`/handwerker?eintrag=${firm}`)
  const panel = page.getByRole('region', { name: 'Handwerker' })
  await panel.getByRole('region', { name: 'Aufträge' }).getByText('CHF 12’000.00').waitFor()
  await panel
    .getByRole('region', { name: 'Offene Mängel' })
    .getByRole('link', { name: 'Fuge undicht' })
    .waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('link', { name: 'Offerte anfragen' }).click()
  await page.getByLabel('Für welche Renovation?').selectOption({ label: 'Bad erneuern' })
  await page.getByRole('button', { name: 'Weiter' }).click()
  await sheet(page)
    .getByRole('checkbox', { name: /Wyss Sanitär/, checked: true })
    .waitFor()
  await page.goto('/handwerker')
  const row = page.getByRole('list', { name: 'Adressbuch' }).getByRole('listitem')
  await row.getByText('Sanitär · Auftrag vom 20.10.2026').waitFor()
  await row.getByText('1 offener Mangel').waitFor()
})
