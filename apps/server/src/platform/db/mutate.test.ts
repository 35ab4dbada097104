import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireMember, type Context, type RealEstateScope } from './access.ts'
import { AppError } from '#platform/app-error.ts'
import { sql } from './db-wire.ts'
import { makeContext } from '#platform/http/http.ts'
import { mutate, type WriteTx } from './mutate.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { ask } from '#test/ask.ts'
import { makeWorld, newId, plainHouse, type Person } from '#test/world.ts'

let server: TestServer
let world: ReturnType<typeof makeWorld>
let owner: Person
let house: string

beforeAll(async () => {
  server = await startServer()
  world = makeWorld(server)
  owner = await world.person()
  house = await world.house(owner)
})
afterAll(() => server.close())

const add =
  'mutation Add($house: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $house, input: $input) { id version note } }'
const change =
  'mutation Change($house: ID!, $id: ID!, $input: UpdateComponentInput!) { updateComponent(realEstateId: $house, id: $id, input: $input) { id version note } }'
const remove =
  'mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) { deleteComponent(realEstateId: $house, id: $id, input: $input) { id version deletedAt } }'
const bringBack =
  'mutation Back($house: ID!, $id: ID!, $input: VersionInput!) { restoreComponent(realEstateId: $house, id: $id, input: $input) { id version deletedAt } }'

const say = (person: Person, query: string, variables: Record<string, unknown>) =>
  ask(server.url, person.headers(), query, variables)
const newComponent = (note = 'Fenster Süd') => ({
  idempotencyKey: newId(),
  id: newId(),
  catalogKey: 'windows',
  installedYear: 1998,
  note,
})
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code

async function tracesOf(object: string) {
  const [row] = await server.admin<{ audit: number; outbox: number; rows: number }>(
    `select (select count(*)::int from app.audit_event where object_id = $1) as audit,
       (select count(*)::int from app.outbox where object_id = $1) as outbox,
       (select count(*)::int from app.component where id = $1) as rows`,
    [object],
  )
  return row
}
const isBooked = async (key: string) =>
  (await server.admin('select 1 from app.idempotency where key = $1', [key])).length
const jobsNamed = async (key: string) =>
  (await server.admin('select 1 from graphile_worker._private_jobs where key = $1', [key])).length

const insertRow = sql<{ id: string }>(`
  insert into app.component (real_estate_id, id, created_by, catalog_key, installed_year, note)
  values (app.house(), $1, app.me(), 'windows', 1998, $2) returning id`)

/** A write of the test's own, past the features and through the same door. */
async function write(
  verb: string,
  work: (tx: WriteTx, scope: RealEstateScope, id: string) => Promise<unknown>,
  key = newId(),
): Promise<{ id: string; key: string; outcome: unknown }> {
  const id = newId()
  const identity = { userId: owner.userId, sessionId: owner.sessionId }
  const ctx: Context = makeContext(server.parts, identity, 'test')
  const scope = requireMember(ctx, house, 'write')
  const outcome = await mutate(ctx, scope, verb, { idempotencyKey: key }, (tx) => work(tx, scope, id)).catch(
    (error: unknown) => error,
  )
  return { id, key, outcome }
}

describe('one key', () => {
  test('gives the same answer again and books once', async () => {
    const input = newComponent()
    const first = await say(owner, add, { house, input })
    const again = await say(owner, add, { house, input })
    expect(first.errors).toBeUndefined()
    expect(again).toEqual(first)
    expect(await tracesOf(input.id)).toEqual({ audit: 1, outbox: 1, rows: 1 })
    expect(await isBooked(input.idempotencyKey)).toBe(1)
  })

  test('with another body is refused and changes nothing', async () => {
    const input = newComponent()
    await say(owner, add, { house, input })
    expect(codeOf(await say(owner, add, { house, input: { ...input, note: 'anders' } }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
    const update = { idempotencyKey: input.idempotencyKey, expectedVersion: 1, note: 'anders' }
    expect(codeOf(await say(owner, change, { house, id: input.id, input: update }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
    expect(await tracesOf(input.id)).toEqual({ audit: 1, outbox: 1, rows: 1 })
  })

  test('three at the same moment are one change', async () => {
    const input = newComponent()
    await say(owner, add, { house, input })
    const update = { idempotencyKey: newId(), expectedVersion: 1, note: 'neu' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => say(owner, change, { house, id: input.id, input: update })),
    )
    expect(answers.map((answer) => answer.data)).toEqual(
      Array.from({ length: 3 }, () => ({ updateComponent: { id: input.id, version: 2, note: 'neu' } })),
    )
    expect(await tracesOf(input.id)).toEqual({ audit: 2, outbox: 2, rows: 1 })
  })

  test('is not refused where nobody can look whether it was answered', async () => {
    const whoAmI = sql<{ pid: number }>('select pg_backend_pid() as pid')
    const { key, outcome } = await write('test.cut', async (tx, scope, id) => {
      tx.record({ objectId: id, version: 1, changes: {} })
      await tx.rows(scope, whoAmI)
      return 'done'
    })
    expect(outcome).toBe('done')
    const cutOff = async (tx: WriteTx, scope: RealEstateScope) => {
      const [own] = await tx.rows(scope, whoAmI)
      await server.admin('select pg_terminate_backend($1, 20000)', [own?.pid])
      throw new AppError('CONFLICT')
    }
    expect((await write('test.cut', cutOff, key)).outcome).toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('gives no old answer to somebody who lost access since', async () => {
    const [guest, input] = [await world.person(), newComponent()]
    await world.join(guest, house, 'editor')
    expect((await say(guest, add, { house, input })).errors).toBeUndefined()
    const demote = "update app.membership set role = 'reader' where user_id = $1"
    await server.admin(demote, [guest.userId])
    expect(codeOf(await say(guest, add, { house, input }))).toBe('FORBIDDEN')
    await server.admin('delete from app.membership where user_id = $1', [guest.userId])
    expect(codeOf(await say(guest, add, { house, input }))).toBe('NOT_FOUND')
    await server.admin('update auth.session set revoked_at = now() where id = $1', [guest.sessionId])
    expect(codeOf(await say(guest, add, { house, input }))).toBe('UNAUTHENTICATED')
  })

  test('founds no house for somebody whose session has ended, and says so', async () => {
    const [guest, id] = [await world.person(), newId()]
    await server.admin('update auth.session set revoked_at = now() where id = $1', [guest.sessionId])
    const found = 'mutation F($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }'
    const answer = await say(guest, found, { input: { ...plainHouse, id, idempotencyKey: newId() } })
    expect(codeOf(answer)).toBe('UNAUTHENTICATED')
    expect(await server.admin('select 1 from app.real_estate where id = $1', [id])).toEqual([])
  })

  test('of one person means nothing for another', async () => {
    const [guest, input] = [await world.person(), newComponent()]
    await world.join(guest, house, 'editor')
    await say(owner, add, { house, input })
    const own = { ...input, id: newId() }
    expect((await say(guest, add, { house, input: own })).data).toMatchObject({
      addComponent: { id: own.id },
    })
  })
})

describe('a write', () => {
  test('against an old version is told the state of now', async () => {
    const input = newComponent('eins')
    await say(owner, add, { house, input })
    const newer = { idempotencyKey: newId(), expectedVersion: 1, note: 'zwei' }
    await say(owner, change, { house, id: input.id, input: newer })
    const late = { idempotencyKey: newId(), expectedVersion: 1, note: 'drei' }
    const answer = await say(owner, change, { house, id: input.id, input: late })
    expect(codeOf(answer)).toBe('CONFLICT')
    expect(answer.errors?.[0]?.extensions.current).toMatchObject({ id: input.id, version: 2, note: 'zwei' })
    expect(await isBooked(late.idempotencyKey)).toBe(0)
  })

  test('moves to the trash and back, each step once', async () => {
    const input = newComponent()
    await say(owner, add, { house, input })
    const step = (query: string, expectedVersion: number) =>
      say(owner, query, { house, id: input.id, input: { idempotencyKey: newId(), expectedVersion } })
    expect((await step(remove, 1)).data).toMatchObject({ deleteComponent: { version: 2 } })
    expect(codeOf(await step(remove, 2))).toBe('CONFLICT')
    expect((await step(bringBack, 2)).data).toMatchObject({
      restoreComponent: { version: 3, deletedAt: null },
    })
    expect(await tracesOf(input.id)).toEqual({ audit: 3, outbox: 3, rows: 1 })
  })

  test('without its audit row did not happen', async () => {
    await server.admin(`alter table app.audit_event add check (verb <> 'test.unaudited') not valid`)
    const { id, key, outcome } = await write('test.unaudited', async (tx, scope, own) => {
      await tx.rows(scope, insertRow, [own, null])
      tx.enqueue('send_mail', { mailId: own }, { key: `unaudited:${own}` })
      tx.record({ objectId: own, version: 1, changes: {} })
    })
    expect(outcome).toBeInstanceOf(AppError)
    expect(await tracesOf(id)).toEqual({ audit: 0, outbox: 0, rows: 0 })
    expect(await isBooked(key)).toBe(0)
    expect(await jobsNamed(`unaudited:${id}`)).toBe(0)
  })

  test.each([0, 2])('that records %i traces is a fault and did not happen', async (count) => {
    const { id, outcome } = await write('test.traces', async (tx, scope, own) => {
      await tx.rows(scope, insertRow, [own, null])
      for (let index = 0; index < count; index += 1) tx.record({ objectId: own, version: 1, changes: {} })
    })
    expect(outcome).toMatchObject({ message: 'test.traces: a write records exactly one trace' })
    expect(outcome).not.toBeInstanceOf(AppError)
    expect(await tracesOf(id)).toEqual({ audit: 0, outbox: 0, rows: 0 })
  })

  test('leaves its job exactly if it commits', async () => {
    const key = newId()
    const work = async (tx: WriteTx, scope: RealEstateScope, id: string) => {
      tx.enqueue(
        'send_mail',
        { mailId: key },
        { key: `kept:${key}`, runAt: new Date(Date.now() + 3_600_000) },
      )
      await tx.rows(scope, insertRow, [id, null])
      tx.record({ objectId: id, version: 1, changes: {} })
      return { id }
    }
    const first = await write('test.job', work, key)
    const again = await write('test.job', work, key)
    expect(again.outcome).toEqual(first.outcome)
    expect(await jobsNamed(`kept:${key}`)).toBe(1)
    const failed = await write('test.job', async (tx, scope, id) => {
      tx.enqueue('send_mail', { mailId: id }, { key: `dropped:${id}` })
      await tx.rows(scope, insertRow, [id, null])
      throw new AppError('CONFLICT')
    })
    expect(await jobsNamed(`dropped:${failed.id}`)).toBe(0)
    expect(await tracesOf(failed.id)).toEqual({ audit: 0, outbox: 0, rows: 0 })
  })

  test('that failed with a statement never used before does not spoil the connection', async () => {
    const fresh = sql('insert into app.component (real_estate_id, id) values (app.house(), $1)')
    const spoil = () => write('test.fresh', async (tx, scope, id) => void (await tx.rows(scope, fresh, [id])))
    for (let index = 0; index < 10; index += 1) {
      expect((await spoil()).outcome).toMatchObject({ code: 'BAD_INPUT' })
    }
  })
})

describe('a doubtful commit', () => {
  // With synchronous replication a cancelled wait commits, and says so by this warning only.
  const warn = `raise warning 'canceling wait for synchronous replication' using errcode = '01000'`

  test('is an unknown outcome, and the same key tells it', async () => {
    await server.admin(`create function public.doubt() returns trigger language plpgsql as $$
      begin ${warn}; return null; end $$`)
    await server.admin(`create constraint trigger doubt after insert on app.component
      deferrable initially deferred for each row when (new.note = 'doubtful') execute function public.doubt()`)
    const input = newComponent('doubtful')
    expect(codeOf(await say(owner, add, { house, input }))).toBe('OUTCOME_UNKNOWN')
    expect(await tracesOf(input.id)).toEqual({ audit: 1, outbox: 1, rows: 1 })
    expect((await say(owner, add, { house, input })).data).toMatchObject({ addComponent: { id: input.id } })
    expect(await tracesOf(input.id)).toEqual({ audit: 1, outbox: 1, rows: 1 })
  })

  test('is never taken for a success, wherever the warning comes from', async () => {
    const statement = sql(`do $$ begin ${warn}; end $$`)
    const { outcome } = await write('test.doubt', async (tx, scope, id) => {
      await tx.rows(scope, statement)
      tx.record({ objectId: id, version: 1, changes: {} })
    })
    expect(outcome).toMatchObject({ code: 'OUTCOME_UNKNOWN' })
  })
})
