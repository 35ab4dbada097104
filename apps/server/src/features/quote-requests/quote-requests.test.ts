import { randomBytes } from 'node:crypto'
import { addDays } from '@hauswart/domain/days/day'
import { afterAll, describe, expect, it } from 'vitest'
import { guestLinkJobs } from '#features/guest-links/guest-links.jobs.ts'
import { openDatabase } from '#platform/db/db.ts'
import { makeDeps } from '#platform/jobs/worker.ts'
import { openWorld } from '#test/open-world.ts'
import { lettersTo, newEmail } from '#test/visitor.ts'
import { newId, type Person } from '#test/world.ts'
import { quoteRequestJobs } from './quote-requests.jobs.ts'

const { server, world } = await openWorld()
const database = openDatabase({
  url: server.parts.config.DATABASE_WORKER_URL,
  connections: 2,
  application: 'test-worker',
  forHousekeeping: true,
})
afterAll(() => database.close())

const facts = 'id projectId craftsmanId company state quoteId startsOn message remindedAt version'
const send = `mutation Send($house: ID!, $input: SendQuoteRequestsInput!) {
  sendQuoteRequests(realEstateId: $house, input: $input) { ${facts} } }`
const act = (name: string) => `mutation Act($house: ID!, $id: ID!, $input: VersionInput!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const [remind, withdraw] = [act('remindQuoteRequest'), act('withdrawQuoteRequest')]
const throwAway = `mutation Throw($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteProject(realEstateId: $house, id: $id, input: $input) { version } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const seen = `query Seen($house: ID!) { realEstate(id: $house) { quoteRequests { ${facts} } guestLinks { id }
  quotes { id projectId craftsmanId company state receivedOn validUntil priceRappen includesVat vatPermille note
    lines { text kind amountRappen } } projects { nodes { checks version } } } }`

type Request = { id: string; company: string; state: string; quoteId: string | null; version: number }
type Seen = { quoteRequests: Request[]; guestLinks: object[]; quotes: object[]; projects: object }
const look = async (person: Person, house: string) =>
  (await person.data<{ realEstate: Seen }>(seen, { house })).realEstate

const today = server.parts.clock.today()
const keyed = () => ({ idempotencyKey: newId() })
const versioned = (expectedVersion: number) => ({ ...keyed(), expectedVersion })

async function stage(firms = 1) {
  const owner = await world.person('Anna')
  const house = await world.house(owner, { zip: '8610', city: 'Uster' })
  const projectId = await world.project(owner, house, { description: 'Nur für uns', budgetRappen: 4_711_00 })
  const asked = []
  for (let at = 0; at < firms; at += 1) {
    const email = newEmail()
    asked.push({ email, craftsmanId: await world.craftsman(owner, house, { company: `Firma ${at}`, email }) })
  }
  return { owner, house, projectId, asked }
}
type Stage = Awaited<ReturnType<typeof stage>>

const inputOf = ({ projectId, asked }: Stage, said: object = {}) => ({
  ...keyed(),
  projectId,
  scope: 'Bad ersetzen, Platten bis zur Decke',
  answerBy: addDays(today, 20),
  recipients: asked.map(({ craftsmanId }) => ({ id: newId(), craftsmanId })),
  ...said,
})
const ask = ({ owner, house }: Stage, input: object) => owner.graphql(send, { house, input })

/** The secrets that stand in the letters to somebody, and nowhere else. */
const tokensOf = async (email: string) =>
  (await lettersTo(server, email)).map(({ body_text: text }) => /\/g#([\w-]{43})/.exec(text)?.[1] ?? '')

async function sent(on: Stage, said: object = {}) {
  const answer = await ask(on, inputOf(on, said))
  expect(answer.errors).toBeUndefined()
  const tokens = await Promise.all(on.asked.map(async ({ email }) => (await tokensOf(email)).at(-1) ?? ''))
  return { requests: answer.data?.['sendQuoteRequests'] as Request[], tokens, token: tokens[0] ?? '' }
}

// Attempts are counted by line: another run of these tests is another guest.
const line = `10.${[...randomBytes(3)].join('.')}`
const guest = (path: string, body: object, cookie = '') =>
  fetch(`${server.url}/rest/guest${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': line, cookie },
    body: JSON.stringify(body),
  })
async function enter(token: string) {
  const entered = await guest('', { token })
  return {
    cookie: entered.headers.get('set-cookie')?.split(';')[0] ?? '',
    view: (await entered.json()) as Record<string, unknown> & { code?: string },
  }
}
const codeOf = async (asked: Promise<Response>) => ((await (await asked).json()) as { code?: string }).code

const given = {
  priceRappen: 2_000_000,
  includesVat: false,
  vatPermille: 81,
  validUntil: addDays(today, 60),
  startsOn: addDays(today, 40),
  note: 'Ohne Elektriker',
  lines: [{ text: 'Plattenarbeiten', amountRappen: 2_000_000 }],
}

/** What waits in the queue for this house, done once more than needed. */
async function work(house: string): Promise<void> {
  const jobs = await server.admin<{ id: string; payload: Record<string, unknown> }>(
    `select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'tell_quote_answer' and j.payload ->> 'realEstateId' = $1`,
    [house],
  )
  const deps = makeDeps(server.parts, database)
  for (const { payload } of [...jobs, ...jobs]) await quoteRequestJobs['tell_quote_answer']?.(payload, deps)
}
const toldTo = ({ userId }: Person) =>
  server.admin(
    `select title, text from app.notification where user_id = $1 and kind = 'quote_answered' order by title`,
    [userId],
  )

describe('a request for a quote', () => {
  it('goes to each firm by a letter of its own; one gives a quote by its link, one declines, the house is told', async () => {
    const on = await stage(3)
    const { owner, house, projectId, asked } = on
    const { requests, tokens } = await sent(on)
    expect(requests.map(({ company, state }) => [company, state])).toEqual([
      ['Firma 0', 'sent'],
      ['Firma 1', 'sent'],
      ['Firma 2', 'sent'],
    ])
    expect(new Set(tokens).size).toBe(3)
    expect((await look(owner, house)).projects).toMatchObject({ nodes: [{ checks: ['offer_asked'] }] })
    const { cookie, view } = await enter(tokens[0] ?? '')
    expect(view).toMatchObject({
      sharedBy: 'Anna Muster',
      documents: [],
      proposal: null,
      request: { scope: 'Bad ersetzen, Platten bis zur Decke', place: '8610 Uster', state: 'opened' },
    })
    for (const unsaid of ['Nur für uns', '471100', house, projectId, 'Firma 1', asked[1]?.email ?? '-'])
      expect(JSON.stringify(view)).not.toContain(unsaid)
    const answered = await guest('/quote', { quote: given }, cookie)
    expect(await answered.json()).toMatchObject({ request: { state: 'answered' } })
    const second = await enter(tokens[1] ?? '')
    await guest('/quote', { quote: null, message: 'Keine Zeit.' }, second.cookie)
    const { quoteRequests, quotes, guestLinks } = await look(owner, house)
    expect(quoteRequests.map(({ state }) => state)).toEqual(['sent', 'declined', 'answered'])
    expect(quoteRequests.at(-1)).toMatchObject({ startsOn: given.startsOn, version: 2 })
    const { startsOn: _startsOn, lines: _lines, ...said } = given
    expect(quotes).toEqual([
      {
        ...said,
        id: quoteRequests.at(-1)?.quoteId,
        projectId,
        craftsmanId: asked[0]?.craftsmanId,
        company: 'Firma 0',
        state: 'received',
        receivedOn: today,
        lines: [{ text: 'Plattenarbeiten', kind: 'priced', amountRappen: 2_000_000 }],
      },
    ])
    expect(guestLinks).toEqual([])
    await work(house)
    expect(await toldTo(owner)).toEqual([
      { title: 'Keine Offerte: Bad erneuern', text: 'Firma 1 gibt keine Offerte ab. «Keine Zeit.»' },
      { title: 'Offerte erhalten: Bad erneuern', text: 'Firma 0 hat eine Offerte gegeben.' },
    ])
  })

  it('is answered exactly once, however many answer at the same moment; a later answer is refused', async () => {
    const on = await stage()
    const { token } = await sent(on)
    const cookies = await Promise.all([1, 2, 3, 4].map(async () => (await enter(token)).cookie))
    const answers = await Promise.all(
      cookies.map((cookie, at) => guest('/quote', { quote: at === 3 ? null : given }, cookie)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const isDeclined = answers[3]?.status === 200
    const { quotes, quoteRequests } = await look(on.owner, on.house)
    expect(quotes).toHaveLength(isDeclined ? 0 : 1)
    expect(quoteRequests).toMatchObject([{ state: isDeclined ? 'declined' : 'answered', version: 2 }])
    expect(await codeOf(guest('/quote', { quote: null }, cookies[0]))).toBe('CONFLICT')
    const acts = await server.admin(
      `select verb from app.audit_event where real_estate_id = $1 and verb in ('quote_request.answer', 'quote_request.decline')`,
      [on.house],
    )
    expect(acts).toHaveLength(1)
    await server.admin(
      `update app.guest_visit set ends_at = now() - interval '1 s' where real_estate_id = $1`,
      [on.house],
    )
    await guestLinkJobs['forget_guest_secrets']?.({}, makeDeps(server.parts, database))
    expect(
      await server.admin(
        `select (select count(*)::int from app.guest_visit where real_estate_id = $1 and cookie_hash is not null) as visits,
           (select count(*)::int from app.guest_link where real_estate_id = $1 and secret_hash is not null) as links`,
        [on.house],
      ),
    ).toEqual([{ visits: 0, links: 1 }])
  })

  it('is reminded of once, by a link of its own; withdrawn it opens nothing, and none of it can be undone', async () => {
    const on = await stage()
    const { owner, house, asked } = on
    const { requests, token } = await sent(on)
    const id = requests[0]?.id ?? ''
    const { cookie } = await enter(token)
    const input = versioned(1)
    await Promise.all([1, 2].map(() => owner.data(remind, { house, id, input })))
    const tokens = await tokensOf(asked[0]?.email ?? '')
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 2])
    const again = await owner.graphql(remind, { house, id, input: versioned(2) })
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT')
    for (const one of tokens) expect((await enter(one)).view.code).toBeUndefined()
    await owner.data(withdraw, { house, id, input: versioned(2) })
    for (const one of tokens) expect((await enter(one)).view.code).toBe('LINK_INVALID')
    expect(await codeOf(guest('/quote', { quote: given }, cookie))).toBe('LINK_INVALID')
    const acts = await server.admin<{ id: string; verb: string }>(
      `select id, verb from app.audit_event where real_estate_id = $1 and verb like 'quote_request.%' order by id`,
      [house],
    )
    expect(acts.map(({ verb }) => verb)).toEqual([
      'quote_request.send',
      'quote_request.remind',
      'quote_request.withdraw',
    ])
    for (const one of acts) {
      const undone = await owner.graphql(undo, { house, act: one.id, input: keyed() })
      expect(undone.errors?.[0]?.extensions.code).toBe('NOT_UNDOABLE')
    }
    // Asked anew, and over with the renovation.
    const anew = await sent(on)
    const open = await enter(anew.token)
    expect(open.view.code).toBeUndefined()
    await owner.data(throwAway, { house, id: on.projectId, input: versioned(2) })
    expect(await codeOf(guest('/quote', { quote: given }, open.cookie))).toBe('LINK_INVALID')
  })
})

it('only firms of this house with an address, who wait for no answer, until a day to come; the secret is stored nowhere', async () => {
  const [on, other] = [await stage(2), await stage()]
  const refused = async (said: object) => (await ask(on, inputOf(on, said))).errors?.[0]?.extensions
  expect(await refused({ answerBy: today })).toMatchObject({ field: 'answerBy' })
  expect(await refused({ answerBy: addDays(today, 181) })).toMatchObject({ field: 'answerBy' })
  expect(await refused({ recipients: [] })).toMatchObject({ field: 'recipients' })
  expect(await refused({ scope: ' ' })).toMatchObject({ field: 'scope' })
  expect(await refused({ projectId: other.projectId })).toMatchObject({ code: 'NOT_FOUND' })
  const recipientsOf = (craftsmanId: string | undefined) => ({ recipients: [{ id: newId(), craftsmanId }] })
  expect(await refused(recipientsOf(other.asked[0]?.craftsmanId))).toMatchObject({ code: 'NOT_FOUND' })
  const silent = await world.craftsman(on.owner, on.house, { company: 'Nur Telefon' })
  expect(await refused(recipientsOf(silent))).toMatchObject({
    code: 'NOT_READY',
    missing: ['Die E-Mail-Adresse von Nur Telefon'],
  })
  expect(await lettersTo(server, on.asked[0]?.email ?? '')).toEqual([])
  const input = inputOf(on)
  const answers = await Promise.all([1, 2, 3].map(() => ask(on, input)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
  expect(await lettersTo(server, on.asked[0]?.email ?? '')).toHaveLength(1)
  expect(await refused({})).toMatchObject({ code: 'CONFLICT' })
  const [token = ''] = await tokensOf(on.asked[0]?.email ?? '')
  const [kept] = await server.admin<{ text: string }>(
    `select (select json_agg(i) from app.idempotency i)::text || (select json_agg(g) from app.guest_link g)::text as text`,
  )
  expect(kept?.text).not.toContain(token)
  const { cookie } = await enter(token)
  const faults = [
    { ...given, priceRappen: 0 },
    { ...given, validUntil: addDays(today, -1) },
    { ...given, startsOn: addDays(today, -1) },
  ]
  for (const quote of faults) expect(await codeOf(guest('/quote', { quote }, cookie))).toBe('BAD_INPUT')
  expect((await look(other.owner, other.house)).quoteRequests).toEqual([])
  expect((await look(on.owner, on.house)).quoteRequests).toHaveLength(2)
})
