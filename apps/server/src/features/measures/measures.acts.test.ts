import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const decided =
  '{ measure { id year version state componentIds deletedAt } todos { written moved removed kept } }'
const deciding = (name: string) =>
  `mutation Decide($house: ID!, $input: DecideInput!) { ${name}(realEstateId: $house, input: $input) ${decided} }`
const acting = (name: string, input: string, answer = decided) =>
  `mutation Act($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) ${answer} }`
const [plan, bundle] = [deciding('planMeasure'), deciding('bundleMeasures')]
const move = acting('moveMeasure', 'MoveMeasureInput')
const withdraw = acting('withdrawMeasure', 'VersionInput')
const changeTodo = acting('updateTodo', 'UpdateTodoInput', '{ id }')
const undoing =
  'mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { actId } }'

type Decided = {
  measure: { id: string; year: number; version: number; componentIds: string[]; deletedAt: string | null }
  todos: { written: string[]; moved: string[]; removed: string[]; kept: string[] }
}
const act = async (person: Person, text: string, variables: Record<string, unknown>): Promise<Decided> => {
  const [answer] = Object.values(await person.data<Record<string, Decided>>(text, variables))
  if (answer === undefined) throw new Error('no answer')
  return answer
}
const refusalOf = async (person: Person, text: string, variables: Record<string, unknown>) =>
  (await person.graphql(text, variables)).errors?.[0]?.extensions
const codeOf = async (...asked: Parameters<typeof refusalOf>) => (await refusalOf(...asked))?.code

const keyed = () => ({ idempotencyKey: newId() })
const over = (expectedVersion: number, facts: object = {}) => ({ ...keyed(), expectedVersion, ...facts })
const undo = (person: Person, house: string, key: string) =>
  person.data(undoing, { house, act: key, input: keyed() })

/** Everything an act over decisions may touch, but for versions and marks. */
const stateOf = (house: string) =>
  server.admin<{ id: string; row: object }>(
    `select id, to_jsonb(t) - array['version', 'act_id', 'unmade_at'] as row from app.todo t where real_estate_id = $1
     union all select id, to_jsonb(m) - array['version', 'act_id', 'unmade_at'] from app.measure m where real_estate_id = $1
     union all select object_id, to_jsonb(a) - array['version', 'act_id'] from app.amount a where real_estate_id = $1
     order by 1`,
    [house],
  )
const standing = async (house: string) =>
  (
    await server.admin<{ id: string }>(
      `select id from app.todo where real_estate_id = $1 and deleted_at is null
       union all select id from app.measure where real_estate_id = $1 and deleted_at is null order by 1`,
      [house],
    )
  ).map(({ id }) => id)
const dayOf = async (todo: string | undefined) =>
  (
    await server.admin<{ day: string | null }>('select due_on::text as day from app.todo where id = $1', [
      todo,
    ])
  )[0]?.day
const traces = (house: string) =>
  server.admin<{ verb: string; nouns: string[]; changes: object }>(
    `select a.verb, o.nouns, a.changes from app.audit_event a join app.outbox o using (real_estate_id, id)
     where a.real_estate_id = $1 order by a.at desc`,
    [house],
  )

const decision = (
  componentIds: string[],
  year: number,
  seen: readonly Decided[] = [],
  more: object = {},
) => ({
  ...keyed(),
  id: newId(),
  componentIds,
  seen: seen.map(({ measure: { id, version } }) => ({ measureId: id, version })),
  kind: 'renovation',
  year,
  todos: [
    {
      id: newId(),
      prepares: 'offers',
      title: 'Drei Offerten einholen: Dach',
      dueOn: `${year - 1}-10-31`,
      componentId: componentIds[0] ?? null,
    },
    { id: newId(), prepares: 'contract', title: 'Auftrag erteilen: Dach', dueOn: `${year}-02-28` },
  ],
  ...more,
})

async function family(components = 1) {
  const owner = await world.person()
  const house = await world.house(owner)
  const parts: string[] = []
  while (parts.length < components) parts.push(await world.component(owner, house))
  const [roof = '', wall = ''] = parts
  const planned = (component: string, year: number) =>
    act(owner, plan, { house, input: decision([component], year) })
  return { owner, house, roof, wall, planned }
}

describe('a decision is planned', () => {
  it('with its to-dos in one act: one audit row, one piece of news, one key, one undo', async () => {
    const { owner, house, roof } = await family()
    const before = await traces(house)
    const input = decision([roof], 2099, [], { costRappen: 900_123 })
    const made = await act(owner, plan, { house, input })
    const written = input.todos.map(({ id }) => id)
    expect(made).toMatchObject({ measure: { id: input.id, year: 2099, version: 1 }, todos: { written } })
    expect(await act(owner, plan, { house, input })).toEqual(made)
    const [trace, ...others] = await traces(house)
    expect(others).toEqual(before)
    expect(trace).toMatchObject({ verb: 'measure.plan', changes: { year: 2099, written, costRappen: true } })
    expect(trace?.nouns.toSorted()).toEqual(['amount', 'measure', 'todo'])
    expect(JSON.stringify(trace)).not.toContain('900123')
    const fields = 'prepares touchedAt measureId'
    const list = `query List($house: ID!) { realEstate(id: $house) { todos { nodes { ${fields} } } } }`
    expect(await owner.data(list, { house })).toEqual({
      realEstate: {
        todos: {
          nodes: ['offers', 'contract'].map((prepares) => ({
            prepares,
            touchedAt: null,
            measureId: input.id,
          })),
        },
      },
    })
    await undo(owner, house, input.idempotencyKey)
    expect(await standing(house)).toEqual([])
    expect(await server.admin('select from app.amount where real_estate_id = $1', [house])).toEqual([])
  })

  it('anew: the same decision keeps its to-dos, which follow, and gets what it lacks', async () => {
    const { owner, house, roof, planned } = await family()
    const first = await planned(roof, 2090)
    const input = decision([roof], 2095, [first])
    const [offers] = first.todos.written
    const permit = { id: newId(), prepares: 'permit', title: 'Bewilligung klären: Dach' }
    const again = await act(owner, plan, {
      house,
      input: { ...input, todos: [...input.todos, permit] },
    })
    expect(again).toMatchObject({
      measure: { id: first.measure.id, version: 2, year: 2095 },
      todos: { written: [permit.id], moved: expect.arrayContaining(first.todos.written), removed: [] },
    })
    expect(await dayOf(offers)).toBe('2094-10-31')
  })

  it('by two at once: one does, the other hears of it', async () => {
    const { owner, house, roof } = await family()
    const other = await world.person()
    await world.join(other, house, 'editor')
    const refusals = await Promise.all(
      [owner, other].map((person) => refusalOf(person, plan, { house, input: decision([roof], 2099) })),
    )
    expect(refusals.map((refusal) => refusal?.code ?? 'ok').toSorted()).toEqual(['CONFLICT', 'ok'])
    // The one decision that stands in the way, as everywhere.
    expect(refusals.find((refusal) => refusal !== undefined)).toMatchObject({
      current: { componentIds: [roof], state: 'planned', version: 1, deletedAt: null },
    })
    expect(await standing(house)).toHaveLength(3)
  })

  it('over nothing of a neighbour, and not as upkeep', async () => {
    const [{ owner, house, roof }, neighbour] = [await family(), await family()]
    expect(await codeOf(owner, plan, { house, input: decision([neighbour.roof], 2099) })).toBe('NOT_FOUND')
    const todos = [{ id: newId(), prepares: 'offers', title: 'x', componentId: neighbour.roof }]
    expect(await codeOf(owner, plan, { house, input: decision([roof], 2099, [], { todos }) })).toBe(
      'NOT_FOUND',
    )
    expect(await codeOf(owner, plan, { house, input: decision([roof], 2099, [], { kind: 'upkeep' }) })).toBe(
      'BAD_INPUT',
    )
    expect(await standing(house)).toEqual([])
  })
})

describe('decisions are bundled', () => {
  it('into one with its to-dos, and one undo brings all of them again', async () => {
    const { owner, house, roof, wall, planned } = await family(2)
    const [one, two] = [await planned(roof, 2090), await planned(wall, 2093)]
    const before = await stateOf(house)
    const input = decision([roof, wall], 2092, [one, two])
    const stale = { ...input, ...keyed(), seen: input.seen.slice(1) }
    expect(await refusalOf(owner, bundle, { house, input: stale })).toMatchObject({
      code: 'CONFLICT',
      current: { id: one.measure.id },
    })
    const made = await act(owner, bundle, { house, input })
    const written = input.todos.map(({ id }) => id)
    expect(made.measure.componentIds.toSorted()).toEqual([roof, wall].toSorted())
    expect(made.todos).toMatchObject({ written, kept: [] })
    expect(made.todos.removed.toSorted()).toEqual([...one.todos.written, ...two.todos.written].toSorted())
    expect(await standing(house)).toEqual([input.id, ...written].toSorted())
    const [trace] = await traces(house)
    const replacedIds = expect.arrayContaining([one.measure.id, two.measure.id])
    expect(trace).toMatchObject({ verb: 'measure.bundle', changes: { replacedIds, written } })
    await undo(owner, house, input.idempotencyKey)
    const unmade = [input.id, ...written]
    expect((await stateOf(house)).filter(({ id }) => !unmade.includes(id))).toEqual(before)
    expect(await standing(house)).not.toContain(input.id)
  })

  it('and what somebody works on stays, is not written twice, and belongs to the bundle from now on', async () => {
    const { owner, house, roof, wall, planned } = await family(2)
    const one = await planned(roof, 2090)
    const [offers = '', contract = ''] = one.todos.written
    await owner.data(changeTodo, { house, id: offers, input: over(1, { note: 'Meier kommt am Montag' }) })
    const input = decision([roof, wall], 2092, [one])
    const made = await act(owner, bundle, { house, input })
    const anew = input.todos[1]?.id
    expect(made.todos).toEqual({ written: [anew], moved: [], removed: [contract], kept: [offers] })
    const gone = await act(owner, withdraw, { house, id: input.id, input: over(1) })
    expect(gone.todos).toMatchObject({ removed: [anew], kept: [offers] })
  })

  it('asking for no more preparations than there were', async () => {
    const { owner, house, roof, wall } = await family(2)
    const one = await act(owner, plan, { house, input: decision([roof], 2090, [], { todos: [] }) })
    const made = await act(owner, bundle, { house, input: decision([roof, wall], 2092, [one]) })
    expect(made.todos).toEqual({ written: [], moved: [], removed: [], kept: [] })
  })
})

describe('a decision is moved', () => {
  it('and what was only prepared follows, whatever it is called; what somebody works on keeps its day', async () => {
    const { owner, house, roof, planned } = await family()
    const { measure, todos } = await planned(roof, 2090)
    const [offers = '', contract = ''] = todos.written
    await owner.data(changeTodo, { house, id: contract, input: over(1, { title: 'Vertrag mit Meier' }) })
    await server.admin(`update app.todo set title = 'Anders' where id = $1`, [offers])
    const before = await stateOf(house)
    const input = over(1, { year: 2093 })
    const moved = await act(owner, move, { house, id: measure.id, input })
    expect(moved).toMatchObject({
      measure: { year: 2093, version: 2 },
      todos: { written: [], moved: [offers], removed: [], kept: [contract] },
    })
    expect([await dayOf(offers), await dayOf(contract)]).toEqual(['2092-10-31', '2090-02-28'])
    const [trace] = await traces(house)
    expect(trace).toMatchObject({
      verb: 'measure.move',
      nouns: ['measure', 'todo'],
      changes: { year: [2090, 2093], moved: [offers] },
    })
    await undo(owner, house, input.idempotencyKey)
    expect(await stateOf(house)).toEqual(before)
  })

  it('or postponed, with what is decided along with it; what is not told stays', async () => {
    const { owner, house, roof, planned } = await family()
    const { measure, todos } = await planned(roof, 2090)
    const before = await stateOf(house)
    const told = {
      state: 'postponed',
      reason: 'Offerte abwarten',
      title: 'Neues Dach',
      costRappen: 4_200_000,
    }
    const input = over(1, { year: 2092, ...told })
    const postponed = await act(owner, move, { house, id: measure.id, input })
    expect(postponed).toMatchObject({
      measure: { state: 'postponed' },
      todos: { moved: expect.arrayContaining(todos.written) },
    })
    const [trace] = await traces(house)
    expect(trace).toMatchObject({
      verb: 'measure.move',
      changes: { state: ['planned', 'postponed'], title: [null, 'Neues Dach'], costRappen: true },
    })
    const again = over(2, { year: 2093 })
    await act(owner, move, { house, id: measure.id, input: again })
    expect(await stateOf(house)).toEqual(
      expect.arrayContaining([
        {
          id: measure.id,
          row: expect.objectContaining({ state: 'planned', reason: null, title: 'Neues Dach' }),
        },
        { id: measure.id, row: expect.objectContaining({ rappen: 4_200_000 }) },
      ]),
    )
    await undo(owner, house, again.idempotencyKey)
    await undo(owner, house, input.idempotencyKey)
    expect(await stateOf(house)).toEqual(before)
  })

  it('again and again: to follow is no work, and a day that had passed comes back', async () => {
    const { owner, house, roof, planned } = await family()
    const { measure, todos } = await planned(roof, 2090)
    const [offers] = todos.written
    const to = async (version: number, year: number, days: object[] = []) => {
      await act(owner, move, { house, id: measure.id, input: over(version, { year, days }) })
      return dayOf(offers)
    }
    expect(await to(1, 2092)).toBe('2091-10-31')
    expect(await to(2, 2010)).toBeNull()
    expect(await to(3, 2095, [{ prepares: 'offers', dueOn: '2094-10-31' }])).toBe('2094-10-31')
    const late = { house, id: measure.id, input: over(3, { year: 2091 }) }
    expect(await codeOf(owner, move, late)).toBe('CONFLICT')
  })
})

describe('a decision is withdrawn', () => {
  it('with what nobody worked on, and comes back with it; undone, it is as untouched as before', async () => {
    const { owner, house, roof, planned } = await family()
    const { measure, todos } = await planned(roof, 2090)
    const [offers = '', contract = ''] = todos.written
    // A photo is work, too.
    const picture = newId()
    await server.admin(
      `insert into app.picture (real_estate_id, id, file_name, mime, bytes, sha256, object_key, state, created_by, todo_id)
       values ($1, $2, 'a.png', 'image/png', 1, repeat('a', 64), $5, 'ready', $3, $4)`,
      [house, picture, owner.userId, contract, `${house}/${picture}`],
    )
    const before = await stateOf(house)
    const input = over(1)
    const gone = await act(owner, withdraw, { house, id: measure.id, input })
    expect(gone.measure.deletedAt).not.toBeNull()
    expect(gone.todos).toEqual({ written: [], moved: [], removed: [offers], kept: [contract] })
    expect(await standing(house)).toEqual([contract])
    expect(await codeOf(owner, withdraw, { house, id: measure.id, input: over(2) })).toBe('CONFLICT')
    await undo(owner, house, input.idempotencyKey)
    expect(await stateOf(house)).toEqual(before)
    const again = await act(owner, withdraw, { house, id: measure.id, input: over(3) })
    expect(again.todos).toMatchObject({ removed: [offers], kept: [contract] })
  })

  it('where undoing is refused because somebody works on a to-do: that one stays', async () => {
    const { owner, house, roof } = await family()
    const input = decision([roof], 2090)
    const { measure, todos } = await act(owner, plan, { house, input })
    const [offers = '', contract] = todos.written
    await owner.data(changeTodo, { house, id: offers, input: over(1, { note: 'Meier kommt am Montag' }) })
    const undone = { house, act: input.idempotencyKey, input: keyed() }
    expect(await codeOf(owner, undoing, undone)).toBe('CONFLICT')
    expect(await standing(house)).toHaveLength(3)
    const gone = await act(owner, withdraw, { house, id: measure.id, input: over(1) })
    expect(gone.todos).toMatchObject({ removed: [contract], kept: [offers] })
    // Who still has it on the screen hears what became of it.
    const late = decision([roof], 2091, [{ measure, todos }])
    expect(await refusalOf(owner, plan, { house, input: late })).toMatchObject({
      code: 'CONFLICT',
      current: { id: measure.id, deletedAt: expect.any(String) },
    })
  })
})
