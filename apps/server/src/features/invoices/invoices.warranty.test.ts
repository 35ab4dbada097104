import { addDays, addMonths } from '@hauswart/domain/days/day'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()
const today = server.parts.clock.today()

const facts = 'id warrantyBasis warrantyFrom warrantyYears warrantyUntil version'
const call = (name: string, input: string) => `mutation Call($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const begin = call('beginInvoiceWarranty', 'BeginInvoiceWarrantyInput')
const end = call('endInvoiceWarranty', 'VersionInput')
const remove = call('deleteInvoice', 'VersionInput')
const restore = call('restoreInvoice', 'VersionInput')
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const around = `query Around($house: ID!) { realEstate(id: $house) { invoices { nodes { ${facts} } }
  upcoming(first: 9) { id on source title componentId }
  deadlines(first: 9) { id on source rule { sentence article source } }
  history(first: 9) { nodes { id verb changes } } } }`

type Dated = { id: string; on: string; source: string }
type Around = {
  realEstate: {
    invoices: { nodes: { id: string; version: number }[] }
    upcoming: Dated[]
    deadlines: Dated[]
    history: { nodes: { id: string; verb: string }[] }
  }
}
const seen = async (person: Person, house: string) =>
  (await person.data<Around>(around, { house })).realEstate
const days = `query Days($house: ID!) { realEstate(id: $house) { upcoming(first: 9) { on source }
  deadlines(first: 9) { on source } } }`
const ends = async (person: Person, house: string) => {
  const { upcoming, deadlines } = (await person.data<Around>(days, { house })).realEstate
  const mine = (some: Dated[]) =>
    some.flatMap(({ source, on }) => (source === 'invoice_warranty' ? [on] : []))
  return [mine(upcoming), mine(deadlines)]
}
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
const bought = { kind: 'expense', dueOn: undefined, category: 'other', creditor: 'Waschmaschine' }

it('begins with an invoice, once; its end is a deadline with its article, is undone, and follows the invoice', async () => {
  const [owner, reader] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(reader, house, 'reader')
  const componentId = await world.component(owner, house)
  const id = await world.invoice(owner, house, { ...bought, componentId })
  const from = addMonths(addDays(today, 30), -24)
  const until = addMonths(from, 24)
  const input = versioned(1, { warrantyBasis: 'movable', warrantyFrom: from })
  const twice = [await owner.data(begin, { house, id, input }), await owner.data(begin, { house, id, input })]
  const said = { warrantyBasis: 'movable', warrantyFrom: from, warrantyYears: 2, warrantyUntil: until }
  expect(twice).toEqual([1, 2].map(() => ({ beginInvoiceWarranty: { id, ...said, version: 2 } })))
  expect(await seen(owner, house)).toMatchObject({
    upcoming: [{ id, on: until, source: 'invoice_warranty', title: 'Waschmaschine', componentId }],
    deadlines: [{ id, on: until, rule: { article: 'OR 210 Abs. 1' } }],
    history: { nodes: [{ verb: 'invoice.begin_warranty' }, {}, {}, {}] },
  })
  expect(await ends(reader, house)).toEqual([[], []])
  const refused = await reader.graphql(begin, {
    house,
    id,
    input: versioned(2, { ...said, warrantyUntil: undefined }),
  })
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const stale = await owner.graphql(end, { house, id, input: versioned(1) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })

  await owner.data(remove, { house, id, input: versioned(2) })
  expect(await ends(owner, house)).toEqual([[], []])
  await owner.data(restore, { house, id, input: versioned(3) })
  expect(await ends(owner, house)).toEqual([[until], [until]])
  // Said again: what was agreed goes on for longer.
  const longer = versioned(4, { warrantyBasis: 'agreed', warrantyFrom: from, warrantyYears: 10 })
  await owner.data(begin, { house, id, input: longer })
  expect(await ends(owner, house)).toEqual([[], [addMonths(from, 120)]])
  await owner.data(end, { house, id, input: versioned(5) })
  expect(await ends(owner, house)).toEqual([[], []])
  const again = await owner.graphql(end, { house, id, input: versioned(6) })
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  for (const [verb, left] of [
    ['invoice.end_warranty', [[], [addMonths(from, 120)]]],
    ['invoice.begin_warranty', [[until], [until]]],
  ] as const) {
    const act = (await seen(owner, house)).history.nodes.find((one) => one.verb === verb)
    await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
    expect(await ends(owner, house)).toEqual(left)
  }
})

it('needs its years where it was agreed, has an end that is a day, and is none of a credit note', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.invoice(owner, house, bought)
  const credit = { kind: 'credit', dueOn: undefined, amountRappen: -100 }
  const back = await world.invoice(owner, house, credit)
  const refused = async (of: string, said: object) =>
    (await owner.graphql(begin, { house, id: of, input: versioned(1, said) })).errors?.[0]?.extensions
  const agreed = { warrantyBasis: 'agreed', warrantyFrom: today }
  expect([
    await refused(id, agreed),
    await refused(id, { ...agreed, warrantyYears: 51 }),
    await refused(id, { ...agreed, warrantyFrom: '2026-02-30', warrantyYears: 2 }),
    await refused(back, { ...agreed, warrantyBasis: 'work' }),
  ]).toMatchObject(
    ['warrantyYears', 'warrantyYears', undefined, 'warrantyBasis'].map((field) => ({
      code: 'BAD_INPUT',
      ...(field && { field }),
    })),
  )
  const neighbour = await world.person()
  const foreign = await world.house(neighbour)
  const theirs = await neighbour.graphql(begin, {
    house: foreign,
    id,
    input: versioned(1, { ...agreed, warrantyYears: 2 }),
  })
  expect(theirs.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})
