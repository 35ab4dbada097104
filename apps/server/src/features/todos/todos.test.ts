import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { openSocket } from '#test/socket.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const fields =
  'id title note dueOn componentId projectId recurrence { mode every unit anchorOn } priority assigneeId checklist { id text isDone } lastDoneOn state doneAt doneBy version deletedAt'
const add = `mutation Add($house: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $house, input: $input) { ${fields} } }`
const act = (name: string, input: string) =>
  `mutation Act($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { ${fields} } }`
const change = act('updateTodo', 'UpdateTodoInput')
const complete = act('completeTodo', 'KeyInput')
const repeat = act('repeatTodo', 'RepeatTodoInput')
const reopen = act('reopenTodo', 'KeyInput')
const remove = act('deleteTodo', 'VersionInput')
const bringBack = act('restoreTodo', 'VersionInput')
const list =
  'query List($house: ID!, $isDeleted: Boolean) { realEstate(id: $house) { todos(isDeleted: $isDeleted) { nodes { id } } } }'
const one = `query One($house: ID!, $id: ID!) { realEstate(id: $house) { todo(id: $id) { ${fields} } } }`

const leave =
  'mutation Leave($house: ID!, $input: KeyInput!) { leaveRealEstate(realEstateId: $house, input: $input) { userId } }'
const seek =
  'query Seek($house: ID!) { realEstate(id: $house) { search(text: "laubgitter") { id quote { text } } } }'

const keyed = () => ({ idempotencyKey: newId() })
const versioned = (expectedVersion: number) => ({ ...keyed(), expectedVersion })

type Listed = { realEstate: { todos: { nodes: { id: string }[] } } }
const idsOf = async (person: Person, args: Record<string, unknown>) =>
  (await person.data<Listed>(list, args)).realEstate.todos.nodes.map((node) => node.id)
const found = async (person: Person, house: string, id: string) =>
  (await person.data<{ realEstate: { todo: unknown } }>(one, { house, id })).realEstate.todo

async function setting(): Promise<{ owner: Person; house: string }> {
  const owner = await world.person()
  return { owner, house: await world.house(owner) }
}

it('[S3.9] keeps the to-dos of a house, with day, note and component', async () => {
  const { owner, house } = await setting()
  const componentId = await world.component(owner, house, { catalogKey: 'water_heater' })
  const input = { title: ' Boiler entkalken ', note: 'Sanitär Frei', dueOn: '2026-11-15', componentId }
  const { addTodo } = await owner.data(add, { house, input: { ...input, ...keyed(), id: newId() } })
  expect(addTodo).toMatchObject({
    ...input,
    title: 'Boiler entkalken',
    state: 'open',
    doneAt: null,
    doneBy: null,
    version: 1,
    deletedAt: null,
  })
  expect(await found(owner, house, (addTodo as { id: string }).id)).toEqual(addTodo)
})

it('books the same key once, even when three arrive at the same moment', async () => {
  const { owner, house } = await setting()
  const input = { ...keyed(), id: newId(), title: 'Storen richten' }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const rows = await server.admin('select verb from app.audit_event where object_id = $1', [input.id])
  expect(rows).toEqual([{ verb: 'todo.add' }])
  const again = await owner.graphql(add, { house, input: { ...input, ...keyed() } })
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT')
})

it('refuses a title that says nothing and a day that does not exist', async () => {
  const { owner, house } = await setting()
  const refusal = async (facts: object) =>
    (await owner.graphql(add, { house, input: { title: 'x', ...facts, ...keyed(), id: newId() } }))
      .errors?.[0]?.extensions
  expect(await refusal({ title: '  ' })).toMatchObject({ code: 'BAD_INPUT', field: 'title' })
  expect(await refusal({ title: 'x'.repeat(201) })).toMatchObject({ code: 'BAD_INPUT', field: 'title' })
  expect(await refusal({ dueOn: '2026-02-30' })).toMatchObject({ code: 'BAD_INPUT' })
})

it('changes, clears, conflicts, goes to the trash and comes back as it was', async () => {
  const { owner, house } = await setting()
  const id = await world.todo(owner, house, { note: 'Leiter bei Meiers', dueOn: '2026-10-01' })
  const { updateTodo } = await owner.data(change, {
    house,
    id,
    input: { ...versioned(1), title: 'Dachrinne flicken', dueOn: null, priority: 'high' },
  })
  expect(updateTodo).toMatchObject({
    priority: 'high',
    title: 'Dachrinne flicken',
    note: 'Leiter bei Meiers',
    dueOn: null,
    version: 2,
  })
  const stale = await owner.graphql(change, { house, id, input: { ...versioned(1), title: 'Anders' } })
  expect(stale.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { title: 'Dachrinne flicken', version: 2 },
  })
  const { deleteTodo } = await owner.data(remove, { house, id, input: versioned(2) })
  expect(deleteTodo).toMatchObject({ version: 3, deletedAt: expect.any(String) as string })
  expect(await idsOf(owner, { house })).toEqual([])
  expect(await idsOf(owner, { house, isDeleted: true })).toEqual([id])
  const inTrash = await owner.graphql(complete, { house, id, input: keyed() })
  expect(inTrash.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 3 } })
  const { restoreTodo } = await owner.data(bringBack, { house, id, input: versioned(3) })
  expect(restoreTodo).toMatchObject({
    title: 'Dachrinne flicken',
    priority: 'high',
    state: 'open',
    deletedAt: null,
  })
})

it('is done and open again whatever happened to its title meanwhile, and done once', async () => {
  const { owner, house } = await setting()
  const helper = await world.person()
  await world.join(helper, house, 'editor')
  const id = await world.todo(owner, house)
  await owner.data(change, { house, id, input: { ...versioned(1), title: 'Umbenannt' } })
  const { completeTodo: done } = await helper.data(complete, { house, id, input: keyed() })
  expect(done).toMatchObject({ title: 'Umbenannt', state: 'done', doneBy: helper.userId, version: 3 })
  const { completeTodo: again } = await owner.data(complete, { house, id, input: keyed() })
  expect(again).toEqual(done)
  const { reopenTodo } = await owner.data(reopen, { house, id, input: keyed() })
  expect(reopenTodo).toMatchObject({ state: 'open', doneAt: null, doneBy: null, version: 4 })
  const { reopenTodo: still } = await owner.data(reopen, { house, id, input: keyed() })
  expect(still).toEqual(reopenTodo)
  const unknown = await owner.graphql(complete, { house, id: newId(), input: keyed() })
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('lets two people finish the same one at the same moment', async () => {
  const { owner, house } = await setting()
  const helper = await world.person()
  await world.join(helper, house, 'editor')
  const id = await world.todo(owner, house)
  const answers = await Promise.all(
    [owner, helper].map((person) => person.data(complete, { house, id, input: keyed() })),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.['completeTodo']).toMatchObject({ state: 'done', version: 2 })
})

it('names no component of another house, and keeps one that went to the trash', async () => {
  const [{ owner, house }, neighbour] = [await setting(), await setting()]
  const foreign = await world.component(neighbour.owner, neighbour.house)
  const own = await world.component(owner, house)
  const id = await world.todo(owner, house, { componentId: own })
  for (const componentId of [foreign, newId()]) {
    const answers = [
      await owner.graphql(add, { house, input: { ...keyed(), id: newId(), title: 'x', componentId } }),
      await owner.graphql(change, { house, id, input: { ...versioned(1), componentId } }),
    ]
    for (const answer of answers)
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'componentId' })
  }
  await expect(
    server.admin('update app.todo set component_id = $2 where id = $1', [id, foreign]),
  ).rejects.toThrow('todo_component')
  await owner.data(
    'mutation Trash($house: ID!, $id: ID!, $input: VersionInput!) { deleteComponent(realEstateId: $house, id: $id, input: $input) { id } }',
    { house, id: own, input: versioned(1) },
  )
  await owner.data(change, { house, id, input: { ...versioned(1), title: 'Umbenannt', componentId: own } })
  expect(await found(owner, house, id)).toMatchObject({ title: 'Umbenannt', componentId: own })
})

it('belongs to a renovation of its house, also to one in the trash, and stays when that is gone', async () => {
  const [{ owner, house }, neighbour] = [await setting(), await setting()]
  const foreign = await world.project(neighbour.owner, neighbour.house)
  const projectId = await world.project(owner, house)
  const id = await world.todo(owner, house, { projectId })
  expect(await found(owner, house, id)).toMatchObject({ projectId })
  for (const wrong of [foreign, newId()]) {
    const input = { ...keyed(), id: newId(), title: 'x', projectId: wrong }
    const answers = [
      await owner.graphql(add, { house, input }),
      await owner.graphql(change, { house, id, input: { ...versioned(1), projectId: wrong } }),
    ]
    for (const answer of answers)
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'projectId' })
  }
  await expect(
    server.admin('update app.todo set project_id = $2 where id = $1', [id, foreign]),
  ).rejects.toThrow('todo_of_project')
  await server.admin('update app.project set deleted_at = now() where id = $1', [projectId])
  await owner.data(change, { house, id, input: { ...versioned(1), projectId: null } })
  await owner.data(change, { house, id, input: { ...versioned(2), projectId } })
  await server.admin('delete from app.project where id = $1', [projectId])
  expect(await found(owner, house, id)).toMatchObject({ projectId: null })
})

it('keeps a neighbour out of reading and writing, also by naming the own house', async () => {
  const [{ owner, house }, neighbour] = [await setting(), await setting()]
  const id = await world.todo(owner, house)
  expect(await found(neighbour.owner, neighbour.house, id)).toBeNull()
  expect(await idsOf(neighbour.owner, { house: neighbour.house })).toEqual([])
  expect((await neighbour.owner.graphql(list, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  for (const target of [house, neighbour.house]) {
    for (const [text, input] of [
      [change, { ...versioned(1), title: 'gestohlen' }],
      [complete, keyed()],
      [remove, versioned(1)],
    ] as const) {
      const answer = await neighbour.owner.graphql(text, { house: target, id, input })
      expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  }
  const added = await neighbour.owner.graphql(add, { house, input: { ...keyed(), id: newId(), title: 'x' } })
  expect(added.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(await server.admin('select state, version from app.todo where id = $1', [id])).toEqual([
    { state: 'open', version: 1 },
  ])
})

it('leaves its story in the history and tells who watches', async () => {
  const { owner, house } = await setting()
  const socket = await openSocket(server.url, { token: owner.token() })
  const query = 'subscription W($id: ID!) { realEstateChanged(realEstateId: $id) { verb objectId } }'
  socket.say({ id: 'a', type: 'subscribe', payload: { query, variables: { id: house } } })
  await server.watched(house)
  const id = await world.todo(owner, house)
  const news = await socket.hear((message) => JSON.stringify(message).includes(id))
  socket.close()
  expect(news?.payload).toMatchObject({ data: { realEstateChanged: { verb: 'todo.add', objectId: id } } })
  await owner.data(change, { house, id, input: { ...versioned(1), title: 'Neu' } })
  await owner.data(complete, { house, id, input: keyed() })
  const { realEstate } = await owner.data<{ realEstate: { history: { nodes: unknown[] } } }>(
    'query History($house: ID!) { realEstate(id: $house) { history(first: 3) { nodes { verb objectId changes } } } }',
    { house },
  )
  expect(realEstate.history.nodes).toEqual([
    { verb: 'todo.complete', objectId: id, changes: { state: ['open', 'done'] } },
    { verb: 'todo.update', objectId: id, changes: { title: ['Dachrinnen reinigen', 'Neu'] } },
    { verb: 'todo.add', objectId: id, changes: { title: 'Dachrinnen reinigen' } },
  ])
})

it('comes again: done late it is due at the next of its days, once for all who did it, and goes back whole', async () => {
  const { owner, house } = await setting()
  const editor = await world.person()
  await world.join(editor, house, 'editor')
  const recurrence = { mode: 'fixed', every: 6, unit: 'month', anchorOn: '2025-08-31' }
  const id = await world.todo(owner, house, { title: 'Rauchmelder testen', dueOn: '2025-08-31', recurrence })
  const input = { ...versioned(1), doneOn: '2025-10-01', lastDoneOn: null }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(repeat, { house, id, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const after = { dueOn: '2026-02-28', lastDoneOn: '2025-10-01', state: 'open', recurrence, version: 2 }
  expect(answers[0]?.['repeatTodo']).toMatchObject(after)
  // Somebody without a line did the same time: it is done, and nothing is skipped.
  const late = { ...versioned(1), doneOn: '2025-10-03', lastDoneOn: null }
  expect((await editor.data(repeat, { house, id, input: late }))['repeatTodo']).toMatchObject(after)
  const stale = { ...versioned(1), doneOn: '2026-03-02', lastDoneOn: '2025-10-01' }
  const refused = await editor.graphql(repeat, { house, id, input: stale })
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  // A device of an earlier release ticks it: it comes again all the same.
  expect((await owner.data(complete, { house, id, input: keyed() }))['completeTodo']).toMatchObject({
    state: 'open',
    version: 3,
  })
  const acts = await server.admin(
    `select verb, changes from app.audit_event where object_id = $1 order by id limit 2 offset 1`,
    [id],
  )
  expect(acts).toEqual([
    {
      verb: 'todo.repeat',
      changes: { dueOn: ['2025-08-31', '2026-02-28'], lastDoneOn: [null, '2025-10-01'] },
    },
    { verb: 'todo.repeat', changes: {} },
  ])
  const ended = { ...versioned(3), recurrence: null }
  expect((await owner.data(change, { house, id, input: ended }))['updateTodo']).toMatchObject({
    recurrence: null,
  })
  const undated = await owner.graphql(add, {
    house,
    input: { ...keyed(), id: newId(), title: 'Ohne Tag', recurrence },
  })
  expect(undated.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'dueOn' })
})

it('belongs to a person of the house, and to nobody once that one has left', async () => {
  const { owner, house } = await setting()
  const [helper, stranger] = [await world.person(), await world.person()]
  await world.join(helper, house, 'editor')
  const id = await world.todo(owner, house, { assigneeId: helper.userId })
  expect(await found(owner, house, id)).toMatchObject({ assigneeId: helper.userId, version: 1 })
  const { updateTodo } = await owner.data(change, {
    house,
    id,
    input: { ...versioned(1), assigneeId: stranger.userId, title: 'Laub' },
  })
  expect(updateTodo).toMatchObject({ title: 'Laub', assigneeId: null })
  await owner.data(change, { house, id, input: { ...versioned(2), assigneeId: helper.userId } })
  await helper.data(leave, { house, input: keyed() })
  expect(await found(owner, house, id)).toMatchObject({ assigneeId: null, title: 'Laub' })
})

type Hit = { id: string; quote: { text: string }[] }

it('has steps that are ticked in place, found by their words, and begin anew when it comes again', async () => {
  const { owner, house } = await setting()
  const step = (text: string, isDone = false) => ({ id: newId(), text, isDone })
  const steps = [step('Leiter holen', true), step('Laubgitter prüfen')]
  const recurrence = { mode: 'fixed', every: 1, unit: 'year', anchorOn: '2025-10-01' }
  const id = await world.todo(owner, house, { dueOn: '2025-10-01', recurrence, checklist: steps })
  const ticked = steps.map((each) => ({ ...each, isDone: true }))
  const { updateTodo } = await owner.data(change, {
    house,
    id,
    input: { ...versioned(1), checklist: ticked },
  })
  expect(updateTodo).toMatchObject({ checklist: ticked, version: 2 })
  const { realEstate } = await owner.data<{ realEstate: { search: Hit[] } }>(seek, { house })
  expect(
    realEstate.search.map(({ quote, ...hit }) => [hit.id, quote.map(({ text }) => text).join('')]),
  ).toEqual([[id, 'Leiter holen Laubgitter prüfen']])
  const { repeatTodo } = await owner.data(repeat, {
    house,
    id,
    input: { ...versioned(2), doneOn: '2025-10-02' },
  })
  expect(repeatTodo).toMatchObject({
    dueOn: '2026-10-01',
    checklist: steps.map((each) => ({ ...each, isDone: false })),
  })
  const twice = await owner.graphql(change, {
    house,
    id,
    input: { ...versioned(3), checklist: [steps[0], steps[0]] },
  })
  expect(twice.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'checklist' })
  const many = Array.from({ length: 31 }, (_, at) => step(String(at)))
  const over = await owner.graphql(change, { house, id, input: { ...versioned(3), checklist: many } })
  expect(over.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'checklist' })
})
