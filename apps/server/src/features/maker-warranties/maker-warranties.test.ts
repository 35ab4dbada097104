import { maxMakerWarranties } from '@hauswart/domain/maker-warranties/maker-warranty'
import { expect, it } from 'vitest'
import { thisYear } from '#test/day.ts'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts =
  'id componentId projectId documentId title maker startsOn years endsOn note replacedYear version deletedAt'
const act = (name: string, input: string) => `mutation Act($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { version } }`
const add = `mutation Add($house: ID!, $input: AddMakerWarrantyInput!) {
  addMakerWarranty(realEstateId: $house, input: $input) { ${facts} } }`
const change = act('updateMakerWarranty', 'UpdateMakerWarrantyInput')
const forGood = `mutation Gone($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: $kind, id: $id, input: $input) { id } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const all = `query All($house: ID!, $component: ID) { realEstate(id: $house) {
  makerWarranties(componentId: $component) { nodes { ${facts} } } deadlines(first: 50) { source id on componentId } } }`

type Shown = { id: string; version: number; replacedYear: number | null }
type All = {
  realEstate: { makerWarranties: { nodes: Shown[] }; deadlines: { source: string; id: string }[] }
}
const look = async (person: Person, house: string, component?: string) =>
  (await person.data<All>(all, { house, component })).realEstate
const list = async (person: Person, house: string, component?: string) =>
  (await look(person, house, component)).makerWarranties.nodes
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
const code = async (person: Person, query: string, variables: Record<string, unknown>) =>
  (await person.graphql(query, variables)).errors?.[0]?.extensions.code

async function start() {
  const owner = await world.person()
  const house = await world.house(owner)
  return { owner, house, component: await world.component(owner, house) }
}
const plain = { title: 'Wärmepumpe X 12', maker: 'Muster AG', startsOn: '2026-05-04', years: 5 }
const fresh = (componentId: string, said: object = {}) => ({
  idempotencyKey: newId(),
  id: newId(),
  componentId,
  ...plain,
  ...said,
})

it('is recorded, changed, thrown away and taken back; its end follows, the same key counts once', async () => {
  const { owner, house, component } = await start()
  const input = fresh(component)
  for (const _ of [1, 2, 3]) await owner.data(add, { house, input })
  expect(await list(owner, house)).toMatchObject([{ ...plain, endsOn: '2031-05-04', version: 1 }])
  const { id } = input
  await owner.data(change, { house, id, input: versioned(1, { years: 10, maker: null }) })
  expect(await list(owner, house, component)).toMatchObject([
    { endsOn: '2036-05-04', maker: null, version: 2 },
  ])
  expect(await code(owner, change, { house, id, input: versioned(1, { years: 3 }) })).toBe('CONFLICT')
  expect(await code(owner, change, { house, id, input: versioned(2, { years: 0 }) })).toBe('BAD_INPUT')
  const [act1] = await server.admin<{ id: string }>(
    `select id from app.audit_event where object_id = $1 and verb = 'maker_warranty.update'`,
    [id],
  )
  await owner.data(undo, { house, act: act1?.id, input: { idempotencyKey: newId() } })
  expect(await list(owner, house)).toMatchObject([{ ...plain, endsOn: '2031-05-04', version: 3 }])
  await owner.data(act('deleteMakerWarranty', 'VersionInput'), { house, id, input: versioned(3) })
  expect(await look(owner, house)).toMatchObject({ makerWarranties: { nodes: [] }, deadlines: [] })
  await owner.data(act('restoreMakerWarranty', 'VersionInput'), { house, id, input: versioned(4) })
  expect(await list(owner, house)).toMatchObject([plain])
})

it('its end is a deadline while its component stands, and it goes with it for good', async () => {
  const { owner, house, component } = await start()
  const input = fresh(component)
  await owner.data(add, { house, input })
  expect((await look(owner, house)).deadlines).toEqual([
    { source: 'maker_warranty', id: input.id, on: '2031-05-04', componentId: component },
  ])
  await owner.data(act('deleteComponent', 'VersionInput'), { house, id: component, input: versioned(1) })
  expect((await look(owner, house)).deadlines).toEqual([])
  await owner.data(forGood, { house, kind: 'component', id: component, input: versioned(2) })
  expect(await list(owner, house)).toEqual([])
  const kept = await server.admin(
    `select relation from app.row_image where real_estate_id = $1 and row_id = $2 and before <> '{}'`,
    [house, input.id],
  )
  expect(kept).toEqual([])
})

it('waits with its component while that lies in the trash', async () => {
  const { owner, house, component } = await start()
  await owner.data(add, { house, input: fresh(component) })
  await owner.data(act('deleteComponent', 'VersionInput'), { house, id: component, input: versioned(1) })
  expect(await list(owner, house)).toEqual([])
  await owner.data(act('restoreComponent', 'VersionInput'), { house, id: component, input: versioned(2) })
  expect(await list(owner, house)).toMatchObject([plain])
})

it('is over when its product is replaced, until that is undone', async () => {
  const { owner, house, component } = await start()
  const said = { startsOn: `${thisYear - 2}-05-04` }
  const [old, thrown, ofNew] = [
    fresh(component, said),
    fresh(component, said),
    fresh(component, { startsOn: `${thisYear}-01-04` }),
  ]
  for (const input of [old, thrown, ofNew]) await owner.data(add, { house, input })
  await owner.data(act('deleteMakerWarranty', 'VersionInput'), {
    house,
    id: thrown.id,
    input: versioned(1),
  })
  const input = versioned(1, { eventId: newId(), year: thisYear })
  await owner.data(act('replaceComponent', 'ReplaceComponentInput'), { house, id: component, input })
  const told = async () => {
    const { makerWarranties, deadlines } = await look(owner, house)
    const years = new Map(makerWarranties.nodes.map(({ id, replacedYear }) => [id, replacedYear]))
    return {
      old: years.get(old.id),
      thrown: years.get(thrown.id),
      ofNew: years.get(ofNew.id),
      deadlines: deadlines
        .filter(({ source }) => source === 'maker_warranty')
        .map(({ id }) => id)
        .toSorted(),
    }
  }
  expect(await told()).toEqual({
    old: thisYear,
    thrown: undefined,
    ofNew: null,
    deadlines: [ofNew.id],
  })
  // What comes back from the trash was given for the former product as well, and so was what is told of it only now.
  await owner.data(act('restoreMakerWarranty', 'VersionInput'), { house, id: thrown.id, input: versioned(2) })
  const late = fresh(component, said)
  await owner.data(add, { house, input: late })
  expect(await told()).toMatchObject({ thrown: thisYear, deadlines: [ofNew.id] })
  // A wrong day put right: it was given for what stands there now.
  const right = versioned(3, { startsOn: `${thisYear}-02-01` })
  await owner.data(change, { house, id: thrown.id, input: right })
  expect(await told()).toMatchObject({ thrown: null, deadlines: [ofNew.id, thrown.id].toSorted() })
  await owner.data(undo, { house, act: input.idempotencyKey, input: { idempotencyKey: newId() } })
  expect(await told()).toMatchObject({ old: null })
})

it('is found by its product, its maker and its note while its component stands', async () => {
  const { owner, house, component } = await start()
  const input = fresh(component, { title: 'Umwälzpumpe', maker: 'Zirkulo AG', note: 'Nur mit Jahresservice' })
  await owner.data(add, { house, input })
  type Found = { realEstate: { search: { kind: string; id: string; componentId: string | null }[] } }
  const find = async (text: string) => {
    const query = `query Find($house: ID!, $text: String!) { realEstate(id: $house) { search(text: $text) { kind id componentId } } }`
    return (await owner.data<Found>(query, { house, text })).realEstate.search.filter(
      ({ kind }) => kind === 'maker_warranty',
    )
  }
  const hit = [{ kind: 'maker_warranty', id: input.id, componentId: component }]
  for (const text of ['Umwälzpumpe', 'Zirkulo', 'Jahresservice'])
    expect([text, await find(text)]).toEqual([text, hit])
  await owner.data(act('deleteComponent', 'VersionInput'), { house, id: component, input: versioned(1) })
  expect(await find('Zirkulo')).toEqual([])
  await owner.data(change, { house, id: input.id, input: versioned(1, { note: null }) })
  expect(await find('Zirkulo')).toEqual([])
  await owner.data(act('restoreComponent', 'VersionInput'), { house, id: component, input: versioned(2) })
  expect(await find('Zirkulo')).toEqual(hit)
})

it('names a renovation and a paper of the house, and stays when they go', async () => {
  const { owner, house, component } = await start()
  const stranger = await world.person()
  const elsewhere = await world.project(stranger, await world.house(stranger))
  const project = await world.project(owner, house)
  const document = await makeDocuments(server).document(owner, house)
  expect(await code(owner, add, { house, input: fresh(component, { projectId: elsewhere }) })).toBe(
    'NOT_FOUND',
  )
  await owner.data(add, { house, input: fresh(component, { projectId: project, documentId: document }) })
  expect(await list(owner, house)).toMatchObject([{ projectId: project, documentId: document }])
  await owner.data(act('deleteProject', 'VersionInput'), { house, id: project, input: versioned(1) })
  await owner.data(forGood, { house, kind: 'project', id: project, input: versioned(2) })
  expect(await list(owner, house)).toMatchObject([{ projectId: null, documentId: document }])
})

it('is not for a neighbour or a reader, and a component has room for so many', async () => {
  const { owner, house, component } = await start()
  const [reader, neighbour] = [await world.person(), await world.person()]
  await world.join(reader, house, 'reader')
  await world.makerWarranty(owner, house, component)
  expect(await list(reader, house)).toHaveLength(1)
  expect(await code(reader, add, { house, input: fresh(component) })).toBe('FORBIDDEN')
  expect(await code(neighbour, all, { house })).toBe('NOT_FOUND')
  await server.admin(
    `insert into app.maker_warranty (real_estate_id, id, component_id, title, starts_on, years, created_by)
     select $1, gen_random_uuid(), $2, 'Pumpe', '2026-01-01', 2, $3 from generate_series(2, $4::integer)`,
    [house, component, owner.userId, maxMakerWarranties],
  )
  expect(await code(owner, add, { house, input: fresh(component) })).toBe('LIMIT_REACHED')
})
