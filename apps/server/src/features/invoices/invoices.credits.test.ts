import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id kind amountRappen openRappen state dueOn creditsId version payments { amountRappen }`
const add = `mutation Add($house: ID!, $input: AddInvoiceInput!) { addInvoice(realEstateId: $house, input: $input) { ${facts} } }`
const call = (name: string, input: string) => `mutation Call($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const change = call('updateInvoice', 'UpdateInvoiceInput')
const pay = call('payInvoice', 'PayInvoiceInput')
const retain = call('retainInvoice', 'RetainInvoiceInput')
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const all = `query All($house: ID!, $state: InvoiceState) { realEstate(id: $house) {
  invoices(first: 50, state: $state) { nodes { ${facts} } } upcoming { source } invoiceWarnings { kind } } }`

const credit = {
  kind: 'credit',
  creditor: 'Gipser Muster AG',
  number: 'G-12',
  amountRappen: -20_005,
  issuedOn: '2026-09-01',
  taxClass: 'upkeep',
}
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
const addOne = (person: Person, house: string, said: object) =>
  person.graphql(add, { house, input: { ...credit, id: newId(), idempotencyKey: newId(), ...said } })
const list = async (person: Person, house: string, state: string | null = null) =>
  (
    await person.data<{
      realEstate: {
        invoices: { nodes: Record<string, unknown>[] }
        upcoming: object[]
        invoiceWarnings: object[]
      }
    }>(all, { house, state })
  ).realEstate

it('is below zero, never due, and comes back in parts; what is open of all is less by it', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor')
  const bill = await world.invoice(owner, house, {
    amountRappen: 100_000,
    issuedOn: '2026-08-01',
    dueOn: '2026-08-31',
  })
  const id = newId()
  const input = { ...credit, id, idempotencyKey: newId(), creditsId: bill }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const fresh = {
    id,
    kind: 'credit',
    amountRappen: -20_005,
    openRappen: -20_005,
    state: 'open',
    dueOn: '2026-09-01',
  }
  const told = await list(owner, house)
  expect(told.invoices.nodes[0]).toMatchObject({ ...fresh, creditsId: bill, payments: [] })
  expect(told.upcoming).toEqual([{ source: 'invoice' }])
  expect((await list(editor, house)).invoices.nodes).toEqual([])
  const [event] = await server.admin('select verb, changes from app.audit_event where object_id = $1', [id])
  expect(event).toEqual({ verb: 'invoice.add', changes: { credit: true } })

  const part = { paymentId: newId(), paidOn: '2026-09-10', amountRappen: -5 }
  expect(await owner.data(pay, { house, id, input: versioned(1, part) })).toMatchObject({
    payInvoice: { openRappen: -20_000, state: 'partly_paid' },
  })
  expect((await list(owner, house, 'partly_paid')).invoices.nodes).toHaveLength(1)
  const rest = { paymentId: newId(), paidOn: '2026-09-11', amountRappen: -20_000 }
  await owner.data(pay, { house, id, input: versioned(2, rest) })
  expect((await list(owner, house, 'paid')).invoices.nodes).toMatchObject([{ id, openRappen: 0 }])
  const [paid] = await server.admin<{ id: string }>(
    "select id from app.audit_event where object_id = $1 and verb = 'invoice.pay' order by id desc limit 1",
    [id],
  )
  await owner.data(undo, { house, act: paid?.id, input: { idempotencyKey: newId() } })
  expect((await list(owner, house)).invoices.nodes[0]).toMatchObject({
    openRappen: -20_000,
    state: 'partly_paid',
  })
})

it('refuses what would make it something to pay, and a bill that would be one', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const bill = await world.invoice(owner, house)
  const euros = await world.invoice(owner, house, { currency: 'EUR' })
  const id = await world.invoice(owner, house, { ...credit, dueOn: undefined })
  for (const said of [
    { amountRappen: 20_005 },
    { kind: 'bill' },
    { iban: 'CH9300762011623852957' },
    { discountUntil: '2026-09-10', discountRate: 200 },
    { subsidyRappen: 5 },
    { category: 'other' },
    { taxClass: null, taxLines: [{ text: 'Teil', amountRappen: 20_005, taxClass: 'upkeep' }] },
  ])
    expect(await addOne(owner, house, said)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_INPUT' } }],
    })
  for (const creditsId of [newId(), id, euros])
    expect(await addOne(owner, house, { creditsId })).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    })
  const named = await world.invoice(owner, house, { ...credit, dueOn: undefined, creditsId: bill })
  expect(
    await owner.graphql(change, { house, id: named, input: versioned(1, { currency: 'EUR' }) }),
  ).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND', field: 'creditsId' } }] })
  // Nor does the bill leave the currency of what was credited of it.
  const inEuros = { house, id: bill, input: versioned(1, { currency: 'EUR' }) }
  expect(await owner.graphql(change, inEuros)).toMatchObject({
    errors: [{ extensions: { code: 'BAD_INPUT', field: 'currency' } }],
  })
  const refused = { errors: [{ extensions: { code: 'BAD_INPUT' } }] }
  const paying = (amountRappen: number) =>
    versioned(1, { paymentId: newId(), paidOn: '2026-09-10', amountRappen })
  expect(await owner.graphql(pay, { house, id, input: paying(20_005) })).toMatchObject(refused)
  expect(await owner.graphql(pay, { house, id, input: paying(-20_006) })).toMatchObject(refused)
  expect(await owner.graphql(pay, { house, id: bill, input: paying(-1) })).toMatchObject(refused)
  expect(await owner.graphql(change, { house, id, input: versioned(1, { amountRappen: 5 }) })).toMatchObject(
    refused,
  )
  const kept = { retainedRappen: 5, retainedUntil: '2037-01-01', retainedReason: 'Mängel' }
  expect(await owner.graphql(retain, { house, id, input: versioned(1, kept) })).toMatchObject(refused)
})

it('is told apart in the trash, and in what the history says when it goes for good', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.invoice(owner, house, { ...credit, dueOn: undefined })
  await owner.data(call('deleteInvoice', 'VersionInput'), { house, id, input: versioned(1) })
  const bin =
    'query Bin($house: ID!) { realEstate(id: $house) { trash { nodes { kind isCredit version } } } }'
  const thrown = [{ kind: 'invoice', isCredit: true, version: 2 }]
  expect(await owner.data(bin, { house })).toEqual({ realEstate: { trash: { nodes: thrown } } })
  const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
    removeForGood(realEstateId: $house, kind: invoice, id: $id, input: $input) { id } }`
  await owner.data(remove, { house, id, input: versioned(2) })
  const [event] = await server.admin(
    "select changes from app.audit_event where object_id = $1 and verb = 'invoice.remove'",
    [id],
  )
  expect(event).toEqual({ changes: { credit: true } })
})
