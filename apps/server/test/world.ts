import { randomBytes, randomUUID } from 'node:crypto'
import type { MemberRole } from '@hauswart/domain/access/role'
import { makeClock } from '#platform/clock.ts'
import { ask, askBoth, succeeded, type GraphqlAnswer } from './ask.ts'
import type { TestServer } from './server.ts'
import {
  acceptQuote,
  addAcceptance,
  addAppointment,
  addApproval,
  addComponent,
  addCraftsman,
  addDefect,
  addEvent,
  addInvoice,
  addJournalEntry,
  addMakerWarranty,
  addMeasure,
  addProject,
  addRoom,
  addTodo,
  createHouse,
  setChangeOrder,
  setQuote,
  setTask,
} from './world-mutations.ts'

// In the order they are made, also within one millisecond: lists are in the order of ids.
const clock = makeClock()
export const newId = (): string => clock.newId()

/** A signed-in person of a test, with their own account; nobody shares one. */
export type Person = {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  token(): string
  headers(): Record<string, string>
  graphql(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>
  /** Runs an operation that must succeed and hands out its data. */
  data<Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<Data>
}

/** Makes people and houses straight in the database: fast, and independent of what is being tested. */
export function makeWorld(server: TestServer) {
  async function person(name = 'Vreni'): Promise<Person> {
    const [userId, sessionId] = [newId(), newId()]
    const email = `${randomUUID()}@kunde.test`
    await server.admin(
      `with account as (
         insert into auth.account (id, email, password_hash, status, terms_version, terms_accepted_at, confirmed_at)
         values ($1, $2, 'none', 'active', '1', now(), now())),
       session as (
         insert into auth.session (id, user_id, cookie_hash, idle_expires_at, absolute_expires_at)
         values ($3, $1, $4, now() + interval '4 hours', now() + interval '24 hours'))
       insert into app.profile (user_id, first_name, last_name) values ($1, $5, 'Muster')`,
      [userId, email, sessionId, randomBytes(32), name],
    )
    const token = () => server.parts.tokens.sign({ userId, sessionId, scope: ['user'] })
    const headers = () => ({ authorization: `Bearer ${token()}`, 'content-type': 'application/json' })
    const graphql = (query: string, variables?: Record<string, unknown>) =>
      askBoth(server, headers(), query, variables)
    return {
      userId,
      sessionId,
      email,
      token,
      headers,
      graphql,
      data: async <Data>(query: string, variables?: Record<string, unknown>) =>
        succeeded(await graphql(query, variables)) as Data,
    }
  }

  /** Only the ground a test stands on: asked once, and not compared. */
  const make = async (owner: Person, query: string, variables: Record<string, unknown>) =>
    succeeded(await ask(server.url, owner.headers(), query, variables))

  async function house(owner: Person, facts: Record<string, unknown> = {}): Promise<string> {
    const id = newId()
    await make(owner, createHouse, { input: { ...plainHouse, ...facts, id, idempotencyKey: newId() } })
    return id
  }

  async function component(
    owner: Person,
    realEstateId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    await make(owner, addComponent, {
      realEstateId,
      input: { catalogKey: 'windows', installedYear: 1998, ...facts, id, idempotencyKey: newId() },
    })
    return id
  }

  async function todo(
    owner: Person,
    realEstateId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    await make(owner, addTodo, {
      realEstateId,
      input: { title: 'Dachrinnen reinigen', ...facts, id, idempotencyKey: newId() },
    })
    return id
  }

  async function room(
    owner: Person,
    realEstateId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    await make(owner, addRoom, {
      realEstateId,
      input: { name: 'Heizraum', ...facts, id, idempotencyKey: newId() },
    })
    return id
  }

  /** The chimney sweep, some morning to come. */
  async function appointment(
    owner: Person,
    realEstateId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const morning = { startsOn: '2027-05-03', startsAt: '09:00', endsOn: '2027-05-03', endsAt: '10:30' }
    const input = { title: 'Kaminfeger', kind: 'service', ...morning, ...facts, id, idempotencyKey: newId() }
    await make(owner, addAppointment, { realEstateId, input })
    return id
  }

  async function craftsman(
    owner: Person,
    realEstateId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const known = { company: 'Huber Sanitär AG', trades: ['plumbing'], phone: '044 000 11 22' }
    const input = { ...known, ...facts, id, idempotencyKey: newId() }
    await make(owner, addCraftsman, { realEstateId, input })
    return id
  }

  async function project(
    owner: Person,
    realEstateId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const input = { title: 'Bad erneuern', kind: 'renovation', ...facts, id, idempotencyKey: newId() }
    await make(owner, addProject, { realEstateId, input })
    return id
  }

  /** A received quote to a renovation. */
  async function quote(
    owner: Person,
    realEstateId: string,
    projectId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const input = { ...plainQuote, projectId, ...facts, expectedVersion: 0, idempotencyKey: newId() }
    await make(owner, setQuote, { realEstateId, id, input })
    return id
  }

  /** Takes the quote, and writes down what is asked for on top of it. */
  async function changeOrder(
    owner: Person,
    realEstateId: string,
    quoteId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const taking = { expectedVersion: 1, costItemId: newId(), declinesOthers: false, idempotencyKey: newId() }
    await make(owner, acceptQuote, { realEstateId, id: quoteId, input: taking })
    const input = { ...plainChangeOrder, quoteId, ...facts, expectedVersion: 0, idempotencyKey: newId() }
    await make(owner, setChangeOrder, { realEstateId, id, input })
    return id
  }

  async function defect(
    owner: Person,
    realEstateId: string,
    projectId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const input = { ...plainDefect, ...facts, id, projectId, idempotencyKey: newId() }
    await make(owner, addDefect, { realEstateId, input })
    return id
  }

  async function journalEntry(
    owner: Person,
    realEstateId: string,
    projectId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const plain = { happenedOn: '2026-09-14', body: 'Gerüst gestellt' }
    const input = { ...plain, ...facts, id, projectId, idempotencyKey: newId() }
    await make(owner, addJournalEntry, { realEstateId, input })
    return id
  }

  async function makerWarranty(
    owner: Person,
    realEstateId: string,
    componentId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const plain = { title: 'Wärmepumpe', startsOn: '2026-05-04', years: 5 }
    await make(owner, addMakerWarranty, {
      realEstateId,
      input: { ...plain, ...facts, id, componentId, idempotencyKey: newId() },
    })
    return id
  }

  async function approval(
    owner: Person,
    realEstateId: string,
    projectId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const input = { ...plainApproval, ...facts, id, projectId, idempotencyKey: newId() }
    await make(owner, addApproval, { realEstateId, input })
    return id
  }

  async function acceptance(
    owner: Person,
    realEstateId: string,
    projectId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const input = { ...plainAcceptance, ...facts, id, projectId, idempotencyKey: newId() }
    await make(owner, addAcceptance, { realEstateId, input })
    return id
  }

  async function invoice(
    owner: Person,
    realEstateId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const input = { ...plainInvoice, ...facts, id, idempotencyKey: newId() }
    await make(owner, addInvoice, { realEstateId, input })
    return id
  }

  /** A planned renewal of a component. */
  async function measure(
    owner: Person,
    realEstateId: string,
    componentId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const planned = { componentIds: [componentId], kind: 'replacement', state: 'planned', year: 2030 }
    const input = { ...planned, ...facts, id, idempotencyKey: newId() }
    await make(owner, addMeasure, { realEstateId, input })
    return id
  }

  /** A service of a component some years ago. */
  async function event(
    owner: Person,
    realEstateId: string,
    componentId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const done = { componentId, kind: 'serviced', year: 2021 }
    await make(owner, addEvent, { realEstateId, input: { ...done, ...facts, id, idempotencyKey: newId() } })
    return id
  }

  /** A service of a component that comes every year. */
  async function task(
    owner: Person,
    realEstateId: string,
    componentId: string,
    facts: Record<string, unknown> = {},
  ): Promise<string> {
    const id = newId()
    const yearly = { componentId, title: 'Service', intervalMonths: 12, nextOn: '2027-10-01' }
    const input = { ...yearly, ...facts, expectedVersion: 0, idempotencyKey: newId() }
    await make(owner, setTask, { realEstateId, id, input })
    return id
  }

  const join = (member: Person, realEstateId: string, role: MemberRole, canSeeFinances = false) =>
    server.admin(
      'insert into app.membership (user_id, real_estate_id, role, can_see_finances) values ($1, $2, $3, $4)',
      [member.userId, realEstateId, role, canSeeFinances],
    )

  return {
    person,
    house,
    component,
    room,
    todo,
    appointment,
    craftsman,
    project,
    quote,
    changeOrder,
    defect,
    acceptance,
    approval,
    makerWarranty,
    journalEntry,
    invoice,
    measure,
    event,
    task,
    join,
  }
}

export const plainQuote = {
  company: 'Fenster Müller AG',
  state: 'received',
  priceRappen: 1_000_000,
  discountRappen: 0,
  includesVat: false,
  vatPermille: 81,
  lines: [] as readonly object[],
  isActive: true,
}

export const plainChangeOrder = {
  title: 'Zusätzliche Laibung',
  amountRappen: 120_000,
  state: 'open',
  saidOn: '2026-11-02',
  isActive: true,
}

const plainDefect = {
  title: 'Riss im Putz',
  nature: 'open',
  foundOn: '2026-09-14',
  terms: 'work',
  subject: 'immovable',
  contractOn: '2026-03-02',
  acceptedOn: '2026-08-31',
}

const plainApproval = {
  kind: 'permit',
  title: 'Baubewilligung',
  state: 'granted',
  requestedOn: '2026-03-02',
  decidedOn: '2026-05-04',
  validUntil: '2029-05-04',
}

const plainAcceptance = {
  title: 'Abnahme Gipserarbeiten',
  acceptedOn: '2026-08-31',
  terms: 'work',
  subject: 'immovable',
  contractOn: '2026-03-02',
  result: 'with_defects',
}

export const plainInvoice = {
  creditor: 'Kaminfeger Brunner GmbH',
  amountRappen: 18_740,
  issuedOn: '2026-10-19',
  dueOn: '2026-11-18',
}

export const plainHouse = {
  name: 'Lindenweg 14',
  kind: 'single_family_house',
  usage: 'owner_occupied',
  ownership: 'sole',
  street: 'Lindenweg',
  houseNumber: '14',
  zip: '8610',
  city: 'Uster',
  canton: 'ZH',
  buildYear: 1978,
}
