import { maxCostItems, maxProjects, startChecks } from '@hauswart/domain/projects/project'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id title kind state pausedFrom stateReason checks description componentIds measureId startsOn endsOn startedOn
  finishedOn reservePercent budgetRappen financing { source amountRappen } costItems { title plannedRappen committedRappen
  invoicedRappen paidRappen version } phases { id title startsOn endsOn state } version deletedAt`
const add = `mutation Add($house: ID!, $input: AddProjectInput!) { addProject(realEstateId: $house, input: $input) { ${facts} } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateProjectInput!) {
  updateProject(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const move = `mutation Move($house: ID!, $id: ID!, $input: MoveProjectInput!) {
  moveProject(realEstateId: $house, id: $id, input: $input) { state version startedOn finishedOn checks } }`
const setCost = `mutation Cost($house: ID!, $id: ID!, $input: SetCostItemInput!) {
  setCostItem(realEstateId: $house, id: $id, input: $input) { version isActive } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteProject(realEstateId: $house, id: $id, input: $input) { version } }`
const bringBack = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
  restoreProject(realEstateId: $house, id: $id, input: $input) { version } }`
const forGood = `mutation Gone($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: $kind, id: $id, input: $input) { id } }`
const throwAway = `mutation Throw($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteComponent(realEstateId: $house, id: $id, input: $input) { version } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const areas = `query Areas($house: ID, $id: ID!, $state: ProjectState, $component: ID, $first: Int, $after: String, $isDeleted: Boolean) {
  project(realEstateId: $house, id: $id) { ${facts} }
  projects(realEstateId: $house, state: $state, componentId: $component, first: $first, after: $after, isDeleted: $isDeleted) {
    nodes { title } nextCursor } }`
const money = `query Money($house: ID!) { realEstate(id: $house) { costItems { projectId title } } }`
const found = `query Found($house: ID!, $text: String!) { realEstate(id: $house) { search(text: $text) { kind } } }`

const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
const cost = (projectId: string, said: object = {}) => ({
  projectId,
  title: 'Sanitär',
  plannedRappen: 2_000_000,
  committedRappen: 0,
  invoicedRappen: 0,
  paidRappen: 0,
  isActive: true,
  ...said,
})

type Areas = { project: object | null; projects: { nodes: { title: string }[]; nextCursor: string | null } }
const look = (person: Person, house: string, id: string, args: object = {}) =>
  person.data<Areas>(areas, { house, id, ...args })
const shown = async (person: Person, house: string, id: string) => (await look(person, house, id)).project
const titles = async (person: Person, house: string, args: object = {}) =>
  (await look(person, house, newId(), args)).projects.nodes.map(({ title }) => title)
const acts = (id: string) =>
  server.admin<{ id: string; verb: string; changes: object }>(
    'select id, verb, changes from app.audit_event where object_id = $1 order by id desc',
    [id],
  )
const go = (person: Person, house: string, id: string, version: number, said: object) =>
  person.graphql(move, { house, id, input: versioned(version, said) })

it('[S3.8] the data areas project and projects: by state and component, page by page, found by their words', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const component = await world.component(owner, house)
  const id = await world.project(owner, house, { title: 'Fenster ersetzen', componentIds: [component] })
  await world.project(owner, house, { description: 'Mit bodenebener Dusche' })
  const late = await world.project(owner, house, { title: 'Rohrbruch', kind: 'emergency' })
  await go(owner, house, late, 1, { from: 'idea', to: 'underway' })
  expect(await titles(owner, house)).toEqual(['Fenster ersetzen', 'Bad erneuern', 'Rohrbruch'])
  expect(await titles(owner, house, { state: 'underway' })).toEqual(['Rohrbruch'])
  expect(await titles(owner, house, { component })).toEqual(['Fenster ersetzen'])
  const { project, projects } = await look(owner, house, id, { first: 2 })
  expect(project).toMatchObject({ id, state: 'idea', componentIds: [component], reservePercent: 10 })
  expect(await titles(owner, house, { first: 2, after: projects.nextCursor })).toEqual(['Rohrbruch'])
  const hits = await owner.data<{ realEstate: { search: object[] } }>(found, { house, text: 'Dusche' })
  expect(hits.realEstate.search).toEqual([{ kind: 'project' }])
})

it('is kept once, changed over what was seen, undone, thrown away and taken back', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const component = await world.component(owner, house)
  const measureId = await world.measure(owner, house, component)
  const said = {
    title: 'Heizung ersetzen',
    kind: 'energy',
    description: 'Wärmepumpe statt Öl',
    componentIds: [component],
    measureId,
    startsOn: '2027-04-01',
    endsOn: '2027-06-30',
    reservePercent: 15,
    budgetRappen: 4_500_000,
    financing: [
      { source: 'mortgage', amountRappen: 3_000_000 },
      { source: 'own', amountRappen: 1_500_000 },
    ],
  }
  const input = { idempotencyKey: newId(), id: newId(), ...said }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { id } = input
  const nothing = {
    pausedFrom: null,
    stateReason: null,
    checks: [],
    startedOn: null,
    finishedOn: null,
    phases: [],
  }
  const whole = { id, ...said, ...nothing, state: 'idea', costItems: [], version: 1, deletedAt: null }
  expect(await shown(owner, house, id)).toEqual(whole)
  const days = { startsOn: '2027-04-01', endsOn: '2027-04-30' }
  const phases = [{ id: newId(), title: 'Rückbau', ...days, state: 'running' }]
  const financing = [{ source: 'subsidy', amountRappen: 900_000 }]
  const changed = { endsOn: '2027-07-31', checks: ['permit'], budgetRappen: null, financing, phases }
  await owner.data(change, { house, id, input: versioned(1, changed) })
  expect(await shown(owner, house, id)).toEqual({ ...whole, ...changed, version: 2 })
  const stale = await owner.graphql(change, { house, id, input: versioned(1, { title: 'Anders' }) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  const turned = await owner.graphql(change, { house, id, input: versioned(2, { endsOn: '2027-03-31' }) })
  expect(turned.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'endsOn' })
  const bent = { phases: [{ ...phases[0], endsOn: '2027-03-31' }] }
  const askew = await owner.graphql(change, { house, id, input: versioned(2, bent) })
  expect(askew.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'phases.0.endsOn' })
  const [act] = await acts(id)
  expect(act?.changes).toEqual({
    phases: [[], phases],
    endsOn: [said.endsOn, changed.endsOn],
    checks: [[], ['permit']],
    budgetRappen: true,
    financing: true,
  })
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect(await shown(owner, house, id)).toEqual({ ...whole, version: 3 })
  await owner.data(remove, { house, id, input: versioned(3) })
  expect([await titles(owner, house), await titles(owner, house, { isDeleted: true })]).toEqual([
    [],
    [said.title],
  ])
  await owner.data(bringBack, { house, id, input: versioned(4) })
  expect(await shown(owner, house, id)).toEqual({ ...whole, version: 5 })
})

it('goes its way step by step; a refusal says what is missing, and beginning over red rows stays in the history', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor', false)
  const id = await world.project(owner, house)
  await go(editor, house, id, 1, { from: 'idea', to: 'planning' })
  const early = await go(editor, house, id, 2, { from: 'planning', to: 'offers' })
  expect(early.errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_READY',
    missing: ['Mindestens eine Offerte angefragt oder erhalten'],
  })
  await go(editor, house, id, 2, { from: 'planning', to: 'offers', confirms: ['offer_asked'] })
  await go(editor, house, id, 3, { from: 'offers', to: 'paused', reason: 'Warten auf die Bank' })
  expect(await shown(editor, house, id)).toMatchObject({ state: 'paused', pausedFrom: 'offers' })
  const astray = await go(editor, house, id, 4, { from: 'paused', to: 'underway' })
  expect(astray.errors?.[0]?.extensions.code).toBe('NOT_READY')
  await go(editor, house, id, 4, { from: 'paused', to: 'offers' })
  await go(editor, house, id, 5, { from: 'offers', to: 'awarded', confirms: ['order_placed'] })
  const red = await go(editor, house, id, 6, { from: 'awarded', to: 'underway', confirms: ['permit'] })
  // Nothing here belongs to a community; the house is of 1978.
  expect(red.errors?.[0]?.extensions.missing).toHaveLength(startChecks.length - 2)
  const began = await go(editor, house, id, 6, {
    from: 'awarded',
    to: 'underway',
    confirms: ['permit'],
    reason: 'Der Winter kommt',
  })
  const today = server.parts.clock.today()
  expect(began.data).toMatchObject({ moveProject: { state: 'underway', startedOn: today } })
  const [act] = await acts(id)
  expect(act).toMatchObject({
    verb: 'project.move',
    changes: {
      state: ['awarded', 'underway'],
      stateReason: [null, 'Der Winter kommt'],
      startedDespite: ['subsidy', 'insurance', 'contract', 'financing', 'neighbours', 'pollutants'],
    },
  })
  await go(editor, house, id, 7, { from: 'underway', to: 'acceptance', confirms: ['work_finished'] })
  const half = await go(editor, house, id, 8, { from: 'acceptance', to: 'closed', confirms: ['accepted'] })
  expect(half.errors?.[0]?.extensions.missing).toEqual(['Rechnungen bezahlt oder bestätigt'])
  await go(editor, house, id, 8, {
    from: 'acceptance',
    to: 'closed',
    confirms: ['accepted', 'bills_settled'],
  })
  expect(await shown(editor, house, id)).toMatchObject({ state: 'closed', finishedOn: today, version: 9 })
  const again = { from: 'closed', to: 'acceptance' }
  expect((await go(editor, house, id, 9, again)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const reopened = await go(owner, house, id, 9, again)
  expect(reopened.data).toMatchObject({ moveProject: { state: 'acceptance', finishedOn: null } })
  const nowhere = await go(owner, house, id, 10, { from: 'acceptance', to: 'idea' })
  expect(nowhere.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'to' })
  const elsewhere = await go(owner, house, id, 10, { from: 'idea', to: 'planning' })
  expect(elsewhere.errors?.[0]?.extensions.missing).toEqual([
    'Von «Abnahme» geht es nicht direkt zu «Planung»',
  ])
})

it('cost items are for who may see finances: added, changed, taken out and brought back; the history names no amount', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor', false)
  const id = await world.project(owner, house, { budgetRappen: 4_500_000 })
  const item = newId()
  await owner.data(setCost, { house, id: item, input: versioned(0, cost(id)) })
  const paid = { committedRappen: 1_987_600, invoicedRappen: 1_987_600, paidRappen: 987_600 }
  await owner.data(setCost, { house, id: item, input: versioned(1, cost(id, paid)) })
  const twice = await owner.graphql(setCost, { house, id: item, input: versioned(1, cost(id)) })
  expect(twice.errors?.[0]?.extensions.code).toBe('CONFLICT')
  const line = { title: 'Sanitär', plannedRappen: 2_000_000, ...paid, version: 2 }
  expect(await shown(owner, house, id)).toMatchObject({ budgetRappen: 4_500_000, costItems: [line] })
  const financing = [{ source: 'own', amountRappen: 4_500_000 }]
  await owner.data(change, { house, id, input: versioned(1, { financing }) })
  expect(await shown(owner, house, id)).toMatchObject({ financing })
  expect(await shown(editor, house, id)).toMatchObject({ budgetRappen: null, financing: [], costItems: [] })
  const all = { realEstate: { costItems: [{ projectId: id, title: 'Sanitär' }] } }
  expect([await owner.data(money, { house }), await editor.data(money, { house })]).toEqual([
    all,
    { realEstate: { costItems: [] } },
  ])
  const refused = await editor.graphql(setCost, { house, id: newId(), input: versioned(0, cost(id)) })
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  for (const amounts of [{ budgetRappen: 1 }, { financing: [] }]) {
    const said = await editor.graphql(change, { house, id, input: versioned(2, amounts) })
    expect(said.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  }
  await owner.data(setCost, { house, id: item, input: versioned(2, cost(id, { isActive: false })) })
  expect(await shown(owner, house, id)).toMatchObject({ costItems: [] })
  const [out] = await acts(id)
  expect(out).toMatchObject({ verb: 'project.cost', changes: { costItems: true } })
  await owner.data(undo, { house, act: out?.id, input: { idempotencyKey: newId() } })
  expect(await shown(owner, house, id)).toMatchObject({ costItems: [{ ...line, version: 4 }] })
  await server.admin(
    `insert into app.cost_item (real_estate_id, id, project_id, title, planned_rappen, committed_rappen, invoiced_rappen,
       paid_rappen) select $1, gen_random_uuid(), $2, 'Alt', 0, 0, 0, 0 from generate_series(2, $3::integer)`,
    [house, id, maxCostItems],
  )
  const full = await owner.graphql(setCost, { house, id: newId(), input: versioned(0, cost(id)) })
  expect(full.errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
})

it('a neighbour sees nothing of it; it outlives its component and its decision, and takes its costs along', async () => {
  const [owner, stranger] = [await world.person(), await world.person()]
  const [house, other] = [await world.house(owner), await world.house(stranger)]
  const component = await world.component(owner, house)
  const measureId = await world.measure(owner, house, component)
  const id = await world.project(owner, house, { componentIds: [component], measureId })
  await world.appointment(owner, house, { projectId: id })
  await owner.data(setCost, { house, id: newId(), input: versioned(0, cost(id)) })
  expect(await shown(stranger, other, id)).toBeNull()
  const foreign = { title: 'X', kind: 'garden', componentIds: [component] }
  await expect(world.project(stranger, other, foreign)).rejects.toThrow('NOT_FOUND')
  await expect(world.project(stranger, other, { measureId })).rejects.toThrow('NOT_FOUND')
  const strayed = await stranger.graphql(setCost, {
    house: other,
    id: newId(),
    input: versioned(0, cost(id)),
  })
  expect(strayed.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'projectId' })
  await owner.data(throwAway, { house, id: component, input: versioned(1) })
  await owner.data(forGood, { house, kind: 'component', id: component, input: versioned(2) })
  expect(await shown(owner, house, id)).toMatchObject({ componentIds: [], measureId: null, version: 2 })
  await owner.data(remove, { house, id, input: versioned(2) })
  await owner.data(forGood, { house, kind: 'project', id, input: versioned(3) })
  const left = await server.admin(
    `select id from app.project where real_estate_id = $1 union all
     select id from app.cost_item where real_estate_id = $1`,
    [house],
  )
  expect(left).toEqual([])
  const meetings = await server.admin('select project_id from app.appointment where real_estate_id = $1', [
    house,
  ])
  expect(meetings).toEqual([{ project_id: null }])
  await server.admin(
    `insert into app.project (real_estate_id, id, title, kind, created_by)
     select $1, gen_random_uuid(), 'Alt', 'upkeep', $2 from generate_series(1, $3::integer)`,
    [house, owner.userId, maxProjects],
  )
  await expect(world.project(owner, house)).rejects.toThrow('LIMIT_REACHED')
})
