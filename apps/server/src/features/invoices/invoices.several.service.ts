import { changeInvoicesInput } from '@hauswart/domain/invoices/invoice.input'
import { canGoWithOthers, changedBySeveral } from '@hauswart/domain/invoices/several/several-invoices'
import { assertComponents } from '#features/components/components.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { holdInvoices, insertPayment, moveInvoiceToTrash, updateInvoiceRow } from './invoices.queries.ts'
import { settled, type Invoice } from './invoices.service.ts'

/**
 * One act over several invoices, undone as one. It asks for no version: whoever changed one of them meanwhile, it is paid with
 * what it asks for now. What lies in the trash by now, or was set off and would take another along, is left as it is.
 */
export async function changeInvoices(ctx: Context, realEstateId: string, input: Keyed): Promise<Invoice[]> {
  const said = parseInput(changeInvoicesInput, input)
  const { ids, act, componentId, projectId, paidOn } = said
  if (paidOn !== undefined && paidOn > ctx.clock.today()) throw new AppError('BAD_INPUT', { field: 'paidOn' })
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, `invoice.${act}_several`, { realEstateId, ...input }, async (tx) => {
    const hold = async () => {
      const held = await holdInvoices(tx, scope, ids)
      return ids.flatMap((id) => held.get(id) ?? [])
    }
    const [rows] = await Promise.all([
      hold(),
      componentId !== undefined && assertComponents(tx, scope, [componentId], 'componentId'),
      projectId !== undefined && standingProject(tx, scope, projectId),
    ])
    // Named by one that is there: a name nobody here knows must not stand in the history.
    const { id: objectId } = mustFind(rows[0])
    const standing = rows.filter(({ deletedAt }) => deletedAt === null)
    const meant = standing.flatMap((row) => {
      if (act === 'delete') return canGoWithOthers(row) ? [row] : []
      const changed = changedBySeveral(row, said)
      return changed === undefined ? [] : [settled({ ...row, ...(changed as Partial<Invoice>) })]
    })
    await Promise.all(
      meant.map((row) => {
        const payment = act === 'pay' ? row.payments.at(-1) : undefined
        return act === 'delete'
          ? moveInvoiceToTrash(tx, scope, { ...row, isDeleted: true })
          : Promise.all([
              payment && insertPayment(tx, scope, row.id, payment),
              updateInvoiceRow(tx, scope, row),
            ])
      }),
    )
    tx.record({ objectId, version: 1, changes: { count: meant.length, ids: meant.map(({ id }) => id) } })
    return hold()
  })
}
