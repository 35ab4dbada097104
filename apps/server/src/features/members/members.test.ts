import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/db.ts'
import { limits } from '#platform/limits.ts'
import { makeDeps } from '#platform/jobs/worker.ts'
import { openWorld } from '#test/open-world.ts'
import { openSocket } from '#test/socket.ts'
import { goodPassword, lettersTo, makeVisitor, newEmail, registration } from '#test/visitor.ts'
import { ask, type GraphqlAnswer } from '#test/ask.ts'
import { newId, type Person } from '#test/world.ts'
import { memberJobs } from './members.jobs.ts'

const { server, world } = await openWorld()
const database = openDatabase({
  url: server.parts.config.DATABASE_WORKER_URL,
  connections: 1,
  application: 'test',
})
afterAll(() => database.close())

const invite =
  'mutation I($house: ID!, $input: InvitePersonInput!) { invitePerson(realEstateId: $house, input: $input) { id email role canSeeFinances state version } }'
const onInvitation = (name: string) =>
  `mutation A($house: ID!, $id: ID!, $input: VersionInput!) { ${name}(realEstateId: $house, id: $id, input: $input) { state version } }`
const resend = onInvitation('resendInvitation')
const withdraw = onInvitation('withdrawInvitation')
const accept =
  'mutation J($house: ID!, $input: AcceptInvitationInput!) { acceptInvitation(realEstateId: $house, input: $input) { id name } }'
const change =
  'mutation C($house: ID!, $user: ID!, $input: ChangeMemberInput!) { changeMember(realEstateId: $house, userId: $user, input: $input) { role canSeeFinances version } }'
const remove =
  'mutation R($house: ID!, $user: ID!, $input: VersionInput!) { removeMember(realEstateId: $house, userId: $user, input: $input) { userId } }'
const seen =
  'query S($house: ID!) { realEstate(id: $house) { name members { userId role canSeeFinances } invitations { id email role state } } }'

const keyed = () => ({ idempotencyKey: newId() })
const versioned = (expectedVersion: number) => ({ ...keyed(), expectedVersion })
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code ?? 'ok'

/** Once: the world asks three times, and each letter counts. */
const once = (person: Person, query: string, variables: Record<string, unknown>) =>
  ask(server.url, person.headers(), query, variables)

async function setting() {
  const owner = await world.person('Ruth')
  return { owner, house: await world.house(owner, { name: 'Lindenweg 14' }) }
}

async function invited(owner: Person, house: string, facts: Record<string, unknown> = {}) {
  const input = { ...keyed(), id: newId(), email: newEmail(), role: 'editor', ...facts }
  expect(codeOf(await once(owner, invite, { house, input }))).toBe('ok')
  return { id: input.id, email: input.email, token: await tokenTo(input.email) }
}

async function tokenTo(email: string): Promise<string> {
  const letters = await lettersTo(server, email)
  return /\/einladung#([\w-]{43})/.exec(letters.at(-1)?.body_text ?? '')?.[1] ?? ''
}

const join = (person: Person, house: string, token: string) =>
  person.graphql(accept, { house, input: { ...keyed(), token } })
const look = (token: string) => makeVisitor(server).post('/invitation', { token })
const rightsOf = async (person: Person, house: string) => {
  const { data } = await person.graphql(seen, { house })
  const found = data?.['realEstate'] as { members: { userId: string; role: string }[] } | null
  return found?.members.find(({ userId }) => userId === person.userId)
}

/** What the worker would do now. */
async function tellPeople(house: string): Promise<void> {
  const jobs = await server.admin<{ payload: Record<string, unknown> }>(
    "select payload from graphile_worker._private_jobs where payload ->> 'realEstateId' = $1 order by id",
    [house],
  )
  for (const { payload } of jobs) await memberJobs['tell_people']?.(payload, makeDeps(server.parts, database))
}

it('a letter names who invites, to which house and with which rights, and lets its reader in', async () => {
  const { owner, house } = await setting()
  const { email, token } = await invited(owner, house, { canSeeFinances: true })
  const [letter] = await lettersTo(server, email)
  expect(letter?.subject).toBe('Ruth Muster lädt Sie zu «Lindenweg 14» ein')
  expect(letter?.body_text).toContain('alles ansehen und bearbeiten')
  expect(letter?.body_text).toContain('ablehnen')
  expect((await look(token)).body).toMatchObject({
    realEstateId: house,
    email,
    role: 'editor',
    houseName: 'Lindenweg 14',
    invitedBy: 'Ruth Muster',
  })
  const guest = await world.person('Beat')
  const answer = await join(guest, house, token)
  expect(answer.data).toEqual({ acceptInvitation: { id: house, name: 'Lindenweg 14' } })
  expect(await rightsOf(guest, house)).toMatchObject({ role: 'editor', canSeeFinances: true })
  expect(await look(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
  const verbs = await server.admin<{ verb: string }>(
    'select verb from app.audit_event where real_estate_id = $1 order by id offset 1',
    [house],
  )
  expect(verbs.map(({ verb }) => verb)).toEqual(['member.invite', 'invitation.accept'])
})

it('names in a letter to a stranger become no address to click on', async () => {
  const owner = await world.person('www.gewinn.ch')
  const house = await world.house(owner, { name: 'Sofort https://böse.ch/geld' })
  const { email } = await invited(owner, house)
  const [letter] = await lettersTo(server, email)
  expect(letter?.subject).not.toMatch(/\.ch|:\/\//)
  expect(letter?.body_text.match(/https?:\/\//g)).toHaveLength(1)
})

it('the same letter, another one, a withdrawn, an ended and a made-up one: only an open one says something', async () => {
  const { owner, house } = await setting()
  const first = await invited(owner, house)
  expect(codeOf(await once(owner, resend, { house, id: first.id, input: versioned(1) }))).toBe('ok')
  const second = await tokenTo(first.email)
  expect((await look(second)).status).toBe(200)
  const again = await invited(owner, house, { email: first.email })
  const withdrawn = await invited(owner, house)
  await owner.data(withdraw, { house, id: withdrawn.id, input: versioned(1) })
  const ended = await invited(owner, house)
  await server.admin("update app.invitation set expires_at = now() - interval '1 second' where id = $1", [
    ended.id,
  ])
  const person = await world.person()
  for (const token of [first.token, second, withdrawn.token, ended.token, 'x'.repeat(43)]) {
    const { status, body } = await look(token)
    expect({ status, code: body['code'], message: body['message'] }).toEqual({
      status: 400,
      code: 'LINK_INVALID',
      message: 'Dieser Link ist ungültig oder abgelaufen.',
    })
    expect(codeOf(await join(person, house, token))).toBe('LINK_INVALID')
    expect((await makeVisitor(server).post('/invitation/refuse', { token })).status).toBe(400)
  }
  const { realEstate } = await owner.data<{ realEstate: { invitations: { id: string; state: string }[] } }>(
    seen,
    { house },
  )
  expect(new Map(realEstate.invitations.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [ended.id, 'expired'],
      [again.id, 'sent'],
    ]),
  )
})

it('whoever does not want says so without an account, and the owners see it', async () => {
  const { owner, house } = await setting()
  const { id, token, email } = await invited(owner, house)
  expect((await makeVisitor(server).post('/invitation/refuse', { token })).status).toBe(204)
  const { realEstate } = await owner.data<{ realEstate: { invitations: unknown[] } }>(seen, { house })
  expect(realEstate.invitations).toEqual([{ id, email, role: 'editor', state: 'refused' }])
})

it('a letter is no key for another house', async () => {
  const { owner, house } = await setting()
  const other = await world.house(await world.person())
  const { token } = await invited(owner, house)
  const person = await world.person()
  expect(codeOf(await join(person, other, token))).toBe('LINK_INVALID')
  expect(await rightsOf(person, other)).toBeUndefined()
  expect(codeOf(await join(person, house, token))).toBe('ok')
})

it('an owner who opens a letter stays owner', async () => {
  const { owner, house } = await setting()
  const { token } = await invited(owner, house, { role: 'reader' })
  expect(codeOf(await join(owner, house, token))).toBe('ok')
  expect(await rightsOf(owner, house)).toMatchObject({ role: 'owner' })
})

it('known and unknown addresses get the same answer, and too many letters are refused', async () => {
  const { owner, house } = await setting()
  const { email } = await world.person()
  const answers: GraphqlAnswer[] = []
  for (const to of [email, newEmail()])
    answers.push(
      await once(owner, invite, { house, input: { ...keyed(), id: newId(), email: to, role: 'reader' } }),
    )
  const shapes = answers.map(({ data }) => {
    const { id, email: to, ...rest } = (data?.['invitePerson'] ?? {}) as Record<string, unknown>
    return { ...rest, named: [typeof id, typeof to] }
  })
  expect(shapes[0]).toEqual(shapes[1])
  const codes: string[] = []
  for (let count = 0; count < 5; count += 1)
    codes.push(
      codeOf(await once(owner, invite, { house, input: { ...keyed(), id: newId(), email, role: 'reader' } })),
    )
  expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'RATE_LIMITED'])
})

it('a right that changes holds from the next request on, and an open letter of a former owner is dead', async () => {
  const { owner, house } = await setting()
  const second = await world.person('Beat')
  await world.join(second, house, 'owner', true)
  const { token } = await invited(second, house)
  const input = { ...versioned(1), role: 'reader' }
  expect(codeOf(await owner.graphql(change, { house, user: second.userId, input }))).toBe('ok')
  expect(await rightsOf(second, house)).toMatchObject({ role: 'reader', canSeeFinances: false })
  expect((await look(token)).status).toBe(400)
  const stale = await owner.graphql(change, { house, user: second.userId, input: { ...input, ...keyed() } })
  expect(codeOf(stale)).toBe('CONFLICT')
  const refused = await second.graphql(change, { house, user: owner.userId, input: versioned(1) })
  expect(codeOf(refused)).toBe('BAD_INPUT')
})

it('of two letters to one address written at the same moment one opens the house', async () => {
  const { owner, house } = await setting()
  const email = newEmail()
  const write = () =>
    once(owner, invite, { house, input: { ...keyed(), id: newId(), email, role: 'reader' } })
  expect((await Promise.all([write(), write(), write()])).map(codeOf)).toEqual(['ok', 'ok', 'ok'])
  const letters = await lettersTo(server, email)
  const tokens = letters.map(({ body_text }) => /\/einladung#([\w-]{43})/.exec(body_text)?.[1] ?? '')
  const statuses: number[] = []
  for (const token of tokens) statuses.push((await look(token)).status)
  expect(statuses).toHaveLength(3)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

it('a letter that was on its way while its owner was removed opens nothing, until another owner sends it', async () => {
  const { owner, house } = await setting()
  const second = await world.person('Beat')
  await world.join(second, house, 'owner', true)
  const { id, email, token } = await invited(second, house)
  // As the removal left it that could not see the letter yet.
  await server.admin('delete from app.membership where user_id = $1', [second.userId])
  const guest = await world.person()
  expect((await look(token)).status).toBe(400)
  expect(codeOf(await join(guest, house, token))).toBe('LINK_INVALID')
  expect(codeOf(await once(owner, resend, { house, id, input: versioned(1) }))).toBe('ok')
  const again = await tokenTo(email)
  expect((await look(again)).body).toMatchObject({ invitedBy: 'Ruth Muster' })
  expect(codeOf(await join(guest, house, again))).toBe('ok')
})

it('a house without name and street is called so in the letter, behind its link and in the notice', async () => {
  const { owner, house } = await setting()
  const nameless =
    "update app.real_estate set status = 'draft', name = null, street = null, house_number = null where id = $1"
  await server.admin(nameless, [house])
  const { email, token } = await invited(owner, house)
  expect((await lettersTo(server, email))[0]?.subject).toBe('Ruth Muster lädt Sie zu «Immobilie» ein')
  expect((await look(token)).body).toMatchObject({ houseName: 'Immobilie' })
  await makeVisitor(server).post('/invitation/refuse', { token })
  await tellPeople(house)
  const told = await server.admin('select text from app.notification where user_id = $1', [owner.userId])
  expect(told).toMatchObject([{ text: expect.stringContaining('«Immobilie»') }])
})

it('whose session has ended comes in nowhere, and is told so', async () => {
  const { owner, house } = await setting()
  const { token } = await invited(owner, house)
  const guest = await world.person()
  await server.admin('update auth.session set revoked_at = now() where id = $1', [guest.sessionId])
  expect(codeOf(await join(guest, house, token))).toBe('UNAUTHENTICATED')
  expect((await look(token)).status).toBe(200)
})

it('whoever is removed is out with the next request, and the socket that watched the house ends', async () => {
  const { owner, house } = await setting()
  const member = await world.person('Beat')
  await world.join(member, house, 'editor')
  const socket = await openSocket(server.url, { token: member.token() })
  const query = 'subscription ($house: ID!) { realEstateChanged(realEstateId: $house) { id } }'
  socket.say({ id: 'a', type: 'subscribe', payload: { query, variables: { house } } })
  await server.watched(house)
  const gone = await owner.graphql(remove, { house, user: member.userId, input: versioned(1) })
  expect(codeOf(gone)).toBe('ok')
  expect(codeOf(await member.graphql(seen, { house }))).toBe('NOT_FOUND')
  const last = await socket.hear((message) => message.type === 'error')
  expect(last?.payload).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  socket.close()
})

it('a full house has no room for a letter that ran out, but an open one may be sent again', async () => {
  const { owner, house } = await setting()
  const [open, ended] = [await invited(owner, house), await invited(owner, house)]
  await server.admin('update app.invitation set expires_at = now() where id = $1', [ended.id])
  await server.admin(
    `insert into app.membership (user_id, real_estate_id, role, can_see_finances)
     select gen_random_uuid(), $1, 'reader', false from generate_series(1, $2)`,
    [house, limits.invitations.peoplePerHouse - 2],
  )
  const send = (id: string) => once(owner, resend, { house, id, input: versioned(1) })
  expect(codeOf(await send(ended.id))).toBe('LIMIT_REACHED')
  expect(codeOf(await send(open.id))).toBe('ok')
})

it('an invitation is forgotten thirty days after it was answered, withdrawn or ran out', async () => {
  const { owner, house } = await setting()
  const [kept, refused, old, fresh] = [
    await invited(owner, house),
    await invited(owner, house),
    await invited(owner, house),
    await invited(owner, house),
  ]
  await makeVisitor(server).post('/invitation/refuse', { token: refused.token })
  await owner.data(withdraw, { house, id: fresh.id, input: versioned(1) })
  const at = (days: number) => `now() - interval '${days} days'`
  const age = (column: string, days: number, id: string) =>
    server.admin(
      `update app.invitation set ${column} = ${at(days)} where id = $1 and ${column} is not null`,
      [id],
    )
  await age('ended_at', 31, refused.id)
  await age('ended_at', 29, fresh.id)
  await age('expires_at', 31, old.id)
  const ranOut = await invited(owner, house)
  await age('expires_at', 29, ranOut.id)
  await memberJobs['forget_invitations']?.({}, makeDeps(server.parts, database))
  const left = await server.admin(
    'select id, state, secret_hash is not null as opens from app.invitation where real_estate_id = $1 order by id',
    [house],
  )
  expect(left).toEqual([
    { id: kept.id, state: 'sent', opens: true },
    { id: fresh.id, state: 'withdrawn', opens: false },
    { id: ranOut.id, state: 'sent', opens: false },
  ])
  expect((await look(kept.token)).status).toBe(200)
  expect(codeOf(await once(owner, resend, { house, id: ranOut.id, input: versioned(1) }))).toBe('ok')
  expect((await look(await tokenTo(ranOut.email))).status).toBe(200)
})

it('who registers from the letter needs no second one, and who wrote another address does', async () => {
  const { owner, house } = await setting()
  const { email, token } = await invited(owner, house)
  const guest = makeVisitor(server)
  // Somebody may have taken the address before, used up its letters, and never proven it.
  const stranger = makeVisitor(server)
  for (let count = 0; count < 4; count += 1)
    await stranger.post('/register', { ...registration(email), password: 'ein fremdes Passwort 7' })
  const before = (await lettersTo(server, email)).length
  expect((await guest.post('/register', { ...registration(email), invitation: token })).status).toBe(202)
  expect((await lettersTo(server, email)).length).toBe(before)
  expect((await guest.post('/login', { email, password: goodPassword })).status).toBe(200)
  const other = newEmail()
  await guest.post('/register', { ...registration(other), invitation: token })
  expect((await guest.post('/login', { email: other, password: goodPassword })).body['code']).toBe(
    'EMAIL_NOT_CONFIRMED',
  )
})

it('tells the owners who came, and whoever is removed that it is so, once', async () => {
  const { owner, house } = await setting()
  const guest = await world.person('Beat')
  await join(guest, house, (await invited(owner, house)).token)
  await owner.data(remove, { house, user: guest.userId, input: versioned(1) })
  for (let run = 0; run < 2; run += 1) await tellPeople(house)
  const told = await server.admin(
    'select user_id, kind, text from app.notification where user_id = any($1) order by id',
    [[owner.userId, guest.userId]],
  )
  expect(told).toEqual([
    {
      user_id: owner.userId,
      kind: 'invitation_accepted',
      text: 'Beat Muster hat jetzt Zugang zu «Lindenweg 14».',
    },
    {
      user_id: guest.userId,
      kind: 'access_ended',
      text: 'Sie haben keinen Zugang mehr zu «Lindenweg 14». Die Kopie auf Ihren Geräten wird gelöscht, sobald Sie Hauswart dort wieder öffnen.',
    },
  ])
})
