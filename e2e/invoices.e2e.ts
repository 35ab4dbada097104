import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { sheet } from './dossier.ts'
import { letter } from './letter.ts'
import { choose, sharedStage, settled, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()
const code = (amount: string): string =>
  'SPC\n0200\n1\nCH4431999123000889012\nS\nDachbau Muster AG\nMusterstrasse\n123\n8000\nSeldwyla\nCH\n\n\n\n\n\n\n\n' +
  `${amount}\nCHF\nS\nAnna Keller\nLindenweg\n14\n8610\nUster\nCH\nQRR\n210000000003139471430009017\nDach\nEPD\n` +
  '//S1/10/R-1184/30/102673386/40/0:30'

const kept = async (houseId: string) =>
  (
    await stage.site.admin<{ number: string; open: string; payments: string }>(
      `select i.number, i.open_rappen::text as open, (select count(*) from app.invoice_payment p
         where p.real_estate_id = i.real_estate_id and p.invoice_id = i.id and p.is_active)::text as payments
       from app.invoice i where i.real_estate_id = $1 and i.deleted_at is null`,
      [houseId],
    )
  )[0]

const held = async (houseId: string) =>
  (
    await stage.site.admin<{ retained: string | null }>(
      `select retained_rappen::text as retained from app.invoice where real_estate_id = $1 and disputed_on is null`,
      [houseId],
    )
  )[0]

test('[S1.10] [S2.44] an invoice comes from the text of its code, is paid in part and whole, undone, disputed and kept back', async () => {
  const viewport = { width: 1440, height: 900 }
  const { page, context, houseId } = await stage.member({ context: { viewport } })
  await page.goto('/tools/meine-rechnungen')
  await page
    .getByRole('heading', { name: 'Noch keine Rechnungen. Welche liegt gerade auf dem Tisch?' })
    .waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Rechnung erfassen' }).first().click()
  await sheet(page).getByRole('button', { name: 'Text des Codes einfügen' }).click()
  const field = sheet(page).getByLabel('Text aus dem QR-Code')
  await field.fill(code('1949,75'))
  await sheet(page).getByText('Betrag: Der Betrag ist nicht richtig geschrieben.').waitFor()
  await field.fill(code('1949.75'))
  await sheet(page).getByText('Aus der QR-Rechnung gelesen.').waitFor()
  await expect.poll(() => sheet(page).getByLabel('Empfänger').inputValue()).toBe('Dachbau Muster AG')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const panel = page.getByRole('region', { name: 'Rechnung', exact: true })
  await panel.getByRole('heading', { name: 'Dachbau Muster AG' }).waitFor()
  await panel.getByText('21 00000 00003 13947 14300 09017').waitFor()
  await until('it has arrived', async () => (await kept(houseId))?.number === 'R-1184')

  const pay = async (amount?: string) => {
    await panel.getByRole('button', { name: 'Zahlung erfassen' }).click()
    if (amount !== undefined) await sheet(page).getByLabel('Bezahlter Betrag').fill(amount)
    await sheet(page).getByRole('button', { name: 'Als bezahlt erfassen' }).click()
    await sheet(page).waitFor({ state: 'detached' })
  }
  await pay('949.75')
  await panel.getByText('Teilweise bezahlt').waitFor()
  await until('the part has arrived', async () => (await kept(houseId))?.open === '100000')
  await pay()
  // The pointer holds the message, however long the rest takes.
  await page.getByText('Rechnung von Dachbau Muster AG ist bezahlt.').hover()
  await panel.getByText('Bezahlt', { exact: true }).waitFor()
  await until('the rest has arrived', async () => (await kept(houseId))?.open === '0')
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await panel.getByText('Teilweise bezahlt').waitFor()
  await until('it is undone', async () => (await kept(houseId))?.payments === '1')

  const tax = panel.getByRole('region', { name: 'Steuerlich' })
  await tax.getByRole('button', { name: 'Aufteilen' }).click()
  const part = (number: number) => sheet(page).getByRole('group', { name: `Teil ${number}` })
  await part(1).getByLabel('Betrag').fill('1500')
  await sheet(page).getByText('Noch CHF 449.75 zu verteilen.').waitFor()
  await sheet(page).getByRole('button', { name: 'Teil hinzufügen' }).click()
  await part(2).getByLabel('Wofür').fill('Neue Laube')
  await part(2).getByLabel('Steuerlich').selectOption('Wertvermehrend')
  await sheet(page).getByText('Alles verteilt.').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Aufteilung speichern' }).click()
  await tax.getByRole('list', { name: 'Aufteilung' }).getByText('CHF 449.75').waitFor()

  await page.getByRole('navigation', { name: 'Stand' }).getByRole('link', { name: 'Offen 1' }).click()
  await page.waitForURL(/stand=offen/)
  await page.getByRole('list', { name: 'Rechnungen' }).getByText('noch CHF 1’000.00').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('list', { name: 'Rechnungen' }).getByRole('link').click()
  // Disputed without a line; the letter is there once that has arrived.
  await context.setOffline(true)
  await panel.getByRole('button', { name: 'Beanstanden' }).click()
  await sheet(page).getByLabel('Was stimmt nicht?').fill('Rapportiert wurden 9 Stunden, verrechnet 14.')
  await sheet(page).getByRole('button', { name: 'Beanstandung speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await panel.getByText('Beanstandet', { exact: true }).waitFor()
  await panel.getByText('Den Brief gibt es, sobald die Beanstandung übertragen ist.').waitFor()
  await context.setOffline(false)
  const letterComing = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Brief erstellen' }).click()
  expect((await letterComing).suggestedFilename()).toMatch(/^Beanstandung Lindenweg 14, .+\.pdf$/)
  await page.getByRole('navigation', { name: 'Stand' }).getByRole('link', { name: 'Beanstandet 1' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Beanstandung beenden' }).click()
  await panel.getByText('Teilweise bezahlt').waitFor()
  await panel.getByRole('button', { name: 'Rückbehalt' }).click()
  await sheet(page).getByLabel('Zurückbehaltener Betrag').fill('194.95')
  await sheet(page).getByLabel('Grund').fill('Bis die Mängel behoben sind')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Rückbehalt speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await panel.getByText('davon CHF 194.95 zurückbehalten').waitFor()
  await until('it is kept back', async () => (await held(houseId))?.retained === '19495')

  await context.setOffline(true)
  await panel.getByRole('button', { name: 'Garantie ab Rechnung' }).click()
  await sheet(page)
    .getByText(/^Vorgeschlagen.* OR 210 Abs\. 1/)
    .waitFor()
  await sheet(page).getByLabel('Worauf beruht die Garantie?').selectOption('Arbeiten am Haus: 5 Jahre')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Garantie speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await panel.getByText(/^Arbeiten am Haus: 5 Jahre ab dem/).waitFor()
  await context.setOffline(false)
  await until('it is guaranteed', async () => (await guaranteed(houseId)) === 1)
  await page.goto('/appointments?ansicht=fristen')
  // Years away, it stands folded.
  await page.getByText('Garantie endet').first().waitFor({ state: 'attached' })
  await page
    .getByText(/OR 371 Abs\. 2/)
    .first()
    .waitFor({ state: 'attached' })
  await page.goto('/tools/meine-rechnungen')

  await page.getByRole('link', { name: 'Steuermappe' }).click()
  const year = await page.evaluate(() => new Date().getFullYear())
  await page.getByLabel('Steuerjahr').selectOption(String(year))
  await page.getByRole('heading', { name: `Steuermappe ${year}` }).waitFor()
  await page.getByRole('heading', { name: `Noch ${year} zahlen oder erst ${year + 1}?` }).waitFor()
  // 949.75 of 1949.75 is paid: so much of each part, to the Rappen.
  await page.getByRole('table', { name: 'Unterhalt' }).getByText('730.67').first().waitFor()
  await page.getByRole('table', { name: 'Wertvermehrend' }).getByText('219.08').first().waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  expect((await coming).suggestedFilename()).toBe(`Steuermappe ${year} Lindenweg 14.pdf`)
  const folder = page.url()
  await page.getByRole('link', { name: 'Grundstückgewinn-Akte' }).click()
  await page.getByText('CHF 219.08 haben den Wert Ihres Hauses vermehrt.').waitFor()

  // Wages without a bill, a year ago and every year: what came due since is proposed, and booked by a press alone.
  await page.goto('/tools/meine-rechnungen')
  await page.getByRole('link', { name: 'Kosten buchen' }).click()
  await sheet(page).getByLabel('Wofür').fill('Hauswart, Lohn')
  await sheet(page).getByLabel('Betrag').fill('450.05')
  await sheet(page)
    .getByLabel('Bezahlt am')
    .fill(`1.1.${year - 1}`)
  await sheet(page).getByLabel('Kategorie').selectOption('Verwaltung')
  await sheet(page).getByLabel('Wiederholung').selectOption('jedes Jahr')
  await sheet(page).getByLabel('Steuerlich').selectOption('Unterhalt')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Buchen' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await panel.getByText('jeden 1. Januar').waitFor()
  const wages = () =>
    stage.site.admin(
      "select 1 from app.invoice where kind = 'expense' and deleted_at is null and real_estate_id = $1",
      [houseId],
    )
  await until('it is booked', async () => (await wages()).length === 1)
  await page.goto('/tools/meine-rechnungen')
  const proposals = page.getByRole('list', { name: 'Vorgeschlagene Buchungen' })
  await proposals.getByText(`01.01.${year}, jedes Jahr`).waitFor()
  expect(await wages()).toHaveLength(1)
  await settled(page)
  expect(await violations(page)).toEqual([])
  // Who was not paid that year leaves it out, and may think again.
  await proposals.getByRole('button', { name: `Hauswart, Lohn vom 01.01.${year} auslassen` }).click()
  await proposals.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await proposals.getByRole('button', { name: `Hauswart, Lohn vom 01.01.${year} buchen` }).click()
  await until('the next is booked', async () => (await wages()).length === 2)
  await proposals.waitFor({ state: 'detached' })
  await page.getByLabel('Gruppen').selectOption('Je Betrieb')
  await page.waitForURL(/gruppe=betrieb/)
  await page.reload()
  await page.getByRole('heading', { name: /^Hauswart, Lohn CHF\s900\.10$/ }).waitFor()
  expect(await page.getByRole('list', { name: 'Hauswart, Lohn' }).getByRole('link').count()).toBe(2)
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.goto(folder)
  await page.getByRole('table', { name: 'Unterhalt' }).getByText('450.05').first().waitFor()

  await stage.site.admin(
    `update app.membership set role = 'editor', can_see_finances = false where real_estate_id = $1`,
    [houseId],
  )
  await page.goto(folder)
  await page.getByRole('heading', { name: 'Steuern sind für Sie nicht freigegeben' }).waitFor()
  expect(await page.getByText('CHF').count()).toBe(0)
  await page.goto('/tools/meine-rechnungen')
  await page.getByRole('heading', { name: 'Rechnungen sind für Sie nicht freigegeben' }).waitFor()
  expect(await page.getByText('CHF').count()).toBe(0)
})

const guaranteed = async (houseId: string): Promise<number> =>
  (await stage.site.admin('select 1 from app.invoice_warranty where real_estate_id = $1', [houseId])).length

const standing = async (houseId: string): Promise<number> =>
  (
    await stage.site.admin('select 1 from app.invoice where real_estate_id = $1 and deleted_at is null', [
      houseId,
    ])
  ).length

const bill = [
  'Storenbau Meier AG',
  'Uster, 3. November 2026',
  'Rechnung Nr. 26-0471',
  'Total inkl. MWST CHF 640.20',
  'Zahlbar innert 30 Tagen netto',
]

test('[S1.10] a paper without a code becomes an invoice by its words, each with the line it was read from', async () => {
  const { page, context, houseId } = await stage.member({ path: '/tools/meine-unterlagen' })
  const paper = { name: 'Storen.pdf', mimeType: 'application/pdf', buffer: letter(bill) }
  await page.getByLabel('Hochladen').setInputFiles(paper)
  await page.getByRole('button', { name: /^Ordner Rechnungen/ }).waitFor()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await page.getByRole('link', { name: /Rechnung Nr. 26-0471/ }).click()
  await page.getByRole('link', { name: 'Rechnung erfassen' }).click()
  await sheet(page).getByText('Was im Text gelesen wurde, steht in den Feldern').waitFor()
  const read = (label: string) => sheet(page).getByLabel(label, { exact: true }).inputValue()
  expect([
    await read('Empfänger'),
    await read('Betrag'),
    await read('Rechnungsdatum'),
    await read('Zahlbar bis'),
  ]).toEqual(['Storenbau Meier AG', '640.20', '03.11.2026', '03.12.2026'])
  await sheet(page).getByText('Seite 1: «Zahlbar innert 30 Tagen netto»').waitFor()
  // What the owner says is no longer what was read.
  expect(await sheet(page).getByText('Gelesen', { exact: true }).count()).toBe(5)
  await sheet(page).getByLabel('Betrag', { exact: true }).fill('640')
  await sheet(page).getByText('«Total inkl. MWST CHF 640.20»').waitFor({ state: 'detached' })
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await until('it has arrived', async () => (await kept(houseId))?.number === '26-0471')
  expect((await kept(houseId))?.open).toBe('64000')

  // The firm credits a part: recorded without a line it is set off at once, and the books of both are even.
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Rechnung erfassen' }).first().click()
  await sheet(page).getByRole('radio', { name: 'Gutschrift' }).check()
  await sheet(page).getByLabel('Gehört zur Rechnung').selectOption({ index: 1 })
  await expect.poll(() => read('Empfänger')).toBe('Storenbau Meier AG')
  await sheet(page).getByLabel('Betrag', { exact: true }).fill('40.05')
  await sheet(page).getByText('Beim Speichern werden CHF 40.05 mit dieser Rechnung verrechnet.').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const panel = page.getByRole('region', { name: 'Rechnung', exact: true })
  await panel.getByText('Erledigt', { exact: true }).waitFor()
  await context.setOffline(false)
  const books = () =>
    stage.site.admin<{ kind: string; amount: string; open: string }>(
      `select kind, amount_rappen::text as amount, open_rappen::text as open from app.invoice
       where real_estate_id = $1 order by id`,
      [houseId],
    )
  await until('both have arrived', async () =>
    (await books()).every(({ kind, open }) => open === (kind === 'credit' ? '0' : '59995')),
  )
  expect(await books()).toMatchObject([{ amount: '64000' }, { kind: 'credit', amount: '-4005' }])
  await settled(page)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('link', { name: /26-0471/ }).click()
  await panel.getByText('CHF 599.95').first().waitFor()

  // Taken back it is open on both sides; one press settles both again.
  await panel.getByRole('button', { name: /^Verrechnung von CHF.40.05 .* zurücknehmen$/ }).click()
  await panel.getByText('Noch nichts bezahlt.').waitFor()
  await until('both are open', async () => (await books()).every(({ amount, open }) => open === amount))
  await settled(page)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('button', { name: 'CHF 40.05 verrechnen' }).click()
  await panel.getByText(/, verrechnet$/).waitFor()
  await panel.getByText('CHF 599.95').first().waitFor()
  await until('both are settled', async () =>
    (await books()).every(({ kind, open }) => open === (kind === 'credit' ? '0' : '59995')),
  )
  await panel.getByRole('link', { name: /40\.05/ }).click()
  await panel.getByText('Erledigt', { exact: true }).waitFor()
  await panel.getByText(/, verrechnet$/).waitFor()
})

test('a renovation shows its invoices and says what is left of a budget, and a tax year leads to what it waits for', async () => {
  const { page, context, houseId } = await stage.member({ context: withWorker })
  const [project, item] = [clock.newId(), clock.newId()]
  await stage.site.admin(
    `with project as (insert into app.project (real_estate_id, id, title, kind, created_by)
       select id, $2, 'Bad oben', 'renovation', created_by from app.real_estate where id = $1)
     insert into app.cost_item (real_estate_id, id, project_id, title, planned_rappen, committed_rappen, invoiced_rappen,
       paid_rappen) values ($1, $3, $2, 'Sanitär', 100000, 0, 0, 0)`,
    [houseId, project, item],
  )
  await page.goto(`/projects/${project}`)
  await workerReady(page)
  await page.getByRole('tab', { name: 'Rechnungen' }).click()
  await page.getByText('Zu dieser Renovation ist noch nichts erfasst.').waitFor()
  await settled(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Rechnung erfassen' }).click()
  await sheet(page).getByLabel('Empfänger').fill('Sanitär Huber AG')
  await sheet(page).getByLabel('Betrag', { exact: true }).fill('1250')
  await sheet(page).getByLabel('Kostenposition').selectOption('Sanitär')
  await sheet(page).getByText('Vom Budget von CHF 1’000.00 bleiben CHF 1’000.00.').waitFor()
  await sheet(page).getByText('Mit dieser Rechnung fehlen im Budget von «Sanitär» CHF 250.00.').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const row = page.getByRole('link', { name: /Sanitär Huber AG/ })
  await row.waitFor()
  await context.setOffline(false)
  await until('it has arrived', async () => (await standing(houseId)) === 1)
  await settled(page)
  expect(await violations(page)).toEqual([])

  await row.click()
  await page.getByRole('button', { name: 'Zahlung erfassen' }).click()
  await sheet(page).getByRole('button', { name: 'Als bezahlt erfassen' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const year = new Date().getFullYear()
  await page.goto(`/tools/meine-rechnungen?ansicht=steuermappe&jahr=${year}&regel=zahlung`)
  await page.getByRole('link', { name: 'Zu den Rechnungen' }).click()
  await page.getByText(`Nur was ${year} bezahlt wurde`).waitFor()
  await row.click()
  await choose(page.getByRole('radio', { name: 'Unterhalt' }))
  await page.getByText('Keine Rechnung passt dazu.').waitFor()
})
