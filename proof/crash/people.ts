import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { makeClock } from '../../apps/server/src/platform/clock.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { makeTokens } from '../../apps/server/src/platform/http/token.ts'
import { newId, type PersonState } from './operations.ts'

export type People = { readonly all: readonly PersonState[]; token(user: string): string }

/** Signed-in people, straight in the database; neighbours also see into each other's first house. */
export async function makePeople(
  admin: Pool,
  count: number,
  environment: Record<string, string>,
): Promise<People> {
  const tokens = makeTokens(readConfig(environment), makeClock())
  const sessions = new Map<string, string>()
  const fresh = new Map<string, { text: string; until: number }>()
  const all: PersonState[] = []
  for (let index = 0; index < count; index += 1) {
    const person: PersonState = { id: newId(), profileVersion: 1, own: [], shared: [] }
    sessions.set(person.id, await insertPerson(admin, person.id))
    all.push(person)
  }
  return {
    all,
    token: (user) => {
      const known = fresh.get(user)
      if (known !== undefined && known.until > Date.now()) return known.text
      const text = tokens.sign({ userId: user, sessionId: sessions.get(user) ?? '', scope: ['user'] })
      fresh.set(user, { text, until: Date.now() + 30_000 })
      return text
    },
  }
}

async function insertPerson(admin: Pool, id: string): Promise<string> {
  const sessionId = newId()
  await admin.query(
    `insert into auth.account (id, email, password_hash, status, terms_version, terms_accepted_at, confirmed_at)
     values ($1, $2, 'none', 'active', '1', now(), now())`,
    [id, `${id}@kunde.test`],
  )
  await admin.query(
    `insert into auth.session (id, user_id, cookie_hash, idle_expires_at, absolute_expires_at)
     values ($1, $2, $3, now() + interval '4 days', now() + interval '4 days')`,
    [sessionId, id, randomBytes(32)],
  )
  await admin.query(
    `insert into app.profile (user_id, first_name, last_name) values ($1, 'Vreni', 'Muster')`,
    [id],
  )
  return sessionId
}

/** Lets each person change components in the first house of the next one. */
export async function shareHouses(admin: Pool, people: readonly PersonState[]): Promise<void> {
  for (const [index, person] of people.entries()) {
    const house = people[(index + 1) % people.length]?.own[0]
    if (house === undefined) continue
    person.shared.push(house)
    await admin.query(
      `insert into app.membership (user_id, real_estate_id, role, can_see_finances) values ($1, $2, 'editor', false)`,
      [person.id, house.id],
    )
  }
}
