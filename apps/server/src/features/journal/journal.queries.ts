import { maxJournalEntries } from '@hauswart/domain/journal/journal-entry'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  journalEntryColumns,
  journalFacts,
  type JournalEntryRow,
  type JournalFacts,
} from './journal.table.ts'

const page = sql<JournalEntryRow>(`
  select ${journalEntryColumns} from app.journal_entry j
  where j.real_estate_id = app.house() and j.deleted_at is null and (j.happened_on, j.id) < ($1::date, $2::uuid)
    and ($4::uuid is null or j.project_id = $4)
  order by j.happened_on desc, j.id desc limit $3`)

export type JournalFilter = {
  readonly after: readonly string[] | undefined
  readonly limit: number
  readonly projectId: string | undefined
}

const behind = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const

/** The newest day first. */
export const listJournalEntries = (
  tx: Tx,
  scope: RealEstateScope,
  { after, limit, projectId }: JournalFilter,
): Promise<JournalEntryRow[]> => tx.rows(scope, page, [...(after ?? behind), limit, projectId])

const one = sql<JournalEntryRow>(`
  select ${journalEntryColumns} from app.journal_entry j where j.real_estate_id = app.house() and j.id = $1`)

export const findJournalEntry = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<JournalEntryRow | undefined> => (await tx.rows(scope, one, [id]))[0]

export const assertRoomForJournalEntry = houseLimit({
  counted: 'journal_entry',
  most: maxJournalEntries,
  count: sql(`
    select count(*)::integer as count from app.journal_entry j
    where j.real_estate_id = app.house() and j.project_id = $1 and j.deleted_at is null`),
})

const insert = sql<JournalEntryRow>(`
  insert into app.journal_entry as j (real_estate_id, id, created_by, project_id, ${journalFacts.names})
  values (app.house(), $1, app.me(), $2, ${journalFacts.places(3)})
  returning ${journalEntryColumns}`)

export const insertJournalEntry = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, projectId, ...facts }: JournalFacts & Pick<JournalEntryRow, 'id' | 'projectId'>,
): Promise<JournalEntryRow | undefined> =>
  (await tx.rows(scope, insert, [id, projectId, ...journalFacts.values(facts)]))[0]

const change = sql<JournalEntryRow>(`
  update app.journal_entry j set ${journalFacts.set(3)}, version = j.version + 1, updated_at = now()
  where j.real_estate_id = app.house() and j.id = $1 and j.version = $2 and j.deleted_at is null
  returning ${journalEntryColumns}`)

export const updateJournalEntryRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: JournalEntryRow,
): Promise<JournalEntryRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...journalFacts.values(row)]))[0]

export const moveJournalEntryToTrash = trashStatements<JournalEntryRow>({
  table: 'app.journal_entry j',
  columns: journalEntryColumns,
  also: ', updated_at = now()',
})
