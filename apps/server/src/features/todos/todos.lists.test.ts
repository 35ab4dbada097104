import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { world } = await openWorld()

const act = (name: string, input: string) =>
  `mutation Act($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { id } }`
const complete = act('completeTodo', 'KeyInput')
const remove = act('deleteTodo', 'VersionInput')
const list =
  'query List($house: ID!, $first: Int, $after: String, $state: TodoState, $isDeleted: Boolean) { realEstate(id: $house) { todos(first: $first, after: $after, state: $state, isDeleted: $isDeleted) { nodes { id } nextCursor } } }'

const keyed = () => ({ idempotencyKey: newId() })

type TodoPage = { nodes: { id: string }[]; nextCursor: string | null }
const pageOf = async (person: Person, args: Record<string, unknown>) =>
  (await person.data<{ realEstate: { todos: TodoPage } }>(list, args)).realEstate.todos
const idsOf = async (person: Person, args: Record<string, unknown>) =>
  (await pageOf(person, args)).nodes.map((node) => node.id)

async function setting(): Promise<{ owner: Person; house: string }> {
  const owner = await world.person()
  return { owner, house: await world.house(owner) }
}

it('lists open ones by their day with the undated last, page by page', async () => {
  const { owner, house } = await setting()
  const [undated, late, soon, soonToo, undatedToo] = [
    await world.todo(owner, house),
    await world.todo(owner, house, { dueOn: '2026-12-01' }),
    await world.todo(owner, house, { dueOn: '2026-10-01' }),
    await world.todo(owner, house, { dueOn: '2026-10-01' }),
    await world.todo(owner, house),
  ]
  const seen: string[] = []
  let after: string | null | undefined
  for (let pages = 0; pages < 5 && after !== null; pages += 1) {
    const page = await pageOf(owner, { house, first: 2, after })
    seen.push(...page.nodes.map((node) => node.id))
    after = page.nextCursor
  }
  expect(after).toBeNull()
  expect(seen).toEqual([soon, soonToo, late, undated, undatedToo])
  expect(await idsOf(owner, { house, state: 'open' })).toEqual(seen)
})

it('lists done ones and the trash with the newest first, page by page', async () => {
  const { owner, house } = await setting()
  const ids = [await world.todo(owner, house), await world.todo(owner, house), await world.todo(owner, house)]
  const twoPages = async (filter: object) => {
    const first = await pageOf(owner, { house, first: 2, ...filter })
    const rest = await pageOf(owner, { house, first: 2, after: first.nextCursor, ...filter })
    return [...first.nodes, ...rest.nodes].map((node) => node.id)
  }
  for (const id of ids) await owner.data(complete, { house, id, input: keyed() })
  expect(await idsOf(owner, { house })).toEqual([])
  expect(await twoPages({ state: 'done' })).toEqual(ids.toReversed())
  for (const id of ids) await owner.data(remove, { house, id, input: { ...keyed(), expectedVersion: 2 } })
  expect(await idsOf(owner, { house, state: 'done' })).toEqual([])
  expect(await twoPages({ isDeleted: true })).toEqual(ids.toReversed())
  expect(await idsOf(owner, { house, isDeleted: true, state: 'open' })).toEqual([])
})

it('refuses a forged cursor, and one of another list', async () => {
  const { owner, house } = await setting()
  const cursor = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const asked = [
    { after: cursor("' or true --", newId()) },
    { after: cursor('2026-10-01') },
    { after: cursor('2026-10-01', newId()), state: 'done' },
    { after: cursor('2026-10-01T10:00:00Z', newId()) },
    { after: cursor('infinity', newId()), isDeleted: true },
  ]
  for (const args of asked)
    expect((await owner.graphql(list, { house, ...args })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'after',
    })
})
