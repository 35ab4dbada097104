import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { addDays } from '../packages/domain/src/days/day.ts'
import { calendarDay, day as written, weekDay } from '../packages/domain/src/formats/format.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { sheet } from './dossier.ts'
import { settled, sharedStage, type Stage } from './stage.ts'

const clock = makeClock()
let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

test('an owner proposes times, a craftsman without an account chooses one, and it stands in both calendars', async () => {
  const { page, person, houseId } = await stage.member({
    context: { viewport: { width: 1440, height: 900 } },
  })
  const email = `huber.${person.email}`
  const first = addDays(calendarDay(Date.now()), 9)
  await stage.site.admin(
    `with comes as (
       insert into app.craftsman (real_estate_id, id, company, trades, email, created_by)
       select $1, $4, 'Huber Heizungen', '{heating}', $2, user_id from app.membership where real_estate_id = $1
       returning id, created_by)
     insert into app.appointment (real_estate_id, id, title, kind, starts_on, starts_at, ends_on, ends_at, place,
       craftsman_id, created_by)
     select $1, $5, 'Service Heizung', 'service', $3, '09:00', $3, '10:00', 'Heizraum', id, created_by
     from comes`,
    [houseId, email, first, clock.newId(), clock.newId()],
  )
  const rows = () =>
    stage.site.admin<{ state: string; at: string; method: string | null }>(
      `select s.state, a.starts_on || to_char(a.starts_at, ' HH24:MI') as at, s.told_method as method
       from app.slot_proposal s join app.appointment a on a.real_estate_id = s.real_estate_id and a.id = s.appointment_id
       where s.real_estate_id = $1`,
      [houseId],
    )

  await page.goto('/termine?ansicht=liste')
  await page.getByRole('link', { name: 'Service Heizung' }).click()
  await sheet(page).getByRole('button', { name: 'Terminvorschläge senden' }).click()
  // The address book knows the address, and the appointment the first time.
  const form = sheet(page)
  await form.getByRole('heading', { name: 'Terminvorschläge senden' }).waitFor()
  await expect.poll(() => form.getByLabel('E-Mail-Adresse').inputValue()).toBe(email)
  const second = form.getByRole('group', { name: 'Vorschlag 2' })
  await second.getByLabel('Tag', { exact: true }).fill(written(first))
  await form.getByRole('button', { name: 'Vorschläge senden' }).click()
  await form.getByText('steht nur einmal da').waitFor()
  const chosen = addDays(first, 2)
  await second.getByLabel('Tag', { exact: true }).fill(written(chosen))
  await second.getByLabel('Von', { exact: true }).fill('13:30')
  await second.getByLabel('Bis', { exact: true }).fill('15:00')
  await form.getByRole('button', { name: 'Vorschläge senden' }).click()
  await sheet(page).getByText(`An ${email} gesendet, wartet auf Antwort.`).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  const guest = await stage.guest({ viewport: { width: 390, height: 844 } })
  await guest.goto(await stage.site.linkTo(email))
  await guest.getByRole('heading', { name: 'Service Heizung' }).waitFor()
  expect(new URL(guest.url()).hash).toBe('')
  await guest.getByText('Ort: Heizraum').waitFor()
  expect(await guest.getByText('Lindenweg').count()).toBe(0)
  await guest.getByRole('button', { name: 'Antwort senden' }).click()
  await guest.getByText('Bitte wählen Sie einen Termin').waitFor()
  await guest.getByRole('radio', { name: `${weekDay(chosen)}, 13:30–15:00` }).check()
  await guest.getByLabel('Nachricht').fill('Bitte den Keller öffnen.')
  expect(await violations(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Antwort senden' }).click()
  await guest.getByText(`Abgemacht: ${weekDay(chosen)}, 13:30–15:00`).waitFor()
  await until('the calendar of the guest was told', async () => (await rows())[0]?.method === 'REQUEST')
  expect(await rows()).toEqual([{ state: 'accepted', at: `${chosen} 13:30`, method: 'REQUEST' }])

  // The owner sees it without asking, and what a change does.
  await sheet(page).getByText(`${email} hat zugesagt.`).waitFor()
  await sheet(page).getByText('«Bitte den Keller öffnen.»').waitFor()
  await until(
    'the form shows the time that was chosen',
    async () => (await sheet(page).getByLabel('Von', { exact: true }).inputValue()) === written(chosen),
  )
  await sheet(page).getByLabel('Stand', { exact: true }).selectOption({ label: 'Abgesagt' })
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await until(
    'the calendar of the guest knows that it is off',
    async () => (await rows())[0]?.method === 'CANCEL',
  )
  await guest.reload()
  await guest.getByRole('heading', { name: 'Dieser Link ist nicht mehr gültig' }).waitFor()
})
