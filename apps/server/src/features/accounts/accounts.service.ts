import type { Identity } from '#platform/access.ts'
import { AppError } from '#platform/app-error.ts'
import { authorityOnce, type AuthorityTx } from '#platform/authority.ts'
import type { Mailer } from '#platform/mail.ts'
import type { Parts } from '#platform/parts.ts'
import { deleteExpired, findSignedInUser, findWaitingMail, markMailSent } from './accounts.queries.ts'

/** The user object of the specification (§7). */
export async function currentUser(parts: Parts, identity: Identity) {
  const row = await findSignedInUser(authorityOnce(parts.authority), identity.sessionId, identity.userId)
  if (row === undefined) throw new AppError('SESSION_EXPIRED')
  const { id, email, first_name: firstName, last_name: lastName, phone, scope } = row
  return { id, email, firstName, lastName, phone, scope }
}

/** The same letter may be sent twice after a crash; it then carries the same Message-ID. */
export async function sendStoredMail(worker: AuthorityTx, mailer: Mailer, mailId: string): Promise<void> {
  const row = await findWaitingMail(worker, mailId)
  if (row === undefined) return
  const { id, recipient, subject, body_text: bodyText, body_html: bodyHtml, message_id: messageId } = row
  await mailer.send({ id, recipient, subject, bodyText, bodyHtml, messageId })
  await markMailSent(worker, mailId)
}

export async function cleanAccounts(worker: AuthorityTx): Promise<void> {
  await deleteExpired(worker)
}
