import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '../apps/web/src/device/routing/routes.ts'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { until } from './browsers/driver.ts'
import { makeKeys } from './keys.ts'
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

const newer = ['Offerte 2, Dübendorf']

type Paper = { readonly title: string; readonly category: string | null; readonly isFiled: boolean }

const papersOf = (houseId: string) =>
  stage.site.admin<Paper>(
    `select title, category, filed_at is not null as "isFiled" from app.document
     where real_estate_id = $1 and deleted_at is null order by id`,
    [houseId],
  )

const filedOf = async (houseId: string) => (await papersOf(houseId)).filter(({ isFiled }) => isFiled).length

const earlierOf = async (houseId: string) =>
  (
    await stage.site.admin<{ many: number }>(
      `select cardinality(earlier_file_ids) as many from app.document where real_estate_id = $1`,
      [houseId],
    )
  )[0]?.many

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
  // The words it was read from lead to the place, which is marked.
  await page.getByRole('button', { name: /^«Total inkl.*auf Seite 1 ansehen$/ }).click()
  await page.getByRole('region', { name: /^Seiten von/ }).waitFor()
  await until('the line to be marked', () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found-here') ?? [])].some(
        (range) => range instanceof Range && range.cloneContents().textContent.startsWith('Total inkl'),
      ),
    ),
  )
  await page.getByRole('button', { name: 'Schliessen' }).click()
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

  // A newer version goes over what somebody else has changed meanwhile, and is taken back all the same.
  await page.locator('[data-panel-list] li a').click()
  const renew = () =>
    page
      .getByLabel('Neue Version ablegen')
      .setInputFiles({ name: 'Neu.pdf', mimeType: 'application/pdf', buffer: letter(newer) })
  const takeBack = page.getByRole('button', { name: 'Rückgängig' })
  await context.setOffline(true)
  await page.getByText(/^Offline\. Stand/).waitFor()
  await renew()
  await takeBack.hover()
  await stage.site.admin(
    `update app.document set note = 'Von Beat', version = version + 1 where real_estate_id = $1`,
    [houseId],
  )
  await context.setOffline(false)
  await until('the newer version', async () => (await earlierOf(houseId)) === 1)
  await takeBack.click()
  await until('the first one again', async () => (await earlierOf(houseId)) === 0)
  const earlier = page.getByRole('region', { name: 'Frühere Versionen' })
  await earlier.waitFor({ state: 'detached' })

  // A newer version takes its place; the first one stays readable and is current again by one press.
  await renew()
  await earlier.getByText('Offerte_Fenster.pdf').waitFor()
  await page.getByText(/^Neu\.pdf/).waitFor()
  await earlier.getByRole('button', { name: 'Wieder aktuell machen' }).click()
  await page
    .getByText(/^Offerte_Fenster\.pdf, /)
    .first()
    .waitFor()
  await earlier.getByText('Neu.pdf').waitFor()
  await page.goto(path)

  // The same bytes once more are not taken without a question, nor those it had before.
  for (const lines of [offer, newer]) {
    await choose(page, 'Kopie.pdf', lines)
    await page
      .getByRole('dialog', { name: 'Bereits abgelegt' })
      .getByRole('button', { name: 'Verwerfen' })
      .click()
  }
  expect(await papersOf(houseId)).toHaveLength(1)

  // Several at once: with Shift up to the last, one act, taken back as one; thrown away without a line too.
  const more = ['Police', 'Plan'].map((name) => ({
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: letter([name]),
  }))
  await page.getByLabel('Hochladen').setInputFiles(more)
  await until('all papers at the server', async () => (await papersOf(houseId)).length === 3)
  await until('all papers read', async () => {
    const [left] = await stage.site.admin<{ many: number }>(
      `select count(*)::integer as many from app.file
       where real_estate_id = $1 and state = 'ready' and text_state = 'waiting'`,
      [houseId],
    )
    return left?.many === 0
  })
  await page.goto(path)
  await settled(page)
  // A pile is reviewed by one key: the focus goes on to the next paper, and rests where nothing is left.
  const focused = (words: string) =>
    until(`the focus on «${words}»`, () =>
      page.evaluate((said) => document.activeElement?.textContent?.startsWith(said) === true, words),
    )
  await page.getByText('1 von 2').waitFor()
  const keys = makeKeys(page)
  await keys.to('Übernehmen')
  await keys.press('Enter')
  await until('the first is filed', async () => (await filedOf(houseId)) === 2)
  await focused('Übernehmen')
  await keys.press('Enter')
  await until('the last is filed', async () => (await filedOf(houseId)) === 3)
  await focused('Wählen Sie eine Unterlage')
  expect(keys.faults).toEqual([])
  await page.goto(path)
  // By their first pages, as this device remembers; what is done to several is done there as well.
  await page.getByRole('button', { name: 'Raster' }).click()
  await firstPageShown(page)
  await page.reload()
  await firstPageShown(page)
  const boxes = page.getByRole('checkbox', { name: / auswählen$/ })
  const chooseAll = async () => {
    await page.getByRole('button', { name: 'Auswählen', exact: true }).click()
    // A page begins with what the device has kept: perhaps fewer.
    await until('all papers on the page', async () => (await boxes.count()) === 3)
    await boxes.first().press('Space')
    await boxes.last().press('Shift+Space')
    await page.getByText('3 ausgewählt').waitFor()
  }
  await chooseAll()
  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await fetched).suggestedFilename()).toMatch(/^Unterlagen .+\.zip$/)
  await page.getByRole('button', { name: 'Ablegen', exact: true }).click()
  await page.getByRole('combobox', { name: 'Ordner' }).selectOption('Steuern')
  await page.getByRole('dialog').getByRole('button', { name: 'Ablegen' }).click()
  // The pointer holds the message, however long the rest takes.
  await page.getByText('3 Unterlagen in «Steuern» abgelegt.').hover()
  await until('all in one drawer', async () =>
    (await papersOf(houseId)).every(({ category }) => category === 'tax'),
  )
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await until('each where it was', async () =>
    (await papersOf(houseId))
      .map(({ category }) => category)
      .join()
      .startsWith('offer,'),
  )
  await context.setOffline(true)
  await page.getByText(/^Offline\. Stand/).waitFor()
  await chooseAll()
  await page.getByRole('button', { name: 'Löschen', exact: true }).last().click()
  await page.getByText('Legen Sie Ihre erste Unterlage ab').first().waitFor()
  await context.setOffline(false)
  await until('all in the trash', async () => (await papersOf(houseId)).length === 0)
})

/** Not the ten dots that stand in its place. */
const firstPageShown = (page: Page) =>
  until('a first page in its tile', () =>
    page
      .locator('[data-panel-list] li img')
      .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 10)),
  )

/** The first page is drawn, and the word that was looked for is marked on it. */
async function pagesShown(page: Page): Promise<void> {
  const pages = page.getByRole('region', { name: /^Seiten von/ })
  await pages.locator('canvas').waitFor()
  await page.getByText('1 Fundstelle').waitFor()
  await until('the word to be marked', () =>
    page.evaluate(() => CSS.highlights.get('found-here')?.size === 1),
  )
}

/** Papers without their bytes, as the worker leaves them: the last hundred are still to be reviewed. */
const manyPapers = (houseId: string, many: number) =>
  stage.site.admin(
    `with made as (select n, gen_random_uuid() as id, r.created_by from generate_series(1, $2::int) n
       join app.real_estate r on r.id = $1),
     files as (insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, state, media_type,
         page_count, text_state, created_by)
       select $1, id, n || '.pdf', 1000, sha256(id::text::bytea), $1 || '/' || id, 'ready', 'application/pdf', 1, 'read',
         created_by from made)
     insert into app.document (real_estate_id, id, file_id, title, category, dated_on, filed_at, created_by)
     select $1, id, id, 'Beleg ' || n, 'invoice', date '2024-12-31' - n, case when n <= $2 - 100 then now() end, created_by
     from made`,
    [houseId, many],
  )

test('of eight hundred papers those in sight are there, under their headings, and the keys reach the next ones', async () => {
  const { page, houseId } = await stage.member({
    prepare: (early) => early.setViewportSize({ width: 1440, height: 900 }),
  })
  await manyPapers(houseId, 800)
  await page.goto(path)
  await page.getByRole('heading', { name: 'Abgelegt · 700' }).waitFor()
  await page.getByRole('heading', { name: 'Zu prüfen · 100' }).waitFor()
  const rows = page.locator('[data-panel-list] [data-row]')
  const listed = page.getByRole('region', { name: 'Abgelegt' }).getByRole('listitem')
  const named = (name: string) => page.getByRole('link', { name, exact: true })
  await until('the list of many', () => rows.first().evaluate((row) => row.hasAttribute('aria-setsize')))
  expect(await rows.count()).toBeLessThan(60)

  // The last one is where the page ends, and says which of how many it is.
  const toEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const seenAtEnd = async (name: string) => {
    await until(`«${name}» at the end`, async () => {
      await toEnd()
      return named(name).isVisible()
    })
  }
  await seenAtEnd('Beleg 700')
  expect(await listed.last().getAttribute('aria-posinset')).toBe('700')
  expect(await listed.last().getAttribute('aria-setsize')).toBe('700')
  expect(await rows.count()).toBeLessThan(60)

  // By the tabulator from row to row, further than what was there when it began.
  await page.evaluate(() => scrollTo(0, 0))
  await until(
    'the first ones again',
    async () => (await listed.first().getAttribute('aria-posinset')) === '1',
  )
  await named('Beleg 1').focus()
  for (let row = 2; row <= 40; row += 1) {
    await page.keyboard.press('Tab')
    await until(`the focus on row ${row}`, () =>
      page.evaluate((name) => document.activeElement?.textContent === name, `Beleg ${row}`),
    )
  }
  // Whoever scrolls away keeps the place.
  await toEnd()
  await named('Beleg 700').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Beleg 40')

  // By their first pages as well; with Shift also those between that are not there.
  await page.getByRole('button', { name: 'Raster' }).click()
  await seenAtEnd('Beleg 700')
  expect(await rows.count()).toBeLessThan(120)
  await page.getByRole('button', { name: 'Auswählen', exact: true }).click()
  const box = (name: string) => page.getByRole('checkbox', { name: `«${name}» auswählen` })
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('region', { name: 'Zu prüfen' }).getByRole('checkbox').first().press('Space')
  await until('the last one to be selected', async () => {
    await toEnd()
    return (await box('Beleg 700').count()) === 1
  })
  await box('Beleg 700').press('Shift+Space')
  await page.getByText('800 ausgewählt').waitFor()
})
