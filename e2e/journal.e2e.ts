import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
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

type Kept = { body: string | null; mark: string | null; photos: number }
const journalOf = (houseId: string) =>
  stage.site.admin<Kept>(
    `select j.body, j.mark, (select count(*)::integer from app.picture p
       where p.real_estate_id = j.real_estate_id and p.journal_entry_id = j.id and p.state = 'ready') as photos
     from app.journal_entry j where j.real_estate_id = $1 and j.deleted_at is null order by j.id`,
    [houseId],
  )

test('the site is photographed without a line before the work, and with one after it; both stand side by side and open by the keys', async () => {
  const { page, context, houseId } = await stage.member({ context: withWorker })
  const project = makeClock().newId()
  await stage.site.admin(
    `insert into app.project (real_estate_id, id, title, kind, state, created_by)
     select m.real_estate_id, $2, 'Fenster ersetzen', 'renovation', 'underway', m.user_id
     from app.membership m where m.real_estate_id = $1`,
    [houseId, project],
  )
  await page.goto(`/renovation/${project}`)
  await page.getByRole('heading', { name: 'Fenster ersetzen', level: 1 }).waitFor()
  await workerReady(page)
  await onDevice(page, houseId)
  await page.getByRole('tab', { name: 'Journal' }).click()
  await page.getByRole('heading', { name: 'Noch kein Eintrag' }).waitFor()

  const write = async (words: string, mark: string, names: readonly string[]) => {
    await page.getByRole('button', { name: 'Eintrag schreiben' }).click()
    await sheet(page).getByLabel('Was ist geschehen?').fill(words)
    await sheet(page).getByRole('radio', { name: mark }).check()
    const files = names.map((name) => ({ name, mimeType: 'image/png', buffer: plainPicture(640) }))
    await sheet(page).getByLabel('Fotos hinzufügen').setInputFiles(files)
    for (const name of names)
      await sheet(page)
        .getByRole('button', { name: `Foto ${name} entfernen` })
        .waitFor()
    await sheet(page).getByRole('button', { name: 'Speichern' }).click()
    await sheet(page).waitFor({ state: 'detached' })
  }
  const entries = page.getByRole('list', { name: 'Einträge des Journals' }).locator(':scope > li')

  await context.setOffline(true)
  // Neither a word nor a photo is no entry.
  await page.getByRole('button', { name: 'Eintrag schreiben' }).click()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).getByText('Bitte etwas schreiben oder ein Foto hinzufügen.').first().waitFor()
  await sheet(page).getByRole('button', { name: 'Schliessen' }).click()
  await write('Alte Fenster vor dem Ausbau', 'Vorher', ['west.png', 'ost.png'])
  await entries.getByText('Alte Fenster vor dem Ausbau').waitFor()
  // Taken here, it is seen here: no server has looked at it.
  await entries.getByRole('button', { name: 'Foto west.png gross zeigen' }).locator('img').waitFor()
  await context.setOffline(false)
  await until(
    'the entry and its photos have arrived',
    async () => (await journalOf(houseId))[0]?.photos === 2,
  )

  await write('Neue Fenster eingesetzt', 'Nachher', ['neu.png'])
  await until('the second too', async () => (await journalOf(houseId))[1]?.photos === 1)
  expect(await journalOf(houseId)).toEqual([
    { body: 'Alte Fenster vor dem Ausbau', mark: 'before', photos: 2 },
    { body: 'Neue Fenster eingesetzt', mark: 'after', photos: 1 },
  ])
  await entries.first().getByText('Neue Fenster eingesetzt').waitFor()
  await page.getByRole('heading', { name: 'Vorher und nachher' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: /^Vorher, .*: Foto gross zeigen$/ }).press('Enter')
  const viewer = page.getByRole('dialog', { name: /^Vorher/ })
  await viewer.getByText('1 von 2').waitFor()
  await viewer.press('ArrowRight')
  await viewer.getByText('2 von 2').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })

  await entries.last().getByRole('button', { name: '«Alte Fenster vor dem Ausbau» bearbeiten' }).click()
  await sheet(page).getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('«Alte Fenster vor dem Ausbau» liegt im Papierkorb.').waitFor()
  await until('it is thrown away', async () => (await journalOf(houseId)).length === 1)
})
