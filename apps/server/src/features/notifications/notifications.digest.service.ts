import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { isWanted } from '@hauswart/domain/notifications/notification-settings'
import {
  appointmentWords,
  assignedWords,
  reminderWords,
} from '@hauswart/domain/notifications/reminder.labels'
import type { NotificationKind } from '@hauswart/domain/notifications/notification'
import type { DatedSource } from '@hauswart/domain/notifications/reminder'
import { houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { AppError } from '#platform/app-error.ts'
import type { Config } from '#platform/config.ts'
import { sql } from '#platform/db/db-wire.ts'
import { writeLetter } from '#platform/jobs/mail.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import type { Parts } from '#platform/parts.ts'
import { findDigest, lookOnce, queueDigests, settleDigest } from './notifications.digest.queries.ts'
import { digestLetter } from './notifications.mails.ts'
import type { LookRow } from './notifications.table.ts'

const queuedAtOnce = 500

/** A job for everybody whose hour has come. */
export async function planDigests(deps: JobDeps): Promise<void> {
  const now = deps.parts.clock.now()
  while ((await queueDigests(deps, now, queuedAtOnce)) === queuedAtOnce);
}

/**
 * The letter of a person and day. It is made right before it leaves, of things as they are then; nothing left is no
 * letter. Sent a second time after a kill it has the same Message-ID.
 */
export async function sendDigest(deps: JobDeps, userId: string): Promise<void> {
  const { clock, config, log, mailer } = deps.parts
  const [now, today] = [clock.now(), clock.today()]
  const person = await findDigest(deps, userId, now)
  if (person === undefined) return
  const rows = await lookOnce(deps, userId, today)
  const isOff = person.digest === 'off' || person.refusedAddress === person.email
  const lines = isOff ? [] : linesOf(rows, today, person.switchedOff)
  const settled = { ids: rows.map(({ id }) => id), told: person.told, today, now }
  if (lines.length === 0) return settleDigest(deps, userId, { ...settled, hasLeft: false })
  const name = createHash('sha256').update(`${userId} ${person.day}`).digest('hex').slice(0, 32)
  const { refusal } = await mailer.send({
    id: name,
    ...writeLetter(digestLetter(person.email, lines, `${config.PUBLIC_URL}/benachrichtigungen`)),
    messageId: `<digest.${person.day}.${name}@hauswart>`,
    headers: unsubscribing(config, userId),
  })
  if (refusal !== undefined) log.warn({ userId, status: refusal }, 'a digest was refused for good')
  await settleDigest(deps, userId, {
    ...settled,
    hasLeft: refusal === undefined,
    refusal: refusal === undefined ? undefined : { status: refusal, address: person.email },
  })
}

/** In the words of today, whenever it was told; a thing told twice stands once. */
function linesOf(rows: readonly LookRow[], today: string, switchedOff: readonly string[]) {
  const things = new Map(rows.filter(({ title }) => title !== null).map((row) => [row.thingId, row]))
  return [...things.values()].flatMap((row) => {
    const { kind, title, dueOn, startsAt } = row
    if (title === null || !isWanted({ switchedOff }, kind, 'mail')) return []
    const house = houseTitle(row)
    if (kind === 'todo_assigned') return [assignedWords({ title, house, by: null })]
    const source = sources[kind]
    return source === undefined
      ? [appointmentWords({ title, startsOn: dueOn, startsAt, house }, today)]
      : [reminderWords({ source, title, on: dueOn, house }, today)]
  })
}

const sources: Readonly<Partial<Record<NotificationKind, DatedSource>>> = {
  todo_due: 'todo',
  upkeep_due: 'maintenance',
  document_ending: 'document',
  defect_due: 'defect',
}

/** RFC 8058: the mailbox itself can unsubscribe, by a POST nobody has to sign in for. */
function unsubscribing(config: Config, userId: string): Readonly<Record<string, string>> {
  const address = new URL(`${config.NOTIFICATIONS_URL}/unsubscribe`, config.PUBLIC_URL)
  address.search = new URLSearchParams({ person: userId, seal: sealOf(config, userId) }).toString()
  return {
    'List-Unsubscribe': `<${address.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

const sealOf = (config: Config, userId: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', config.SECRET_PEPPER, '', 'unsubscribe', 32)))
    .update(userId)
    .digest('base64url')

type Asked = { readonly person?: unknown; readonly seal?: unknown }

/** Whose letters the holder of a link may stop: those it came with. */
export function personOfLink({ config }: Parts, { person, seal }: Asked): string {
  if (typeof person !== 'string' || typeof seal !== 'string' || !isUuid(person))
    throw new AppError('LINK_INVALID')
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(config, person))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('LINK_INVALID')
  return person
}

const enqueueStop = sql(`select app.enqueue('stop_digests', $1, $2, null)`)

/** Nobody is signed in: the worker writes it down. */
export async function unsubscribe(parts: Parts, asked: Asked): Promise<void> {
  const userId = personOfLink(parts, asked)
  const values = [{ json: { userId } }, `stop_digests:${userId}`]
  await parts.database.run([{ statement: enqueueStop, values }])
}
