import { addDays } from '@hauswart/domain/days/day'
import { expect, it } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const list = `query Dates($house: ID!, $from: Day!, $until: Day!) { realEstate(id: $house) {
  dates(from: $from, until: $until) { source id title on } } }`
type Dated = { source: string; id: string; title: string; on: string }
type Told = { realEstate: { dates: Dated[] } | null }
const march = { from: '2027-03-01', until: '2027-03-31' }

const datesOf = async (person: Person, house: string, span = march): Promise<Dated[]> =>
  (await person.data<Told>(list, { house, ...span })).realEstate?.dates ?? []

/** 57 to-dos in one month and one on each side of it, and the other kinds of dates. */
async function busyHouse() {
  const owner = await world.person()
  const house = await world.house(owner)
  const inMarch = Array.from({ length: 57 }, (_, at) => addDays(march.from, at % 31))
  const days = [addDays(march.from, -1), ...inMarch, addDays(march.until, 1)]
  const [heating] = await Promise.all([
    world.component(owner, house, { catalogKey: 'oil_heating' }),
    ...days.map((dueOn, at) => world.todo(owner, house, { title: `To-do ${at}`, dueOn })),
  ])
  await world.task(owner, house, heating, { title: 'Heizungsservice', nextOn: '2027-03-10' })
  await makeDocuments(server).document(owner, house, { title: 'Police', validUntil: '2027-03-31' })
  await world.invoice(owner, house, { creditor: 'Muster AG', dueOn: '2027-03-02' })
  return { owner, house }
}

it('tells every date of a month that has 60 of them, in the order of their days, and none of another', async () => {
  const { owner, house } = await busyHouse()
  const dates = await datesOf(owner, house)
  const count = (source: string) => dates.filter((one) => one.source === source).length
  expect(['todo', 'maintenance', 'document', 'invoice'].map(count)).toEqual([57, 1, 1, 1])
  expect(dates).toHaveLength(60)
  expect(dates.map(({ on }) => on)).toEqual(dates.map(({ on }) => on).toSorted())
  expect(dates.every(({ on }) => on >= march.from && on <= march.until)).toBe(true)
  expect(await datesOf(owner, house, { from: '2027-02-28', until: '2027-02-28' })).toHaveLength(1)
})

it('leaves out what is done, tells a work once, and amounts only to who may see them', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const heating = await world.component(owner, house, { catalogKey: 'oil_heating' })
  await world.task(owner, house, heating, { title: 'Brenner warten', nextOn: '2027-03-10' })
  const same = { title: 'Brenner warten', componentId: heating, dueOn: '2027-03-12' }
  const kept = await world.todo(owner, house, same)
  const done = await world.todo(owner, house, { title: 'Erledigt', dueOn: '2027-03-13' })
  await server.admin(
    `update app.todo set state = 'done', done_at = now(), done_by = created_by where id = $1`,
    [done],
  )
  await world.appointment(owner, house, { startsOn: '2027-03-14', endsOn: '2027-03-14' })
  const invoice = await world.invoice(owner, house, { dueOn: '2027-03-20' })
  const editor = await world.person()
  await world.join(editor, house, 'editor', false)
  expect((await datesOf(owner, house)).map(({ id }) => id)).toEqual([kept, invoice])
  expect((await datesOf(editor, house)).map(({ id }) => id)).toEqual([kept])
})

it('is bounded by its days, and a neighbour sees nothing', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.todo(owner, house, { dueOn: '2027-03-05' })
  const code = async (person: Person, span: object, of = house) =>
    (await person.graphql(list, { house: of, ...span })).errors?.[0]?.extensions.code
  const from = '2027-01-01'
  expect(await datesOf(owner, house, { from, until: addDays(from, 399) })).toHaveLength(1)
  expect(await code(owner, { from, until: addDays(from, 400) })).toBe('BAD_INPUT')
  expect(await code(owner, { from, until: '2026-12-31' })).toBe('BAD_INPUT')
  expect(await code(neighbour, march)).toBe('NOT_FOUND')
  expect(await code(owner, march, newId())).toBe('NOT_FOUND')
})

const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateProjectInput!) {
  updateProject(realEstateId: $house, id: $id, input: $input) { version } }`

it('a subsidy is asked for by the day before the work starts, until that is settled; not for a garden, nor without a start', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const starting = { startsOn: '2027-03-16' }
  const id = await world.project(owner, house, { title: 'Fassade dämmen', kind: 'energy', ...starting })
  await world.project(owner, house, { title: 'Garten', kind: 'garden', ...starting })
  await world.project(owner, house, { title: 'Ohne Beginn', kind: 'energy' })
  const begun = await world.project(owner, house, { title: 'Begonnen', ...starting })
  await server.admin(`update app.project set state = 'underway', started_on = '2026-11-01' where id = $1`, [
    begun,
  ])
  const subsidies = async () =>
    (await datesOf(owner, house))
      .filter(({ source }) => source === 'subsidy')
      .map(({ id: of, on }) => [of, on])
  expect(await subsidies()).toEqual([[id, '2027-03-15']])
  const settle = (expectedVersion: number, checks: string[]) =>
    owner.data(change, { house, id, input: { idempotencyKey: newId(), expectedVersion, checks } })
  await settle(1, ['permit'])
  expect(await subsidies()).toHaveLength(1)
  await settle(2, ['permit', 'subsidy'])
  expect(await subsidies()).toEqual([])
})
