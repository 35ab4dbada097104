import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '#platform/clock.ts'
import { openParts } from '#platform/open-parts.ts'
import { readConfig } from '#platform/config.ts'
import { testEnvironment } from './database.ts'
import { startServer, type TestServer } from './server.ts'
import { makeWorld, newId } from './world.ts'

let server: TestServer
let world: ReturnType<typeof makeWorld>

beforeAll(async () => {
  server = await startServer({ worker: true })
  world = makeWorld(server)
})
afterAll(() => server.close())

async function runJob(name: string): Promise<void> {
  await server.admin('select app.enqueue($1, $2, null, null)', [name, '{}'])
  for (let tries = 0; tries < 200; tries += 1) {
    const left = await server.admin<{ last_error: string | null }>(
      'select last_error from graphile_worker._private_jobs',
    )
    if (left.length === 0) return
    if (left[0]?.last_error) throw new Error(left[0].last_error)
    await sleep(50)
  }
  throw new Error(`${name} did not run`)
}

test('an answer is remembered for more than 90 days and forgotten after 100', async () => {
  const owner = await world.person()
  const days = [0, 89, 91, 99, 101, 400]
  for (const age of days) {
    await server.admin(
      `insert into app.idempotency (user_id, key, request_hash, result, created_at)
       values ($1, $2, '\\x00', to_jsonb($3::int), now() - make_interval(days => $3))`,
      [owner.userId, newId(), age],
    )
  }
  await runJob('forget_old_answers')
  const left = await server.admin<{ age: number }>(
    'select result::int as age from app.idempotency where user_id = $1 order by age',
    [owner.userId],
  )
  expect(left.map((row) => row.age)).toEqual([0, 89, 91, 99])
})

test('prepared to-dos from before they said what they prepare are named, and that is nobody’s act', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const measureId = await world.measure(owner, house, await world.component(owner, house))
  const titles = ['Drei Offerten einholen: Dach', 'Auftrag schriftlich erteilen: Dach', 'Nachbarn fragen']
  for (const title of titles) await world.todo(owner, house, { title, measureId })
  await world.todo(owner, house, { title: titles[0] })
  const worked = `update app.todo set updated_at = created_at + interval '1 day', version = 2`
  await server.admin(`${worked} where real_estate_id = $1 and title = $2`, [house, titles[1]])
  // As the migration leaves what was there.
  await server.admin('update app.todo set touched_at = now() where real_estate_id = $1', [house])
  const marks = () =>
    server.admin('select id, act_id, version from app.todo where real_estate_id = $1 order by id', [house])
  const before = await marks()
  await runJob('name_preparations')
  const named = await server.admin(
    `select prepares, touched_at is null as "isUntouched", touched_at = updated_at as "isSince"
     from app.todo where real_estate_id = $1 order by created_at`,
    [house],
  )
  expect(named).toEqual([
    { prepares: 'offers', isUntouched: true, isSince: null },
    { prepares: 'contract', isUntouched: false, isSince: true },
    { prepares: null, isUntouched: false, isSince: false },
    { prepares: null, isUntouched: false, isSince: false },
  ])
  expect(await marks()).toEqual(before)
})

test('news are forgotten after a week, the history never', async () => {
  const house = await world.house(await world.person())
  for (const age of [6, 8]) {
    await server.admin(
      `insert into app.outbox (real_estate_id, id, verb, object_id, version, at)
       values ($1, $2, 'test', $1, $3, now() - make_interval(days => $3))`,
      [house, randomUUID(), age],
    )
  }
  await runJob('forget_old_answers')
  const news = await server.admin<{ verb: string; version: number }>(
    'select verb, version from app.outbox where real_estate_id = $1 order by version',
    [house],
  )
  expect(news).toEqual([
    { verb: 'real_estate.create', version: 1 },
    { verb: 'test', version: 6 },
  ])
  const history = 'select verb from app.audit_event where real_estate_id = $1'
  expect(await server.admin(history, [house])).toEqual([{ verb: 'real_estate.create' }])
})

test('a row as it was is kept under the act that changed it, and a month later forgotten', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const room = await world.room(owner, house, { name: 'Heizraum' })
  const input = { idempotencyKey: newId(), expectedVersion: 1, name: 'Keller' }
  await owner.data(
    `mutation Rename($house: ID!, $id: ID!, $input: UpdateRoomInput!) {
      updateRoom(realEstateId: $house, id: $id, input: $input) { id } }`,
    { house, id: room, input },
  )
  const images = (id: string) =>
    server.admin(
      `select e.verb, i.before ->> 'name' as name, i.leaves = i.event_id as "isMarked", r.act_id = i.event_id as "isLast"
       from app.row_image i join app.audit_event e on e.id = i.event_id join app.room r on r.id = i.row_id
       where i.row_id = $1 order by i.event_id`,
      [id],
    )
  const [add, update] = [
    { verb: 'room.add', name: null, isMarked: true, isLast: false },
    { verb: 'room.update', name: 'Heizraum', isMarked: true, isLast: true },
  ]
  expect(await images(room)).toEqual([add, update])
  expect(
    await server.admin(
      'select event_id = (select act_id from app.room where id = $2) as same from app.idempotency where key = $1',
      [input.idempotencyKey, room],
    ),
  ).toEqual([{ same: true }])
  const ages = [29, 30, 32, 400]
  await server.admin(
    `insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance)
     select app.first_id_of(now() - make_interval(days => age)), $1, $1, 'age.' || age, false from unnest($2::int[]) age`,
    [house, ages],
  )
  await runJob('forget_old_answers')
  expect(
    await server.admin('select relation from app.row_image where row_id = $1 order by 1', [house]),
  ).toEqual([{ relation: 'age.29' }, { relation: 'age.30' }, { relation: 'real_estate' }])
  expect(await images(room)).toHaveLength(2)
})

test('what a job or an operator changes has the mark of nobody, and leaves no image', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const room = await world.room(owner, house)
  const marks = () =>
    server.admin<{ mark: string }>('select act_id as mark from app.room where id = $1', [room])
  const before = await marks()
  await server.admin(`update app.room set name = 'Betrieb' where id = $1`, [room])
  expect(await marks()).not.toEqual(before)
  expect(await server.admin('select 1 from app.row_image where row_id = $1', [room])).toHaveLength(1)
})

test('news name every noun that was written, also one nobody may see', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner, { heating: 'oil' })
  await world.join(editor, house, 'editor', false)
  const boiler = await world.component(owner, house, { catalogKey: 'oil_heating' })
  const replace = `mutation Replace($house: ID!, $id: ID!, $input: ReplaceComponentInput!) {
    replaceComponent(realEstateId: $house, id: $id, input: $input) { id } }`
  const input = { idempotencyKey: newId(), expectedVersion: 1, eventId: newId(), year: 2025, heating: 'gas' }
  await editor.data(replace, { house, id: boiler, input })
  const news = await server.admin<{ verb: string; nouns: string[] }>(
    'select verb, nouns from app.outbox where real_estate_id = $1 order by id desc limit 2',
    [house],
  )
  const nouns = ['amount', 'component', 'component_event', 'maintenance_task', 'real_estate']
  expect(news).toEqual([
    { verb: 'component.replace', nouns: expect.arrayContaining(nouns) },
    { verb: 'component.add', nouns: ['component'] },
  ])
})

test('a change stands in the outbox with its version and without its content', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const component = await world.component(owner, house, { note: 'Schlüssel beim Nachbarn' })
  const rows = await server.admin<Record<string, unknown>>(
    'select * from app.outbox where real_estate_id = $1 and object_id = $2',
    [house, component],
  )
  expect(rows).toEqual([expect.objectContaining({ verb: 'component.add', version: 1 })])
  expect(JSON.stringify(rows)).not.toContain('Nachbarn')
})

const deadRedis = 'redis://127.0.0.1:9'

test.each([
  { what: 'with Redis', redis: {} },
  { what: 'without Redis', redis: { REDIS_URL: deadRedis } },
])('a watcher in another process is woken $what', async ({ redis }) => {
  const environment = { ...testEnvironment(server.database), ...redis }
  const here = openParts(readConfig(environment), makeClock())
  const there = openParts(readConfig(environment), makeClock())
  try {
    const house = newId()
    const woken = { times: 0 }
    const stop = there.live.watch(house, () => void (woken.times += 1))
    here.live.announce(house)
    await expect.poll(() => woken.times).toBe(1)
    stop()
  } finally {
    await Promise.all([here.close(), there.close()])
  }
})
