import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const move = `mutation Move($house: ID!, $id: ID!, $input: MoveProjectInput!) {
  moveProject(realEstateId: $house, id: $id, input: $input) { state version } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const look = `query Look($house: ID!) { realEstate(id: $house) {
  components(first: 50) { nodes { id installedYear lastRenewedYear condition manufacturer } }
  componentHistory { componentId kind year title note }
  measures { state year } } }`

type Looked = {
  realEstate: {
    components: { nodes: { id: string; installedYear: number }[] }
    componentHistory: object[]
    measures: object[]
  }
}
const standing = async (person: Person, house: string) =>
  (await person.data<Looked>(look, { house })).realEstate

/** A renovation of these components whose work is accepted and paid for. */
async function accepted(owner: Person, house: string, componentIds: readonly string[]) {
  const id = await world.project(owner, house, { title: 'Bad oben', componentIds })
  await server.admin(
    `update app.project set state = 'acceptance', checks = '{accepted,bills_settled}' where id = $1`,
    [id],
  )
  return id
}
const close = (person: Person, house: string, id: string, renewals: readonly object[]) =>
  person.graphql(move, {
    house,
    id,
    input: { idempotencyKey: newId(), expectedVersion: 1, from: 'acceptance', to: 'closed', renewals },
  })
const renewal = (componentId: string, kind: 'renewed' | 'replaced', year: number) => ({
  componentId,
  eventId: newId(),
  kind,
  year,
})
const thisYear = Number(server.parts.clock.today().slice(0, 4))

it('closing renews its components, tells their history and carries out decisions; one undo takes all of it back', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [bath, pipes, door] = [
    await world.component(owner, house),
    await world.component(owner, house),
    await world.component(owner, house),
  ]
  await world.measure(owner, house, bath)
  const before = await standing(owner, house)
  const id = await accepted(owner, house, [bath, pipes, door])
  const done = await close(owner, house, id, [
    renewal(bath, 'replaced', thisYear),
    renewal(pipes, 'renewed', thisYear - 1),
  ])
  expect(done.data).toMatchObject({ moveProject: { state: 'closed', version: 2 } })
  const after = await standing(owner, house)
  const of = (one: string) => after.components.nodes.find((row) => row.id === one)
  expect(of(bath)).toMatchObject({ installedYear: thisYear, condition: 'as_new' })
  expect(of(pipes)).toMatchObject({ lastRenewedYear: thisYear - 1 })
  expect(of(door)).toEqual(before.components.nodes.find((row) => row.id === door))
  expect(after.componentHistory).toEqual([
    { componentId: bath, kind: 'replaced', year: thisYear, title: null, note: 'Bad oben' },
    { componentId: pipes, kind: 'renewed', year: thisYear - 1, title: 'Bad oben', note: null },
  ])
  expect(after.measures).toEqual([{ state: 'done', year: thisYear }])
  const [act] = await server.admin<{ id: string; changes: { renewed: object[] } }>(
    'select id, changes from app.audit_event where object_id = $1 order by id desc limit 1',
    [id],
  )
  expect(act?.changes.renewed).toMatchObject([{ componentId: bath }, { componentId: pipes }])
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect(await standing(owner, house)).toEqual(before)
  const [row] = await server.admin('select state, finished_on from app.project where id = $1', [id])
  expect(row).toEqual({ state: 'acceptance', finished_on: null })
})

it('is all or nothing: a foreign component or one before its time leaves everything as it was; one in the trash is left there', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [bath, other] = [await world.component(owner, house), await world.component(owner, house)]
  const id = await accepted(owner, house, [bath])
  const before = await standing(owner, house)
  const good = renewal(bath, 'renewed', thisYear)
  const refused = async (...renewals: object[]) =>
    (await close(owner, house, id, renewals)).errors?.[0]?.extensions
  expect(await refused(good, renewal(other, 'renewed', thisYear))).toMatchObject({ field: 'renewals' })
  expect(await refused(renewal(bath, 'renewed', thisYear + 1))).toMatchObject({ field: 'year' })
  expect(await refused(renewal(bath, 'replaced', 1901))).toMatchObject({ field: 'year' })
  expect(await refused(good, good)).toMatchObject({ code: 'BAD_INPUT' })
  const early = await owner.graphql(move, {
    house,
    id: await world.project(owner, house, { componentIds: [bath] }),
    input: { idempotencyKey: newId(), expectedVersion: 1, from: 'idea', to: 'planning', renewals: [good] },
  })
  expect(early.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'renewals' })
  expect(await standing(owner, house)).toEqual(before)
  const [row] = await server.admin('select state, version from app.project where id = $1', [id])
  expect(row).toEqual({ state: 'acceptance', version: 1 })
  await server.admin('update app.component set deleted_at = now() where id = $1', [bath])
  expect((await close(owner, house, id, [good])).data).toMatchObject({ moveProject: { state: 'closed' } })
  expect((await standing(owner, house)).componentHistory).toEqual([])
})
