// What firms offer Familie Keller: for the windows somebody was chosen, for the heating they still compare.
import type { Demo } from './seed-house.ts'

type Line = readonly [text: string, francs: number | null, kind?: string, quantity?: number, unit?: string]
type Offered = {
  readonly company: string
  readonly receivedOn: string
  readonly validUntil: string
  readonly francs: number
  readonly discountFrancs?: number
  readonly includesVat?: boolean
  readonly cash?: readonly [permille: number, days: number]
  readonly lines: readonly Line[]
  /** The title of its paper. */
  readonly paper?: string
  /** Taken, into the cost item of this title. */
  readonly acceptedIn?: string
}

const offered: Readonly<Record<string, readonly Offered[]>> = {
  'Fenster ersetzen': [
    {
      company: 'Schreinerei Huber AG',
      receivedOn: '2026-11-13',
      validUntil: '2027-01-31',
      francs: 35_600,
      lines: [
        ['14 Fenster', 26_180, 'priced', 14, 'Stk'],
        ['Montage und Abdichtung', 4_620],
        ['Ausbau und Entsorgung', 1_960],
        ['Laibungen verputzen, streichen', 2_450, 'option'],
        ['Fensterbänke aussen, Alu', 1_540],
        ['Hebebühne', 1_300],
      ],
    },
    {
      company: 'Alba Fensterbau GmbH',
      receivedOn: '2026-11-02',
      validUntil: '2026-12-02',
      francs: 30_490,
      lines: [
        ['14 Fenster', 28_900],
        ['Montage und Abdichtung', null, 'lump'],
        ['Fensterbänke aussen, Alu', 1_590],
        ['Hebebühne', 1_200, 'option'],
      ],
    },
    {
      company: 'Fenster Müller AG',
      receivedOn: '2026-10-12',
      validUntil: '2027-01-11',
      francs: 37_940,
      discountFrancs: 1_138.2,
      cash: [20, 10],
      acceptedIn: '14 Fenster mit Montage',
      lines: [
        ['14 Fenster', 24_640, 'priced', 14, 'Stk'],
        ['Montage und Abdichtung', 4_480],
        ['Ausbau und Entsorgung', 2_240],
        ['Laibungen verputzen, streichen', 2_800],
        ['Fensterbänke aussen, Alu', 1_680],
        ['Hebebühne', 1_450],
        ['Prüfung auf Asbest', 650],
      ],
    },
  ],
  'Ölheizung ersetzen': [
    {
      company: 'Sanitär Huber AG',
      receivedOn: '2026-11-10',
      validUntil: '2027-02-28',
      francs: 38_900,
      paper: 'Offerte Wärmepumpe Sanitär Huber AG',
      cash: [20, 30],
      lines: [
        ['Luft-Wasser-Wärmepumpe 9 kW', 21_400, 'priced', 1, 'Stk'],
        ['Demontage und Tankentsorgung', 4_700],
        ['Warmwasserspeicher 400 l', 4_300],
        ['Elektroanschluss', 3_900],
        ['Fundament und Leitungen', 3_100],
        ['Inbetriebnahme und Instruktion', 1_500],
      ],
    },
    {
      company: 'Wärmetechnik Zellweger AG',
      receivedOn: '2026-11-12',
      validUntil: '2026-12-31',
      francs: 36_754,
      includesVat: true,
      lines: [
        ['Luft-Wasser-Wärmepumpe 9 kW', 24_646.8, 'priced', 1, 'Stk'],
        ['Warmwasserspeicher 400 l', 5_513.1],
        ['Fundament und Leitungen', 4_324],
        ['Elektroanschluss', 3_891.6, 'option'],
        ['Inbetriebnahme und Instruktion', 2_270.1],
      ],
    },
    {
      company: 'Klima Baumann GmbH',
      receivedOn: '2026-11-05',
      validUntil: '2027-01-31',
      francs: 40_600,
      discountFrancs: 600,
      lines: [
        ['Luft-Wasser-Wärmepumpe 9 kW', 26_800, 'priced', 1, 'Stk'],
        ['Demontage und Tankentsorgung', 5_200],
        ['Warmwasserspeicher 400 l', null, 'lump'],
        ['Elektroanschluss', 4_300],
        ['Fundament und Leitungen', 3_200],
        ['Inbetriebnahme und Instruktion', 1_100],
      ],
    },
  ],
}

/** A house that has quotes keeps those it has. */
export async function ensureQuotes({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as { realEstate: Known }
  if (realEstate.quotes.length > 0) return
  for (const { id: projectId, title } of realEstate.projects.nodes)
    for (const { acceptedIn, paper, ...quote } of offered[title] ?? []) {
      const id = clock.newId()
      const craftsman = realEstate.craftsmen.nodes.find(({ company }) => company === quote.company)
      const documentId = realEstate.documents.nodes.find((one) => one.title === paper)?.id ?? null
      const said = { ...inputOf(quote), projectId, craftsmanId: craftsman?.id ?? null, documentId }
      await graphql(set, { house, id, input: { ...said, expectedVersion: 0, idempotencyKey: clock.newId() } })
      const item = realEstate.costItems.find((one) => one.title === acceptedIn)
      if (item === undefined) continue
      const input = {
        costItemId: item.id,
        declinesOthers: true,
        contractOn: '2026-11-04',
        terms: 'work',
        expectedVersion: 1,
      }
      await graphql(accept, { house, id, input: { ...input, idempotencyKey: clock.newId() } })
      const asked = { ...storeBoxes, quoteId: id, expectedVersion: 0, idempotencyKey: clock.newId() }
      await graphql(order, { house, id: clock.newId(), input: asked })
    }
}

/** Asked for after the award, and nobody has decided yet. */
const storeBoxes = {
  title: 'Storenkasten dämmen',
  amountRappen: 189_000,
  extraDays: 1,
  state: 'open',
  saidOn: '2026-11-12',
  isActive: true,
}

const rappen = (francs: number): number => Math.round(francs * 100)

const inputOf = ({
  company,
  receivedOn,
  validUntil,
  francs,
  discountFrancs = 0,
  cash,
  ...rest
}: Offered) => ({
  company,
  receivedOn,
  validUntil,
  state: 'received',
  priceRappen: rappen(francs),
  discountRappen: rappen(discountFrancs),
  includesVat: rest.includesVat ?? false,
  vatPermille: 81,
  cashDiscountPermille: cash?.[0] ?? null,
  cashDiscountDays: cash?.[1] ?? null,
  lines: rest.lines.map(([text, amount, kind = 'priced', quantity = null, unit = null]) => ({
    text,
    kind,
    quantity,
    unit,
    amountRappen: amount === null ? null : rappen(amount),
  })),
  isActive: true,
})

type Known = {
  readonly quotes: readonly unknown[]
  readonly projects: { readonly nodes: readonly { id: string; title: string }[] }
  readonly craftsmen: { readonly nodes: readonly { id: string; company: string }[] }
  readonly costItems: readonly { id: string; title: string }[]
  readonly documents: { readonly nodes: readonly { id: string; title: string }[] }
}
const known = `query ($house: ID!) { realEstate(id: $house) { quotes { id } projects(first: 100) { nodes { id title } }
  craftsmen(first: 100) { nodes { id company } } documents(first: 100) { nodes { id title } } costItems { id title } } }`
const set = `mutation ($house: ID!, $id: ID!, $input: SetQuoteInput!) {
  setQuote(realEstateId: $house, id: $id, input: $input) { id } }`
const order = `mutation ($house: ID!, $id: ID!, $input: SetChangeOrderInput!) {
  setChangeOrder(realEstateId: $house, id: $id, input: $input) { id } }`
const accept = `mutation ($house: ID!, $id: ID!, $input: AcceptQuoteInput!) {
  acceptQuote(realEstateId: $house, id: $id, input: $input) { id } }`
