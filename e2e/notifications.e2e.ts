import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@hauswart/domain/days/day'
import { letterAddress } from '../apps/server/src/features/notifications/notifications.letter.service.ts'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { testEnvironment } from '../apps/server/test/database.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { settled, sharedStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

test('how somebody wants to hear of things is kept, and the bell rings while the page is open', async () => {
  const { page, houseId } = await stage.member({ path: '/profil/einstellungen' })
  const [owner] = await stage.site.admin<{ id: string }>(
    'select user_id as id from app.membership where real_estate_id = $1',
    [houseId],
  )
  const kept = async () =>
    (
      await stage.site.admin<{ digest: string; off: string; hours: string }>(
        `select digest, array_to_string(switched_off, ' ') as off, concat_ws(' ', digest_hour, quiet_from, appointment_minutes::text) as hours
         from app.notification_settings where user_id = $1`,
        [owner?.id],
      )
    )[0]
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const onDevices = group('Was als Meldung auf Ihre Geräte kommt')
  const people = onDevices.getByRole('checkbox', { name: 'Personen und Zugriff' })
  await page.getByRole('radio', { name: 'Wöchentlich' }).click()
  await page.getByLabel('Um', { exact: true }).selectOption({ label: '18.00 Uhr' })
  await page.getByLabel('Von', { exact: true }).selectOption({ label: '20.00 Uhr' })
  await people.click()
  await group('Vor Terminen').getByRole('checkbox', { name: '1 Woche vorher' }).click()
  await group('Was als E-Mail kommt').getByRole('checkbox', { name: 'Bilder und Unterlagen' }).click()
  const chosen = { digest: 'weekly', off: 'files.mail people.push', hours: '18 20 {10080,1440,120}' }
  await until('everything is saved', async () => JSON.stringify(await kept()) === JSON.stringify(chosen))
  await page.reload()
  await page.getByText('Eine E-Mail am Montag, nur wenn etwas ansteht.').waitFor()
  await until('the group is off after a reload', async () => !(await people.isChecked()))
  await onDevices.getByRole('checkbox', { name: 'Sicherheit Ihres Kontos', disabled: true }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Benachrichtigungen', exact: true }).first().waitFor()
  await stage.site.admin(
    `insert into app.notification (user_id, id, kind, object_id, title, text, target_route)
     select $1, id, 'member_left', id, 'Vreni Muster ist gegangen', 'Lindenweg', 'realEstate' from gen_random_uuid() as id`,
    [owner?.id],
  )
  await page.getByRole('link', { name: 'Benachrichtigungen, 1 ungelesen' }).first().click()
  await page.getByText('Vreni Muster ist gegangen').first().waitFor()
  await page.context().close()
})

test('a to-do is put off from the letter: the link asks, and the button does it', async () => {
  const { page, houseId } = await stage.member({ path: '/to-dos', todos: ['Filter wechseln'] })
  const today = makeClock().today()
  const [todo] = await stage.site.admin<{ id: string; userId: string }>(
    `update app.todo t set due_on = $2 from app.membership m
     where t.real_estate_id = $1 and m.real_estate_id = $1 returning t.id, m.user_id as "userId"`,
    [houseId, today],
  )
  const config = readConfig({ ...testEnvironment(stage.site.database), PUBLIC_URL: stage.site.url })
  const facts = { userId: todo?.userId ?? '', realEstateId: houseId, todoId: todo?.id ?? '', dueOn: today }
  await page.goto(letterAddress(config, today, { ...facts, act: 'later' }))
  await page.getByText('Soll «Filter wechseln» eine Woche später fällig sein?').waitFor()
  await page.getByRole('button', { name: 'Ja, eine Woche später' }).click()
  await page.getByText('«Filter wechseln» ist neu am').waitFor()
  await page.getByRole('link', { name: 'To-dos öffnen' }).click()
  await page.getByText('Filter wechseln').first().waitFor()
  const [moved] = await stage.site.admin<{ day: string }>(
    'select due_on::text as day from app.todo where id = $1',
    [todo?.id],
  )
  expect(moved?.day).toBe(addDays(today, 7))
  await page.context().close()
})
