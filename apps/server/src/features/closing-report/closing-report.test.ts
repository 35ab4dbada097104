import { expect, it } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { readPdf } from '#test/pdf.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const reports = `query Reports($house: ID!, $id: ID!) { realEstate(id: $house) { project(id: $id) { reportUrl } } }`
const move = `mutation Move($house: ID!, $id: ID!, $input: MoveProjectInput!) {
  moveProject(realEstateId: $house, id: $id, input: $input) { state } }`
const pay = `mutation Pay($house: ID!, $id: ID!, $input: PayInvoiceInput!) {
  payInvoice(realEstateId: $house, id: $id, input: $input) { openRappen } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteProject(realEstateId: $house, id: $id, input: $input) { id } }`

type Area = { realEstate: { project: { reportUrl: string } } }
const urlOf = async (person: Person, house: string, id: string) =>
  (await person.data<Area>(reports, { house, id })).realEstate.project.reportUrl
async function reportOf(person: Person, house: string, id: string) {
  const response = await fetch(`${server.url}${await urlOf(person, house, id)}`)
  const named = decodeURIComponent(response.headers.get('content-disposition') ?? '')
  const pdf = readPdf(new Uint8Array(await response.arrayBuffer()))
  return { pdf, named, text: pdf.pages.join('\n').replaceAll(/\s+/g, ' ') }
}

/** A renovation with one of everything a report tells of. */
async function renovation(owner: Person, house: string) {
  const [windows, door] = [
    await world.component(owner, house, { name: 'Fenster Süd' }),
    await world.component(owner, house, { name: 'Haustüre' }),
  ]
  const craftsmanId = await world.craftsman(owner, house, { company: 'Fenster Müller AG' })
  const id = await world.project(owner, house, {
    title: 'Fenster ersetzen',
    description: 'Alle Fenster der Südseite, dreifach verglast.',
    componentIds: [windows, door],
    startsOn: '2026-06-01',
    endsOn: '2026-08-31',
    budgetRappen: 1_500_000,
  })
  const quote = await world.quote(owner, house, id, { craftsmanId })
  await world.changeOrder(owner, house, quote, { state: 'accepted' })
  await world.journalEntry(owner, house, id, { happenedOn: '2026-07-02', body: 'Gerüst gestellt' })
  const facts = { craftsmanId, projectId: id, creditor: 'Fenster Müller AG', taxClass: 'improvement' }
  const invoice = await world.invoice(owner, house, { ...facts, amountRappen: 1_111_100 })
  await world.invoice(owner, house, { projectId: id, creditor: 'Maler Weiss', amountRappen: 77_700 })
  const payment = { paymentId: newId(), paidOn: '2026-11-02', amountRappen: 1_111_100 }
  await owner.data(pay, {
    house,
    id: invoice,
    input: { idempotencyKey: newId(), expectedVersion: 1, ...payment },
  })
  await world.approval(owner, house, id, {
    kind: 'subsidy',
    title: 'Gebäudeprogramm Fenster',
    state: 'paid',
    office: 'Energiefachstelle',
    number: 'GP-77',
    decidedOn: '2026-05-04',
    promisedRappen: 333_300,
    paidRappen: 222_200,
  })
  await world.acceptance(owner, house, id, { title: 'Abnahme Fenster', craftsmanId, terms: 'sia118' })
  await world.defect(owner, house, id, { title: 'Dichtung fehlt', craftsmanId })
  // Its own, whatever day it bears.
  const paper = { title: 'Baubewilligung Fenster', category: 'plan', isFiled: true, datedOn: '2024-02-01' }
  await makeDocuments(server).document(owner, house, { ...paper, projectIds: [id] })
  await server.admin(
    `update app.project set state = 'acceptance', started_on = '2026-06-08', finished_on = '2026-08-31',
       checks = '{accepted,bills_settled}' where id = $1`,
    [id],
  )
  return { id, windows }
}

it('tells what was done, by whom, what it cost against the budget, what was accepted, until when it is guaranteed', async () => {
  const owner = await world.person()
  const house = await world.house(owner, { canton: 'ZH' })
  const { id, windows } = await renovation(owner, house)
  const draft = await reportOf(owner, house, id)
  const today = server.parts.clock.today()
  expect(draft.named).toBe(`attachment; filename*=UTF-8''Zwischenbericht Lindenweg 14, ${today}.pdf`)
  expect(draft.text).toContain('Die Renovation ist nicht abgeschlossen (Stand «Abnahme»)')
  expect(draft.text).toContain('Kein Bauteil wurde mit dieser Renovation als erneuert festgehalten.')

  const renewals = [{ componentId: windows, eventId: newId(), kind: 'replaced', year: 2026 }]
  const [{ version } = { version: 0 }] = await server.admin<{ version: number }>(
    'select version from app.project where id = $1',
    [id],
  )
  const way = { from: 'acceptance', to: 'closed', renewals }
  await owner.data(move, {
    house,
    id,
    input: { idempotencyKey: newId(), expectedVersion: version, ...way },
  })
  const { pdf, named, text } = await reportOf(owner, house, id)
  expect(named).toBe(`attachment; filename*=UTF-8''Abschlussbericht Lindenweg 14, ${today}.pdf`)
  expect(text).not.toContain('Zwischen')
  for (const part of [
    'Abschlussbericht Fenster ersetzen',
    'Alle Fenster der Südseite, dreifach verglast.',
    '08.06.2026 bis 31.08.2026',
    '02.07.2026 Gerüst gestellt',
    'Gebäudeprogramm Fenster',
    'Ausbezahlt 04.05.2026 3’333.00 2’222.00',
    'Fenster Müller AG Werkvertrag mit SIA 118 vom 02.03.2026 12’010.00 11’111.00 11’111.00',
    'Maler Weiss Nicht erfasst – 777.00 0.00',
    'Budget 15’000.00',
    'Vergeben, mit Nachträgen 12’010.00 CHF 2’990.00 weniger',
    'Verrechnet 11’888.00 CHF 3’112.00 weniger',
    'Davon noch zu zahlen 777.00',
    'Zusätzliche Laibung Fenster Müller AG 02.11.2026 Angenommen 1’200.00',
    'Abnahme Fenster 31.08.2026 Fenster Müller AG',
    '31.08.2028 SIA 118 Art. 172 und 173',
    'SIA 118 Art. 180 Abs. 1',
    '1 Mangel ist noch nicht behoben, 0 sind behoben.',
    'Dichtung fehlt 14.09.2026 Fenster Müller AG',
    'Fenster Süd Ersetzt 2026',
    'CHF 11’111.00 sind als wertvermehrend zugeteilt und bezahlt (1 Rechnung',
    'CHF 777.00 sind steuerlich noch nicht zugeteilt.',
    'Baubewilligung Fenster Pläne & Baubewilligung 01.02.2024',
  ])
    expect(text).toContain(part)
  expect(pdf.untagged).toBe('')
  expect(pdf.tags).toMatchObject({ Document: 1, H1: 1 })
})

it('without the finance right it has no amount at all; nobody else gets it, and none of what lies in the trash', async () => {
  const [owner, reader, neighbour] = [await world.person(), await world.person(), await world.person()]
  const [house, other] = [await world.house(owner), await world.house(neighbour)]
  await world.join(reader, house, 'reader')
  const { id } = await renovation(owner, house)
  const { text } = await reportOf(reader, house, id)
  for (const part of [
    'Fenster Müller AG',
    'Gerüst gestellt',
    'Energiefachstelle',
    'Dichtung fehlt',
    'enthält keine Beträge',
  ])
    expect(text).toContain(part)
  // Only one who sends invoices is known by them.
  for (const part of ['CHF', 'Maler Weiss', 'Budget', 'Nachtrag', 'Laibung', 'Wertvermehrend'])
    expect(text).not.toContain(part)
  expect(text).not.toMatch(/\d’\d{3}|\d\.\d{2}(?![.\d])/)

  const { userId, sessionId } = neighbour
  for (const realEstateId of [house, other]) {
    const file = { realEstateId, id: `project-reports/${id}`, disposition: 'attachment' } as const
    const made = server.parts.addresses.sign(file, { userId, sessionId })
    expect((await fetch(`${server.url}${made}`)).status).toBe(404)
  }
  const mine = await urlOf(owner, house, id)
  const [{ version } = { version: 0 }] = await server.admin<{ version: number }>(
    'select version from app.project where id = $1',
    [id],
  )
  await owner.data(remove, { house, id, input: { idempotencyKey: newId(), expectedVersion: version } })
  expect((await fetch(`${server.url}${mine}`)).status).toBe(404)
})
