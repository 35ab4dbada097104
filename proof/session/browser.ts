import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import {
  newSecret,
  sealGeneration,
  secretHash,
} from '../../apps/server/src/features/accounts/accounts.tokens.service.ts'
import { makeClock } from '../../apps/server/src/platform/clock.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { shoot } from '../load/client.ts'

export type Session = {
  readonly id: string
  readonly userId: string
  readonly cookie: string
  refreshToken: string
}
/** Where the sessions live and which programs answer for them. */
export type Stage = { admin: Pool; config: Config; origin: string; ports: readonly number[] }
export const tabs = 6
export const portOf = (stage: Stage, tab: number): number => stage.ports[tab % stage.ports.length] ?? 0

export type Refreshed = { status: number; token: string; refreshToken: string }

const clock = makeClock()

// At most twenty sessions a person are allowed; each person here has fifteen.
export async function sessionsOf(stage: Stage, count: number): Promise<Session[]> {
  const sessions: Session[] = []
  while (sessions.length < count)
    sessions.push(...(await openSessions(stage.admin, stage.config, Math.min(15, count - sessions.length))))
  return sessions
}

/** Signed-in browsers, put straight into the database: a password hash each would take most of the time. */
export async function openSessions(admin: Pool, config: Config, count: number): Promise<Session[]> {
  const userId = clock.newId()
  await admin.query(
    "insert into auth.account (id, email, password_hash, status, terms_version, terms_accepted_at, confirmed_at) values ($1, $2, 'none', 'active', '1', now(), now())",
    [userId, `${randomUUID()}@kunde.test`],
  )
  await admin.query(
    "insert into app.profile (user_id, first_name, last_name) values ($1, 'Sechs', 'Fenster')",
    [userId],
  )
  const sessions = Array.from({ length: count }, () => {
    const [id, secret] = [clock.newId(), newSecret()]
    return {
      id,
      secret,
      session: {
        id,
        userId,
        cookie: `__Host-auth.rb=${id}.${secret}`,
        refreshToken: sealGeneration(config, id, 0),
      },
    }
  })
  for (const { id, secret } of sessions) {
    await admin.query(
      "insert into auth.session (id, user_id, cookie_hash, idle_expires_at, absolute_expires_at) values ($1, $2, $3, now() + interval '14395 seconds', now() + interval '24 hours')",
      [id, userId, secretHash(secret)],
    )
  }
  return sessions.map((one) => one.session)
}

/** A refresh as a browser tab sends it: half in the body, half in the cookie, the attempt remembered. */
export async function refresh(
  port: number,
  origin: string,
  session: Session,
  given: { refreshToken?: string; attempt?: string; cookie?: string } = {},
): Promise<Refreshed> {
  const answer = await shoot({
    port,
    path: '/rest/refresh',
    headers: {
      origin,
      'sec-fetch-site': 'same-origin',
      cookie: given.cookie ?? session.cookie,
      'x-refresh-attempt': given.attempt ?? newAttempt(),
    },
    body: JSON.stringify({ refreshToken: given.refreshToken ?? session.refreshToken }),
  })
  const body = JSON.parse(answer.body === '' ? '{}' : answer.body) as {
    token?: string
    refreshToken?: string
  }
  return { status: answer.status, token: body.token ?? '', refreshToken: body.refreshToken ?? '' }
}

/** Whether an access token still opens anything. */
export async function read(port: number, token: string): Promise<boolean> {
  const answer = await shoot({
    port,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { id } }' }),
  })
  return answer.body.includes('"me":{')
}

export const newAttempt = (): string => randomBytes(12).toString('base64url')

/** As if time had passed since the last rotation, without waiting for it. */
export const ageSession = (admin: Pool, session: Session, seconds: number) =>
  admin.query(`update auth.session set rotated_at = rotated_at - make_interval(secs => $2) where id = $1`, [
    session.id,
    seconds,
  ])

export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let index = next++; index < items.length; index = next++) await work(items[index] as Item, index)
    }),
  )
}
