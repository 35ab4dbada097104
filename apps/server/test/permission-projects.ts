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

const some = '01a1dce4-a030-7dd1-b54f-dc0fa67b38c5'

export const projectPermissions: Readonly<Record<string, Row>> = {
  'Query.projects': {
    verdicts: members,
    ask: ({ house }) => ({
      query: 'query Area($id: ID) { projects(realEstateId: $id) { nodes { id } } }',
      variables: { id: house },
    }),
  },
  'Query.project': {
    verdicts: members,
    ask: ({ house, project }) => ({
      query: 'query One($id: ID, $project: ID!) { project(realEstateId: $id, id: $project) { id } }',
      variables: { id: house, project },
    }),
  },
  'RealEstate.projects': field('projects { nodes { id } }', members),
  'RealEstate.project': field(`project(id: "${some}") { id }`, members),
  // Without the finance right there is nothing to see, which is no refusal; the test of the feature looks inside.
  'Project.budgetRappen': field('projects { nodes { budgetRappen } }', members),
  'Project.financing': field('projects { nodes { financing { source } } }', members),
  'Project.reportUrl': field('projects { nodes { reportUrl } }', members),
  'Project.costItems': field('projects { nodes { costItems { id } } }', members),
  'RealEstate.costItems': field('costItems { id }', members),
  'Mutation.addProject': write(
    '($id: ID!, $input: AddProjectInput!) { addProject(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house }) => ({ id: house, input: { ...keyed(), id: newId(), title: 'Bad', kind: 'renovation' } }),
  ),
  'Mutation.updateProject': inHouse('updateProject', 'UpdateProjectInput', writesMoney, 'project', () => ({
    ...versioned(1),
    budgetRappen: 5_000_000,
  })),
  // Only an owner opens again what is closed; the others go by the right to write.
  'Mutation.moveProject': inHouse(
    'moveProject',
    'MoveProjectInput',
    [...outside, no, no, no, no, 'CONFLICT'],
    'project',
    () => ({ ...versioned(2), from: 'closed', to: 'acceptance' }),
  ),
  'Mutation.setCostItem': write(
    `($house: ID!, $id: ID!, $input: SetCostItemInput!) {
      setCostItem(realEstateId: $house, id: $id, input: $input) { version } }`,
    writesMoney,
    ({ house, project }) => ({
      house,
      id: newId(),
      input: {
        ...versioned(0),
        projectId: project,
        title: 'Sanitär',
        plannedRappen: 1,
        committedRappen: 0,
        invoicedRappen: 0,
        paidRappen: 0,
        isActive: true,
      },
    }),
  ),
  'Mutation.deleteProject': inHouse('deleteProject', 'VersionInput', editors, 'project', () => versioned(1)),
  'Mutation.restoreProject': inHouse(
    'restoreProject',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'project',
    () => versioned(1),
  ),
}
