import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { SwissQRCode } from 'swissqrbill/svg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { violations } from './browsers/axe.ts'
import { launchChromium } from './browsers/chromium.ts'
import { until } from './browsers/driver.ts'
import { sheet } from './dossier.ts'
import { settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const standing = async (houseId: string): Promise<number> =>
  (
    await stage.site.admin('select 1 from app.invoice where real_estate_id = $1 and deleted_at is null', [
      houseId,
    ])
  ).length

/** A bill of another maker's program on a table, a little askew, as a phone sees it. */
async function photographed(context: BrowserContext): Promise<Buffer> {
  const drawing = new SwissQRCode({
    currency: 'CHF',
    amount: 187.4,
    creditor: {
      account: 'CH4431999123000889012',
      name: 'Kaminfeger Brünner GmbH',
      address: 'Bahnhofstrasse',
      buildingNumber: '3',
      zip: 8610,
      city: 'Uster',
      country: 'CH',
    },
    reference: '210000000003139471430009017',
    additionalInformation: '//S1/10/2026-1184/11/261103/40/0:30',
  })
  const table = await context.newPage()
  await table.setContent(
    `<body style="margin:0;background:#765"><div style="transform:rotate(4deg);background:#f3f1ea;padding:90px">${drawing.toString()}</div>`,
  )
  const photo = await table.screenshot({ type: 'jpeg', quality: 70 })
  await table.close()
  return photo
}

/** Every time a finger comes down on the page. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('tapped', () => (taps += 1))
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (globalThis as { tapped?: () => void }).tapped?.(), true),
  )
  return () => taps
}

const readerReady = (page: Page) =>
  until('what reads codes is on the device', () =>
    page.evaluate(async () => {
      const inside = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return inside.flat().some(({ url }) => url.endsWith('.wasm'))
    }),
  )

test('[S1.10] a photo taken without a line becomes an invoice with its paper, once, and can be paid by its code', async () => {
  const viewport = { width: 390, height: 844 }
  const { page, context, houseId } = await stage.member({ context: { ...withWorker, viewport } })
  const buffer = await photographed(context)
  const taps = await countTaps(page)
  await page.goto('/tools/meine-rechnungen')
  await workerReady(page)
  await page.getByRole('link', { name: 'Rechnung erfassen' }).first().click()
  await readerReady(page)
  await context.setOffline(true)
  // The picture is given to the field, which an owner taps once.
  await sheet(page)
    .getByLabel('Foto oder PDF')
    .setInputFiles({ name: 'rechnung.jpg', mimeType: 'image/jpeg', buffer })
  await sheet(page).getByText('Aus der QR-Rechnung gelesen.').waitFor()
  await expect.poll(() => sheet(page).getByLabel('Empfänger').inputValue()).toBe('Kaminfeger Brünner GmbH')
  await expect.poll(() => sheet(page).getByLabel('Zahlbar bis').inputValue()).toBe('03.12.2026')
  await sheet(page).getByText('«rechnung.jpg» wird als Unterlage abgelegt').waitFor()
  // The name tells the trade: one tap, and who sent the bill is in the address book with it.
  await expect.poll(() => sheet(page).getByLabel('Gewerk').inputValue()).toBe('chimney_sweep')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Als Handwerker übernehmen' }).click()
  await sheet(page).getByText('(Kaminfeger) kommt mit dieser Rechnung ins Adressbuch').waitFor()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const panel = page.getByRole('region', { name: 'Rechnung', exact: true })
  await panel
    .getByRole('img', { name: 'QR-Code, um CHF 187.40 an Kaminfeger Brünner GmbH zu bezahlen' })
    .waitFor()
  await panel.getByRole('button', { name: 'Zahlung erfassen' }).click()
  await sheet(page).getByRole('button', { name: 'Als bezahlt erfassen' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await context.setOffline(false)
  const booked = () =>
    stage.site.admin<{ open: string; paper: string | null; papers: string; from: string | null }>(
      `select i.open_rappen::text as open, d.title as paper, (select count(*) from app.document
         where real_estate_id = $1)::text as papers, concat_ws(', ', c.company, c.trades[1], c.street, c.zip, c.city) as from
       from app.invoice i left join app.document d on d.real_estate_id = i.real_estate_id and d.id = i.document_id
         left join app.craftsman c on c.real_estate_id = i.real_estate_id and c.id = i.craftsman_id
       where i.real_estate_id = $1`,
      [houseId],
    )
  await until('all of it has arrived', async () => {
    const [first] = await booked()
    return first?.open === '0' && first.paper !== null
  })
  const from = 'Kaminfeger Brünner GmbH, chimney_sweep, Bahnhofstrasse 3, 8610, Uster'
  expect(await booked()).toEqual([
    { open: '0', paper: 'Rechnung Kaminfeger Brünner GmbH', papers: '1', from },
  ])
  expect(1 + taps(), 'taps from the bill on the table to the tax folder').toBeLessThanOrEqual(6)
  await settled(page)
  expect(await violations(page)).toEqual([])
  const bill = page.url()
  await page.goto('/tools/meine-rechnungen?ansicht=steuermappe')
  // Nobody has said yet which costs these are; who sends it tells, and one press takes that.
  await page.getByRole('table', { name: 'Noch nicht zugeteilt' }).getByText('187.40').first().waitFor()
  await page.getByRole('button', { name: /^Kaminfeger Brünner GmbH vom .*: «Unterhalt» übernehmen$/ }).click()
  await page.getByRole('table', { name: 'Unterhalt' }).getByText('187.40').first().waitFor()
  await page.goto(bill)

  // The paper knows its invoice; without one it becomes one where it lies.
  await panel.getByRole('button', { name: 'Löschen' }).click()
  await until('it lies in the trash', async () => (await standing(houseId)) === 0)
  await page.goto('/tools/meine-unterlagen')
  await page.getByRole('link', { name: /Rechnung Kaminfeger Brünner GmbH/ }).click()
  await page.getByRole('link', { name: 'Rechnung erfassen' }).click()
  await sheet(page).getByText('Aus der QR-Rechnung gelesen.').waitFor()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await until('it has arrived', async () => (await standing(houseId)) === 1)
  await settled(page)
  await panel.getByRole('link', { name: 'Original ansehen' }).click()
  await page.waitForURL('**/tools/meine-unterlagen?*')
  await page.getByRole('link', { name: 'Zur Rechnung' }).waitFor()
})

/** A Chromium whose camera sees the same picture all the time. */
async function seeing(picture: Buffer): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'camera-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const film = join(folder, 'table.mjpeg')
  await writeFile(film, Buffer.concat([picture, picture]))
  const browser = await launchChromium([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
  onTestFinished(() => browser.close())
  return sharedStage(browser)
}

test('[S1.10] a bill seen by the camera without a line keeps the picture it was read from, unless that is left out', async () => {
  const drawn = await stage.browser.newContext()
  const seen = await seeing(await photographed(drawn))
  await drawn.close()
  const viewport = { width: 390, height: 844 }
  const { page, context, houseId } = await seen.member({ context: { ...withWorker, viewport } })
  await page.goto('/tools/meine-rechnungen')
  await workerReady(page)
  await page.getByRole('link', { name: 'Rechnung erfassen' }).first().click()
  await readerReady(page)
  await context.setOffline(true)
  await sheet(page).getByRole('button', { name: 'Code scannen' }).click()
  await sheet(page).getByText('Aus der QR-Rechnung gelesen.').waitFor()
  await expect.poll(() => sheet(page).getByLabel('Empfänger').inputValue()).toBe('Kaminfeger Brünner GmbH')
  const told = sheet(page).getByText('«Bild der Kamera.jpg» wird als Unterlage abgelegt')
  await told.waitFor()
  await sheet(page).getByRole('button', { name: 'Nicht ablegen' }).click()
  await told.waitFor({ state: 'detached' })
  await sheet(page).getByRole('button', { name: 'Code scannen' }).click()
  await told.waitFor()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await context.setOffline(false)
  await until('the picture has arrived with its invoice', async () => {
    const [paper] = await stage.site.admin<{ title: string; mime: string }>(
      `select d.title, f.media_type as mime from app.invoice i
         join app.document d on d.real_estate_id = i.real_estate_id and d.id = i.document_id
         join app.file f on f.real_estate_id = d.real_estate_id and f.id = d.file_id
       where i.real_estate_id = $1`,
      [houseId],
    )
    return paper?.title === 'Rechnung Kaminfeger Brünner GmbH' && paper.mime === 'image/jpeg'
  })
})
