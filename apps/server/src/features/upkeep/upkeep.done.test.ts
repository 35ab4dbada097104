import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { world } = await openWorld()

const act = (name: string, input: string) =>
  `mutation Act($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { version } }`
const setTask = act('setMaintenanceTask', 'SetMaintenanceTaskInput')
const completeTask = act('completeMaintenanceTask', 'CompleteMaintenanceTaskInput')
const finish = act('finishTodo', 'FinishTodoInput')
const undo = `mutation Undo($house: ID!, $id: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $id, input: $input) { verb } }`
const standing = `query Standing($house: ID!, $componentId: ID!) { realEstate(id: $house) {
  todos { nodes { title dueOn lastDoneOn } } done: todos(state: done) { nodes { title } }
  maintenanceTasks { nextOn lastOn } amounts { rappen }
  componentEvents(componentId: $componentId) { kind happenedOn title performedBy note } } }`

const over = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})
const told = (facts: object = {}) => ({ eventId: newId(), doneOn: '2026-10-05', ...facts })
const gutters = 'Dachrinnen reinigen'
const halfYearly = { mode: 'from_completion', every: 6, unit: 'month', anchorOn: '2026-09-01' }

async function setting() {
  const owner = await world.person()
  const house = await world.house(owner)
  const componentId = await world.component(owner, house, { catalogKey: 'pitched_roof' })
  const stands = async (person: Person = owner) =>
    (await person.data<{ realEstate: Record<string, unknown> }>(standing, { house, componentId })).realEstate
  const plan = async (title: string) => {
    const id = newId()
    const facts = { componentId, title, intervalMonths: 12, nextOn: '2027-10-16' }
    await owner.data(setTask, { house, id, input: over(0, facts) })
    return id
  }
  return { owner, house, componentId, stands, plan }
}

it('upkeep that was done takes the to-dos of the same work with it, and one undo brings all of it back', async () => {
  const { owner, house, componentId, stands, plan } = await setting()
  await world.todo(owner, house, { title: 'dachrinnen Reinigen', componentId, dueOn: '2026-09-01' })
  await world.todo(owner, house, {
    title: gutters,
    componentId,
    dueOn: '2026-09-01',
    recurrence: halfYearly,
  })
  await world.todo(owner, house, { title: gutters })
  const before = await stands()
  const id = await plan(gutters)
  const input = over(1, told({ costRappen: 42_000 }))
  await owner.data(completeTask, { house, id, input })
  expect(await stands()).toEqual({
    // Without a component nobody knows which gutters are meant.
    todos: {
      nodes: [
        { title: gutters, dueOn: '2027-04-05', lastDoneOn: '2026-10-05' },
        { title: gutters, dueOn: null, lastDoneOn: null },
      ],
    },
    done: { nodes: [{ title: 'dachrinnen Reinigen' }] },
    maintenanceTasks: [{ nextOn: '2027-10-05', lastOn: '2026-10-05' }],
    amounts: [{ rappen: 42_000 }],
    componentEvents: [
      { kind: 'serviced', happenedOn: '2026-10-05', title: gutters, performedBy: null, note: null },
    ],
  })
  await owner.data(undo, { house, id: input.idempotencyKey, input: { idempotencyKey: newId() } })
  expect(await stands()).toEqual({
    ...before,
    maintenanceTasks: [{ nextOn: '2027-10-16', lastOn: null }],
  })
})

it('a to-do that is finished writes the history of its component once, and moves upkeep of the same work on', async () => {
  const { owner, house, componentId, stands, plan } = await setting()
  await plan(gutters)
  const id = await world.todo(owner, house, {
    title: gutters,
    componentId,
    dueOn: '2026-09-01',
    recurrence: halfYearly,
  })
  const before = await stands()
  const input = over(1, told({ performedBy: 'Spengler Frei', note: 'Laub', costRappen: 18_000 }))
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(finish, { house, id, input })))
  expect(answers).toEqual([1, 2, 3].map(() => ({ finishTodo: { version: 2 } })))
  const after = {
    todos: { nodes: [{ title: gutters, dueOn: '2027-04-05', lastDoneOn: '2026-10-05' }] },
    done: { nodes: [] },
    maintenanceTasks: [{ nextOn: '2027-10-05', lastOn: '2026-10-05' }],
    amounts: [{ rappen: 18_000 }],
    componentEvents: [
      {
        kind: 'serviced',
        happenedOn: '2026-10-05',
        title: gutters,
        performedBy: 'Spengler Frei',
        note: 'Laub',
      },
    ],
  }
  expect(await stands()).toEqual(after)
  // Somebody else, who did not see that it was done, tells the same time once more.
  await owner.data(finish, { house, id, input: over(1, told()) })
  expect(await stands()).toEqual(after)
  await owner.data(undo, { house, id: input.idempotencyKey, input: { idempotencyKey: newId() } })
  expect(await stands()).toEqual(before)
})

it('a to-do is finished once, not in the future, without a component without an entry, and not by a stranger', async () => {
  const { owner, house, componentId, stands } = await setting()
  const [neighbour, reader, editor] = [await world.person(), await world.person(), await world.person()]
  await world.join(reader, house, 'reader', true)
  await world.join(editor, house, 'editor')
  const id = await world.todo(owner, house, { title: 'Ziegel ersetzen', componentId })
  const refusal = async (person: Person, facts: object = {}) =>
    (await person.graphql(finish, { house, id, input: over(1, told(facts)) })).errors?.[0]?.extensions.code
  expect(await refusal(neighbour)).toBe('NOT_FOUND')
  expect(await refusal(reader)).toBe('FORBIDDEN')
  expect(await refusal(editor, { costRappen: 1 })).toBe('FORBIDDEN')
  expect(await refusal(owner, { doneOn: '2099-01-01' })).toBe('BAD_INPUT')
  expect(await refusal(editor)).toBeUndefined()
  expect(await refusal(owner)).toBeUndefined()
  const call = await world.todo(owner, house, { title: 'Dachdecker anrufen' })
  await owner.data(finish, { house, id: call, input: over(1, told()) })
  const { done, componentEvents } = await stands()
  expect(done).toEqual({ nodes: [{ title: 'Dachdecker anrufen' }, { title: 'Ziegel ersetzen' }] })
  expect(componentEvents).toMatchObject([{ title: 'Ziegel ersetzen' }])
})
