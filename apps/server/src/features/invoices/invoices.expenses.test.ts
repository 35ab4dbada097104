import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id kind creditor category issuedOn dueOn amountRappen openRappen state taxClass followsId version
  recurrence { mode every unit anchorOn } payments { id paidOn amountRappen }`
const add = `mutation Add($house: ID!, $input: AddInvoiceInput!) { addInvoice(realEstateId: $house, input: $input) { ${facts} } }`
const call = (name: string, input: string) => `mutation Call($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { version } }`
const change = call('updateInvoice', 'UpdateInvoiceInput')
const pay = call('payInvoice', 'PayInvoiceInput')
const remove = call('deleteInvoice', 'VersionInput')
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const all = `query All($house: ID!) { realEstate(id: $house) { invoices(first: 50) { nodes { ${facts} } } upcoming { source } } }`

const monthly = { mode: 'fixed', every: 1, unit: 'month', anchorOn: '2026-09-01' }
const wages = {
  kind: 'expense',
  creditor: 'Hauswart, Lohn',
  category: 'administration',
  amountRappen: 45_005,
  issuedOn: '2026-09-01',
  taxClass: 'upkeep',
  recurrence: monthly,
}
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
const list = async (person: Person, house: string) =>
  (await person.data<{ realEstate: { invoices: { nodes: object[] }; upcoming: object[] } }>(all, { house }))
    .realEstate

it('is paid on its day, follows what is changed of it, is undone and thrown away as one; nothing about it comes due', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor')
  const input = { idempotencyKey: newId(), id: newId(), ...wages }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { id } = input
  const paid = (paidOn: string, amountRappen: number) => ({
    openRappen: 0,
    state: 'paid',
    issuedOn: paidOn,
    dueOn: paidOn,
    payments: [{ id, paidOn, amountRappen }],
  })
  expect(await list(owner, house)).toEqual({
    invoices: { nodes: [{ ...wages, id, followsId: null, version: 1, ...paid('2026-09-01', 45_005) }] },
    upcoming: [],
  })
  expect((await list(editor, house)).invoices.nodes).toEqual([])
  const [told] = await server.admin('select verb, changes from app.audit_event where object_id = $1', [id])
  expect(told).toEqual({ verb: 'invoice.add', changes: { expense: true } })
  await owner.data(change, {
    house,
    id,
    input: versioned(1, { amountRappen: 46_000, issuedOn: '2026-09-02' }),
  })
  expect((await list(owner, house)).invoices.nodes).toMatchObject([paid('2026-09-02', 46_000)])
  const [act] = await server.admin<{ id: string }>(
    'select id from app.audit_event where object_id = $1 order by id desc limit 1',
    [id],
  )
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect((await list(owner, house)).invoices.nodes).toMatchObject([paid('2026-09-01', 45_005)])
  for (const [wrong, field] of [
    [{ iban: 'CH93 0076 2011 6238 5295 7' }, 'iban'],
    [{ category: null }, 'category'],
    [{ issuedOn: '2126-01-01' }, 'issuedOn'],
  ] as const) {
    const refused = await owner.graphql(change, { house, id, input: versioned(3, wrong) })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
  }
  const twice = { paymentId: newId(), paidOn: '2026-09-05', amountRappen: 1 }
  const again = await owner.graphql(pay, { house, id, input: versioned(3, twice) })
  expect(again.errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  const bill = await world.invoice(owner, house)
  const mixed = await owner.graphql(change, { house, id: bill, input: versioned(1, { recurrence: monthly }) })
  expect(mixed.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'recurrence' })
  // Also if code erred.
  await expect(server.admin('update app.invoice set open_rappen = 1 where id = $1', [id])).rejects.toThrow(
    'expense_alone',
  )
})

it('a time that cost nothing is left out, which a bill cannot be', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.invoice(owner, house, wages)
  const skip = `mutation Skip($house: ID!, $id: ID!, $input: UpdateInvoiceInput!) {
    updateInvoice(realEstateId: $house, id: $id, input: $input) { skippedUntil } }`
  const input = { ...versioned(1), skippedUntil: '2026-10-01' }
  expect(await owner.data(skip, { house, id, input })).toEqual({
    updateInvoice: { skippedUntil: '2026-10-01' },
  })
  const noted = { ...versioned(2), note: 'Im Oktober Ferien' }
  expect(await owner.data(skip, { house, id, input: noted })).toEqual({
    updateInvoice: { skippedUntil: '2026-10-01' },
  })
  // Every two months is another rhythm: what was left out of the old one says nothing of it.
  const slower = { ...versioned(3), recurrence: { ...monthly, every: 2 } }
  expect(await owner.data(skip, { house, id, input: slower })).toEqual({
    updateInvoice: { skippedUntil: null },
  })
  const bill = await world.invoice(owner, house)
  const wrong = await owner.graphql(skip, { house, id: bill, input: { ...input, ...versioned(1) } })
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'skippedUntil' })
})

it('is followed once, whoever books first; what lies in the trash leaves its place', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const first = await world.invoice(owner, house, wages)
  const next = (id: string) => ({
    idempotencyKey: newId(),
    id,
    ...wages,
    issuedOn: '2026-10-01',
    followsId: first,
  })
  const [one, other] = [newId(), newId()]
  const both = await Promise.all([one, other].map((id) => owner.graphql(add, { house, input: next(id) })))
  expect(both.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
    'CONFLICT',
  ])
  expect((await list(owner, house)).invoices.nodes).toHaveLength(2)
  const booked = both[0]?.errors === undefined ? one : other
  await owner.data(remove, { house, id: booked, input: versioned(1) })
  const bin = 'query Bin($house: ID!) { realEstate(id: $house) { trash { nodes { kind isExpense } } } }'
  const thrown = [{ kind: 'invoice', isExpense: true }]
  expect(await owner.data(bin, { house })).toEqual({ realEstate: { trash: { nodes: thrown } } })
  await owner.data(add, { house, input: next(newId()) })
  const bill = await world.invoice(owner, house)
  const wrong = await owner.graphql(add, { house, input: { ...next(newId()), followsId: bill } })
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'followsId' })
})
