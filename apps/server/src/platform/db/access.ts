import { mayDo, type AccessNeed, type MemberRole } from '@hauswart/domain/access/role'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { AppError } from '#platform/app-error.ts'
import type { Cache } from '#platform/cache.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from './db.ts'
import type { FileAddresses } from '#platform/files/file-address.ts'
import type { Live } from '#platform/live.ts'
import type { ObjectStore } from '#platform/files/object-store.ts'
import { sql, type Call, type Rows, type Statement, type Value } from './db-wire.ts'

declare const proof: unique symbol

/** One house for one signed-in person. Minted here only; proven again by every batch that uses it. */
export type RealEstateScope = {
  readonly [proof]: 'house'
  readonly kind: 'house'
  /** undefined is the house this person entered first: it is found in the same round trip. */
  readonly realEstateId: string | undefined
  readonly need: AccessNeed
  readonly finances: boolean
  /** Makes the membership that is then proven like any other: by founding a house, or by a letter that opens one. */
  readonly entrance: Call | undefined
}

/** The signed-in person, for rows that belong to nobody else. */
export type UserScope = { readonly [proof]: 'user'; readonly kind: 'user' }
export type Scope = RealEstateScope | UserScope

/** Who asks. A guest has no identity and therefore reaches no row. */
export type Identity = {
  readonly userId: string
  readonly sessionId: string
  /** Without a session: a sealed link of a letter to this person was shown, for one act (ADR 47). */
  readonly isByLetter?: true
}

export type Context = {
  readonly identity: Identity | undefined
  readonly requestId: string
  readonly clock: Clock
  readonly database: Database
  readonly live: Live
  readonly store: ObjectStore
  readonly addresses: FileAddresses
  readonly cache: Pick<Cache, 'take'>
  /** Where letters lead. */
  readonly publicUrl: string
  /** Reads of this tick, sent together. */
  readonly reads: Reads
}

/** What queries get: the same shape inside a read and inside a write. */
export type Tx = {
  rows<Row>(scope: Scope, statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]>
}

export function userScope(ctx: Context): UserScope {
  requireIdentity(ctx)
  return { kind: 'user' } as UserScope
}

/** Claims a house. The claim is worth nothing until the batch that uses it found the membership. */
export function requireMember(
  ctx: Context,
  realEstateId: string | undefined,
  need: AccessNeed,
  options: { finances?: boolean } = {},
): RealEstateScope {
  requireIdentity(ctx)
  if (realEstateId !== undefined && !isUuid(realEstateId)) throw new AppError('NOT_FOUND')
  return {
    kind: 'house',
    realEstateId,
    need,
    finances: options.finances ?? false,
    entrance: undefined,
  } as RealEstateScope
}

/** The scope in which a new house comes into being, with its first owner. */
export function foundingScope(ctx: Context, realEstateId: string): RealEstateScope {
  requireIdentity(ctx)
  const entrance: Call = { statement: foundHouse, values: [realEstateId] }
  return { kind: 'house', realEstateId, need: 'own', finances: true, entrance } as RealEstateScope
}

/** The scope in which somebody comes into a house with the secret of a letter. */
export function joiningScope(ctx: Context, realEstateId: string, secretHash: Buffer): RealEstateScope {
  requireIdentity(ctx)
  const entrance: Call = { statement: joinHouse, values: [realEstateId, secretHash] }
  return { kind: 'house', realEstateId, need: 'read', finances: false, entrance } as RealEstateScope
}

export function requireIdentity(ctx: Context): Identity {
  if (ctx.identity === undefined) throw new AppError('UNAUTHENTICATED')
  return ctx.identity
}

// The session row is read in the same transaction as the data: its end is effective at once.
const enterSession = sql<{ ok: boolean }>(`
  select set_config('app.user_id', user_id::text, true) is not null as ok
  from auth.session where id = $1 and user_id = $2
    and revoked_at is null and idle_expires_at > now() and absolute_expires_at > now()`)

// The seal was judged before; membership and right are proven as for everybody.
const enterByLetter = sql<{ ok: boolean }>(`
  select set_config('app.user_id', $1::uuid::text, true) is not null as ok`)

const enterHouse = sql<Membership>(`
  select real_estate_id, role, can_see_finances,
    set_config('app.real_estate_id', real_estate_id::text, true),
    set_config('app.role', role, true),
    set_config('app.finances', case when can_see_finances then 'on' else 'off' end, true)
  from app.membership where user_id = app.me() and real_estate_id = $1`)

// A write also says which act it is: every row it changes is marked with that.
const enterHouseToWrite = sql<Membership>(`
  select real_estate_id, role, can_see_finances,
    set_config('app.real_estate_id', real_estate_id::text, true),
    set_config('app.role', role, true),
    set_config('app.finances', case when can_see_finances then 'on' else 'off' end, true),
    set_config('app.act_id', $2, true)
  from app.membership where user_id = app.me() and real_estate_id = $1`)

const enterFirstHouse = sql<Membership>(`
  select real_estate_id, role, can_see_finances,
    set_config('app.real_estate_id', real_estate_id::text, true),
    set_config('app.role', role, true),
    set_config('app.finances', case when can_see_finances then 'on' else 'off' end, true)
  from (select real_estate_id, role, can_see_finances from app.membership
    where user_id = app.me() order by since, real_estate_id limit 1) first_house`)

// A failed proof must not leave the previous house of the same batch open.
const leaveHouse = sql(`
  select set_config('app.real_estate_id', '', true), set_config('app.role', '', true), set_config('app.finances', '', true)`)

const foundHouse = sql(`select app.found_real_estate($1)`)
const joinHouse = sql(`select app.join_real_estate($1, $2)`)

export type Membership = { real_estate_id: string; role: MemberRole; can_see_finances: boolean }

export const sessionCall = ({ userId, sessionId, isByLetter }: Identity): Call =>
  isByLetter === true
    ? { statement: enterByLetter, values: [userId] }
    : { statement: enterSession, values: [sessionId, userId] }

/** The calls that open a scope inside a transaction whose session is already entered; a write says which act it is. */
export function scopeCalls(scope: RealEstateScope, isFirst: boolean, actId?: string): Call[] {
  const calls: Call[] = isFirst ? [] : [{ statement: leaveHouse, values: [] }]
  if (scope.entrance !== undefined) calls.push(scope.entrance)
  calls.push(proofOf(scope.realEstateId, actId))
  return calls
}

function proofOf(realEstateId: string | undefined, actId: string | undefined): Call {
  if (realEstateId === undefined) return { statement: enterFirstHouse, values: [] }
  return actId === undefined
    ? { statement: enterHouse, values: [realEstateId] }
    : { statement: enterHouseToWrite, values: [realEstateId, actId] }
}

/** Judges the answer of the proof. Not being a member and not existing look the same from outside. */
export function judge(scope: RealEstateScope, rows: Rows | undefined): AppError | undefined {
  const membership = rows?.[0] as Membership | undefined
  if (membership === undefined) return new AppError('NOT_FOUND')
  if (!mayDo(membership.role, scope.need)) return new AppError('FORBIDDEN')
  if (scope.finances && !membership.can_see_finances) return new AppError('FORBIDDEN')
  return undefined
}

export type Reads = Tx

type Pending = { scope: Scope; call: Call; resolve: (rows: Rows) => void; reject: (error: Error) => void }
// One house is entered once per batch, whatever its reads need; the need is judged read by read.
type Group = { scope: Scope; pending: Pending[] }

/** Collects what one request reads in one tick and sends it as one batch, identity first. */
export function makeReads(database: Database, identity: Identity | undefined): Reads {
  let groups: Group[] | undefined

  function flush(): void {
    const sent = groups ?? []
    groups = undefined
    if (identity === undefined) return rejectAll(sent, new AppError('UNAUTHENTICATED'))
    const calls: Call[] = [sessionCall(identity)]
    const proofAt: number[] = []
    let houses = 0
    for (const group of sent) {
      if (group.scope.kind === 'house') {
        calls.push(...scopeCalls(group.scope, houses === 0))
        houses += 1
      }
      proofAt.push(calls.length - 1)
      for (const item of group.pending) calls.push(item.call)
    }
    database.run(calls).then(
      (results) => settle(sent, proofAt, results),
      (error: Error) => rejectAll(sent, error),
    )
  }

  return {
    rows: <Row>(scope: Scope, statement: Statement<Row>, values: readonly Value[] = []) =>
      new Promise<Row[]>((resolve, reject) => {
        const item: Pending = {
          scope,
          call: { statement, values },
          resolve: resolve as (rows: Rows) => void,
          reject,
        }
        if (groups === undefined) {
          groups = []
          process.nextTick(() => queueMicrotask(flush))
        }
        const group = groups.find((other) => sameHouse(other.scope, scope))
        if (group === undefined) insertGroup(groups, { scope, pending: [item] })
        else group.pending.push(item)
      }),
  }
}

// Rows of the person come first: they need no house and must not run inside one.
function insertGroup(groups: Group[], group: Group): void {
  if (group.scope.kind === 'user') groups.unshift(group)
  else groups.push(group)
}

const sameHouse = (a: Scope, b: Scope): boolean =>
  a.kind === 'user' ? b.kind === 'user' : b.kind === 'house' && a.realEstateId === b.realEstateId

function settle(groups: readonly Group[], proofAt: readonly number[], results: readonly Rows[]): void {
  if (results[0]?.length !== 1) return rejectAll(groups, new AppError('UNAUTHENTICATED'))
  groups.forEach((group, index) => {
    const at = proofAt[index] ?? 0
    group.pending.forEach((item, offset) => {
      const refusal = item.scope.kind === 'house' ? judge(item.scope, results[at]) : undefined
      if (refusal === undefined) item.resolve(results[at + 1 + offset] ?? [])
      else item.reject(refusal)
    })
  })
}

function rejectAll(groups: readonly Group[], error: Error): void {
  for (const group of groups) for (const item of group.pending) item.reject(error)
}
