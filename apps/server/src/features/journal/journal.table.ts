import type { JournalMark } from '@hauswart/domain/journal/journal-entry'

export type JournalEntryRow = {
  id: string
  realEstateId: string
  projectId: string
  happenedOn: string
  body: string | null
  mark: JournalMark | null
  createdBy: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const journalEntryColumns = `j.id, j.real_estate_id as "realEstateId", j.project_id as "projectId",
  j.happened_on as "happenedOn", j.body, j.mark, j.created_by as "createdBy", j.version, j.created_at as "createdAt",
  j.updated_at as "updatedAt", j.deleted_at as "deletedAt"`
