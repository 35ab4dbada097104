import { maxComponentEvents } from '@hauswart/domain/upkeep/component-event'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { KeptRow, RenewalRow } from './upkeep.table.ts'

const others = sql<RenewalRow>(`
  select e.id, e.year, e.set_aside as "setAside" from app.component_event e
  where e.real_estate_id = app.house() and e.component_id = $1 and e.id <> $2 and e.kind = 'renewed'
    and e.deleted_at is null
  order by e.year desc, e.happened_on desc nulls last, e.id desc limit ${maxComponentEvents}`)

/** The renewals of a component that are told of besides one, the latest first. */
export const listOtherRenewals = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
  id: string,
): Promise<RenewalRow[]> => tx.rows(scope, others, [componentId, id])

export type Kept = {
  readonly setAside: KeptRow
  readonly isYearSaid: boolean
  readonly isConditionSaid: boolean
}

// The year 2019 changed by hand and back is one that was said by hand: only the history of changes knows. What was undone
// was not said; the last word of a chain of undoing and redoing counts.
const kept = sql<Kept>(`
  select e.set_aside as "setAside", said.year as "isYearSaid", said.condition as "isConditionSaid"
  from app.component_event e cross join lateral (
    select coalesce(bool_or(a.changes ? 'lastRenewedYear'), false) as year,
      coalesce(bool_or(a.changes ? 'condition'), false) as condition
    from app.audit_event a
    where a.real_estate_id = app.house() and a.id > (e.set_aside ->> 'since')::uuid and a.object_id = e.component_id
      and a.verb = 'component.update'
      and coalesce((
        select (u.changes ->> 'isRedo')::boolean from app.audit_event u
        where u.real_estate_id = app.house() and u.id > a.id and u.object_id = a.object_id and u.verb = 'act.undo'
          and u.changes ->> 'undoes' = a.id::text
        order by u.id desc limit 1), true)) said
  where e.real_estate_id = app.house() and e.id = $1 and e.set_aside is not null`)

/** What a renewal took the place of, if its component counted from it, and what was said of that since. */
export const findKept = async (tx: Tx, scope: RealEstateScope, id: string): Promise<Kept | undefined> =>
  (await tx.rows(scope, kept, [id]))[0]

const keep = sql<never>(`
  update app.component_event e set set_aside = $2 where e.real_estate_id = app.house() and e.id = $1`)

/** Keeps what a renewal took the place of. No client sees it: the version stays. */
export const keepSetAside = (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  setAside: KeptRow | null,
): Promise<unknown> => tx.rows(scope, keep, [id, setAside === null ? null : { json: setAside }])

const forget = sql<never>(`
  update app.component_event e set set_aside = null
  where e.real_estate_id = app.house() and e.component_id = $1 and e.set_aside is not null`)

/** What the renewals of a component took the place of went with it. */
export const forgetSetAside = (tx: Tx, scope: RealEstateScope, componentId: string): Promise<unknown> =>
  tx.rows(scope, forget, [componentId])
