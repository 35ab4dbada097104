import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { readPdf } from '../apps/server/test/pdf.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { sheet } from './dossier.ts'
import { onDevice, settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

type Kept = {
  people: string[]
  result: string
  defects: number
  signatures: { name: string; path: string }[]
}
const acceptanceOf = async (houseId: string) =>
  (
    await stage.site.admin<Kept>(
      `select a.people, a.result, cardinality(a.defect_ids) as defects, a.signatures from app.acceptance a
       where a.real_estate_id = $1 and a.deleted_at is null`,
      [houseId],
    )
  )[0]

test('work is taken over without a line: checklist, a defect, a drawn and a typed signature; the protocol is filed', async () => {
  const { page, context, houseId } = await stage.member({ context: withWorker })
  const [project, firm] = [makeClock().newId(), makeClock().newId()]
  await stage.site.admin(
    `insert into app.project (real_estate_id, id, title, kind, state, created_by)
     select m.real_estate_id, $2, 'Gartenmauer', 'garden', 'acceptance', m.user_id
     from app.membership m where m.real_estate_id = $1`,
    [houseId, project],
  )
  await stage.site.admin(
    `with made as (insert into app.craftsman (real_estate_id, id, company, trades, email, created_by)
       select m.real_estate_id, $3, 'Frei Gartenbau', array['garden'], 'frei@example.ch', m.user_id
       from app.membership m where m.real_estate_id = $1 returning id)
     insert into app.quote (real_estate_id, id, project_id, craftsman_id, company, state, price_rappen, discount_rappen,
       includes_vat, vat_permille, lines, contract_on, terms)
     select $1, gen_random_uuid(), $2, id, 'Frei Gartenbau', 'accepted', 1200000, 0, false, 81, '[]', '2026-03-02', 'work'
     from made`,
    [houseId, project, firm],
  )
  await page.goto(`/renovation/${project}`)
  await page.getByRole('heading', { name: 'Gartenmauer', level: 1 }).waitFor()
  await workerReady(page)
  await onDevice(page, houseId)
  await page.getByRole('tab', { name: 'Abnahme & Mängel' }).click()
  await page.getByRole('heading', { name: 'Noch keine Abnahme' }).waitFor()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Abnahme erfassen' }).click()
  const form = sheet(page)
  await form.getByLabel('Abnahme am').fill('31.08.2026')
  // As the accepted quote says it.
  expect(await form.getByLabel('Handwerker').inputValue()).toBe(firm)
  expect(await form.getByLabel('Vertragsdatum').inputValue()).toBe('02.03.2026')
  await form.getByLabel('Anwesend').fill('Vreni Keller, Bauherrschaft\nBeat Frei')
  await form
    .getByRole('radiogroup', { name: 'Befund zu «Mauern im Lot, ohne Risse»' })
    .getByRole('radio', { name: 'Mangelhaft' })
    .check()
  await form.getByLabel('Neuer Mangel').fill('Riss in der Mauer')
  await form.getByLabel('Neuer Mangel').press('Enter')
  await form.getByRole('button', { name: '«Riss in der Mauer» nicht ins Protokoll' }).waitFor()
  await form.getByRole('radio', { name: 'Mit Mängeln', checked: true }).waitFor()
  await form.getByLabel('Zu beheben bis').fill('15.10.2026')

  await form.getByRole('button', { name: 'Unterschrift hinzufügen' }).click()
  const pad = form.getByRole('img', { name: 'Unterschrift' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('nowhere to sign')
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2, { steps: 8 })
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.7, { steps: 8 })
  await page.mouse.up()
  await form.getByRole('button', { name: 'Unterschrift übernehmen' }).click()
  await form.getByRole('img', { name: 'Unterschrift von Vreni Keller' }).waitFor()
  // The other way, by keys alone.
  await form.getByRole('button', { name: 'Unterschrift hinzufügen' }).press('Enter')
  await form.getByLabel('Name eingetippt statt unterschrieben').press('Space')
  await form.getByRole('button', { name: 'Unterschrift übernehmen' }).press('Enter')
  await form.getByText('Unternehmen · Name eingetippt statt unterschrieben').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Speichern' }).click()
  await form.waitFor({ state: 'detached' })
  const row = page.getByRole('list', { name: 'Abnahmen der Renovation' }).getByRole('listitem')
  await row.getByText('Garantie bis 01.09.2031 · OR 371 Abs. 2').waitFor()
  await context.setOffline(false)
  await until('the acceptance has arrived', async () => (await acceptanceOf(houseId)) !== undefined)
  const kept = await acceptanceOf(houseId)
  expect(kept).toMatchObject({
    result: 'with_defects',
    defects: 1,
    people: ['Vreni Keller, Bauherrschaft', 'Beat Frei'],
  })
  expect(kept?.signatures.map(({ name, path }) => [name, path?.slice(0, 1)])).toEqual([
    ['Vreni Keller', 'M'],
    ['Beat Frei', undefined],
  ])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Protokoll «Abnahme Gartenmauer»/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Abnahmeprotokoll .*, 2026-08-31\.pdf$/)
  const pdf = readPdf(new Uint8Array(await buffer(await download.createReadStream())))
  expect(pdf.pages.join('\n')).toContain('Riss in der Mauer')

  await row.getByRole('button', { name: 'Abnahme Gartenmauer', exact: true }).click()
  await sheet(page).getByText('Dieses Protokoll ist unterschrieben.').waitFor()
  await sheet(page).getByRole('button', { name: 'In Unterlagen ablegen' }).click()
  await page.getByText('Das Protokoll liegt in den Unterlagen').waitFor()
  await until(
    'the protocol lies among the papers',
    async () =>
      (
        await stage.site.admin(
          `select id from app.document where real_estate_id = $1 and filed_at is not null
             and category = 'acceptance' and project_ids = array[$2::uuid]`,
          [houseId, project],
        )
      ).length === 1,
  )
  await sheet(page).getByLabel('Bemerkungen').fill('Nachtrag')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).getByText('Sie haben nach der Unterschrift etwas geändert.').first().waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
})
