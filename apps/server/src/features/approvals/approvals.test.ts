import { maxApprovals } from '@hauswart/domain/approvals/approval'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id projectId kind title state office number requestedOn decidedOn validUntil paidOn note promisedRappen paidRappen
  version deletedAt`
const add = `mutation Add($house: ID!, $input: AddApprovalInput!) { addApproval(realEstateId: $house, input: $input) { ${facts} } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateApprovalInput!) {
  updateApproval(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteApproval(realEstateId: $house, id: $id, input: $input) { version } }`
const bringBack = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
  restoreApproval(realEstateId: $house, id: $id, input: $input) { version } }`
const removeProject = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteProject(realEstateId: $house, id: $id, input: $input) { version } }`
const forGood = `mutation Gone($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: $kind, id: $id, input: $input) { id } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const move = `mutation Move($house: ID!, $id: ID!, $input: MoveProjectInput!) {
  moveProject(realEstateId: $house, id: $id, input: $input) { state } }`
const all = `query All($house: ID!, $project: ID, $first: Int, $after: String) { realEstate(id: $house) {
  approvals(first: $first, after: $after, projectId: $project) { nodes { ${facts} } nextCursor } } }`
const dated = `query Dated($house: ID!) { realEstate(id: $house) {
  deadlines(first: 50) { source id on title rule { sentence source isVerified } } } }`

const promised = {
  kind: 'subsidy',
  title: 'Das Gebäudeprogramm',
  state: 'granted',
  requestedOn: '2026-03-02',
  decidedOn: '2026-05-04',
  validUntil: '2028-05-04',
  promisedRappen: 1_200_000,
}
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
const fresh = (projectId: string, said: object = {}) => ({
  idempotencyKey: newId(),
  id: newId(),
  projectId,
  kind: 'permit',
  title: 'Baubewilligung',
  state: 'open',
  ...said,
})

type Shown = { id: string; title: string; version: number; promisedRappen: number | null }
const list = async (person: Person, house: string, args: object = {}) =>
  (
    await person.data<{ realEstate: { approvals: { nodes: Shown[]; nextCursor: string | null } } }>(all, {
      house,
      ...args,
    })
  ).realEstate.approvals
const code = async (person: Person, query: string, variables: Record<string, unknown>) =>
  (await person.graphql(query, variables)).errors?.[0]?.extensions
const amountsOf = (id: string) =>
  server.admin<{ kind: string; rappen: string }>(
    'select kind, rappen from app.amount where object_id = $1 order by kind',
    [id],
  )

async function start() {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house)
  return { owner, house, project }
}

it('is recorded, changed, thrown away and taken back; the same key once, a stale version conflicts', async () => {
  const { owner, house, project } = await start()
  const input = fresh(project, promised)
  for (const _ of [1, 2, 3]) await owner.data(add, { house, input })
  expect((await list(owner, house)).nodes).toMatchObject([{ ...promised, version: 1, office: null }])
  const { id } = input
  const said = { state: 'paid', paidOn: '2026-10-01', paidRappen: 1_150_000, number: 'G-12' }
  await owner.data(change, { house, id, input: versioned(1, said) })
  expect((await list(owner, house)).nodes).toMatchObject([{ ...promised, ...said, version: 2 }])
  expect(await code(owner, change, { house, id, input: versioned(1, { title: 'Anderes' }) })).toMatchObject({
    code: 'CONFLICT',
  })
  await owner.data(remove, { house, id, input: versioned(2) })
  expect((await list(owner, house)).nodes).toEqual([])
  await owner.data(bringBack, { house, id, input: versioned(3) })
  expect((await list(owner, house)).nodes).toMatchObject([{ ...promised, ...said, version: 4 }])
})

it('days in a wrong order, a paid permit and money with a permit are refused', async () => {
  const { owner, house, project } = await start()
  const fault = async (said: object) =>
    (await code(owner, add, { house, input: fresh(project, said) }))?.['field']
  expect(await fault({ requestedOn: '2026-05-04', decidedOn: '2026-05-03' })).toBe('decidedOn')
  expect(await fault({ decidedOn: '2026-05-04', validUntil: '2026-05-03' })).toBe('validUntil')
  expect(await fault({ paidOn: '2026-05-04' })).toBe('paidOn')
  expect(await fault({ state: 'lapsed' })).toBe('state')
  expect(await fault({ promisedRappen: 100 })).toBe('promisedRappen')
  const input = fresh(project)
  await owner.data(add, { house, input })
  const later = { house, id: input.id, input: versioned(1, { paidRappen: 100 }) }
  expect((await code(owner, change, later))?.['field']).toBe('paidRappen')
})

it('without the finance right nobody sees or says an amount; a neighbour sees nothing', async () => {
  const { owner, house, project } = await start()
  const [editor, neighbour] = [await world.person(), await world.person()]
  await world.join(editor, house, 'editor', false)
  const input = fresh(project, promised)
  await owner.data(add, { house, input })
  expect((await list(editor, house)).nodes).toMatchObject([{ title: promised.title, promisedRappen: null }])
  const { id } = input
  expect(await code(editor, change, { house, id, input: versioned(1, { paidRappen: 1 }) })).toMatchObject({
    code: 'FORBIDDEN',
  })
  const answer = await editor.data(change, { house, id, input: versioned(1, { note: 'Auflagen' }) })
  expect(answer).toMatchObject({ updateApproval: { note: 'Auflagen', promisedRappen: null } })
  expect(await amountsOf(id)).toMatchObject([{ rappen: '1200000' }])
  expect(await code(neighbour, all, { house })).toMatchObject({ code: 'NOT_FOUND' })
  const acts = await server.admin<{ changes: object }>(
    'select changes from app.audit_event where object_id = $1 order by id',
    [id],
  )
  expect(acts[0]?.changes).toMatchObject({ title: promised.title, promisedRappen: true })
  expect(JSON.stringify(acts)).not.toContain('1200000')
})

it('is undone with its amounts, and gone for good with its renovation', async () => {
  const { owner, house, project } = await start()
  const input = fresh(project, promised)
  await owner.data(add, { house, input })
  const { id } = input
  await owner.data(change, { house, id, input: versioned(1, { title: 'Kanton', promisedRappen: 900_000 }) })
  const [act] = await server.admin<{ id: string }>(
    `select id from app.audit_event where object_id = $1 and verb = 'approval.update'`,
    [id],
  )
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect((await list(owner, house)).nodes).toMatchObject([promised])
  const thrown = fresh(project)
  await owner.data(add, { house, input: thrown })
  await owner.data(remove, { house, id: thrown.id, input: versioned(1) })
  await owner.data(removeProject, { house, id: project, input: versioned(1) })
  await owner.data(forGood, { house, kind: 'project', id: project, input: versioned(2) })
  expect((await list(owner, house)).nodes).toEqual([])
  expect(await amountsOf(id)).toEqual([])
  const left = await server.admin(
    `select kind from app.trash where real_estate_id = $1
     union all select relation from app.row_image where real_estate_id = $1 and relation like 'approval%'
       and before <> '{}'`,
    [house],
  )
  expect(left).toEqual([])
})

it('its end is a deadline while it is granted and its renovation stands', async () => {
  const { owner, house, project } = await start()
  const permit = await world.approval(owner, house, project, { validUntil: '2029-05-04' })
  const subsidy = await world.approval(owner, house, project, promised)
  await world.approval(owner, house, project, { state: 'requested' })
  type Dated = { realEstate: { deadlines: { source: string; id: string; rule: { sentence: string } }[] } }
  const deadlines = async () => (await owner.data<Dated>(dated, { house })).realEstate.deadlines
  expect(await deadlines()).toMatchObject([
    { source: 'promise', id: subsidy, on: '2028-05-04', rule: { isVerified: true } },
    { source: 'permit', id: permit, on: '2029-05-04', title: 'Baubewilligung' },
  ])
  await owner.data(change, { house, id: subsidy, input: versioned(1, { state: 'told' }) })
  expect((await deadlines()).map(({ source }) => source)).toEqual(['permit'])
  // A permit is used up with the end of the work; promised money is called in after it.
  await owner.data(change, { house, id: subsidy, input: versioned(2, { state: 'granted' }) })
  const inState = (state: string) =>
    server.admin('update app.project set state = $2 where id = $1', [project, state])
  await inState('closed')
  expect((await deadlines()).map(({ source }) => source)).toEqual(['promise'])
  await inState('cancelled')
  expect(await deadlines()).toEqual([])
  await inState('underway')
  expect(await deadlines()).toHaveLength(2)
  await owner.data(removeProject, { house, id: project, input: versioned(1) })
  expect(await deadlines()).toEqual([])
})

it('the request for a subsidy stays a deadline until every programme is asked for', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house, { kind: 'energy', startsOn: '2027-03-16' })
  type Dated = { realEstate: { deadlines: { source: string }[] } }
  const isAsked = async () =>
    (await owner.data<Dated>(dated, { house })).realEstate.deadlines.some(
      ({ source }) => source === 'subsidy',
    )
  expect(await isAsked()).toBe(true)
  const [one, other] = [
    await world.approval(owner, house, project, { kind: 'subsidy', state: 'requested', validUntil: null }),
    await world.approval(owner, house, project, { kind: 'subsidy', state: 'open', validUntil: null }),
  ]
  expect(await isAsked()).toBe(true)
  await owner.data(change, { house, id: other, input: versioned(1, { state: 'requested' }) })
  expect(await isAsked()).toBe(false)
  for (const id of [one, other]) {
    const version = id === one ? 1 : 2
    await owner.data(remove, { house, id, input: versioned(version) })
  }
  expect(await isAsked()).toBe(true)
})

it('the Start-Ampel reads what is recorded, and a tick only where nothing is', async () => {
  const owner = await world.person()
  const house = await world.house(owner, { buildYear: 2005 })
  const project = await world.project(owner, house, { kind: 'energy' })
  const settled = ['subsidy', 'insurance', 'contract', 'financing', 'neighbours', 'pollutants']
  await server.admin(`update app.project set state = 'awarded', checks = $2 where id = $1`, [
    project,
    ['permit', ...settled],
  ])
  const permit = await world.approval(owner, house, project, { state: 'requested', validUntil: null })
  const begin = (said: object = {}) => ({
    house,
    id: project,
    input: versioned(1, { from: 'awarded', to: 'underway', confirms: ['permit'], ...said }),
  })
  expect(await code(owner, move, begin())).toMatchObject({
    code: 'NOT_READY',
    missing: ['Bewilligung geklärt'],
  })
  await owner.data(change, { house, id: permit, input: versioned(1, { state: 'granted' }) })
  expect(await owner.data(move, begin())).toMatchObject({ moveProject: { state: 'underway' } })
})

it('pages by renovation, and a renovation has room for so many', async () => {
  const { owner, house, project } = await start()
  const other = await world.project(owner, house)
  const ids = []
  for (let at = 0; at < 3; at += 1) ids.push(await world.approval(owner, house, project))
  await world.approval(owner, house, other)
  const first = await list(owner, house, { project, first: 2 })
  const rest = await list(owner, house, { project, first: 2, after: first.nextCursor })
  expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(ids)
  await server.admin(
    `insert into app.approval (real_estate_id, id, project_id, kind, title, state, created_by)
     select $1, gen_random_uuid(), $2, 'permit', 'Meldung', 'open', $3 from generate_series(2, $4::integer)`,
    [house, other, owner.userId, maxApprovals],
  )
  await expect(world.approval(owner, house, other)).rejects.toThrow('LIMIT_REACHED')
})

it('is found by its name, its office, its number and its note while its renovation stands', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house)
  const permit = await world.approval(owner, house, project, {
    title: 'Baubewilligung Dachgaube',
    office: 'Hochbauamt Uster',
    number: 'BG-2026-0815',
    note: 'Ziegel wie bestehend',
  })
  type Found = { realEstate: { search: { kind: string; id: string; projectId: string | null }[] } }
  const find = async (text: string) => {
    const query = `query Find($house: ID!, $text: String!) { realEstate(id: $house) { search(text: $text) { kind id projectId } } }`
    return (await owner.data<Found>(query, { house, text })).realEstate.search.filter(
      ({ kind }) => kind === 'approval',
    )
  }
  for (const text of ['Dachgaube', 'Hochbauamt', '0815', 'Ziegel'])
    expect([text, await find(text)]).toEqual([text, [{ kind: 'approval', id: permit, projectId: project }]])
  await owner.data(removeProject, { house, id: project, input: versioned(1) })
  expect(await find('Dachgaube')).toEqual([])
})
