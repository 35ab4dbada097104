import type { OpenPreparation } from '@hauswart/domain/todos/preparation'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'

// The decision it was written down for, or where that one is gone, the newest since then to renew its component: that one
// took its place. A photo is work, too.
const open = sql<OpenPreparation>(`
  select t.id, t.prepares, t.due_on as "dueOn", t.touched_at is null and not exists (
    select from app.picture p where p.real_estate_id = app.house() and p.todo_id = t.id and p.deleted_at is null
  ) as "isUntouched"
  from app.todo t
  where t.real_estate_id = app.house() and t.state = 'open' and t.deleted_at is null and t.measure_id is not null
    and (
      select m.id from app.measure m
      where m.real_estate_id = app.house() and m.deleted_at is null and (m.id = t.measure_id
        or t.component_id = any (m.component_ids) and m.kind <> 'upkeep' and m.state <> 'rejected'
          and m.created_at > t.created_at)
      order by m.id = t.measure_id desc, m.created_at desc limit 1) = any ($1::uuid[])
  order by t.id for update of t`)

/** What is open for decisions that stand; nobody else changes it meanwhile. */
export const holdOpenFor = async (
  tx: Tx,
  scope: RealEstateScope,
  measureIds: readonly string[],
): Promise<OpenPreparation[]> => (measureIds.length === 0 ? [] : tx.rows(scope, open, [measureIds]))

// Following a decision, coming and going with it is nobody's work: `updated_at` and `touched_at` stay.
const follow = sql(`
  update app.todo t set due_on = $2, version = t.version + 1 where t.real_estate_id = app.house() and t.id = $1`)

export const setDueDay = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, dueOn }: { readonly id: string; readonly dueOn: string | null },
): Promise<void> => void (await tx.rows(scope, follow, [id, dueOn]))

const remove = sql(`
  update app.todo t set deleted_at = now(), version = t.version + 1
  where t.real_estate_id = app.house() and t.id = any ($1::uuid[])`)

/** Into the trash. */
export const removeTodos = async (tx: Tx, scope: RealEstateScope, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.rows(scope, remove, [ids])
}
