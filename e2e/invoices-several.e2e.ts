import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { choose, settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()

test('several invoices are paid without a line as one act, taken back as one, and given a tax class', async () => {
  const { page, context, houseId } = await stage.member({ context: withWorker })
  for (const [number, rappen] of [120_05, 80_00].entries())
    await stage.site.admin(
      `insert into app.invoice (real_estate_id, id, creditor, currency, amount_rappen, issued_on, due_on, is_reviewed,
         open_rappen, created_by)
       select id, $2, $3, 'CHF', $4, current_date - 5, current_date + 25, true, $4, created_by
       from app.real_estate where id = $1`,
      [houseId, clock.newId(), `Betrieb ${number + 1}`, rappen],
    )
  const kept = async (what: string) =>
    (
      await stage.site.admin<{ left: number }>(
        `select count(*)::integer as left from app.invoice where real_estate_id = $1 and ${what}`,
        [houseId],
      )
    )[0]?.left
  await page.goto('/tools/meine-rechnungen')
  await workerReady(page)
  await page.getByRole('link', { name: /Betrieb 1/ }).waitFor()
  await settled(page)
  await page.getByRole('button', { name: 'Auswählen' }).click()
  const bar = page.getByRole('toolbar', { name: 'Ausgewählte Rechnungen' })
  await bar.getByRole('button', { name: 'Alle' }).click()
  await bar.getByText('2 ausgewählt').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await context.setOffline(true)
  await bar.getByRole('button', { name: 'Bezahlt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 Rechnungen zu bezahlen an diesem Tag: CHF 200.05.').waitFor()
  await dialog.getByRole('button', { name: 'Bezahlt' }).click()
  await page.getByText('2 Rechnungen als bezahlt erfasst: CHF 200.05.').hover()
  await page.getByRole('link', { name: 'Bezahlt 2' }).waitFor()
  await context.setOffline(false)
  await until('both are paid', async () => (await kept('open_rappen = 0')) === 2)
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await until('both are open again', async () => (await kept('open_rappen = 0')) === 0)
  await page.getByRole('link', { name: 'Offen 2' }).waitFor()

  await page.getByRole('button', { name: 'Auswählen' }).click()
  await choose(page.getByRole('checkbox', { name: 'Betrieb 2 auswählen' }))
  await bar.getByRole('button', { name: 'Steuerlich' }).click()
  await dialog.getByLabel('Steuerlich').selectOption('Unterhalt')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Zuteilen' }).click()
  await until('one has its class', async () => (await kept("tax_class = 'upkeep'")) === 1)
})
