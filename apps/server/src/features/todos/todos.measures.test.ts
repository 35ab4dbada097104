import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const fields = 'id title dueOn componentId measureId state version createdAt updatedAt'
const add = `mutation Add($house: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $house, input: $input) { ${fields} } }`
const act = (name: string, input: string) =>
  `mutation Act($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { ${fields} } }`
const list = `query List($house: ID!) { realEstate(id: $house) { todos { nodes { ${fields} } } } }`
const trashMeasure =
  'mutation Trash($house: ID!, $id: ID!, $input: VersionInput!) { deleteMeasure(realEstateId: $house, id: $id, input: $input) { id } }'

const keyed = () => ({ idempotencyKey: newId() })
const versioned = (expectedVersion: number) => ({ ...keyed(), expectedVersion })

async function setting() {
  const owner = await world.person()
  const house = await world.house(owner)
  const component = await world.component(owner, house, { catalogKey: 'kitchen' })
  return { owner, house, component, measure: await world.measure(owner, house, component) }
}

type Listed = { realEstate: { todos: { nodes: { id: string; measureId: string | null }[] } } }
const measureIds = async (person: Person, house: string) =>
  (await person.data<Listed>(list, { house })).realEstate.todos.nodes.map(({ measureId }) => measureId)

it('knows the decision it was written down for, whatever becomes of it', async () => {
  const { owner, house, component, measure } = await setting()
  const input = { ...keyed(), id: newId(), title: 'Offerten', componentId: component, measureId: measure }
  const { addTodo } = await owner.data(add, { house, input })
  expect(addTodo).toMatchObject({ measureId: measure, componentId: component, version: 1 })
  const { id } = input
  const rename = { ...versioned(1), title: 'Drei Offerten' }
  const said = [
    await owner.data(act('updateTodo', 'UpdateTodoInput'), { house, id, input: rename }),
    await owner.data(act('completeTodo', 'KeyInput'), { house, id, input: keyed() }),
    await owner.data(act('reopenTodo', 'KeyInput'), { house, id, input: keyed() }),
    await owner.data(act('deleteTodo', 'VersionInput'), { house, id, input: versioned(4) }),
    await owner.data(act('restoreTodo', 'VersionInput'), { house, id, input: versioned(5) }),
  ]
  for (const answer of said) expect(Object.values(answer)).toMatchObject([{ measureId: measure }])
  await world.todo(owner, house)
  expect(new Set(await measureIds(owner, house))).toEqual(new Set([measure, null]))
})

it('is as untouched after the trash as before, until somebody works on it', async () => {
  const { owner, house, measure } = await setting()
  const id = await world.todo(owner, house, { measureId: measure })
  type Said = Record<string, { createdAt: string; updatedAt: string }>
  const isTouched = async (name: string, type: string, input: object) => {
    const [said] = Object.values(await owner.data<Said>(act(name, type), { house, id, input }))
    return said?.updatedAt !== said?.createdAt
  }
  expect(await isTouched('deleteTodo', 'VersionInput', versioned(1))).toBe(false)
  expect(await isTouched('restoreTodo', 'VersionInput', versioned(2))).toBe(false)
  expect(await isTouched('completeTodo', 'KeyInput', keyed())).toBe(true)
  expect(await isTouched('reopenTodo', 'KeyInput', keyed())).toBe(true)
  const other = await world.todo(owner, house, { measureId: measure })
  const input = { ...versioned(1), note: 'Schreinerei angefragt' }
  const { updateTodo } = await owner.data<Said>(act('updateTodo', 'UpdateTodoInput'), {
    house,
    id: other,
    input,
  })
  expect(updateTodo?.updatedAt).not.toBe(updateTodo?.createdAt)
})

it('that follows its decision into another year is as untouched as before', async () => {
  const { owner, house, measure } = await setting()
  const id = await world.todo(owner, house, { measureId: measure, dueOn: '2099-10-31' })
  const change = act('updateTodo', 'UpdateTodoInput')
  const move = (version: number, dueOn: string, more: object = {}) => ({
    house,
    id,
    input: { ...versioned(version), dueOn, isMovedAlong: true, ...more },
  })
  const said = async (variables: Record<string, unknown>) =>
    (await owner.data<{ updateTodo: Record<string, unknown> }>(change, variables)).updateTodo
  const there = move(1, '2101-10-31')
  const answers = [await said(there), await said(there)]
  expect(answers[1]).toEqual(answers[0])
  const back = await said(move(2, '2099-10-31'))
  for (const one of [...answers, back]) expect(one['updatedAt']).toBe(one['createdAt'])
  expect(back).toMatchObject({ dueOn: '2099-10-31', version: 3 })
  expect(
    await server.admin(
      `select verb, changes from app.audit_event where object_id = $1 and verb = 'todo.update' order by id`,
      [id],
    ),
  ).toEqual([
    { verb: 'todo.update', changes: { dueOn: ['2099-10-31', '2101-10-31'], isMovedAlong: true } },
    { verb: 'todo.update', changes: { dueOn: ['2101-10-31', '2099-10-31'], isMovedAlong: true } },
  ])
  // Nothing else hides behind it, and what was changed meanwhile stays as it is.
  const refused = await owner.graphql(change, move(3, '2100-10-31', { note: 'Schreinerei angefragt' }))
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'isMovedAlong' })
  const late = await owner.graphql(change, move(2, '2100-10-31'))
  expect(late.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { dueOn: '2099-10-31', version: 3 },
  })
})

it('somebody worked on, or of no decision, does not become untouched by a move', async () => {
  const { owner, house, measure } = await setting()
  const worked = await world.todo(owner, house, { measureId: measure })
  const free = await world.todo(owner, house)
  const change = act('updateTodo', 'UpdateTodoInput')
  const note = { ...versioned(1), note: 'Schreinerei angefragt' }
  type Said = { updateTodo: { createdAt: string; updatedAt: string } }
  const before = (await owner.data<Said>(change, { house, id: worked, input: note })).updateTodo
  for (const [id, version] of [
    [worked, 2],
    [free, 1],
  ] as const) {
    const input = { ...versioned(version), dueOn: '2099-10-31', isMovedAlong: true }
    const { updateTodo } = await owner.data<Said>(change, { house, id, input })
    expect(updateTodo.updatedAt).not.toBe(updateTodo.createdAt)
    if (id === worked) expect(updateTodo.updatedAt).toBe(before.updatedAt)
  }
})

it('moves along for nobody who may only look, nor for a neighbour', async () => {
  const [{ owner, house, measure }, neighbour] = [await setting(), await world.person()]
  const reader = await world.person()
  await world.join(reader, house, 'reader')
  const id = await world.todo(owner, house, { measureId: measure, dueOn: '2099-10-31' })
  const input = { ...versioned(1), dueOn: '2100-10-31', isMovedAlong: true }
  for (const [person, code] of [
    [reader, 'FORBIDDEN'],
    [neighbour, 'NOT_FOUND'],
  ] as const) {
    const answer = await person.graphql(act('updateTodo', 'UpdateTodoInput'), { house, id, input })
    expect(answer.errors?.[0]?.extensions.code).toBe(code)
  }
  expect(await server.admin('select due_on::text as day, version from app.todo where id = $1', [id])).toEqual(
    [{ day: '2099-10-31', version: 1 }],
  )
})

it('books the same key once, and its story says for which decision', async () => {
  const { owner, house, measure } = await setting()
  const input = { ...keyed(), id: newId(), title: 'Bewilligung klären', measureId: measure }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(
    await server.admin('select verb, changes from app.audit_event where object_id = $1', [input.id]),
  ).toEqual([{ verb: 'todo.add', changes: { title: 'Bewilligung klären', measureId: measure } }])
  const other = await owner.graphql(add, { house, input: { ...input, measureId: null } })
  expect(other.errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED')
})

it('names no decision of another house, and no made-up one', async () => {
  const [{ owner, house }, neighbour] = [await setting(), await setting()]
  for (const measureId of [neighbour.measure, newId()]) {
    const answer = await owner.graphql(add, {
      house,
      input: { ...keyed(), id: newId(), title: 'x', measureId },
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'measureId' })
  }
  expect(await measureIds(owner, house)).toEqual([])
  expect(await measureIds(neighbour.owner, neighbour.house)).toEqual([])
  const id = await world.todo(owner, house)
  await expect(
    server.admin('update app.todo set measure_id = $2 where id = $1', [id, neighbour.measure]),
  ).rejects.toThrow('todo_measure')
})

it('written down on the way is not lost because the decision was taken back meanwhile', async () => {
  const { owner, house, measure } = await setting()
  await owner.data(trashMeasure, { house, id: measure, input: versioned(1) })
  await world.todo(owner, house, { measureId: measure })
  expect(await measureIds(owner, house)).toEqual([measure])
})

it('belongs to its decision for good: nobody may give it another one', async () => {
  const { owner, house, component, measure } = await setting()
  const other = await world.measure(owner, house, component)
  const id = await world.todo(owner, house, { measureId: measure })
  const input = { ...versioned(1), measureId: other }
  const refused = await owner.graphql(act('updateTodo', 'UpdateTodoInput'), { house, id, input })
  expect(refused.errors).toHaveLength(1)
  expect(await measureIds(owner, house)).toEqual([measure])
  expect(
    await server.admin(
      `select has_column_privilege('hauswart_app', 'app.todo', 'measure_id', 'update') as moves,
         has_column_privilege('hauswart_app', 'app.todo', 'real_estate_id', 'update') as leaves,
         has_column_privilege('hauswart_app', 'app.todo', 'title', 'update') as changes`,
    ),
  ).toEqual([{ moves: false, leaves: false, changes: true }])
})

it('outlives a decision that is gone for good', async () => {
  const { owner, house, measure } = await setting()
  const id = await world.todo(owner, house, { measureId: measure })
  await server.admin('delete from app.measure where id = $1', [measure])
  expect(await server.admin('select title, measure_id, version from app.todo where id = $1', [id])).toEqual([
    { title: 'Dachrinnen reinigen', measure_id: null, version: 1 },
  ])
  expect(await measureIds(owner, house)).toEqual([null])
})
