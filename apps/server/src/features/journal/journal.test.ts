import { maxJournalEntries, maxPhotos } from '@hauswart/domain/journal/journal-entry'
import { afterAll, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { jpeg } from '#test/pictures.ts'
import { ask, type GraphqlAnswer } from '#test/ask.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld({ config: { S3_BUCKET: 'hauswart-test' } })
// The database goes with the test; its objects would stay for ever.
afterAll(async () => {
  const rows = await server.admin<{ object_key: string }>('select object_key from app.picture')
  await Promise.all(rows.map((row) => server.parts.store.remove(row.object_key)))
})

const facts = 'id projectId happenedOn body mark createdBy version deletedAt'
const add = `mutation Add($house: ID!, $input: AddJournalEntryInput!) {
  addJournalEntry(realEstateId: $house, input: $input) { ${facts} } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateJournalEntryInput!) {
  updateJournalEntry(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const act = (name: string) => `mutation Act($house: ID!, $id: ID!, $input: VersionInput!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { version } }`
const forGood = `mutation Gone($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: $kind, id: $id, input: $input) { id } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const area = `query Area($house: ID!, $project: ID, $first: Int, $after: String) {
  realEstate(id: $house) { journalEntries(projectId: $project, first: $first, after: $after) { nodes { ${facts} } nextCursor } } }`
const found = `query Found($house: ID!, $text: String!) {
  realEstate(id: $house) { search(text: $text) { kind projectId } } }`
const thrown = `query Thrown($house: ID!) { realEstate(id: $house) { trash { nodes { kind name } } } }`

type Area = { realEstate: { journalEntries: { nodes: { id: string }[]; nextCursor: string | null } } }
const list = async (person: Person, house: string, args: object = {}) =>
  (await person.data<Area>(area, { house, ...args })).realEstate.journalEntries
const hits = async (person: Person, house: string, text: string) =>
  (await person.data<{ realEstate: { search: object[] } }>(found, { house, text })).realEstate.search
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})

it('is kept once, changed, undone, found, thrown away and taken back', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const projectId = await world.project(owner, house)
  const said = { projectId, happenedOn: '2026-09-14', body: 'Gerüst gestellt\nZwei Mann', mark: 'before' }
  const input = { idempotencyKey: newId(), id: newId(), ...said }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { id } = input
  const whole = { id, ...said, createdBy: owner.userId, version: 1, deletedAt: null }
  expect((await list(owner, house)).nodes).toEqual([whole])
  expect(await hits(owner, house, 'Gerüst')).toEqual([{ kind: 'journal_entry', projectId }])

  await owner.data(change, { house, id, input: versioned(1, { body: null, mark: null }) })
  const stale = await owner.graphql(change, { house, id, input: versioned(1, { body: 'Anders' }) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  expect(await hits(owner, house, 'Gerüst')).toEqual([])
  const [last] = await server.admin<{ id: string }>(
    'select id from app.audit_event where object_id = $1 order by id desc limit 1',
    [id],
  )
  await owner.data(undo, { house, act: last?.id, input: { idempotencyKey: newId() } })
  expect((await list(owner, house)).nodes).toEqual([{ ...whole, version: 3 }])

  await owner.data(act('deleteJournalEntry'), { house, id, input: versioned(3) })
  expect([(await list(owner, house)).nodes, await hits(owner, house, 'Gerüst')]).toEqual([[], []])
  const { realEstate } = await owner.data<{ realEstate: { trash: { nodes: object[] } } }>(thrown, { house })
  expect(realEstate.trash.nodes).toEqual([{ kind: 'journal_entry', name: 'Gerüst gestellt' }])
  await owner.data(act('restoreJournalEntry'), { house, id, input: versioned(4) })
  expect((await list(owner, house, { project: projectId })).nodes).toEqual([{ ...whole, version: 5 }])
})

it('the newest day comes first, page by page, of one renovation or of all', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [project, other] = [await world.project(owner, house), await world.project(owner, house)]
  const days = ['2026-03-02', '2026-04-01', '2026-03-02', '2026-02-27']
  const ids: string[] = []
  for (const happenedOn of days) ids.push(await world.journalEntry(owner, house, project, { happenedOn }))
  await world.journalEntry(owner, house, other, { happenedOn: '2026-12-01', body: null })
  const first = await list(owner, house, { project, first: 3 })
  const rest = await list(owner, house, { project, first: 3, after: first.nextCursor })
  const order = [...first.nodes, ...rest.nodes].map((entry) => entry.id)
  expect([order, rest.nextCursor]).toEqual([[ids[1], ids[2], ids[0], ids[3]], null])
  expect((await list(owner, house)).nodes).toHaveLength(5)
  await server.admin(
    `insert into app.journal_entry (real_estate_id, id, project_id, happened_on, created_by)
     select $1, gen_random_uuid(), $2, '2026-01-01', $3 from generate_series(2, $4::integer)`,
    [house, other, owner.userId, maxJournalEntries],
  )
  await expect(world.journalEntry(owner, house, other)).rejects.toThrow('LIMIT_REACHED')
})

const photo = new Uint8Array(jpeg())
const addPicture = `mutation Add($house: ID!, $file: Upload!, $input: AddPictureInput!) {
  addPicture(realEstateId: $house, file: $file, input: $input) { id journalEntryId defectId } }`

async function upload(person: Person, house: string, owned: object): Promise<GraphqlAnswer> {
  const input = { id: newId(), idempotencyKey: newId(), ...owned }
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: addPicture, variables: { house, file: null, input } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([photo], { type: 'image/jpeg' }), 'Gerüst.jpg')
  const headers = { authorization: `Bearer ${person.token()}`, 'x-app-request': '1' }
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form })
  return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer, 'status'>) }
}
const idOf = ({ data }: GraphqlAnswer) => (data?.['addPicture'] as { id: string } | undefined)?.id
const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions

const shown = `query Shown($house: ID!) { realEstate(id: $house) {
  journalEntries { nodes { id pictures { id } } } defects { nodes { id pictures { id } } } } }`
type Shown = Record<'journalEntries' | 'defects', { nodes: { id: string; pictures: { id: string }[] }[] }>

async function picturesOf(person: Person, house: string) {
  const { data } = await ask(server.url, person.headers(), shown, { house })
  const { journalEntries, defects } = (data as { realEstate: Shown }).realEstate
  return [...journalEntries.nodes, ...defects.nodes].map(({ pictures }) => pictures.map(({ id }) => id))
}

it('photos of an entry and of a defect are shown with them, no more than they can have, and to no neighbour', async () => {
  const [owner, stranger] = [await world.person(), await world.person()]
  const [house, other] = [await world.house(owner), await world.house(stranger)]
  const project = await world.project(owner, house)
  const journalEntryId = await world.journalEntry(owner, house, project)
  const defectId = await world.defect(owner, house, project)
  const ids = [
    idOf(await upload(owner, house, { journalEntryId })),
    idOf(await upload(owner, house, { defectId })),
  ]
  expect(await picturesOf(owner, house)).toEqual([[ids[0]], [ids[1]]])
  expect(await picturesOf(stranger, other)).toEqual([])
  for (const owned of [{ journalEntryId }, { defectId }])
    expect(refusal(await upload(stranger, other, owned))).toMatchObject({
      code: 'NOT_FOUND',
      field: Object.keys(owned)[0],
    })
  expect(refusal(await upload(owner, house, { journalEntryId, defectId }))?.code).toBe('BAD_INPUT')
  await server.admin(
    `insert into app.picture (real_estate_id, id, file_name, mime, bytes, sha256, object_key, created_by, defect_id)
     select $1::uuid, gen_random_uuid(), 'Alt.jpg', 'image/jpeg', 9, repeat('0', 64), $1::uuid || '/' || gen_random_uuid(), $2, $3
     from generate_series(2, $4::integer)`,
    [house, owner.userId, defectId, maxPhotos],
  )
  expect(refusal(await upload(owner, house, { defectId }))?.code).toBe('LIMIT_REACHED')
})

it('goes with its renovation for good, with its photos and their bytes; so does a defect by itself', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house)
  const entry = await world.journalEntry(owner, house, project)
  const defect = await world.defect(owner, house, project)
  const thrownAway = await world.journalEntry(owner, house, project)
  await upload(owner, house, { journalEntryId: entry })
  await upload(owner, house, { defectId: defect })
  await owner.data(act('deleteJournalEntry'), { house, id: thrownAway, input: versioned(1) })
  await owner.data(act('deleteDefect'), { house, id: defect, input: versioned(1) })
  await owner.data(forGood, { house, kind: 'defect', id: defect, input: versioned(2) })
  const pictures = () =>
    server.admin<{ id: string | null }>(
      'select p.journal_entry_id as id from app.picture p where p.real_estate_id = $1',
      [house],
    )
  expect(await pictures()).toEqual([{ id: entry }])
  await owner.data(act('deleteProject'), { house, id: project, input: versioned(1) })
  expect(await hits(owner, house, 'Gerüst')).toEqual([])
  await expect(world.journalEntry(owner, house, project)).rejects.toThrow('NOT_FOUND')
  const orphan = await owner.graphql(act('restoreJournalEntry'), {
    house,
    id: thrownAway,
    input: versioned(2),
  })
  expect(orphan.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  await owner.data(forGood, { house, kind: 'project', id: project, input: versioned(2) })
  const left = await server.admin(
    `select id from app.journal_entry where real_estate_id = $1 union all
     select id from app.picture where real_estate_id = $1 union all
     select id from app.trash where real_estate_id = $1 union all
     select id from app.search_text where real_estate_id = $1 and kind = 'journal_entry' union all
     select row_id from app.row_image where real_estate_id = $1 and row_id in ($2, $3) and before <> '{}'`,
    [house, entry, thrownAway],
  )
  expect(left).toEqual([])
})
