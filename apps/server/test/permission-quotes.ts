import {
  field,
  inHouse,
  keyed,
  members,
  no,
  outside,
  owners,
  versioned,
  write,
  writesMoney,
  type Row,
} from './permission-row.ts'
import { newId, plainChangeOrder, plainQuote } from './world.ts'

const notSent = [...outside, no, no, no, no, 'NOT_FOUND'] as const

export const quotePermissions: Readonly<Record<string, Row>> = {
  // Without the finance right there is nothing to see, which is no refusal; the test of the feature looks inside.
  'RealEstate.quotes': field('quotes { id lines { text } }', members),
  'Mutation.setQuote': write(
    `($house: ID!, $id: ID!, $input: SetQuoteInput!) {
      setQuote(realEstateId: $house, id: $id, input: $input) { version } }`,
    writesMoney,
    ({ house, project }) => ({
      house,
      id: newId(),
      input: { ...plainQuote, ...versioned(0), projectId: project },
    }),
  ),
  'Mutation.acceptQuote': inHouse('acceptQuote', 'AcceptQuoteInput', writesMoney, 'quote', () => ({
    ...versioned(1),
    costItemId: newId(),
    declinesOthers: true,
  })),
  'RealEstate.changeOrders': field('changeOrders { id title }', members),
  // What nobody has taken yet has no change orders.
  'Mutation.setChangeOrder': write(
    `($house: ID!, $id: ID!, $input: SetChangeOrderInput!) {
      setChangeOrder(realEstateId: $house, id: $id, input: $input) { version } }`,
    [...outside, no, no, no, 'NOT_READY', 'NOT_READY'],
    ({ house, quote }) => ({
      house,
      id: newId(),
      input: { ...plainChangeOrder, ...versioned(0), quoteId: quote },
    }),
  ),
  'RealEstate.quoteRequests': field('quoteRequests { id company email scope message }', members),
  'Mutation.sendQuoteRequests': write(
    `($id: ID!, $input: SendQuoteRequestsInput!) {
      sendQuoteRequests(realEstateId: $id, input: $input) { id } }`,
    owners,
    ({ house, project, craftsman }) => ({
      id: house,
      input: {
        ...keyed(),
        projectId: project,
        scope: 'Bad erneuern',
        answerBy: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
        recipients: [{ id: newId(), craftsmanId: craftsman }],
      },
    }),
  ),
  // Nobody sent any.
  'Mutation.remindQuoteRequest': inHouse('remindQuoteRequest', 'VersionInput', notSent, 'project', () =>
    versioned(1),
  ),
  'Mutation.withdrawQuoteRequest': inHouse('withdrawQuoteRequest', 'VersionInput', notSent, 'project', () =>
    versioned(1),
  ),
}
