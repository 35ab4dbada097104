import { compareEntries } from '@hauswart/domain/journal/journal-entry'
import { journalMarkLabels, journalName } from '@hauswart/domain/journal/journal-entry.labels'
import { day } from '#device/text/format.ts'
import {
  AddJournalEntryDocument,
  DeleteJournalEntryDocument,
  RestoreJournalEntryDocument,
  UpdateJournalEntryDocument,
  type HouseJournalQuery,
} from '#gql/graphql.ts'
import { journalQuery } from '#house/house-queries.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'
import { picturesOf, pictureWords } from './pictures.ts'

/** As the server tells it in its list. */
export type JournalRow = NonNullable<HouseJournalQuery['realEstate']>['journalEntries']['nodes'][number]

export const journal = defineRecord({
  noun: 'journal_entry',
  lists: { all: journalQuery },
  compare: compareEntries,
  title: ({ body, happenedOn = '' }) => journalName(body, happenedOn),
  facts: {
    happenedOn: ['Tag', '', day],
    body: ['Was ist geschehen?', null],
    mark: ['Zeigt den Zustand', null, journalMarkLabels],
  },
  blank: () => ({ projectId: '', createdBy: '', pictures: [] }),
  verbs: {
    add: adds(AddJournalEntryDocument, ({ userId }) => ({ createdBy: userId })),
    update: edits(UpdateJournalEntryDocument),
    delete: trashes(DeleteJournalEntryDocument),
    restore: restores(RestoreJournalEntryDocument),
  },
  children: { pictures: picturesOf('journalEntryId') },
  words: {
    ...usualWords('Journaleintrag'),
    add: (name) => `Journaleintrag ${name} schreiben`,
    ...pictureWords,
  },
})
