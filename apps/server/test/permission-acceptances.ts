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
  type Row,
} from './permission-row.ts'
import { newId } from './world.ts'

export const acceptancePermissions: Readonly<Record<string, Row>> = {
  'RealEstate.acceptances': field('acceptances { nodes { id } }', members),
  'Acceptance.noticeArticle': field('acceptances { nodes { noticeArticle } }', members),
  'Acceptance.limitedArticle': field('acceptances { nodes { limitedArticle } }', members),
  'Acceptance.protocolUrl': field('acceptances { nodes { protocolUrl } }', members),
  'Mutation.addAcceptance': write(
    '($id: ID!, $input: AddAcceptanceInput!) { addAcceptance(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, project }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        projectId: project,
        title: 'Abnahme',
        acceptedOn: '2026-08-31',
        terms: 'work',
        subject: 'immovable',
        result: 'clean',
      },
    }),
  ),
  'Mutation.updateAcceptance': inHouse(
    'updateAcceptance',
    'UpdateAcceptanceInput',
    editors,
    'acceptance',
    () => ({
      ...versioned(1),
      title: 'Schlussabnahme',
    }),
  ),
  'Mutation.deleteAcceptance': inHouse('deleteAcceptance', 'VersionInput', editors, 'acceptance', () =>
    versioned(1),
  ),
  'Mutation.restoreAcceptance': inHouse(
    'restoreAcceptance',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'acceptance',
    () => versioned(1),
  ),
}
