import { field, inHouse, members, versioned, write, writesMoney, type Row } from './permission-row.ts'
import { newId, plainQuote } from './world.ts'

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
}
