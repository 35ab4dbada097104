import { createHash } from 'node:crypto'
import { addDays } from '@hauswart/domain/days/day'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { getTodo, updateTodo, type Todo } from '#features/todos/todos.service.ts'
import { setTodoDone } from '#features/todos/todos.done.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireWithin } from '#platform/cache.ts'
import type { Config } from '#platform/config.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { makeContext } from '#platform/http/http.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { wasAnswered } from './notifications.queries.ts'
import { isSealed, sealOf } from './notifications.seals.service.ts'

export type LetterAct = 'done' | 'later'

/** What a link in a letter lets its reader do: one act, on one to-do as it was told, until a day. */
export type Grant = {
  readonly userId: string
  readonly realEstateId: string
  readonly todoId: string
  readonly dueOn: string
  readonly until: string
  readonly act: LetterAct
}

const daysGood = 14
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
const week = 7

/** The address of an act. The same letter, sent again after a kill, has the same one. */
export function letterAddress(config: Config, day: string, facts: Omit<Grant, 'until'>): string {
  const { userId, realEstateId, todoId, dueOn, act } = facts
  const text = [userId, realEstateId, todoId, dueOn, addDays(day, daysGood), act].join('.')
  const address = new URL(`${config.NOTIFICATIONS_URL}/act`, config.PUBLIC_URL)
  address.search = new URLSearchParams({ what: text, seal: sealOf(config, 'letter-act', text) }).toString()
  return address.href
}

export type Asked = { readonly what?: unknown; readonly seal?: unknown }
export type Visitor = { readonly line: string; readonly requestId: string }

/** How a thing stands for who holds the link: `open` is as it was told, so the act may be done. */
export type Standing =
  | { readonly kind: 'gone' }
  | { readonly kind: 'open' | 'done' | 'moved' | 'used'; readonly act: LetterAct; readonly todo: Todo }

/** Looks and changes nothing. Forged, ended and foreign links get the same answer. */
export async function lookByLetter(parts: Parts, visitor: Visitor, asked: Asked): Promise<Standing> {
  await requireWithin(parts, `letter:${visitor.line}`, limits.letterLinks.perLine)
  const grant = grantOf(parts, asked)
  return standing(contextFor(parts, visitor, grant), grant)
}

/** Does it as the person the letter went to, once; what was done meanwhile stays as it is. */
export async function actByLetter(
  parts: Parts,
  visitor: Visitor,
  asked: Asked,
): Promise<{ readonly isDone: boolean; readonly now: Standing }> {
  await requireWithin(parts, `letter:${visitor.line}`, limits.letterLinks.perLine)
  const grant = grantOf(parts, asked)
  const ctx = contextFor(parts, visitor, grant)
  const now = await standing(ctx, grant)
  if (now.kind !== 'open') return { isDone: false, now }
  try {
    return { isDone: true, now: { ...now, todo: await doIt(ctx, grant, now.todo) } }
  } catch (error) {
    // Somebody was faster: what they did is told.
    const isLate = error instanceof AppError && ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'].includes(error.code)
    if (!isLate) throw error
    return { isDone: false, now: await standing(ctx, grant) }
  }
}

function doIt(ctx: Context, grant: Grant, todo: Todo): Promise<Todo> {
  const { realEstateId, todoId, act, dueOn } = grant
  const idempotencyKey = keyOf(grant)
  if (act === 'done') return setTodoDone(ctx, realEstateId, todoId, true, { idempotencyKey })
  const today = ctx.clock.today()
  const later = addDays(dueOn > today ? dueOn : today, week)
  const input = { idempotencyKey, expectedVersion: todo.version, dueOn: later }
  return updateTodo(ctx, realEstateId, todoId, input)
}

async function standing(ctx: Context, grant: Grant): Promise<Standing> {
  const { realEstateId, todoId, dueOn, act } = grant
  const scope = requireMember(ctx, realEstateId, 'write')
  const [todo, isUsed] = await Promise.all([
    getTodo(ctx, realEstateId, todoId),
    wasAnswered(ctx.reads, scope, keyOf(grant)),
  ]).catch((error: unknown) => {
    // Whoever may no longer write there learns no more than who made the link up.
    const isRefused = error instanceof AppError && ['NOT_FOUND', 'FORBIDDEN'].includes(error.code)
    throw isRefused ? new AppError('LINK_INVALID') : error
  })
  if (todo === null || todo.deletedAt !== null) return { kind: 'gone' }
  if (todo.state === 'done') return { kind: 'done', act, todo }
  if (todo.dueOn !== dueOn) return { kind: 'moved', act, todo }
  return { kind: isUsed ? 'used' : 'open', act, todo }
}

const contextFor = (parts: Parts, { requestId }: Visitor, { userId }: Grant): Context =>
  makeContext(parts, { userId, sessionId: '', isByLetter: true }, requestId)

function grantOf({ config, clock }: Parts, { what, seal }: Asked): Grant {
  if (typeof what !== 'string' || typeof seal !== 'string' || !isSealed(config, 'letter-act', what, seal))
    throw new AppError('LINK_INVALID')
  const [userId = '', realEstateId = '', todoId = '', dueOn = '', until = '', act] = what.split('.')
  const isWhole = [userId, realEstateId, todoId].every(isUuid) && [dueOn, until].every(isDay)
  if (!isWhole || (act !== 'done' && act !== 'later') || clock.today() > until)
    throw new AppError('LINK_INVALID')
  return { userId, realEstateId, todoId, dueOn, until, act }
}

// The key of the act is that of the link: whatever presses it again finds that it was answered.
function keyOf(grant: Grant): string {
  const hex = createHash('sha256')
    .update(`letter ${Object.values(grant).join('.')}`)
    .digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `7${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}
