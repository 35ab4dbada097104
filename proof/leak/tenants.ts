import { randomBytes } from 'node:crypto'
import type { TestServer } from '../../apps/server/test/server.ts'
import { makeDocuments } from '../../apps/server/test/documents.ts'
import { makeWorld, newId, plainInvoice, type Person } from '../../apps/server/test/world.ts'

/** What only one tenant's rows contain. Seen by anyone else, it is a leak. */
export type Canaries = { readonly [Form in CanaryForm]: string }
export const canaryForms = ['long', 'short', 'egrid', 'phone', 'hash'] as const
export type CanaryForm = (typeof canaryForms)[number]

export type Tenant = {
  readonly index: number
  readonly canaries: Canaries
  /** The beginning of the long canary: others may search for it without writing a whole canary themselves. */
  readonly mark: string
  /** The address of the owner's account; a canary too. */
  readonly email: string
  readonly owner: Person
  readonly editor: Person
  /** People who do what could cost an account its access, so that owner and editor stay able to attack. */
  readonly spares: readonly Person[]
  readonly houses: readonly string[]
  /** The keys under which this tenant's writes were answered. */
  readonly keys: readonly string[]
}

const digits = (count: number) => Array.from(randomBytes(count), (byte) => byte % 10).join('')

const makeCanaries = (index: number): Canaries => ({
  long: `knry${index}${randomBytes(10).toString('hex')}`,
  short: `k${index}${randomBytes(5).toString('hex')}`,
  egrid: `CH${randomBytes(6).toString('hex').toUpperCase()}`,
  phone: `+41${digits(11)}`,
  hash: randomBytes(32).toString('hex'),
})

export async function makeTenants(
  server: TestServer,
  count: number,
  spares: number,
): Promise<readonly Tenant[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => makeTenant(server, index, spares)))
}

const houseCount = 3

async function makeTenant(server: TestServer, index: number, spareCount: number): Promise<Tenant> {
  const world = makeWorld(server)
  const canaries = makeCanaries(index)
  const [owner, editor] = [await world.person(canaries.long), await world.person(canaries.long)]
  const email = `${canaries.long}@kunde.test`
  await server.admin('update auth.account set email = $2, password_hash = $3 where id = $1', [
    owner.userId,
    email,
    passwordHash(canaries.long),
  ])
  const spares = await Promise.all(Array.from({ length: spareCount }, () => world.person(canaries.long)))
  const houses: string[] = []
  for (let count = 0; count < houseCount; count += 1) {
    const house = await world.house(owner, houseFacts(canaries))
    houses.push(house)
    for (const catalogKey of ['windows', 'heat_pump', 'kitchen']) {
      await world
        .component(owner, house, { catalogKey, ...componentFacts(canaries) })
        .catch(() => world.component(owner, house, componentFacts(canaries)))
    }
    await world.room(owner, house, { name: canaries.long })
    await world.todo(owner, house, {
      title: canaries.long,
      note: canaries.long,
      checklist: [{ id: newId(), text: canaries.long, isDone: false }],
    })
    const { long } = canaries
    const appointment = await world.appointment(owner, house, { title: long, note: long, place: long })
    await keepProposal(server, owner, house, { appointment, long })
    await world.craftsman(owner, house, craftsman(canaries))
    const financing = [{ source: 'own', amountRappen: 4_200_000 }]
    const project = { title: long, description: long, budgetRappen: 4_200_000, financing }
    const projectId = await world.project(owner, house, project)
    const phases = [{ id: newId(), title: long.slice(0, 80), state: 'open' }]
    await owner.data(setPhases, { house, id: projectId, input: { ...firstVersion(), phases } })
    await owner.data(setCostItem, { house, id: newId(), input: costItem(projectId, long) })
    const line = { text: long, kind: 'priced', unit: 'm²', amountRappen: 1 }
    const quoteId = await world.quote(owner, house, projectId, { company: long, note: long, lines: [line] })
    await world.changeOrder(owner, house, quoteId, { title: long, note: long })
    await keepRequest(server, owner, house, { projectId, long })
    await world.defect(owner, house, projectId, { title: long, description: long, place: long })
    await world.journalEntry(owner, house, projectId, { body: long })
    const { amountRappen } = plainInvoice
    const taxLines = [{ text: long.slice(0, 160), amountRappen, taxClass: 'upkeep' }]
    const signatures = [{ name: long.slice(0, 120), side: 'owner', path: null }]
    const seen = { title: long.slice(0, 120), note: long, people: [long.slice(0, 120)], signatures }
    const asked = { title: long.slice(0, 120), note: long, office: long.slice(0, 120) }
    const componentId = await world
      .component(owner, house, { catalogKey: 'boiler' })
      .catch(() => world.component(owner, house))
    await world.makerWarranty(owner, house, componentId, { title: long.slice(0, 120), note: long })
    await world.approval(owner, house, projectId, { ...asked, kind: 'subsidy', promisedRappen: 900_000 })
    await world.acceptance(owner, house, projectId, seen)
    const bill = { creditor: long, note: long, number: long.slice(0, 60), projectId, taxLines }
    const invoiceId = await world.invoice(owner, house, bill)
    await owner.data(payInvoice, { house, id: invoiceId, input: payment() })
    await owner.data(holdInvoice, { house, id: invoiceId, ...heldBack(long) })
    await owner.data(beginWarranty, { house, id: invoiceId, input: warranty() })
    const credited = {
      creditor: long,
      kind: 'credit',
      amountRappen: -100,
      dueOn: undefined,
      creditsId: invoiceId,
    }
    const credit = await world.invoice(owner, house, credited)
    await owner.data(setOffInvoice, {
      house,
      id: credit,
      input: { ...payment(), billId: invoiceId, billPaymentId: newId() },
    })
    await world.join(editor, house, 'editor', true)
    await owner.data(setFinance, {
      id: house,
      input: { idempotencyKey: newId(), expectedVersion: 0, purchasePriceRappen: 100 },
    })
    await owner.data(setSheet, { id: house, input: { ...sheet(canaries), idempotencyKey: newId() } })
    await tellForAnalysis(world, owner, house, canaries)
    await makeDocuments(server).document(owner, house, paper(canaries))
    await keepFile(server, owner, house, canaries)
    await keepLink(server, owner, house, canaries)
    await keepFeed(server, owner, house)
  }
  const keys = await server.admin<{ key: string }>('select key from app.idempotency where user_id = $1', [
    owner.userId,
  ])
  return {
    index,
    canaries,
    mark: canaries.long.slice(0, 5),
    email,
    owner,
    editor,
    spares,
    houses,
    keys: keys.map((row) => row.key),
  }
}

/** Decisions, events, tasks and amounts hang on a component: no made-up row could stand in for them. */
async function tellForAnalysis(
  world: ReturnType<typeof makeWorld>,
  owner: Person,
  house: string,
  canaries: Canaries,
): Promise<void> {
  const { long } = canaries
  const told = { title: long, note: long, performedBy: long }
  const component = await world.component(owner, house, componentFacts(canaries))
  const measure = { title: long, reason: long, costRappen: 100 }
  const measureId = await world.measure(owner, house, component, measure)
  await world.todo(owner, house, { title: long, note: long, componentId: component, measureId })
  await world.event(owner, house, component, { ...told, costRappen: 100 })
  await world.task(owner, house, component, { title: long })
  // The former life takes the canaries of the component with it.
  const replaced = { eventId: newId(), year: 2020, note: long, performedBy: long }
  const input = { idempotencyKey: newId(), expectedVersion: 1, ...replaced }
  await owner.data(replaceComponent, { house, id: component, input })
}

/** A link for guests, and somebody who came by it. */
async function keepLink(server: TestServer, owner: Person, house: string, { long }: Canaries): Promise<void> {
  const id = newId()
  await server.admin(
    `insert into app.guest_link (real_estate_id, id, label, purpose, document_ids, expires_at, created_by)
     values ($1, $2, $3, 'bank', array[$2::uuid], now() + interval '1 day', $4)`,
    [house, id, long, owner.userId],
  )
  await server.admin(
    `insert into app.guest_visit (real_estate_id, id, link_id, ends_at, agent) values ($1, $2, $2, now(), $3)`,
    [house, id, long],
  )
}

/** Times that were proposed to somebody, and what they said to it. */
const keepProposal = (
  server: TestServer,
  owner: Person,
  house: string,
  { appointment, long }: { readonly appointment: string; readonly long: string },
) =>
  server.admin(
    `insert into app.slot_proposal (real_estate_id, id, appointment_id, email, slots, state, answer, created_by)
     values ($1, $2, $3, $4 || '@kunde.test', $5, 'declined', $4, $6)`,
    [house, newId(), appointment, long, JSON.stringify([slot, slot]), owner.userId],
  )
const slot = { startsOn: '2027-05-03', startsAt: null, endsOn: '2027-05-03', endsAt: null }

/** What a firm was asked for, and what it said to it. */
const keepRequest = (
  server: TestServer,
  owner: Person,
  house: string,
  { projectId, long }: { readonly projectId: string; readonly long: string },
) =>
  server.admin(
    `insert into app.quote_request (real_estate_id, id, project_id, company, email, scope, answer_by, state, answered_at,
       message, questions, created_by)
     values ($1, $2, $3, $4, $4 || '@kunde.test', $4, '2027-05-03', 'declined', now(), $4,
       jsonb_build_array(jsonb_build_object('id', $2::uuid, 'at', now(), 'text', $4::text)), $5)`,
    [house, newId(), projectId, long, owner.userId],
  )

/** The secret address of a calendar that fetches the dates of the house. */
const keepFeed = (server: TestServer, owner: Person, house: string) =>
  server.admin(
    `insert into app.calendar_feed (real_estate_id, user_id, secret_hash, contents)
     values ($1, $2, sha256(random()::text::bytea), '{appointments,todos,deadlines}')`,
    [house, owner.userId],
  )

/** What the worker makes of a file hangs on it, too. */
async function keepFile(server: TestServer, owner: Person, house: string, { long }: Canaries): Promise<void> {
  const id = newId()
  await server.admin(
    `insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, state, media_type, created_by)
     values ($1, $2, $3, 1, sha256('a'), $4, 'ready', 'text/plain', $5)`,
    [house, id, long, `${house}/${id}`, owner.userId],
  )
  await server.admin('insert into app.file_text values ($1, $2, 1, $3)', [house, id, long])
  await server.admin(`insert into app.file_suggestion values ($1, $2, 'sender', $3, $3, 1, $3)`, [
    house,
    id,
    long,
  ])
}

const replaceComponent =
  'mutation R($house: ID!, $id: ID!, $input: ReplaceComponentInput!) { replaceComponent(realEstateId: $house, id: $id, input: $input) { version } }'

const payInvoice = `mutation ($house: ID!, $id: ID!, $input: PayInvoiceInput!) {
  payInvoice(realEstateId: $house, id: $id, input: $input) { id } }`
const setOffInvoice = `mutation ($house: ID!, $id: ID!, $input: SetOffInvoiceInput!) {
  setOffInvoice(realEstateId: $house, id: $id, input: $input) { id } }`
const payment = () => ({
  idempotencyKey: newId(),
  expectedVersion: 1,
  paymentId: newId(),
  paidOn: '2026-10-20',
  amountRappen: 100,
})
const beginWarranty = `mutation ($house: ID!, $id: ID!, $input: BeginInvoiceWarrantyInput!) {
  beginInvoiceWarranty(realEstateId: $house, id: $id, input: $input) { id } }`
const warranty = () => ({
  idempotencyKey: newId(),
  expectedVersion: 4,
  warrantyBasis: 'work',
  warrantyFrom: '2026-11-01',
})
const holdInvoice = `mutation ($house: ID!, $id: ID!, $dispute: DisputeInvoiceInput!, $retain: RetainInvoiceInput!) {
  disputeInvoice(realEstateId: $house, id: $id, input: $dispute) { id }
  retainInvoice(realEstateId: $house, id: $id, input: $retain) { id } }`
const heldBack = (long: string) => ({
  dispute: {
    idempotencyKey: newId(),
    expectedVersion: 2,
    disputedOn: '2026-11-01',
    disputeReason: long,
    disputeDemand: 'breakdown',
  },
  retain: {
    idempotencyKey: newId(),
    expectedVersion: 3,
    retainedRappen: 1,
    retainedUntil: '2027-03-01',
    retainedReason: long.slice(0, 200),
  },
})
const firstVersion = () => ({ expectedVersion: 1, idempotencyKey: newId() })
const setPhases = `mutation ($house: ID!, $id: ID!, $input: UpdateProjectInput!) {
  updateProject(realEstateId: $house, id: $id, input: $input) { id } }`
const setCostItem = `mutation ($house: ID!, $id: ID!, $input: SetCostItemInput!) {
  setCostItem(realEstateId: $house, id: $id, input: $input) { id } }`
const costItem = (projectId: string, title: string) => ({
  idempotencyKey: newId(),
  expectedVersion: 0,
  projectId,
  title,
  plannedRappen: 1,
  committedRappen: 1,
  invoicedRappen: 1,
  paidRappen: 1,
  isActive: true,
})

const setFinance =
  'mutation F($id: ID!, $input: RealEstateFinanceInput!) { updateRealEstateFinance(id: $id, input: $input) { version } }'

const setSheet =
  'mutation S($id: ID!, $input: UpdateEmergencySheetInput!) { updateEmergencySheet(realEstateId: $id, input: $input) { version } }'

// Whom to call is a list that no check lets be marked afterwards.
const sheet = ({ long, phone }: Canaries) => ({
  expectedVersion: 0,
  keys: long,
  contacts: [{ name: long, phone, note: long }],
})

// Readable, so that a wrong password is compared with it as with any other.
const passwordHash = (salt: string) => `$argon2id$v=19$m=19456,t=2,p=1,keyid=v1$${salt}$${'A'.repeat(43)}`

const craftsman = ({ long, short, phone }: Canaries) => ({
  company: long,
  contactName: long,
  phone,
  mobile: phone,
  pikettPhone: phone,
  email: `${long}@kunde.test`,
  website: `${long}.test`,
  street: long,
  zip: short,
  city: long,
  note: long,
  iban: 'CH9300762011623852957',
})

const paper = ({ long }: Canaries) => ({
  title: long,
  sender: long,
  note: long,
  tags: [long],
  amountRappen: 100,
  text: long,
})

const houseFacts = ({ long, short, egrid }: Canaries) => ({
  name: long,
  street: long,
  city: long,
  note: long,
  houseNumber: short,
  egrid,
})
const componentFacts = ({ long }: Canaries) => ({
  name: long,
  material: long,
  manufacturer: long,
  model: long,
  serialNumber: long,
  note: long,
})

/** Finds whose canaries stand in a text, in one pass. */
export function makeScanner(tenants: readonly Tenant[]): (text: string) => readonly number[] {
  const owners = new Map(
    tenants.flatMap(({ index, canaries }) =>
      canaryForms.map((form) => [canaries[form].toLowerCase(), index] as const),
    ),
  )
  const any = new RegExp([...owners.keys()].map((canary) => canary.replace('+', '\\+')).join('|'), 'gi')
  return (text) => [
    ...new Set(Array.from(text.matchAll(any), ([found]) => owners.get(found.toLowerCase()) ?? -1)),
  ]
}
