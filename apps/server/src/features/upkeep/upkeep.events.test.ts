import { maxComponentEvents } from '@hauswart/domain/upkeep/component-event'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const fields = `id componentId kind year happenedOn title performedBy note
  former { catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material
    manufacturer model serialNumber ownLifetimeYears } version deletedAt`
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
    installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn material manufacturer model serialNumber
    quantity unit ownLifetimeYears version } }`

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

  it('ends at five hundred, also for what comes back from the trash', async () => {
    const { owner, house, componentId } = await windows()
    const id = await addEvent(owner, house, { componentId })
    await owner.data(remove, { house, id, input: over(1) })
    await server.admin(
      `insert into app.component_event (real_estate_id, id, component_id, kind, year, created_by)
       select $1, gen_random_uuid(), $2, 'other', 2000, $3 from generate_series(1, $4)`,
      [house, componentId, owner.userId, maxComponentEvents],
    )
    const refused = await owner.graphql(bringBack, { house, id, input: over(2) })
    expect(refused.errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
    await server.admin(
      `update app.component_event set deleted_at = now() where id = (select id from app.component_event
       where component_id = $1 and deleted_at is null limit 1)`,
      [componentId],
    )
    await owner.data(bringBack, { house, id, input: over(2) })
    expect((await shown(owner, house, componentId)).componentEvents[0]?.id).toBe(id)
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
    quantity: 1,
    unit: 'piece',
    ownLifetimeYears: 30,
  }
  const thisYear = () => Number(server.parts.clock.today().slice(0, 4))

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
      conditionOn: '2024-12-31',
      material: 'Guss',
      manufacturer: 'Elco',
      model: null,
      serialNumber: null,
      quantity: 1,
      unit: 'piece',
      ownLifetimeYears: null,
      version: 2,
    })
    const { componentEvents, amounts } = await shown(owner, house, id)
    const { catalogKey: _key, ...life } = old
    const former = { ...life, name: null, conditionOn: server.parts.clock.today() }
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

  it('is as new on the day it is told of, or at the end of the year it came in', async () => {
    const { owner, house, componentId: id } = await windows({ installedYear: 1960 })
    const on = async (version: number, year: number) => {
      const input = over(version, { eventId: newId(), year })
      return (await owner.data(replace, { house, id, input }))['replaceComponent']
    }
    expect(await on(1, 1995)).toMatchObject({ condition: 'as_new', conditionOn: '1995-12-31' })
    expect(await on(2, thisYear())).toMatchObject({ conditionOn: server.parts.clock.today() })
  })

  it('lived before: not in a year to come, nor before what is known of its life', async () => {
    const known = { ...old, isInstalledYearAssumed: false }
    const codeOf = async (facts: object, year: number) => {
      const { owner, house, componentId: id } = await windows(facts)
      const answer = await owner.graphql(replace, { house, id, input: over(1, { eventId: newId(), year }) })
      return answer.errors?.[0]?.extensions
    }
    const refused = { code: 'BAD_INPUT', field: 'year' }
    expect(await codeOf(old, thisYear() + 1)).toMatchObject(refused)
    expect(await codeOf(old, 2011)).toMatchObject(refused)
    expect(await codeOf(old, 2012)).toBeUndefined()
    expect(await codeOf({ ...known, lastRenewedYear: null }, 2000)).toMatchObject(refused)
    expect(await codeOf({ ...old, lastRenewedYear: null }, 2000)).toBeUndefined()
  })

  it('leaves its whole former life, also one of the longest words', async () => {
    // Two signs each as it is kept, the longest a text of an owner can become.
    const odd = '"'
    const facts = { ...old, material: odd.repeat(60), manufacturer: odd.repeat(80), model: odd.repeat(80) }
    const name = odd.repeat(80)
    const { owner, house, componentId: id } = await windows({ ...facts, serialNumber: name, name })
    await owner.data(replace, { house, id, input: over(1, { eventId: newId(), year: 2024 }) })
    expect((await shown(owner, house, id)).componentEvents).toMatchObject([
      { former: { material: facts.material, serialNumber: name, name } },
    ])
  })

  it('keeps the own price of its next renewal', async () => {
    const { owner, house, componentId: id } = await windows(old)
    const setCost = `mutation Cost($house: ID!, $id: ID!, $input: SetComponentCostInput!) {
      setComponentCost(realEstateId: $house, id: $id, input: $input) { rappen } }`
    await owner.data(setCost, { house, id, input: over(0, { costRappen: 4_000_000 }) })
    await owner.data(replace, { house, id, input: over(1, { eventId: newId(), year: 2024 }) })
    expect((await shown(owner, house, id)).amounts).toEqual([
      { objectId: id, kind: 'component_cost', rappen: 4_000_000 },
    ])
  })

  it('a former life of which less was kept is shown with what there is', async () => {
    const { owner, house, componentId: id } = await windows(old)
    const eventId = newId()
    await owner.data(replace, { house, id, input: over(1, { eventId, year: 2024 }) })
    await server.admin(
      `update app.component_event set former = '{"installedYear": 1987, "material": "Holz"}' where id = $1`,
      [eventId],
    )
    expect((await shown(owner, house, id)).componentEvents).toMatchObject([
      { former: { catalogKey: null, installedYear: 1987, isInstalledYearAssumed: false, material: 'Holz' } },
    ])
  })
})

describe('what was decided over a replaced component', () => {
  const thisYear = () => Number(server.parts.clock.today().slice(0, 4))

  async function decided() {
    const { owner, house, componentId: id } = await windows({ catalogKey: 'oil_heating' })
    const other = await world.component(owner, house, { catalogKey: 'oil_tank' })
    const alone = await world.measure(owner, house, id, { costRappen: 100 })
    const together = await world.measure(owner, house, id, { componentIds: [id, other], costRappen: 300 })
    const upkeep = await world.measure(owner, house, id, { kind: 'upkeep' })
    return { owner, house, id, other, alone, together, upkeep }
  }
  const measuresOf = (house: string) =>
    server.admin(
      'select id, state, year, component_ids as parts, version from app.measure where real_estate_id = $1 order by id',
      [house],
    )
  const amountsOf = (house: string) =>
    server.admin(
      'select object_id as id, rappen::integer from app.amount where real_estate_id = $1 order by 2',
      [house],
    )

  it('is done, and out of a decision over several it goes with the amount for all', async () => {
    const { owner, house, id, other, alone, together, upkeep } = await decided()
    const year = thisYear()
    await owner.data(replace, { house, id, input: over(1, { eventId: newId(), year }) })
    expect(await measuresOf(house)).toEqual([
      { id: alone, state: 'done', year, parts: [id], version: 2 },
      { id: together, state: 'planned', year: 2030, parts: [other], version: 2 },
      { id: upkeep, state: 'planned', year: 2030, parts: [id], version: 1 },
    ])
    expect(await amountsOf(house)).toEqual([{ id: alone, rappen: 100 }])
    const [audit] = await server.admin<{ changes: { measures: object } }>(
      `select changes from app.audit_event where object_id = $1 and verb = 'component.replace'`,
      [id],
    )
    expect(audit?.changes.measures).toEqual([
      { id: alone, state: ['planned', 'done'], year: [2030, year] },
      { id: together, componentIds: [[id, other], [other]], costRappen: true },
    ])
  })

  it('is done too by an editor, and the amount for all goes though they may not see it', async () => {
    const { house, id, other, alone, together } = await decided()
    const editor = await world.person()
    await world.join(editor, house, 'editor')
    await editor.data(replace, { house, id, input: over(1, { eventId: newId(), year: thisYear() }) })
    expect(await measuresOf(house)).toMatchObject([
      { id: alone, state: 'done' },
      { id: together, parts: [other] },
      {},
    ])
    expect(await amountsOf(house)).toEqual([{ id: alone, rappen: 100 }])
    const [audit] = await server.admin<{ changes: object }>(
      `select changes from app.audit_event where object_id = $1 and verb = 'component.replace'`,
      [id],
    )
    expect(JSON.stringify(audit)).not.toContain('costRappen')
  })

  it('stays when the replacement is history told late', async () => {
    const { owner, house, id } = await decided()
    const before = await measuresOf(house)
    const input = over(1, { eventId: newId(), year: thisYear() - 1 })
    await owner.data(replace, { house, id, input })
    expect(await measuresOf(house)).toEqual(before)
    expect(await amountsOf(house)).toHaveLength(2)
  })

  it('is done once when two of its components are replaced at the same moment', async () => {
    const { owner, house, id, other, together } = await decided()
    await Promise.all(
      [id, other].map((part) =>
        owner.data(replace, { house, id: part, input: over(1, { eventId: newId(), year: thisYear() }) }),
      ),
    )
    expect((await measuresOf(house)).filter((row) => row['id'] === together)).toMatchObject([
      { state: 'done', version: 3 },
    ])
  })
})

describe('replacing', () => {
  const old = { catalogKey: 'oil_heating', installedYear: 2001, manufacturer: 'Hoval' }

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
