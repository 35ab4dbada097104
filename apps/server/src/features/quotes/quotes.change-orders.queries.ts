import { maxChangeOrders } from '@hauswart/domain/quotes/change-order'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { changeOrderColumns, changeOrderFacts, type ChangeOrderRow } from './quotes.table.ts'

// Those of a house are few and lie together by its key.
const list = sql<ChangeOrderRow>(`
  select ${changeOrderColumns} from app.change_order o where o.real_estate_id = app.house() and o.is_active
  order by o.id limit 1000`)

/** Row security shows none to who has no finance right. */
export const listChangeOrders = (tx: Tx, scope: RealEstateScope): Promise<ChangeOrderRow[]> =>
  tx.rows(scope, list)

const one = sql<ChangeOrderRow>(`
  select ${changeOrderColumns} from app.change_order o where o.real_estate_id = app.house() and o.id = $1`)

export const findChangeOrder = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ChangeOrderRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const bound = sql<ChangeOrderRow>(`
  select ${changeOrderColumns} from app.change_order o
  where o.real_estate_id = app.house() and o.quote_id = $1 and o.committed_rappen is not null
  -- A sum never goes below zero: what was taken off comes back before what was added goes.
  order by o.committed_rappen, o.id`)

/** Those of a quote whose sums are committed. */
export const listBoundOrders = (tx: Tx, scope: RealEstateScope, quoteId: string): Promise<ChangeOrderRow[]> =>
  tx.rows(scope, bound, [quoteId])

export const assertRoomForChangeOrder = houseLimit({
  counted: 'change_order',
  most: maxChangeOrders,
  count: sql(`
    select count(*)::integer as count from app.change_order o
    where o.real_estate_id = app.house() and o.quote_id = $1 and o.is_active`),
})

const write = sql<ChangeOrderRow>(`
  insert into app.change_order as o (real_estate_id, id, quote_id, ${changeOrderFacts.names})
  values (app.house(), $1, $2, ${changeOrderFacts.places(4)})
  on conflict (real_estate_id, id) do update set ${changeOrderFacts.set(4)}, version = o.version + 1, updated_at = now()
  where o.version = $3 and o.quote_id = $2
  returning ${changeOrderColumns}`)

/** Over the version it was read at; version 0 is a new one. */
export const writeChangeOrder = async (
  tx: Tx,
  scope: RealEstateScope,
  order: ChangeOrderRow,
): Promise<ChangeOrderRow | undefined> =>
  (
    await tx.rows(scope, write, [order.id, order.quoteId, order.version, ...changeOrderFacts.values(order)])
  )[0]
