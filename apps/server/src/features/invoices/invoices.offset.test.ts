import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id openRappen state version payments { id amountRappen offsetId offsetInvoiceId }`
const call = (name: string, input: string) => `mutation Call($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const setOff = call('setOffInvoice', 'SetOffInvoiceInput')
const pay = call('payInvoice', 'PayInvoiceInput')
const unpay = call('unpayInvoice', 'UnpayInvoiceInput')
const update = call('updateInvoice', 'UpdateInvoiceInput')
const remove = call('deleteInvoice', 'VersionInput')
const restore = call('restoreInvoice', 'VersionInput')
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const all = `query All($house: ID!) { realEstate(id: $house) { invoices(first: 50) { nodes { ${facts} } } } }`

type Told = {
  readonly id: string
  readonly openRappen: number
  readonly version: number
  readonly payments: readonly { readonly id: string; readonly offsetId: string | null }[]
}

/** A bill of 1'000, a credit note of 200 for it, and what somebody does with them. */
async function oneHouse() {
  const owner = await world.person()
  const house = await world.house(owner)
  const days = { issuedOn: '2026-08-01', dueOn: '2026-08-31' }
  const bill = await world.invoice(owner, house, { amountRappen: 100_000, ...days })
  const said = { kind: 'credit', amountRappen: -20_000, issuedOn: '2026-09-01', dueOn: undefined }
  const credit = await world.invoice(owner, house, { ...said, creditsId: bill })
  const rows = async () => {
    const told = await owner.data<{ realEstate: { invoices: { nodes: Told[] } } }>(all, { house })
    return new Map(told.realEstate.invoices.nodes.map((one) => [one.id, one]))
  }
  /** What is open of the bill and of the credit note; nothing of what is in the trash. */
  const open = async () => {
    const now = await rows()
    return [now.get(bill)?.openRappen, now.get(credit)?.openRappen]
  }
  const ids = { paymentId: newId(), billPaymentId: newId() }
  const over = (amountRappen: number, more: object = {}) => ({
    idempotencyKey: newId(),
    expectedVersion: 1,
    billId: bill,
    paymentId: newId(),
    billPaymentId: newId(),
    paidOn: '2026-09-10',
    amountRappen,
    ...more,
  })
  const ask = (amountRappen: number, more: object = {}, person: Person = owner) =>
    person.graphql(setOff, { house, id: credit, input: over(amountRappen, more) })
  const act = async (document: string, id: string, more: object = {}, version?: number) => {
    const input = {
      idempotencyKey: newId(),
      expectedVersion: version ?? (await rows()).get(id)?.version ?? 0,
      ...more,
    }
    const answer = await owner.data<Record<string, Told>>(document, { house, id, input })
    return Object.values(answer)[0]?.version ?? 0
  }
  const takeBack = async (verb: string) => {
    const [event] = await server.admin<{ id: string }>(
      'select id from app.audit_event where real_estate_id = $1 and verb = $2 order by id desc limit 1',
      [house, verb],
    )
    return owner.graphql(undo, { house, act: event?.id, input: { idempotencyKey: newId() } })
  }
  return { owner, house, bill, credit, rows, open, ids, ask, over, act, takeBack }
}

const refused = (code: string) => ({ errors: [{ extensions: { code } }] })

it('settles both in one act, once for one key, and undoes both', async () => {
  const { owner, house, bill, credit, rows, open, ids, over, takeBack } = await oneHouse()
  const input = over(20_000, ids)
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(setOff, { house, id: credit, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await open()).toEqual([80_000, 0])
  const now = await rows()
  const [own, other] = [ids.paymentId, ids.billPaymentId]
  expect(now.get(credit)?.payments).toEqual([
    { id: own, amountRappen: -20_000, offsetId: other, offsetInvoiceId: bill },
  ])
  expect(now.get(bill)?.payments).toEqual([
    { id: other, amountRappen: 20_000, offsetId: own, offsetInvoiceId: credit },
  ])
  const events = await server.admin(
    `select object_id as id, changes from app.audit_event where real_estate_id = $1 and verb = 'invoice.set_off'`,
    [house],
  )
  expect(events).toEqual([{ id: credit, changes: { payments: true } }])
  await takeBack('invoice.set_off')
  expect(await open()).toEqual([100_000, -20_000])
  await takeBack('act.undo')
  expect(await open()).toEqual([80_000, 0])
})

it('happens once, whoever presses it at the same time', async () => {
  const { owner, house, credit, open, ask, over } = await oneHouse()
  const second = await world.person()
  await world.join(second, house, 'owner', true)
  const answers = await Promise.all([ask(20_000), ask(20_000, {}, second)])
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  expect(answers.find(({ errors }) => errors !== undefined)).toMatchObject(refused('CONFLICT'))
  expect(await open()).toEqual([80_000, 0])
  // The slower one says it again over what stands there: nothing is left.
  const input = over(20_000, { expectedVersion: 2 })
  expect(await owner.graphql(setOff, { house, id: credit, input })).toMatchObject(refused('NOT_OPEN'))
  expect(await open()).toEqual([80_000, 0])
})

it('leaves neither overpaid, and writes nothing of what it refuses', async () => {
  const { owner, house, bill, credit, rows, open, ask, act } = await oneHouse()
  const editor = await world.person()
  await world.join(editor, house, 'editor')
  const euros = await world.invoice(owner, house, { currency: 'EUR' })
  const neighbour = await world.person()
  const elsewhere = await world.invoice(neighbour, await world.house(neighbour))
  expect(await ask(20_001)).toMatchObject(refused('NOT_OPEN'))
  await act(pay, bill, { paymentId: newId(), paidOn: '2026-09-02', amountRappen: 90_000 })
  expect(await ask(10_001)).toMatchObject(refused('NOT_OPEN'))
  expect(await ask(0)).toMatchObject(refused('BAD_INPUT'))
  expect(await ask(-5)).toMatchObject(refused('BAD_INPUT'))
  expect(await ask(5, { paidOn: '2999-01-01' })).toMatchObject(refused('BAD_INPUT'))
  for (const billId of [euros, elsewhere, credit, newId()])
    expect(await ask(5, { billId })).toMatchObject(refused('NOT_FOUND'))
  expect(await ask(5, {}, editor)).toMatchObject(refused('FORBIDDEN'))
  expect(await ask(5, {}, neighbour)).toMatchObject(refused('NOT_FOUND'))
  // A payment of that name is there: the half that went well goes with the other.
  const taken = (await rows()).get(bill)?.payments[0]?.id
  expect((await ask(5, { billPaymentId: taken })).errors).toHaveLength(1)
  expect(await open()).toEqual([10_000, -20_000])
  expect((await rows()).get(credit)).toMatchObject({ version: 1, payments: [] })
  expect((await ask(10_000)).errors).toBeUndefined()
  expect(await open()).toEqual([0, -10_000])
  const euro = { idempotencyKey: newId(), expectedVersion: 2, currency: 'EUR' }
  expect(await owner.graphql(update, { house, id: credit, input: euro })).toMatchObject(refused('BAD_INPUT'))
})

it('is taken back whole from either side, and that too is undone whole', async () => {
  const { house, bill, credit, open, ids, ask, act, takeBack } = await oneHouse()
  await ask(15_000, ids)
  await act(unpay, bill, { paymentId: ids.billPaymentId })
  expect(await open()).toEqual([100_000, -20_000])
  await takeBack('invoice.unpay')
  expect(await open()).toEqual([85_000, -5_000])
  // No payment was taken back, and the history does not say so.
  const told = await server.admin(
    `select changes ->> 'offset' as offset from app.audit_event
     where real_estate_id = $1 and verb in ('invoice.unpay', 'act.undo')`,
    [house],
  )
  expect(told).toEqual([{ offset: 'true' }, { offset: 'true' }])
  await act(unpay, credit, { paymentId: ids.paymentId })
  expect(await open()).toEqual([100_000, -20_000])
  // Somebody went on from it: half of it cannot be undone.
  await act(pay, bill, { paymentId: newId(), paidOn: '2026-09-12', amountRappen: 100_000 })
  expect(await takeBack('invoice.unpay')).toMatchObject(refused('CONFLICT'))
  expect(await open()).toEqual([0, -20_000])
})

it('ends with what is thrown away, and comes back with it as far as it still can', async () => {
  const { bill, credit, rows, open, ids, ask, act, takeBack } = await oneHouse()
  await ask(20_000, ids)
  const deleted = await act(remove, credit)
  expect(await open()).toEqual([100_000, undefined])
  await act(restore, credit, {}, deleted)
  expect(await open()).toEqual([80_000, 0])
  const gone = await act(remove, bill)
  expect(await open()).toEqual([undefined, -20_000])
  await act(restore, bill, {}, gone)
  expect(await open()).toEqual([80_000, 0])
  await act(remove, bill)
  await takeBack('invoice.delete')
  expect(await open()).toEqual([80_000, 0])

  // Paid in full meanwhile: the credit note comes back open, and nobody is overpaid.
  const again = await act(remove, credit)
  const paymentId = newId()
  await act(pay, bill, { paymentId, paidOn: '2026-09-12', amountRappen: 100_000 })
  const back = await act(restore, credit, {}, again)
  expect(await open()).toEqual([0, -20_000])
  expect((await rows()).get(credit)).toMatchObject({ version: back, payments: [] })
  await takeBack('invoice.restore')
  expect(await open()).toEqual([0, undefined])
  await act(unpay, bill, { paymentId })
  await act(restore, credit, {}, back + 1)
  expect(await open()).toEqual([80_000, 0])

  // Both in the trash: what comes back first is open, whichever it is.
  const [c, b] = [await act(remove, credit), await act(remove, bill)]
  await act(restore, credit, {}, c)
  expect(await open()).toEqual([undefined, -20_000])
  await act(restore, bill, {}, b)
  expect(await open()).toEqual([100_000, -20_000])
})
