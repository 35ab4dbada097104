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

const replace = `mutation Replace($house: ID!, $id: ID!, $input: ReplaceComponentInput!) {
  replaceComponent(realEstateId: $house, id: $id, input: $input) { version } }`
const moveEvent = (
  act: 'delete' | 'restore',
) => `mutation Move($house: ID!, $id: ID!, $input: VersionInput!) {
  ${act}ComponentEvent(realEstateId: $house, id: $id, input: $input) { version } }`

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

  it('that turns out to be a repair, or older than the judgement, gives that one back', async () => {
    const { owner, house, id } = await windows()
    const event = await world.event(owner, house, id, { kind: 'renewed', year: thisYear() })
    await owner.data(changeEvent, { house, id: event, input: over(1, { year: thisYear() - 1 }) })
    const today = server.parts.clock.today()
    const judged = { condition: 'worn', conditionOn: today }
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: thisYear() - 1, ...judged })
    await owner.data(changeEvent, { house, id: event, input: over(2, { year: thisYear() }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: thisYear(), condition: null })
    await owner.data(changeEvent, { house, id: event, input: over(3, { kind: 'repaired' }) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: null, ...judged })
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

describe('a renewal that is deleted', () => {
  const renewal = async (known: object = {}) => {
    const at = await windows(known)
    const event = await world.event(at.owner, at.house, at.id, { kind: 'renewed', year: thisYear() })
    const move = (act: 'delete' | 'restore', version: number, id = event) =>
      at.owner.data(moveEvent(act), { house: at.house, id, input: over(version) })
    const say = (version: number, facts: object) =>
      at.owner.data(change, { house: at.house, id: at.id, input: over(version, facts) })
    return { ...at, event, move, say, now: () => seen(at.owner, at.house, at.id) }
  }
  const today = () => server.parts.clock.today()

  it('leaves the component as it was before, and brought back, as it was then', async () => {
    const { event, move, now } = await renewal({ lastRenewedYear: 2012 })
    await move('delete', 1)
    const before = { lastRenewedYear: 2012, condition: 'worn', conditionOn: today() }
    expect(await now()).toMatchObject({ ...before, version: 3 })
    await move('restore', 2)
    const after = { lastRenewedYear: thisYear(), condition: null, conditionOn: null }
    expect(await now()).toMatchObject({ ...after, version: 4 })
    // As often as somebody likes.
    await move('delete', 3)
    expect(await now()).toMatchObject(before)
    await move('restore', 4)
    expect(await now()).toMatchObject(after)
    const audit = await server.admin(
      `select verb, changes from app.audit_event where object_id = $1 order by id offset 1 limit 2`,
      [event],
    )
    const [year, on] = [thisYear(), today()]
    expect(audit).toEqual([
      {
        verb: 'component_event.delete',
        changes: {
          isDeleted: [false, true],
          component: { lastRenewedYear: [year, 2012], condition: [null, 'worn'], conditionOn: [null, on] },
        },
      },
      {
        verb: 'component_event.restore',
        changes: {
          isDeleted: [true, false],
          component: { lastRenewedYear: [2012, year], condition: ['worn', null], conditionOn: [on, null] },
        },
      },
    ])
  })

  it('is so once under the same key, and not at all over a version that is old', async () => {
    const { owner, house, event, now } = await renewal()
    const stale = await owner.graphql(moveEvent('delete'), { house, id: event, input: over(7) })
    expect(stale.errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect(await now()).toMatchObject({ lastRenewedYear: thisYear(), condition: null, version: 2 })
    const variables = { house, id: event, input: over(1) }
    const answers = []
    for (const _ of [1, 2, 3]) answers.push(await owner.data(moveEvent('delete'), variables))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await now()).toMatchObject({ lastRenewedYear: null, condition: 'worn', version: 3 })
  })

  it('is for nobody who only reads, and for no neighbour', async () => {
    const { house, event, now } = await renewal()
    const [reader, neighbour] = [await world.person(), await world.person()]
    await world.join(reader, house, 'reader')
    for (const [person, code] of [
      [reader, 'FORBIDDEN'],
      [neighbour, 'NOT_FOUND'],
    ] as const) {
      const answer = await person.graphql(moveEvent('delete'), { house, id: event, input: over(1) })
      expect(answer.errors?.[0]?.extensions.code).toBe(code)
    }
    expect(await now()).toMatchObject({ lastRenewedYear: thisYear(), condition: null, version: 2 })
  })

  it('leaves the latest that is left, whichever goes first', async () => {
    const { owner, house, id, event, move, now } = await renewal()
    // Told later, of an earlier year: so far it counted for nothing.
    const earlier = await world.event(owner, house, id, { kind: 'renewed', year: 2015 })
    await move('delete', 1)
    expect(await now()).toMatchObject({ lastRenewedYear: 2015, condition: 'worn' })
    await move('restore', 2)
    expect(await now()).toMatchObject({ lastRenewedYear: thisYear(), condition: null })
    await move('delete', 1, earlier)
    expect(await now()).toMatchObject({ lastRenewedYear: thisYear(), condition: null })
    await move('delete', 3, event)
    expect(await now()).toMatchObject({ lastRenewedYear: null, condition: 'worn' })
  })

  it('of two that tell the same changes nothing yet, and the other one everything', async () => {
    const { owner, house, id, event, move, now } = await renewal({ lastRenewedYear: 2012 })
    const twice = await world.event(owner, house, id, { kind: 'renewed', year: thisYear() })
    await move('delete', 1, event)
    expect(await now()).toMatchObject({ lastRenewedYear: thisYear(), condition: null, version: 2 })
    await move('delete', 1, twice)
    expect(await now()).toMatchObject({ lastRenewedYear: 2012, condition: 'worn' })
  })

  it('beneath a later one leaves nothing for that one to fall back to', async () => {
    const { owner, house, id, event, move, now } = await renewal({ condition: null })
    const first = await world.event(owner, house, id, { kind: 'renewed', year: 2012 })
    await move('delete', 1, event)
    const second = await world.event(owner, house, id, { kind: 'renewed', year: 2019 })
    await move('delete', 1, first)
    await move('delete', 1, second)
    expect(await now()).toMatchObject({ lastRenewedYear: null })
  })

  it('takes nothing from a year the owner has said since, be it the same one', async () => {
    const { event, move, say, now } = await renewal()
    await say(2, { lastRenewedYear: 2010 })
    await move('delete', 1)
    expect(await now()).toMatchObject({ lastRenewedYear: 2010, condition: 'worn' })
    await move('restore', 2)
    expect(await now()).toMatchObject({ lastRenewedYear: 2010, condition: null })
    await say(5, { lastRenewedYear: thisYear() })
    await move('delete', 3, event)
    expect(await now()).toMatchObject({ lastRenewedYear: thisYear(), condition: null })
  })

  it('takes nothing from one that counted without it', async () => {
    const { owner, house, id } = await windows({ lastRenewedYear: 2019 })
    const event = await world.event(owner, house, id, { kind: 'renewed', year: 2019 })
    await owner.data(moveEvent('delete'), { house, id: event, input: over(1) })
    expect(await seen(owner, house, id)).toMatchObject({ lastRenewedYear: 2019, version: 1 })
  })

  it('brings back no judgement where somebody has made one since', async () => {
    const { move, say, now } = await renewal()
    await say(2, { condition: 'as_new' })
    await move('delete', 1)
    expect(await now()).toMatchObject({ lastRenewedYear: null, condition: 'as_new' })
    await move('restore', 2)
    expect(await now()).toMatchObject({ lastRenewedYear: thisYear(), condition: 'as_new' })
    await say(5, { condition: null })
    await move('delete', 3)
    expect(await now()).toMatchObject({ lastRenewedYear: null, condition: null })
  })

  it('was of the one before: of what stands there now it says nothing', async () => {
    const { owner, house, id, event, move, say, now } = await renewal()
    const input = over(2, { eventId: newId(), year: thisYear() })
    await owner.data(replace, { house, id, input })
    await say(3, { condition: null })
    const said = { installedYear: thisYear(), lastRenewedYear: null, condition: null, version: 4 }
    await move('delete', 1, event)
    expect(await now()).toMatchObject(said)
    await move('restore', 2, event)
    expect(await now()).toMatchObject(said)
  })

  it('and brought back takes nothing from what was said in between', async () => {
    const { event, move, say, now } = await renewal()
    await move('delete', 1)
    await say(3, { lastRenewedYear: 2010, condition: 'used' })
    await move('restore', 2)
    const said = { lastRenewedYear: 2010, condition: 'used', version: 4 }
    expect(await now()).toMatchObject(said)
    await move('delete', 3, event)
    expect(await now()).toMatchObject(said)
  })

  it('leaves a component in the trash as it was thrown away', async () => {
    const { owner, house, id, move } = await renewal()
    await owner.data(remove, { house, id, input: over(2) })
    await move('delete', 1)
    expect(
      await server.admin('select last_renewed_year as year, version from app.component where id = $1', [id]),
    ).toEqual([{ year: thisYear(), version: 3 }])
  })
})
