import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '../apps/web/src/device/routing/routes.ts'
import { until } from './browsers/driver.ts'
import { settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const phone = { viewport: { width: 390, height: 844 } }
const policy = [
  'Musterversicherung AG',
  'Police Leitungswasser',
  'Bern, 3. Mai 2026',
  'Selbstbehalt CHF 500.00',
]

test('a policy photographed without a line is filed, found by a word of it, shared with a bank, and the link is ended', async () => {
  const { page, context, houseId } = await stage.member({
    path: pathTo('toolsDocuments'),
    context: { ...phone, ...withWorker },
  })
  await workerReady(page)
  await page.getByText('Legen Sie Ihre erste Unterlage ab').first().waitFor()

  await context.setOffline(true)
  await photographed(page, policy)
  await page.getByText('Liegt auf diesem Gerät').first().waitFor()
  // The phone is put away; what was photographed stays.
  await page.reload()
  await page.getByText('Liegt auf diesem Gerät').first().waitFor()
  await context.setOffline(false)
  const kept = () =>
    stage.site.admin<{ title: string; isFiled: boolean }>(
      `select title, filed_at is not null as "isFiled" from app.document where real_estate_id = $1`,
      [houseId],
    )
  await until('the paper at the server', async () => (await kept()).length === 1)
  await page.getByRole('heading', { name: 'Vorschlag zum Ablegen' }).waitFor()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await until('the paper in its drawer', async () => (await kept())[0]?.isFiled === true)
  const title = (await kept())[0]?.title ?? ''

  // By a word that only the photo holds.
  expect(title).not.toContain('Selbstbehalt')
  await page.goto(pathTo('toolsDocuments'))
  await page.getByRole('searchbox', { name: 'Unterlagen durchsuchen' }).fill('Selbstbehalt')
  await page.getByText('1 Treffer').waitFor()
  await page.getByRole('link', { name: title }).click()
  // Its pages stand open, with the word marked where it was recognised: at the beginning of its line, and no wider than it.
  const marked = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('found-here') ?? []
      if (!(range instanceof Range) || range.toString() !== 'Selbstbehalt') return []
      const sheet = range.startContainer.parentElement?.closest('section')?.getBoundingClientRect()
      const { left, right } = range.getBoundingClientRect()
      return sheet === undefined ? [] : [left, right].map((at) => (at - sheet.left) / sheet.width)
    })
  await until('the recognised word to be marked', async () => (await marked()).length === 2)
  const [left = 0, right = 0] = await marked()
  expect([Math.round(left * 10), Math.round(right * 10)]).toEqual([1, 4])

  // From the paper itself: it is chosen already.
  await page.getByRole('link', { name: 'Freigeben' }).click()
  await page.getByLabel('Für wen?').fill('Kantonalbank')
  await page.getByRole('checkbox', { name: title, checked: true }).waitFor()
  await page.getByLabel('PIN mit sechs Ziffern').fill('428613')
  await page.getByRole('button', { name: 'Link erstellen' }).click()
  const link = await page.getByRole('textbox', { name: 'Freigabelink' }).inputValue()
  await page.getByRole('button', { name: 'Fertig' }).click()
  await page.getByText('noch nie geöffnet').first().waitFor()

  const bank = await stage.guest(phone)
  await bank.goto(link)
  await bank.getByLabel('PIN').fill('428613')
  await bank.getByRole('button', { name: 'Öffnen' }).click()
  await bank.getByRole('heading', { name: 'Unterlagen zu Lindenweg 14' }).waitFor()
  // The secret does not stay where others read it.
  expect(new URL(bank.url()).hash).toBe('')
  const download = bank.getByRole('link', { name: `«${title}» herunterladen` })
  const [taken] = await Promise.all([bank.waitForEvent('download'), download.click()])
  expect(taken.suggestedFilename()).toMatch(/\.pdf$/)
  await bank.reload()
  await bank.getByRole('heading', { name: title }).waitFor()
  const address = new URL((await download.getAttribute('href')) ?? '', bank.url()).href

  await page.reload()
  await settled(page)
  await page.getByText('einmal geöffnet, 1 heruntergeladen').first().waitFor()
  await page.getByRole('button', { name: 'Freigabe «Kantonalbank» beenden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click()
  await page.getByText('zurückgezogen').first().waitFor()
  await bank.reload()
  await bank.getByRole('heading', { name: 'Dieser Link ist nicht mehr gültig' }).waitFor()
  // Nor by the address of the file, which the bank may have kept.
  expect((await bank.request.get(address)).ok()).toBe(false)
})

/** Takes a sheet that lies askew on a table: found, put right by keys too, and kept as a PDF. */
async function photographed(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Scannen' }).click()
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from(await page.evaluate(photograph, lines))
  await dialog.getByLabel('Fotos wählen').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  const corner = (name: string) => dialog.getByRole('button', { name })
  // The sheet was found where it lies.
  await corner('Ecke oben links: 15 % von links, 10 % von oben').press('ArrowRight')
  await corner('Ecke oben links: 16 % von links, 10 % von oben').waitFor()
  await dialog.getByRole('button', { name: 'Seite übernehmen' }).click()
  await dialog.getByRole('img', { name: 'Seite 1' }).waitFor()
  await dialog.getByRole('button', { name: 'Ablegen' }).click()
}

/** Runs in the page: a sheet with these lines on a dark table. */
async function photograph(lines: readonly string[]): Promise<number[]> {
  const canvas = new OffscreenCanvas(1500, 2000)
  const context = canvas.getContext('2d')
  if (context === null) return []
  context.fillStyle = '#3a2e22'
  context.fillRect(0, 0, 1500, 2000)
  context.fillStyle = '#f6f4f0'
  context.beginPath()
  for (const [x, y] of [
    [225, 200],
    [1275, 275],
    [1200, 1800],
    [150, 1725],
  ] as const)
    context.lineTo(x, y)
  context.fill()
  context.fillStyle = '#1a1a1a'
  context.font = '56px sans-serif'
  context.setTransform(1, 0.07, -0.05, 1, 330, 420)
  for (const [row, line] of lines.entries()) context.fillText(line, 0, row * 110)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
  return [...new Uint8Array(await blob.arrayBuffer())]
}
