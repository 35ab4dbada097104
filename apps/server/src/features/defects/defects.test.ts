import { maxDefects } from '@hauswart/domain/defects/defect'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id projectId title description place componentId craftsmanId nature state foundOn terms subject contractOn
  acceptedOn notifiedOn notifiedBy demand repairUntil notifyBy notifyArticle limitedOn limitedArticle dueOn version deletedAt`
const add = `mutation Add($house: ID!, $input: AddDefectInput!) { addDefect(realEstateId: $house, input: $input) { ${facts} } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateDefectInput!) {
  updateDefect(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteDefect(realEstateId: $house, id: $id, input: $input) { version } }`
const bringBack = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
  restoreDefect(realEstateId: $house, id: $id, input: $input) { version } }`
const throwAway = (noun: string) => `mutation Throw($house: ID!, $id: ID!, $input: VersionInput!) {
  delete${noun}(realEstateId: $house, id: $id, input: $input) { version } }`
const forGood = `mutation Gone($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: $kind, id: $id, input: $input) { id } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const area = `query Area($house: ID!, $project: ID, $isDeleted: Boolean) {
  realEstate(id: $house) { defects(projectId: $project, isDeleted: $isDeleted) { nodes { ${facts} } } } }`
const found = `query Found($house: ID!, $text: String!) {
  realEstate(id: $house) { search(text: $text) { kind projectId } } }`

const deadlines = `query Days($house: ID!) { realEstate(id: $house) {
  deadlines { source id on projectId rule { article } } } }`

const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
type Area = { realEstate: { defects: { nodes: { id: string; title: string }[] } } }
const list = async (person: Person, house: string, args: object = {}) =>
  (await person.data<Area>(area, { house, ...args })).realEstate.defects.nodes
const hits = async (person: Person, house: string, text: string) =>
  (await person.data<{ realEstate: { search: object[] } }>(found, { house, text })).realEstate.search
const lastAct = async (id: string) =>
  (
    await server.admin<{ id: string; verb: string; changes: object }>(
      'select id, verb, changes from app.audit_event where object_id = $1 order by id desc limit 1',
      [id],
    )
  )[0]

it('is kept once with the days the law counts, notified, repaired, undone, thrown away and taken back', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [component, craftsmanId] = [await world.component(owner, house), await world.craftsman(owner, house)]
  const projectId = await world.project(owner, house)
  const said = {
    projectId,
    title: 'Riss im Putz',
    description: 'Vom Fenster bis zur Decke',
    place: 'Treppenhaus',
    componentId: component,
    craftsmanId,
    nature: 'open',
    foundOn: '2026-09-14',
    terms: 'work',
    subject: 'immovable',
    contractOn: '2026-03-02',
    acceptedOn: '2026-08-31',
  }
  const input = { idempotencyKey: newId(), id: newId(), ...said }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { id } = input
  const law = { notifyArticle: 'OR 367 Abs. 1bis', limitedOn: '2031-09-01', limitedArticle: 'OR 371 Abs. 2' }
  const rest = {
    state: 'open',
    notifiedOn: null,
    notifiedBy: null,
    demand: 'repair',
    repairUntil: null,
    version: 1,
    deletedAt: null,
  }
  const whole = { id, ...said, ...law, ...rest, notifyBy: '2026-10-30', dueOn: '2026-10-30' }
  expect(await list(owner, house)).toEqual([whole])
  expect(await hits(owner, house, 'Treppenhaus')).toEqual([{ kind: 'defect', projectId }])

  const early = await owner.graphql(change, { house, id, input: versioned(1, { state: 'confirmed' }) })
  expect(early.errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_READY',
    missing: ['Von «Offen» geht es nicht direkt zu «Bestätigt»'],
  })
  const silent = await owner.graphql(change, { house, id, input: versioned(1, { state: 'notified' }) })
  expect(silent.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'notifiedOn' })
  const notice = { state: 'notified', notifiedOn: '2026-09-20', notifiedBy: 'registered_letter' }
  await owner.data(change, { house, id, input: versioned(1, notice) })
  const notified = { ...whole, ...notice, dueOn: '2031-09-01', version: 2 }
  expect(await list(owner, house)).toEqual([notified])
  const stale = await owner.graphql(change, { house, id, input: versioned(1, { title: 'Anders' }) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  await owner.data(change, { house, id, input: versioned(2, { state: 'repaired', nature: 'hidden' }) })
  expect(await list(owner, house)).toMatchObject([
    { notifyBy: '2026-11-13', notifyArticle: 'OR 370 Abs. 4', dueOn: null, version: 3 },
  ])
  const act = await lastAct(id)
  expect(act).toMatchObject({ verb: 'defect.update', changes: { state: ['notified', 'repaired'] } })
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect(await list(owner, house)).toEqual([{ ...notified, version: 4 }])

  await owner.data(remove, { house, id, input: versioned(4) })
  expect([await list(owner, house), await hits(owner, house, 'Treppenhaus')]).toEqual([[], []])
  expect(await list(owner, house, { isDeleted: true })).toMatchObject([{ id, dueOn: '2031-09-01' }])
  await owner.data(bringBack, { house, id, input: versioned(5) })
  expect(await list(owner, house, { project: projectId })).toEqual([{ ...notified, version: 6 }])
})

it('the day for the repair is a deadline until it is repaired or in the trash', async () => {
  const owner = await world.person()
  const house = await world.house(owner, { canton: 'ZH' })
  const project = await world.project(owner, house)
  const id = await world.defect(owner, house, project, { repairUntil: '2026-12-15' })
  const days = async () =>
    (
      await owner.data<{ realEstate: { deadlines: { source: string }[] } }>(deadlines, { house })
    ).realEstate.deadlines.filter(({ source }) => source === 'repair')
  const rule = { article: 'OR 368 Abs. 2 und 2bis' }
  const day = { source: 'repair', id, on: '2026-12-15', projectId: project, rule }
  expect(await days()).toEqual([day])
  await owner.data(change, { house, id, input: versioned(1, { state: 'repaired' }) })
  expect(await days()).toEqual([])
  await owner.data(undo, { house, act: (await lastAct(id))?.id, input: { idempotencyKey: newId() } })
  expect(await days()).toEqual([day])
  await owner.data(remove, { house, id, input: versioned(3) })
  expect(await days()).toEqual([])
})

it('the holidays of its canton move the last day, and what is not known yet lets no period run', async () => {
  const owner = await world.person()
  const house = await world.house(owner, { canton: 'ZH' })
  const project = await world.project(owner, house)
  const onGoodFriday = { nature: 'hidden', foundOn: '2027-01-25' }
  await world.defect(owner, house, project, onGoodFriday)
  await world.defect(owner, house, project, { acceptedOn: null })
  await world.defect(owner, house, project, { ...onGoodFriday, terms: 'sia118', acceptedOn: '2026-09-02' })
  expect(await list(owner, house)).toMatchObject([
    { notifyBy: '2027-03-30', dueOn: '2027-03-30' },
    { notifyBy: null, notifyArticle: null, limitedOn: null, dueOn: null },
    { notifyBy: '2028-09-02', notifyArticle: 'SIA 118 Art. 172 und 173' },
  ])
})

it('a neighbour sees nothing of it; it outlives its component and who made it, and goes with its renovation', async () => {
  const [owner, stranger] = [await world.person(), await world.person()]
  const [house, other] = [await world.house(owner), await world.house(stranger)]
  const [component, craftsmanId] = [await world.component(owner, house), await world.craftsman(owner, house)]
  const project = await world.project(owner, house)
  const id = await world.defect(owner, house, project, {
    componentId: component,
    craftsmanId,
    title: 'Tropfstelle',
  })
  const thrown = await world.defect(owner, house, project)
  await owner.data(remove, { house, id: thrown, input: versioned(1) })
  expect(await list(stranger, other, { project })).toEqual([])
  await expect(world.defect(stranger, other, project)).rejects.toThrow('NOT_FOUND')
  const own = await world.project(stranger, other)
  await expect(world.defect(stranger, other, own, { componentId: component })).rejects.toThrow('NOT_FOUND')
  await expect(world.defect(stranger, other, own, { craftsmanId })).rejects.toThrow('NOT_FOUND')
  await owner.data(throwAway('Component'), { house, id: component, input: versioned(1) })
  await owner.data(forGood, { house, kind: 'component', id: component, input: versioned(2) })
  await owner.data(throwAway('Craftsman'), { house, id: craftsmanId, input: versioned(1) })
  await owner.data(forGood, { house, kind: 'craftsman', id: craftsmanId, input: versioned(2) })
  expect(await list(owner, house)).toMatchObject([{ id, componentId: null, craftsmanId: null }])
  await owner.data(throwAway('Project'), { house, id: project, input: versioned(1) })
  expect(await hits(owner, house, 'Tropfstelle')).toEqual([])
  await expect(world.defect(owner, house, project)).rejects.toThrow('NOT_FOUND')
  const orphan = await owner.graphql(bringBack, { house, id: thrown, input: versioned(2) })
  expect(orphan.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  await owner.data(forGood, { house, kind: 'project', id: project, input: versioned(2) })
  const left = await server.admin(
    `select id from app.defect where real_estate_id = $1 union all
     select id from app.trash where real_estate_id = $1 union all
     select id from app.search_text where real_estate_id = $1 and kind = 'defect'`,
    [house],
  )
  expect(left).toEqual([])
  const full = await world.project(owner, house)
  await server.admin(
    `insert into app.defect (real_estate_id, id, project_id, title, nature, found_on, terms, subject, created_by)
     select $1, gen_random_uuid(), $2, 'Alt', 'open', '2026-01-01', 'work', 'movable', $3 from generate_series(1, $4::integer)`,
    [house, full, owner.userId, maxDefects],
  )
  await expect(world.defect(owner, house, full)).rejects.toThrow('LIMIT_REACHED')
})
