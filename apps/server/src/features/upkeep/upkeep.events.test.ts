import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/server.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'

let server: TestServer
let world: ReturnType<typeof makeWorld>

beforeAll(async () => {
  server = await startServer()
  world = makeWorld(server)
})
afterAll(() => server.close())

const fields = `id componentId kind year happenedOn title performedBy note
  former { installedYear lastRenewedYear condition material manufacturer model serialNumber } version deletedAt`
const list = `query Events($house: ID!, $componentId: ID!) { realEstate(id: $house) {
  componentEvents(componentId: $componentId) { ${fields} } amounts { objectId kind rappen } } }`
const add = `mutation Add($house: ID!, $input: AddComponentEventInput!) {
  addComponentEvent(realEstateId: $house, input: $input) { ${fields} } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateComponentEventInput!) {
  updateComponentEvent(realEstateId: $house, id: $id, input: $input) { ${fields} } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteComponentEvent(realEstateId: $house, id: $id, input: $input) { id version } }`
const bringBack = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
  restoreComponentEvent(realEstateId: $house, id: $id, input: $input) { id version } }`
const replace = `mutation Replace($house: ID!, $id: ID!, $input: ReplaceComponentInput!) {
  replaceComponent(realEstateId: $house, id: $id, input: $input) {
    installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn material manufacturer model serialNumber version } }`

const over = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})

type Event = { id: string; year: number; former: object | null }
type Shown = { componentEvents: Event[]; amounts: object[] }
const shown = async (person: Person, house: string, componentId: string): Promise<Shown> =>
  (await person.data<{ realEstate: Shown }>(list, { house, componentId })).realEstate

async function windows(facts: object = {}) {
  const owner = await world.person()
  const house = await world.house(owner)
  const componentId = await world.component(owner, house, { ...facts })
  return { owner, house, componentId }
}

const service = { kind: 'serviced', year: 2021, title: 'Dichtungen', performedBy: 'Schreinerei Huber' }

const addEvent = async (owner: Person, house: string, facts: object): Promise<string> => {
  const id = newId()
  await owner.data(add, { house, input: { idempotencyKey: newId(), id, ...service, ...facts } })
  return id
}

describe('what was done to a component', () => {
  it('is listed with the latest first, its cost for who may see it', async () => {
    const { owner, house, componentId } = await windows()
    const old = await addEvent(owner, house, { componentId, kind: 'renewed', year: 2009, title: 'Anstrich' })
    const recent = await addEvent(owner, house, { componentId, happenedOn: '2021-10-04', costRappen: 64_000 })
    const undated = await addEvent(owner, house, { componentId })
    const { componentEvents, amounts } = await shown(owner, house, componentId)
    expect(componentEvents.map(({ id }) => id)).toEqual([recent, undated, old])
    expect(componentEvents[0]).toMatchObject({
      ...service,
      happenedOn: '2021-10-04',
      former: null,
      version: 1,
    })
    expect(amounts).toEqual([{ objectId: recent, kind: 'event_cost', rappen: 64_000 }])
    const editor = await world.person()
    await world.join(editor, house, 'editor')
    expect((await shown(editor, house, componentId)).amounts).toEqual([])
    const said = { idempotencyKey: newId(), id: newId(), componentId, ...service, costRappen: 1 }
    const refused = await editor.graphql(add, { house, input: said })
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const audit = await server.admin('select changes from app.audit_event where object_id = $1', [recent])
    expect(JSON.stringify(audit)).not.toContain('64000')
  })

  it('lies behind us, on a day of its year', async () => {
    const { owner, house, componentId } = await windows()
    const fieldOf = async (facts: object) => {
      const input = { idempotencyKey: newId(), id: newId(), componentId, ...service, ...facts }
      return (await owner.graphql(add, { house, input })).errors?.[0]?.extensions.field
    }
    expect(await fieldOf({ year: 2099 })).toBe('year')
    expect(await fieldOf({ happenedOn: '2020-12-31' })).toBe('happenedOn')
    expect(await fieldOf({ componentId: newId() })).toBe('componentId')
  })

  it('changes, conflicts, goes to the trash and comes back as it was', async () => {
    const { owner, house, componentId } = await windows()
    const id = await addEvent(owner, house, { componentId, costRappen: 64_000 })
    const input = over(1, { year: 2020, note: 'Alle Flügel', costRappen: 70_000 })
    expect(await owner.data(change, { house, id, input })).toMatchObject({
      updateComponentEvent: { year: 2020, title: 'Dichtungen', note: 'Alle Flügel', version: 2 },
    })
    expect((await shown(owner, house, componentId)).amounts).toMatchObject([{ rappen: 70_000 }])
    const stale = await owner.graphql(change, { house, id, input: over(1, { year: 2019 }) })
    expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { year: 2020 } })
    await owner.data(remove, { house, id, input: over(2) })
    expect((await shown(owner, house, componentId)).componentEvents).toEqual([])
    await owner.data(bringBack, { house, id, input: over(3) })
    expect((await shown(owner, house, componentId)).componentEvents).toMatchObject([{ id, year: 2020 }])
  })

  it('is recorded once under the same key', async () => {
    const { owner, house, componentId } = await windows()
    const input = { idempotencyKey: newId(), id: newId(), componentId, ...service }
    await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
    expect((await shown(owner, house, componentId)).componentEvents).toHaveLength(1)
  })

  it('is not for a neighbour, and a reader may not write it', async () => {
    const { owner, house, componentId } = await windows()
    const [neighbour, reader] = [await world.person(), await world.person()]
    const ownHouse = await world.house(neighbour)
    await world.join(reader, house, 'reader')
    const id = await addEvent(owner, house, { componentId })
    expect((await shown(neighbour, ownHouse, componentId)).componentEvents).toEqual([])
    for (const target of [house, ownHouse]) {
      const changed = await neighbour.graphql(change, { house: target, id, input: over(1, { year: 1999 }) })
      expect(changed.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      const facts = { idempotencyKey: newId(), id: newId(), componentId, ...service }
      const added = await neighbour.graphql(add, { house: target, input: facts })
      expect(added.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
    const refused = await reader.graphql(change, { house, id, input: over(1, { year: 1999 }) })
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await server.admin('select year, version from app.component_event where id = $1', [id])).toEqual([
      { year: 2021, version: 1 },
    ])
  })
})

describe('a replaced component', () => {
  const old = {
    catalogKey: 'oil_heating',
    installedYear: 2001,
    lastRenewedYear: 2012,
    isInstalledYearAssumed: true,
    condition: 'worn',
    material: 'Guss',
    manufacturer: 'Hoval',
    model: 'Uno-3',
    serialNumber: 'H-1',
  }

  it('starts its next life, and the former one becomes history, in one write', async () => {
    const { owner, house, componentId: id } = await windows(old)
    const eventId = newId()
    const facts = {
      eventId,
      year: 2024,
      manufacturer: 'Elco',
      performedBy: 'Heizungsbau Keller',
      costRappen: 4_100_000,
    }
    const input = over(1, facts)
    const answers = await Promise.all([1, 2, 3].map(() => owner.data(replace, { house, id, input })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.['replaceComponent']).toMatchObject({
      installedYear: 2024,
      isInstalledYearAssumed: false,
      lastRenewedYear: null,
      condition: 'as_new',
      conditionOn: server.parts.clock.today(),
      material: 'Guss',
      manufacturer: 'Elco',
      model: null,
      serialNumber: null,
      version: 2,
    })
    const { componentEvents, amounts } = await shown(owner, house, id)
    const { catalogKey: _key, isInstalledYearAssumed: _assumed, ...former } = old
    expect(componentEvents).toMatchObject([
      { id: eventId, kind: 'replaced', year: 2024, performedBy: 'Heizungsbau Keller', former },
    ])
    expect(amounts).toEqual([{ objectId: eventId, kind: 'event_cost', rappen: 4_100_000 }])
    const audit = await server.admin(
      `select verb, changes from app.audit_event where object_id in ($1, $2) and verb <> 'component.add'`,
      [id, eventId],
    )
    expect(audit).toEqual([
      { verb: 'component.replace', changes: { eventId, installedYear: [2001, 2024], costRappen: true } },
    ])
    const kind = await owner.graphql(change, { house, id: eventId, input: over(1, { kind: 'renewed' }) })
    expect(kind.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'kind' })
  })

  it('is no longer planned: its decision is done, and out of one over several it goes', async () => {
    const { owner, house, componentId: id } = await windows(old)
    const other = await world.component(owner, house, { catalogKey: 'oil_tank' })
    const decide = `mutation Decide($house: ID!, $input: AddMeasureInput!) {
      addMeasure(realEstateId: $house, input: $input) { id } }`
    const [alone, together, upkeep] = [newId(), newId(), newId()]
    const base = { kind: 'replacement', state: 'planned', year: 2031 }
    for (const facts of [
      { ...base, id: alone, componentIds: [id] },
      { ...base, id: together, componentIds: [id, other] },
      { ...base, id: upkeep, kind: 'upkeep', componentIds: [id] },
    ])
      await owner.data(decide, { house, input: { idempotencyKey: newId(), ...facts } })
    await owner.data(replace, { house, id, input: over(1, { eventId: newId(), year: 2024 }) })
    const rows = await server.admin(
      'select id, state, year, component_ids as parts, version from app.measure where real_estate_id = $1 order by state, year, version desc',
      [house],
    )
    expect(rows).toEqual([
      { id: alone, state: 'done', year: 2024, parts: [id], version: 2 },
      { id: together, state: 'planned', year: 2031, parts: [other], version: 2 },
      { id: upkeep, state: 'planned', year: 2031, parts: [id], version: 1 },
    ])
  })

  it('leaves nothing behind when the component was changed meanwhile', async () => {
    const { owner, house, componentId: id } = await windows(old)
    const stale = await owner.graphql(replace, {
      house,
      id,
      input: over(7, { eventId: newId(), year: 2024 }),
    })
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { manufacturer: 'Hoval', version: 1 },
    })
    expect((await shown(owner, house, id)).componentEvents).toEqual([])
  })

  it('is not for a neighbour or a reader, and no amount without the finance right', async () => {
    const { owner, house, componentId: id } = await windows(old)
    const [neighbour, reader, editor] = [await world.person(), await world.person(), await world.person()]
    await world.join(reader, house, 'reader', true)
    await world.join(editor, house, 'editor')
    const codeOf = async (person: Person, facts: object) => {
      const input = over(1, { eventId: newId(), year: 2024, ...facts })
      return (await person.graphql(replace, { house, id, input })).errors?.[0]?.extensions.code
    }
    expect(await codeOf(neighbour, {})).toBe('NOT_FOUND')
    expect(await codeOf(reader, {})).toBe('FORBIDDEN')
    expect(await codeOf(editor, { costRappen: 1 })).toBe('FORBIDDEN')
    expect((await shown(owner, house, id)).componentEvents).toEqual([])
  })
})
