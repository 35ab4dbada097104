import type { AccessNeed } from '@hauswart/domain/access/role'
import { undoDays } from '@hauswart/domain/acts/undo'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { noAct } from './undo.table.ts'

export type ActRow = {
  id: string
  objectId: string
  need: AccessNeed
  needsFinances: boolean
  isFinal: boolean
  isTooOld: boolean
  /** The act that a chain of undoing and redoing is about: itself, if it undoes nothing. */
  rootId: string
  rootVerb: string
  /** Of an invoice: a cost without a bill, a credit note. */
  isExpense: boolean
  isCredit: boolean
  isOffset: boolean
  /** After it the content of that one stands. */
  isInEffect: boolean
  mayOwn: boolean
  maySeeFinances: boolean
}

// A select of its own: row security lets no index be searched by a coalesce, and every image of the country would be read.
const eventOf = `(select coalesce((select k.event_id from app.idempotency k where k.user_id = app.me() and k.key = $1), $1))`

const act = sql<ActRow>(`
  select a.id, a.object_id as "objectId", a.need, a.needs_finances as "needsFinances", a.is_final as "isFinal",
    a.at < now() - interval '${undoDays} days' as "isTooOld",
    case when a.undoes is null then a.id::text else a.changes ->> 'undoes' end as "rootId",
    case when a.undoes is null then a.verb else a.changes ->> 'verb' end as "rootVerb",
    coalesce(a.changes -> 'expense' = 'true', false) as "isExpense",
    coalesce(a.changes -> 'credit' = 'true', false) as "isCredit",
    coalesce(a.changes -> 'offset' = 'true', false) as "isOffset",
    a.undoes is null or (a.changes ->> 'isRedo')::boolean as "isInEffect",
    app.may_own() as "mayOwn", app.may_see_finances() as "maySeeFinances"
  from app.audit_event a where a.real_estate_id = app.house() and a.id = ${eventOf}`)

/** By its own id, or by the key under which this person did it: a client knows that before anybody answered. */
export const findAct = async (tx: Tx, scope: RealEstateScope, idOrKey: string): Promise<ActRow | undefined> =>
  (await tx.rows(scope, act, [idOrKey]))[0]

export type ImageRow = {
  relation: string
  rowId: string
  /** The mark the act left; none where it took the row away. */
  leaves: string | null
  wasThere: boolean
  /** The act whose content the row had before. */
  markBefore: string | null
  /** Undone, there is one more outside the trash. */
  revives: boolean
  /** The row is gone for good, and what it was with it. */
  isRemoved: boolean
}

const images = sql<ImageRow>(`
  select i.relation, i.row_id as "rowId", i.leaves, i.before is not null as "wasThere",
    case when i.before is not null then coalesce((i.before ->> 'act_id')::uuid, ${noAct}) end as "markBefore",
    i.before is not null and i.before ->> 'deleted_at' is null as revives,
    i.before is not distinct from '{}' as "isRemoved"
  from app.row_image i
  where i.real_estate_id = app.house() and i.event_id = ${eventOf}
  order by i.relation, i.row_id`)

/** Of amounts only to who may see them. */
export const listImages = (tx: Tx, scope: RealEstateScope, idOrKey: string): Promise<ImageRow[]> =>
  tx.rows(scope, images, [idOrKey])

const unseen = sql('select app.undo_unseen($1)')

/** What happened to amounts that whoever undoes may not see. */
export const undoUnseen = async (tx: Tx, scope: RealEstateScope, actId: string): Promise<void> =>
  void (await tx.rows(scope, unseen, [actId]))

export type LaterActRow = {
  id: string
  at: string
  actorId: string
  actorName: string | null
  verb: string
  undoes: string | null
}

const some = sql<LaterActRow>(`
  select a.id, a.at, a.actor_id as "actorId", p.first_name || ' ' || p.last_name as "actorName", a.verb, a.undoes
  from app.audit_event a left join app.profile p on p.user_id = a.actor_id
  where a.real_estate_id = app.house() and a.id = any ($1::uuid[])`)

export const listActs = (tx: Tx, scope: RealEstateScope, ids: readonly string[]): Promise<LaterActRow[]> =>
  tx.rows(scope, some, [ids])
