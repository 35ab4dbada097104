import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { sheet } from './dossier.ts'
import { sharedStage, settled, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const project = '01a1dce4-a030-7dd1-b54f-dc0fa67b38c5'
const line = (text: string, amountRappen: number) => ({
  text,
  kind: 'priced',
  quantity: null,
  unit: null,
  amountRappen,
})

/** A renovation with one quote for everything. */
const prepared = (houseId: string) =>
  stage.site.admin(
    `with made as (insert into app.project (real_estate_id, id, title, kind, created_by)
       select $1, $2, 'Fenster', 'energy', r.created_by from app.real_estate r where r.id = $1 returning id)
     insert into app.quote (real_estate_id, id, project_id, company, state, price_rappen, discount_rappen, includes_vat,
       vat_permille, lines) select $1, gen_random_uuid(), id, 'Müller AG', 'received', 1200000, 0, false, 81, $3 from made`,
    [houseId, project, JSON.stringify([line('Fenster', 1_000_000), line('Montage', 200_000)])],
  )

const standing = async (houseId: string) =>
  (
    await stage.site.admin<{ quotes: string; state: string; committed: string | null }>(
      `select (select string_agg(q.company || ' ' || q.state, ', ' order by q.company) from app.quote q
         where q.real_estate_id = p.real_estate_id) as quotes, p.state,
        (select sum(x.committed_rappen)::text from app.cost_item x
         where x.real_estate_id = p.real_estate_id and x.is_active) as committed
       from app.project p where p.real_estate_id = $1`,
      [houseId],
    )
  )[0]

test('a second quote seems cheaper and lacks something; the other is taken, and that is taken back as a whole', async () => {
  const { page, houseId } = await stage.member({ context: { viewport: { width: 1440, height: 900 } } })
  await prepared(houseId)
  await page.goto(`/renovation/${project}`)
  await page.getByRole('tab', { name: 'Offerten' }).click()
  const table = page.getByRole('table', { name: 'Offerten, Position für Position' })
  await table.getByRole('columnheader', { name: /Müller AG/ }).waitFor()

  await page.getByRole('button', { name: 'Offerte erfassen' }).click()
  await sheet(page).getByLabel('Firma', { exact: true }).fill('Alba')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).getByText('Bitte einen Betrag oder Positionen mit Betrag angeben.').first().waitFor()
  await sheet(page).getByRole('button', { name: 'Positionen der anderen Offerten übernehmen' }).click()
  const first = sheet(page).getByRole('group', { name: 'Position 1' })
  await first.getByLabel('Art').selectOption({ label: 'mit Betrag' })
  await first.getByLabel('Betrag').fill('11000')
  await sheet(page).getByText('Total inkl. MWST: CHF 11’891.00').waitFor()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Alba ist auf dem Papier CHF 1’081 günstiger, aber 1 Leistung fehlt.').waitFor()
  await page.getByText('Bei gleichem Umfang liegt Müller AG vorn.').waitFor()
  await table
    .getByRole('row', { name: /Montage/ })
    .getByText('fehlt')
    .waitFor()
  await until(
    'it has arrived',
    async () => (await standing(houseId))?.quotes === 'Alba received, Müller AG received',
  )
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Offerte von Müller AG annehmen' }).press('Enter')
  await sheet(page).getByText('CHF 12’972.00').waitFor()
  await sheet(page).getByLabel('Vertragsdatum').fill('02.03.2026')
  await sheet(page)
    .getByLabel(/^Vertrag(?!s)/)
    .selectOption({ label: 'Werkvertrag nach OR' })
  await sheet(page).getByRole('button', { name: 'Annehmen' }).click()
  await page.getByText('Offerte von Müller AG angenommen.').hover()
  await table.getByText('Angenommen').waitFor()
  await table.getByText('Vertrag vom 02.03.2026').waitFor()
  await until('all of it was done', async () => (await standing(houseId))?.state === 'awarded')
  expect(await standing(houseId)).toEqual({
    quotes: 'Alba declined, Müller AG accepted',
    state: 'awarded',
    committed: '1297200',
  })
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await until('all of it was taken back', async () => (await standing(houseId))?.state === 'idea')
  expect(await standing(houseId)).toEqual({
    quotes: 'Alba received, Müller AG received',
    state: 'idea',
    committed: null,
  })
  await page.getByRole('button', { name: 'Offerte von Müller AG annehmen' }).waitFor()
})
