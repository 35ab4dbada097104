import { maxCostItems } from '@hauswart/domain/projects/project'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { costItemColumns, type CostItemRow } from './projects.table.ts'

// Those of a house are few and lie together by its key.
const list = sql<CostItemRow>(`
  select ${costItemColumns} from app.cost_item x where x.real_estate_id = app.house() and x.is_active
  order by x.id limit 2000`)

/** Row security shows none to who has no finance right. */
export const listCostItems = (tx: Tx, scope: RealEstateScope): Promise<CostItemRow[]> => tx.rows(scope, list)

const one = sql<CostItemRow>(`
  select ${costItemColumns} from app.cost_item x where x.real_estate_id = app.house() and x.id = $1`)

export const findCostItem = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<CostItemRow | undefined> => (await tx.rows(scope, one, [id]))[0]

export const assertRoomForCostItem = houseLimit({
  counted: 'cost_item',
  most: maxCostItems,
  count: sql(`
    select count(*)::integer as count from app.cost_item x
    where x.real_estate_id = app.house() and x.project_id = $1 and x.is_active`),
})

const write = sql<CostItemRow>(`
  insert into app.cost_item as x (real_estate_id, id, project_id, title, planned_rappen, committed_rappen,
    invoiced_rappen, paid_rappen, is_active)
  values (app.house(), $1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (real_estate_id, id) do update set title = $3, planned_rappen = $4, committed_rappen = $5,
    invoiced_rappen = $6, paid_rappen = $7, is_active = $8, version = x.version + 1, updated_at = now()
  where x.version = $9 and x.project_id = $2
  returning ${costItemColumns}`)

/** Over the version it was read at; version 0 is a new one. */
export const writeCostItem = async (
  tx: Tx,
  scope: RealEstateScope,
  cost: CostItemRow,
): Promise<CostItemRow | undefined> =>
  (
    await tx.rows(scope, write, [
      cost.id,
      cost.projectId,
      cost.title,
      cost.plannedRappen,
      cost.committedRappen,
      cost.invoicedRappen,
      cost.paidRappen,
      cost.isActive,
      cost.version,
    ])
  )[0]
