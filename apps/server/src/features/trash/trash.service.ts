import { isUuid } from '@hauswart/domain/ids/uuid7'
import { thrownName, type TrashKind } from '@hauswart/domain/trash/trash'
import { setComponentDeleted } from '#features/components/components.service.ts'
import { setAppointmentDeleted } from '#features/appointments/appointments.service.ts'
import { setCraftsmanDeleted } from '#features/craftsmen/craftsmen.service.ts'
import { setAcceptanceDeleted } from '#features/acceptances/acceptances.service.ts'
import { setApprovalDeleted } from '#features/approvals/approvals.service.ts'
import { setDefectDeleted } from '#features/defects/defects.service.ts'
import { setDocumentDeleted } from '#features/documents/documents.service.ts'
import { setInvoiceDeleted } from '#features/invoices/invoices.trash.service.ts'
import { setMakerWarrantyDeleted } from '#features/maker-warranties/maker-warranties.service.ts'
import { setMeasureDeleted } from '#features/measures/measures.service.ts'
import { setProjectDeleted } from '#features/projects/projects.service.ts'
import { setJournalEntryDeleted } from '#features/journal/journal.service.ts'
import { setPictureDeleted } from '#features/pictures/pictures.service.ts'
import { setRoomDeleted } from '#features/rooms/rooms.service.ts'
import { setTodoDeleted } from '#features/todos/todos.service.ts'
import { setComponentEventDeleted } from '#features/upkeep/upkeep.events.service.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import type { SetDeleted } from '#platform/db/trash.ts'
import { overVersion } from '#platform/db/versions.ts'
import { findThrown, listTrash, removeThrown } from './trash.queries.ts'
import type { TrashRow } from './trash.table.ts'

export type TrashEntry = TrashRow & { readonly name: string }
/** Which thing; its version is over where it is gone. */
export type Trashed = { readonly kind: TrashKind; readonly id: string; readonly version: number | null }
type Target = { readonly realEstateId: string; readonly kind: TrashKind; readonly id: string }
type Versioned = Keyed & { readonly expectedVersion: number }

/** What lies in the trash, thrown away last first. Only who may take it back has a reason to look. */
export async function getTrash(
  ctx: Context,
  realEstateId: string | undefined,
  args: PageArgs,
): Promise<Page<TrashEntry>> {
  const size = pageSize(args.first)
  const after = readCursor(args.after, [isInstant, isUuid])
  const rows = await listTrash(ctx.reads, requireMember(ctx, realEstateId, 'write'), after, size + 1)
  const named = rows.map((row) => ({ ...row, name: thrownName(row) }))
  return toPage(named, size, (row) => [row.deletedAt, row.id])
}

const isInstant = (part: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/.test(part)

// Each noun takes its own things back: it knows whether there is room, and what moves along.
const verbs: Readonly<Record<TrashKind, SetDeleted<{ readonly version: number }>>> = {
  todo: setTodoDeleted,
  component: setComponentDeleted,
  room: setRoomDeleted,
  measure: setMeasureDeleted,
  component_event: setComponentEventDeleted,
  picture: setPictureDeleted,
  document: setDocumentDeleted,
  appointment: setAppointmentDeleted,
  craftsman: setCraftsmanDeleted,
  project: setProjectDeleted,
  defect: setDefectDeleted,
  acceptance: setAcceptanceDeleted,
  approval: setApprovalDeleted,
  maker_warranty: setMakerWarrantyDeleted,
  journal_entry: setJournalEntryDeleted,
  invoice: setInvoiceDeleted,
}

/** Takes something back, whatever it is. */
export async function restoreFromTrash(
  ctx: Context,
  { realEstateId, kind, id }: Target,
  input: Versioned,
): Promise<Trashed> {
  const { version } = await verbs[kind](ctx, realEstateId, id, false, input)
  return { kind, id, version }
}

/**
 * The one act nobody can take back. The row goes with what hangs on it and with what was kept of it for undoing; the
 * bytes of pictures and documents follow by a job of the same transaction. What it was is not told: only that it went.
 */
export async function removeForGood(
  ctx: Context,
  { realEstateId, kind, id }: Target,
  input: Versioned,
): Promise<Trashed> {
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, `${kind}.remove`, { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findThrown(tx, scope, kind, id),
      input.expectedVersion,
      async (thrown) => ((await removeThrown(tx, scope, thrown)) ? thrown : undefined),
    )
    tx.record({ objectId: id, version: row.version, changes: kindOf(row) })
    return { kind, id, version: null }
  })
}

/** What of an invoice the history may tell. */
const kindOf = ({ isExpense, isCredit }: { readonly isExpense: boolean; readonly isCredit: boolean }) => ({
  ...(isExpense && { expense: true }),
  ...(isCredit && { credit: true }),
})
