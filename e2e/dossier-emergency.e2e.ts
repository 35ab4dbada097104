import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from './browsers/driver.ts'
import { open, saved, sheet } from './dossier.ts'
import { atRest, onDevice, settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

test('the emergency sheet is written, dialled and there without a line', async () => {
  const vreni = await stage.member({ context: withWorker })
  const { page, houseId, context } = vreni
  await open(page, houseId, 'emergency')
  await page.getByRole('link', { name: '118 Feuerwehr anrufen' }).waitFor()
  await page.getByRole('button', { name: 'Notfallblatt ausfüllen' }).click()
  await sheet(page).getByLabel('Hauptwasserhahn').fill('Keller, hinter der Waschmaschine')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await saved(page, 'Notfallblatt gespeichert.')
  await page.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
  await sheet(page).getByLabel('Name').fill('Brunner Heizungen')
  await sheet(page).getByLabel('Telefon').fill('ruf an')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).getByText('Bitte eine Telefonnummer, zum Beispiel 044 123 45 67.').first().waitFor()
  await sheet(page).getByLabel('Telefon').fill('044 940 12 34')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await saved(page, '«Brunner Heizungen» hinzugefügt.')
  const call = page.getByRole('link', { name: 'Brunner Heizungen: 044 940 12 34' })
  expect(await call.getAttribute('href')).toBe('tel:0449401234')

  // One that was deleted in error comes back to its place.
  await page.getByRole('button', { name: 'Kontakt «Brunner Heizungen» bearbeiten' }).click()
  await sheet(page).getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Noch keine Kontakte').first().waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await call.waitFor()

  await workerReady(page)
  await page.reload()
  await call.waitFor()
  await atRest(page)
  await onDevice(page, 'Brunner Heizungen')
  await context.setOffline(true)
  await page.reload()
  await settled(page)
  await page.getByText('Keller, hinter der Waschmaschine').first().waitFor()
  await call.waitFor()

  // Nor does writing: what was found out in the cellar stands there, and arrives with the next line.
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await sheet(page).getByLabel('Sicherungskasten').fill('Gang, oben links')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
  await sheet(page).getByLabel('Name').fill('Familie Meier')
  await sheet(page).getByLabel('Telefon').fill('079 765 43 21')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('link', { name: 'Familie Meier: 079 765 43 21' }).waitFor()
  await page.getByText('wartet', { exact: true }).first().waitFor()
  await page.reload()
  await page.getByText('Gang, oben links').first().waitFor()
  await page.getByRole('link', { name: 'Familie Meier: 079 765 43 21' }).waitFor()
  // Somebody else has written something else on the same sheet meanwhile.
  await stage.site.admin(
    "update app.emergency_sheet set keys = 'bei Nummer 16', version = version + 1 where real_estate_id = $1",
    [houseId],
  )
  await context.setOffline(false)
  await page
    .getByRole('button', { name: /^Online · alles gespeichert/ })
    .first()
    .waitFor()
  const held = () =>
    stage.site.admin(
      `select main_water, fuse_box, keys, jsonb_path_query_array(contacts, '$[*].name') as names
       from app.emergency_sheet where real_estate_id = $1`,
      [houseId],
    )
  await expect.poll(held).toEqual([
    {
      main_water: 'Keller, hinter der Waschmaschine',
      fuse_box: 'Gang, oben links',
      keys: 'bei Nummer 16',
      names: ['Brunner Heizungen', 'Familie Meier'],
    },
  ])
})

test('the emergency sheet lies in the copy of the house although nobody has looked at it', async () => {
  const { page, houseId, context } = await stage.member({ context: withWorker })
  await workerReady(page)
  const packed = `Object.keys(localStorage).some((name) => name.endsWith('${houseId}'))`
  await until('the copy of the house', () => page.evaluate<boolean>(packed))
  await context.setOffline(true)
  await open(page, houseId, 'emergency')
  await page.getByText('Noch leer').waitFor()
  await context.setOffline(false)
})

const long = 'Im Heizungsraum hinter der Liegenschaftsentwässerungspumpe, roter Hebel. '
  .repeat(5)
  .slice(0, 300)
const contactsOf = (count: number, note: string) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Sanitär- und Heizungsinstallationsgenossenschaft ${at}`,
    phone: '+41 44 940 12 34',
    note,
  }))
test.each([
  [
    'all that can be written on it',
    long,
    contactsOf(
      10,
      'Pikettdienst rund um die Uhr, auch an Sonntagen und Feiertagen; bitte die Kundennummer nennen',
    ),
  ],
  ['as much as fits the large type', long.slice(0, 60), contactsOf(10, 'Pikett rund um die Uhr')],
])('the emergency sheet fits on one page of paper: %s', async (_what, text, contacts) => {
  const { page, houseId } = await stage.member({
    path: '/profil',
    context: { colorScheme: 'dark' },
  })
  await stage.site.admin(
    `insert into app.emergency_sheet (real_estate_id, main_water, fuse_box, heating_off, gas_tap, keys, contacts)
     values ($1, $2, $2, $2, $2, $2, $3)`,
    [houseId, text, JSON.stringify(contacts)],
  )
  await open(page, houseId, 'emergency')
  await page.getByText('Schlüssel').waitFor()
  // The device may have kept the sheet from before it was written.
  await page
    .getByText(contacts[9]?.name ?? '')
    .first()
    .waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const paper = readPaper(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  // A4 in points, and nothing was made smaller to fit: a pixel of the screen is three quarters of a point.
  expect(paper).toEqual({ pages: 1, width: 595, height: 842, scale: 0.75 })
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('tablist').waitFor({ state: 'hidden' })
  await page.getByText(contacts[9]?.name ?? '', { exact: true }).waitFor()
})

/** What can be learnt from a PDF without reading it: how many pages, how large, and by how much it was scaled. */
function readPaper(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
  const drawings = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].flatMap(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      // Fonts and pictures are packed in other ways.
      return []
    }
  })
  const first = drawings.find((drawing) => / cm\b/.test(drawing)) ?? ''
  const [outer, inner] = [...first.matchAll(/(?:^|\n)(-?[\d.]+) 0 0 -?[\d.]+ [-\d.]+ [-\d.]+ cm/g)]
  return {
    pages: (text.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length,
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
    scale: Math.round(Number(outer?.[1]) * Number(inner?.[1]) * 1_000) / 1_000,
  }
}
