import { createHash, randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/db.ts'
import { makeDeps } from '#platform/jobs/worker.ts'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'
import { guestLinkJobs } from './guest-links.jobs.ts'

const { server, world } = await openWorld()
const database = openDatabase({
  url: server.parts.config.DATABASE_WORKER_URL,
  connections: 2,
  application: 'test-worker',
  forHousekeeping: true,
})
afterAll(() => database.close())
const { document, version } = makeDocuments(server)

const link = 'id label state hasPin version documentIds visits { agent documentIds }'
const add = `mutation Share($house: ID!, $input: AddGuestLinkInput!) { addGuestLink(realEstateId: $house, input: $input) { ${link} } }`
const revoke = `mutation End($house: ID!, $id: ID!, $input: VersionInput!) {
  revokeGuestLink(realEstateId: $house, id: $id, input: $input) { ${link} } }`
const links = `query Links($house: ID!) { realEstate(id: $house) { guestLinks { ${link} } } }`

type Link = { id: string; state: string; version: number; visits: { agent: string; documentIds: string[] }[] }
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** As a device does it: the secret is made there, the server gets its hash. */
async function share(owner: Person, house: string, documentIds: readonly string[], pin?: string) {
  const token = randomBytes(32).toString('base64url')
  const input = {
    idempotencyKey: newId(),
    id: newId(),
    label: 'Kantonalbank, Frau Meier',
    purpose: 'bank',
    documentIds,
    secretHash: hashOf(token),
    ...(pin === undefined ? {} : { pinHash: hashOf(`${token}|${pin}`) }),
    days: 7,
  }
  const { addGuestLink } = await owner.data<{ addGuestLink: Link }>(add, { house, input })
  return { token, id: addGuestLink.id, made: addGuestLink }
}

// Attempts are counted by line: another run of these tests is another guest.
const line = `10.${[...randomBytes(3)].join('.')}`
const enter = (token: string, pin?: string) =>
  fetch(`${server.url}/rest/guest`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Bankbrowser',
      'x-forwarded-for': line,
    },
    body: JSON.stringify({ token, pin }),
  })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const look = (cookie: string, path = '') =>
  fetch(`${server.url}/rest/guest${path}`, { headers: cookie === '' ? {} : { cookie } })

const codeOf = async (asked: Promise<Response>): Promise<string> =>
  ((await (await asked).json()) as { code: string }).code

async function stage() {
  const owner = await world.person('Anna')
  const house = await world.house(owner)
  const shared = await document(owner, house, { title: 'Police', amountRappen: 120_000 })
  const other = await document(owner, house, { title: 'Tagebuch' })
  return { owner, house, shared, other }
}

type Job = { readonly id: string; readonly payload: Record<string, unknown> }

/** Does what waits in the queue for this house, and once more than needed. */
async function work(house: string): Promise<readonly Job[]> {
  const jobs = await server.admin<Job>(
    `select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'tell_link_opened' and j.payload ->> 'realEstateId' = $1`,
    [house],
  )
  const deps = makeDeps(server.parts, database)
  for (const { payload } of [...jobs, ...jobs]) await guestLinkJobs['tell_link_opened']?.(payload, deps)
  return jobs
}

type Bell = { readonly nodes: readonly { title: string; text: string; target: object }[] }

const bellOf = async (person: Person): Promise<string> =>
  (await fetch(`${server.url}/notifications`, { headers: person.headers() })).text()

describe('a link for a guest', () => {
  it('opens the chosen papers and nothing else, without an account', async () => {
    const { owner, house, shared, other } = await stage()
    const { token, made } = await share(owner, house, [shared])
    expect(made).toMatchObject({ state: 'open', hasPin: false, visits: [] })
    const entered = await enter(token)
    expect(entered.status).toBe(200)
    expect(entered.headers.get('set-cookie')).toMatch(/^__Host-guest=.*HttpOnly; Secure; SameSite=Strict$/)
    const view = (await entered.json()) as { sharedBy: string; documents: Record<string, unknown>[] }
    expect(view.sharedBy).toBe('Anna Muster')
    expect(view.documents.map(({ title }) => title)).toEqual(['Police'])
    expect(JSON.stringify(view)).not.toContain('120000')
    const cookie = cookieOf(entered)
    expect(await (await look(cookie)).json()).toEqual(view)
    expect(await codeOf(look(cookie, `/${other}`))).toBe('LINK_INVALID')
    expect(await codeOf(look('', `/${shared}`))).toBe('LINK_INVALID')
    expect(await codeOf(look('__Host-guest=made-up'))).toBe('LINK_INVALID')
    const { realEstate } = await owner.data<{ realEstate: { guestLinks: Link[] } }>(links, { house })
    expect(realEstate.guestLinks[0]?.visits).toMatchObject([{ agent: 'Bankbrowser' }])
  })

  it('is over at once when it is revoked, also for whoever is looking', async () => {
    const { owner, house, shared } = await stage()
    const { token, id, made } = await share(owner, house, [shared])
    const cookie = cookieOf(await enter(token))
    expect((await look(cookie)).status).toBe(200)
    const input = { idempotencyKey: newId(), expectedVersion: made.version }
    const { revokeGuestLink } = await owner.data<{ revokeGuestLink: Link }>(revoke, { house, id, input })
    expect(revokeGuestLink.state).toBe('revoked')
    expect(await codeOf(look(cookie))).toBe('LINK_INVALID')
    expect(await codeOf(enter(token))).toBe('LINK_INVALID')
  })

  it('ends with its day, with its maker, and with the paper in the trash', async () => {
    const { owner, house, shared } = await stage()
    const [first, second] = [await share(owner, house, [shared]), await share(owner, house, [shared])]
    const cookie = cookieOf(await enter(first.token))
    await server.admin(
      `update app.guest_link set expires_at = now() - interval '1 second' where real_estate_id = $1 and id = $2`,
      [house, first.id],
    )
    expect([await codeOf(look(cookie)), await codeOf(enter(first.token))]).toEqual([
      'LINK_INVALID',
      'LINK_INVALID',
    ])
    const still = cookieOf(await enter(second.token))
    await server.admin(`update app.document set deleted_at = now() where real_estate_id = $1 and id = $2`, [
      house,
      shared,
    ])
    expect(await (await look(still)).json()).toMatchObject({ documents: [] })
    await server.admin(
      `update app.membership set role = 'reader' where real_estate_id = $1 and user_id = $2`,
      [house, owner.userId],
    )
    expect([await codeOf(look(still)), await codeOf(enter(second.token))]).toEqual([
      'LINK_INVALID',
      'LINK_INVALID',
    ])
  })

  it('shows a paper as it was while its newer version is judged, unless the link was made for that one', async () => {
    const { owner, house, shared } = await stage()
    const { token } = await share(owner, house, [shared])
    const cookie = cookieOf(await enter(token))
    const pages = async (visit: string) =>
      ((await (await look(visit)).json()) as { documents: { pageCount: number }[] }).documents.map(
        ({ pageCount }) => pageCount,
      )
    const newer = await version(owner, house, shared, { state: 'arrived' })
    const [first] = await server.admin<{ key: string }>(
      `select f.object_key as key from app.document d join app.file f on f.id = any (d.earlier_file_ids) where d.id = $1`,
      [shared],
    )
    const key = first?.key ?? ''
    const bytes = Buffer.alloc(1000, 'davor')
    await server.parts.store.put(key, bytes, 'application/pdf')
    expect(await pages(cookie)).toEqual([1])
    expect(await (await look(cookie, `/${shared}`)).text()).toBe(bytes.toString())
    // Whoever shares it now means the one that is still judged.
    const late = cookieOf(await enter((await share(owner, house, [shared])).token))
    expect(await pages(late)).toEqual([])
    expect(await codeOf(look(late, `/${shared}`))).toBe('LINK_INVALID')
    await server.parts.store.removeAll(key)
    await server.admin(`update app.file set state = 'ready', page_count = 2 where id = $1`, [newer])
    expect([await pages(cookie), await pages(late)]).toEqual([[2], [2]])
  })

  it('with a PIN asks for it, counts what is wrong, and opens for nobody after ten of them', async () => {
    const { owner, house, shared } = await stage()
    const { token } = await share(owner, house, [shared], '428613')
    expect(await (await enter(token)).json()).toEqual({ needsPin: true })
    expect(await (await enter(token, '000000')).json()).toMatchObject({ code: 'BAD_INPUT', field: 'pin' })
    const right = await enter(token, '428613')
    expect(right.status).toBe(200)
    expect(right.headers.get('set-cookie')).toContain('__Host-guest=')
    for (let wrong = 0; wrong < 9; wrong += 1) expect(await codeOf(enter(token, '111111'))).toBe('BAD_INPUT')
    expect(await codeOf(enter(token, '428613'))).toBe('LINK_INVALID')
  })

  it('tells whoever made it of the first visit, once and without the secret', async () => {
    const { owner, house, shared } = await stage()
    const { token, id } = await share(owner, house, [shared], '428613')
    // Neither a look at the door nor a wrong PIN is a visit.
    await enter(token)
    await enter(token, '000000')
    expect(await work(house)).toEqual([])
    for (let visit = 0; visit < 2; visit += 1) await (await enter(token, '428613')).text()
    const jobs = await work(house)
    expect(jobs.map(({ payload }) => payload)).toEqual([{ realEstateId: house, linkId: id }])
    const bell = await bellOf(owner)
    expect((JSON.parse(bell) as Bell).nodes).toMatchObject([
      {
        kind: 'link_opened',
        title: 'Der Link für Kantonalbank, Frau Meier wurde geöffnet',
        target: { route: 'realEstate', id: house, realEstateId: house },
      },
    ])
    for (const secret of [token, hashOf(token), '428613']) expect(bell).not.toContain(secret)
    const [mailed] = await server.admin<{ many: number }>(
      `select count(*)::int as many from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'deliver_notifications' and j.payload::text like '%' || $1 || '%'`,
      [owner.userId],
    )
    expect(mailed?.many).toBe(1)
  })

  it('tells nobody of it who has left the house', async () => {
    const { owner, house, shared } = await stage()
    const { token } = await share(owner, house, [shared])
    await (await enter(token)).text()
    await server.admin(`delete from app.membership where real_estate_id = $1 and user_id = $2`, [
      house,
      owner.userId,
    ])
    await work(house)
    expect((JSON.parse(await bellOf(owner)) as Bell).nodes).toEqual([])
  })

  it('is made for papers of the own house alone, and its secret is never stored', async () => {
    const { owner, house } = await stage()
    const foreign = await stage()
    const token = randomBytes(32).toString('base64url')
    const answer = await owner.graphql(add, {
      house,
      input: {
        idempotencyKey: newId(),
        id: newId(),
        label: 'Bank',
        purpose: 'bank',
        documentIds: [foreign.shared],
        secretHash: hashOf(token),
        days: 7,
      },
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'documentIds' })
    const made = await share(foreign.owner, foreign.house, [foreign.shared])
    const [kept] = await server.admin<{ text: string }>(
      `select (select json_agg(i) from app.idempotency i)::text || (select json_agg(g) from app.guest_link g)::text as text`,
    )
    expect(kept?.text).not.toContain(made.token)
  })
})
