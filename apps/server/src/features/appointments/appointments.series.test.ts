import { maxAppointments } from '@hauswart/domain/appointments/appointment'
import { addDays } from '@hauswart/domain/days/day'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const add = `mutation Add($house: ID!, $input: AddAppointmentSeriesInput!) {
  addAppointmentSeries(realEstateId: $house, input: $input) {
    id seriesId title kind startsOn startsAt endsOn endsAt place craftsmanId remindMinutes state version deletedAt } }`
const remove = `mutation Remove($house: ID!, $input: DeleteAppointmentsInput!) {
  deleteAppointments(realEstateId: $house, input: $input) { id version deletedAt } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { actId } }`
const list = `query List($house: ID!, $isDeleted: Boolean) { realEstate(id: $house) {
  appointments(first: 100, isDeleted: $isDeleted) { nodes { id startsOn endsOn seriesId } } } }`

type Row = {
  id: string
  startsOn: string
  endsOn: string
  seriesId: string
  version: number
  deletedAt: string
}
type Listed = { realEstate: { appointments: { nodes: Row[] } } }

const days = async (person: Person, house: string, isDeleted = false) =>
  (await person.data<Listed>(list, { house, isDeleted })).realEstate.appointments.nodes.map(
    ({ startsOn }) => startsOn,
  )
const code = ({ errors }: Awaited<ReturnType<Person['graphql']>>) => errors?.[0]?.extensions.code

async function houseWithGarden() {
  const owner = await world.person()
  const house = await world.house(owner)
  const craftsmanId = await world.craftsman(owner, house)
  const facts = (amount: number, said: object = {}) => ({
    idempotencyKey: newId(),
    seriesId: newId(),
    ids: Array.from({ length: amount }, newId),
    rhythm: 'two_weekly',
    title: 'Gartenpflege',
    kind: 'service',
    startsOn: '2027-03-16',
    startsAt: '08:00',
    endsOn: '2027-03-16',
    endsAt: '11:00',
    place: 'Garten',
    craftsmanId,
    remindMinutes: [60],
    ...said,
  })
  const takeBack = (act: string) =>
    owner.data<{ undo: { actId: string } }>(undo, { house, act, input: { idempotencyKey: newId() } })
  return { owner, house, facts, takeBack }
}

it('is written down as one act, once by its key, each with its day, and taken back and brought again as one', async () => {
  const { owner, house, facts, takeBack } = await houseWithGarden()
  const input = facts(4)
  const [first, ...others] = await Promise.all(
    [1, 2, 3].map(
      async () =>
        (await owner.data<{ addAppointmentSeries: Row[] }>(add, { house, input })).addAppointmentSeries,
    ),
  )
  for (const other of others) expect(other).toEqual(first)
  const { idempotencyKey: key, ids, rhythm: _every, ...said } = input
  const whole = { ...said, state: 'planned', version: 1, deletedAt: null }
  const all = ['2027-03-16', '2027-03-30', '2027-04-13', '2027-04-27']
  expect(first).toEqual(all.map((day, at) => ({ ...whole, id: ids[at], startsOn: day, endsOn: day })))
  const acts = await server.admin(
    `select verb, changes->'count' as count, object_id as id from app.audit_event
     where real_estate_id = $1 and verb like 'appointment.%'`,
    [house],
  )
  expect(acts).toEqual([{ verb: 'appointment.add_series', count: 4, id: ids[0] }])
  const { actId } = (await takeBack(key)).undo
  expect(await days(owner, house)).toEqual([])
  await takeBack(actId)
  expect(await days(owner, house)).toEqual(all)
})

it('keeps the length of those that take several days, and the end of a month', async () => {
  const { owner, house, facts } = await houseWithGarden()
  const whole = {
    startsAt: null,
    endsAt: null,
    rhythm: 'monthly',
    startsOn: '2027-01-31',
    endsOn: '2027-02-02',
  }
  await owner.data(add, { house, input: facts(3, whole) })
  const { realEstate } = await owner.data<Listed>(list, { house })
  expect(realEstate.appointments.nodes.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
    ['2027-01-31', '2027-02-02'],
    ['2027-02-28', '2027-03-02'],
    ['2027-03-31', '2027-04-02'],
  ])
})

it('goes from the middle on as one act, which is taken back as one; what lies in the trash stays there', async () => {
  const { owner, house, facts, takeBack } = await houseWithGarden()
  const input = facts(4)
  await owner.data(add, { house, input })
  const [, second = '', third = '', fourth = ''] = input.ids
  const drop = async (ids: readonly string[], key = newId()) =>
    (await owner.data<{ deleteAppointments: Row[] }>(remove, { house, input: { idempotencyKey: key, ids } }))
      .deleteAppointments
  const earlier = newId()
  await drop([fourth], earlier)
  // Somebody moved it meanwhile: it is no longer wanted all the same.
  await owner.data(
    `mutation Move($house: ID!, $id: ID!, $input: UpdateAppointmentInput!) {
      updateAppointment(realEstateId: $house, id: $id, input: $input) { version } }`,
    { house, id: third, input: { idempotencyKey: newId(), expectedVersion: 1, place: 'Hof' } },
  )
  const key = newId()
  const gone = await drop([second, third, fourth], key)
  expect(gone.map(({ id, version }) => [id, version])).toEqual([
    [second, 2],
    [third, 3],
    [fourth, 2],
  ])
  expect(await drop([second, third, fourth], key)).toEqual(gone)
  expect(await days(owner, house)).toEqual(['2027-03-16'])
  expect(await days(owner, house, true)).toHaveLength(3)
  await takeBack(key)
  expect(await days(owner, house)).toEqual(['2027-03-16', '2027-03-30', '2027-04-13'])
  await takeBack(earlier)
  expect(await days(owner, house)).toHaveLength(4)
})

it('leaves what a guest has said yes to: letters leave of that, and it goes alone', async () => {
  const { owner, house, facts, takeBack } = await houseWithGarden()
  const input = facts(3)
  await owner.data(add, { house, input })
  const slot = { startsOn: '2027-03-30', startsAt: '08:00', endsOn: '2027-03-30', endsAt: '11:00' }
  await server.admin(
    `insert into app.slot_proposal (real_estate_id, id, appointment_id, email, slots, state, chosen, created_by)
     values ($1, $2, $3, 'gast@example.test', $4, 'accepted', 0, $5)`,
    [house, newId(), input.ids[1], JSON.stringify([slot, slot]), owner.userId],
  )
  const key = newId()
  await owner.data(remove, { house, input: { idempotencyKey: key, ids: input.ids } })
  expect(await days(owner, house)).toEqual(['2027-03-30'])
  await takeBack(key)
  expect(await days(owner, house)).toHaveLength(3)
})

it.each([
  [{ ids: [newId()] }, 'ids'],
  [{ ids: Array.from({ length: 61 }, newId) }, 'ids'],
  [{ endsAt: '07:00' }, 'endsAt'],
  [{ endsOn: '2027-03-31' }, 'endsOn'],
  [{ startsOn: '9999-12-31', endsOn: '9999-12-31' }, 'startsOn'],
  [{ componentId: newId() }, 'componentId'],
])('refuses what cannot be, and then none is there: %o', async (wrong, field) => {
  const { owner, house, facts } = await houseWithGarden()
  const answer = await owner.graphql(add, { house, input: facts(3, wrong) })
  expect(answer.errors?.[0]?.extensions['field']).toBe(field)
  expect(await days(owner, house)).toEqual([])
})

it('counts each of them for what a house has room for, and asks for who may write', async () => {
  const { owner, house, facts } = await houseWithGarden()
  await server.admin(
    `insert into app.appointment (real_estate_id, id, title, kind, starts_on, ends_on, created_by)
     select $1, gen_random_uuid(), 'Alt', 'private', '2020-01-01', '2020-01-01', $2 from generate_series(3, $3::integer)`,
    [house, owner.userId, maxAppointments],
  )
  expect(code(await owner.graphql(add, { house, input: facts(3) }))).toBe('LIMIT_REACHED')
  const [reader, neighbour] = [await world.person(), await world.person()]
  await world.join(reader, house, 'reader')
  const own = await world.house(neighbour)
  expect(code(await reader.graphql(add, { house, input: facts(2) }))).toBe('FORBIDDEN')
  expect(code(await neighbour.graphql(add, { house, input: facts(2) }))).toBe('NOT_FOUND')
  const fit = facts(2)
  await owner.data(add, { house, input: fit })
  const input = { idempotencyKey: newId(), ids: fit.ids }
  expect(code(await reader.graphql(remove, { house, input }))).toBe('FORBIDDEN')
  expect(code(await neighbour.graphql(remove, { house, input }))).toBe('NOT_FOUND')
  expect(code(await neighbour.graphql(remove, { house: own, input }))).toBe('NOT_FOUND')
  // A craftsman of somebody else is none.
  expect(code(await neighbour.graphql(add, { house: own, input: facts(2) }))).toBe('NOT_FOUND')
})

it('is found once, by its next date or else its last, and a word of one date alone finds that date', async () => {
  const { owner, house, facts } = await houseWithGarden()
  const today = server.parts.clock.today()
  const begin = (startsOn: string, title: string) => facts(4, { title, startsOn, endsOn: startsOn })
  const [running, over] = [
    begin(addDays(today, -15), 'Rasen mähen'),
    begin(addDays(today, -60), 'Rasen lüften'),
  ]
  for (const input of [running, over]) await owner.data(add, { house, input })
  await server.admin(`update app.appointment set note = 'Hecke auch' where id = $1`, [running.ids[3]])
  const found = async (text: string) =>
    (
      await owner.data<{ realEstate: { search: { id: string }[] } }>(
        `query Search($house: ID!, $text: String!) { realEstate(id: $house) { search(text: $text) { id } } }`,
        { house, text },
      )
    ).realEstate.search.map(({ id }) => id)
  expect(new Set(await found('Rasen'))).toEqual(new Set([running.ids[2], over.ids[3]]))
  expect(await found('Hecke')).toEqual([running.ids[3]])
  await server.admin(`update app.appointment set state = 'cancelled' where id = $1`, [running.ids[2]])
  expect(new Set(await found('Rasen'))).toEqual(new Set([running.ids[3], over.ids[3]]))
})
