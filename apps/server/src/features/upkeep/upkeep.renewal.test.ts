import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const read = `query Read($house: ID!, $id: ID!) { realEstate(id: $house) {
  component(id: $id) { installedYear lastRenewedYear condition conditionOn version } } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateComponentInput!) {
  updateComponent(realEstateId: $house, id: $id, input: $input) { version } }`
const changeEvent = `mutation Event($house: ID!, $id: ID!, $input: UpdateComponentEventInput!) {
  updateComponentEvent(realEstateId: $house, id: $id, input: $input) { version } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteComponent(realEstateId: $house, id: $id, input: $input) { version } }`

const over = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})
const thisYear = () => Number(server.parts.clock.today().slice(0, 4))

async function windows(facts: object = {}) {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.component(owner, house, { installedYear: 1998, condition: 'worn', ...facts })
  return { owner, house, id }
}
const seen = async (person: Person, house: string, id: string) =>
  (await person.data<{ realEstate: { component: object } }>(read, { house, id })).realEstate.component

describe('a renewal told among the facts', () => {
  it('leaves no judgement of the same year or before, and says so in the history of changes', async () => {
    const { owner, house, id } = await windows()
    await owner.data(change, { house, id, input: over(1, { lastRenewedYear: thisYear() }) })
    expect(await seen(owner, house, id)).toMatchObject({ condition: null, conditionOn: null })
    const audit = await server.admin(
      `select changes from app.audit_event where object_id = $1 and verb = 'component.update'`,
      [id],
    )
    expect(audit).toEqual([{ changes: { lastRenewedYear: [null, thisYear()], condition: ['worn', null] } }])
  })

  it('keeps a judgement that is younger than the renewal, and one that is said with it', async () => {
    const { owner, house, id } = await windows()
    await owner.data(change, { house, id, input: over(1, { lastRenewedYear: 2015 }) })
    expect(await seen(owner, house, id)).toMatchObject({ condition: 'worn' })
    const input = over(2, { lastRenewedYear: thisYear(), condition: 'good' })
    await owner.data(change, { house, id, input })
    expect(await seen(owner, house, id)).toMatchObject({ condition: 'good' })
  })

  it('that is taken back or put earlier takes nothing away', async () => {
    const { owner, house, id } = await windows({ lastRenewedYear: thisYear() })
    await owner.data(change, { house, id, input: over(1, { lastRenewedYear: thisYear() - 1 }) })
    await owner.data(change, { house, id, input: over(2, { lastRenewedYear: null }) })
    expect(await seen(owner, house, id)).toMatchObject({ condition: 'worn', lastRenewedYear: null })
  })
})

describe('a renewal told in the history', () => {
  it('is the year the component counts from, and leaves no older judgement, once under the same key', async () => {
    const { owner, house, id } = await windows()
    const event = { componentId: id, kind: 'renewed', year: thisYear() }
    const eventId = await world.event(owner, house, id, event)
    expect(await seen(owner, house, id)).toMatchObject({
      lastRenewedYear: thisYear(),
      condition: null,
      version: 2,
    })
    const audit = await server.admin(
      `select changes->'component' as component from app.audit_event where object_id = $1`,
      [eventId],
    )
    expect(audit).toEqual([
      {
        component: {
          lastRenewedYear: [null, thisYear()],
          condition: ['worn', null],
          conditionOn: [server.parts.clock.today(), null],
        },
      },
    ])
  })

  it('changes nothing where the component counts from a later year, nor does any other entry', async () => {
    const { owner, house, id } = await windows({ lastRenewedYear: 2015 })
    await world.event(owner, house, id, { kind: 'renewed', year: 2009 })
    await world.event(owner, house, id, { kind: 'serviced', year: 2020 })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: 2015, version: 1 })
  })

  it('takes the component along when its year is put right, later or earlier', async () => {
    const { owner, house, id } = await windows()
    const event = await world.event(owner, house, id, { kind: 'renewed', year: 2019 })
    await owner.data(changeEvent, { house, id: event, input: over(1, { year: 2021 }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: 2021, condition: 'worn' })
    await owner.data(changeEvent, { house, id: event, input: over(2, { year: 2020 }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: 2020 })
    await owner.data(changeEvent, { house, id: event, input: over(3, { note: 'Alle Flügel' }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: 2020, version: 4 })
  })

  it('that turns out to be a repair no longer counts, and the one before it does again', async () => {
    const { owner, house, id } = await windows()
    const first = await world.event(owner, house, id, { kind: 'renewed', year: 2012 })
    const second = await world.event(owner, house, id, { kind: 'renewed', year: 2019 })
    await owner.data(changeEvent, { house, id: second, input: over(1, { kind: 'repaired' }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: 2012 })
    await owner.data(changeEvent, { house, id: first, input: over(1, { kind: 'repaired' }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: null })
    const audit = await server.admin(
      `select changes->'component' as component from app.audit_event
       where object_id = any($1::uuid[]) and verb = 'component_event.update' order by id`,
      [[first, second]],
    )
    expect(audit).toEqual([
      { component: { lastRenewedYear: [2019, 2012] } },
      { component: { lastRenewedYear: [2012, null] } },
    ])
  })

  it('whose year is put right leaves the component with the latest of all', async () => {
    const { owner, house, id } = await windows()
    await world.event(owner, house, id, { kind: 'renewed', year: 2015 })
    const wrong = await world.event(owner, house, id, { kind: 'renewed', year: 2021 })
    await owner.data(changeEvent, { house, id: wrong, input: over(1, { year: 2009 }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: 2015 })
  })

  it('takes nothing from what the owner has said of the component since', async () => {
    const { owner, house, id } = await windows()
    const event = await world.event(owner, house, id, { kind: 'renewed', year: 2019 })
    await owner.data(change, { house, id, input: over(2, { lastRenewedYear: 2010 }) })
    await owner.data(changeEvent, { house, id: event, input: over(1, { note: 'Nur die Südseite' }) })
    await owner.data(changeEvent, { house, id: event, input: over(2, { kind: 'repaired' }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: 2010, version: 3 })
  })

  it('leaves a component in the trash as it was thrown away', async () => {
    const { owner, house, id } = await windows()
    await owner.data(remove, { house, id, input: over(1) })
    await world.event(owner, house, id, { kind: 'renewed', year: 2020 })
    expect(
      await server.admin('select last_renewed_year, version from app.component where id = $1', [id]),
    ).toEqual([{ last_renewed_year: null, version: 2 }])
  })
})
