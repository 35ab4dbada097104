import { addDays } from '@hauswart/domain/days/day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeClock } from '#platform/clock.ts'
import { openDatabase, type Database } from '#platform/db/db.ts'
import { makeDeps, type JobDeps } from '#platform/jobs/worker.ts'
import { makeDocuments } from '#test/documents.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'
import { reminderJobs } from './reminders.jobs.ts'

let server: TestServer
let database: Database
let world: ReturnType<typeof makeWorld>
const monday = '2027-05-03'

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
beforeEach(() => server.admin('delete from app.reminder_mark'))

/** The worker at a moment of ours; what it works on is real. */
function workerAt(instant: string): JobDeps {
  const clock = makeClock(() => Date.parse(instant))
  return makeDeps({ ...server.parts, clock }, database)
}

/** What a worker does in the night to a day: divide the houses, then go through each stretch. */
async function night(day: string, times = 1): Promise<void> {
  const deps = workerAt(`${day}T00:04:00Z`)
  await reminderJobs['plan_reminders']?.({}, deps)
  const stretches = await server.admin<{ payload: Record<string, unknown> }>(
    `with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'remind_houses' returning j.payload) select payload from taken`,
  )
  for (let time = 0; time < times; time += 1)
    for (const { payload } of stretches) await reminderJobs['remind_houses']?.(payload, deps)
}

type Note = { kind: string; title: string; text: string; target: unknown }
async function notes(person: Person): Promise<Note[]> {
  const response = await fetch(`${server.url}/notifications`, { headers: person.headers() })
  return ((await response.json()) as { nodes: Note[] }).nodes
}
const titles = async (person: Person) => (await notes(person)).map(({ title }) => title).toSorted()

const complete = `mutation Done($house: ID!, $id: ID!, $input: KeyInput!) { completeTodo(realEstateId: $house, id: $id, input: $input) { id } }`
const done = (person: Person, house: string, id: string) =>
  person.data(complete, { house, id, input: { idempotencyKey: newId() } })

test('in the morning everybody of a house finds what is due, each with its page, and the neighbour nothing', async () => {
  const [owner, reader, neighbour] = [
    await world.person('Anna'),
    await world.person('Beat'),
    await world.person('Carla'),
  ]
  const house = await world.house(owner, { name: 'Lindenweg' })
  await world.join(reader, house, 'reader')
  await world.house(neighbour)
  const heating = await world.component(owner, house, { catalogKey: 'oil_heating' })
  const gutter = await world.todo(owner, house, { dueOn: addDays(monday, 7) })
  const policy = await makeDocuments(server).document(owner, house, { validUntil: addDays(monday, 60) })
  await world.task(owner, house, heating, { title: 'Feuerungskontrolle', nextOn: addDays(monday, 14) })
  const finished = await world.todo(owner, house, { title: 'Erledigt', dueOn: monday })
  await done(owner, house, finished)
  await world.todo(owner, house, { title: 'Noch lange nicht', dueOn: addDays(monday, 40) })
  await world.todo(owner, house, { title: 'Ohne Tag' })
  const project = await world.project(owner, house)
  const found = { nature: 'hidden', foundOn: addDays(monday, 30 - 60) }
  await world.defect(owner, house, project, found)
  const gone = await world.project(owner, house)
  await world.defect(owner, house, gone, { ...found, title: 'Im Papierkorb' })
  await server.admin('update app.project set deleted_at = now() where id = $1', [gone])

  await night(monday, 2)
  expect(await titles(owner)).toEqual([
    'Frist läuft in 30 Tagen ab: Riss im Putz',
    'In 7 Tagen fällig: Dachrinnen reinigen',
    'Läuft in 60 Tagen ab: Police Gebäudeversicherung',
    'Unterhalt in 14 Tagen fällig: Feuerungskontrolle',
  ])
  expect((await notes(owner)).map(({ kind, target }) => [kind, target])).toEqual(
    expect.arrayContaining([
      ['todo_due', { route: 'todos', id: gutter, realEstateId: house }],
      ['document_ending', { route: 'toolsDocuments', id: policy, realEstateId: house }],
      ['defect_due', { route: 'project', id: project, realEstateId: house }],
      ['upkeep_due', { route: 'component', id: heating, realEstateId: house }],
    ]),
  )
  expect(await titles(reader)).toEqual(await titles(owner))
  expect(await titles(neighbour)).toEqual([])

  // The same day a second time, the day after, and the day before it is due.
  await night(monday)
  await night(addDays(monday, 1))
  expect(await titles(reader)).toHaveLength(4)
  await night(addDays(monday, 6))
  expect(await titles(reader)).toContain('Morgen fällig: Dachrinnen reinigen')
})

test('what is late is told ever more rarely and then no more; a new day begins anew', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.todo(owner, house, { title: 'Filter', dueOn: monday })
  for (let day = 0; day <= 50; day += 1) await night(addDays(monday, day))
  expect(await titles(owner)).toEqual([
    'Heute fällig: Filter',
    'Seit 14 Tagen überfällig: Filter',
    'Seit 21 Tagen überfällig: Filter',
    'Seit 28 Tagen überfällig: Filter',
    'Seit 35 Tagen überfällig: Filter',
    'Seit 7 Tagen überfällig: Filter',
    'Seit gestern überfällig: Filter',
  ])
  await server.admin('update app.todo set due_on = $2 where id = $1', [id, addDays(monday, 52)])
  await night(addDays(monday, 51))
  expect(await titles(owner)).toContain('Morgen fällig: Filter')
})

test('nights without a worker are made up for, with the words of the day on which it is told', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  await night(monday)
  await world.todo(owner, house, { title: 'Boiler', dueOn: addDays(monday, 9) })
  await world.todo(owner, house, { title: 'Storen', dueOn: addDays(monday, 4) })
  await night(addDays(monday, 4))
  expect(await titles(owner)).toEqual(['Heute fällig: Storen', 'In 5 Tagen fällig: Boiler'])
})

test('nobody is told of an archived house, of what lies in the trash or of a house that was left', async () => {
  const [owner, gone] = [await world.person(), await world.person()]
  const [house, archived] = [await world.house(owner), await world.house(owner)]
  await world.join(gone, house, 'editor')
  for (const each of [house, archived]) await world.todo(owner, each, { dueOn: monday })
  const trashed = await world.todo(owner, house, { title: 'Weg', dueOn: monday })
  await server.admin('update app.todo set deleted_at = now() where id = $1', [trashed])
  await server.admin(`update app.real_estate set status = 'archived', archived_at = now() where id = $1`, [
    archived,
  ])
  await server.admin('delete from app.membership where user_id = $1', [gone.userId])
  await night(monday)
  expect(await titles(owner)).toEqual(['Heute fällig: Dachrinnen reinigen'])
  expect(await titles(gone)).toEqual([])
})

test('an appointment is told a day and two hours before by the clock of the house, once, and anew when it is moved', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const look = (instant: string) => reminderJobs['remind_appointments']?.({}, workerAt(instant))
  const id = await world.appointment(owner, house)
  await world.appointment(owner, house, {
    title: 'Ganzer Tag',
    startsOn: '2027-05-04',
    startsAt: null,
    endsOn: '2027-05-04',
    endsAt: null,
  })
  // Nine o'clock in May is seven in UTC.
  await look('2027-05-02T06:55:00Z')
  await look('2027-05-02T06:59:00Z')
  expect(await titles(owner)).toEqual([])
  await look('2027-05-02T07:00:00Z')
  await look('2027-05-02T07:05:00Z')
  expect(await titles(owner)).toEqual(['Termin morgen um 09:00: Kaminfeger'])
  expect((await notes(owner))[0]).toMatchObject({
    text: 'Am Mo, 03.05.2027 um 09:00 bei «Lindenweg 14».',
    target: { route: 'appointments', id, realEstateId: house },
  })
  await look('2027-05-03T05:30:00Z')
  expect(await titles(owner)).toEqual([
    'Termin heute um 09:00: Kaminfeger',
    'Termin morgen um 09:00: Kaminfeger',
    'Termin morgen: Ganzer Tag',
  ])
  await server.admin(`update app.appointment set starts_at = '10:00' where id = $1`, [id])
  await look('2027-05-03T06:30:00Z')
  expect(await titles(owner)).toContain('Termin heute um 10:00: Kaminfeger')
})

test('after hours in which nobody looked what has begun is told no more, and what is still to come once', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const look = (instant: string) => reminderJobs['remind_appointments']?.({}, workerAt(instant))
  const meet = (title: string, startsAt: string | null, endsAt: string | null) =>
    world.appointment(owner, house, { title, startsAt, endsAt, remindMinutes: [1_440, 120, 0] })
  await meet('Vorbei', '09:00', '10:00')
  await meet('Eben begonnen', '11:30', '12:30')
  await meet('Am Nachmittag', '13:30', '15:00')
  await meet('Ganzer Tag', null, null)
  // From six in the morning of the day before until noon.
  await look('2027-05-02T04:00:00Z')
  await server.admin('delete from app.notification')
  await look('2027-05-03T10:00:00Z')
  expect(await titles(owner)).toEqual([
    'Termin heute um 11:30: Eben begonnen',
    'Termin heute um 13:30: Am Nachmittag',
  ])
  await server.admin(
    `delete from app.notification; update app.reminder_mark set looked_until = '2027-05-01T20:00:00Z'`,
  )
  await look('2027-05-02T21:30:00Z')
  expect(await titles(owner)).toContain('Termin morgen: Ganzer Tag')
})

test('a day before nine is nine, also on the weekends on which the clocks change', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const look = (instant: string) => reminderJobs['remind_appointments']?.({}, workerAt(instant))
  const meet = (day: string) => world.appointment(owner, house, { title: day, startsOn: day, endsOn: day })
  await meet('2027-03-28')
  await meet('2027-10-31')
  await look('2027-03-27T07:55:00Z')
  expect(await titles(owner)).toEqual([])
  await look('2027-03-27T08:00:00Z')
  expect(await titles(owner)).toEqual(['Termin morgen um 09:00: 2027-03-28'])
  await server.admin('delete from app.reminder_mark')
  await look('2027-10-30T06:55:00Z')
  expect(await titles(owner)).toHaveLength(1)
  await look('2027-10-30T07:00:00Z')
  expect(await titles(owner)).toContain('Termin morgen um 09:00: 2027-10-31')
})

test('an appointment is told when it says itself, otherwise as each person has chosen', async () => {
  const [owner, other] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(other, house, 'editor')
  await server.admin(
    `insert into app.notification_settings (user_id, appointment_minutes) values ($1, '{60}')`,
    [other.userId],
  )
  const whole = { startsAt: null, endsAt: null }
  await world.appointment(owner, house, { title: 'Üblich' })
  const own = await world.appointment(owner, house, { title: 'Eigen', remindMinutes: [0, 10_080] })
  await world.appointment(owner, house, { title: 'Stumm', remindMinutes: [] })
  await world.appointment(owner, house, { title: 'Ganz', ...whole })
  const look = (instant: string) => reminderJobs['remind_appointments']?.({}, workerAt(instant))
  const heard: Record<string, string[]> = {}
  const hear = async (instant: string) => {
    await server.admin('delete from app.notification; delete from app.reminder_mark')
    await look(new Date(Date.parse(instant) - 300_000).toISOString())
    await look(instant)
    heard[instant] = (await Promise.all([owner, other].map(titles))).map((all) => all.join(', '))
  }
  // Nine o'clock in May is seven in UTC, midnight is ten in the evening.
  for (const at of ['2027-04-26T07:00', '2027-05-01T22:00', '2027-05-02T07:00', '2027-05-03T05:00'])
    await hear(`${at}:00Z`)
  await hear('2027-05-03T06:00:00Z')
  await hear('2027-05-03T07:00:00Z')
  expect(heard).toEqual({
    '2027-04-26T07:00:00Z': ['Termin in 7 Tagen um 09:00: Eigen', 'Termin in 7 Tagen um 09:00: Eigen'],
    '2027-05-01T22:00:00Z': ['Termin morgen: Ganz', 'Termin morgen: Ganz'],
    '2027-05-02T07:00:00Z': ['Termin morgen um 09:00: Üblich', ''],
    '2027-05-03T05:00:00Z': ['Termin heute um 09:00: Üblich', ''],
    '2027-05-03T06:00:00Z': ['', 'Termin heute um 09:00: Üblich'],
    '2027-05-03T07:00:00Z': ['Termin heute um 09:00: Eigen', 'Termin heute um 09:00: Eigen'],
  })
  expect((await notes(owner))[0]?.target).toMatchObject({ id: own })
})

const give = `mutation Give($house: ID!, $id: ID!, $input: UpdateTodoInput!) { updateTodo(realEstateId: $house, id: $id, input: $input) { assigneeId version } }`
const takeBack = `mutation TakeBack($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { actId } }`

test('who is given a to-do by somebody else is told once, a few minutes later; what was taken back tells nobody', async () => {
  const [owner, helper] = [await world.person('Anna'), await world.person('Beat')]
  const house = await world.house(owner, { name: 'Lindenweg' })
  await world.join(helper, house, 'editor')
  const look = (minutes: number) =>
    reminderJobs['tell_assigned']?.({}, workerAt(new Date(Date.now() + minutes * 60_000).toISOString()))
  await look(0)
  const given = await world.todo(owner, house, { title: 'Laub rechen', assigneeId: helper.userId })
  await world.todo(owner, house, { title: 'Für mich', assigneeId: owner.userId })
  await done(
    owner,
    house,
    await world.todo(owner, house, { title: 'Schon getan', assigneeId: helper.userId }),
  )
  const taken = await world.todo(owner, house, { title: 'Zurückgenommen' })
  const key = newId()
  const input = { idempotencyKey: key, expectedVersion: 1, assigneeId: helper.userId }
  const { updateTodo } = await owner.data(give, { house, id: taken, input })
  expect(updateTodo).toEqual({ assigneeId: helper.userId, version: 2 })

  await look(1)
  expect(await titles(helper)).toEqual([])
  await owner.data(takeBack, { house, act: key, input: { idempotencyKey: newId() } })
  await look(10)
  await server.admin(`delete from app.reminder_mark`)
  await look(-10)
  await look(11)
  expect(
    (await notes(helper)).map(({ kind, title, text, target }) => ({ kind, title, text, target })),
  ).toEqual([
    {
      kind: 'todo_assigned',
      title: 'Ihnen zugewiesen: Laub rechen',
      text: expect.stringMatching(/^Anna .* hat Ihnen das To-do bei «Lindenweg» zugewiesen\.$/) as string,
      target: { route: 'todos', id: given, realEstateId: house },
    },
  ])
  expect(await titles(owner)).toEqual([])
})
