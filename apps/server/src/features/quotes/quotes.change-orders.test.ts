import { maxChangeOrders } from '@hauswart/domain/quotes/change-order'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, plainChangeOrder, plainQuote, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = 'id quoteId title amountRappen extraDays state saidOn note isActive version'
const set = `mutation Set($house: ID!, $id: ID!, $input: SetChangeOrderInput!) {
  setChangeOrder(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const setQuote = `mutation Set($house: ID!, $id: ID!, $input: SetQuoteInput!) {
  setQuote(realEstateId: $house, id: $id, input: $input) { state version } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const seen = `query Seen($house: ID!) { realEstate(id: $house) {
  changeOrders { ${facts} } costItems { committedRappen } } }`

type Seen = { changeOrders: { id: string; state: string }[]; costItems: { committedRappen: number }[] }
const look = async (person: Person, house: string) =>
  (await person.data<{ realEstate: Seen }>(seen, { house })).realEstate
const committed = async (person: Person, house: string) =>
  (await look(person, house)).costItems.map(({ committedRappen }) => committedRappen)
const over = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...plainChangeOrder,
  ...said,
})

it('is kept once; accepted it binds its sum with that of its quote, changed or refused it gives it back, and it is undone whole', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house)
  const quoteId = await world.quote(owner, house, project)
  await world.changeOrder(owner, house, quoteId, { state: 'declined', title: 'Zu teuer' })
  const [base = 0] = await committed(owner, house)
  expect(base).toBe(1_081_000)
  const [id, said] = [newId(), { quoteId, extraDays: 2, note: 'Laibung war feucht' }]
  const input = over(0, said)
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(set, { house, id, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await look(owner, house)).changeOrders[1]).toEqual({ id, ...plainChangeOrder, ...said, version: 1 })
  expect(await committed(owner, house)).toEqual([base])

  await owner.data(set, { house, id, input: over(1, { ...said, state: 'accepted' }) })
  expect(await committed(owner, house)).toEqual([base + 120_000])
  const stale = await owner.graphql(set, { house, id, input: over(1, said) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  await owner.data(set, { house, id, input: over(2, { ...said, state: 'accepted', amountRappen: 90_000 }) })
  expect(await committed(owner, house)).toEqual([base + 90_000])
  const [act] = await server.admin<{ id: string; verb: string; changes: object }>(
    'select id, verb, changes from app.audit_event where object_id = $1 order by id desc limit 1',
    [project],
  )
  expect(act).toMatchObject({
    verb: 'project.change_order',
    changes: { changeOrders: true, costItems: true },
  })
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect(await committed(owner, house)).toEqual([base + 120_000])
  await owner.data(set, { house, id, input: over(4, { ...said, state: 'accepted', isActive: false }) })
  expect(await committed(owner, house)).toEqual([base])
})

it('a reduction lowers what is committed, comes back when it is refused, and takes off no more than there is', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house)
  const quoteId = await world.quote(owner, house, project)
  await world.changeOrder(owner, house, quoteId, { state: 'declined', title: 'Zu teuer' })
  const [base = 0] = await committed(owner, house)
  const id = newId()
  const less = { quoteId, state: 'accepted', amountRappen: -81_000, title: 'Ohne Vordach' }
  await owner.data(set, { house, id, input: over(0, less) })
  expect(await committed(owner, house)).toEqual([base - 81_000])
  const tooMuch = { quoteId, state: 'accepted', amountRappen: -base }
  const answer = await owner.graphql(set, { house, id: newId(), input: over(0, tooMuch) })
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_READY' })
  const nothing = await owner.graphql(set, {
    house,
    id: newId(),
    input: over(0, { quoteId, amountRappen: 0 }),
  })
  expect(nothing.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'amountRappen' })
  await owner.data(setQuote, {
    house,
    id: quoteId,
    input: {
      ...plainQuote,
      projectId: project,
      state: 'declined',
      expectedVersion: 2,
      idempotencyKey: newId(),
    },
  })
  expect(await committed(owner, house)).toEqual([0])
})

it('orders that add and take off never leave a sum that nobody owes, in whatever order they go', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house)
  const quoteId = await world.quote(owner, house, project)
  await world.changeOrder(owner, house, quoteId, { state: 'declined', title: 'Zu teuer' })
  const [base = 0] = await committed(owner, house)
  const [more, less] = [newId(), newId()]
  const accepted = { quoteId, state: 'accepted' }
  await owner.data(set, { house, id: more, input: over(0, { ...accepted, amountRappen: 50_000 }) })
  await owner.data(set, { house, id: less, input: over(0, { ...accepted, amountRappen: -base - 20_000 }) })
  expect(await committed(owner, house)).toEqual([30_000])
  const early = await owner.graphql(set, { house, id: more, input: over(1, { quoteId, state: 'declined' }) })
  expect(early.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_READY' })
  await owner.data(set, { house, id: more, input: over(1, { ...accepted, amountRappen: 60_000 }) })
  expect(await committed(owner, house)).toEqual([40_000])
  await owner.data(setQuote, {
    house,
    id: quoteId,
    input: {
      ...plainQuote,
      projectId: project,
      state: 'declined',
      expectedVersion: 2,
      idempotencyKey: newId(),
    },
  })
  expect(await committed(owner, house)).toEqual([0])
})

it('a quote that is refused after all takes its change orders with it', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const project = await world.project(owner, house)
  const quoteId = await world.quote(owner, house, project)
  await world.changeOrder(owner, house, quoteId, { state: 'accepted' })
  expect(await committed(owner, house)).toEqual([1_201_000])
  const declined = { ...plainQuote, projectId: project, state: 'declined' }
  await owner.data(setQuote, {
    house,
    id: quoteId,
    input: { ...declined, expectedVersion: 2, idempotencyKey: newId() },
  })
  expect(await committed(owner, house)).toEqual([0])
  expect((await look(owner, house)).changeOrders).toMatchObject([{ state: 'declined' }])
  const late = await owner.graphql(set, { house, id: newId(), input: over(0, { quoteId }) })
  expect(late.errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_READY',
    missing: ['Die Annahme der Offerte'],
  })
})

it('nobody without the finance right sees or writes one, no neighbour either, and a quote has only so many', async () => {
  const [owner, editor, stranger] = [await world.person(), await world.person(), await world.person()]
  const [house, other] = [await world.house(owner), await world.house(stranger)]
  await world.join(editor, house, 'editor', false)
  const quoteId = await world.quote(owner, house, await world.project(owner, house))
  await world.changeOrder(owner, house, quoteId)
  expect((await look(editor, house)).changeOrders).toEqual([])
  const blind = await editor.graphql(set, { house, id: newId(), input: over(0, { quoteId }) })
  expect(blind.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const foreign = await stranger.graphql(set, { house: other, id: newId(), input: over(0, { quoteId }) })
  expect(foreign.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'quoteId' })
  await server.admin(
    `insert into app.change_order (real_estate_id, id, quote_id, title, amount_rappen, state, said_on)
     select $1, gen_random_uuid(), $2, 'Alt', 1, 'open', '2026-01-01' from generate_series(2, $3::integer)`,
    [house, quoteId, maxChangeOrders],
  )
  const full = await owner.graphql(set, { house, id: newId(), input: over(0, { quoteId }) })
  expect(full.errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
})
