import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths } from '../packages/domain/src/days/day.ts'
import { calendarDay, day as written, weekDay } from '../packages/domain/src/formats/format.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { sheet } from './dossier.ts'
import { atRest, onDevice, settled, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const rowsOf = (houseId: string) =>
  stage.site.admin<{ title: string; at: string | null; state: string }>(
    `select title, starts_on || coalesce(' ' || to_char(starts_at, 'HH24:MI'), '') as at, state
     from app.appointment where real_estate_id = $1 and deleted_at is null`,
    [houseId],
  )

test('[S1.7] [S2.20] [S2.39] an appointment written without a line is kept, arrives, is moved in the month and called off', async () => {
  const { page, context, houseId } = await stage.member({
    path: '/tools/appointments',
    context: { ...withWorker, viewport: { width: 1440, height: 900 } },
  })
  expect(new URL(page.url()).pathname).toBe('/termine')
  await workerReady(page)
  await page.getByRole('grid').waitFor()
  await page.getByRole('link', { name: 'Termin erfassen' }).waitFor()
  await onDevice(page, houseId)
  const tomorrow = addDays(calendarDay(Date.now()), 1)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Termin erfassen' }).click()
  await sheet(page).getByLabel('Titel', { exact: true }).fill('Besichtigung Dach')
  await sheet(page).getByLabel('Art', { exact: true }).selectOption({ label: 'Besichtigung' })
  await sheet(page).getByLabel('Von', { exact: true }).fill(written(tomorrow))
  await sheet(page).getByLabel('Bis', { exact: true }).fill(written(tomorrow))
  await sheet(page).getByLabel('Erinnern', { exact: true }).selectOption({ label: '1 Stunde vorher' })
  await sheet(page).getByLabel('Ende', { exact: true }).fill('08:30')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).getByText('Das Ende muss nach dem Beginn liegen.').first().waitFor()
  await sheet(page).getByLabel('Ende', { exact: true }).fill('10:30')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await context.setOffline(false)
  await until('the appointment has arrived', async () => (await rowsOf(houseId)).length > 0)
  expect(await rowsOf(houseId)).toEqual([
    { title: 'Besichtigung Dach', at: `${tomorrow} 09:00`, state: 'planned' },
  ])

  const [told] = await stage.site.admin<{ minutes: number[] }>(
    'select remind_minutes as minutes from app.appointment where real_estate_id = $1',
    [houseId],
  )
  expect(told?.minutes).toEqual([60])

  // With the keys from today to tomorrow, whose card names it.
  await page.locator('[data-day][tabindex="0"]').press('ArrowRight')
  await page.locator(`[data-day="${tomorrow}"][aria-pressed=true]`).waitFor()
  // Taken up there and put down a day later.
  await page.getByRole('button', { name: '«Besichtigung Dach» verschieben' }).click()
  await page.getByText('Wählen Sie im Kalender den neuen Tag.').waitFor()
  const later = addDays(tomorrow, 1)
  await page.locator(`[data-day="${tomorrow}"]`).press('ArrowRight')
  await page.locator(`[data-day="${later}"][aria-pressed=true]`).press('Enter')
  await until('it was moved', async () => (await rowsOf(houseId))[0]?.at === `${later} 09:00`)
  await page
    .getByRole('list', { name: weekDay(later) })
    .getByRole('link', { name: 'Besichtigung Dach' })
    .click()
  await sheet(page).getByLabel('Stand', { exact: true }).selectOption({ label: 'Abgesagt' })
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).waitFor({ state: 'detached' })
  await until('it is called off', async () => (await rowsOf(houseId))[0]?.state === 'cancelled')
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('radio', { name: 'Liste' }).click()
  await page.getByRole('link', { name: 'Besichtigung Dach' }).click()
  await sheet(page).getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('«Besichtigung Dach» gelöscht.').first().waitFor()
  await page.getByText('Keine Termine geplant.').waitFor()

  // On a phone: every second week, written down without a line, and from the middle on given up again.
  await page.setViewportSize({ width: 390, height: 844 })
  await context.setOffline(true)
  const first = `${addMonths(calendarDay(Date.now()), 2).slice(0, 8)}04`
  const daysOf = (amount: number) => Array.from({ length: amount }, (_, at) => addDays(first, at * 14))
  await page.getByRole('button', { name: 'Erfassen' }).click()
  await page.getByRole('link', { name: /^Termin erfassen/ }).click()
  await sheet(page).getByLabel('Titel', { exact: true }).fill('Gartenpflege')
  await sheet(page).getByLabel('Von', { exact: true }).fill(written(first))
  await sheet(page).getByLabel('Bis', { exact: true }).fill(written(first))
  await sheet(page).getByLabel('Wiederholen', { exact: true }).selectOption({ label: 'Alle 2 Wochen' })
  const end = sheet(page).getByLabel('Wiederholen bis', { exact: true })
  await end.fill(written(addDays(first, 14 * 70)))
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await sheet(page).getByText('Wählen Sie einen Tag, bis zu dem es 2 bis 60 Termine sind.').first().waitFor()
  await end.fill(written(addDays(first, 60)))
  await end.blur()
  await sheet(page)
    .getByText(`5 Termine, der letzte am ${weekDay(addDays(first, 56))}.`)
    .waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('«Gartenpflege»: 5 Termine erfasst.').first().waitFor()
  await page.getByText('wiederholt sich').nth(4).waitFor()
  await page.goto(`${stage.site.url}/termine?ansicht=monat&tag=${first}`)
  await page.getByRole('grid').waitFor()
  for (const day of daysOf(2)) {
    await page.locator(`[data-day="${day}"]`).click()
    await page
      .getByRole('list', { name: weekDay(day) })
      .getByRole('link', { name: 'Gartenpflege' })
      .waitFor()
  }
  await page.getByRole('link', { name: 'Gartenpflege' }).click()
  await sheet(page)
    .getByText(`Teil einer Reihe: 2 von 5, bis ${written(addDays(first, 56))}.`)
    .waitFor()
  const question = page.getByRole('dialog', { name: '«Gartenpflege» löschen?' })
  const deleteFromHere = async () => {
    await sheet(page).getByRole('button', { name: 'Löschen' }).click()
    await question.getByText('Nach diesem folgen noch 3 Termine').waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: 'Diesen und alle folgenden löschen' }).click()
    await page.getByText('«Gartenpflege»: 4 Termine gelöscht.').first().waitFor()
    await page.getByRole('link', { name: 'Gartenpflege' }).waitFor({ state: 'detached' })
  }
  await deleteFromHere()
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByRole('link', { name: 'Gartenpflege' }).waitFor()
  await context.setOffline(false)
  const held = async () =>
    (await rowsOf(houseId)).map(({ at }) => at ?? '').toSorted((a, b) => a.localeCompare(b))
  const meant = daysOf(5).map((day) => `${day} 09:00`)
  await until('all of them have arrived', async () => (await held()).join() === meant.join())
  await page.getByRole('link', { name: 'Gartenpflege' }).click()
  await deleteFromHere()
  await until('only the first is left', async () => (await held()).join() === meant[0])
  await page.context().close()
})

test('the calendar shows what is chosen alone, keeps it in its address, and gives everything back', async () => {
  const { page, houseId } = await stage.member({
    path: '/termine?ansicht=liste',
    todos: ['Laub rechen'],
    context: { viewport: { width: 390, height: 844 } },
  })
  const day = addDays(calendarDay(Date.now()), 1)
  await stage.site.admin('update app.todo set due_on = $2 where real_estate_id = $1', [houseId, day])
  await stage.site.admin(
    `insert into app.appointment (real_estate_id, id, title, kind, starts_on, ends_on, created_by)
     select $1, gen_random_uuid(), k.title, k.kind, $2, $2, m.user_id
     from app.membership m, (values ('Kaminfeger', 'service'), ('Dach ansehen', 'viewing')) as k (title, kind)
     where m.real_estate_id = $1`,
    [houseId, day],
  )
  await page.reload()
  const shown = async () => {
    const all = ['Kaminfeger', 'Dach ansehen', 'Laub rechen']
    const seen = await Promise.all(
      all.map(async (title) => ((await page.getByRole('link', { name: title }).count()) > 0 ? [title] : [])),
    )
    return seen.flat().join(', ')
  }
  const sees = (titles: string) => until(titles, async () => (await shown()) === titles)
  const kind = page.getByLabel('Was', { exact: true })
  await sees('Kaminfeger, Dach ansehen, Laub rechen')
  await kind.selectOption({ label: 'Termine' })
  await sees('Kaminfeger, Dach ansehen')
  await kind.selectOption({ label: 'Service' })
  await sees('Kaminfeger')
  // Whoever comes back by the address finds the same choice.
  await page.reload()
  await sees('Kaminfeger')
  // Another has moved it away meanwhile: what was chosen is empty, and says how everything comes back.
  await stage.site.admin(
    `update app.appointment set deleted_at = now() where real_estate_id = $1 and kind = 'service'`,
    [houseId],
  )
  await page.reload()
  await page.getByText('Nichts davon steht an.').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Alles anzeigen' }).click()
  await sees('Dach ansehen, Laub rechen')
  await page.context().close()
})

test('a calendar is subscribed by an address that is shown once, fetched by a stranger, and ended', async () => {
  const { page, houseId } = await stage.member({
    path: '/termine?ansicht=liste&von=tools',
    context: { viewport: { width: 1440, height: 900 } },
  })
  // In the middle of a month days around it are always in sight.
  const day = `${addMonths(calendarDay(Date.now()), 1).slice(0, 8)}15`
  await stage.site.admin(
    `insert into app.appointment (real_estate_id, id, title, kind, starts_on, starts_at, ends_on, ends_at, created_by)
     select $1, gen_random_uuid(), 'Kaminfeger', 'service', $2, '09:00', $2, '10:00', user_id
     from app.membership where real_estate_id = $1`,
    [houseId, day],
  )
  await page
    .getByRole('navigation', { name: 'Wo Sie sind' })
    .getByRole('link', { name: 'Werkzeuge' })
    .waitFor()
  await page.getByRole('button', { name: 'Kalender abonnieren' }).click()
  await sheet(page).getByLabel('Fällige To-dos', { exact: true }).uncheck()
  await sheet(page).getByRole('button', { name: 'Adresse erstellen' }).click()
  const address = await sheet(page).getByLabel('Adresse', { exact: true }).inputValue()
  const fetched = async () => {
    // As a service does: no cookie, no token. The site's certificate is its own.
    const answer = await page.request.get(address, { headers: { cookie: '' } })
    return `${answer.status()} ${answer.headers()['content-type']} ${await answer.text()}`
  }
  expect(await fetched()).toMatch(/^200 text\/calendar.*SUMMARY:Kaminfeger/s)
  await sheet(page).getByText('Abonnieren').first().waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Fertig' }).click()
  await sheet(page).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Kalender abonnieren' }).click()
  await sheet(page).getByText('Zuletzt abgeholt').waitFor()
  await sheet(page).getByRole('button', { name: 'Beenden' }).click()
  await page
    .getByRole('dialog', { name: 'Kalender-Abo beenden?' })
    .getByRole('button', { name: 'Beenden' })
    .click()
  await sheet(page).waitFor({ state: 'detached' })
  await until('the address opens nothing', async () => !(await fetched()).startsWith('200'))

  await page.reload()
  await page.getByRole('link', { name: 'Kaminfeger' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet(page).getByRole('button', { name: 'Zum Kalender hinzufügen' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Kaminfeger.ics')

  await page.goto(`${stage.site.url}/termine?ansicht=monat&tag=${day}`)
  const target = addDays(day, 2)
  await settled(page)
  await atRest(page)
  await page.locator(`[data-day="${day}"] [data-held]`).dragTo(page.locator(`[data-day="${target}"]`))
  await until('it was dragged', async () => (await rowsOf(houseId))[0]?.at === `${target} 09:00`)
  await page.context().close()
})
