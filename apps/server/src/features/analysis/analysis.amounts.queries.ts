import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { amountColumns, type AmountKind, type AmountRow } from './analysis.table.ts'

// What the plan needs goes first; the amounts of a house are few and lie together by its key.
const list = sql<AmountRow>(`
  select ${amountColumns} from app.amount a
  where a.real_estate_id = app.house() and a.kind in ('component_cost', 'measure_cost', 'event_cost')
  order by a.kind = 'event_cost', a.object_id desc, a.kind limit 2000`)

/** Row security shows none to who has no finance right. */
export const listAmounts = (tx: Tx, scope: RealEstateScope): Promise<AmountRow[]> => tx.rows(scope, list)

type AmountKey = { readonly objectId: string; readonly kind: AmountKind }

const one = sql<AmountRow>(`
  select ${amountColumns} from app.amount a
  where a.real_estate_id = app.house() and a.object_id = $1 and a.kind = $2`)

export const findAmount = async (
  tx: Tx,
  scope: RealEstateScope,
  { objectId, kind }: AmountKey,
): Promise<AmountRow | undefined> => (await tx.rows(scope, one, [objectId, kind]))[0]

const put = sql<AmountRow>(`
  insert into app.amount as a (real_estate_id, object_id, kind, rappen) values (app.house(), $1, $2, $3)
  on conflict (real_estate_id, object_id, kind) do update set rappen = $3, version = a.version + 1, updated_at = now()
  where $4::integer is null or a.version = $4
  returning ${amountColumns}`)
const remove = sql<AmountRow>(`
  delete from app.amount a
  where a.real_estate_id = app.house() and a.object_id = $1 and a.kind = $2 and ($3::integer is null or a.version = $3)
  returning ${amountColumns}`)

/** Without a version over whatever is there: the thing it belongs to was written over its own. */
export const putAmount = async (
  tx: Tx,
  scope: RealEstateScope,
  { objectId, kind, rappen }: AmountKey & { readonly rappen: number },
  version?: number,
): Promise<AmountRow | undefined> => (await tx.rows(scope, put, [objectId, kind, rappen, version]))[0]

export const removeAmount = async (
  tx: Tx,
  scope: RealEstateScope,
  { objectId, kind }: AmountKey,
  version?: number,
): Promise<AmountRow | undefined> => (await tx.rows(scope, remove, [objectId, kind, version]))[0]

const drop = sql('select app.drop_amount($1, $2)', ['amount'])

/** Also one that may not be seen; nobody learns whether there was one. */
export const dropUnseen = async (
  tx: Tx,
  scope: RealEstateScope,
  { objectId, kind }: AmountKey,
): Promise<void> => void (await tx.rows(scope, drop, [objectId, kind]))
