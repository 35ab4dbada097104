import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import { AppError } from '#platform/app-error.ts'
import {
  judge,
  requireIdentity,
  scopeCalls,
  sessionCall,
  type Context,
  type Identity,
  type Scope,
  type Tx,
} from './access.ts'
import { sql, type Call, type Rows, type Statement, type Value } from './db-wire.ts'
import type { Clock } from '#platform/clock.ts'
import type { Lease } from './db.ts'
import { mailCalls, type Letter } from '#platform/jobs/mail.ts'
import { recordCall, type Trace } from './trace.ts'

/** The body of a write: whatever it says, under the key the client chose for it. */
export type Keyed = Readonly<Record<string, unknown>> & { readonly idempotencyKey: string }

export type WriteTx = Tx & {
  /** The id of this write: of its audit row and its news, the mark of its rows, and what it is undone by. */
  readonly actId: string
  /** Exactly once per write: the audit row and what watchers of the house hear. */
  record(trace: Trace): void
  /** Adds a job to this transaction. The payload holds identifiers only. */
  enqueue(
    task: string,
    payload: Readonly<Record<string, unknown>>,
    options?: { key?: string; runAt?: Date },
  ): void
  /** The letter leaves only if this transaction commits. */
  sendMail(letter: Letter): void
}

const begin = sql('begin')
const commit = sql('commit')
const rollback = sql('rollback')
const enqueueJob = sql('select app.enqueue($1, $2, $3, $4)')
const findAnswer = sql<StoredAnswer>(`
  select request_hash = sha256(convert_to($2, 'UTF8')) as "isSame", result
  from app.idempotency where user_id = app.me() and key = $1`)
type StoredAnswer = { isSame: boolean; result: unknown }

/**
 * The one way to write. Opens the transaction, proves the scope in it, runs the work, and commits it with
 * its audit row, outbox row, jobs and the answer under the client's key; or nothing of it happened.
 */
export async function mutate<Result>(
  ctx: Context,
  scope: Scope,
  verb: string,
  input: Keyed,
  work: (tx: WriteTx) => Promise<Result>,
): Promise<Result> {
  const identity = requireIdentity(ctx)
  if (!isUuid7(input.idempotencyKey)) throw new AppError('BAD_INPUT', { field: 'idempotencyKey' })
  // Inputs arrive in the order of their schema, so the same request is the same text.
  const request = `${verb}\n${JSON.stringify(input)}`
  const lease = await ctx.database.lease()
  let broken = false
  try {
    const transaction = openTransaction(lease, ctx.clock, identity, scope)
    try {
      const result = await work(transaction.tx)
      await transaction.finish(verb, input.idempotencyKey, request, result)
      if (scope.kind === 'house' && scope.realEstateId !== undefined) ctx.live.announce(scope.realEstateId)
      return result
    } catch (error) {
      broken = !(await quietly(lease.run([{ statement: rollback, values: [] }])))
      if (isFinal(error)) throw error
      // Nobody can look any more whether this key was answered: a refusal now might contradict that answer.
      if (broken) throw new AppError('UNAVAILABLE', {}, error)
      return await answerFrom<Result>(lease, { identity, scope, key: input.idempotencyKey, request }, error)
    }
  } finally {
    lease.release(broken)
  }
}

type Asked = {
  readonly identity: Identity
  readonly scope: Scope
  readonly key: string
  readonly request: string
}

/** Whatever stopped the work: if this key was answered before, and to somebody who may still enter, that stands. */
async function answerFrom<Result>(lease: Lease, asked: Asked, error: unknown): Promise<Result> {
  const { identity, scope, key, request } = asked
  const proof = scope.kind === 'house' ? scopeCalls({ ...scope, entrance: undefined }, true) : []
  const results = await lease.run([
    sessionCall(identity),
    ...proof,
    { statement: findAnswer, values: [key, request] },
  ])
  const isRefused = scope.kind === 'house' && judge(scope, results[proof.length]) !== undefined
  const stored = results[proof.length + 1]?.[0] as StoredAnswer | undefined
  if (isRefused || stored === undefined) throw error
  if (!stored.isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return stored.result as Result
}

function openTransaction(lease: Lease, clock: Clock, identity: Identity, scope: Scope) {
  const actId = clock.newId()
  const opening: Call[] = [{ statement: begin, values: [] }, sessionCall(identity)]
  if (scope.kind === 'house') opening.push(...scopeCalls(scope, true, actId))
  let unproven: readonly Call[] | undefined = opening
  let pending: { call: Call; resolve: (rows: Rows) => void; reject: (error: Error) => void }[] = []
  const traces: Trace[] = []
  const jobs: Call[] = []
  const written = new Set<string>()

  async function send(calls: readonly Call[]): Promise<readonly Rows[]> {
    const proof = unproven ?? []
    unproven = undefined
    try {
      const results = await lease.run([...proof, ...calls])
      if (proof.length > 0) {
        assertSession(results)
        assertMember(results)
      }
      return results.slice(proof.length)
    } catch (error) {
      // Row security speaks before the proof was judged: without a house every insert is refused.
      if (proof.length > 0 && isRowSecurity(error)) throw await explain(error)
      throw error
    }
  }

  function assertSession(results: readonly Rows[]): void {
    if (results[1]?.length !== 1) throw new AppError('UNAUTHENTICATED')
  }

  function assertMember(results: readonly Rows[]): void {
    const refusal = scope.kind === 'house' ? judge(scope, results[opening.length - 1]) : undefined
    if (refusal !== undefined) throw refusal
  }

  async function explain(error: unknown): Promise<unknown> {
    await lease.run([{ statement: rollback, values: [] }])
    // An entrance would be refused again, and the membership it makes is taken back: only the session can be asked for.
    const isEntering = scope.kind === 'house' && scope.entrance !== undefined
    const results = await lease.run(isEntering ? opening.slice(0, 2) : opening)
    try {
      assertSession(results)
      if (!isEntering) assertMember(results)
    } catch (refusal) {
      return refusal
    }
    return error
  }

  function flush(): void {
    const sent = pending
    pending = []
    send(sent.map((item) => item.call)).then(
      (results) => sent.forEach((item, index) => item.resolve(results[index] ?? [])),
      (error: Error) => sent.forEach((item) => item.reject(error)),
    )
  }

  const realEstateId = scope.kind === 'house' ? scope.realEstateId : undefined
  const sender = realEstateId === undefined ? undefined : { userId: identity.userId, realEstateId }
  const tx: WriteTx = {
    actId,
    rows: <Row>(asked: Scope, statement: Statement<Row>, values: readonly Value[] = []) =>
      new Promise<Row[]>((resolve, reject) => {
        if (asked !== scope) return reject(new Error('a write stays inside the scope it was opened with'))
        if (pending.length === 0) queueMicrotask(flush)
        for (const table of statement.writes) written.add(table)
        pending.push({ call: { statement, values }, resolve: resolve as (rows: Rows) => void, reject })
      }),
    record: (trace) => void traces.push(trace),
    enqueue: (task, payload, options = {}) =>
      void jobs.push({
        statement: enqueueJob,
        values: [task, { json: payload }, options.key, options.runAt],
      }),
    sendMail: (letter) => void jobs.push(...mailCalls(letter, clock, sender)),
  }

  async function finish(verb: string, key: string, request: string, result: unknown): Promise<void> {
    const [trace] = traces
    if (trace === undefined || traces.length > 1)
      throw new Error(`${verb}: a write records exactly one trace`)
    const said = identity.isByLetter === true ? { ...trace.changes, byLetter: true } : trace.changes
    const told = { ...trace, changes: said }
    const act = { id: actId, verb, trace: told, written, hasJobs: jobs.length > 0, key, request, result }
    await send([...jobs, recordCall(scope, act), { statement: commit, values: [] }]).catch(sayDoubt)
  }

  return { tx, finish }
}

// A refused person gets no old answer, and a doubtful commit must stay doubtful until it is asked again.
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && ['UNAUTHENTICATED', 'FORBIDDEN', 'OUTCOME_UNKNOWN'].includes(error.code)

/** The connection broke after a commit was on its way: it may have happened, and that has to be said. */
function sayDoubt(error: unknown): never {
  const cause = error instanceof AppError ? (error.cause as { severity?: string } | undefined) : undefined
  const wasSent = cause !== undefined && !(cause instanceof AppError)
  const isLost =
    error instanceof AppError && error.code === 'UNAVAILABLE' && wasSent && cause.severity === undefined
  throw isLost ? new AppError('OUTCOME_UNKNOWN', {}, error) : error
}

const isRowSecurity = (error: unknown): boolean => (error as { code?: string }).code === '42501'

async function quietly(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise
    return true
  } catch {
    return false
  }
}
