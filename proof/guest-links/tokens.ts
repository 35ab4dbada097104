import { createHash, randomBytes } from 'node:crypto'
import type { TestServer } from '../../apps/server/test/server.ts'
import { makeWorld, newId } from '../../apps/server/test/world.ts'

/** Nobody made it; its day is over; its owner ended it; its maker no longer owns the house. */
export const kinds = ['forged', 'ended', 'revoked', 'foreign'] as const
export type Kind = (typeof kinds)[number]

/** The secret of a link, and the cookie of a visit by it. */
export type Pass = { readonly secret: string; readonly cookie: string }
export type Made = {
  readonly of: Readonly<Record<Kind, readonly Pass[]>>
  readonly good: Pass
  /** A paper that links name. */
  readonly documentId: string
  /** A file that the good one sends. */
  readonly fileId: string
}

const newPass = (): Pass => ({
  secret: randomBytes(32).toString('base64url'),
  cookie: randomBytes(32).toString('base64url'),
})
const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** As many of each kind, half of them to papers and half to a request; and a good one to a request. */
export async function makeTokens(server: TestServer, many: number): Promise<Made> {
  const world = makeWorld(server)
  const [owner, former] = [await world.person('Anna'), await world.person('Otto')]
  const house = await world.house(owner)
  await world.join(former, house, 'editor')
  const project = await world.project(owner, house)
  const request = newId()
  await server.admin(
    `insert into app.quote_request (real_estate_id, id, project_id, company, email, scope, answer_by, created_by)
     values ($1, $2, $3, 'Huber', 'huber@firma.test', 'Bad', '2099-05-03', $4)`,
    [house, request, project, owner.userId],
  )
  const documentId = newId()
  const store = async (passes: readonly Pass[], kind: Kind | 'good') => {
    const ids = passes.map(() => newId())
    await server.admin(
      `insert into app.guest_link (real_estate_id, id, label, purpose, document_ids, quote_request_id, secret_hash,
         expires_at, revoked_at, created_by)
       select $1, p.id, 'Gast', 'other', case when p.at % 2 = 0 then array[$4::uuid] else '{}' end,
         case when p.at % 2 = 1 then $5::uuid end, case when $6 <> 'revoked' then p.secret end,
         now() + case when $6 = 'ended' then interval '-1 minute' else interval '1 day' end,
         case when $6 = 'revoked' then now() end, $7
       from unnest($2::uuid[], $3::bytea[]) with ordinality p (id, secret, at)`,
      [
        house,
        ids,
        passes.map(({ secret }) => hashOf(secret)),
        documentId,
        request,
        kind,
        (kind === 'foreign' ? former : owner).userId,
      ],
    )
    await server.admin(
      `insert into app.guest_visit (real_estate_id, id, link_id, cookie_hash, ends_at, agent)
       select $1, p.id, p.id, p.cookie, now() + interval '1 hour', 'Browser' from unnest($2::uuid[], $3::bytea[]) p (id, cookie)`,
      [house, ids, passes.map(({ cookie }) => hashOf(cookie))],
    )
  }
  const of = Object.fromEntries(
    kinds.map((kind) => [kind, Array.from({ length: many }, newPass)]),
  ) as unknown as Record<Kind, Pass[]>
  for (const kind of kinds) if (kind !== 'forged') await store(of[kind], kind)
  const good = newPass()
  await store([good], 'good')
  await server.admin('analyze app.guest_link, app.guest_visit')
  return { of, good, documentId, fileId: newId() }
}
