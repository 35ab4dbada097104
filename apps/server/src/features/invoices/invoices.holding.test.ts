import { addDays } from '@hauswart/domain/days/day'
import { letterTexts } from '@hauswart/domain/reports/letter.labels'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { readPdf } from '#test/pdf.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()
const today = server.parts.clock.today()

const facts = `id state isReviewed openRappen disputedOn disputeReason disputeDemand disputedRappen retainedRappen
  retainedUntil retainedReason letterUrl version`
const call = (name: string, input: string) => `mutation Call($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const dispute = call('disputeInvoice', 'DisputeInvoiceInput')
const undispute = call('undisputeInvoice', 'VersionInput')
const retain = call('retainInvoice', 'RetainInvoiceInput')
const release = call('releaseInvoice', 'VersionInput')
const pay = call('payInvoice', 'PayInvoiceInput')
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const around = `query Around($house: ID!) { realEstate(id: $house) { invoices { nodes { ${facts} } }
  invoiceWarnings { kind } upcoming(first: 9) { id on source } deadlines(first: 9) { id } history(first: 3) { nodes { verb changes } } } }`

type Node = { id: string; letterUrl: string | null; version: number }
type Around = {
  realEstate: {
    invoices: { nodes: Node[] }
    invoiceWarnings: { kind: string }[]
    upcoming: { id: string; on: string }[]
    deadlines: { id: string }[]
    history: { nodes: { verb: string; changes: string }[] }
  }
}
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
const seen = async (person: Person, house: string) =>
  (await person.data<Around>(around, { house })).realEstate

const complaint = {
  disputedOn: today,
  disputeReason: 'Verrechnet sind 14 Stunden.\nRapportiert wurden 9.',
  disputeDemand: 'correction',
}
const late = { amountRappen: 500_000, issuedOn: '2026-09-01', dueOn: '2026-10-01' }

it('is disputed and no longer due, asked for or told of until that is taken back; by one key once, undone as a whole', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.invoice(owner, house, late)
  const before = await seen(owner, house)
  expect([before.upcoming.length, before.deadlines.length, before.invoiceWarnings]).toEqual([
    1,
    1,
    [{ kind: 'overdue' }],
  ])

  const input = versioned(1, complaint)
  const twice = [
    await owner.data(dispute, { house, id, input }),
    await owner.data(dispute, { house, id, input }),
  ]
  expect(twice[0]).toMatchObject({ disputeInvoice: { ...complaint, state: 'disputed', version: 2 } })
  const during = await seen(owner, house)
  expect(during).toMatchObject({ upcoming: [], deadlines: [], invoiceWarnings: [] })
  expect(during.invoices.nodes).toMatchObject([{ disputedRappen: null, openRappen: 500_000, version: 2 }])
  // Nobody without the right to amounts learns more from the history than that it happened.
  expect(during.history.nodes[0]).toMatchObject({ verb: 'invoice.dispute' })
  expect(JSON.stringify(during.history.nodes)).not.toMatch(/Stunden|500/)

  const stale = await owner.graphql(undispute, { house, id, input: versioned(1) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  const ended = await owner.data(undispute, { house, id, input: versioned(2) })
  expect(ended).toMatchObject({ undisputeInvoice: { state: 'due', disputedOn: null, disputeReason: null } })
  const again = await owner.graphql(undispute, { house, id, input: versioned(3) })
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const [act] = await server.admin<{ id: string }>(
    `select id from app.audit_event where object_id = $1 and verb = 'invoice.undispute'`,
    [id],
  )
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect((await seen(owner, house)).invoices.nodes).toMatchObject([{ ...complaint, state: 'disputed' }])
})

it('is disputed in part: the rest stays to be paid on its day; what cannot be is refused', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.invoice(owner, house, late)
  const refused = async (document: string, said: object) =>
    (await owner.graphql(document, { house, id, input: versioned(1, said) })).errors?.[0]?.extensions
  const kept = { retainedRappen: 50_000, retainedUntil: addDays(today, 90), retainedReason: 'Mängel' }
  expect([
    await refused(dispute, { ...complaint, disputedOn: addDays(today, 1) }),
    await refused(dispute, { ...complaint, disputedOn: '2026-08-31' }),
    await refused(dispute, { ...complaint, disputedRappen: 500_001 }),
    await refused(dispute, { ...complaint, disputeReason: '  ' }),
    await refused(retain, { ...kept, retainedRappen: 500_001 }),
    await refused(retain, { ...kept, retainedUntil: '2026-08-31' }),
  ]).toMatchObject(
    ['disputedOn', 'disputedOn', 'disputedRappen', 'disputeReason', 'retainedRappen', 'retainedUntil'].map(
      (field) => ({ code: 'BAD_INPUT', field }),
    ),
  )
  const input = versioned(1, { ...complaint, disputedRappen: 200_000 })
  expect(await owner.data(dispute, { house, id, input })).toMatchObject({ disputeInvoice: { state: 'due' } })
  const paid = versioned(2, { paymentId: newId(), paidOn: today, amountRappen: 300_000 })
  expect(await owner.data(pay, { house, id, input: paid })).toMatchObject({
    payInvoice: { state: 'disputed', openRappen: 200_000 },
  })
  expect(await seen(owner, house)).toMatchObject({ upcoming: [], invoiceWarnings: [] })
})

it('is kept back in part: due without it, then told of on its day, paid to the Rappen when it is let go', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.invoice(owner, house, late)
  const until = addDays(today, 90)
  const kept = { retainedRappen: 50_000, retainedUntil: until, retainedReason: 'Bis die Mängel behoben sind' }
  expect(await owner.data(retain, { house, id, input: versioned(1, kept) })).toMatchObject({
    retainInvoice: { ...kept, state: 'due', openRappen: 500_000 },
  })
  expect((await seen(owner, house)).upcoming).toMatchObject([{ id, on: '2026-10-01', source: 'invoice' }])
  const paid = (version: number, amountRappen: number) =>
    owner.data(pay, {
      house,
      id,
      input: versioned(version, { paymentId: newId(), paidOn: today, amountRappen }),
    })
  expect(await paid(2, 450_000)).toMatchObject({ payInvoice: { state: 'retained', openRappen: 50_000 } })
  expect(await seen(owner, house)).toMatchObject({
    upcoming: [{ id, on: until, source: 'retention' }],
    invoiceWarnings: [],
  })
  expect(await owner.data(release, { house, id, input: versioned(3) })).toMatchObject({
    releaseInvoice: { state: 'due', openRappen: 50_000, retainedRappen: null, retainedReason: null },
  })
  expect(await paid(4, 50_000)).toMatchObject({ payInvoice: { state: 'paid', openRappen: 0 } })
})

it('is disputed in part and the rest kept back: the day of that is told; a discount only while nothing is held', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [until, discountUntil] = [addDays(today, 90), addDays(today, 2)]
  const discounted = { discountUntil, discountRate: 200, dueOn: addDays(today, 30) }
  const id = await world.invoice(owner, house, { ...late, ...discounted })
  const asked = { id, on: addDays(today, 30), source: 'invoice' }
  expect((await seen(owner, house)).upcoming).toEqual([{ id, on: discountUntil, source: 'discount' }, asked])
  const kept = { retainedRappen: 300_000, retainedUntil: until, retainedReason: 'Mängel' }
  await owner.data(retain, { house, id, input: versioned(1, kept) })
  expect((await seen(owner, house)).upcoming).toEqual([asked])
  await owner.data(dispute, { house, id, input: versioned(2, { ...complaint, disputedRappen: 200_000 }) })
  const { upcoming, deadlines } = await seen(owner, house)
  expect([upcoming, deadlines]).toEqual([[{ id, on: until, source: 'retention' }], [{ id }]])
  await owner.data(release, { house, id, input: versioned(3) })
  expect((await seen(owner, house)).upcoming).toEqual([asked])
})

it('has a letter with all that is disputed, as a tagged file, for who may see amounts and nobody else', async () => {
  const [owner, editor] = [await world.person('Vreni'), await world.person()]
  const house = await world.house(owner, { canton: 'ZH' })
  await world.join(editor, house, 'editor')
  const place = { street: 'Industriestrasse 4', zip: '8604', city: 'Volketswil', contactName: 'Luka Kovačić' }
  const craftsmanId = await world.craftsman(owner, house, { company: 'Gipser Kovačić GmbH', ...place })
  const projectId = await world.project(owner, house, { title: 'Treppenhaus sanieren' })
  const links = { creditor: 'Gipser Kovačić', number: 'R-4711', craftsmanId, projectId }
  const id = await world.invoice(owner, house, { ...late, ...links })
  expect((await seen(owner, house)).invoices.nodes[0]?.letterUrl).toBeNull()
  await owner.data(dispute, { house, id, input: versioned(1, { ...complaint, disputedRappen: 123_455 }) })
  const letterUrl = (await seen(owner, house)).invoices.nodes[0]?.letterUrl ?? ''
  const response = await fetch(`${server.url}${letterUrl}`)
  const named = decodeURIComponent(response.headers.get('content-disposition') ?? '')
  expect(named).toBe(`attachment; filename*=UTF-8''Beanstandung Lindenweg 14, ${today}.pdf`)
  const pdf = readPdf(new Uint8Array(await response.arrayBuffer()))
  const text = pdf.pages.join('\n').replaceAll(/\s+/g, ' ')
  for (const part of [
    'Vreni',
    'Lindenweg 14 8610 Uster',
    'Einschreiben Gipser Kovačić GmbH z. H. Luka Kovačić Industriestrasse 4 8604 Volketswil',
    'Rechnungsnummer R-4711',
    'Rechnungsdatum 01.09.2026',
    'Renovation Treppenhaus sanieren',
    'Betrag CHF 5’000.00',
    'Davon beanstandet CHF 1’234.55',
    'Nicht beanstandet CHF 3’765.45',
    'Verrechnet sind 14 Stunden. Rapportiert wurden 9.',
    'eine korrigierte zu',
    letterTexts.line,
  ])
    expect(text).toContain(part)
  expect(pdf.untagged).toBe('')
  expect(pdf.tags).toMatchObject({ Document: 1, H1: 1, Figure: 1, Table: 1 })

  const { userId, sessionId } = editor
  const file = { realEstateId: house, id: `invoice-letters/${id}`, disposition: 'attachment' } as const
  const made = server.parts.addresses.sign(file, { userId, sessionId })
  expect((await fetch(`${server.url}${made}`)).status).not.toBe(200)
  const paid = versioned(2, { paymentId: newId(), paidOn: today, amountRappen: 500_000 })
  expect(await owner.data(pay, { house, id, input: paid })).toMatchObject({ payInvoice: { letterUrl: null } })
})
