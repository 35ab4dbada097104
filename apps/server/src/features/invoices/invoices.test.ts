import { invoiceState, invoiceStates, maxInvoices } from '@hauswart/domain/invoices/invoice'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode
  craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines { text amountRappen taxClass } subsidyRappen isReviewed openRappen state version deletedAt
  disputedOn disputedRappen retainedRappen
  payments { id paidOn amountRappen }`
const call = (name: string, input: string) => `mutation Call($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const add = `mutation Add($house: ID!, $input: AddInvoiceInput!) { addInvoice(realEstateId: $house, input: $input) { ${facts} } }`
const change = call('updateInvoice', 'UpdateInvoiceInput')
const pay = call('payInvoice', 'PayInvoiceInput')
const unpay = call('unpayInvoice', 'UnpayInvoiceInput')
const remove = call('deleteInvoice', 'VersionInput')
const bringBack = call('restoreInvoice', 'VersionInput')
const throwAway = (noun: string) => `mutation Throw($house: ID!, $id: ID!, $input: VersionInput!) {
  delete${noun}(realEstateId: $house, id: $id, input: $input) { version } }`
const forGood = `mutation Gone($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: $kind, id: $id, input: $input) { id } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const area = `query Area($house: ID!, $first: Int, $after: String, $state: InvoiceState, $year: Int, $project: ID) {
  realEstate(id: $house) { invoices(first: $first, after: $after, state: $state, year: $year, projectId: $project) {
    nodes { ${facts} } nextCursor } } }`
const warnings = `query Warnings($house: ID!) { realEstate(id: $house) { invoiceWarnings { invoiceId kind seen } } }`
const around = `query Around($house: ID!) { realEstate(id: $house) { search(text: "Dachbau") { kind }
  upcoming(first: 9) { source title on } } }`
const bin = 'query Bin($house: ID!) { realEstate(id: $house) { trash { nodes { kind name } } } }'

type Node = { id: string; state: string; version: number }
type Area = { realEstate: { invoices: { nodes: Node[]; nextCursor: string | null } } }
const page = async (person: Person, house: string, args: object = {}) =>
  (await person.data<Area>(area, { house, ...args })).realEstate.invoices
const list = async (person: Person, house: string, args: object = {}) =>
  (await page(person, house, args)).nodes
/** A decision that has no date of its own. */
const rejected = { state: 'rejected', year: null, reason: 'Erst später' }
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
const paying = ({ id: paymentId, ...said }: { id: string; paidOn: string; amountRappen: number }) => ({
  paymentId,
  ...said,
})
const acts = (id: string) =>
  server.admin<{ id: string; verb: string; changes: object }>(
    'select id, verb, changes from app.audit_event where object_id = $1 order by id desc',
    [id],
  )
const code = [
  'SPC\n0200\n1\nCH4431999123000889012\nS\nMax Muster & Söhne\nMusterstrasse\n123\n8000\nSeldwyla\nCH\n\n\n\n\n\n\n',
  '1949.75\nCHF\nS\nSimon Muster\nMusterstrasse\n1\n8000\nSeldwyla\nCH\nQRR\n210000000003139471430009017\n',
  'Auftrag vom 15.10.2020\nEPD\n//S1/10/10201409/11/201021/30/102673386/32/7.7/40/0:30',
]
const qrCode = `${code[0] ?? ''}\n${code[1] ?? ''}${code[2] ?? ''}`

const said = {
  creditor: 'Zürcher Dachbau AG',
  number: '2026-1184',
  iban: 'CH93 0076 2011 6238 5295 7',
  reference: 'RF18 5390 0754 7034',
  uid: 'che 102 673 386',
  amountRappen: 1_250_000,
  issuedOn: '2026-10-20',
  dueOn: '2036-11-19',
  discountUntil: '2026-10-30',
  discountRate: 200,
  note: 'Dach, Akonto 1',
  taxClass: 'upkeep',
  taxReason: 'Gleichwertig ersetzt',
}

it('is kept once, paid in parts, changed, undone, thrown away and taken back; nobody reads an amount in the history', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const componentId = await world.component(owner, house)
  const links = {
    craftsmanId: await world.craftsman(owner, house),
    projectId: await world.project(owner, house),
    measureId: await world.measure(owner, house, componentId, rejected),
    componentId,
  }
  const input = { idempotencyKey: newId(), id: newId(), ...said, ...links }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { id } = input
  const read = { iban: 'CH9300762011623852957', reference: 'RF18539007547034', uid: 'CHE-102.673.386' }
  const rest = {
    taxLines: [],
    subsidyRappen: null,
    disputedOn: null,
    disputedRappen: null,
    retainedRappen: null,
    costItemId: null,
    qrCode: null,
    documentId: null,
    isReviewed: true,
    payments: [],
    deletedAt: null,
  }
  const whole = { id, ...said, ...links, ...read, ...rest, currency: 'CHF', openRappen: 1_250_000 }
  expect(await list(owner, house)).toEqual([{ ...whole, state: 'open', version: 1 }])
  expect(await owner.data(around, { house })).toMatchObject({
    realEstate: { search: [{ kind: 'invoice' }], upcoming: [{ source: 'invoice', on: '2036-11-19' }] },
  })

  const part = { id: newId(), paidOn: '2026-10-25', amountRappen: 250_000 }
  await owner.data(pay, { house, id, input: versioned(1, paying(part)) })
  expect(await list(owner, house)).toMatchObject([
    { state: 'partly_paid', openRappen: 1_000_000, payments: [part], version: 2 },
  ])
  const stale = await owner.graphql(pay, { house, id, input: versioned(1, paying({ ...part, id: newId() })) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  const early = { id: newId(), paidOn: '2126-01-01', amountRappen: 1 }
  const future = await owner.graphql(pay, { house, id, input: versioned(2, paying(early)) })
  expect(future.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'paidOn' })
  // Paid within the term of the discount: 2 % less settles it.
  const second = { id: newId(), paidOn: '2026-10-30', amountRappen: 975_000 }
  await owner.data(pay, { house, id, input: versioned(2, paying(second)) })
  expect(await list(owner, house, { state: 'paid' })).toMatchObject([{ openRappen: 0, version: 3 }])
  const [last, ...before] = await acts(id)
  expect([last, ...before].map((act) => [act?.verb, act?.changes])).toEqual([
    ['invoice.pay', { payments: true }],
    ['invoice.pay', { payments: true }],
    ['invoice.add', { invoice: true }],
  ])
  await owner.data(undo, { house, act: last?.id, input: { idempotencyKey: newId() } })
  expect(await list(owner, house)).toMatchObject([{ state: 'partly_paid', payments: [part], version: 4 }])
  await owner.data(unpay, { house, id, input: versioned(4, { paymentId: part.id }) })
  expect(await list(owner, house)).toMatchObject([{ state: 'open', payments: [], version: 5 }])
  const again = await owner.graphql(unpay, { house, id, input: versioned(5, { paymentId: part.id }) })
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'paymentId' })

  await owner.data(change, { house, id, input: versioned(5, { amountRappen: 900_000, projectId: null }) })
  expect(await list(owner, house)).toMatchObject([{ openRappen: 900_000, projectId: null, version: 6 }])
  const wrong = await owner.graphql(change, { house, id, input: versioned(6, { dueOn: '2026-01-01' }) })
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'dueOn' })
  await owner.data(remove, { house, id, input: versioned(6) })
  expect([await list(owner, house), await owner.data(around, { house })]).toEqual([
    [],
    { realEstate: { search: [], upcoming: [] } },
  ])
  expect(await owner.data(bin, { house })).toEqual({
    realEstate: { trash: { nodes: [{ kind: 'invoice', name: 'Zürcher Dachbau AG' }] } },
  })
  await owner.data(bringBack, { house, id, input: versioned(7) })
  expect(await list(owner, house)).toMatchObject([{ id, version: 8 }])
})

it('is divided among tax classes to the Rappen, changed and undone as one; what does not add up is refused', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.invoice(owner, house, said)
  const lines = (...amounts: readonly number[]) =>
    amounts.map((amountRappen, at) => ({
      text: `Teil ${at}`,
      amountRappen,
      taxClass: at === 0 ? 'upkeep' : 'improvement',
    }))
  const taxLines = lines(1_000_001, 249_999)
  const divided = versioned(1, { taxLines, subsidyRappen: 100_000 })
  await owner.data(change, { house, id, input: divided })
  const now = { taxLines, taxClass: null, subsidyRappen: 100_000, version: 2 }
  expect(await list(owner, house)).toMatchObject([now])
  const found = 'query Find($house: ID!) { realEstate(id: $house) { search(text: "Teil") { id } } }'
  expect(await owner.data(found, { house })).toEqual({ realEstate: { search: [{ id }] } })
  for (const [wrong, field] of [
    [{ taxLines: lines(1_000_000, 249_999) }, 'taxLines'],
    [{ amountRappen: 1_250_001 }, 'taxLines'],
    [{ taxLines, taxClass: 'upkeep' }, 'taxLines'],
    [{ taxLines: lines(1_250_000, 0) }, 'taxLines.1.amountRappen'],
    [{ subsidyRappen: 1_250_001 }, 'subsidyRappen'],
  ] as const) {
    const refused = await owner.graphql(change, { house, id, input: versioned(2, wrong) })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
  }
  // Also if code erred.
  await expect(
    server.admin('update app.invoice set amount_rappen = amount_rappen + 1 where id = $1', [id]),
  ).rejects.toThrow('even_tax_lines')
  await owner.data(change, { house, id, input: versioned(2, { taxClass: 'energy' }) })
  expect(await list(owner, house)).toMatchObject([{ taxLines: [], taxClass: 'energy', version: 3 }])
  const [last] = await acts(id)
  await owner.data(undo, { house, act: last?.id, input: { idempotencyKey: newId() } })
  expect(await list(owner, house)).toMatchObject([{ ...now, version: 4 }])
})

it('comes from the text of a code, to be looked at; a wrong code is refused in German', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const input = { idempotencyKey: newId(), id: newId(), qrCode }
  const { addInvoice } = await owner.data<{ addInvoice: object }>(add, { house, input })
  expect(addInvoice).toMatchObject({
    creditor: 'Max Muster & Söhne',
    number: '10201409',
    iban: 'CH4431999123000889012',
    reference: '210000000003139471430009017',
    uid: 'CHE-102.673.386',
    amountRappen: 194_975,
    issuedOn: '2020-10-21',
    dueOn: '2020-11-20',
    note: 'Auftrag vom 15.10.2020',
    qrCode,
    state: 'to_review',
  })
  const broken = { idempotencyKey: newId(), id: newId(), qrCode: qrCode.replace('1949.75', '1949,75') }
  const refused = await owner.graphql(add, { house, input: broken })
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    field: 'qrCode',
    faults: ['Betrag: Der Betrag ist nicht richtig geschrieben.'],
  })
  const nothing = await owner.graphql(add, { house, input: { idempotencyKey: newId(), id: newId() } })
  expect(nothing.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'creditor' })
  const twice = {
    idempotencyKey: newId(),
    id: newId(),
    qrCode,
    iban: 'CH9300762011623852957',
    reference: null,
  }
  const { addInvoice: other } = await owner.data<{ addInvoice: Node }>(add, { house, input: twice })
  expect(await owner.data(warnings, { house })).toEqual({
    realEstate: {
      invoiceWarnings: expect.arrayContaining([
        {
          invoiceId: input.id,
          kind: 'other_debtor',
          seen: expect.stringContaining('8000 Seldwyla') as string,
        },
        { invoiceId: input.id, kind: 'overdue', seen: null },
        { invoiceId: other.id, kind: 'iban_changed', seen: null },
        { invoiceId: other.id, kind: 'already_recorded', seen: null },
        { invoiceId: other.id, kind: 'overdue', seen: null },
      ]) as unknown,
    },
  })
})

it('is listed by state, year and renovation, page by page, by the same rule as it is shown', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const projectId = await world.project(owner, house)
  const days = ['2025-03-01', '2026-01-01', '2026-12-31', '2024-05-01']
  for (const issuedOn of days)
    for (const isReviewed of [true, false])
      for (const dueOn of [issuedOn, '2036-01-01'])
        await world.invoice(owner, house, {
          issuedOn,
          dueOn,
          isReviewed,
          projectId: isReviewed ? projectId : null,
        })
  // One of each paid in part and one whole, as the database stores it.
  await server.admin(
    `update app.invoice i set open_rappen = case n.at % 3 when 0 then 0 when 1 then 100 else i.open_rappen end
     from (select id, row_number() over (order by id) as at from app.invoice where real_estate_id = $1) n
     where i.real_estate_id = $1 and i.id = n.id`,
    [house],
  )
  const held = (hold: string, at: number) =>
    server.admin(
      `update app.invoice set is_held = true, ${hold} where id = (select id from app.invoice
         where real_estate_id = $1 order by id offset $2 limit 1)`,
      [house, at],
    )
  await held(
    `disputed_on = '2024-06-01', dispute_reason = 'Zu viel', dispute_demand = 'correction', disputed_rappen = 100`,
    12,
  )
  await held(`retained_rappen = amount_rappen, retained_until = '2037-01-01', retained_reason = 'Mängel'`, 13)
  const all = await list(owner, house)
  expect(all).toHaveLength(16)
  const today = new Date().toISOString().slice(0, 10)
  for (const state of invoiceStates) {
    const found = await list(owner, house, { state })
    expect(found.length).toBeGreaterThan(0)
    const known = all as unknown as Parameters<typeof invoiceState>[0][]
    expect(found).toEqual(known.filter((invoice) => invoiceState(invoice, today) === state))
  }
  expect(await list(owner, house, { year: 2026 })).toHaveLength(8)
  expect(await list(owner, house, { year: 2025, project: projectId })).toHaveLength(2)
  const first = await page(owner, house, { first: 9 })
  const second = await page(owner, house, { first: 9, after: first.nextCursor })
  expect([...first.nodes, ...second.nodes]).toEqual(all)
  expect(second.nextCursor).toBeNull()
})

it('is nothing to neighbours nor to members without the finance right, and outlives what it names', async () => {
  const [owner, editor, stranger] = [await world.person(), await world.person(), await world.person()]
  const [house, foreign] = [await world.house(owner), await world.house(stranger)]
  await world.join(editor, house, 'editor')
  const [componentId, craftsmanId] = [
    await world.component(owner, house),
    await world.craftsman(owner, house),
  ]
  const projectId = await world.project(owner, house)
  const measureId = await world.measure(owner, house, await world.component(owner, house), rejected)
  const links = { componentId, craftsmanId, projectId, measureId }
  const id = await world.invoice(owner, house, { ...said, ...links })
  for (const link of [{ componentId }, { craftsmanId }, { projectId }, { measureId }])
    await expect(world.invoice(stranger, foreign, link)).rejects.toThrow('NOT_FOUND')
  const item = await owner.graphql(change, {
    house,
    id,
    input: versioned(1, { costItemId: newId() }),
  })
  expect(item.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'costItemId' })
  const nothing = { realEstate: { search: [], upcoming: [] } }
  expect([await list(editor, house), await editor.data(around, { house })]).toEqual([[], nothing])
  expect(await editor.data(warnings, { house })).toEqual({ realEstate: { invoiceWarnings: [] } })
  const thrown = await world.invoice(owner, house, said)
  await owner.data(remove, { house, id: thrown, input: versioned(1) })
  expect(await editor.data(bin, { house })).toEqual({ realEstate: { trash: { nodes: [] } } })
  const gone = { house, kind: 'invoice', id: thrown, input: versioned(2) }
  expect((await editor.graphql(forGood, gone)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const [act] = await acts(thrown)
  const back = await editor.graphql(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect(back.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  // Its warranty goes on, whoever removes what it names.
  await server.admin(
    `update app.invoice set warranty_basis = 'work', warranty_from = '2026-10-01', warranty_years = 5,
       warranty_until = '2031-10-01' where id = $1`,
    [id],
  )
  // Who may not see invoices still removes what they name.
  for (const [noun, kind, of] of [
    ['Component', 'component', componentId],
    ['Craftsman', 'craftsman', craftsmanId],
    ['Project', 'project', projectId],
    ['Measure', 'measure', measureId],
  ] as const) {
    await editor.data(throwAway(noun), { house, id: of, input: versioned(1) })
    await editor.data(forGood, { house, kind, id: of, input: versioned(2) })
  }
  expect(await list(owner, house)).toMatchObject([
    { id, componentId: null, craftsmanId: null, projectId: null, measureId: null },
  ])
  const ends = await server.admin('select component_id, project_id from app.invoice_warranty where id = $1', [
    id,
  ])
  expect(ends).toEqual([{ component_id: null, project_id: null }])
  await owner.data(pay, {
    house,
    id,
    input: versioned(1, { paymentId: newId(), paidOn: '2026-10-25', amountRappen: 1 }),
  })
  await owner.data(remove, { house, id, input: versioned(2) })
  for (const [of, version] of [
    [id, 3],
    [thrown, 2],
  ] as const)
    await owner.data(forGood, { house, kind: 'invoice', id: of, input: versioned(version) })
  const left = await server.admin(
    `select id from app.invoice_payment where real_estate_id = $1 union all
     select id from app.trash where real_estate_id = $1 union all
     select row_id from app.row_image where real_estate_id = $1 and relation like 'invoice%' and before <> '{}' union all
     select id from app.invoice_warranty where real_estate_id = $1 union all
     select id from app.search_text where real_estate_id = $1 and kind = 'invoice'`,
    [house],
  )
  expect(left).toEqual([])
  await server.admin(
    `insert into app.invoice (real_estate_id, id, creditor, currency, amount_rappen, issued_on, due_on, is_reviewed,
       open_rappen, created_by)
     select $1, gen_random_uuid(), 'Alt', 'CHF', 1, '2026-01-01', '2026-01-01', true, 0, $2 from generate_series(1, $3::integer)`,
    [house, owner.userId, maxInvoices],
  )
  await expect(world.invoice(owner, house)).rejects.toThrow('LIMIT_REACHED')
})
