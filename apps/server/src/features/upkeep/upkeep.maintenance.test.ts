import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const fields = 'id componentId templateKey title intervalMonths nextOn anchorOn lastOn isActive version'
const list = `query Tasks($house: ID!, $componentId: ID!) { realEstate(id: $house) {
  maintenanceTasks { ${fields} } amounts { objectId rappen }
  componentEvents(componentId: $componentId) { id kind year happenedOn title performedBy note } } }`
const set = `mutation Set($house: ID!, $id: ID!, $input: SetMaintenanceTaskInput!) {
  setMaintenanceTask(realEstateId: $house, id: $id, input: $input) { ${fields} } }`
const complete = `mutation Complete($house: ID!, $id: ID!, $input: CompleteMaintenanceTaskInput!) {
  completeMaintenanceTask(realEstateId: $house, id: $id, input: $input) { ${fields} } }`
const removeComponent = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteComponent(realEstateId: $house, id: $id, input: $input) { version } }`

const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`

const over = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})
const service = {
  templateKey: 'heating_service',
  title: 'Heizungsservice',
  intervalMonths: 12,
  nextOn: '2025-10-01',
}

type Shown = { maintenanceTasks: object[]; amounts: object[]; componentEvents: object[] }
const shown = async (person: Person, house: string, componentId: string): Promise<Shown> =>
  (await person.data<{ realEstate: Shown }>(list, { house, componentId })).realEstate

async function withTask() {
  const owner = await world.person()
  const house = await world.house(owner)
  const componentId = await world.component(owner, house, { catalogKey: 'oil_heating' })
  const id = newId()
  await owner.data(set, { house, id, input: over(0, { componentId, ...service }) })
  return { owner, house, componentId, id }
}

it('is set as a whole, changes, conflicts, and rests when it is no longer wanted', async () => {
  const { owner, house, componentId, id } = await withTask()
  const task = { id, componentId, ...service, anchorOn: null, lastOn: null, isActive: true, version: 1 }
  expect((await shown(owner, house, componentId)).maintenanceTasks).toEqual([task])
  const rest = { componentId, ...service, templateKey: null, title: 'Brenner', isActive: false }
  await owner.data(set, { house, id, input: over(1, rest) })
  expect((await shown(owner, house, componentId)).maintenanceTasks).toEqual([
    { ...task, ...rest, version: 2 },
  ])
  const stale = await owner.graphql(set, { house, id, input: over(0, { componentId, ...service }) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { title: 'Brenner', version: 2 },
  })
  const rows = await server.admin(
    `select changes from app.audit_event where object_id = $1 and verb = 'maintenance_task.set' order by id`,
    [id],
  )
  expect(rows[1]).toEqual({
    changes: {
      templateKey: ['heating_service', null],
      title: ['Heizungsservice', 'Brenner'],
      isActive: [true, false],
    },
  })
})

it('becomes history when it is done, and counts its interval from that day to the end of a short month', async () => {
  const { owner, house, componentId, id } = await withTask()
  await owner.data(set, { house, id, input: over(1, { componentId, ...service, intervalMonths: 1 }) })
  const eventId = newId()
  const said = {
    eventId,
    doneOn: '2026-01-31',
    performedBy: 'Elco',
    note: 'Düse ersetzt',
    costRappen: 42_000,
  }
  const input = over(2, said)
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(complete, { house, id, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.['completeMaintenanceTask']).toMatchObject({
    lastOn: '2026-01-31',
    nextOn: '2026-02-28',
    version: 3,
  })
  const { componentEvents, amounts } = await shown(owner, house, componentId)
  expect(componentEvents).toEqual([
    {
      id: eventId,
      kind: 'serviced',
      year: 2026,
      happenedOn: '2026-01-31',
      title: 'Heizungsservice',
      performedBy: 'Elco',
      note: 'Düse ersetzt',
    },
  ])
  expect(amounts).toEqual([{ objectId: eventId, rappen: 42_000 }])
  const stale = await owner.graphql(complete, {
    house,
    id,
    input: over(2, { eventId: newId(), doneOn: '2026-02-01' }),
  })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 3 } })
})

it('in a fixed rhythm keeps its days whenever it is done, and a device that does not know of it leaves it', async () => {
  const { owner, house, componentId, id } = await withTask()
  const fixed = { componentId, ...service, intervalMonths: 6, anchorOn: '2025-10-01' }
  const key = over(1, fixed)
  await owner.data(set, { house, id, input: key })
  const done = await owner.data(complete, {
    house,
    id,
    input: over(2, { eventId: newId(), doneOn: '2025-12-24' }),
  })
  expect(done['completeMaintenanceTask']).toMatchObject({ nextOn: '2026-04-01', anchorOn: '2025-10-01' })
  const renamed = await owner.data(set, {
    house,
    id,
    input: over(3, { componentId, ...service, title: 'Service' }),
  })
  expect(renamed['setMaintenanceTask']).toMatchObject({ title: 'Service', anchorOn: '2025-10-01' })
  const counted = { ...fixed, anchorOn: null }
  const input = over(4, counted)
  expect((await owner.data(set, { house, id, input }))['setMaintenanceTask']).toMatchObject({
    anchorOn: null,
  })
  await owner.data(undo, { house, act: input.idempotencyKey, input: { idempotencyKey: newId() } })
  const { maintenanceTasks } = await shown(owner, house, componentId)
  expect(maintenanceTasks).toMatchObject([{ anchorOn: '2025-10-01' }])
})

it('does not turn back when something earlier is told late, and is never done in the future', async () => {
  const { owner, house, id } = await withTask()
  const done = (version: number, doneOn: string) =>
    owner.graphql(complete, { house, id, input: over(version, { eventId: newId(), doneOn }) })
  await done(1, '2025-10-06')
  expect((await done(2, '2024-09-30')).data).toMatchObject({
    completeMaintenanceTask: { lastOn: '2025-10-06', nextOn: '2026-10-06', version: 3 },
  })
  expect((await done(3, '2099-01-01')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    field: 'doneOn',
  })
})

it('waits in the trash with its component', async () => {
  const { owner, house, componentId } = await withTask()
  await owner.data(removeComponent, { house, id: componentId, input: over(1) })
  expect((await shown(owner, house, componentId)).maintenanceTasks).toEqual([])
})

it('is not for a neighbour or a reader, and no amount without the finance right', async () => {
  const { house, componentId, id } = await withTask()
  const [neighbour, reader, editor] = [await world.person(), await world.person(), await world.person()]
  const ownHouse = await world.house(neighbour)
  await world.join(reader, house, 'reader', true)
  await world.join(editor, house, 'editor')
  const setAs = async (person: Person, target: string) =>
    (
      await person.graphql(set, {
        house: target,
        id,
        input: over(1, { componentId, ...service, title: 'X' }),
      })
    ).errors?.[0]?.extensions.code
  const doneAs = async (person: Person, target: string, facts: object = {}) => {
    const input = over(1, { eventId: newId(), doneOn: '2025-01-01', ...facts })
    return (await person.graphql(complete, { house: target, id, input })).errors?.[0]?.extensions.code
  }
  expect((await shown(neighbour, ownHouse, componentId)).maintenanceTasks).toEqual([])
  expect([await setAs(neighbour, house), await doneAs(neighbour, house)]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  // In the own house there is nothing under that id yet, and no such component.
  expect([await setAs(neighbour, ownHouse), await doneAs(neighbour, ownHouse)]).toEqual([
    'CONFLICT',
    'NOT_FOUND',
  ])
  const claimed = await neighbour.graphql(set, {
    house: ownHouse,
    id,
    input: over(0, { componentId, ...service }),
  })
  expect(claimed.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'componentId' })
  expect([await setAs(reader, house), await doneAs(reader, house)]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect(await doneAs(editor, house, { costRappen: 1 })).toBe('FORBIDDEN')
  expect(await server.admin('select title, version from app.maintenance_task where id = $1', [id])).toEqual([
    { title: 'Heizungsservice', version: 1 },
  ])
})
