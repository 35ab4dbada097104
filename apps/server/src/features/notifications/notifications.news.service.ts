import { createHash } from 'node:crypto'
import { isWanted, soonKinds } from '@hauswart/domain/notifications/notification-settings'
import { writeLetter } from '#platform/jobs/mail.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { limits } from '#platform/limits.ts'
import { unsubscribing } from './notifications.digest.service.ts'
import { newsLetter } from './notifications.mails.ts'
import {
  enqueueNews,
  findAddressed,
  listHearers,
  listNews,
  markMailed,
  markRefused,
} from './notifications.news.queries.ts'

type Told = { readonly userId: string; readonly id: string }

const { waitMs, windowMs } = limits.news

/** What others did goes by mail a few minutes later: what comes together is one letter, and what is read by then is none. */
export async function mailTold(deps: JobDeps, told: readonly Told[]): Promise<void> {
  const until = new Date(Math.ceil((deps.parts.clock.now().getTime() + waitMs) / windowMs) * windowMs)
  for (const userId of await listHearers(deps, told)) await enqueueNews(deps, userId, until)
}

/** The letter of a person and moment; sent a second time after a kill it has the same Message-ID. */
export async function sendNews(deps: JobDeps, userId: string, until: string): Promise<void> {
  const { config, log, mailer } = deps.parts
  const person = await findAddressed(deps, userId)
  if (person === undefined || person.digest === 'off' || person.refusedAddress === person.email) return
  const rows = await listNews(
    deps,
    userId,
    soonKinds.filter((kind) => isWanted(person, kind, 'mail')),
  )
  if (rows.length === 0) return
  const name = createHash('sha256').update(`news ${userId} ${until}`).digest('hex').slice(0, 32)
  const { refusal } = await mailer.send({
    id: name,
    ...writeLetter(newsLetter(person.email, rows, `${config.PUBLIC_URL}/benachrichtigungen`)),
    messageId: `<news.${name}@hauswart>`,
    headers: unsubscribing(config, userId),
  })
  const ids = rows.map(({ id }) => id)
  await markMailed(deps, userId, ids)
  if (refusal === undefined) return
  log.warn({ userId, status: refusal }, 'a letter with news was refused for good')
  await markRefused(deps, userId, { status: refusal, address: person.email })
}
