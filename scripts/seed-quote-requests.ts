// Whom Familie Keller asks about the facade: one has offered, one has declined, one is awaited.
import { addDays } from '../packages/domain/src/days/day.ts'
import type { Demo } from './seed-house.ts'

const title = 'Fassade dämmen'
const firms = ['Dach & Fassade Wyss AG', 'Malerei Kunz', 'Gipserei Steiner AG'] as const
const scope = `Fassade dämmen, rund 180 m², verputzte Aussendämmung.
Gerüst, Anpassung der Fensterbänke und neuer Anstrich gehören dazu. Farbe wie heute.
Besichtigung jederzeit nach Absprache, Ausführung im Sommer 2027.`

const offer = {
  company: firms[0],
  state: 'received',
  priceRappen: 5_480_000,
  discountRappen: 0,
  includesVat: false,
  vatPermille: 81,
  note: 'Gerüst drei Wochen eingerechnet.',
  lines: [
    ['Aussendämmung verputzt, 180 m²', 3_960_000],
    ['Gerüst', 780_000],
    ['Fensterbänke anpassen', 310_000],
    ['Anstrich', 430_000],
  ].map(([text, amountRappen]) => ({ text, kind: 'priced', quantity: null, unit: null, amountRappen })),
  isActive: true,
}

/**
 * A house that has asked keeps whom it asked. What came by the links is noted by the operator: the letters would have to
 * be read and answered first.
 */
export async function ensureQuoteRequests(
  { graphql, clock, realEstateId: house }: Demo,
  asOperator: (statement: string) => void,
): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as { realEstate: Known }
  const project = realEstate.projects.nodes.find((one) => one.title === title)
  const asked = firms.map((company) => realEstate.craftsmen.nodes.find((one) => one.company === company))
  if (realEstate.quoteRequests.length > 0 || project === undefined || asked.includes(undefined)) return
  const recipients = asked.map((one) => ({ id: clock.newId(), craftsmanId: one?.id ?? '' }))
  const input = { projectId: project.id, scope, answerBy: addDays(clock.today(), 16), recipients }
  await graphql(send, { house, input: { ...input, idempotencyKey: clock.newId() } })
  const quoteId = clock.newId()
  const given = {
    ...offer,
    projectId: project.id,
    craftsmanId: asked[0]?.id ?? null,
    receivedOn: clock.today(),
    validUntil: addDays(clock.today(), 90),
  }
  await graphql(set, {
    house,
    id: quoteId,
    input: { ...given, expectedVersion: 0, idempotencyKey: clock.newId() },
  })
  const [answered, declined] = recipients
  asOperator(`update app.quote_request set opened_at = now(), answered_at = now(), version = 2,
    state = case when id = '${answered?.id}' then 'answered' else 'declined' end,
    quote_id = case when id = '${answered?.id}' then '${quoteId}'::uuid end,
    starts_on = case when id = '${answered?.id}' then date '2027-06-07' end,
    message = case when id = '${declined?.id}' then 'Fassaden in dieser Grösse machen wir leider nicht.' end
    where real_estate_id = '${house}' and id in ('${answered?.id}', '${declined?.id}')`)
}

type Known = {
  readonly quoteRequests: readonly unknown[]
  readonly projects: { readonly nodes: readonly { id: string; title: string }[] }
  readonly craftsmen: { readonly nodes: readonly { id: string; company: string }[] }
}
const known = `query ($house: ID!) { realEstate(id: $house) { quoteRequests { id }
  projects(first: 100) { nodes { id title } } craftsmen(first: 100) { nodes { id company } } } }`
const send = `mutation ($house: ID!, $input: SendQuoteRequestsInput!) {
  sendQuoteRequests(realEstateId: $house, input: $input) { id } }`
const set = `mutation ($house: ID!, $id: ID!, $input: SetQuoteInput!) {
  setQuote(realEstateId: $house, id: $id, input: $input) { id } }`
