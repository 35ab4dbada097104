import { addDays } from '@hauswart/domain/days/day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/db/db.ts'
import type { Sent, StoredMail } from '#platform/jobs/mail.ts'
import { makeDeps, type JobDeps } from '#platform/jobs/worker.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'
import { digestJobs } from './notifications.digest.jobs.ts'
import { notifyPeople } from './notifications.service.ts'

let server: TestServer
let database: Database
let world: ReturnType<typeof makeWorld>
const today = '2027-05-03'

beforeAll(async () => {
  server = await startServer()
  const url = server.parts.config.DATABASE_WORKER_URL
  database = openDatabase({ url, connections: 2, application: 'test-worker', forHousekeeping: true })
  world = makeWorld(server)
})
afterAll(async () => {
  await database.close()
  await server.close()
})

type Answer = (mail: StoredMail) => Promise<Sent>
const taken: Answer = () => Promise.resolve({})

/** The worker at a moment of ours, with a mail server of ours that answers as it is told. */
function workerAt(instant: string, answer = taken) {
  const letters: StoredMail[] = []
  const clock = {
    ...server.parts.clock,
    now: () => new Date(instant),
    today: () => instant.slice(0, 10),
  }
  const mailer = {
    close: () => undefined,
    send: (mail: StoredMail) => {
      letters.push(mail)
      return answer(mail)
    },
  }
  return { deps: makeDeps({ ...server.parts, clock, mailer }, database), letters }
}

/** Owner of a house with to-dos of today that were told in the night. */
async function told(...titles: string[]) {
  const owner = await world.person()
  const house = await world.house(owner)
  const ids: string[] = []
  for (const title of titles) ids.push(await world.todo(owner, house, { title, dueOn: today }))
  await tell(workerAt(`${today}T00:05:00Z`).deps, owner, house, ids)
  return { owner, house, ids }
}

const tell = (
  deps: JobDeps,
  { userId }: Person,
  realEstateId: string,
  ids: readonly string[],
  kind: 'todo_due' | 'upkeep_due' | 'components_due' = 'todo_due',
) =>
  notifyPeople(
    deps,
    deps.parts.clock,
    ids.map((thingId) => ({
      userId,
      kind,
      objectId: newId(),
      title: 'Heute fällig',
      text: 'Ein To-do',
      target: { route: 'todos', id: thingId },
      about: { realEstateId, thingId, dueOn: today },
    })),
  )

/** What the worker does for one person at a moment, and what left the house. */
async function send(person: Person, instant: string, answer = taken): Promise<StoredMail[]> {
  const { deps, letters } = workerAt(instant, answer)
  await digestJobs['plan_digests']?.({}, deps)
  const jobs = await server.admin<{ payload: Record<string, unknown> }>(
    `select j.payload from graphile_worker._private_jobs j where j.key = 'digest:' || $1`,
    [person.userId],
  )
  for (const { payload } of jobs) await digestJobs['send_digest']?.(payload, deps)
  return letters
}

const complete = `mutation Done($house: ID!, $id: ID!, $input: KeyInput!) { completeTodo(realEstateId: $house, id: $id, input: $input) { id } }`
const [early, morning, later] = [`${today}T04:59:00Z`, `${today}T05:00:00Z`, `${today}T06:00:00Z`]

test('at seven there is one letter with what is new, and none where nothing is', async () => {
  const { owner } = await told('Dachrinne', 'Filter')
  const quiet = await world.person()
  expect(await send(owner, early)).toEqual([])
  const [letter, ...more] = await send(owner, morning)
  expect(more).toEqual([])
  expect(letter).toMatchObject({ recipient: owner.email, subject: '2 Einträge stehen an' })
  expect(letter?.bodyText).toContain('Heute fällig: Dachrinne\nDas To-do bei «Lindenweg 14» ist am')
  expect(letter?.bodyText).toContain('Heute fällig: Filter')
  // What is due can be said to be done, or put off, from the letter.
  expect(letter?.bodyText.match(/^Erledigt: http\S+\/notifications\/act\?what=\S+$/gm)).toHaveLength(2)
  expect(letter?.bodyHtml).toContain('>Eine Woche später</a>')
  expect(await send(owner, later)).toEqual([])
  expect(await send(quiet, later)).toEqual([])
  // Whoever waits for a letter to sign in does not wait for the letters of the day.
  expect(
    await server.admin(
      `select j.priority > 0 as waits from graphile_worker._private_jobs j where j.key = 'digest:' || $1`,
      [owner.userId],
    ),
  ).toEqual([{ waits: true }])
})

test('right before it leaves everything is looked at once more: what is done, moved, trashed or no longer theirs stays out', async () => {
  const { owner, house, ids } = await told('Fertig', 'Verschoben', 'Weg', 'Bleibt')
  const [finished, moved, trashed] = ids
  await owner.data(complete, { house, id: finished, input: { idempotencyKey: newId() } })
  await server.admin(`update app.todo set due_on = '2027-06-01' where id = $1`, [moved])
  await server.admin('update app.todo set deleted_at = now() where id = $1', [trashed])
  const [letter] = await send(owner, morning)
  expect(letter?.subject).toBe('Ein Eintrag steht an')
  for (const title of ['Fertig', 'Verschoben', 'Weg']) expect(letter?.bodyText).not.toContain(title)

  const left = await told('Nicht mehr dabei')
  await server.admin('delete from app.membership where user_id = $1', [left.owner.userId])
  expect(await send(left.owner, morning)).toEqual([])
  const done = await told('Alles gemacht')
  await server.admin(`update app.notification set read_at = now() where user_id = $1`, [done.owner.userId])
  expect(await send(done.owner, morning)).toEqual([])
})

test('who may only read gets no links to act by', async () => {
  const { owner } = await told('Filter')
  await server.admin(`update app.membership set role = 'reader' where user_id = $1`, [owner.userId])
  const [letter] = await send(owner, morning)
  expect(letter?.bodyText).toContain('Filter')
  expect(letter?.bodyText).not.toContain('/notifications/act')
})

test('upkeep is in the letter, and rests with its component in the trash', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const tasks: string[] = []
  for (const title of ['Ölheizung warten', 'Tank prüfen']) {
    const component = await world.component(owner, house, { catalogKey: 'oil_heating' })
    tasks.push(await world.task(owner, house, component, { title, nextOn: today }))
  }
  await tell(workerAt(`${today}T00:05:00Z`).deps, owner, house, tasks, 'upkeep_due')
  const tank = `(select component_id from app.maintenance_task where id = $1)`
  await server.admin(`update app.component set deleted_at = now() where id = ${tank}`, [tasks[1]])
  const [letter] = await send(owner, morning)
  expect(letter?.bodyText).not.toContain('Erledigt:')
  expect(letter?.bodyText).toContain('Ölheizung warten')
  expect(letter?.bodyText).not.toContain('Tank prüfen')
})

test('a letter repeated after a kill is the same letter, and what came while it was under way is in the next', async () => {
  const { owner, house } = await told('Filter')
  const seen: string[] = []
  const killed: Answer = ({ messageId }) => {
    seen.push(messageId)
    return Promise.reject(new Error('ended between taken and marked'))
  }
  await expect(send(owner, morning, killed)).rejects.toThrow('ended')
  const next = await world.todo(owner, house, { title: 'Boiler', dueOn: today })
  const [letter] = await send(owner, later, async () => {
    await tell(workerAt(later).deps, owner, house, [next])
    return {}
  })
  expect(seen).toEqual([letter?.messageId])
  expect(letter?.messageId).toContain(`<digest.${today}.`)
  expect(letter?.bodyText).not.toContain('Boiler')
  expect(await send(owner, `${today}T20:00:00Z`)).toEqual([])
  const [tomorrow] = await send(owner, '2027-05-04T05:00:00Z')
  expect(tomorrow?.bodyText).toContain('Seit gestern überfällig: Boiler')
  expect(tomorrow?.bodyText).not.toContain('Filter')
  expect(tomorrow?.messageId).not.toBe(letter?.messageId)
})

test('an address the mail server never takes is left alone until it is another one', async () => {
  const { owner, house, ids } = await told('Filter')
  expect(await send(owner, morning, () => Promise.resolve({ refusal: '550 5.1.1' }))).toHaveLength(1)
  const again = (day: string) => tell(workerAt(`${day}T00:05:00Z`).deps, owner, house, ids)
  await again('2027-05-04')
  expect(await send(owner, '2027-05-04T05:00:00Z')).toEqual([])
  await server.admin(`update auth.account set email = $2 where id = $1`, [owner.userId, `neu-${owner.email}`])
  await again('2027-05-05')
  expect(await send(owner, '2027-05-05T05:00:00Z')).toHaveLength(1)
})

test('the hour, the week and silence are as chosen; the link of the letter unsubscribes by POST alone', async () => {
  const { owner, house } = await told()
  await server.admin(
    `insert into app.notification_settings (user_id, digest, digest_hour) values ($1, 'weekly', 18)`,
    [owner.userId],
  )
  const id = await world.todo(owner, house, { title: 'Filter', dueOn: today })
  await tell(workerAt('2027-05-01T00:05:00Z').deps, owner, house, [id])
  expect(await send(owner, later)).toEqual([])
  const [letter] = await send(owner, `${today}T16:00:00Z`)
  const link = /^<(.+)>$/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = `${server.url}${new URL(link).pathname}${new URL(link).search}`
  const stopped = () =>
    server.admin(`select from graphile_worker._private_jobs j where j.key = 'stop_digests:' || $1`, [
      owner.userId,
    ])
  const asked = await fetch(address)
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect(await stopped()).toEqual([])
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const body = 'List-Unsubscribe=One-Click'
  expect((await fetch(address.replace(/.$/, '~'), { ...form, body })).status).not.toBe(200)
  expect((await fetch(address, { ...form, body })).status).toBe(200)
  expect(await stopped()).toHaveLength(1)
  await digestJobs['stop_digests']?.({ userId: owner.userId }, workerAt(later).deps)
  await tell(workerAt('2027-05-10T00:05:00Z').deps, owner, house, [id])
  expect(await send(owner, '2027-05-10T20:00:00Z')).toEqual([])
})

test.each([
  ['off', ['reminders.mail', 'reminders.push']],
  ['weekly', []],
])('the day to notify a defect is written of although the summary is %s', async (digest, switchedOff) => {
  const owner = await world.person()
  const house = await world.house(owner)
  await server.admin(
    `insert into app.notification_settings (user_id, digest, switched_off) values ($1, $2, $3)`,
    [owner.userId, digest, switchedOff],
  )
  const project = await world.project(owner, house)
  // Found in March, to be notified within sixty days: a Tuesday.
  const day = '2027-05-04'
  const defect = await world.defect(owner, house, project, { nature: 'hidden', foundOn: addDays(day, -60) })
  const todo = await world.todo(owner, house, { title: 'Nur im Hauswart', dueOn: today })
  const { deps } = workerAt(`${today}T06:05:00Z`)
  await notifyPeople(deps, deps.parts.clock, [
    {
      userId: owner.userId,
      kind: 'defect_due',
      objectId: newId(),
      title: 'Frist läuft morgen ab',
      text: 'Mangel',
      target: { route: 'project', id: project },
      about: { realEstateId: house, thingId: defect, dueOn: day },
    },
  ])
  await tell(deps, owner, house, [todo])
  const [letter, ...more] = await send(owner, `${day}T05:00:00Z`)
  expect(more).toEqual([])
  expect(letter?.bodyText).toContain('Frist läuft heute ab: Riss im Putz')
  // Whoever has it weekly gets what waits along with it.
  expect(letter?.bodyText.includes('Nur im Hauswart')).toBe(digest === 'weekly')
})

test('news of the analysis stand in the summary and make no letter of their own', async () => {
  const { owner, house } = await told()
  await tell(workerAt(`${today}T00:05:00Z`).deps, owner, house, [newId()], 'components_due')
  const [letter] = await send(owner, morning)
  expect(letter?.bodyText).toContain('Heute fällig\nLindenweg 14: In der Analyse steht')
})
