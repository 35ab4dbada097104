import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'
import { alwaysFixed, undoableTables } from './undo.table.ts'

const { server, world } = await openWorld()

const undoing = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { actId verb isRedo objectId changed { noun id version } } }`
type Undone = { undo: { actId: string; verb: string; isRedo: boolean; changed: { noun: string }[] } }

const undo = (person: Person, house: string, act: string, idempotencyKey = newId()) =>
  person.graphql(undoing, { house, act, input: { idempotencyKey } })
const undone = async (person: Person, house: string, act: string) =>
  (await person.data<Undone>(undoing, { house, act, input: { idempotencyKey: newId() } })).undo
const refusal = async (...asked: Parameters<typeof undo>) => (await undo(...asked)).errors?.[0]?.extensions

const act = (name: string, input: string) =>
  `mutation Act($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { version } }`
const keyed = () => ({ idempotencyKey: newId() })
const over = (expectedVersion: number, facts: object = {}) => ({ ...keyed(), expectedVersion, ...facts })

/** Does something to a thing and gives the key it was done under. */
async function does(
  person: Person,
  house: string,
  [name, type]: readonly [string, string],
  id: string,
  input: { idempotencyKey: string },
): Promise<string> {
  await person.data(act(name, type), { house, id, input })
  return input.idempotencyKey
}
const complete = ['completeTodo', 'KeyInput'] as const
const rename = ['updateRoom', 'UpdateRoomInput'] as const
const setCost = ['setComponentCost', 'SetComponentCostInput'] as const
const replace = ['replaceComponent', 'ReplaceComponentInput'] as const

const lastAct = async (house: string) =>
  (
    await server.admin<{ id: string }>(
      'select id from app.audit_event where real_estate_id = $1 order by id desc limit 1',
      [house],
    )
  )[0]?.id ?? ''
const rowOf = async (table: string, id: string) =>
  (await server.admin<Record<string, unknown>>(`select * from app.${table} where id = $1`, [id]))[0]
const amountsOf = (house: string) =>
  server.admin('select object_id, kind, rappen::int from app.amount where real_estate_id = $1 order by 2', [
    house,
  ])

async function family() {
  const [owner, editor] = [await world.person('Anna'), await world.person('Beat')]
  const house = await world.house(owner, { heating: 'oil' })
  await world.join(editor, house, 'editor', false)
  return { owner, editor, house }
}

describe('an act is undone', () => {
  it('as a whole, by its id or the key it was sent under, and undone again it is back', async () => {
    const { owner, editor, house } = await family()
    const id = await world.room(owner, house, { name: 'Heizraum' })
    const key = await does(owner, house, rename, id, over(1, { name: 'Keller' }))
    const first = await undone(owner, house, key)
    expect(first).toMatchObject({
      verb: 'room.update',
      isRedo: false,
      changed: [{ noun: 'room', id, version: 3 }],
    })
    expect(await rowOf('room', id)).toMatchObject({ name: 'Heizraum', version: 3 })
    // Somebody else's key says nothing; the id of the act does.
    expect(await refusal(editor, house, key)).toMatchObject({ code: 'NOT_FOUND' })
    const again = await undone(editor, house, first.actId)
    expect(again).toMatchObject({ verb: 'room.update', isRedo: true })
    expect(await rowOf('room', id)).toMatchObject({ name: 'Keller', version: 4 })
    const history = await server.admin('select verb, actor_id, changes from app.audit_event where id = $1', [
      again.actId,
    ])
    const changes = { undoes: expect.any(String), verb: 'room.update', isRedo: true }
    expect(history).toEqual([{ verb: 'act.undo', actor_id: editor.userId, changes }])
  })

  it('one after the other, the last one first, down to the beginning', async () => {
    const { owner, editor, house } = await family()
    const id = await world.todo(owner, house)
    const add = await lastAct(house)
    await does(editor, house, complete, id, keyed())
    const done = await lastAct(house)
    expect(await refusal(owner, house, add)).toMatchObject({
      code: 'CONFLICT',
      current: [
        {
          noun: 'todo',
          id,
          by: { id: done, verb: 'todo.complete', actorId: editor.userId, actorName: 'Beat Muster' },
        },
      ],
    })
    await undone(owner, house, done)
    await undone(owner, house, add)
    expect(await rowOf('todo', id)).toMatchObject({ state: 'open', deleted_at: expect.any(Date) })
  })

  it('and lies in the trash as unmade, other than what somebody threw away', async () => {
    const { owner, house } = await family()
    const id = await world.todo(owner, house)
    const first = await undone(owner, house, await lastAct(house))
    const isUnmade = async () => {
      const row = await rowOf('todo', id)
      return row?.['deleted_at'] instanceof Date && String(row['deleted_at']) === String(row['unmade_at'])
    }
    expect(await isUnmade()).toBe(true)
    await undone(owner, house, first.actId)
    expect(await rowOf('todo', id)).toMatchObject({ deleted_at: null, unmade_at: null })
    await server.admin(`update app.todo set unmade_at = now() - interval '1 hour' where id = $1`, [id])
    await does(owner, house, ['deleteTodo', 'VersionInput'], id, over(3))
    expect(await isUnmade()).toBe(false)
  })

  it('once: the same key answers the same, another one finds nothing to do', async () => {
    const { owner, house } = await family()
    const id = await world.room(owner, house)
    const [add, key] = [await lastAct(house), newId()]
    const first = await undo(owner, house, add, key)
    expect(await undo(owner, house, add, key)).toEqual(first)
    expect((await undone(owner, house, add)).changed).toEqual([])
    expect(await rowOf('room', id)).toMatchObject({ version: 2 })
  })

  it('on the sheets of a house by emptying what was not there', async () => {
    const { owner, house } = await family()
    const write = `mutation Sheet($house: ID!, $input: UpdateEmergencySheetInput!) {
      updateEmergencySheet(realEstateId: $house, input: $input) { version } }`
    const contacts = [{ name: 'Pikett', phone: '+41 44 000 00 00' }]
    await owner.data(write, { house, input: over(0, { keys: 'Beim Nachbarn', contacts }) })
    const sheet = () =>
      server.admin('select keys, contacts, version from app.emergency_sheet where real_estate_id = $1', [
        house,
      ])
    const written = await sheet()
    const first = await undone(owner, house, await lastAct(house))
    expect(await sheet()).toEqual([{ keys: null, contacts: [], version: 2 }])
    await undone(owner, house, first.actId)
    expect(await sheet()).toEqual([{ ...written[0], version: 3 }])
  })

  it('over a migration that came in between', async () => {
    const { owner, house } = await family()
    const id = await world.room(owner, house)
    const key = await does(owner, house, rename, id, over(1, { name: 'Neu' }))
    await server.admin(`alter table app.room add column colour text not null default 'weiss'`)
    await server.admin('alter table app.room alter column colour drop default')
    await undone(owner, house, key)
    expect(await rowOf('room', id)).toMatchObject({ name: 'Heizraum', colour: 'weiss', version: 3 })
    await server.admin('alter table app.room drop column colour')
  })

  it('and what was said by hand and undone was not said', async () => {
    const { owner, house } = await family()
    const id = await world.component(owner, house, { installedYear: 1998 })
    const event = await world.event(owner, house, id, { kind: 'renewed', year: 2019 })
    const key = await does(
      owner,
      house,
      ['updateComponent', 'UpdateComponentInput'],
      id,
      over(2, { lastRenewedYear: 2015 }),
    )
    const said = await undone(owner, house, key)
    // Undone and done again it counts, undone once more it does not.
    await undone(owner, house, (await undone(owner, house, said.actId)).actId)
    await does(owner, house, ['deleteComponentEvent', 'VersionInput'], event, over(1))
    expect(await rowOf('component', id)).toMatchObject({ last_renewed_year: null })
  })
})

describe('whoever could do it may undo it', () => {
  it('not a stranger, a reader or somebody who lost the right', async () => {
    const { owner, editor, house } = await family()
    const [reader, stranger] = [await world.person(), await world.person()]
    await world.join(reader, house, 'reader', true)
    const id = await world.todo(editor, house)
    const add = await lastAct(house)
    expect(await refusal(stranger, house, add)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusal(stranger, await world.house(stranger), add)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusal(reader, house, add)).toMatchObject({ code: 'FORBIDDEN' })
    await server.admin(`update app.membership set role = 'reader' where user_id = $1`, [editor.userId])
    expect(await refusal(editor, house, add)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await rowOf('todo', id)).toMatchObject({ deleted_at: null, version: 1 })
    await undone(owner, house, add)
  })

  it('not what only an owner may, nor its undoing', async () => {
    const { owner, editor, house } = await family()
    const archive = `mutation Archive($house: ID!, $input: VersionInput!) { archiveRealEstate(id: $house, input: $input) { version } }`
    await owner.data(archive, { house, input: over(1) })
    const archived = await lastAct(house)
    expect(await refusal(editor, house, archived)).toMatchObject({ code: 'FORBIDDEN' })
    const { actId } = await undone(owner, house, archived)
    expect(await rowOf('real_estate', house)).toMatchObject({ status: 'active' })
    expect(await refusal(editor, house, actId)).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('not what needed the finance right, nor its undoing; and no amount is told', async () => {
    const { owner, editor, house } = await family()
    const id = await world.component(owner, house)
    await does(owner, house, setCost, id, over(0, { costRappen: 777_001 }))
    const cost = await lastAct(house)
    expect(await refusal(editor, house, cost)).toMatchObject({ code: 'FORBIDDEN' })
    const { actId } = await undone(owner, house, cost)
    expect(await amountsOf(house)).toEqual([])
    expect(await refusal(editor, house, actId)).toMatchObject({ code: 'FORBIDDEN' })
    await undone(owner, house, actId)
    expect(await amountsOf(house)).toMatchObject([{ rappen: 777_001 }])
    const told = await server.admin(
      `select a.changes::text, o.nouns::text, k.result::text from app.audit_event a join app.outbox o on o.id = a.id
       join app.idempotency k on k.event_id = a.id where a.real_estate_id = $1 and a.verb = 'act.undo'`,
      [house],
    )
    expect(told).toHaveLength(2)
    expect(JSON.stringify(told)).not.toContain('777001')
  })

  it('what went unseen comes back unseen, and goes again', async () => {
    const { owner, editor, house } = await family()
    const id = await world.component(owner, house, { catalogKey: 'oil_heating' })
    await does(owner, house, setCost, id, over(0, { costRappen: 55_555 }))
    const before = await amountsOf(house)
    const input = over(1, { eventId: newId(), year: 2026, heating: 'heat_pump_air' })
    const key = await does(editor, house, replace, id, input)
    expect(await amountsOf(house)).toEqual([])
    const first = await undone(editor, house, key)
    expect(first.changed.map(({ noun }) => noun)).not.toContain('amount')
    expect(await amountsOf(house)).toEqual(before)
    expect(await rowOf('component', id)).toMatchObject({ catalog_key: 'oil_heating' })
    expect(await rowOf('real_estate', house)).toMatchObject({ heating: 'oil' })
    const redone = await undone(editor, house, first.actId)
    expect(await amountsOf(house)).toEqual([])
    // Who may see them undoes with them, and the news say the same as if there had been none.
    await undone(owner, house, redone.actId)
    expect(await amountsOf(house)).toEqual(before)
    const news = await server.admin<{ nouns: string[] }>(
      `select nouns from app.outbox where real_estate_id = $1 and verb = 'act.undo'`,
      [house],
    )
    expect(new Set(news.map(({ nouns }) => nouns.join(' '))).size).toBe(1)
  })
})

describe('an act is not undone', () => {
  it('when something without an act, a job or an operator, wrote since', async () => {
    const { owner, house } = await family()
    const id = await world.todo(owner, house)
    const add = await lastAct(house)
    await server.admin(`update app.todo set note = 'Betrieb' where id = $1`, [id])
    expect(await refusal(owner, house, add)).toMatchObject({
      code: 'CONFLICT',
      current: [{ noun: 'todo', id, by: null }],
    })
  })

  it('after 30 days, after the founding of a house, and when nothing was kept', async () => {
    const { owner, house } = await family()
    expect(await refusal(owner, house, await lastAct(house))).toMatchObject({
      code: 'NOT_UNDOABLE',
      reason: 'final',
    })
    await world.todo(owner, house)
    const old = await lastAct(house)
    await server.admin(`update app.audit_event set at = at - interval '31 days' where id = $1`, [old])
    expect(await refusal(owner, house, old)).toMatchObject({ code: 'NOT_UNDOABLE', reason: 'too_old' })
    await server.admin('update app.audit_event set at = now() where id = $1', [old])
    await server.admin('delete from app.row_image where event_id = $1', [old])
    expect(await refusal(owner, house, old)).toMatchObject({ code: 'NOT_UNDOABLE', reason: 'not_kept' })
  })

  it('when what comes back has no room any more', async () => {
    const { owner, house } = await family()
    const id = await world.room(owner, house)
    const key = await does(owner, house, ['deleteRoom', 'VersionInput'], id, over(1))
    await server.admin(
      `insert into app.room (real_estate_id, id, name, created_by) select $1, gen_random_uuid(), 'Raum', $2 from generate_series(1, $3)`,
      [house, owner.userId, undoableTables['room']?.most],
    )
    expect(await refusal(owner, house, key)).toMatchObject({ code: 'LIMIT_REACHED' })
    expect(await rowOf('room', id)).toMatchObject({ version: 2 })
  })
})

describe('the register', () => {
  it('knows every table whose rows are kept, and every column of it', async () => {
    const columns = await server.admin<{ table: string; names: string[]; fixed: string[] | null }>(`
      select c.relname as table, array_agg(a.attname::text) as names,
        array_agg(a.attname::text) filter (where not has_column_privilege('hauswart_app', c.oid, a.attnum, 'update')) as fixed
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
      where t.tgname = 'keep_before' and a.attnum > 0 and not a.attisdropped group by c.relname order by 1`)
    expect(columns.map(({ table }) => table)).toEqual(Object.keys(undoableTables).toSorted())
    for (const { table, names, fixed } of columns) {
      const { columns: back = [], fixed: once = [] } = undoableTables[table] ?? {}
      const told = [...back, ...once, ...alwaysFixed]
      // Whatever an undo puts back must be there, and the data service allowed to.
      const faults = {
        unknown: names.filter((name) => !told.includes(name)),
        gone: back.filter((name) => !names.includes(name)),
        refused: back.filter((name) => fixed?.includes(name)),
      }
      expect({ table, ...faults }).toEqual({ table, unknown: [], gone: [], refused: [] })
    }
  })
})

describe('the history', () => {
  const history = async (person: Person, house: string) => {
    const query =
      'query History($id: ID!) { realEstate(id: $id) { history { nodes { id verb isUndoable } } } }'
    type Told = { realEstate: { history: { nodes: { id: string; verb: string; isUndoable: boolean }[] } } }
    return (await person.data<Told>(query, { id: house })).realEstate.history.nodes
  }

  it('offers what can be undone, and of what was undone the undoing', async () => {
    const { owner, house } = await family()
    const todo = await world.todo(owner, house)
    await does(owner, house, complete, todo, keyed())
    const [completed, , founded] = await history(owner, house)
    expect([completed?.isUndoable, founded?.isUndoable]).toEqual([true, false])
    const { actId } = await undone(owner, house, completed?.id ?? '')
    const after = await history(owner, house)
    expect(after.slice(0, 2)).toEqual([
      { id: actId, verb: 'act.undo', isUndoable: true },
      { ...completed, isUndoable: false },
    ])
  })

  it('offers nothing older than what is kept of it', async () => {
    const { owner, house } = await family()
    await world.todo(owner, house)
    const [added] = await history(owner, house)
    await server.admin('delete from app.row_image where event_id = $1', [added?.id])
    expect((await history(owner, house))[0]).toEqual({ ...added, isUndoable: false })
  })
})
