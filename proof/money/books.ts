import { makeWorld, newId, type Person } from '../../apps/server/test/world.ts'
import type { TestServer } from '../../apps/server/test/server.ts'
import { addDays } from '../../packages/domain/src/days/day.ts'
import { mirrored } from '../../packages/domain/src/invoices/credit.ts'
import type { TaxedInvoice } from '../../packages/domain/src/invoices/invoice-tax.ts'
import { makeRandom, type Random } from '../door/random.ts'
import { settledOf, someInvoice } from './invoices.ts'

/** What the proof knows of an invoice, from what it said itself and nothing else. */
type Booked = Omit<TaxedInvoice, 'note' | 'payments'> & {
  readonly version: number
  readonly disputed: number | 'all' | null
  readonly retained: number | null
  readonly payments: readonly {
    readonly id: string
    readonly paidOn: string
    readonly amountRappen: number
  }[]
}
export type Books = {
  readonly houses: ReadonlyMap<string, { readonly owner: Person; readonly invoices: Map<string, Booked> }>
  readonly acts: number
  readonly undos: number
}

const perHouse = 200
const call = (name: string, input: string) => `mutation Call($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { version } }`
const pay = call('payInvoice', 'PayInvoiceInput')
const setOff = call('setOffInvoice', 'SetOffInvoiceInput')
const unpay = call('unpayInvoice', 'UnpayInvoiceInput')
const change = call('updateInvoice', 'UpdateInvoiceInput')
const dispute = call('disputeInvoice', 'DisputeInvoiceInput')
const undispute = call('undisputeInvoice', 'VersionInput')
const retain = call('retainInvoice', 'RetainInvoiceInput')
const release = call('releaseInvoice', 'VersionInput')
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`

/** Random invoices, each recorded, paid, changed, and every third act taken back, over HTTP; the book says what must be. */
export async function keepBooks(server: TestServer, seed: number, count: number): Promise<Books> {
  const world = makeWorld(server)
  const random = makeRandom(seed)
  const houses = new Map<string, { owner: Person; invoices: Map<string, Booked> }>()
  const tally = { acts: 0, undos: 0 }
  for (let made = 0; made < count; made += perHouse) {
    const owner = await world.person()
    const house = await world.house(owner)
    const invoices = new Map<string, Booked>()
    houses.set(house, { owner, invoices })
    for (let n = 0; n < Math.min(perHouse, count - made); n += 1) {
      if (n % 8 === 3) {
        await liveCredit({ server, random, owner, house, id: newId(), invoices, tally })
        continue
      }
      if (n % 8 === 7) {
        await liveExpense({ server, random, owner, house, id: newId(), invoices, tally })
        continue
      }
      const { note: _note, payments, ...facts } = someInvoice(random)
      const id = await world.invoice(owner, house, { ...facts })
      invoices.set(id, { ...facts, version: 1, payments: [], ...nothingHeld })
      await live({ server, random, owner, house, id, invoices, tally }, payments)
    }
  }
  return { houses, ...tally }
}

type Life = {
  readonly server: TestServer
  readonly random: Random
  readonly owner: Person
  readonly house: string
  readonly id: string
  readonly invoices: Map<string, Booked>
  readonly tally: { acts: number; undos: number }
}

const nothingHeld = { disputed: null, retained: null }

async function live(life: Life, payments: TaxedInvoice['payments']): Promise<void> {
  const { random, id, invoices } = life
  if (random.below(2) === 0) await keepBack(life)
  for (const { paidOn, amountRappen } of payments) {
    const paymentId = newId()
    await act(life, pay, { paymentId, paidOn: before(paidOn), amountRappen }, (old) => ({
      ...old,
      payments: [...old.payments, { id: paymentId, paidOn: before(paidOn), amountRappen }],
    }))
  }
  const gone = random.pick(invoices.get(id)?.payments ?? [])
  if (gone !== undefined && random.below(4) === 0)
    await act(life, unpay, { paymentId: gone.id }, (old) => ({
      ...old,
      payments: old.payments.filter((one) => one !== gone),
    }))
  if (random.below(3) === 0) {
    const amountRappen = 1 + random.below(4_000_000)
    const facts = { amountRappen, taxClass: null, taxLines: [], subsidyRappen: null }
    await act(life, change, facts, (old) => ({ ...old, ...facts }))
  }
}

/** A part is kept back or disputed, before anything is paid, and let go again or not: what is open does not change by it. */
async function keepBack(life: Life): Promise<void> {
  const { random, id, invoices } = life
  const amount = invoices.get(id)?.amountRappen ?? 1
  const retainedRappen = 1 + random.below(amount)
  const until = { retainedUntil: '2037-01-01', retainedReason: 'Mängel' }
  await act(life, retain, { retainedRappen, ...until }, (old) => ({ ...old, retained: retainedRappen }))
  if (invoices.get(id)?.retained !== null && random.below(3) === 0)
    await act(life, release, {}, (old) => ({ ...old, retained: null }))
  if (random.below(2) === 0) return
  const disputedRappen = random.below(2) === 0 ? null : 1 + random.below(amount)
  const why = { disputedOn: before('9999-12-31'), disputeReason: 'Zu viel', disputeDemand: 'correction' }
  await act(life, dispute, { ...why, disputedRappen }, (old) => ({
    ...old,
    disputed: disputedRappen ?? 'all',
  }))
  if (invoices.get(id)?.disputed !== null && random.below(3) === 0)
    await act(life, undispute, {}, (old) => ({ ...old, disputed: null }))
}

/** A cost without a bill: paid on its day, and what is paid follows what is changed of it. */
async function liveExpense(life: Life): Promise<void> {
  const { random, owner, house, invoices } = life
  const { note: _note, payments: _payments, ...some } = someInvoice(random)
  const plain = { ...some, discountUntil: null, discountRate: null }
  const paid = <Facts extends { readonly issuedOn: string; readonly amountRappen: number }>(
    facts: Facts,
    id: string,
  ) => {
    const issuedOn = before(facts.issuedOn)
    return {
      ...facts,
      issuedOn,
      dueOn: issuedOn,
      payments: [{ id, paidOn: issuedOn, amountRappen: facts.amountRappen }],
    }
  }
  const { payments: _paid, ...facts } = paid(plain, '')
  const id = await makeWorld(life.server).invoice(owner, house, {
    ...facts,
    kind: 'expense',
    category: 'other',
  })
  invoices.set(id, { ...paid(plain, id), version: 1, ...nothingHeld })
  const changed = {
    amountRappen: 1 + random.below(4_000_000),
    taxClass: null,
    taxLines: [],
    subsidyRappen: null,
  }
  await act({ ...life, id }, change, changed, (old) => ({ ...old, ...paid({ ...old, ...changed }, id) }))
}

/** A credit note: everything below zero, come back in parts, and never something to pay. */
async function liveCredit(life: Life): Promise<void> {
  const { random, owner, house, invoices } = life
  const { note: _note, payments: _payments, ...some } = someInvoice(random)
  const { payments: _none, ...facts } = mirrored({
    ...some,
    issuedOn: before(some.issuedOn),
    dueOn: before(some.issuedOn),
    discountUntil: null,
    discountRate: null,
    subsidyRappen: null,
    payments: [],
  })
  const id = await makeWorld(life.server).invoice(owner, house, { ...facts, kind: 'credit' })
  invoices.set(id, { ...facts, version: 1, payments: [], ...nothingHeld })
  const own = { ...life, id }
  let left = -facts.amountRappen
  while (left > 0 && random.below(4) > 0) {
    const amountRappen = -(1 + random.below(left))
    const paid = { paidOn: before('9999-12-31'), amountRappen }
    const paymentId = newId()
    await act(own, pay, { paymentId, ...paid }, (old) => ({
      ...old,
      payments: [...old.payments, { id: paymentId, ...paid }],
    }))
    left = -settledOf(invoices.get(id) ?? { ...facts, payments: [] }).open
  }
  await liveOffset(own)
}

/** A credit note set off against an open bill: one act over two books, undone, taken back from either side, or left. */
async function liveOffset({ server, random, owner, house, id, invoices, tally }: Life): Promise<void> {
  const credit = invoices.get(id)
  const isOpen = (one: Booked) => one.currency === credit?.currency && settledOf(one).open > 0
  const [billId, bill] = [...invoices].find(([, one]) => isOpen(one)) ?? []
  if (credit === undefined || billId === undefined || bill === undefined) return
  const most = Math.min(-settledOf(credit).open, settledOf(bill).open)
  if (most <= 0) return
  const said = { paymentId: newId(), billPaymentId: newId(), paidOn: before('9999-12-31') }
  const amountRappen = 1 + random.below(most)
  const book = (versions: number, isSettled: boolean) => {
    const paid = (paymentId: string, rappen: number) =>
      isSettled ? [{ id: paymentId, paidOn: said.paidOn, amountRappen: rappen }] : []
    const after = (old: Booked, payments: Booked['payments']): Booked => ({
      ...old,
      payments: [...old.payments, ...payments],
      version: old.version + versions,
    })
    invoices.set(id, after(credit, paid(said.paymentId, -amountRappen)))
    invoices.set(billId, after(bill, paid(said.billPaymentId, amountRappen)))
  }
  const keyed = () => ({ idempotencyKey: newId() })
  const over = { ...keyed(), ...said, billId, amountRappen, expectedVersion: credit.version }
  await owner.data(setOff, { house, id, input: over })
  tally.acts += 1
  const ending = random.below(4)
  if (ending === 0) {
    const [event] = await server.admin<{ id: string }>(
      'select id from app.audit_event where object_id = $1 order by id desc limit 1',
      [id],
    )
    await owner.data(undo, { house, act: event?.id, input: keyed() })
    tally.undos += 1
  } else if (ending === 1) {
    const ended = { ...keyed(), paymentId: said.billPaymentId, expectedVersion: bill.version + 1 }
    await owner.data(unpay, { house, id: billId, input: ended })
  } else if (ending === 2) {
    const ended = { ...keyed(), paymentId: said.paymentId, expectedVersion: credit.version + 1 }
    await owner.data(unpay, { house, id, input: ended })
  }
  book(ending === 3 ? 1 : 2, ending === 3)
}

// Nobody can have paid tomorrow.
const before = (day: string): string => {
  const today = new Date().toISOString().slice(0, 10)
  return day < today ? day : addDays(today, -1)
}

async function act(
  life: Life,
  document: string,
  said: object,
  after: (old: Booked) => Booked,
): Promise<void> {
  const { server, random, owner, house, id, invoices, tally } = life
  const old = invoices.get(id)
  if (old === undefined) return
  const idempotencyKey = newId()
  await owner.data(document, { house, id, input: { ...said, idempotencyKey, expectedVersion: old.version } })
  tally.acts += 1
  if (random.below(3) > 0) {
    invoices.set(id, { ...after(old), version: old.version + 1 })
    return
  }
  const [event] = await server.admin<{ id: string }>(
    'select id from app.audit_event where object_id = $1 order by id desc limit 1',
    [id],
  )
  await owner.data(undo, { house, act: event?.id, input: { idempotencyKey: newId() } })
  tally.undos += 1
  invoices.set(id, { ...old, version: old.version + 2 })
}

const list = `query List($house: ID!, $after: String) { realEstate(id: $house) { invoices(first: 90, after: $after) {
  nodes { id amountRappen openRappen state disputedOn disputedRappen retainedRappen subsidyRappen taxClass taxLines { amountRappen } payments { id paidOn amountRappen offsetId } }
  nextCursor } } }`
type Told = {
  readonly id: string
  readonly amountRappen: number
  readonly openRappen: number
  readonly state: string
  readonly disputedOn: string | null
  readonly disputedRappen: number | null
  readonly retainedRappen: number | null
  readonly taxLines: readonly { readonly amountRappen: number }[]
  readonly payments: readonly (Booked['payments'][number] & { readonly offsetId: string | null })[]
}
type Page = { realEstate: { invoices: { nodes: Told[]; nextCursor: string | null } } }

/** Where what an owner is told is not what the book says, to the Rappen. */
export async function unevenIn({ houses }: Books): Promise<string[]> {
  const wrong: string[] = []
  for (const [house, { owner, invoices }] of houses) {
    const told: Told[] = []
    let after: string | null = null
    do {
      const page: Page = await owner.data<Page>(list, { house, after })
      told.push(...page.realEstate.invoices.nodes)
      after = page.realEstate.invoices.nextCursor
    } while (after !== null)
    if (told.length !== invoices.size) wrong.push(`${house}: ${told.length} invoices, not ${invoices.size}`)
    wrong.push(...halvesIn(told))
    for (const one of told) {
      const booked = invoices.get(one.id)
      if (booked === undefined) wrong.push(`${one.id}: nobody wrote it`)
      else wrong.push(...faultsOf(one, booked).map((fault) => `${one.id}: ${fault}`))
    }
  }
  return wrong
}

/** What was set off on one side only, or by another amount on the other. */
function halvesIn(told: readonly Told[]): string[] {
  const paid = told.flatMap(({ payments }) => payments)
  const rappen = new Map(paid.map(({ id, amountRappen }) => [id, amountRappen]))
  return paid
    .filter(({ offsetId, amountRappen }) => offsetId !== null && rappen.get(offsetId) !== -amountRappen)
    .map(({ id }) => `${id}: half a set-off`)
}

function faultsOf(told: Told, booked: Booked): string[] {
  const { open, discount } = settledOf(booked)
  const sum = (some: readonly { readonly amountRappen: number }[]) =>
    some.reduce((total, { amountRappen }) => total + amountRappen, 0)
  const checks: readonly (readonly [boolean, string])[] = [
    [told.amountRappen === booked.amountRappen, 'another amount'],
    [told.openRappen === open, 'another rest'],
    [
      sum(told.payments) + told.openRappen + discount === told.amountRappen,
      'paid, discount and rest are not the amount',
    ],
    [told.retainedRappen === booked.retained, 'something else kept back'],
    [
      (told.disputedOn === null ? null : (told.disputedRappen ?? 'all')) === booked.disputed,
      'something else disputed',
    ],
    [isHeld(told.state) === (open > 0 && open <= heldOf(booked)), 'asked for what is held, or the other way'],
    [told.amountRappen > 0 || (told.openRappen <= 0 && told.state !== 'due'), 'a credit note to be paid'],
    [told.payments.length === booked.payments.length, 'another number of payments'],
    [told.taxLines.length === booked.taxLines.length, 'another number of lines'],
    [told.taxLines.length === 0 || sum(told.taxLines) === told.amountRappen, 'lines that are not the amount'],
  ]
  return checks.flatMap(([isRight, what]) => (isRight ? [] : [what]))
}

const isHeld = (state: string): boolean => state === 'disputed' || state === 'retained'
const heldOf = ({ amountRappen, disputed, retained }: Booked): number =>
  (retained ?? 0) + (disputed === 'all' ? amountRappen : (disputed ?? 0))

const somePaid = `select i.id from app.invoice i where exists (select from app.invoice_payment p
  where p.real_estate_id = i.real_estate_id and p.invoice_id = i.id and p.is_active) order by i.id limit 1`
const someDivided = `select id from app.invoice where jsonb_array_length(tax_lines) > 0 order by id limit 1`

/** Faults as they could slip into the writing, straight into the rows, each of which must be seen. */
export const bookFaults: readonly { readonly name: string; readonly plant: readonly string[] }[] = [
  {
    name: 'a payment is booked twice',
    plant: [
      `insert into app.invoice_payment (real_estate_id, id, invoice_id, paid_on, amount_rappen)
       select real_estate_id, gen_random_uuid(), invoice_id, paid_on, amount_rappen from app.invoice_payment
       where is_active order by id limit 1`,
    ],
  },
  {
    name: 'a set-off ends on one side only',
    plant: [
      `update app.invoice_payment set is_active = false where id = (select id from app.invoice_payment
         where is_active and offset_id is not null order by id limit 1)`,
    ],
  },
  {
    name: 'what is open is not counted anew',
    plant: [`update app.invoice set open_rappen = open_rappen - 1 where id = (${somePaid})`],
  },
  {
    name: 'a Rappen less is kept back than somebody said',
    plant: [
      `update app.invoice set retained_rappen = retained_rappen - 1 where id = (select id from app.invoice
         where retained_rappen > 1 order by id limit 1)`,
    ],
  },
  {
    name: 'a credit note is counted as a bill, and no check of the database sees it',
    plant: [
      'alter table app.invoice drop constraint signed_by_kind, drop constraint even_tax_lines',
      `update app.invoice set amount_rappen = -amount_rappen, open_rappen = -open_rappen where id = (select id
         from app.invoice where kind = 'credit' order by id limit 1)`,
    ],
  },
  {
    name: 'a line gets a Rappen more, and no check of the database sees it',
    plant: [
      'alter table app.invoice drop constraint if exists even_tax_lines',
      `update app.invoice set tax_lines = jsonb_set(tax_lines, '{0,amountRappen}',
         to_jsonb((tax_lines -> 0 ->> 'amountRappen')::bigint + 1)) where id = (${someDivided})`,
    ],
  },
]
