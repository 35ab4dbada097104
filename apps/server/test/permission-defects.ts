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

export const defectPermissions: Readonly<Record<string, Row>> = {
  'RealEstate.defects': field('defects { nodes { id } }', members),
  'Defect.notifyArticle': field('defects { nodes { notifyArticle } }', members),
  'Defect.limitedArticle': field('defects { nodes { limitedArticle } }', members),
  'Defect.letterUrl': field('defects { nodes { letterUrl } }', members),
  'Mutation.addDefect': write(
    '($id: ID!, $input: AddDefectInput!) { addDefect(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, project }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        projectId: project,
        title: 'Riss',
        nature: 'hidden',
        foundOn: '2026-09-14',
        terms: 'work',
        subject: 'immovable',
      },
    }),
  ),
  'Mutation.updateDefect': inHouse('updateDefect', 'UpdateDefectInput', editors, 'defect', () => ({
    ...versioned(1),
    title: 'Langer Riss',
  })),
  'Mutation.deleteDefect': inHouse('deleteDefect', 'VersionInput', editors, 'defect', () => versioned(1)),
  'Mutation.restoreDefect': inHouse(
    'restoreDefect',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'defect',
    () => versioned(1),
  ),
}
