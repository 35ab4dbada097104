import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()

const change = `mutation Change($house: ID!, $input: ChangeTodosInput!) {
  changeTodos(realEstateId: $house, input: $input) { id state dueOn assigneeId deletedAt version } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { actId } }`
const list = `query List($house: ID!) { realEstate(id: $house) { todos(first: 50, state: open) { nodes { id title dueOn } } } }`

type Row = { id: string; state: string; dueOn: string | null; assigneeId: string | null; version: number }

async function houseOfThree() {
  const owner = await world.person()
  const house = await world.house(owner)
  const ids = [
    await world.todo(owner, house, { title: 'A', dueOn: '2027-03-01' }),
    await world.todo(owner, house, { title: 'B' }),
    await world.todo(owner, house, { title: 'C', dueOn: '2027-04-01' }),
  ]
  const act = async (facts: object, key = newId()) =>
    (
      await owner.data<{ changeTodos: Row[] }>(change, {
        house,
        input: { idempotencyKey: key, ids, ...facts },
      })
    ).changeTodos
  const open = async () =>
    (
      await owner.data<{ realEstate: { todos: { nodes: { title: string; dueOn: string | null }[] } } }>(
        list,
        {
          house,
        },
      )
    ).realEstate.todos.nodes.map(({ title, dueOn }) => `${title} ${dueOn ?? ''}`.trim())
  return { owner, house, ids, act, open }
}

it('moves, gives, finishes and throws away several as one act each, which the same key does once', async () => {
  const { owner, house, act, open } = await houseOfThree()
  const key = newId()
  const moved = await act({ act: 'move', dueOn: '2027-05-01' }, key)
  expect(moved.map(({ dueOn, version }) => [dueOn, version])).toEqual([
    ['2027-05-01', 2],
    ['2027-05-01', 2],
    ['2027-05-01', 2],
  ])
  expect(await act({ act: 'move', dueOn: '2027-05-01' }, key)).toEqual(moved)
  // What is so already is no change.
  expect((await act({ act: 'move', dueOn: '2027-05-01' })).map(({ version }) => version)).toEqual([2, 2, 2])
  const given = await act({ act: 'assign', assigneeId: owner.userId })
  expect(given.map(({ assigneeId }) => assigneeId)).toEqual(Array(3).fill(owner.userId))
  expect((await act({ act: 'complete', doneOn: '2026-11-01' })).map(({ state }) => state)).toEqual(
    Array(3).fill('done'),
  )
  expect(await open()).toEqual([])
  const verbs = await server.admin(
    `select verb, changes->'count' as count from app.audit_event where real_estate_id = $1 and verb like 'todo.%several' order by id`,
    [house],
  )
  expect(verbs).toEqual([
    { verb: 'todo.move_several', count: 3 },
    { verb: 'todo.move_several', count: 0 },
    { verb: 'todo.assign_several', count: 3 },
    { verb: 'todo.complete_several', count: 3 },
  ])
})

it('leaves what is done or gone by now, moves on what comes again, and is undone as one', async () => {
  const { owner, house, ids, act, open } = await houseOfThree()
  const recurrence = { mode: 'fixed', every: 1, unit: 'month', anchorOn: '2027-03-31' }
  const monthly = await world.todo(owner, house, { title: 'D', dueOn: '2027-03-31', recurrence })
  await server.admin('update app.todo set deleted_at = now() where id = $1', [ids[2]])
  const all = [...ids, monthly, newId()]
  const rows = await act({ ids: all, act: 'complete', doneOn: '2026-11-01' })
  expect(rows).toHaveLength(4)
  expect(await open()).toEqual(['D 2027-04-30'])
  const [done] = await server.admin<{ id: string }>(
    `select id from app.audit_event where real_estate_id = $1 and verb = 'todo.complete_several'`,
    [house],
  )
  await owner.data(undo, { house, act: done?.id, input: { idempotencyKey: newId() } })
  expect(await open()).toEqual(['A 2027-03-01', 'D 2027-03-31', 'B'])
  await act({ act: 'delete' })
  expect(await open()).toEqual(['D 2027-03-31'])
})

it('undoes each act by the key it was done under, whole; of one that changed nothing there is nothing to undo', async () => {
  const { owner, house, ids, act, open } = await houseOfThree()
  const before = await open()
  const takeBack = (key: string) =>
    owner.graphql(undo, { house, act: key, input: { idempotencyKey: newId() } })
  for (const facts of [
    { act: 'move', dueOn: '2027-05-01' },
    { act: 'assign', assigneeId: owner.userId },
    { act: 'complete' },
    { act: 'delete' },
  ]) {
    const key = newId()
    const changed = await act(facts, key)
    const { errors } = await takeBack(key)
    expect([facts.act, changed.length, errors]).toEqual([facts.act, 3, undefined])
    expect(await open()).toEqual(before)
  }
  const [first, again] = [newId(), newId()]
  await act({ act: 'complete' }, first)
  await act({ act: 'complete' }, again)
  expect((await takeBack(again)).errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_UNDOABLE',
    reason: 'not_kept',
  })
  // Somebody went on from one of them: none is put back.
  await server.admin('update app.todo set version = version + 1, act_id = null where id = $1', [ids[1]])
  expect((await takeBack(first)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  expect(await open()).toEqual([])
})

it('is not for a reader, a neighbour, or a move without its day', async () => {
  const { house, ids, owner } = await houseOfThree()
  const [reader, neighbour] = [await world.person(), await world.person()]
  await world.join(reader, house, 'reader')
  await world.house(neighbour)
  const input = { idempotencyKey: newId(), ids, act: 'delete' }
  const code = async (person: typeof owner, said: object) =>
    (await person.graphql(change, { house, input: said })).errors?.[0]?.extensions.code
  expect(await code(reader, input)).toBe('FORBIDDEN')
  expect(await code(neighbour, input)).toBe('NOT_FOUND')
  expect(await code(owner, { ...input, act: 'move' })).toBe('BAD_INPUT')
  const foreign = await world.house(neighbour)
  const answer = await neighbour.graphql(change, { house: foreign, input })
  expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})
