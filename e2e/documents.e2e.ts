import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '../apps/web/src/device/routing/routes.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { until } from './browsers/driver.ts'
import { letter } from './letter.ts'
import { settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const path = pathTo('toolsDocuments')
const offer = [
  'Schreinerei Huber AG',
  'Wetzikon, 13. November 2026',
  'Offerte 2026-0418: Ersatz von 14 Fenstern',
  'Total inkl. 8.1 % MWST CHF 38483.60',
]

type Paper = { readonly title: string; readonly category: string | null; readonly isFiled: boolean }

const papersOf = (houseId: string) =>
  stage.site.admin<Paper>(
    `select title, category, filed_at is not null as "isFiled" from app.document
     where real_estate_id = $1 and deleted_at is null order by id`,
    [houseId],
  )

const choose = (page: Page, name: string, lines: readonly string[]) =>
  page.getByLabel('Hochladen').setInputFiles({ name, mimeType: 'application/pdf', buffer: letter(lines) })

test('[S1.9] [S2.42] a paper chosen without a line is kept, goes out when it is back, is read, and one press files it', async () => {
  const { page, context, houseId } = await stage.member({ path: '/tools/documents', context: withWorker })
  expect(new URL(page.url()).pathname).toBe(path)
  await workerReady(page)
  await page.getByText('Legen Sie Ihre erste Unterlage ab').first().waitFor()
  await page.getByRole('button', { name: 'Scannen' }).waitFor()

  await context.setOffline(true)
  await choose(page, 'Offerte_Fenster.pdf', offer)
  await page.getByText('Liegt auf diesem Gerät').first().waitFor()
  // The tab goes; what was chosen stays.
  await page.reload()
  await settled(page)
  await page.getByText('Liegt auf diesem Gerät').first().waitFor()
  expect(await papersOf(houseId)).toEqual([])

  await context.setOffline(false)
  await until('the paper at the server', async () => (await papersOf(houseId)).length === 1)
  await page.getByRole('heading', { name: 'Vorschlag zum Ablegen' }).waitFor()
  await page.getByRole('button', { name: /^Ordner Offerten/ }).waitFor()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await until('the paper in its drawer', async () => (await papersOf(houseId))[0]?.isFiled === true)
  expect((await papersOf(houseId))[0]?.category).toBe('offer')
  await page.getByText('Eine Unterlage, abgelegt.').first().waitFor()

  // Found by a word of its text: its pages stand open with the word marked, from then on without a line too.
  await page.getByRole('searchbox', { name: 'Unterlagen durchsuchen' }).fill('Wetzikon')
  await page.getByText('1 Treffer').waitFor()
  await page.locator('[data-panel-list] li a').click()
  await pagesShown(page)
  await until('a copy of the paper', () =>
    page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).length > 0,
      storageKeys.fileCopies,
    ),
  )
  await context.setOffline(true)
  await page.reload()
  await pagesShown(page)
  await context.setOffline(false)
  await page.goto(path)

  // The same bytes once more are not taken without a question.
  await choose(page, 'Kopie.pdf', offer)
  await page
    .getByRole('dialog', { name: 'Bereits abgelegt' })
    .getByRole('button', { name: 'Verwerfen' })
    .click()
  expect(await papersOf(houseId)).toHaveLength(1)
})

/** The first page is drawn, and the word that was looked for is marked on it. */
async function pagesShown(page: Page): Promise<void> {
  const pages = page.getByRole('region', { name: /^Seiten von/ })
  await pages.locator('canvas').waitFor()
  await page.getByText('1 Fundstelle').waitFor()
  await until('the word to be marked', () =>
    page.evaluate(() => CSS.highlights.get('found-here')?.size === 1),
  )
}

/** Runs in the page: a white sheet that lies askew on a dark table. */
async function photograph(): Promise<number[]> {
  const canvas = new OffscreenCanvas(600, 800)
  const context = canvas.getContext('2d')
  if (context === null) return []
  context.fillStyle = '#3a2e22'
  context.fillRect(0, 0, 600, 800)
  context.fillStyle = '#f6f4f0'
  context.beginPath()
  for (const [x, y] of [
    [90, 80],
    [510, 110],
    [480, 720],
    [60, 690],
  ] as const)
    context.lineTo(x, y)
  context.fill()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
  return [...new Uint8Array(await blob.arrayBuffer())]
}

test('a photographed page is cut by its corners, by keys too, and filed as a PDF', async () => {
  const { page, houseId } = await stage.member({ path })
  await page.getByRole('button', { name: 'Scannen' }).click()
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from(await page.evaluate(photograph))
  await dialog.getByLabel('Fotos wählen').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  const corner = (name: string) => dialog.getByRole('button', { name })
  // The sheet was found where it lies.
  await corner('Ecke oben links: 15 % von links, 10 % von oben').press('Shift+ArrowRight')
  await corner('Ecke oben links: 19 % von links, 10 % von oben').waitFor()
  await dialog.getByRole('button', { name: 'Seite übernehmen' }).click()
  await dialog.getByRole('img', { name: 'Seite 1' }).waitFor()
  await dialog.getByRole('button', { name: 'Ablegen' }).click()
  await until('the scan at the server', async () => (await papersOf(houseId)).length === 1)
  expect((await papersOf(houseId))[0]?.title).toMatch(/^Scan vom /)
  await page.getByText(/^Scan vom .*\.pdf/).waitFor()
})
