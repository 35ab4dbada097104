import { maxAppointments } from '@hauswart/domain/appointments/appointment'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts =
  'id title kind state startsOn startsAt endsOn endsAt place note componentId projectId remindMinutes version deletedAt'
const add = `mutation Add($house: ID!, $input: AddAppointmentInput!) { addAppointment(realEstateId: $house, input: $input) { ${facts} } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateAppointmentInput!) {
  updateAppointment(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteAppointment(realEstateId: $house, id: $id, input: $input) { version deletedAt } }`
const bringBack = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
  restoreAppointment(realEstateId: $house, id: $id, input: $input) { version deletedAt } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const one = `query One($house: ID!, $id: ID!) { realEstate(id: $house) { appointment(id: $id) { ${facts} } } }`
const list = `query List($house: ID!, $from: Day, $until: Day, $first: Int, $after: String, $isDeleted: Boolean) {
  realEstate(id: $house) {
    appointments(from: $from, until: $until, first: $first, after: $after, isDeleted: $isDeleted) { nodes { title } nextCursor } } }`
const area = 'query Area($house: ID) { appointments(realEstateId: $house) { nodes { title } } }'

const morning = { startsOn: '2027-05-03', startsAt: '09:00', endsOn: '2027-05-03', endsAt: '10:30' }
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})

type Listed = { nodes: { title: string }[]; nextCursor: string | null }
const page = async (person: Person, house: string, args: object = {}): Promise<Listed> =>
  (await person.data<{ realEstate: { appointments: Listed } }>(list, { house, ...args })).realEstate
    .appointments
const titles = async (person: Person, house: string, args: object = {}) =>
  (await page(person, house, args)).nodes.map(({ title }) => title)
const shown = async (person: Person, house: string, id: string) =>
  (await person.data<{ realEstate: { appointment: object } }>(one, { house, id })).realEstate.appointment

it('[S3.4] the data area appointments: what takes up a day of the time asked for, page by page', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  await world.appointment(owner, house, { title: 'Abnahme', startsOn: '2027-06-01', endsOn: '2027-06-01' })
  await world.appointment(owner, house, { title: 'Kaminfeger' })
  const days = { startsOn: '2027-04-28', startsAt: null, endsOn: '2027-05-04', endsAt: null }
  await world.appointment(owner, house, { title: 'Gerüst', kind: 'work', ...days })
  expect(await titles(owner, house)).toEqual(['Kaminfeger', 'Gerüst', 'Abnahme'])
  expect(await titles(owner, house, { from: '2027-05-04', until: '2027-05-31' })).toEqual(['Gerüst'])
  expect(await titles(owner, house, { until: '2027-04-30' })).toEqual(['Gerüst'])
  const { nodes, nextCursor } = await page(owner, house, { first: 2 })
  expect(nodes).toHaveLength(2)
  expect(await titles(owner, house, { first: 2, after: nextCursor })).toEqual(['Abnahme'])
  const found = await owner.data<{ appointments: Listed }>(area, { house })
  expect(found.appointments.nodes).toHaveLength(3)
})

it('is kept once, changed over what was seen, undone, thrown away and taken back', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const componentId = await world.component(owner, house)
  const projectId = await world.project(owner, house)
  const said = {
    title: 'Kaminfeger',
    kind: 'service',
    ...morning,
    place: 'Heizraum',
    note: null,
    componentId,
    projectId,
    remindMinutes: [10_080, 60],
  }
  const input = { idempotencyKey: newId(), id: newId(), ...said }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { id } = input
  const whole = { id, ...said, state: 'planned', version: 1, deletedAt: null }
  expect(await shown(owner, house, id)).toEqual(whole)
  const moved = {
    startsOn: '2027-05-04',
    endsOn: '2027-05-04',
    state: 'cancelled',
    componentId: null,
    projectId: null,
    remindMinutes: [],
  }
  await owner.data(change, { house, id, input: versioned(1, moved) })
  expect(await shown(owner, house, id)).toEqual({ ...whole, ...moved, version: 2 })
  const late = await owner.graphql(change, { house, id, input: versioned(1, { title: 'Anders' }) })
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
  const [act] = await server.admin<{ id: string; changes: object }>(
    'select id, changes from app.audit_event where object_id = $1 order by id desc limit 1',
    [id],
  )
  expect(act?.changes).toMatchObject({ startsOn: ['2027-05-03', '2027-05-04'] })
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect(await shown(owner, house, id)).toEqual({ ...whole, version: 3 })
  await owner.data(remove, { house, id, input: versioned(3) })
  expect([await titles(owner, house), await titles(owner, house, { isDeleted: true })]).toEqual([
    [],
    ['Kaminfeger'],
  ])
  await owner.data(bringBack, { house, id, input: versioned(4) })
  expect(await titles(owner, house)).toEqual(['Kaminfeger'])
})

it.each([
  [{ endsAt: '09:00' }, 'endsAt'],
  [{ endsAt: null }, 'endsAt'],
  [{ endsOn: '2027-05-02' }, 'endsOn'],
  [{ endsOn: '2027-05-18' }, 'endsOn'],
  [{ startsAt: '24:00' }, 'startsAt'],
  [{ componentId: newId() }, 'componentId'],
  [{ projectId: newId() }, 'projectId'],
  [{ remindMinutes: [30] }, 'remindMinutes.0'],
])('refuses what cannot be: %o', async (wrong, field) => {
  const owner = await world.person()
  const house = await world.house(owner)
  const input = { idempotencyKey: newId(), id: newId(), title: 'X', kind: 'bank', ...morning, ...wrong }
  const answer = await owner.graphql(add, { house, input })
  expect(answer.errors?.[0]?.extensions['field']).toBe(field)
  expect(await titles(owner, house)).toEqual([])
})

it('a house has room for so many, and two who change a time at once leave one that can be', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.appointment(owner, house)
  const before = await owner.graphql(change, { house, id, input: versioned(1, { startsAt: '11:00' }) })
  expect(before.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'endsAt' })
  await server.admin(
    `insert into app.appointment (real_estate_id, id, title, kind, starts_on, ends_on, created_by)
     select $1, gen_random_uuid(), 'Alt', 'private', '2020-01-01', '2020-01-01', $2 from generate_series(2, $3::integer)`,
    [house, owner.userId, maxAppointments],
  )
  const input = { idempotencyKey: newId(), id: newId(), title: 'X', kind: 'bank', ...morning }
  const full = await owner.graphql(add, { house, input })
  expect(full.errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
})
