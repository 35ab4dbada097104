import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { paper } from '../apps/server/test/papers.ts'
import { addDays } from '../packages/domain/src/days/day.ts'
import { calendarDay, day } from '../packages/domain/src/formats/format.ts'
import { violations } from './browsers/axe.ts'
import { sheet } from './dossier.ts'
import { settled, sharedStage, type Stage } from './stage.ts'

const clock = makeClock()
let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

test('[S2.41] an owner asks two firms, one answers from its phone without an account, and it stands in the comparison', async () => {
  const { page, person, houseId } = await stage.member({
    context: { viewport: { width: 1440, height: 900 } },
  })
  const email = `wyss.${person.email}`
  const projectId = clock.newId()
  await stage.site.admin(
    `with book as (
       insert into app.craftsman (real_estate_id, id, company, trades, email, created_by)
       select $1, f.id, f.company, '{facade}', f.email, m.user_id from app.membership m,
         (values ($2::uuid, 'Wyss AG', $4), ($3::uuid, 'Steiner AG', 'x.' || $4)) f (id, company, email)
       where m.real_estate_id = $1)
     insert into app.project (real_estate_id, id, title, kind, created_by)
     select $1, $5, 'Fassade', 'energy', user_id from app.membership where real_estate_id = $1`,
    [houseId, clock.newId(), clock.newId(), email, projectId],
  )
  await page.goto('/tools/handwerker')
  await page.getByRole('heading', { name: 'Offerten anfragen', level: 1 }).waitFor()
  await page.getByText('verkauft keine Anfragen').waitFor()
  await page.getByText('Im Moment wartet keine Anfrage auf Antwort.').waitFor()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByText('Bitte wählen Sie eine Renovation.').waitFor()
  await page.getByLabel('Für welche Renovation?').selectOption({ label: 'Fassade' })
  await page.getByRole('button', { name: 'Weiter' }).click()
  const form = sheet(page)
  await form.getByRole('button', { name: 'Anfragen senden' }).click()
  await form.getByText('Bitte wählen Sie ein bis fünf Betriebe.').first().waitFor()
  await form.getByRole('checkbox', { name: /^Wyss AG/ }).check()
  await form.getByRole('checkbox', { name: /^Steiner AG/ }).check()
  await form.getByLabel('Was soll gemacht werden?').fill('Fassade dämmen, 180 m²')
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Anfragen senden' }).click()
  await page.getByText('2 Anfragen warten auf Antwort.').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  const guest = await stage.guest({ viewport: { width: 390, height: 844 } })
  await guest.goto(await stage.site.linkTo(email))
  await guest.getByRole('heading', { name: 'Offerte für «Fassade»' }).waitFor()
  expect(new URL(guest.url()).hash).toBe('')
  await guest.getByText('Fassade dämmen, 180 m²').waitFor()
  expect(await guest.getByText('Steiner AG').count()).toBe(0)
  // The owner sees that it was opened, without asking.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Wyss AG' })
    .getByText('geöffnet', { exact: true })
    .waitFor()
  // A question, and the quote on paper: judged before anybody of the house can open it.
  await guest.getByLabel('Ihre Frage').fill('Steht das Gerüst schon?')
  await guest.getByRole('button', { name: 'Frage senden' }).click()
  await guest.getByText('Ihre Frage ist angekommen.').waitFor()
  await page.getByText('fragt: «Steht das Gerüst schon?»').waitFor()
  await guest
    .getByLabel('Datei wählen und senden')
    .setInputFiles({ name: 'Offerte.pdf', mimeType: 'application/pdf', buffer: paper(['Offerte Wyss AG']) })
  const sent = guest.getByRole('list', { name: 'Gesendete Dateien' })
  await sent.getByText('Offerte · Offerte.pdf').waitFor()
  await sent.getByText('angekommen und geprüft').waitFor()
  await guest.getByRole('button', { name: 'Offerte senden' }).click()
  await guest.getByText('Bitte ein Total in Franken angeben').first().waitFor()
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await guest.getByLabel('Total').fill('54800')
  const start = addDays(calendarDay(Date.now()), 60)
  await guest.getByLabel('Möglicher Beginn').fill(day(start))
  await guest.getByRole('button', { name: 'Position hinzufügen' }).click()
  const line = guest.getByRole('group', { name: 'Position 1' })
  await line.getByLabel('Bezeichnung').fill('Dämmung')
  await line.getByLabel('Betrag').fill('54800')
  await guest.getByLabel('Bemerkung').fill('Gerüst eingerechnet.')
  expect(await violations(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Offerte senden' }).click()
  await guest.getByText('Ihre Offerte ist angekommen').waitFor()
  await guest.reload()
  await guest.getByText('Ihre Offerte ist angekommen').waitFor()
  expect(await guest.getByRole('button', { name: 'Offerte senden' }).count()).toBe(0)

  await page.getByText('1 Anfrage wartet auf Antwort.').waitFor()
  await page.goto(`/renovation/${projectId}`)
  await page.getByRole('tab', { name: 'Offerten' }).click()
  const table = page.getByRole('table', { name: 'Offerten, Position für Position' })
  await table.getByRole('columnheader', { name: /Wyss AG.*vom Betrieb über den Link/ }).waitFor()
  await table.getByRole('link', { name: 'Offerte ansehen: Wyss AG' }).waitFor()
  await page.getByText(`könnte ab ${day(start)} beginnen`).waitFor()
  await page.getByRole('button', { name: 'Steiner AG erinnern' }).click()
  await page.getByRole('button', { name: 'Erinnerung senden' }).click()
  await page.getByRole('button', { name: 'Steiner AG erinnern' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Anfrage an Steiner AG zurückziehen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await page.getByText('zurückgezogen', { exact: true }).waitFor()
})
