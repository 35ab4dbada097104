import type { AccessNeed } from '@hauswart/domain/access/role'
import type { Scope } from './access.ts'
import { sql, type Call, type Value } from './db-wire.ts'
import { notKept } from './kept-rows.ts'

/** What a write leaves behind besides its rows. `version` is the new version of the object. */
export type Trace = {
  readonly objectId: string
  readonly version: number
  readonly changes: Readonly<Record<string, unknown>>
  /** The act this one undoes, with what that one asked for: whoever undoes this one does that again. */
  readonly undoes?: { readonly id: string; readonly need: AccessNeed; readonly finances: boolean }
  /** Nouns that watchers hear of besides those whose statements ran. */
  readonly nouns?: readonly string[]
}

// Audit, outbox and the answer to this key are one statement: they exist together or not at all.
const recordInHouse = sql(`
  with audit as (
    insert into app.audit_event (real_estate_id, id, actor_id, verb, object_id, changes, need, needs_finances, undoes,
      is_final)
    values (app.house(), $1, app.me(), $2, $3, $4, $9, $10, $11, $12)),
  news as (
    insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
    values (app.house(), $1, $2, $3, $5, $13))
  insert into app.idempotency (user_id, key, request_hash, result, event_id)
  values (app.me(), $6, sha256(convert_to($7, 'UTF8')), $8, $1)`)
const recordOfUser = sql(`
  with audit as (
    insert into app.user_audit_event (user_id, id, verb, object_id, changes)
    values (app.me(), $1, $2, $3, $4))
  insert into app.idempotency (user_id, key, request_hash, result) values (app.me(), $5, sha256(convert_to($6, 'UTF8')), $7)`)

type Act = {
  readonly id: string
  readonly verb: string
  readonly trace: Trace
  /** The tables whose statements ran. */
  readonly written: ReadonlySet<string>
  readonly hasJobs: boolean
  readonly key: string
  readonly request: string
  readonly result: unknown
}

/** What a write says at its end: what was done, to whoever watches, and to whoever asks again under the same key. */
export function recordCall(scope: Scope, act: Act): Call {
  const { id, verb, trace, key, request, result } = act
  const audit: Value[] = [id, verb, trace.objectId, { json: trace.changes }]
  const answer: Value[] = [key, request, { json: result }]
  if (scope.kind === 'user') return { statement: recordOfUser, values: [...audit, ...answer] }
  const { need, finances } = trace.undoes ?? scope
  const nouns = [...new Set([...act.written, ...(trace.nouns ?? [])])].toSorted()
  // Whoever came in by this act, what a job took outside, and rows that are not kept: none of it can be taken back.
  const isFinal = scope.entrance !== undefined || act.hasJobs || nouns.some((noun) => noun in notKept)
  const undoing: Value[] = [need, finances, trace.undoes?.id, isFinal, nouns]
  return { statement: recordInHouse, values: [...audit, trace.version, ...answer, ...undoing] }
}
