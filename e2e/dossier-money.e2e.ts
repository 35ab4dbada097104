import { afterAll, beforeAll, expect, test } from 'vitest'
import { dossierPath, dossierViews } from '../apps/web/src/house/paths/dossier-paths.ts'
import { openAccount, somebody } from './account.ts'
import { violations } from './browsers/axe.ts'
import { open, saved, sheet } from './dossier.ts'
import { settled, sharedStage, signIn, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

test('the community of a flat: its share of the fund, for those who may see money', async () => {
  const vreni = await stage.member()
  const { page, houseId } = vreni
  await open(page, houseId, 'overview')
  expect(await page.getByRole('tab', { name: 'Gemeinschaft' }).count()).toBe(0)
  await stage.site.admin("update app.real_estate set kind = 'condominium_flat' where id = $1", [houseId])
  await open(page, houseId, 'community')
  await page.getByLabel('Wertquote').fill('125')
  await page.getByLabel('Telefon').fill('044 123 45 67')
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  await saved(page, 'Gemeinschaft gespeichert.')
  await page.getByLabel('Saldo der Gemeinschaft').fill('84000')
  await page.getByRole('button', { name: 'Speichern' }).last().click()
  await saved(page, 'Erneuerungsfonds gespeichert.')
  await page.getByText('CHF 10’500.00').first().waitFor()
  await open(page, houseId, 'overview')
  await page.getByRole('button', { name: 'Angaben erfassen' }).click()
  await sheet(page).getByLabel('Kaufpreis').fill('890000')
  await sheet(page).getByRole('radio', { name: 'Ja' }).check()
  await sheet(page).getByLabel('Hypothek insgesamt').fill('412345')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await saved(page, 'Kauf und Hypothek gespeichert.')
  await page.getByText('CHF 412’345.00').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  const reader = somebody('Reto')
  await openAccount(stage.site, reader)
  await stage.site.admin(
    "insert into app.membership (user_id, real_estate_id, role, can_see_finances) select id, $2, 'reader', false from auth.account where email = $1",
    [reader.email, houseId],
  )
  const other = await stage.guest()
  await other.goto(`/anmelden?zurueck=${encodeURIComponent(dossierPath(houseId, 'community'))}`)
  await signIn(other, reader)
  await other.getByText('Die Beträge des Erneuerungsfonds sieht nur').waitFor()
  await settled(other)
  expect(await other.getByText(/84’000|412’345/).count()).toBe(0)
  // Who may only read finds nothing to write into.
  for (const view of dossierViews) {
    await open(other, houseId, view)
    expect(await other.locator('main input:visible, main textarea:visible').count()).toBe(0)
    expect(
      await other
        .locator('main')
        .getByRole('button', { name: /Speichern|Bearbeiten/ })
        .count(),
    ).toBe(0)
  }
})

test('whoever types on while the page still saves changes what they have just said, and is not told that somebody was faster', async () => {
  const { page, houseId } = await stage.member()
  await stage.site.admin("update app.real_estate set kind = 'condominium_flat' where id = $1", [houseId])
  await open(page, houseId, 'community')
  const name = page.getByLabel('Name der Gemeinschaft')
  await name.fill('StWEG Linde')
  // In one go: nothing can be on the disk before the next letters are there.
  await name.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'StWEG Lindenweg')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await saved(page, 'Gemeinschaft gespeichert.')
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  const kept = 'select c.name from app.condominium c where c.real_estate_id = $1'
  await expect
    .poll(() => stage.site.admin<{ name: string }>(kept, [houseId]))
    .toEqual([{ name: 'StWEG Lindenweg' }])
})
