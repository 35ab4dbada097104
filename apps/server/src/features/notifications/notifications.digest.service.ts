import { createHash } from 'node:crypto'
import { mayDo } from '@hauswart/domain/access/role'
import { dueNotice } from '@hauswart/domain/analysis/engine/snapshot.labels'
import { dateName, datedSources, sourceRules } from '@hauswart/domain/deadlines/source'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { letterWords } from '@hauswart/domain/notifications/letter-act.labels'
import { alwaysToldKinds, isWanted } from '@hauswart/domain/notifications/notification-settings'
import {
  appointmentWords,
  assignedWords,
  reminderWords,
} from '@hauswart/domain/notifications/reminder.labels'
import { houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { AppError } from '#platform/app-error.ts'
import type { Config } from '#platform/config.ts'
import { sql } from '#platform/db/db-wire.ts'
import { writeLetter, type Link } from '#platform/jobs/mail.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import type { Parts } from '#platform/parts.ts'
import { findDigest, lookOnce, queueDigests, settleDigest } from './notifications.digest.queries.ts'
import { letterAddress, type LetterAct } from './notifications.letter.service.ts'
import { digestLetter, type Line } from './notifications.mails.ts'
import { isSealed, sealOf } from './notifications.seals.service.ts'
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
  const heard = person.digest === 'off' ? rows.filter(({ kind }) => alwaysToldKinds.includes(kind)) : rows
  const lines =
    person.refusedAddress === person.email
      ? []
      : linesOf(heard, today, person.switchedOff, (row) => linksOf(config, userId, person.day, row))
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
function linesOf(
  rows: readonly LookRow[],
  today: string,
  switchedOff: readonly string[],
  links: (row: LookRow) => readonly Link[],
): Line[] {
  const things = new Map(rows.filter(({ title }) => title !== null).map((row) => [nameOf(row), row]))
  return [...things.values()].flatMap((row) => {
    const { kind, title, dueOn, startsAt } = row
    if (title === null || !isWanted({ switchedOff }, kind, 'mail')) return []
    const house = houseTitle(row)
    if (kind === 'components_due') return [{ title, text: dueNotice.text(house), links: [] }]
    if (kind === 'todo_assigned') return [{ ...assignedWords({ title, house, by: null }), links: [] }]
    const source = sourceOf(kind)
    return source === undefined
      ? [{ ...appointmentWords({ title, startsOn: dueOn, startsAt, house }, today), links: [] }]
      : [{ ...reminderWords({ source, title, on: dueOn, house }, today), links: links(row) }]
  })
}

/** A thing with two days is told of twice. */
function nameOf({ kind, thingId }: LookRow): string {
  const source = sourceOf(kind)
  return source === undefined ? thingId : dateName(source, thingId)
}

const sourceOf = (kind: LookRow['kind']) =>
  datedSources.find((source) => sourceRules[source].telling.kind === kind)

const letterActs: readonly LetterAct[] = ['done', 'later']

/** Who may write can say from the letter that a to-do is done, or that it is to wait. */
function linksOf(config: Config, userId: string, day: string, row: LookRow): Link[] {
  const { kind, thingId, dueOn, realEstateId, role } = row
  if (kind !== 'todo_due' || realEstateId === null || role === null || !mayDo(role, 'write')) return []
  const facts = { userId, realEstateId, todoId: thingId, dueOn }
  return letterActs.map((act) => ({
    label: letterWords.links[act],
    url: letterAddress(config, day, { ...facts, act }),
  }))
}

/** RFC 8058: the mailbox itself can unsubscribe, by a POST nobody has to sign in for. */
export function unsubscribing(config: Config, userId: string): Readonly<Record<string, string>> {
  const address = new URL(`${config.NOTIFICATIONS_URL}/unsubscribe`, config.PUBLIC_URL)
  address.search = new URLSearchParams({
    person: userId,
    seal: sealOf(config, 'unsubscribe', userId),
  }).toString()
  return {
    'List-Unsubscribe': `<${address.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

type Asked = { readonly person?: unknown; readonly seal?: unknown }

/** Whose letters the holder of a link may stop: those it came with. */
export function personOfLink({ config }: Parts, { person, seal }: Asked): string {
  if (typeof person !== 'string' || typeof seal !== 'string' || !isUuid(person))
    throw new AppError('LINK_INVALID')
  if (!isSealed(config, 'unsubscribe', person, seal)) throw new AppError('LINK_INVALID')
  return person
}

const enqueueStop = sql(`select app.enqueue('stop_digests', $1, $2, null)`)

/** Nobody is signed in: the worker writes it down. */
export async function unsubscribe(parts: Parts, asked: Asked): Promise<void> {
  const userId = personOfLink(parts, asked)
  const values = [{ json: { userId } }, `stop_digests:${userId}`]
  await parts.database.run([{ statement: enqueueStop, values }])
}
