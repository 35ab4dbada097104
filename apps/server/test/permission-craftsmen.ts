import {
  editors,
  field,
  inHouse,
  keyed,
  members,
  no,
  outside,
  versioned,
  write,
  writesMoney,
  type Row,
} from './permission-row.ts'
import { newId } from './world.ts'

export const craftsmanPermissions: Readonly<Record<string, Row>> = {
  'Query.craftsmen': {
    verdicts: members,
    ask: ({ house }) => ({
      query: 'query Area($id: ID) { craftsmen(realEstateId: $id) { nodes { id } } }',
      variables: { id: house },
    }),
  },
  'RealEstate.craftsmen': field('craftsmen { nodes { id } }', members),
  'RealEstate.craftsman': field('craftsman(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }', members),
  // Without the finance right there is nothing to see, which is no refusal; the test of the feature looks inside.
  'Craftsman.iban': field('craftsmen { nodes { iban } }', members),
  'Mutation.addCraftsman': write(
    '($id: ID!, $input: AddCraftsmanInput!) { addCraftsman(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house }) => ({
      id: house,
      input: { ...keyed(), id: newId(), company: 'Huber', trades: ['plumbing'], phone: '044 000 11 22' },
    }),
  ),
  'Mutation.updateCraftsman': inHouse(
    'updateCraftsman',
    'UpdateCraftsmanInput',
    writesMoney,
    'craftsman',
    () => ({ ...versioned(1), iban: 'CH9300762011623852957' }),
  ),
  // Nobody is the second one here: who may do it is told so.
  'Mutation.mergeCraftsmen': inHouse(
    'mergeCraftsmen',
    'MergeCraftsmenInput',
    [...outside, no, no, no, 'NOT_FOUND', 'NOT_FOUND'],
    'craftsman',
    () => ({ ...versioned(1), otherId: newId(), otherVersion: 1 }),
  ),
  'Mutation.deleteCraftsman': inHouse('deleteCraftsman', 'VersionInput', editors, 'craftsman', () =>
    versioned(1),
  ),
  'Mutation.restoreCraftsman': inHouse(
    'restoreCraftsman',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'craftsman',
    () => versioned(1),
  ),
}
