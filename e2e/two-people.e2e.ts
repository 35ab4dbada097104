import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { somebody } from './account.ts'
import { until } from './browsers/driver.ts'
import {
  choose,
  offDevice,
  onDevice,
  openStage,
  openTab,
  settled,
  withWorker,
  workerReady,
  type Member,
  type Stage,
} from './stage.ts'

/**
 * Two people with one house and a to-do each sees. Vreni invites Beat, who has no account yet; he goes down to the
 * cellar, where there is no line.
 */
let stage: Stage
let vreni: Member
let beat: Page
let titles = 0
let title: string
const person = somebody('Beat')
beforeAll(async () => {
  stage = await openStage()
  vreni = await stage.member({ path: '/to-dos' })
  beat = await stage.guest(withWorker)
  const people = await openPeople(vreni)
  await invite(people, person.email)
  await accept(beat, await stage.site.linkTo(person.email))
  // Who waits for an answer sees it without asking again.
  await people.getByText('Beat Muster').first().waitFor()
  await people.close()
  await beat.goto('/to-dos')
  await settled(beat)
  await workerReady(beat)
})
afterAll(() => stage?.close())

const openPeople = ({ context, houseId }: Member) =>
  openTab(context, `/immobilie/${houseId}?ansicht=personen`)

async function invite(people: Page, email: string): Promise<void> {
  await people.getByRole('button', { name: 'Person einladen' }).click()
  await people.getByLabel('E-Mail-Adresse der Person').fill(email)
  await people.getByRole('button', { name: 'Einladung senden' }).click()
  await people.getByText(email).first().waitFor()
  await people.getByText('offen', { exact: true }).waitFor()
}

/** From the letter into the house, without an account before and without a second letter. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('heading', { name: 'Einladung zu «Lindenweg 14»' }).waitFor()
  // The secret does not stay where others read it.
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await page.getByRole('heading', { name: 'Einladung zu «Lindenweg 14»' }).waitFor()
  await page.getByRole('button', { name: 'Konto eröffnen', exact: true }).click()
  await page.getByLabel('Vorname').fill(person.firstName)
  await page.getByLabel('Nachname').fill(person.lastName)
  const email = page.getByRole('textbox', { name: 'E-Mail' })
  await until('the address of the letter', async () => (await email.inputValue()) === person.email)
  await page.getByLabel('Passwort', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.locator('form [type=submit]').click()
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await page.waitForURL('**/dashboard')
}

/** A to-do of its own for each test, open before both; then Beat's line is gone. */
async function goDown(): Promise<void> {
  title = `Entwurf ${'ABCDEFGH'.charAt((titles += 1))}`
  await vreni.page.getByLabel('Neues To-do').fill(title)
  await vreni.page.getByLabel('Neues To-do').press('Enter')
  for (const page of [vreni.page, beat]) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('heading', { name: title }).waitFor()
  }
  await until('the to-do on the server', async () => (await held(title)) !== undefined)
  await loseLine(beat)
}

async function loseLine(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: /^Offline/ })
    .first()
    .waitFor()
}

type Row = {
  readonly title: string
  readonly note: string | null
  readonly isGone: boolean
  readonly ticked: number
}

/** What the server holds of the to-do that was once called so. */
async function held(first: string): Promise<Row | undefined> {
  const [row] = await stage.site.admin<Row>(
    `select t.title, t.note, t.deleted_at is not null as "isGone",
       (select count(*)::int from jsonb_array_elements(t.checklist) s where (s -> 'isDone')::boolean) as ticked
     from app.todo t
     join app.audit_event a on a.object_id = t.id and a.verb = 'todo.add' and a.changes ->> 'title' = $1`,
    [first],
  )
  return row
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Speichern' }).click()
}

/** Both wrote another title; Vreni's is on the server, and Beat comes up from the cellar. */
async function bothWrote(): Promise<void> {
  await write(beat, 'Was ist zu tun?', `${title} von Beat`)
  await write(vreni.page, 'Was ist zu tun?', `${title} von Vreni`)
  await until('the first change', async () => (await held(title))?.title === `${title} von Vreni`)
  await beat.context().setOffline(false)
  await beat.getByText('Eine Änderung wurde nicht gespeichert.').first().waitFor()
  // Refused is not true: the list shows what holds.
  await beat.getByRole('link', { name: `${title} von Vreni` }).waitFor()
  await beat.getByRole('button', { name: 'Ansehen' }).click()
  const dialog = beat.getByRole('dialog', { name: 'Zwischenzeitlich geändert' })
  await dialog.getByText(`${title} von Beat`).waitFor()
  await dialog.getByText(`${title} von Vreni`).waitFor()
}

const allSaved = (page: Page) =>
  page
    .getByRole('button', { name: /^Online · alles gespeichert/ })
    .first()
    .waitFor()

describe('two people change the same to-do, one of them without a line', () => {
  beforeEach(goDown)

  test('the one who comes later is shown both, and takes the own version', async () => {
    await bothWrote()
    await beat.getByRole('button', { name: 'So speichern' }).click()
    await until('the later change', async () => (await held(title))?.title === `${title} von Beat`)
    await allSaved(beat)
    await vreni.page.getByRole('link', { name: `${title} von Beat` }).waitFor()
  })

  test('or takes the other version, and nothing waits any more', async () => {
    await bothWrote()
    await beat.getByRole('radio', { name: /Andere Version/ }).check()
    await beat.getByRole('button', { name: 'So speichern' }).click()
    await allSaved(beat)
    expect((await held(title))?.title).toBe(`${title} von Vreni`)
    await beat.getByRole('link', { name: `${title} von Vreni` }).waitFor()
  })

  test('what does not touch goes together without a question', async () => {
    await write(beat, 'Notiz', 'Der Schlüssel liegt beim Nachbarn')
    await write(vreni.page, 'Was ist zu tun?', `${title} von Vreni`)
    await until('the first change', async () => (await held(title))?.title === `${title} von Vreni`)
    await beat.context().setOffline(false)
    await until('both', async () => (await held(title))?.note === 'Der Schlüssel liegt beim Nachbarn')
    expect((await held(title))?.title).toBe(`${title} von Vreni`)
    await allSaved(beat)
    expect(await beat.getByText('nicht gespeichert').count()).toBe(0)
  })

  test('of two who tick at once both have ticked, and whose it is finds it among the own', async () => {
    const { page } = vreni
    await beat.context().setOffline(false)
    await allSaved(beat)
    for (const step of ['Leiter holen', 'Laub rechen']) {
      await page.getByLabel('Neuer Schritt').fill(step)
      await page.getByLabel('Neuer Schritt').press('Enter')
      await page.getByRole('checkbox', { name: step }).waitFor()
    }
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
    await page.getByRole('radio', { name: 'Beat', exact: true }).check()
    await page.getByRole('radio', { name: 'Hoch' }).check()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await beat.getByRole('checkbox', { name: 'Laub rechen' }).waitFor()
    await beat.getByText('Priorität hoch').first().waitFor()
    await loseLine(beat)
    await beat.getByRole('checkbox', { name: 'Leiter holen' }).click()
    await beat.getByText(/^1 von 2\sSchritten$/).waitFor()
    await page.getByRole('checkbox', { name: 'Laub rechen' }).click()
    await until('the first tick', async () => (await held(title))?.ticked === 1)
    await beat.context().setOffline(false)
    await until('both', async () => (await held(title))?.ticked === 2)
    await page.getByText(/^2 von 2\sSchritten$/).waitFor()
    await allSaved(beat)
    await choose(beat.getByRole('radio', { name: 'Nur meine' }))
    await until(
      'only the own',
      async () => (await beat.getByRole('link', { name: /^Entwurf/ }).count()) === 1,
    )
    await beat.getByRole('link', { name: title, exact: true }).waitFor()
    await choose(beat.getByRole('radio', { name: 'Alle', exact: true }))
  })

  test('a to-do thrown away meanwhile comes back for the change, if its author wants that', async () => {
    await write(beat, 'Was ist zu tun?', `${title} von Beat`)
    await vreni.page.getByRole('button', { name: 'Löschen' }).click()
    await until('the trash', async () => (await held(title))?.isGone === true)
    await beat.context().setOffline(false)
    // Out of the list of what waits, where everything that needs somebody is found.
    await beat
      .getByRole('button', { name: /braucht Sie/ })
      .first()
      .click()
    await beat.getByRole('button', { name: 'Meine Fassung nehmen' }).click()
    await until('it is back', async () => {
      const row = await held(title)
      return row?.isGone === false && row.title === `${title} von Beat`
    })
    await beat.keyboard.press('Escape')
    await allSaved(beat)
  })
})

describe('what the server has is taken back', () => {
  beforeEach(goDown)
  const isDone = async (name: string) =>
    (await stage.site.admin(`select 1 from app.todo where title = $1 and state = 'done'`, [name])).length ===
    1
  /** Beat ticks it off with a line; the pointer holds the toast, so that nobody has to hurry. */
  const tick = async () => {
    await beat.context().setOffline(false)
    await allSaved(beat)
    await beat
      .getByRole('checkbox', { name: `«${title}» erledigt` })
      .first()
      .click()
    await beat.getByText(`«${title}» erledigt.`).last().hover()
    await until('it is done', () => isDone(title))
    await allSaved(beat)
  }
  const takeBack = () => beat.getByRole('button', { name: 'Rückgängig' }).last().click()

  test('without a line it is shown so at once, and waits', async () => {
    await tick()
    await loseLine(beat)
    await takeBack()
    await beat
      .getByRole('checkbox', { name: `«${title}» erledigt` })
      .first()
      .waitFor()
    await beat.getByRole('button', { name: 'Offline – 1 Eintrag wartet' }).first().waitFor()
    expect(await isDone(title)).toBe(true)
    await beat.context().setOffline(false)
    await until('it is open again', async () => !(await isDone(title)))
    await allSaved(beat)
    await beat
      .getByRole('checkbox', { name: `«${title}» erledigt` })
      .first()
      .waitFor()
  })

  test('not behind the back of whoever went on from it, who is named', async () => {
    await tick()
    await loseLine(beat)
    await takeBack()
    await write(vreni.page, 'Notiz', 'Mit Frau Keller besprochen')
    await until('the note', async () => (await held(title))?.note === 'Mit Frau Keller besprochen')
    await beat.context().setOffline(false)
    await beat.getByRole('button', { name: 'Ansehen' }).first().click()
    await beat
      .getByRole('dialog')
      .getByText(/Rückgängig: To-do «Entwurf .» erledigen: Seither hat Vreni .+ daran weitergearbeitet/)
      .waitFor()
    await beat.getByRole('button', { name: 'Verwerfen' }).click()
    await allSaved(beat)
    expect(await isDone(title)).toBe(true)
  })
})

describe('what somebody may do changes, and ends', () => {
  test('[S7.18] who becomes a reader sees it at once and can write nothing more', async () => {
    const people = await openPeople(vreni)
    await people.getByRole('button', { name: 'Zugang von Beat Muster ändern' }).click()
    await people.getByRole('radio', { name: 'Lesen' }).check()
    await people.getByRole('button', { name: 'Speichern' }).click()
    await people.getByText('darf lesen').first().waitFor()
    await beat.getByLabel('Neues To-do').waitFor({ state: 'detached' })
    await people.close()
  })

  test('who is removed without a line finds the house gone from the device on coming back', async () => {
    await beat.goto(`/immobilie/${vreni.houseId}`)
    await beat.getByRole('heading', { name: 'Lindenweg 14' }).first().waitFor()
    await onDevice(beat, 'houseNumber')
    await loseLine(beat)
    const people = await openPeople(vreni)
    await people.getByRole('button', { name: 'Zugang von Beat Muster ändern' }).click()
    await people.getByRole('button', { name: 'Entfernen' }).click()
    await people
      .getByRole('dialog', { name: 'Beat Muster entfernen?' })
      .getByText('Entfernen', { exact: true })
      .click()
    await people.getByText('Beat Muster hat keinen Zugang mehr.').first().waitFor()
    await beat.context().setOffline(false)
    await beat.getByText('Sie haben keinen Zugang mehr zu «Lindenweg 14».').first().waitFor()
    // The page of a house one has lost is no longer there to look at.
    await beat.waitForURL('**/dashboard')
    // Only the message that says so still names it.
    await offDevice(beat, 'houseNumber')
  })

  test('who has an account comes in with it, also where the letter went to another address', async () => {
    const { email } = somebody('Beat')
    const people = await openPeople(vreni)
    await invite(people, email)
    await beat.goto(await stage.site.linkTo(email))
    await beat.getByText(`Die Einladung ging an ${email}. Sie sind als ${person.email} angemeldet.`).waitFor()
    await beat.getByRole('button', { name: 'Mit diesem Konto annehmen' }).click()
    await beat.waitForURL('**/dashboard')
    await beat.getByText('Willkommen bei «Lindenweg 14».').waitFor()
    await people.getByText('Beat Muster').first().waitFor()
    await people.close()
  })
})
