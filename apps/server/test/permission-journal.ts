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

export const journalPermissions: Readonly<Record<string, Row>> = {
  'RealEstate.journalEntries': field('journalEntries { nodes { id } }', members),
  'JournalEntry.pictures': field('journalEntries { nodes { pictures(first: 5) { id } } }', members),
  'Defect.pictures': field('defects { nodes { pictures(first: 5) { id } } }', members),
  'Mutation.addJournalEntry': write(
    '($id: ID!, $input: AddJournalEntryInput!) { addJournalEntry(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, project }) => ({
      id: house,
      input: { ...keyed(), id: newId(), projectId: project, happenedOn: '2026-09-14', mark: 'before' },
    }),
  ),
  'Mutation.updateJournalEntry': inHouse(
    'updateJournalEntry',
    'UpdateJournalEntryInput',
    editors,
    'journalEntry',
    () => ({ ...versioned(1), body: 'Gerüst abgebaut' }),
  ),
  'Mutation.deleteJournalEntry': inHouse('deleteJournalEntry', 'VersionInput', editors, 'journalEntry', () =>
    versioned(1),
  ),
  'Mutation.restoreJournalEntry': inHouse(
    'restoreJournalEntry',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'journalEntry',
    () => versioned(1),
  ),
}
