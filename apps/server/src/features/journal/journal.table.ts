import type { JournalMark } from '@hauswart/domain/journal/journal-entry'

import { factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const journalFacts = factColumns({
  happenedOn: required<string>('happened_on'),
  body: optional<string>('body'),
  mark: optional<JournalMark>('mark'),
})

export type JournalFacts = FactsOf<typeof journalFacts>

export type JournalEntryRow = JournalFacts & {
  id: string
  realEstateId: string
  projectId: string
  createdBy: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const journalEntryColumns = `j.id, j.real_estate_id as "realEstateId", j.project_id as "projectId",
  ${journalFacts.read('j')}, j.created_by as "createdBy", j.version, j.created_at as "createdAt",
  j.updated_at as "updatedAt", j.deleted_at as "deletedAt"`
