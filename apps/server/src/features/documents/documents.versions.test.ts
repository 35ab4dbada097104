import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()
const { document, file, version } = makeDocuments(server)

const shown = `id version earlierFileIds earlierHashes isFiled file { id }`
const change = (verb: string) => `mutation Change($house: ID!, $id: ID!, $input: DocumentVersionInput!) {
  ${verb}(realEstateId: $house, id: $id, input: $input) { ${shown} } }`
const [renew, use] = [change('addDocumentVersion'), change('useDocumentVersion')]
const read = `query Read($house: ID!, $id: ID!) { realEstate(id: $house) { document(id: $id) {
  ${shown} versions { isCurrent addedBy file { id url } } } } }`
const found = `query Found($house: ID!, $text: String!) { realEstate(id: $house) {
  documents(search: $text) { nodes { id } } } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  trashDocument(realEstateId: $house, id: $id, input: $input) { version } }`
const forGood = `mutation Gone($house: ID!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: document, id: $id, input: $input) { id } }`

type Shown = {
  version: number
  earlierFileIds: string[]
  earlierHashes: string[]
  file: { id: string }
  versions: { isCurrent: boolean; addedBy: string | null; file: { id: string; url: string | null } }[]
}

async function paper() {
  const owner = await world.person('Anna')
  const house = await world.house(owner)
  const id = await document(owner, house, {
    text: 'Prämie 2026 Feuerschaden',
    category: 'insurance',
    isFiled: true,
  })
  const look = async (person: Person = owner) =>
    (await person.data<{ realEstate: { document: Shown } }>(read, { house, id })).realEstate.document
  const first = (await look()).file.id
  const versioned = (expectedVersion: number) => ({ idempotencyKey: newId(), expectedVersion })
  const hits = async (text: string) =>
    (await owner.data<{ realEstate: { documents: { nodes: unknown[] } } }>(found, { house, text })).realEstate
      .documents.nodes.length
  const code = async (person: Person, query: string, input: object) =>
    (await person.graphql(query, { house, id, input })).errors?.[0]?.extensions.code
  return { owner, house, id, look, first, versioned, hits, code }
}

it('gets a newer file; what it had stays readable with who filed it, and can be made current again', async () => {
  const { owner, house, id, look, first, versioned, hits } = await paper()
  const editor = await world.person('Beat')
  await world.join(editor, house, 'editor')
  const second = await file(editor, house, { text: 'Prämie 2027 Erdbeben' })
  const key = versioned(1)
  const input = { ...key, fileId: second }
  // One key books once.
  for (const _try of [1, 2]) await editor.data(renew, { house, id, input })
  const after = await look()
  // What is read in it is to be reviewed, as of a new paper.
  expect(after).toMatchObject({
    version: 2,
    file: { id: second },
    earlierFileIds: [first],
    isFiled: false,
  })
  expect(after.versions.map((one) => [one.file.id, one.isCurrent, one.addedBy?.split(' ')[0]])).toEqual([
    [second, true, 'Beat'],
    [first, false, 'Anna'],
  ])
  expect(after.versions.every((one) => one.file.url !== null)).toBe(true)
  // The bytes it had are known again.
  expect(after.earlierHashes).toEqual([createHash('sha256').update(first).digest('hex')])
  // Search finds the current text alone.
  expect([await hits('Erdbeben'), await hits('Feuerschaden')]).toEqual([1, 0])

  await owner.data(use, { house, id, input: { ...versioned(2), fileId: first } })
  // Nothing but the newer file was to be reviewed.
  expect(await look()).toMatchObject({
    version: 3,
    file: { id: first },
    earlierFileIds: [second],
    isFiled: true,
  })
  expect([await hits('Erdbeben'), await hits('Feuerschaden')]).toEqual([0, 1])

  // Taken back as a whole, with the words, and done again.
  const renewed = await owner.data<{ undo: { verb: string } }>(undo, {
    house,
    act: (await acts(house))[0],
    input: { idempotencyKey: newId() },
  })
  expect(renewed.undo.verb).toBe('document.use_version')
  expect(await look()).toMatchObject({ file: { id: second }, earlierFileIds: [first], isFiled: false })
  expect(await hits('Erdbeben')).toBe(1)
})

it('takes no file of another paper, none that has not come, none twice, and not without end', async () => {
  const { owner, house, id, first, versioned, code } = await paper()
  const other = await document(owner, house)
  const old = await server.admin<{ id: string }>('select file_id as id from app.document where id = $1', [
    other,
  ])
  await version(owner, house, other)
  const coming = await file(owner, house)
  await server.admin(`update app.file set state = 'announced', media_type = null where id = $1`, [coming])
  const fileOf = (fileId: string | undefined) => ({ ...versioned(1), fileId })
  expect(await code(owner, renew, fileOf(old[0]?.id))).toBe('NOT_FOUND')
  expect(await code(owner, renew, fileOf(coming))).toBe('NOT_FOUND')
  expect(await code(owner, renew, fileOf(newId()))).toBe('NOT_FOUND')
  expect(await code(owner, use, fileOf(old[0]?.id))).toBe('NOT_FOUND')
  expect(await code(owner, renew, { ...fileOf(await file(owner, house)), expectedVersion: 9 })).toBe(
    'CONFLICT',
  )
  const reader = await world.person('Rita')
  await world.join(reader, house, 'reader')
  expect(await code(reader, renew, fileOf(await file(owner, house)))).toBe('FORBIDDEN')
  expect(await code(await world.person('Nora'), use, fileOf(first))).toBe('NOT_FOUND')
  // What is an earlier version of one paper is no new paper.
  const add = `mutation Add($house: ID!, $input: AddDocumentInput!) { addDocument(realEstateId: $house, input: $input) { id } }`
  const again = {
    idempotencyKey: newId(),
    id: newId(),
    fileId: old[0]?.id,
    title: 'Nochmals',
    isFiled: false,
  }
  expect((await owner.graphql(add, { house, input: again })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const many = Array.from({ length: 29 }, newId)
  await server.admin('update app.document set earlier_file_ids = $2 where id = $1', [id, many])
  expect(await code(owner, renew, fileOf(await file(owner, house)))).toBe('LIMIT_REACHED')
})

it('a paper that goes for good takes every version along, also one that was taken back', async () => {
  const { owner, house, id, first, look, versioned } = await paper()
  const second = await version(owner, house, id)
  const third = await file(owner, house)
  await owner.data(renew, { house, id, input: { ...versioned(2), fileId: third } })
  await owner.data(undo, { house, act: (await acts(house))[0], input: { idempotencyKey: newId() } })
  expect(await look()).toMatchObject({ file: { id: second }, earlierFileIds: [first] })
  expect(await filesOf(house)).toEqual([first, second, third].toSorted())

  const { version: seen } = await look()
  await owner.data(remove, { house, id, input: versioned(seen) })
  // In the trash no version opens.
  expect((await look()).versions.map((one) => one.file.url)).toEqual([null, null])
  await owner.data(forGood, { house, id, input: versioned(seen + 1) })
  expect(await filesOf(house)).toEqual([])
  const jobs = await server.admin<{ key: string }>(
    'select key from graphile_worker.jobs where key = any ($1) order by key',
    [[first, second, third].map((one) => `remove_objects:${house}/${one}`)],
  )
  expect(jobs).toHaveLength(3)
})

/** The acts of a house, the last first. */
const acts = async (house: string): Promise<readonly string[]> =>
  (
    await server.admin<{ id: string }>(
      'select id from app.audit_event where real_estate_id = $1 order by id desc',
      [house],
    )
  ).map(({ id }) => id)

const filesOf = async (house: string): Promise<readonly string[]> =>
  (
    await server.admin<{ id: string }>('select id from app.file where real_estate_id = $1 order by id', [
      house,
    ])
  ).map(({ id }) => id)
