import { expect, it } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()
const { document } = makeDocuments(server)

const change = `mutation Change($house: ID!, $input: ChangeDocumentsInput!) {
  changeDocuments(realEstateId: $house, input: $input) {
    id title category isFiled tags componentIds measureIds deletedAt version file { id } } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { actId } }`
const list = `query List($house: ID!) { realEstate(id: $house) {
  documents(first: 50) { nodes { title category isFiled tags componentIds todoIds projectIds measureIds } } } }`

type Row = {
  category: string | null
  isFiled: boolean
  tags: string[]
  measureIds: string[]
  version: number
}

async function houseOfThree() {
  const owner = await world.person()
  const house = await world.house(owner)
  const ids = [
    await document(owner, house, { title: 'A', tags: ['Dach'] }),
    await document(owner, house, { title: 'B', category: 'tax', isFiled: true }),
    await document(owner, house, { title: 'C', note: 'bleibt' }),
  ]
  const ask = (person: typeof owner, said: object, key = newId()) =>
    person.graphql(change, { house, input: { idempotencyKey: key, ids, ...said } })
  const act = async (said: object, key = newId()) => {
    const { data, errors } = await ask(owner, said, key)
    expect(errors).toBeUndefined()
    return (data as { changeDocuments: Row[] }).changeDocuments
  }
  const shown = () => owner.data(list, { house })
  const takeBack = (key: string) =>
    owner.graphql(undo, { house, act: key, input: { idempotencyKey: newId() } })
  return { owner, house, ids, ask, act, shown, takeBack }
}

it('files, names, links and throws away several as one act each: once by its key, undone whole', async () => {
  const { owner, house, act, shown, takeBack } = await houseOfThree()
  const roof = await world.component(owner, house)
  const decision = await world.measure(owner, house, roof)
  const todo = await world.todo(owner, house)
  const before = await shown()
  const facts: { act: string; measureId?: string; [fact: string]: unknown }[] = [
    { act: 'file', category: 'tax' },
    { act: 'tag', tags: ['2026'], withoutTags: ['Dach'] },
    { act: 'link', componentId: roof },
    { act: 'link', measureId: decision },
    { act: 'link', todoId: todo },
    { act: 'delete' },
  ]
  for (const said of facts) {
    const key = newId()
    const changed = await act(said, key)
    expect(await act(said, key)).toEqual(changed)
    expect(changed).toHaveLength(3)
    if (said.act === 'file') {
      expect(changed.every(({ category, isFiled }) => category === 'tax' && isFiled)).toBe(true)
      // What is so already is no change.
      expect(changed.map(({ version }) => version)).toEqual([2, 1, 2])
    }
    if (said.measureId !== undefined)
      expect(changed.map(({ measureIds }) => measureIds)).toEqual(changed.map(() => [decision]))
    if (said.act === 'tag') expect(changed.map(({ tags }) => String(tags))).toEqual(Array(3).fill('2026'))
    expect((await takeBack(key)).errors).toBeUndefined()
    expect(await shown()).toEqual(before)
  }
  expect(
    await server.admin(
      `select verb, changes->'count' as count from app.audit_event
       where real_estate_id = $1 and verb like 'document.%several' order by id`,
      [house],
    ),
  ).toEqual([
    { verb: 'document.file_several', count: 2 },
    { verb: 'document.tag_several', count: 3 },
    { verb: 'document.link_several', count: 3 },
    { verb: 'document.link_several', count: 3 },
    { verb: 'document.link_several', count: 3 },
    { verb: 'document.delete_several', count: 3 },
  ])
})

it('leaves what lies in the trash, and puts none back where somebody went on from one of them', async () => {
  const { house, ids, act, takeBack } = await houseOfThree()
  await server.admin('update app.document set deleted_at = now() where id = $1', [ids[2]])
  const key = newId()
  const changed = await act({ act: 'tag', tags: ['Neu'], ids: [...ids, newId()] }, key)
  expect(changed.map(({ tags }) => tags)).toEqual([['Dach', 'Neu'], ['Neu'], []])
  await server.admin('update app.document set version = version + 1, act_id = null where id = $1', [ids[1]])
  expect((await takeBack(key)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  const rows = await server.admin('select tags from app.document where real_estate_id = $1 order by id', [
    house,
  ])
  expect(rows).toEqual([{ tags: ['Dach', 'Neu'] }, { tags: ['Neu'] }, { tags: [] }])
})

it('is not for a reader or a neighbour, and links to nothing of another house', async () => {
  const { owner, house, ask, ids } = await houseOfThree()
  const [reader, neighbour] = [await world.person(), await world.person()]
  await world.join(reader, house, 'reader')
  const own = await world.house(neighbour)
  const theirs = await world.component(neighbour, own)
  const code = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions.code
  expect(code(await ask(reader, { act: 'delete' }))).toBe('FORBIDDEN')
  expect(code(await ask(neighbour, { act: 'delete' }))).toBe('NOT_FOUND')
  expect(code(await ask(owner, { act: 'link', componentId: theirs }))).toBe('NOT_FOUND')
  expect(code(await ask(owner, { act: 'file' }))).toBe('BAD_INPUT')
  const input = { idempotencyKey: newId(), ids, act: 'delete' }
  expect(code(await neighbour.graphql(change, { house: own, input }))).toBe('NOT_FOUND')
})
