import { describe, expect, it } from 'vitest'
import { thisYear } from '#test/day.ts'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()

const acting = (name: string, input: string) =>
  `mutation Act($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { __typename } }`
const withdraw = acting('withdrawMeasure', 'VersionInput')
const update = acting('updateMeasure', 'UpdateMeasureInput')
const move = acting('moveMeasure', 'MoveMeasureInput')
const replace = acting('replaceComponent', 'ReplaceComponentInput')
const undoing =
  'mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { actId } }'

const keyed = () => ({ idempotencyKey: newId() })
const over = (expectedVersion: number, facts: object = {}) => ({ ...keyed(), expectedVersion, ...facts })

async function family() {
  const owner = await world.person()
  const house = await world.house(owner)
  const make = () => world.component(owner, house)
  const [roof, wall, window] = [await make(), await make(), await make()]
  return {
    roof,
    wall,
    window,
    decide: (facts: Record<string, unknown> = {}) => world.measure(owner, house, roof, facts),
    /** Does something and gives the key it was done under. */
    does: async (text: string, id: string, input: { idempotencyKey: string }) => {
      await owner.data(text, { house, id, input })
      return input.idempotencyKey
    },
    /** Does something and gives why it was refused. */
    tries: async (text: string, id: string, input: object) =>
      (await owner.graphql(text, { house, id, input })).errors?.[0]?.extensions.code,
    /** Undoes it and gives why it was refused, or the key that undoes the undoing. */
    undo: async (act: string) => {
      const input = keyed()
      const { errors } = await owner.graphql(undoing, { house, act, input })
      return errors?.[0]?.extensions.code ?? input.idempotencyKey
    },
    rows: () => server.admin('select * from app.measure where real_estate_id = $1 order by id', [house]),
    lastAct: async () =>
      (
        await server.admin<{ id: string }>(
          'select id from app.audit_event where real_estate_id = $1 order by id desc limit 1',
          [house],
        )
      )[0]?.id ?? '',
  }
}

describe('no decision is undone into standing beside another one over the same', () => {
  it('one that was withdrawn comes back once the other is gone, and leaves nothing before', async () => {
    const { decide, does, undo, rows } = await family()
    const first = await decide()
    const withdrawn = await does(withdraw, first, over(1))
    const second = await decide({ state: 'postponed', reason: 'Später' })
    const before = await rows()
    expect(await undo(withdrawn)).toBe('DECIDED_ANEW')
    expect(await rows()).toEqual(before)
    await does(withdraw, second, over(1))
    await undo(withdrawn)
    expect(await rows()).toMatchObject([
      { id: first, deleted_at: null, version: 3 },
      { id: second, deleted_at: expect.any(Date) },
    ])
  })

  it('nor one whose first word was undone, when that is done again', async () => {
    const { decide, undo, lastAct, rows } = await family()
    await decide()
    const unmade = await undo(await lastAct())
    expect(await rows()).toMatchObject([{ deleted_at: expect.any(Date) }])
    await decide()
    expect(await undo(unmade)).toBe('DECIDED_ANEW')
  })

  it('nor one that was rejected, or over less meanwhile', async () => {
    const { roof, wall, decide, does, undo } = await family()
    const both = await decide({ componentIds: [roof, wall] })
    const less = await does(update, both, over(1, { componentIds: [wall] }))
    const other = await decide()
    expect(await undo(less)).toBe('DECIDED_ANEW')
    const rejected = await does(update, other, over(1, { state: 'rejected', reason: 'Zu teuer' }))
    expect(await undo(less)).not.toBe('DECIDED_ANEW')
    expect(await undo(rejected)).toBe('DECIDED_ANEW')
  })

  it('nor one that a replacement had settled', async () => {
    const { roof, decide, does, undo } = await family()
    await decide()
    const replaced = await does(replace, roof, over(1, { eventId: newId(), year: thisYear }))
    await decide()
    expect(await undo(replaced)).toBe('DECIDED_ANEW')
  })
})

it('a rejected one is neither planned nor moved beside another one over the same', async () => {
  const { roof, wall, decide, tries, rows } = await family()
  const rejected = await decide({ state: 'rejected', year: null, reason: 'Zu teuer' })
  const both = await decide({ componentIds: [roof, wall] })
  const before = await rows()
  expect(await tries(move, rejected, over(1, { year: thisYear + 1 }))).toBe('DECIDED_ANEW')
  const planned = { state: 'planned', year: thisYear + 1, reason: null }
  expect(await tries(update, rejected, over(1, planned))).toBe('DECIDED_ANEW')
  expect(await rows()).toEqual(before)
  // The one that stands may be given another year, and over less makes room for the other.
  expect(await tries(move, both, over(1, { year: thisYear + 1 }))).toBeUndefined()
  expect(await tries(update, both, over(2, { componentIds: [wall] }))).toBeUndefined()
  expect(await tries(update, rejected, over(1, planned))).toBeUndefined()
  expect(await tries(update, both, over(3, { componentIds: [roof, wall] }))).toBe('DECIDED_ANEW')
})

it('upkeep does not become a renewal beside another one over the same', async () => {
  const { decide, tries } = await family()
  const upkeep = await decide({ kind: 'upkeep' })
  const renewal = await decide()
  expect(await tries(update, upkeep, over(1, { kind: 'renovation' }))).toBe('DECIDED_ANEW')
  expect(await tries(withdraw, renewal, over(1))).toBeUndefined()
  expect(await tries(update, upkeep, over(1, { kind: 'renovation' }))).toBeUndefined()
})

it('what stood beside another one before, as earlier releases could leave it, is put back', async () => {
  const { roof, wall, window, decide, does, undo, rows, tries } = await family()
  const [one, other] = [await decide(), await decide({ componentIds: [roof, wall] })]
  // Nothing new collides, and nobody is told so.
  expect(await tries(update, one, over(1, { componentIds: [roof, window] }))).toBeUndefined()
  expect(await tries(update, one, over(2, { componentIds: [roof, wall] }))).toBe('DECIDED_ANEW')
  expect(await tries(update, one, over(2, { componentIds: [roof] }))).toBeUndefined()
  const before = await rows()
  const named = await does(update, one, over(3, { title: 'Dach und Wand' }))
  await undo(named)
  const replaced = await does(replace, roof, over(1, { eventId: newId(), year: thisYear }))
  await undo(replaced)
  expect(await rows()).toMatchObject(
    before.map(({ id, state, component_ids }) => ({ id, state, component_ids, deleted_at: null })),
  )
  expect(await rows()).toMatchObject([
    { id: one, version: 7 },
    { id: other, version: 3 },
  ])
})
