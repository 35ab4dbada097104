import { isUuid } from '@hauswart/domain/ids/uuid7'
import { addJournalEntryInput, updateJournalEntryInput } from '@hauswart/domain/journal/journal-entry.input'
import { standingProject } from '#features/projects/projects.service.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { isDayPart, pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, objectId, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForJournalEntry,
  findJournalEntry,
  insertJournalEntry,
  listJournalEntries,
  moveJournalEntryToTrash,
  updateJournalEntryRow,
} from './journal.queries.ts'
import { journalFacts, type JournalEntryRow } from './journal.table.ts'

export type JournalEntry = JournalEntryRow

type JournalArgs = PageArgs & { readonly projectId?: string | null | undefined }

/** What happened on the sites of a house, the newest day first. */
export async function getJournalEntries(
  ctx: Context,
  realEstateId: string | undefined,
  args: JournalArgs,
): Promise<Page<JournalEntry>> {
  const size = pageSize(args.first)
  const rows = await listJournalEntries(ctx.reads, requireMember(ctx, realEstateId, 'read'), {
    after: readCursor(args.after, [isDayPart, isUuid]),
    limit: size + 1,
    projectId: typeof args.projectId === 'string' ? objectId(args.projectId) : undefined,
  })
  return toPage(rows, size, (row) => [row.happenedOn, row.id])
}

export async function addJournalEntry(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<JournalEntry> {
  const { id, projectId, ...said } = parseInput(addJournalEntryInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'journal_entry.add', { realEstateId, ...input }, async (tx) => {
    await standingProject(tx, scope, projectId)
    const facts = { ...journalFacts.blank, ...stripUndefined(said) }
    const [, added] = await Promise.all([
      assertRoomForJournalEntry(tx, scope, [projectId]),
      insertJournalEntry(tx, scope, { id, projectId, ...facts }),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: { projectId, ...said } })
    return row
  })
}

export async function updateJournalEntry(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<JournalEntry> {
  const { expectedVersion, ...said } = parseInput(updateJournalEntryInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'journal_entry.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion<JournalEntry>(
      () => findJournalEntry(tx, scope, id),
      expectedVersion,
      (old) => updateJournalEntryRow(tx, scope, { ...old, ...stripUndefined(said) }),
    )
    tx.record({ objectId: id, version: row.version, changes: changedFields(before, said) })
    return row
  })
}

export const setJournalEntryDeleted = trashVerb(
  'journal_entry',
  findJournalEntry,
  moveJournalEntryToTrash,
  async (tx, scope, { projectId }) => {
    await Promise.all([
      standingProject(tx, scope, projectId),
      assertRoomForJournalEntry(tx, scope, [projectId]),
    ])
  },
)
