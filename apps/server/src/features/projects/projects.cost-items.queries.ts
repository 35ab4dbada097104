import { maxCostItems } from '@hauswart/domain/projects/project'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { costItemColumns, costItemFacts, type CostItemRow } from './projects.table.ts'

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
  insert into app.cost_item as x (real_estate_id, id, project_id, ${costItemFacts.names})
  values (app.house(), $1, $2, ${costItemFacts.places(4)})
  on conflict (real_estate_id, id) do update set ${costItemFacts.set(4)}, version = x.version + 1, updated_at = now()
  where x.version = $3 and x.project_id = $2
  returning ${costItemColumns}`)

/** Over the version it was read at; version 0 is a new one. */
export const writeCostItem = async (
  tx: Tx,
  scope: RealEstateScope,
  cost: CostItemRow,
): Promise<CostItemRow | undefined> =>
  (await tx.rows(scope, write, [cost.id, cost.projectId, cost.version, ...costItemFacts.values(cost)]))[0]
