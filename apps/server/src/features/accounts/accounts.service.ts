import { letterRefusedWords } from '@hauswart/domain/notifications/letter-refused.labels'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import type { Identity } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { authorityOnce, type AuthorityTx } from '#platform/db/authority.ts'
import type { Tell } from '#platform/jobs/mail.ts'
import type { Parts } from '#platform/parts.ts'
import {
  deleteExpired,
  findSignedInUser,
  findWaitingMail,
  markMailRefused,
  markMailSent,
} from './accounts.queries.ts'

/** The user object of the specification (§7). */
export async function currentUser(parts: Parts, identity: Identity) {
  const row = await findSignedInUser(authorityOnce(parts.authority), identity.sessionId, identity.userId)
  if (row === undefined) throw new AppError('SESSION_EXPIRED')
  const { id, email, first_name: firstName, last_name: lastName, phone, scope } = row
  return { id, email, firstName, lastName, phone, scope }
}

/** The same letter may be sent twice after a crash; it then carries the same Message-ID. */
export async function sendStoredMail(
  worker: AuthorityTx,
  parts: Parts,
  mailId: string,
  tell: Tell | undefined,
): Promise<void> {
  const row = await findWaitingMail(worker, mailId)
  if (row === undefined) return
  const { id, recipient, subject, body_text: bodyText, body_html: bodyHtml, message_id: messageId } = row
  const { refusal } = await parts.mailer.send({ id, recipient, subject, bodyText, bodyHtml, messageId })
  if (refusal === undefined) return markMailSent(worker, mailId)
  // First the sender, who may be told twice as one message: a crash in between must not leave them waiting.
  if (tell !== undefined) await tellRefused(worker, parts, { mailId, recipient, subject }, tell)
  await markMailRefused(worker, mailId, refusal)
  parts.log.warn({ mailId, status: refusal }, 'a letter was refused for good')
}

type Refused = { readonly mailId: string; readonly recipient: string; readonly subject: string }

/** Whoever had it sent waits for an answer that cannot come. */
const tellRefused = (worker: AuthorityTx, parts: Parts, letter: Refused, tell: Tell): Promise<void> =>
  notifyUser(worker, parts.clock, {
    userId: tell.userId,
    kind: 'letter_refused',
    objectId: letter.mailId,
    ...letterRefusedWords(letter),
    target: { route: tell.route, id: tell.id },
    about: {
      realEstateId: tell.realEstateId,
      thingId: tell.id ?? tell.realEstateId,
      dueOn: parts.clock.today(),
    },
  })

export async function cleanAccounts(worker: AuthorityTx): Promise<void> {
  await deleteExpired(worker)
}
