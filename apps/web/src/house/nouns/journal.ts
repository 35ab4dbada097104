import { compareEntries, journalMarks } from '@hauswart/domain/journal/journal-entry'
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
  facts: { happenedOn: 'Tag', body: 'Was ist geschehen?', mark: 'Zeigt den Zustand' },
  inWords: (fact, value) => {
    const mark = journalMarks.find((one) => one === value)
    if (fact === 'mark') return mark && journalMarkLabels[mark]
    return fact === 'happenedOn' && typeof value === 'string' ? day(value) : undefined
  },
  blank: () => ({ projectId: '', happenedOn: '', body: null, mark: null, createdBy: '', pictures: [] }),
  verbs: {
    add: adds(AddJournalEntryDocument, ({ userId }) => ({ createdBy: userId })),
    update: edits(UpdateJournalEntryDocument),
    delete: trashes(DeleteJournalEntryDocument),
    restore: restores(RestoreJournalEntryDocument),
  },
  children: { pictures: picturesOf('journalEntryId') },
  words: {
    add: (name) => `Journaleintrag ${name} schreiben`,
    update: (name) => `Journaleintrag ${name} ändern`,
    delete: (name) => `Journaleintrag ${name} löschen`,
    restore: (name) => `Journaleintrag ${name} zurückholen`,
    ...pictureWords,
  },
})
