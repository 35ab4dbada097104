import { trashVerb } from '#platform/db/trash.ts'
import { bringBackOtherSide, endOtherSide, holdWithOthers } from './invoices.offset.service.ts'
import { assertRoomForInvoice, moveInvoiceToTrash } from './invoices.queries.ts'
import { kindOf, type Invoice } from './invoices.service.ts'

/**
 * In the trash an invoice keeps its payments, but settles nothing else: what it was set off against is open again, and
 * settled by it once more when it comes back.
 */
export const setInvoiceDeleted = trashVerb<Invoice>(
  'invoice',
  holdWithOthers,
  async (tx, scope, target) => {
    const [, moved] = await Promise.all([
      target.isDeleted ? undefined : assertRoomForInvoice(tx, scope),
      moveInvoiceToTrash(tx, scope, target),
    ])
    if (moved === undefined || !target.isDeleted) return moved && bringBackOtherSide(tx, scope, moved)
    await endOtherSide(tx, scope, moved.payments)
    return moved
  },
  undefined,
  (_tx, _scope, row) => Promise.resolve(row.kind === 'bill' ? {} : kindOf(row)),
  { finances: true },
)
