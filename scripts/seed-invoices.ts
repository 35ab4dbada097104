// What Familie Keller was asked to pay: most is paid, one is due soon, one kept back in part, one disputed, a credit note waits; this year a kitchen and windows.
import { addDays } from '../packages/domain/src/days/day.ts'
import { writeQrBill } from '../packages/domain/src/qr-bills/write-qr-bill.ts'
import { add, bookExpenses } from './seed-expenses.ts'
import type { Demo } from './seed-house.ts'

/** Days from today, or the day itself. */
type Day = number | string
const dayOf = (today: string, day: Day): string => (typeof day === 'number' ? addDays(today, day) : day)

type Seeded = {
  readonly creditor: string
  readonly number: string
  readonly amountRappen: number
  readonly note: string
  readonly issued: Day
  readonly due: Day
  readonly paid: readonly (readonly [day: Day, rappen: number])[]
  readonly iban?: string
  readonly reference?: string
  readonly taxClass?: string
  readonly taxReason?: string
  readonly taxLines?: readonly { text: string; amountRappen: number; taxClass: string }[]
  readonly subsidyRappen?: number
  readonly discount?: { readonly rate: number; readonly day: number }
  /** The title of the paper. */
  readonly document?: string
  readonly component?: string
  readonly project?: string
  /** The title of the decision it came of. */
  readonly decision?: string
  /** Of a credit note: the number of the bill it is for, recorded before it. */
  readonly credits?: string
  /** Since when, of how much and why. */
  readonly dispute?: { readonly day: number; readonly reason: string; readonly demand: string }
  /** What the law or the firm guarantees of it. */
  readonly warranty?: { readonly warrantyBasis: string; readonly warrantyYears?: number }
  readonly retention?: { readonly rappen: number; readonly day: number; readonly reason: string }
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
    retention: { rappen: 57_000, day: 60, reason: 'Bis die Mängel behoben sind' },
  },
  {
    creditor: 'Elektro Brändli GmbH',
    number: '26-733',
    amountRappen: 126_480,
    note: 'Störung Garage',
    issued: -34,
    due: -4,
    paid: [],
    component: 'electrics',
    dispute: {
      day: -9,
      reason:
        'Verrechnet sind 9 Arbeitsstunden. Nach dem Rapport vom Einsatz waren es 5, und die Anfahrt steht zweimal.',
      demand: 'correction',
    },
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
    creditor: 'Gartenbau Frei',
    number: 'G-26-004',
    amountRappen: -38_500,
    note: 'Nicht gebrauchte Steine zurückgenommen',
    issued: -8,
    due: -8,
    paid: [],
    project: 'Gartenmauer',
    credits: 'R-26-058',
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
    creditor: 'GVZ Gebäudeversicherung',
    number: '4410-2026',
    amountRappen: 67_105,
    note: 'Prämie dieses Jahr',
    issued: -310,
    due: -280,
    paid: [[-290, 67_105]],
    taxClass: 'operation',
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
    // In nobody's address book: only its name tells what it was.
    creditor: 'Kanalreinigung Greifensee GmbH',
    number: '26-1402',
    amountRappen: 38_700,
    note: 'Abläufe gespült',
    issued: -48,
    due: -18,
    paid: [[-30, 38_700]],
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
  {
    creditor: 'Küchenbau Steiner AG',
    number: 'K-2026-31',
    amountRappen: 2_864_550,
    note: 'Küche ersetzt, mit Kochinsel',
    issued: -150,
    due: -120,
    discount: { rate: 200, day: -140 },
    paid: [[-141, 2_807_259]],
    component: 'kitchen',
    warranty: { warrantyBasis: 'work' },
    document: 'Rechnung Küche',
    taxReason:
      'Küche, Bad, Elektroanlagen und Garten werden beim Ersatz meist besser, als sie waren. Ein Teil gilt dann als wertvermehrend; wie viel, sagt das Steueramt.',
    taxLines: [
      { text: 'Küche gleichwertig ersetzt', amountRappen: 2_291_640, taxClass: 'upkeep' },
      { text: 'Kochinsel, neu', amountRappen: 572_910, taxClass: 'improvement' },
    ],
  },
  {
    creditor: 'Fensterbau Oberland AG',
    number: '26-2087',
    amountRappen: 1_842_000,
    note: 'Fenster Südseite, dreifach verglast',
    issued: -210,
    due: -180,
    paid: [
      [-205, 600_000],
      [-182, 1_242_000],
    ],
    component: 'windows',
    decision: 'Fenster ersetzen',
    warranty: { warrantyBasis: 'agreed', warrantyYears: 10 },
    document: 'Rechnung Fenster Südseite',
    taxClass: 'energy',
    taxReason: 'Arbeiten, die in einem bestehenden Haus Energie sparen, sind abziehbar wie Unterhalt.',
    subsidyRappen: 252_000,
  },
  {
    creditor: 'Malergeschäft Wüthrich',
    number: '1944',
    amountRappen: 864_050,
    note: 'Ausbesserung Fassade Wetterseite',
    issued: '2019-10-09',
    due: '2019-11-08',
    paid: [['2019-11-01', 864_050]],
    component: 'plaster_facade',
    taxClass: 'upkeep',
    document: 'Rechnung Maler Fassade',
  },
  {
    creditor: 'Sanitär Brunner AG',
    number: '21-0318',
    amountRappen: 3_228_000,
    note: 'Umbau Bad Obergeschoss',
    issued: '2021-03-18',
    due: '2021-04-17',
    paid: [['2021-04-12', 3_228_000]],
    component: 'bathroom',
    project: 'Bad oben',
    taxLines: [
      { text: 'Bad gleichwertig ersetzt', amountRappen: 2_582_400, taxClass: 'upkeep' },
      { text: 'Dusche bodeneben, neu', amountRappen: 645_600, taxClass: 'improvement' },
    ],
    document: 'Rechnung Umbau Bad',
  },
]

/** A house that has invoices keeps those it has. */
export async function ensureInvoices(demo: Demo): Promise<void> {
  const { graphql, clock, realEstateId: house } = demo
  const { realEstate } = (await graphql(known, { house })) as { realEstate: Known }
  if (realEstate.invoices.nodes.length > 0) return
  await bookExpenses(demo)
  const today = clock.today()
  const ids = new Map<string, string>()
  for (const one of seeded) {
    const {
      issued,
      due,
      paid,
      component,
      project,
      decision,
      discount,
      document,
      dispute,
      retention,
      warranty,
      credits,
      ...facts
    } = one
    const id = clock.newId()
    ids.set(facts.number, id)
    const work = realEstate.projects.nodes.find(
      ({ title }) => project !== undefined && title.startsWith(project),
    )
    const links = {
      craftsmanId: realEstate.craftsmen.nodes.find(({ company }) => company === facts.creditor)?.id ?? null,
      componentId: realEstate.components.nodes.find(({ catalogKey }) => catalogKey === component)?.id ?? null,
      projectId: work?.id ?? null,
      measureId: realEstate.measures.find(({ title }) => title !== null && title === decision)?.id ?? null,
      documentId: realEstate.documents.nodes.find(({ title }) => title === document)?.id ?? null,
      costItemId: realEstate.costItems.find(({ projectId }) => projectId === work?.id)?.id ?? null,
    }
    const days = {
      issuedOn: dayOf(today, issued),
      dueOn: dayOf(today, due),
      ...(discount && { discountRate: discount.rate, discountUntil: addDays(today, discount.day) }),
    }
    const code = codeOf(facts)
    const credited = credits === undefined ? {} : { kind: 'credit', creditsId: ids.get(credits) }
    const input = { ...facts, ...links, ...days, ...code, ...credited, id, idempotencyKey: clock.newId() }
    await graphql(add, { house, input })
    for (const [at, [day, amountRappen]] of paid.entries())
      await graphql(pay, {
        house,
        id,
        input: {
          paymentId: clock.newId(),
          paidOn: dayOf(today, day),
          amountRappen,
          expectedVersion: at + 1,
          idempotencyKey: clock.newId(),
        },
      })
    const over = { expectedVersion: paid.length + 1, idempotencyKey: clock.newId() }
    if (dispute !== undefined)
      await graphql(disputing, {
        house,
        id,
        input: {
          ...over,
          disputedOn: addDays(today, dispute.day),
          disputeReason: dispute.reason,
          disputeDemand: dispute.demand,
        },
      })
    if (warranty !== undefined)
      await graphql(guaranteeing, { house, id, input: { ...over, ...warranty, warrantyFrom: days.issuedOn } })
    if (retention !== undefined)
      await graphql(retaining, {
        house,
        id,
        input: {
          ...over,
          retainedRappen: retention.rappen,
          retainedUntil: addDays(today, retention.day),
          retainedReason: retention.reason,
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
  readonly documents: { readonly nodes: readonly { id: string; title: string }[] }
  readonly projects: { readonly nodes: readonly { id: string; title: string }[] }
  readonly craftsmen: { readonly nodes: readonly { id: string; company: string }[] }
  readonly measures: readonly { id: string; title: string | null }[]
  readonly costItems: readonly { id: string; projectId: string }[]
  readonly components: { readonly nodes: readonly { id: string; catalogKey: string }[] }
}
const known = `query ($house: ID!) { realEstate(id: $house) { invoices(first: 1) { nodes { id } }
  projects(first: 100) { nodes { id title } } craftsmen(first: 100) { nodes { id company } }
  documents(first: 100) { nodes { id title } } components(first: 100) { nodes { id catalogKey } } costItems { id projectId } measures { id title } } }`
const pay = `mutation ($house: ID!, $id: ID!, $input: PayInvoiceInput!) {
  payInvoice(realEstateId: $house, id: $id, input: $input) { id } }`
const disputing = `mutation ($house: ID!, $id: ID!, $input: DisputeInvoiceInput!) {
  disputeInvoice(realEstateId: $house, id: $id, input: $input) { id } }`
const guaranteeing = `mutation ($house: ID!, $id: ID!, $input: BeginInvoiceWarrantyInput!) {
  beginInvoiceWarranty(realEstateId: $house, id: $id, input: $input) { id } }`
const retaining = `mutation ($house: ID!, $id: ID!, $input: RetainInvoiceInput!) {
  retainInvoice(realEstateId: $house, id: $id, input: $input) { id } }`
