import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import { boundBy } from '@hauswart/domain/quotes/change-order'
import { setChangeOrderInput } from '@hauswart/domain/quotes/change-order.input'
import { commitCost, releaseCost } from '#features/projects/projects.cost-items.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import {
  assertRoomForChangeOrder,
  findChangeOrder,
  listBoundOrders,
  listChangeOrders,
  writeChangeOrder,
} from './quotes.change-orders.queries.ts'
import { findQuote } from './quotes.queries.ts'
import { changeOrderFacts, type ChangeOrderRow, type QuoteRow } from './quotes.table.ts'

export type ChangeOrder = ChangeOrderRow

/** The change orders of all quotes of a house; none to who may not see finances. */
export const getChangeOrders = (ctx: Context, realEstateId: string | undefined): Promise<ChangeOrder[]> =>
  listChangeOrders(ctx.reads, requireMember(ctx, realEstateId, 'read'))

/**
 * Sets a change order as a whole; over version 0 it is a new one. Accepted, its sum is committed where that of its quote
 * is, and taken out again when it no longer is. The history tells of which renovation, and no more.
 */
export async function setChangeOrder(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<ChangeOrder> {
  const { expectedVersion, ...facts } = parseInput(setChangeOrderInput, input)
  if (!isUuid7(id)) throw new AppError('BAD_INPUT', { field: 'id' })
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'project.change_order', { realEstateId, id, ...input }, async (tx) => {
    const quote = await acceptedQuote(tx, scope, facts.quoteId)
    const project = await standingProject(tx, scope, quote.projectId)
    const { before, row } = await overVersion<ChangeOrder>(
      async () =>
        (await findChangeOrder(tx, scope, id)) ?? { id, version: 0, ...facts, ...changeOrderFacts.blank },
      expectedVersion,
      async (old) => {
        if (facts.isActive && (old.version === 0 || !old.isActive))
          await assertRoomForChangeOrder(tx, scope, [facts.quoteId])
        return writeChangeOrder(tx, scope, {
          ...old,
          ...facts,
          ...(await bind(tx, scope, quote, old, facts)),
        })
      },
    )
    const isMoved = before.committedRappen !== row.committedRappen
    const changes = { changeOrders: true, ...(isMoved && { costItems: true }) }
    tx.record({ objectId: quote.projectId, version: project.version, changes })
    return row
  })
}

async function acceptedQuote(tx: Tx, scope: RealEstateScope, id: string): Promise<QuoteRow> {
  const quote = await findQuote(tx, scope, id)
  if (quote?.isActive !== true) throw new AppError('NOT_FOUND', { field: 'quoteId' })
  if (quote.state !== 'accepted') throw new AppError('NOT_READY', { missing: ['Die Annahme der Offerte'] })
  return quote
}

/** Moves what the order binds, and says where it now stands. */
async function bind(
  tx: Tx,
  scope: RealEstateScope,
  quote: QuoteRow,
  old: ChangeOrder,
  facts: Parameters<typeof boundBy>[0],
): Promise<Pick<ChangeOrder, 'costItemId' | 'committedRappen'>> {
  const rappen = boundBy(facts)
  const { costItemId, committedRappen } = old
  if (rappen === (committedRappen ?? 0)) return { costItemId, committedRappen }
  const { projectId, company: title } = quote
  if (costItemId !== null && committedRappen !== null) {
    // What somebody lowered by hand is made up for by zero; what another order takes off is owed, and must stay covered.
    const isLowered = (await listBoundOrders(tx, scope, quote.id)).some(
      (one) => one.id !== old.id && (one.committedRappen ?? 0) < 0,
    )
    const rest = rappen !== 0 && costItemId === quote.costItemId ? rappen : 0
    if (rest !== 0 || isLowered)
      await commitCost(tx, scope, { id: costItemId, projectId, title, rappen: rest - committedRappen })
    else await releaseCost(tx, scope, { id: costItemId, rappen: committedRappen })
    if (rest !== 0) return { costItemId, committedRappen: rest }
  }
  if (rappen === 0) return notBound
  // The item of an accepted quote may have been removed since: then nothing can be added to it.
  if (quote.costItemId === null)
    throw new AppError('NOT_READY', { missing: ['Die Kostenposition der Offerte'] })
  await commitCost(tx, scope, { id: quote.costItemId, projectId, title, rappen })
  return { costItemId: quote.costItemId, committedRappen: rappen }
}

/** A quote that is no longer accepted takes its change orders with it: none of them binds anybody. */
export async function releaseOrders(tx: Tx, scope: RealEstateScope, quoteId: string): Promise<void> {
  for (const order of await listBoundOrders(tx, scope, quoteId)) {
    const { costItemId, committedRappen } = order
    if (costItemId !== null && committedRappen !== null)
      await releaseCost(tx, scope, { id: costItemId, rappen: committedRappen })
    mustFind(await writeChangeOrder(tx, scope, { ...order, ...notBound, state: 'declined' }))
  }
}

const notBound = { costItemId: null, committedRappen: null }
