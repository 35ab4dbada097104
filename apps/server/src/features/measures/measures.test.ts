import { maxMeasures } from '@hauswart/domain/analysis/model/measure.input'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const list = `query Measures($house: ID!) { realEstate(id: $house) {
  measures { id componentIds kind title state year reason version deletedAt }
  amounts { objectId kind rappen } } }`
const fields = 'id componentIds state year reason version deletedAt'
const add = `mutation Add($house: ID!, $input: AddMeasureInput!) { addMeasure(realEstateId: $house, input: $input) { ${fields} } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateMeasureInput!) {
  updateMeasure(realEstateId: $house, id: $id, input: $input) { ${fields} } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteMeasure(realEstateId: $house, id: $id, input: $input) { ${fields} } }`
const bringBack = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
  restoreMeasure(realEstateId: $house, id: $id, input: $input) { ${fields} } }`

const over = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})

type Shown = { measures: { id: string }[]; amounts: object[] }
const shown = async (person: Person, house: string): Promise<Shown> =>
  (await person.data<{ realEstate: Shown }>(list, { house })).realEstate

async function plan(owner: Person, house: string, facts: object = {}): Promise<string> {
  const id = newId()
  const componentIds = [await world.component(owner, house)]
  const planned = { kind: 'replacement', state: 'planned', year: 2028, componentIds }
  await owner.data(add, { house, input: { idempotencyKey: newId(), id, ...planned, ...facts } })
  return id
}

describe('a decision', () => {
  it('is recorded over several components, with its cost for who may see it', async () => {
    const [owner, reader] = [await world.person(), await world.person()]
    const house = await world.house(owner)
    await world.join(reader, house, 'reader')
    const componentIds = [await world.component(owner, house), await world.component(owner, house)]
    const id = await plan(owner, house, { componentIds, title: 'Hülle', costRappen: 8_000_000 })
    const { measures, amounts } = await shown(owner, house)
    expect(measures).toEqual([
      {
        id,
        componentIds,
        kind: 'replacement',
        title: 'Hülle',
        state: 'planned',
        year: 2028,
        reason: null,
        version: 1,
        deletedAt: null,
      },
    ])
    expect(amounts).toEqual([{ objectId: id, kind: 'measure_cost', rappen: 8_000_000 }])
    expect(await shown(reader, house)).toEqual({ measures, amounts: [] })
    const [audit] = await server.admin<{ changes: object }>(
      'select changes from app.audit_event where object_id = $1',
      [id],
    )
    expect(audit?.changes).toMatchObject({ state: 'planned', year: 2028, costRappen: true })
    expect(JSON.stringify(audit)).not.toContain('8000000')
  })

  it('stands beside another only where that was seen', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const componentIds = [await world.component(owner, house)]
    const planned = await plan(owner, house, { componentIds })
    const reject = (seen: object[]) =>
      owner.graphql(add, {
        house,
        input: {
          idempotencyKey: newId(),
          id: newId(),
          componentIds,
          kind: 'replacement',
          state: 'rejected',
          reason: 'Kein Geld.',
          seen,
        },
      })
    expect((await reject([])).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id: planned, year: 2028, version: 1 },
    })
    expect((await shown(owner, house)).measures).toHaveLength(1)
    expect((await reject([{ measureId: planned, version: 1 }])).errors).toBeUndefined()
    expect((await shown(owner, house)).measures).toHaveLength(2)
  })

  it('needs a year, or a reason when it is rejected', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const componentIds = [await world.component(owner, house)]
    const fieldOf = async (facts: object) => {
      const input = { idempotencyKey: newId(), id: newId(), componentIds, kind: 'energy', ...facts }
      return (await owner.graphql(add, { house, input })).errors?.[0]?.extensions.field
    }
    expect(await fieldOf({ state: 'planned' })).toBe('year')
    expect(await fieldOf({ state: 'rejected' })).toBe('reason')
    expect(await fieldOf({ state: 'rejected', year: 2030, reason: 'Zu teuer' })).toBe('year')
    expect(await fieldOf({ state: 'planned', year: 2030, componentIds: [] })).toBe('componentIds')
    const twice = [componentIds[0], componentIds[0]]
    expect(await fieldOf({ state: 'planned', year: 2030, componentIds: twice })).toBe('componentIds')
  })

  it('changes, conflicts, goes to the trash and comes back as it was', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const id = await plan(owner, house, { costRappen: 100 })
    const rejected = { state: 'rejected', reason: 'Zuerst die Heizung', costRappen: null }
    expect(await owner.data(change, { house, id, input: over(1, rejected) })).toMatchObject({
      updateMeasure: { state: 'rejected', year: null, version: 2 },
    })
    expect((await shown(owner, house)).amounts).toEqual([])
    const stale = await owner.graphql(change, { house, id, input: over(1, { year: 2031 }) })
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { state: 'rejected', version: 2 },
    })
    await owner.data(remove, { house, id, input: over(2) })
    expect((await shown(owner, house)).measures).toEqual([])
    await owner.data(bringBack, { house, id, input: over(3) })
    expect((await shown(owner, house)).measures).toMatchObject([
      { id, reason: 'Zuerst die Heizung', version: 4 },
    ])
  })

  it('does not come back beside another one over the same', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const componentIds = [await world.component(owner, house)]
    const [first, second] = [await plan(owner, house, { componentIds }), newId()]
    await owner.data(remove, { house, id: first, input: over(1) })
    const facts = { id: second, componentIds, kind: 'energy', state: 'postponed', year: 2033 }
    await owner.data(add, { house, input: { idempotencyKey: newId(), ...facts, reason: 'Später' } })
    const back = await owner.graphql(bringBack, { house, id: first, input: over(2) })
    expect(back.errors?.[0]?.extensions.code).toBe('DECIDED_ANEW')
    expect((await shown(owner, house)).measures).toMatchObject([{ id: second }])
    await owner.data(remove, { house, id: second, input: over(1) })
    await owner.data(bringBack, { house, id: first, input: over(2) })
    expect((await shown(owner, house)).measures).toMatchObject([{ id: first, version: 3 }])
  })

  it('leaves in the history what really changed', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const id = await plan(owner, house)
    await owner.data(change, {
      house,
      id,
      input: over(1, { state: 'postponed', year: 2033, kind: 'replacement' }),
    })
    const rows = await server.admin(
      `select changes from app.audit_event where object_id = $1 and verb = 'measure.update'`,
      [id],
    )
    expect(rows).toEqual([{ changes: { state: ['planned', 'postponed'], year: [2028, 2033] } }])
  })

  it('is recorded once under the same key', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const componentIds = [await world.component(owner, house)]
    const facts = { id: newId(), componentIds, kind: 'safety', state: 'done', year: 2024 }
    const input = { idempotencyKey: newId(), ...facts }
    const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await shown(owner, house)).measures).toHaveLength(1)
  })
})

describe('many decisions', () => {
  const fill = (house: string, owner: Person, count: number) =>
    server.admin(
      `insert into app.measure (real_estate_id, id, component_ids, kind, state, year, created_by)
       select $1, lpad(to_hex(n), 32, '0')::uuid, array[gen_random_uuid()], 'replacement', 'planned', 2030, $2
       from generate_series(1, $3) n`,
      [house, owner.userId, count],
    )

  it('end at five hundred, also for what comes back from the trash', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const id = await plan(owner, house)
    await owner.data(remove, { house, id, input: over(1) })
    await fill(house, owner, maxMeasures)
    const componentIds = [await world.component(owner, house)]
    const facts = { id: newId(), componentIds, kind: 'safety', state: 'planned', year: 2030 }
    const added = await owner.graphql(add, { house, input: { idempotencyKey: newId(), ...facts } })
    expect(added.errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
    const back = await owner.graphql(bringBack, { house, id, input: over(2) })
    expect(back.errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
    await server.admin(
      `delete from app.measure where real_estate_id = $1 and id = lpad('1', 32, '0')::uuid`,
      [house],
    )
    await owner.data(bringBack, { house, id, input: over(2) })
    expect((await shown(owner, house)).measures.at(-1)?.id).toBe(id)
  })

  it('are shown with the latest, in the order they were made', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const first = await plan(owner, house)
    const last = await plan(owner, house)
    await fill(house, owner, maxMeasures)
    const ids = (await shown(owner, house)).measures.map(({ id }) => id)
    expect(ids).toHaveLength(maxMeasures)
    expect(ids.slice(-2)).toEqual([first, last])
    expect(ids).toEqual(ids.toSorted())
  })
})

describe('others', () => {
  it('a neighbour sees and writes nothing, also by naming components of another house', async () => {
    const [owner, neighbour] = [await world.person(), await world.person()]
    const [house, ownHouse] = [await world.house(owner), await world.house(neighbour)]
    const id = await plan(owner, house)
    const [measure] = (await shown(owner, house)).measures as unknown as { componentIds: string[] }[]
    expect((await neighbour.graphql(list, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    for (const target of [house, ownHouse]) {
      const answer = await neighbour.graphql(change, { house: target, id, input: over(1, { year: 2050 }) })
      expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
    const stolen = {
      id: newId(),
      componentIds: measure?.componentIds,
      kind: 'energy',
      state: 'planned',
      year: 2030,
    }
    const added = await neighbour.graphql(add, {
      house: ownHouse,
      input: { idempotencyKey: newId(), ...stolen },
    })
    expect(added.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'componentIds' })
    expect(await server.admin('select year from app.measure where id = $1', [id])).toEqual([{ year: 2028 }])
  })

  it('a reader may not write, and an editor without the finance right says no amount', async () => {
    const [owner, reader, editor] = [await world.person(), await world.person(), await world.person()]
    const house = await world.house(owner)
    await world.join(reader, house, 'reader', true)
    await world.join(editor, house, 'editor')
    const id = await plan(owner, house, { costRappen: 500 })
    const codeOf = async (person: Person, facts: object) =>
      (await person.graphql(change, { house, id, input: over(1, facts) })).errors?.[0]?.extensions.code
    expect(await codeOf(reader, { year: 2030 })).toBe('FORBIDDEN')
    expect(await codeOf(editor, { year: 2030, costRappen: 1 })).toBe('FORBIDDEN')
    expect(await codeOf(editor, { year: 2030, costRappen: null })).toBe('FORBIDDEN')
    expect(await codeOf(editor, { year: 2030 })).toBeUndefined()
    expect((await shown(owner, house)).amounts).toMatchObject([{ rappen: 500 }])
  })
})
