import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { until } from './browsers/driver.ts'
import { sheet } from './dossier.ts'
import { plainPicture } from './map-provider.ts'
import {
  addComponent,
  onDevice,
  settled,
  sharedStage,
  withWorker,
  workerReady,
  type Member,
  type Stage,
} from './stage.ts'

const clock = makeClock()
const firms = ['Wyss Sanitär AG', 'Steiner Haustechnik', 'Alba Bäder GmbH'] as const
const project = clock.newId()
let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const emailOf = (firm: string, { person }: Member) => `${firm.slice(0, 4).toLowerCase()}.${person.email}`

/** An old bath, a plan for it, and three firms in the address book. */
async function prepared(owner: Member): Promise<void> {
  await addComponent(stage, owner.houseId, 'bathroom', 1988)
  for (const firm of firms)
    await stage.site.admin(
      `insert into app.craftsman (real_estate_id, id, company, trades, email, created_by)
       select real_estate_id, $2, $3, '{plumbing}', $4, user_id from app.membership where real_estate_id = $1`,
      [owner.houseId, clock.newId(), firm, emailOf(firm, owner)],
    )
  await stage.site.admin(
    `insert into app.project (real_estate_id, id, title, kind, state, component_ids, created_by)
     select real_estate_id, $2, 'Bad oben', 'renovation', 'planning', array[id], created_by
     from app.component where real_estate_id = $1`,
    [owner.houseId, project],
  )
}

type Standing = { state: string; installed: number; journal: number; acceptances: number }
const standing = async ({ houseId }: Member) =>
  (
    await stage.site.admin<Standing>(
      `select p.state, c.installed_year as installed,
         (select count(*)::integer from app.journal_entry j where j.real_estate_id = p.real_estate_id) as journal,
         (select count(*)::integer from app.acceptance a where a.real_estate_id = p.real_estate_id) as acceptances
       from app.project p join app.component c using (real_estate_id)
       where p.real_estate_id = $1 and c.deleted_at is null`,
      [houseId],
    )
  )[0]

const stands = (owner: Member, wanted: Partial<Standing>) =>
  until(`it stands at ${JSON.stringify(wanted)}`, async () => {
    const now = await standing(owner)
    return (
      now !== undefined &&
      Object.entries({ ...now, ...wanted }).every(([at, value]) => now[at as keyof Standing] === value)
    )
  })

/** By the link in the letter, on a phone, without an account. */
async function quote(owner: Member, firm: string, total: string): Promise<void> {
  const guest = await stage.guest({ viewport: { width: 390, height: 844 } })
  await guest.goto(await stage.site.linkTo(emailOf(firm, owner)))
  await guest.getByRole('heading', { name: 'Offerte für «Bad oben»' }).waitFor()
  await guest.getByLabel('Total').fill(total)
  await guest.getByRole('button', { name: 'Offerte senden' }).click()
  await guest.getByText('Ihre Offerte ist angekommen').waitFor()
  await guest.context().close()
}

/** By the keyboard: a toast may lie over what is next. */
const tab = async (page: Page, name: string) => {
  // Below an open sheet nothing takes a key.
  await sheet(page).waitFor({ state: 'detached' })
  await page.getByRole('tab', { name }).press('Enter')
}
async function bringTo(page: Page, state: string): Promise<void> {
  await sheet(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Verschieben.*Bad oben/ }).press('ArrowDown')
  await page.getByRole('menuitem', { name: state, exact: true }).press('Enter')
}

test('a bath from three questions to firms to its place in the analysis, with a defect on the way; and the end is taken back as one', async () => {
  const owner = await stage.member({ context: { ...withWorker, viewport: { width: 1440, height: 900 } } })
  const { page, context, houseId } = owner
  await prepared(owner)

  await page.goto('/tools/handwerker')
  await page.getByLabel('Für welche Renovation?').selectOption({ label: 'Bad oben' })
  await page.getByRole('button', { name: 'Weiter' }).click()
  for (const firm of firms)
    await sheet(page)
      .getByRole('checkbox', { name: new RegExp(`^${firm}`) })
      .check()
  await sheet(page).getByLabel('Was soll gemacht werden?').fill('Bad ersetzen, mit Dusche ohne Schwelle')
  await sheet(page).getByRole('button', { name: 'Anfragen senden' }).click()
  await page.getByText('3 Anfragen warten auf Antwort.').waitFor()
  await quote(owner, firms[0], '38500')
  await quote(owner, firms[2], '41200')

  await page.goto(`/renovation/${project}`)
  await page.getByRole('heading', { name: 'Bad oben', level: 1 }).waitFor()
  await tab(page, 'Offerten')
  const table = page.getByRole('table', { name: 'Offerten, Position für Position' })
  for (const firm of [firms[0], firms[2]])
    await table.getByRole('columnheader', { name: new RegExp(firm) }).waitFor()
  await page.getByRole('button', { name: `Offerte von ${firms[0]} annehmen` }).click()
  await sheet(page).getByRole('button', { name: 'Annehmen' }).click()
  await stands(owner, { state: 'awarded' })

  await page.locator('[aria-current=step]', { hasText: 'Vergeben' }).waitFor()
  await bringTo(page, 'In Ausführung')
  await sheet(page).getByLabel('Bewilligung geklärt').check()
  await sheet(page).getByLabel('Warum trotzdem starten?').fill('Der Rest folgt vor dem Abbruch')
  await sheet(page).getByRole('button', { name: 'Trotzdem starten' }).click()
  await stands(owner, { state: 'underway' })

  await tab(page, 'To-dos')
  await page.getByRole('button', { name: '«Termin für die Abnahme vereinbaren» erfassen' }).click()
  await page
    .getByRole('list', { name: 'To-dos' })
    .getByRole('link', { name: /^Termin für die Abnahme/ })
    .waitFor()
  await page.getByRole('checkbox', { name: /Termin für die Abnahme/ }).click()
  await page.getByText('1 erledigtes To-do').waitFor()

  await workerReady(page)
  await onDevice(page, houseId)
  await tab(page, 'Journal')
  await page.getByRole('heading', { name: 'Noch kein Eintrag' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Eintrag schreiben' }).press('Enter')
  await sheet(page).getByLabel('Was ist geschehen?').fill('Leitungen liegen offen')
  await sheet(page)
    .getByLabel('Fotos hinzufügen')
    .setInputFiles({ name: 'wand.png', mimeType: 'image/png', buffer: plainPicture() })
  await sheet(page).getByRole('button', { name: 'Foto wand.png entfernen' }).waitFor()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Leitungen liegen offen').waitFor()
  await context.setOffline(false)
  await stands(owner, { journal: 1 })

  await bringTo(page, 'Abnahme')
  await sheet(page).getByLabel('Alle Arbeiten vollendet').check()
  await sheet(page).getByRole('button', { name: 'Verschieben' }).click()
  await stands(owner, { state: 'acceptance' })
  await tab(page, 'Abnahme & Mängel')
  await page.getByRole('button', { name: 'Abnahme erfassen' }).press('Enter')
  await sheet(page).getByLabel('Handwerker').selectOption({ label: firms[0] })
  await sheet(page).getByLabel('Anwesend').fill('Vreni Keller')
  await sheet(page).getByLabel('Neuer Mangel').fill('Fuge bei der Dusche offen')
  await sheet(page).getByLabel('Neuer Mangel').press('Enter')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await stands(owner, { acceptances: 1 })
  await page.getByRole('button', { name: 'Fuge bei der Dusche offen', exact: true }).press('Enter')
  const letter = page.waitForEvent('download')
  await sheet(page).getByRole('button', { name: 'Mängelrüge erstellen' }).click()
  expect((await letter).suggestedFilename()).toContain('Mängelrüge')
  await sheet(page).getByRole('button', { name: 'Als gerügt markieren' }).click()
  await sheet(page).waitFor({ state: 'detached' })

  await bringTo(page, 'Abgeschlossen')
  // What is recorded is not asked for again.
  await sheet(page)
    .getByText(/^Die Abnahme vom .* ist erfasst\.$/)
    .waitFor()
  await sheet(page).getByRole('checkbox', { name: 'Abnahme durchgeführt', checked: true }).waitFor()
  await sheet(page).getByLabel('Rechnungen bezahlt oder bestätigt').check()
  await sheet(page).getByRole('combobox').selectOption({ label: 'Ersetzt durch ein neues' })
  await sheet(page).getByRole('button', { name: 'Abschliessen' }).click()
  // The pointer holds the message, however long the rest takes.
  await page.getByText('«Bad oben» ist jetzt in «Abgeschlossen».').hover()
  const year = Number(clock.today().slice(0, 4))
  await stands(owner, { state: 'closed', installed: year })
  const analysis = await context.newPage()
  await analysis.goto(analysisPath('components'))
  await settled(analysis)
  await analysis.getByText(`${year} ·`).waitFor()

  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await stands(owner, { state: 'acceptance', installed: 1988 })
  await analysis.getByText('1988 ·').waitFor()
})
