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

export const approvalPermissions: Readonly<Record<string, Row>> = {
  'RealEstate.approvals': field('approvals { nodes { id } }', members),
  // Without the finance right there is nothing to see, which is no refusal; the test of the feature looks inside.
  'Approval.promisedRappen': field('approvals { nodes { promisedRappen } }', members),
  'Approval.paidRappen': field('approvals { nodes { paidRappen } }', members),
  'Mutation.addApproval': write(
    '($id: ID!, $input: AddApprovalInput!) { addApproval(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, project }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        projectId: project,
        kind: 'permit',
        title: 'Baubewilligung',
        state: 'open',
      },
    }),
  ),
  'Mutation.updateApproval': inHouse(
    'updateApproval',
    'UpdateApprovalInput',
    writesMoney,
    'approval',
    () => ({
      ...versioned(1),
      promisedRappen: 900_000,
    }),
  ),
  'Mutation.deleteApproval': inHouse('deleteApproval', 'VersionInput', editors, 'approval', () =>
    versioned(1),
  ),
  'Mutation.restoreApproval': inHouse(
    'restoreApproval',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'approval',
    () => versioned(1),
  ),
}
