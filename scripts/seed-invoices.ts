// What Familie Keller was asked to pay over two years: most is paid, one is due soon, one paid in part.
import { addDays } from '../packages/domain/src/days/day.ts'
import { writeQrBill } from '../packages/domain/src/qr-bills/write-qr-bill.ts'
import type { Demo } from './seed-house.ts'

type Seeded = {
  readonly creditor: string
  readonly number: string
  readonly amountRappen: number
  readonly note: string
  /** Days from today. */
  readonly issued: number
  readonly due: number
  readonly paid: readonly (readonly [day: number, rappen: number])[]
  readonly iban?: string
  readonly reference?: string
  readonly taxClass?: string
  readonly taxReason?: string
  readonly component?: string
  readonly project?: string
}

const qr = { iban: 'CH4431999123000889012', reference: '210000000003139471430009017' }

const seeded: readonly Seeded[] = [
  {
    creditor: 'Kaminfegerei Oberholzer',
    number: '2026-1184',
    amountRappen: 18_740,
    note: 'Feuerungskontrolle',
    issued: -12,
    due: 5,
    paid: [],
    ...qr,
    component: 'oil_heating',
  },
  {
    creditor: 'Gartenbau Frei',
    number: 'R-26-071',
    amountRappen: 570_000,
    note: 'Gartenmauer, Akonto 2',
    issued: -18,
    due: 12,
    paid: [[-6, 200_000]],
    iban: 'CH9300762011623852957',
    project: 'Gartenmauer',
  },
  {
    creditor: 'Gartenbau Frei',
    number: 'R-26-058',
    amountRappen: 1_250_000,
    note: 'Gartenmauer, Akonto 1',
    issued: -40,
    due: -10,
    paid: [[-24, 1_250_000]],
    iban: 'CH9300762011623852957',
    project: 'Gartenmauer',
  },
  {
    creditor: 'GVZ Gebäudeversicherung',
    number: '4410-2027',
    amountRappen: 68_420,
    note: 'Prämie nächstes Jahr',
    issued: -9,
    due: 44,
    paid: [],
    taxClass: 'operation',
    taxReason: 'Prämien, Verwaltung und wiederkehrende Gebühren sind Kosten des Hauses.',
  },
  {
    creditor: 'Sanitär Huber AG',
    number: '26-0412',
    amountRappen: 31_000,
    note: 'Boiler entkalken',
    issued: -62,
    due: -32,
    paid: [[-46, 31_000]],
    component: 'water_heater',
    taxClass: 'upkeep',
  },
  {
    creditor: 'EKZ',
    number: '9081-3',
    amountRappen: 29_865,
    note: 'Strom drittes Quartal',
    issued: -80,
    due: -50,
    paid: [[-63, 29_865]],
    taxClass: 'private',
  },
  {
    creditor: 'Kaminfegerei Oberholzer',
    number: '2025-0977',
    amountRappen: 17_980,
    note: 'Feuerungskontrolle',
    issued: -378,
    due: -348,
    paid: [[-360, 17_980]],
    ...qr,
    component: 'oil_heating',
    taxClass: 'upkeep',
  },
  {
    creditor: 'Elektro Brändli GmbH',
    number: '25-611',
    amountRappen: 84_650,
    note: 'Periodische Kontrolle, Mängel behoben',
    issued: -430,
    due: -400,
    paid: [[-411, 84_650]],
    component: 'electrics',
    taxClass: 'upkeep',
  },
]

/** A house that has invoices keeps those it has. */
export async function ensureInvoices({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as { realEstate: Known }
  if (realEstate.invoices.nodes.length > 0) return
  const today = clock.today()
  for (const { issued, due, paid, component, project, ...facts } of seeded) {
    const id = clock.newId()
    const work = realEstate.projects.nodes.find(
      ({ title }) => project !== undefined && title.startsWith(project),
    )
    const links = {
      craftsmanId: realEstate.craftsmen.nodes.find(({ company }) => company === facts.creditor)?.id ?? null,
      componentId: realEstate.components.nodes.find(({ catalogKey }) => catalogKey === component)?.id ?? null,
      projectId: work?.id ?? null,
      costItemId: realEstate.costItems.find(({ projectId }) => projectId === work?.id)?.id ?? null,
    }
    const days = { issuedOn: addDays(today, issued), dueOn: addDays(today, due) }
    const code = codeOf(facts)
    const input = { ...facts, ...links, ...days, ...code, id, idempotencyKey: clock.newId() }
    await graphql(add, { house, input })
    for (const [at, [day, amountRappen]] of paid.entries())
      await graphql(pay, {
        house,
        id,
        input: {
          paymentId: clock.newId(),
          paidOn: addDays(today, day),
          amountRappen,
          expectedVersion: at + 1,
          idempotencyKey: clock.newId(),
        },
      })
  }
}

/** Of those with a reference: as the owner scanned them. */
function codeOf({
  creditor,
  number,
  amountRappen,
  iban,
  reference,
}: Omit<Seeded, 'issued' | 'due' | 'paid'>) {
  if (iban === undefined || reference === undefined) return {}
  const place = { postalCode: '8610', town: 'Uster', country: 'CH', type: 'structured' } as const
  const writing = writeQrBill({
    iban,
    creditor: { ...place, name: creditor, street: 'Bahnhofstrasse', houseNumber: '3' },
    amount: amountRappen,
    currency: 'CHF',
    debtor: { ...place, name: 'Martin Keller', street: 'Lindenweg', houseNumber: '14' },
    referenceType: 'QRR',
    reference,
    message: number,
    billingInformation: null,
    alternatives: [],
  })
  return 'payload' in writing ? { qrCode: writing.payload, isReviewed: true } : {}
}

type Known = {
  readonly invoices: { readonly nodes: readonly unknown[] }
  readonly projects: { readonly nodes: readonly { id: string; title: string }[] }
  readonly craftsmen: { readonly nodes: readonly { id: string; company: string }[] }
  readonly costItems: readonly { id: string; projectId: string }[]
  readonly components: { readonly nodes: readonly { id: string; catalogKey: string }[] }
}
const known = `query ($house: ID!) { realEstate(id: $house) { invoices(first: 1) { nodes { id } }
  projects(first: 100) { nodes { id title } } craftsmen(first: 100) { nodes { id company } }
  components(first: 100) { nodes { id catalogKey } } costItems { id projectId } } }`
const add = `mutation ($house: ID!, $input: AddInvoiceInput!) { addInvoice(realEstateId: $house, input: $input) { id } }`
const pay = `mutation ($house: ID!, $id: ID!, $input: PayInvoiceInput!) {
  payInvoice(realEstateId: $house, id: $id, input: $input) { id } }`
