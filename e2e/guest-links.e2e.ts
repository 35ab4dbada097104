import { afterAll, beforeAll, expect, test } from 'vitest'
import { paper } from '../apps/server/test/papers.ts'
import { pathTo } from '../apps/web/src/device/routing/routes.ts'
import { until } from './browsers/driver.ts'
import { settled, sharedStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const phone = { viewport: { width: 390, height: 844 } }

test('a policy is filed, shared with a bank by a link with a PIN, and the link is ended', async () => {
  const { page: people, houseId } = await stage.member({
    path: pathTo('toolsDocuments'),
    context: phone,
  })
  await people.getByLabel('Hochladen').setInputFiles({
    name: 'scan_0042.pdf',
    mimeType: 'application/pdf',
    buffer: paper(['Musterversicherung AG', 'Police Wasserschaden', 'Bern, 3. Mai 2026']),
  })
  await people.getByRole('button', { name: 'Übernehmen' }).click()
  const filed = () =>
    stage.site.admin<{ title: string }>(
      `select title from app.document where real_estate_id = $1 and filed_at is not null`,
      [houseId],
    )
  await until('the paper in its drawer', async () => (await filed()).length === 1)
  const title = (await filed())[0]?.title ?? ''

  // From the paper itself: it is chosen already.
  await people.getByRole('link', { name: title }).click()
  await people.getByRole('link', { name: 'Freigeben' }).click()
  await people.getByLabel('Für wen?').fill('Kantonalbank')
  await people.getByRole('checkbox', { name: title, checked: true }).waitFor()
  await people.getByLabel('PIN mit sechs Ziffern').fill('428613')
  await people.getByRole('button', { name: 'Link erstellen' }).click()
  const link = await people.getByRole('textbox', { name: 'Freigabelink' }).inputValue()
  await people.getByRole('button', { name: 'Fertig' }).click()
  await people.getByText('noch nie geöffnet').first().waitFor()

  const bank = await stage.guest(phone)
  await bank.goto(link)
  await bank.getByLabel('PIN').fill('428613')
  await bank.getByRole('button', { name: 'Öffnen' }).click()
  await bank.getByRole('heading', { name: 'Unterlagen zu Lindenweg 14' }).waitFor()
  // The secret does not stay where others read it.
  expect(new URL(bank.url()).hash).toBe('')
  const [taken] = await Promise.all([
    bank.waitForEvent('download'),
    bank.getByRole('link', { name: `«${title}» herunterladen` }).click(),
  ])
  expect(taken.suggestedFilename()).toMatch(/\.pdf$/)
  await bank.reload()
  await bank.getByRole('heading', { name: title }).waitFor()

  await people.reload()
  await settled(people)
  await people.getByText('einmal geöffnet, 1 heruntergeladen').first().waitFor()
  await people.getByRole('button', { name: 'Freigabe «Kantonalbank» beenden' }).click()
  await people.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click()
  await people.getByText('zurückgezogen').first().waitFor()
  await bank.reload()
  await bank.getByRole('heading', { name: 'Dieser Link ist nicht mehr gültig' }).waitFor()
})
