import { randomBytes } from 'node:crypto'
import { mostFileBytes } from '@hauswart/domain/files/file'
import { mostGuestFiles } from '@hauswart/domain/quotes/guest-file'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openFiles, piecesOf } from '#test/files.ts'
import { paper } from '#test/papers.ts'
import { askedFirm } from '#test/requests.ts'
import { newId } from '#test/world.ts'

type Files = Awaited<ReturnType<typeof openFiles>>
let files: Files
beforeAll(async () => void (files = await openFiles({ worker: true })))
afterAll(() => files.close())

const bill = paper(['Wyss AG', 'Offerte Nr. 12', 'Total CHF 54800.00'])
const [eicar, offer] = [
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')),
  { name: 'Scan 0012.pdf', sentAs: 'offer' },
]
const seen = `query Seen($house: ID!) { realEstate(id: $house) { quotes { id documentId version }
  quoteRequests { id documentIds questions { text } }
  documents { nodes { id title category sender isFiled projects { title } file { name state } } } } }`
type Seen = {
  quotes: { id: string; documentId: string | null; version: number }[]
  quoteRequests: { id: string; documentIds: string[]; questions: { text: string }[] }[]
  documents: { nodes: { id: string; title: string }[] }
}

/** A house of its own, whose owner has asked a firm. */
async function stage() {
  const { world, server } = files
  const owner = await world.person('Anna')
  const house = await world.house(owner)
  const firm = await askedFirm(server, owner, house, await world.project(owner, house))
  const look = async () => (await owner.data<{ realEstate: Seen }>(seen, { house })).realEstate
  return { owner, house, look, ...firm }
}

const call = async (cookie: string, path = '', body?: object) => {
  const answer = await fetch(`${files.server.url}/rest/guest${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie: `__Host-guest=${cookie}`,
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as { code?: string; request: { files: Sent[]; questions: object[] } }
}
type Sent = { id: string; name: string; state: string; refusal: string | null }

/** What became of a file, once the worker has judged it. */
const judged = (cookie: string, id: string) =>
  vi.waitFor(
    async () => {
      const file = (await call(cookie)).request.files.find((one) => one.id === id)
      expect(file?.state).toMatch(/ready|refused/)
      return file
    },
    { timeout: 300_000, interval: 50 },
  )
/** What somebody is told under this title, once the worker has told it. */
const told = ({ userId }: { userId: string }, title: string) =>
  vi.waitFor(
    async () => {
      const [row] = await files.server.admin<{ text: string }>(
        `select text from app.notification where user_id = $1 and title = $2 order by id`,
        [userId, title],
      )
      if (row === undefined) throw new Error('not told yet')
      return row.text
    },
    { timeout: 300_000, interval: 50 },
  )

const given = { priceRappen: 5_480_000, includesVat: true, vatPermille: 81, validUntil: null, note: null }

describe('a file that a firm sends by its link', () => {
  it('becomes a paper to be reviewed and the paper of its quote, whichever came first; the house is told', async () => {
    const { owner, house, look, requestId, cookie, visit } = await stage()
    const early = await files.send(bill, offer, { id: newId(), cookie })
    expect(await judged(cookie, early)).toMatchObject({ name: 'Scan 0012.pdf', state: 'ready' })
    // With a newer file it is still the paper that came by the link.
    const [came] = (await look()).documents.nodes
    await makeDocuments(files.server).version(owner, house, came?.id ?? '')
    await call(cookie, '/quote', { quote: given })
    const { quotes, quoteRequests, documents } = await look()
    expect(documents.nodes).toMatchObject([
      {
        title: 'Offerte Wyss AG',
        category: 'offer',
        sender: 'Wyss AG',
        isFiled: false,
        projects: [{ title: 'Bad erneuern' }],
      },
    ])
    const paperId = documents.nodes[0]?.id
    expect(quotes).toMatchObject([{ documentId: paperId, version: 1 }])
    expect(quoteRequests).toMatchObject([{ id: requestId, documentIds: [paperId] }])
    expect(await told(owner, 'Datei erhalten: Bad erneuern')).toContain(
      'Wyss AG hat «Scan 0012.pdf» geschickt.',
    )
    // By another visit, and after the answer: beside the quote, whose paper stays.
    const later = await visit()
    const report = await files.send(bill, { sentAs: 'report' }, { id: newId(), cookie: later })
    await judged(later, report)
    expect((await look()).quotes).toMatchObject([{ documentId: paperId, version: 1 }])
    expect((await look()).documents.nodes).toHaveLength(2)
    const log = await files.server.admin(
      `select file_ids from app.guest_visit where real_estate_id = $1 order by id`,
      [house],
    )
    expect(log).toEqual([{ file_ids: [early] }, { file_ids: [report] }])
    const acts = await files.server.admin(
      `select verb, actor_id, is_final from app.audit_event where real_estate_id = $1 and verb = 'quote_request.paper'`,
      [house],
    )
    expect(acts).toEqual(
      [1, 2].map(() => ({ verb: 'quote_request.paper', actor_id: requestId, is_final: true })),
    )
    // The guest has its names and no way to the bytes, also of its own.
    for (const id of [early, paperId ?? ''])
      expect(await call(later, `/${id}`)).toMatchObject({ code: 'LINK_INVALID' })
  })

  it('finds the quote that was given before it', async () => {
    const { look, cookie } = await stage()
    await call(cookie, '/quote', { quote: given })
    await judged(cookie, await files.send(bill, offer, { id: newId(), cookie }))
    const { quotes, documents } = await look()
    expect(quotes).toMatchObject([{ documentId: documents.nodes[0]?.id, version: 2 }])
  })

  it('is no paper if it is infected or of another type: firm and owner are told in words', async () => {
    const { owner, look, cookie } = await stage()
    const bad = await files.send(eicar, offer, { id: newId(), cookie })
    expect(await judged(cookie, bad)).toMatchObject({ state: 'refused', refusal: 'infected' })
    const odd = await files.send(randomBytes(2_000), offer, { id: newId(), cookie })
    expect(await judged(cookie, odd)).toMatchObject({ state: 'refused', refusal: 'type' })
    expect((await look()).documents.nodes).toEqual([])
    expect(await told(owner, 'Datei nicht angenommen')).toBe(
      '«Scan 0012.pdf» von Wyss AG: In der Datei wurde Schadsoftware gefunden.',
    )
  })

  it('stops between two pieces when the link is revoked, has ended, or the request is declined or withdrawn', async () => {
    const bytes = randomBytes(1.5 * 1_024 * 1_024)
    const [first, second] = piecesOf(bytes) as [Buffer, Buffer]
    const ends = [
      `update app.guest_link set revoked_at = now(), secret_hash = null where real_estate_id = $1`,
      `update app.guest_link set expires_at = now() where real_estate_id = $1`,
      `update app.guest_visit set ends_at = now() where real_estate_id = $1`,
      `update app.quote_request set state = 'withdrawn' where real_estate_id = $1`,
      `update app.quote_request set state = 'declined', answered_at = now() where real_estate_id = $1`,
      `update app.project set deleted_at = now() where real_estate_id = $1`,
      `update app.membership set role = 'editor' where real_estate_id = $1`,
    ]
    for (const end of ends) {
      const { house, cookie } = await stage()
      const place = { id: newId(), cookie }
      await files.announce(place, bytes, offer)
      expect(await files.put(place, 0, first)).toEqual({ status: 204 })
      await files.server.admin(end, [house])
      const refused = { status: 400, code: 'LINK_INVALID' }
      expect(await files.put(place, 1, second)).toMatchObject(refused)
      expect(await files.end(place)).toMatchObject(refused)
      expect(await files.announce(place, bytes, offer)).toMatchObject(refused)
      const [row] = await files.server.admin(`select state from app.file where id = $1`, [place.id])
      expect(row).toEqual({ state: 'announced' })
    }
  })

  it('is its own alone: a link elsewhere, a member and a page of somebody else do not reach it', async () => {
    const [here, there] = [await stage(), await stage()]
    const own = { id: newId(), cookie: here.cookie }
    expect(await files.announce(own, bill, offer)).toMatchObject({ status: 200, missing: [0] })
    const foreign = { ...own, cookie: there.cookie }
    for (const answer of [await files.put(foreign, 0, bill), await files.end(foreign)])
      expect(answer).toMatchObject({ code: 'LINK_INVALID' })
    // The same id elsewhere is another file: nothing tells that it is taken here.
    expect(await files.announce(foreign, bill, offer)).toMatchObject({ status: 200, missing: [0] })
    // A paper of the house has an id too, and is no upload of the firm.
    const ofOwner = { id: newId(), house: here.house, person: here.owner }
    await files.announce(ofOwner, bill)
    const guessed = { id: ofOwner.id, cookie: here.cookie }
    for (const answer of [await files.announce(guessed, bill, offer), await files.put(guessed, 0, bill)])
      expect(answer).toMatchObject({ code: 'LINK_INVALID' })
    const { 'x-app-request': _, ...headers } = files.headersOf(own)
    const from = await fetch(files.addressOf(own), { method: 'PUT', headers })
    expect(from.status).toBe(403)
  })

  it('is refused in words when it is too large, says no kind, or too many came', async () => {
    const { cookie, visit, owner, house } = await stage()
    const announce = (facts: object, by = cookie) => files.announce({ id: newId(), cookie: by }, bill, facts)
    expect(await announce({ ...offer, size: mostFileBytes + 1 })).toMatchObject({ code: 'FILE_TOO_LARGE' })
    expect(await announce({ sentAs: 'plan' })).toMatchObject({ code: 'BAD_INPUT', field: 'sentAs' })
    const answers = await Promise.all(Array.from({ length: mostGuestFiles + 3 }, () => announce(offer)))
    expect(answers.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(3)
    // Another visit is the same request.
    expect(await announce(offer, await visit())).toMatchObject({ code: 'LIMIT_REACHED' })
    const [taken] = await files.server.admin(
      `select count(*)::int as files from app.file where real_estate_id = $1 and created_by = $2`,
      [house, owner.userId],
    )
    expect(taken).toEqual({ files: mostGuestFiles })
  })
})

it('a question goes to the house while an answer is awaited, ten at most', async () => {
  const { owner, look, cookie } = await stage()
  expect(
    (await call(cookie, '/question', { message: 'Ist ein Gerüst da?' })).request.questions,
  ).toMatchObject([{ text: 'Ist ein Gerüst da?' }])
  expect((await look()).quoteRequests).toMatchObject([{ questions: [{ text: 'Ist ein Gerüst da?' }] }])
  expect(await told(owner, 'Frage zur Offerte: Bad erneuern')).toBe('Wyss AG fragt: «Ist ein Gerüst da?»')
  for (let at = 1; at < 10; at += 1) await call(cookie, '/question', { message: `Und ${at}?` })
  expect(await call(cookie, '/question', { message: 'Noch eine?' })).toMatchObject({ code: 'LIMIT_REACHED' })
  expect(await call(cookie, '/question', { message: ' ' })).toMatchObject({ code: 'BAD_INPUT' })
  await call(cookie, '/quote', { quote: given })
  expect(await call(cookie, '/question', { message: 'Zu spät?' })).toMatchObject({ code: 'CONFLICT' })
  expect(await call('x'.repeat(43), '/question', { message: 'Wer?' })).toMatchObject({ code: 'LINK_INVALID' })
})
