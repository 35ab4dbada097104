import { addDays } from '@hauswart/domain/days/day'
import { expect, it } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const list = `query Upcoming($house: ID!, $first: Int) { realEstate(id: $house) {
  upcoming(first: $first) { source id title on componentId isWholeYear } } }`
const removeComponent = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteComponent(realEstateId: $house, id: $id, input: $input) { version } }`
const complete = `mutation Done($house: ID!, $id: ID!, $input: KeyInput!) { completeTodo(realEstateId: $house, id: $id, input: $input) { id } }`

type Entry = { source: string; id: string; title: string; on: string }
const upcoming = async (person: Person, house: string, first?: number): Promise<Entry[]> =>
  (await person.data<{ realEstate: { upcoming: Entry[] } }>(list, { house, first })).realEstate.upcoming

it('tells of all sources what comes next, a whole year at its end', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const heating = await world.component(owner, house, { catalogKey: 'oil_heating' })
  const windows = await world.component(owner, house, { name: 'Fenster Süd' })
  const service = await world.task(owner, house, heating, { title: 'Heizungsservice' })
  const plan = await world.measure(owner, house, windows, { componentIds: [windows, heating], year: 2027 })
  const later = await world.measure(owner, house, heating, {
    state: 'postponed',
    year: 2031,
    title: 'Wärmepumpe',
  })
  const todo = await world.todo(owner, house, { dueOn: '2027-03-01', componentId: windows })
  await world.todo(owner, house, { title: 'Ohne Tag' })
  expect(await upcoming(owner, house)).toEqual([
    {
      source: 'todo',
      id: todo,
      title: 'Dachrinnen reinigen',
      on: '2027-03-01',
      componentId: windows,
      isWholeYear: false,
    },
    {
      source: 'maintenance',
      id: service,
      title: 'Heizungsservice',
      on: '2027-10-01',
      componentId: heating,
      isWholeYear: false,
    },
    {
      source: 'measure',
      id: plan,
      title: 'Fenster Süd, Ölheizung',
      on: '2027-12-31',
      componentId: windows,
      isWholeYear: true,
    },
    {
      source: 'measure',
      id: later,
      title: 'Wärmepumpe',
      on: '2031-12-31',
      componentId: heating,
      isWholeYear: true,
    },
  ])
  expect((await upcoming(owner, house, 2)).map(({ id }) => id)).toEqual([todo, service])
})

it('leaves out what is done, resting, decided against or in the trash', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [kept, gone] = [await world.component(owner, house), await world.component(owner, house)]
  await world.task(owner, house, kept, { isActive: false })
  await world.task(owner, house, gone)
  await world.measure(owner, house, gone)
  await world.measure(owner, house, kept, { state: 'rejected', year: null, reason: 'Zu teuer' })
  await world.measure(owner, house, kept, { state: 'done', year: 2024 })
  const id = await world.todo(owner, house, { dueOn: '2027-03-01' })
  await owner.data(complete, { house, id, input: { idempotencyKey: newId() } })
  await owner.data(removeComponent, {
    house,
    id: gone,
    input: { idempotencyKey: newId(), expectedVersion: 1 },
  })
  expect(await upcoming(owner, house)).toEqual([])
})

it('names of a decision over several the first that is not in the trash', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [gone, kept] = [await world.component(owner, house), await world.component(owner, house)]
  const last = await world.component(owner, house)
  const id = await world.measure(owner, house, gone, { componentIds: [gone, kept, last] })
  const input = { idempotencyKey: newId(), expectedVersion: 1 }
  await owner.data(removeComponent, { house, id: gone, input })
  expect(await upcoming(owner, house)).toMatchObject([{ id, componentId: kept, title: 'Fenster, Fenster' }])
})

it('tells of papers that end within sixty days or have ended, and of no others', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const roof = await world.component(owner, house)
  const today = server.parts.clock.today()
  const paper = (title: string, days: number, more: object = {}) =>
    makeDocuments(server).document(owner, house, { title, validUntil: addDays(today, days), ...more })
  await paper('Offerte', 60, { componentIds: [roof] })
  await paper('Police', -400)
  await paper('GEAK', 61)
  const gone = await paper('Weg', 1)
  await server.admin('update app.document set deleted_at = now() where id = $1', [gone])
  expect(await upcoming(owner, house)).toMatchObject([
    { source: 'document', title: 'Police', on: addDays(today, -400), componentId: null },
    { source: 'document', title: 'Offerte', on: addDays(today, 60), componentId: roof, isWholeYear: false },
  ])
})

it('reads no more of a source than the page holds', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const component = await world.component(owner, house)
  await server.admin(
    `insert into app.todo (real_estate_id, id, title, due_on, created_by)
     select $1, gen_random_uuid(), 'Viel', date '2027-01-01' + n, $2 from generate_series(1, 3000) n`,
    [house, owner.userId],
  )
  await server.admin('analyze app.todo')
  const early = await world.task(owner, house, component, { nextOn: '2027-01-03' })
  const entries = await upcoming(owner, house, 3)
  expect(entries.map(({ on }) => on)).toEqual(['2027-01-02', '2027-01-03', '2027-01-03'])
  expect(entries.map(({ id }) => id)).toContain(early)
})

it('is not for a neighbour', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.todo(owner, house, { dueOn: '2027-03-01' })
  expect(await upcoming(neighbour, await world.house(neighbour))).toEqual([])
  expect((await neighbour.graphql(list, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('tells until when a defect must be notified, then only what ends soon, and nothing of a renovation in the trash', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house)
  const id = await world.defect(owner, house, project)
  await world.defect(owner, house, project, { acceptedOn: null })
  const asked = `query Next($house: ID!) { realEstate(id: $house) { upcoming { source id title on projectId } } }`
  const next = async () =>
    (await owner.data<{ realEstate: { upcoming: object[] } }>(asked, { house })).realEstate.upcoming
  const entry = { source: 'defect', id, title: 'Riss im Putz', on: '2026-10-30', projectId: project }
  expect(await next()).toEqual([entry])
  const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateDefectInput!) {
    updateDefect(realEstateId: $house, id: $id, input: $input) { version } }`
  const input = { idempotencyKey: newId(), expectedVersion: 1, state: 'notified', notifiedOn: '2026-09-20' }
  await owner.data(change, { house, id, input })
  // Five years ahead nobody has to think of it.
  expect(await next()).toEqual([])
  await world.defect(owner, house, project)
  expect(await next()).toHaveLength(1)
  await server.admin('update app.project set deleted_at = now() where id = $1', [project])
  expect(await next()).toEqual([])
})
