import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()
const today = server.parts.clock.today()

const change = `mutation Change($house: ID!, $input: ChangeInvoicesInput!) {
  changeInvoices(realEstateId: $house, input: $input) { id openRappen projectId componentId taxClass deletedAt version } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { actId } }`
const list = `query List($house: ID!) { realEstate(id: $house) { invoices { nodes {
  id openRappen isReviewed projectId componentId costItemId taxClass taxLines { taxClass } payments { id paidOn amountRappen } } } } }`

async function houseOfThree() {
  const owner = await world.person()
  const house = await world.house(owner)
  const divided = [
    { text: 'Ersatz', amountRappen: 6_000, taxClass: 'upkeep' },
    { text: 'Ausbau', amountRappen: 4_000, taxClass: 'improvement' },
  ]
  const ids = [
    await world.invoice(owner, house, { amountRappen: 10_000 }),
    await world.invoice(owner, house, { amountRappen: 10_000, taxLines: divided }),
    await world.invoice(owner, house, {
      kind: 'expense',
      dueOn: undefined,
      category: 'other',
      amountRappen: 500,
    }),
  ]
  const ask = (person: typeof owner, said: object, key = newId()) =>
    person.graphql(change, { house, input: { idempotencyKey: key, ids, ...said } })
  const act = async (said: object, key = newId()) => {
    const { data, errors } = await ask(owner, said, key)
    expect(errors).toBeUndefined()
    return (data as { changeInvoices: { version: number; openRappen: number }[] }).changeInvoices
  }
  const shown = () => owner.data(list, { house })
  return { owner, house, ids, ask, act, shown }
}

it('pays, assigns, classifies and throws away several as one act each: once by its key, undone whole', async () => {
  const { owner, house, ids, act, shown } = await houseOfThree()
  const componentId = await world.component(owner, house)
  const projectId = await world.project(owner, house)
  const before = await shown()
  const paying = { act: 'pay', paidOn: today, paymentIds: ids.map(() => newId()) }
  for (const [said, versions] of [
    [paying, [2, 2, 1]],
    [{ act: 'assign', componentId }, [4, 4, 2]],
    [{ act: 'assign', projectId }, [6, 6, 4]],
    [{ act: 'classify', taxClass: 'operation' }, [8, 7, 6]],
    [{ act: 'delete' }, [10, 8, 8]],
  ] as const) {
    const key = newId()
    const changed = await act(said, key)
    expect(await act(said, key)).toEqual(changed)
    expect([said.act, changed.map(({ version }) => version)]).toEqual([said.act, versions])
    if (said.act === 'pay') expect(changed.map(({ openRappen }) => openRappen)).toEqual([0, 0, 0])
    await owner.data(undo, { house, act: key, input: { idempotencyKey: newId() } })
    expect(await shown()).toEqual(before)
  }
  expect(
    await server.admin(
      `select verb, changes - 'ids' as changes from app.audit_event
       where real_estate_id = $1 and verb like 'invoice.%several' order by id`,
      [house],
    ),
  ).toEqual([
    { verb: 'invoice.pay_several', changes: { count: 2 } },
    { verb: 'invoice.assign_several', changes: { count: 3 } },
    { verb: 'invoice.assign_several', changes: { count: 3 } },
    { verb: 'invoice.classify_several', changes: { count: 2 } },
    { verb: 'invoice.delete_several', changes: { count: 3 } },
  ])
})

it('leaves what lies in the trash or was set off, and is not for who sees no amounts, nor for a neighbour', async () => {
  const { owner, house, ids, ask, act, shown } = await houseOfThree()
  const credit = { kind: 'credit', dueOn: undefined, amountRappen: -4_000 }
  const note = await world.invoice(owner, house, credit)
  await owner.data(
    `mutation Off($house: ID!, $id: ID!, $input: SetOffInvoiceInput!) {
      setOffInvoice(realEstateId: $house, id: $id, input: $input) { id } }`,
    {
      house,
      id: note,
      input: {
        idempotencyKey: newId(),
        expectedVersion: 1,
        billId: ids[0],
        paymentId: newId(),
        billPaymentId: newId(),
        paidOn: today,
        amountRappen: 4_000,
      },
    },
  )
  await act({ act: 'delete', ids: [...ids, note, newId()] })
  const left = (await shown()) as { realEstate: { invoices: { nodes: { id: string }[] } } }
  expect(new Set(left.realEstate.invoices.nodes.map(({ id }) => id))).toEqual(new Set([ids[0], note]))

  const [editor, neighbour] = [await world.person(), await world.person()]
  await world.join(editor, house, 'editor')
  const own = await world.house(neighbour)
  const theirs = await world.component(neighbour, own)
  const code = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions.code
  expect(code(await ask(editor, { act: 'delete' }))).toBe('FORBIDDEN')
  expect(code(await ask(neighbour, { act: 'delete' }))).toBe('NOT_FOUND')
  expect(code(await ask(owner, { act: 'assign', componentId: theirs }))).toBe('NOT_FOUND')
  expect(code(await ask(owner, { act: 'pay', paidOn: today }))).toBe('BAD_INPUT')
  const late = { act: 'pay', paidOn: '2126-01-01', paymentIds: ids.map(() => newId()) }
  expect(code(await ask(owner, late))).toBe('BAD_INPUT')
  const input = { idempotencyKey: newId(), ids, act: 'delete' }
  expect(code(await neighbour.graphql(change, { house: own, input }))).toBe('NOT_FOUND')
})
