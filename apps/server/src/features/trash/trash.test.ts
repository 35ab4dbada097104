import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { jpeg, openPictures, type Pictures } from '#test/pictures.ts'
import { newId, type Person } from '#test/world.ts'

let pictures: Pictures
beforeAll(async () => void (pictures = await openPictures({ keepsVersions: true })))
afterAll(() => pictures.close())

type Entry = { kind: string; id: string; name: string; version: number; daysLeft: number; deletedAt: string }
type Page = { nodes: Entry[]; nextCursor: string | null }
const list = `query Trash($house: ID!, $first: Int, $after: String) { realEstate(id: $house) {
  trash(first: $first, after: $after) {
    nodes { kind id name version deletedAt deletedBy deletedByName daysLeft } nextCursor } } }`
const trash = async (person: Person, house: string, page: { first?: number; after?: string | null } = {}) =>
  (await person.data<{ realEstate: { trash: Page } }>(list, { house, ...page })).realEstate.trash
const lying = async (person: Person, house: string) =>
  (await trash(person, house)).nodes.map(({ name }) => name)

const act = (name: string) => `mutation Act($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  ${name}(realEstateId: $house, kind: $kind, id: $id, input: $input) { kind id version } }`
const over = (expectedVersion: number) => ({ idempotencyKey: newId(), expectedVersion })
const takeBack = (person: Person, house: string, { kind, id, version }: Entry) =>
  person.graphql(act('restoreFromTrash'), { house, kind, id, input: over(version) })
const remove = (person: Person, house: string, { kind, id, version }: Entry) =>
  person.graphql(act('removeForGood'), { house, kind, id, input: over(version) })

const verbs: Record<string, string> = {
  todo: 'deleteTodo',
  component: 'deleteComponent',
  room: 'deleteRoom',
  measure: 'deleteMeasure',
  component_event: 'deleteComponentEvent',
  picture: 'deletePicture',
  document: 'trashDocument',
}
/** Throws something away and gives the key it was done under. */
async function throwAway(person: Person, house: string, kind: string, id: string): Promise<string> {
  const [row] = await pictures.server.admin<{ version: number }>(
    `select version from app.${kind} where id = $1`,
    [id],
  )
  const input = over(row?.version ?? 0)
  await person.data(
    `mutation Delete($house: ID!, $id: ID!, $input: VersionInput!) { ${verbs[kind]}(realEstateId: $house, id: $id, input: $input) { version } }`,
    { house, id, input },
  )
  return input.idempotencyKey
}
async function thrown(person: Person, house: string, kind: string, id: string): Promise<Entry> {
  await throwAway(person, house, kind, id)
  const entry = (await trash(person, house)).nodes.find((node) => node.id === id)
  if (entry === undefined) throw new Error('it does not lie in the trash')
  return entry
}
const undoing = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { actId changed { noun } } }`
const undo = (person: Person, house: string, key: string) =>
  person.graphql(undoing, { house, act: key, input: { idempotencyKey: newId() } })
const count = async (table: string, house: string) =>
  (await pictures.server.admin(`select 1 from app.${table} where real_estate_id = $1`, [house])).length

/** A house of its own with one thing of every kind; the boiler has been serviced for money and is cared for. */
async function household() {
  const { world, server } = pictures
  const owner = await world.person('Anna')
  const house = await world.house(owner)
  const room = await world.room(owner, house)
  const component = await world.component(owner, house, { catalogKey: 'water_heater', roomId: room })
  const measure = await world.measure(owner, house, component)
  const event = await world.event(owner, house, component, { costRappen: 45_000 })
  await world.task(owner, house, component)
  const todo = await world.todo(owner, house, { componentId: component, measureId: measure })
  const picture = newId()
  await pictures.upload(owner, jpeg(), { id: picture, realEstateId: house, name: 'Boiler.jpg' })
  const [{ object_key: objectKey } = { object_key: '' }] = await server.admin<{ object_key: string }>(
    `select object_key from app.picture where id = $1`,
    [picture],
  )
  await vi.waitFor(() => isSettled(picture), patience)
  const document = await makeDocuments(server).document(owner, house)
  return { owner, house, room, component, measure, event, todo, picture, objectKey, document }
}

const isSettled = async (id: string) => {
  const [row] = await pictures.server.admin<{ state: string }>(
    'select state from app.picture where id = $1',
    [id],
  )
  expect(row?.state).toBe('ready')
}
const patience = { timeout: 300_000, interval: 50 }
const stored = async (prefix: string) => (await pictures.server.parts.store.list(undefined, prefix)).objects

/** Puts bytes of its file and of a preview into the store, the former twice, and gives where. */
async function bytesOf(document: string): Promise<string> {
  const { server } = pictures
  const [{ key } = { key: '' }] = await server.admin<{ key: string }>(
    `select f.object_key as key from app.document d join app.file f on f.id = d.file_id where d.id = $1`,
    [document],
  )
  for (const name of [key, key, `${key}-320`])
    await server.parts.store.put(name, Buffer.from('bytes'), 'application/pdf')
  expect(await stored(key)).toHaveLength(3)
  return key
}

/** Lets the worker do one of its nightly jobs to its end. */
async function night(job: string): Promise<void> {
  const { server } = pictures
  await server.admin(`select app.enqueue($1, '{}', null, null)`, [job])
  await vi.waitFor(async () => {
    const waiting = await server.admin(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = any ($1)`,
      [[job, 'remove_objects']],
    )
    expect(waiting).toEqual([])
  }, patience)
}
const age = (table: string, id: string, days: number) =>
  pictures.server.admin(
    `update app.${table} set deleted_at = now() - make_interval(days => $2) where id = $1`,
    [id, days],
  )

describe('the trash of a house', () => {
  test('lists whatever was thrown away, the last first, page by page, with who did it and the days left', async () => {
    const { owner, house, room, component, measure, event, todo, picture, document } = await household()
    const editor = await pictures.world.person('Beat')
    await pictures.world.join(editor, house, 'editor')
    await throwAway(owner, house, 'document', document)
    await throwAway(owner, house, 'todo', todo)
    await throwAway(owner, house, 'component_event', event)
    await throwAway(owner, house, 'measure', measure)
    await throwAway(owner, house, 'picture', picture)
    await throwAway(owner, house, 'component', component)
    await throwAway(editor, house, 'room', room)
    const all = (await trash(owner, house)).nodes
    expect(all.map(({ kind, name }) => [kind, name])).toEqual([
      ['room', 'Heizraum'],
      ['component', 'Boiler'],
      ['picture', 'Boiler.jpg'],
      ['measure', 'Ersatz: Boiler'],
      ['component_event', 'Gewartet: Boiler'],
      ['todo', 'Dachrinnen reinigen'],
      ['document', 'Police Gebäudeversicherung'],
    ])
    expect(all[0]).toMatchObject({ deletedBy: editor.userId, deletedByName: 'Beat Muster', daysLeft: 30 })
    const first = await trash(editor, house, { first: 4 })
    const rest = await trash(editor, house, { first: 4, after: first.nextCursor })
    expect([...first.nodes, ...rest.nodes]).toEqual(all)
    expect(rest.nextCursor).toBeNull()
  })

  test('shows nothing to readers and neighbours, and nothing that an undo unmade', async () => {
    const { world } = pictures
    const [owner, reader, neighbour] = [await world.person(), await world.person(), await world.person()]
    const house = await world.house(owner)
    await world.join(reader, house, 'reader', true)
    const key = newId()
    const input = { id: newId(), title: 'Aus Versehen', idempotencyKey: key }
    await owner.data(
      'mutation Add($house: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $house, input: $input) { id } }',
      { house, input },
    )
    const entry = await thrown(owner, house, 'room', await world.room(owner, house))
    expect((await undo(owner, house, key)).errors).toBeUndefined()
    expect(await lying(owner, house)).toEqual(['Heizraum'])
    for (const [person, code] of [
      [reader, 'FORBIDDEN'],
      [neighbour, 'NOT_FOUND'],
    ] as const) {
      expect((await takeBack(person, house, entry)).errors?.[0]?.extensions.code).toBe(code)
      expect((await remove(person, house, entry)).errors?.[0]?.extensions.code).toBe(code)
      expect((await person.graphql(list, { house })).data?.['realEstate'] ?? null).toEqual(
        person === reader ? { trash: null } : null,
      )
    }
    expect(await lying(owner, house)).toEqual(['Heizraum'])
  })

  test('gives everything back by one verb, once under one key, as an act that can be undone', async () => {
    const { owner, house, room, component, measure, event, todo, picture, document } = await household()
    const things = { todo, component_event: event, measure, picture, component, room, document }
    for (const [kind, id] of Object.entries(things)) await throwAway(owner, house, kind, id)
    for (const entry of (await trash(owner, house)).nodes)
      expect((await takeBack(owner, house, entry)).data?.['restoreFromTrash']).toEqual({
        kind: entry.kind,
        id: entry.id,
        version: entry.version + 1,
      })
    expect(await lying(owner, house)).toEqual([])
    const entry = await thrown(owner, house, 'room', room)
    const input = over(entry.version)
    await owner.data(act('restoreFromTrash'), { house, kind: 'room', id: room, input })
    expect((await undo(owner, house, input.idempotencyKey)).data).toMatchObject({
      undo: { changed: [{ noun: 'room' }] },
    })
    expect((await trash(owner, house)).nodes).toMatchObject([{ id: room, deletedAt: entry.deletedAt }])
    expect((await takeBack(owner, house, entry)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })
})

describe('what is removed for good', () => {
  test('goes with what hangs on it, the bytes of its pictures in every version, and the content of its images', async () => {
    const { owner, house, component, todo, picture, objectKey } = await household()
    const { server } = pictures
    // A second version of the whole one, and a size that its row does not name.
    const { store } = server.parts
    for (const size of ['full', '320'])
      await store.put(`${objectKey}-${size}`, Buffer.from('bytes'), 'image/webp')
    await server.admin('update app.picture set component_id = $2 where id = $1', [picture, component])
    expect(await stored(objectKey)).toHaveLength(3)
    const deleting = await throwAway(owner, house, 'component', component)
    const [entry] = (await trash(owner, house)).nodes
    if (entry === undefined) throw new Error('nothing lies there')
    expect((await remove(owner, house, { ...entry, version: 1 })).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    )
    // Asked three times under one key, by the way it is asked here.
    expect((await remove(owner, house, entry)).data?.['removeForGood']).toEqual({
      kind: 'component',
      id: component,
      version: null,
    })
    const tables = [
      'component',
      'component_event',
      'maintenance_task',
      'measure',
      'amount',
      'picture',
      'trash',
    ]
    expect(await Promise.all(tables.map((table) => count(table, house)))).toEqual(tables.map(() => 0))
    const kept = await server.admin('select title, component_id, measure_id from app.todo where id = $1', [
      todo,
    ])
    expect(kept).toEqual([{ title: 'Dachrinnen reinigen', component_id: null, measure_id: null }])
    await vi.waitFor(async () => expect(await stored(objectKey)).toEqual([]), patience)
    const told = await server.admin(
      `select verb, changes, is_final from app.audit_event where real_estate_id = $1 order by id desc limit 1`,
      [house],
    )
    expect(told).toEqual([{ verb: 'component.remove', changes: {}, is_final: true }])
    const images = await server.admin(
      `select relation from app.row_image where real_estate_id = $1 and relation not in ('todo', 'real_estate') and before is not null and before <> '{}'`,
      [house],
    )
    expect(images).toEqual([])
    expect((await undo(owner, house, deleting)).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_UNDOABLE',
      reason: 'removed',
    })
    expect((await remove(owner, house, entry)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('leaves nothing behind that could point at it, also by an undo', async () => {
    const { world } = pictures
    const owner = await world.person()
    const house = await world.house(owner)
    const [cellar, attic] = [await world.room(owner, house), await world.room(owner, house)]
    const component = await world.component(owner, house, { roomId: cellar })
    const moving = newId()
    await owner.data(
      'mutation Move($house: ID!, $id: ID!, $input: UpdateComponentInput!) { updateComponent(realEstateId: $house, id: $id, input: $input) { version } }',
      { house, id: component, input: { idempotencyKey: moving, expectedVersion: 1, roomId: attic } },
    )
    const answer = await remove(owner, house, await thrown(owner, house, 'room', cellar))
    expect(answer.errors).toBeUndefined()
    expect((await undo(owner, house, moving)).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_UNDOABLE',
      reason: 'removed',
    })
    await remove(owner, house, await thrown(owner, house, 'room', attic))
    expect(
      await pictures.server.admin('select room_id from app.component where id = $1', [component]),
    ).toEqual([{ room_id: null }])
  })
})

describe('the worker', () => {
  test('empties the trash after thirty days, also of what an undo unmade, and leaves what is younger', async () => {
    const { owner, house, component, room, todo, picture, objectKey, document } = await household()
    const fileKey = await bytesOf(document)
    const unmade = newId()
    const input = { id: newId(), title: 'Aus Versehen', idempotencyKey: unmade }
    await owner.data(
      'mutation Add($house: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $house, input: $input) { id } }',
      { house, input },
    )
    await undo(owner, house, unmade)
    for (const [kind, id] of Object.entries({ todo, picture, component, room, document }))
      await throwAway(owner, house, kind, id)
    await pictures.server.admin(
      `update app.todo set deleted_at = now() - interval '31 days', unmade_at = now() - interval '31 days' where id = $1`,
      [input.id],
    )
    await age('picture', picture, 31)
    await age('component', component, 31)
    await age('document', document, 31)
    await age('room', room, 29)
    await night('empty_trash')
    expect((await trash(owner, house)).nodes).toMatchObject([
      { kind: 'todo', daysLeft: 30 },
      { kind: 'room', daysLeft: 1 },
    ])
    expect(await count('component', house)).toBe(0)
    expect(await count('todo', house)).toBe(1)
    expect(await stored(objectKey)).toEqual([])
    expect(await count('file', house)).toBe(0)
    expect(await stored(fileKey)).toEqual([])
    await night('empty_trash')
    expect(await lying(owner, house)).toEqual(['Dachrinnen reinigen', 'Heizraum'])
  })

  test('sweeps bytes that no picture names once they are a day old, and only in houses that are here', async () => {
    const { house, objectKey } = await household()
    const { store, clock } = pictures.server.parts
    const now = clock.now.bind(clock)
    const [stray, foreign] = [`${house}/${newId()}`, `${newId()}/${newId()}`]
    for (const key of [stray, `${stray}-full`, foreign])
      await store.put(key, Buffer.from('bytes'), 'image/jpeg')
    await night('sweep_objects')
    expect(await stored(stray)).toHaveLength(2)
    Object.assign(clock, { now: () => new Date(now().getTime() + 2 * 86_400_000) })
    await night('sweep_objects').finally(() => Object.assign(clock, { now }))
    expect(await stored(stray)).toEqual([])
    expect(await stored(foreign)).toHaveLength(1)
    expect(await stored(objectKey)).not.toEqual([])
    await store.removeAll(foreign)
  })
})
