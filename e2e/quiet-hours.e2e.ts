import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestJobs } from '../apps/server/src/features/notifications/notifications.digest.jobs.ts'
import { notificationJobs } from '../apps/server/src/features/notifications/notifications.jobs.ts'
import { reminderJobs } from '../apps/server/src/features/reminders/reminders.jobs.ts'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { openDatabase } from '../apps/server/src/platform/db/db.ts'
import { makeDeps, type JobDeps } from '../apps/server/src/platform/jobs/worker.ts'
import { openParts } from '../apps/server/src/platform/open-parts.ts'
import { testEnvironment } from '../apps/server/test/database.ts'
import { openPushService } from '../apps/server/test/push-service.ts'
import { until } from './browsers/driver.ts'
import { openLetterBox, type LetterBox } from './letter-box.ts'
import { openStage, settled, type Stage } from './stage.ts'

let stage: Stage
let service: Awaited<ReturnType<typeof openPushService>>
let box: LetterBox
let worker: Awaited<ReturnType<typeof openWorker>>
beforeAll(async () => {
  service = await openPushService(() => worker.publicKey)
  stage = await openStage({ config: { PUSH_SERVICES: service.origin } })
  box = await openLetterBox()
  worker = await openWorker()
})
afterAll(async () => {
  await worker?.close()
  await box?.close()
  await stage?.close()
  await service?.close()
})

/** A second worker of the site, to which the hour is told; its letters and messages are counted. */
async function openWorker() {
  const { database: name, url } = stage.site
  const environment = { ...testEnvironment(name), PUBLIC_URL: url, PUSH_SERVICES: service.origin }
  const config = readConfig({ ...environment, SMTP_URL: `smtp://127.0.0.1:${box.port}` })
  const parts = openParts(config)
  const database = openDatabase({
    url: config.DATABASE_WORKER_URL,
    connections: 2,
    application: 'hauswart-worker',
    forHousekeeping: true,
  })
  return {
    publicKey: parts.pusher.publicKey ?? '',
    at: (now: Date): JobDeps => makeDeps({ ...parts, clock: makeClock(() => now.getTime()) }, database),
    close: async () => {
      await database.close()
      await parts.close()
    },
  }
}

const hourInZurich = () =>
  Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Zurich',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(),
  )

test('what comes due in the quiet hours stands in the bell at once, wakes a device after them and is in the letter of the day', async () => {
  const { page, houseId, person } = await stage.member({
    path: '/profil/einstellungen',
    todos: ['Filter wechseln'],
  })
  const [owner] = await stage.site.admin<{ id: string }>(
    'select user_id as id from app.membership where real_estate_id = $1',
    [houseId],
  )
  const id = owner?.id ?? ''
  const { endpoint, p256dh, auth } = service.subscription('telefon')
  await stage.site.admin(
    `insert into app.push_subscription (user_id, id, endpoint, p256dh, auth) values ($1, gen_random_uuid(), $2, $3, $4)`,
    [id, endpoint, p256dh, auth],
  )
  // Quiet in every hour but the one before this, and the letter of today has left: whenever somebody runs this.
  const now = hourInZurich()
  const before = (now + 23) % 24
  const choose = (label: string, hour: number) =>
    page.getByLabel(label, { exact: true }).selectOption({ label: `${hour}.00 Uhr` })
  const kept = () =>
    stage.site
      .admin<{ hours: string }>(
        `select concat_ws(' ', digest_hour, quiet_from, quiet_to) as hours from app.notification_settings where user_id = $1`,
        [id],
      )
      .then(([row]) => row?.hours)
  await choose('Um', before)
  await choose('Von', now)
  await choose('Bis', before)
  await until('the hours are kept', async () => (await kept()) === `${before} ${now} ${before}`)

  const begun = new Date()
  const today = makeClock(() => begun.getTime()).today()
  await stage.site.admin('update app.todo set due_on = $2 where real_estate_id = $1', [houseId, today])
  const everybody = {
    after: '00000000-0000-0000-0000-000000000000',
    until: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  }
  await reminderJobs['remind_houses']?.({ today, missed: 0, ...everybody }, worker.at(begun))
  await page.getByRole('link', { name: 'Benachrichtigungen, 1 ungelesen' }).first().waitFor()
  // The site's own worker has taken it up and lets it wait.
  const waiting = await until('a message that waits', async () => {
    const [job] = await stage.site.admin<{ payload: Record<string, unknown>; at: Date }>(
      `select j.payload, j.run_at as at from graphile_worker._private_jobs j where j.key = 'push:' || $1`,
      [id],
    )
    return job
  })
  expect(waiting.at.getTime()).toBeGreaterThan(Date.now())
  expect(service.state.pushed).toEqual([])
  expect(box.lettersTo(person.email)).toEqual([])

  // Woken too early it still waits; at the end of the quiet hours there is one message, and not a word of what it says.
  await notificationJobs['push_notification']?.(waiting.payload, worker.at(new Date()))
  expect(service.state.pushed).toEqual([])
  await notificationJobs['push_notification']?.(waiting.payload, worker.at(waiting.at))
  await notificationJobs['push_notification']?.(waiting.payload, worker.at(waiting.at))
  expect(service.state.pushed.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    expect.objectContaining({ title: 'Neue Meldung im Hauswart', text: 'Öffnen, um sie zu lesen.' }),
  ])

  const [letter] = await stage.site.admin<{ at: Date }>(
    'select due_at as at from app.digest where user_id = $1',
    [id],
  )
  const hour = letter?.at ?? new Date(0)
  expect(hour.getTime()).toBeGreaterThan(Date.now())
  await digestJobs['send_digest']?.({ userId: id }, worker.at(new Date(hour.getTime() - 1)))
  expect(box.lettersTo(person.email)).toEqual([])
  for (const _time of ['once', 'again']) await digestJobs['send_digest']?.({ userId: id }, worker.at(hour))
  expect(box.lettersTo(person.email)).toEqual([expect.stringContaining('Filter wechseln')])

  await page.getByRole('link', { name: 'Benachrichtigungen, 1 ungelesen' }).first().click()
  await page.getByText('Heute fällig: Filter wechseln').first().waitFor()
  await settled(page)
  await page.context().close()
})
