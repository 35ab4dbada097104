import { createHash, randomBytes } from 'node:crypto'
import type { TestServer } from './server.ts'
import { newId, type Person } from './world.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** A firm that is asked for a quote, and somebody who came by its link. */
export async function askedFirm(server: TestServer, owner: Person, house: string, projectId: string) {
  const [requestId, linkId] = [newId(), newId()]
  await server.admin(
    `insert into app.quote_request (real_estate_id, id, project_id, company, email, scope, answer_by, state, opened_at,
       created_by)
     values ($1, $2, $3, 'Wyss AG', 'wyss@firma.test', 'Bad', '2099-05-03', 'opened', now(), $4)`,
    [house, requestId, projectId, owner.userId],
  )
  await server.admin(
    `insert into app.guest_link (real_estate_id, id, label, purpose, document_ids, quote_request_id, secret_hash,
       expires_at, created_by)
     values ($1, $2, 'Wyss AG', 'craftsman', '{}', $3, $4, now() + interval '1 day', $5)`,
    [house, linkId, requestId, hashOf(requestId), owner.userId],
  )
  /** A further visit by the same link. */
  async function visit(): Promise<string> {
    const cookie = randomBytes(32).toString('base64url')
    await server.admin(
      `insert into app.guest_visit (real_estate_id, id, link_id, cookie_hash, ends_at, agent)
       values ($1, $2, $3, $4, now() + interval '1 hour', 'Handy')`,
      [house, newId(), linkId, hashOf(cookie)],
    )
    return cookie
  }
  return { requestId, linkId, visit, cookie: await visit() }
}
