import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectStateLabels } from '../packages/domain/src/projects/project.labels.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { sheet } from './dossier.ts'
import { letter } from './letter.ts'
import { addComponent, sharedStage, settled, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const stateOf = async (houseId: string) =>
  (
    await stage.site.admin<{ state: string; reason: string | null; paid: string | null }>(
      `select p.state, p.state_reason as reason, x.paid_rappen::text as paid from app.project p
       left join app.cost_item x on x.real_estate_id = p.real_estate_id and x.project_id = p.id
       where p.real_estate_id = $1`,
      [houseId],
    )
  )[0]

test('[S1.5] [S2.29] [S2.38] [S2.48] a bath is thought of, planned, given to somebody, begun although not all is settled, paid for, and closed with what became of it', async () => {
  const { page, houseId } = await stage.member({ path: '/projects/create' })
  expect(new URL(page.url()).pathname).toBe('/renovation-erstellen')
  await settled(page)
  await page.getByRole('radio', { name: 'Bad', exact: true }).check({ force: true })
  await until(
    'the template says a title',
    async () => (await page.getByLabel('Titel').inputValue()) === 'Bad',
  )
  await page.getByLabel('Titel').fill('Bad oben')
  const next = page.getByRole('button', { name: 'Weiter' })
  for (const question of ['Um welche Bauteile geht es?', 'Zeit und Budget']) {
    await next.click()
    await page.getByRole('heading', { name: question }).waitFor()
  }
  await page.getByLabel('Budget').fill('40000')
  await next.click()
  await page.getByText('CHF 40’000.00').waitFor()
  await page.getByRole('button', { name: 'Renovation erfassen' }).click()
  await page.getByRole('heading', { name: 'Bad oben', level: 1 }).waitFor()
  await until('it has arrived', async () => (await stateOf(houseId))?.state === 'idea')

  const goTo = async (state: string) => {
    // Below an open sheet nothing takes a key.
    await sheet(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /Verschieben.*Bad oben/ }).press('ArrowDown')
    await page.getByRole('menuitem', { name: state, exact: true }).press('Enter')
  }
  const stands = async (state: keyof typeof projectStateLabels) => {
    await until(`it stands at ${state}`, async () => (await stateOf(houseId))?.state === state)
    await page.locator('[aria-current=step]', { hasText: projectStateLabels[state] }).waitFor()
  }
  await goTo('Planung')
  await stands('planning')
  await goTo('Offerten')
  await sheet(page).getByRole('button', { name: 'Verschieben' }).click()
  await sheet(page).getByText('Bitte bestätigen Sie, was noch fehlt.').first().waitFor()
  await sheet(page).getByLabel('Mindestens eine Offerte angefragt oder erhalten').check()
  await sheet(page).getByRole('button', { name: 'Verschieben' }).click()
  await stands('offers')
  await goTo('Vergeben')
  await sheet(page).getByLabel('Mindestens ein Auftrag vergeben').check()
  await sheet(page).getByRole('button', { name: 'Verschieben' }).click()
  await stands('awarded')
  await page.getByRole('tab', { name: 'Kosten' }).click()
  await page.getByRole('button', { name: 'Finanzierung erfassen' }).click()
  await sheet(page).getByLabel('Eigenmittel').fill('25000')
  await sheet(page).getByLabel('Hypothek').fill('10000')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Es fehlen CHF 5’000.00', { exact: true }).waitFor()
  await goTo('In Ausführung')
  await sheet(page).getByText('finanziert sind CHF 35’000.00, nötig sind CHF 40’000.00').waitFor()
  await sheet(page).getByLabel('Bewilligung geklärt').check()
  await sheet(page).getByLabel('Warum trotzdem starten?').fill('Der Winter kommt')
  await sheet(page).getByRole('button', { name: 'Trotzdem starten' }).click()
  await stands('underway')
  expect((await stateOf(houseId))?.reason).toBe('Der Winter kommt')

  // A paper put down here belongs to it.
  await page.getByRole('tab', { name: 'Unterlagen' }).click()
  await page.getByText(/^Noch keine Unterlage zu dieser Renovation/).waitFor()
  const plan = { name: 'Grundriss Bad.pdf', mimeType: 'application/pdf', buffer: letter(['Grundriss']) }
  await page.getByLabel('Hochladen').setInputFiles(plan)
  await page.getByRole('link', { name: 'Grundriss Bad' }).waitFor()
  await until('the paper of the renovation', async () => {
    const of = `select 1 from app.document d join app.project p on p.real_estate_id = d.real_estate_id
      and p.id = any (d.project_ids) where d.real_estate_id = $1`
    return (await stage.site.admin(of, [houseId])).length === 1
  })

  await page.getByRole('tab', { name: 'Kosten' }).click()
  await page.getByRole('button', { name: 'Position erfassen' }).click()
  await sheet(page).getByLabel('Bezeichnung').fill('Sanitär')
  await sheet(page).getByLabel('Budgetiert').fill('20000')
  await sheet(page).getByLabel('Bezahlt').fill('5000')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('heading', { name: 'Voraussichtlich CHF 20’000.00 unter Budget' }).waitFor()
  await page.getByText('davon frei CHF 4’000.00').waitFor()
  await page.getByRole('button', { name: /^Woher kommt diese Zahl\?.*Prognose/ }).click()
  await sheet(page).getByText('Je Kostenposition der höchste Betrag').waitFor()
  await page.keyboard.press('Escape')
  await until('what was paid has arrived', async () => (await stateOf(houseId))?.paid === '500000')
  expect(await violations(page)).toEqual([])

  await page.getByRole('tab', { name: 'Ablauf' }).click()
  const usual = page.getByRole('button', { name: 'Üblichen Ablauf einsetzen' })
  await usual.waitFor()
  await page.context().setOffline(true)
  await usual.click()
  await page.getByRole('button', { name: 'Rückbau' }).click()
  await sheet(page).getByRole('textbox', { name: /^Von/ }).fill('1.3.2027')
  await sheet(page).getByRole('textbox', { name: /^Bis/ }).fill('12.3.2027')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('01.03.2027 bis 12.03.2027').waitFor()
  expect(await violations(page)).toEqual([])
  await page.context().setOffline(false)
  const course = `select p.phases #>> '{2,endsOn}' as "endsOn" from app.project p where p.real_estate_id = $1`
  await until(
    'the course has arrived',
    async () => (await stage.site.admin(course, [houseId]))[0]?.['endsOn'] === '2027-03-12',
  )

  await page.getByRole('link', { name: 'Renovationen' }).first().click()
  const column = page.getByRole('region', { name: 'In Ausführung' })
  await column.getByRole('link', { name: 'Bad oben' }).waitFor()
  await column.getByText('CHF 5’000.00 von CHF 40’000.00 bezahlt').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  const card = column.getByRole('listitem').filter({ hasText: 'Bad oben' })
  await card.dragTo(page.getByRole('region', { name: 'Vergeben' }))
  await page.getByText('Von «In Ausführung» geht es nicht direkt zu «Vergeben».').waitFor()
  await card.dragTo(page.getByRole('region', { name: 'Abschluss' }))
  await sheet(page).getByLabel('Alle Arbeiten vollendet').check()
  await sheet(page).getByRole('button', { name: 'Verschieben' }).click()
  await until('it waits for acceptance', async () => (await stateOf(houseId))?.state === 'acceptance')

  const year = await page.evaluate(() => new Date().getFullYear())
  const installed = async () =>
    (
      await stage.site.admin<{ year: number }>(
        'select installed_year as year from app.component where real_estate_id = $1',
        [houseId],
      )
    )[0]?.year
  await addComponent(stage, houseId, 'bathroom', 1988)
  await stage.site.admin(
    `update app.project set component_ids = array(select id from app.component where real_estate_id = $1),
       version = version + 1 where real_estate_id = $1`,
    [houseId],
  )
  // A page begins with what the device has kept, the renovation without its bath; turned before the server has
  // answered, it leaves that to the next page, which asks for itself.
  let asked = 0
  await page.route(/\/graphql(\?|$)/, (route) => {
    const request = route.request()
    if (!`${request.url()} ${request.postData()}`.includes('HouseProjects')) return route.continue()
    asked += 1
    return asked === 1 ? undefined : route.continue()
  })
  await page.reload()
  await until('the list is asked for', () => Promise.resolve(asked === 1))
  await page.getByRole('link', { name: 'Bad oben' }).click()
  await page.getByRole('heading', { name: 'Bad oben', level: 1 }).waitFor()
  await page.getByRole('tabpanel').getByText('Bad', { exact: true }).waitFor()
  await goTo('Abgeschlossen')
  await sheet(page).getByRole('button', { name: 'Abschliessen' }).click()
  await sheet(page).getByText('Bitte sagen Sie, was aus diesem Bauteil wurde.').first().waitFor()
  await sheet(page).getByLabel('Abnahme durchgeführt').check()
  await sheet(page).getByLabel('Rechnungen bezahlt oder bestätigt').check()
  await sheet(page).getByLabel('Handwerker bewertet').check()
  await sheet(page).getByRole('combobox').selectOption({ label: 'Ersetzt durch ein neues' })
  expect(await sheet(page).getByLabel('Im Jahr').inputValue()).toBe(String(year))
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Abschliessen' }).click()
  // The pointer holds the message, however long the rest takes.
  await page.getByText('«Bad oben» ist jetzt in «Abgeschlossen».').hover()
  await stands('closed')
  expect(await installed()).toBe(year)
  await page.getByText('Nach dem Abschluss sind noch 2 Punkte offen.').waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await stands('acceptance')
  expect(await installed()).toBe(1988)
})

test('a decision of the analysis becomes a renovation, and each leads to the other', async () => {
  const { page, houseId } = await stage.member()
  await addComponent(stage, houseId, 'kitchen', 1998)
  await stage.site.admin(
    `insert into app.measure (real_estate_id, id, component_ids, kind, state, year, created_by)
     select real_estate_id, $2, array[id], 'replacement', 'planned', extract(year from now())::integer + 2, created_by
     from app.component where real_estate_id = $1`,
    [houseId, makeClock().newId()],
  )
  await page.goto(analysisPath('measures'))
  await page.getByRole('link', { name: 'Renovation beginnen' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await until('the title comes along', async () => (await page.getByLabel('Titel').inputValue()) === 'Küche')
  const next = page.getByRole('button', { name: 'Weiter' })
  for (const question of ['Um welche Bauteile geht es?', 'Zeit und Budget']) {
    await next.click()
    await page.getByRole('heading', { name: question }).waitFor()
  }
  await next.click()
  await page.getByRole('button', { name: 'Renovation erfassen' }).click()
  await page.getByRole('heading', { name: 'Küche', level: 1 }).waitFor()
  await until('it is the one of the decision', async () => {
    const rows = await stage.site.admin<{ isOwn: boolean }>(
      `select p.component_ids = m.component_ids as "isOwn" from app.project p
       join app.measure m on m.real_estate_id = p.real_estate_id and m.id = p.measure_id where p.real_estate_id = $1`,
      [houseId],
    )
    return rows[0]?.isOwn === true
  })
  await page.goto(analysisPath('measures'))
  await page.getByRole('link', { name: 'Zur Renovation «Küche»' }).click()
  await page.getByRole('heading', { name: 'Küche', level: 1 }).waitFor()

  await page.goto('/tools/meine-rechnungen')
  await page.getByRole('link', { name: 'Rechnung erfassen' }).first().click()
  await sheet(page).getByLabel('Empfänger').fill('Küchenbau Steiner AG')
  await sheet(page).getByLabel('Betrag', { exact: true }).fill('1250')
  await sheet(page).getByLabel('Entscheid').selectOption({ index: 1 })
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  const panel = page.getByRole('region', { name: 'Rechnung', exact: true })
  await panel.getByRole('link', { name: /Küche, geplant/i }).click()
  await page.getByRole('link', { name: 'Rechnungen und Kosten: CHF 1’250.00' }).click()
  await page.getByText(/Nur zum Entscheid «Küche/).waitFor()
  await page.getByRole('link', { name: /Küchenbau Steiner AG/ }).waitFor()
})
