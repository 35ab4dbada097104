import { editors, field, no, outside, versioned, write, type Row, type Verdicts } from './permission-row.ts'

// What lies there is shown and moved by the test of the feature; here nothing lies in the trash.
const writers = (verdict: string): Verdicts => [...outside, no, no, verdict, verdict, verdict]
const act = (name: string, verdict: string): Row =>
  write(
    `($house: ID!, $id: ID!, $input: VersionInput!) { ${name}(realEstateId: $house, kind: todo, id: $id, input: $input) { id } }`,
    writers(verdict),
    ({ house, todo }) => ({ house, id: todo, input: versioned(1) }),
  )

export const trashPermissions: Readonly<Record<string, Row>> = {
  'RealEstate.trash': field('trash { nodes { id } }', editors),
  'TrashEntry.daysLeft': field('trash { nodes { daysLeft } }', editors),
  'Mutation.restoreFromTrash': act('restoreFromTrash', 'CONFLICT'),
  'Mutation.removeForGood': act('removeForGood', 'NOT_FOUND'),
}
