import { randomBytes } from 'node:crypto'
import ICAL from 'ical.js'
import { addDays } from '@hauswart/domain/days/day'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/db.ts'
import type { StoredMail } from '#platform/jobs/mail.ts'
import { makeDeps } from '#platform/jobs/worker.ts'
import { openWorld } from '#test/open-world.ts'
import { lettersTo, newEmail } from '#test/visitor.ts'
import { newId, type Person } from '#test/world.ts'
import { slotProposalJobs } from './slot-proposals.jobs.ts'

const { server, world } = await openWorld()
const database = openDatabase({
  url: server.parts.config.DATABASE_WORKER_URL,
  connections: 2,
  application: 'test-worker',
  forHousekeeping: true,
})
afterAll(() => database.close())

const facts = 'id appointmentId email state chosen answer version slots { startsOn startsAt }'
const send = `mutation Send($house: ID!, $input: SendSlotProposalInput!) { sendSlotProposal(realEstateId: $house, input: $input) { ${facts} } }`
const withdraw = `mutation Withdraw($house: ID!, $id: ID!, $input: VersionInput!) {
  withdrawSlotProposal(realEstateId: $house, id: $id, input: $input) { state } }`
const all = `query All($house: ID!) { realEstate(id: $house) { slotProposals { ${facts} } guestLinks { id } } }`
const one = `query One($house: ID!, $id: ID!) { realEstate(id: $house) {
  appointment(id: $id) { startsOn startsAt endsAt state version guest { email isComing } } } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateAppointmentInput!) {
  updateAppointment(realEstateId: $house, id: $id, input: $input) { version } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteAppointment(realEstateId: $house, id: $id, input: $input) { version } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`

type Proposal = { id: string; state: string; chosen: number | null; answer: string | null; version: number }
type Shown = {
  startsOn: string
  startsAt: string
  endsAt: string
  version: number
  guest: { email: string; isComing: boolean } | null
}

const inDays = (days: number, startsAt = '14:00', endsAt = '15:00') => {
  const day = addDays(server.parts.clock.today(), days)
  return { startsOn: day, startsAt, endsOn: day, endsAt }
}
const three = [inDays(20), inDays(21, '08:00', '09:30'), inDays(22)]
const keyed = () => ({ idempotencyKey: newId() })
const versioned = (expectedVersion: number, said: object = {}) => ({ ...keyed(), expectedVersion, ...said })

async function stage(appointment: object = { title: 'Service Heizung', place: 'Heizraum' }) {
  const owner = await world.person('Anna')
  const house = await world.house(owner)
  const id = await world.appointment(owner, house, { note: 'Code der Alarmanlage', ...appointment })
  return { owner, house, id, email: newEmail() }
}

const propose = async (
  { owner, house, id, email }: Awaited<ReturnType<typeof stage>>,
  said: Readonly<Record<string, unknown>> = {},
) =>
  owner.graphql(send, {
    house,
    input: { ...keyed(), id: newId(), appointmentId: id, email, slots: three, ...said },
  })

/** Sent, and the secret that stands in the letter alone. */
async function proposed(on: Awaited<ReturnType<typeof stage>>) {
  const answer = await propose(on)
  return {
    proposal: answer.data?.['sendSlotProposal'] as Proposal,
    token: /\/g#([\w-]{43})/.exec((await lettersTo(server, on.email)).at(-1)?.body_text ?? '')?.[1] ?? '',
  }
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

const shown = async (owner: Person, house: string, id: string): Promise<Shown> =>
  (await owner.data<{ realEstate: { appointment: Shown } }>(one, { house, id })).realEstate.appointment
const proposals = async (owner: Person, house: string) =>
  (await owner.data<{ realEstate: { slotProposals: Proposal[]; guestLinks: object[] } }>(all, { house }))
    .realEstate

/** What waits in the queue for this house, done once more than needed; and what left by mail. */
async function work(house: string): Promise<StoredMail[]> {
  const letters: StoredMail[] = []
  const mailer = {
    close: () => undefined,
    send: (mail: StoredMail) => Promise.resolve(letters.push(mail)).then(() => ({})),
  }
  const deps = makeDeps({ ...server.parts, mailer }, database)
  const jobs = await server.admin<{ id: string; task: string; payload: Record<string, unknown> }>(
    `select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier in ('tell_slot_answer', 'send_slot_invitation') and j.payload ->> 'realEstateId' = $1`,
    [house],
  )
  await server.admin('delete from graphile_worker._private_jobs where id = any ($1)', [
    jobs.map((job) => job.id),
  ])
  for (const { task, payload } of [...jobs, ...jobs]) await slotProposalJobs[task]?.(payload, deps)
  return letters
}

/** As a calendar of another hand reads it. */
function entryOf(mail: StoredMail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? '') as unknown[])
  const event = calendar.getFirstSubcomponent('vevent') as ICAL.Component
  const { uid, sequence, summary, location, startDate } = new ICAL.Event(event)
  return {
    method: calendar.getFirstPropertyValue('method'),
    attendee: event.getFirstPropertyValue('attendee'),
    status: event.getFirstPropertyValue('status'),
    uid,
    sequence,
    summary,
    location,
    day: startDate.toString().slice(0, 16),
  }
}

describe('times that are proposed by mail', () => {
  it('show the guest what was given and nothing else; one is chosen, the house is told, a calendar gets it', async () => {
    const on = await stage()
    const { owner, house, id, email } = on
    const reader = await world.person('Rita')
    await world.join(reader, house, 'reader')
    const { proposal, token } = await proposed(on)
    expect(proposal).toMatchObject({ state: 'sent', chosen: null, version: 1 })
    expect((await shown(owner, house, id)).guest).toEqual({ email, isComing: false })
    const { cookie, view } = await enter(token)
    expect(view).toMatchObject({
      houseName: null,
      sharedBy: 'Anna Muster',
      documents: [],
      proposal: { title: 'Service Heizung', place: 'Heizraum', state: 'sent', chosen: null },
    })
    for (const unsaid of ['Code der Alarmanlage', 'Lindenweg', house, id])
      expect(JSON.stringify(view)).not.toContain(unsaid)
    const answered = await guest('/answer', { choice: 1, message: 'Bitte Keller öffnen.' }, cookie)
    expect(await answered.json()).toMatchObject({ proposal: { state: 'accepted', chosen: 1 } })
    expect(await shown(owner, house, id)).toMatchObject({
      ...slotOf(1),
      version: 2,
      guest: { isComing: true },
    })
    expect((await proposals(owner, house)).slotProposals).toMatchObject([
      { state: 'accepted', chosen: 1, answer: 'Bitte Keller öffnen.' },
    ])
    const [letter, ...more] = await work(house)
    expect(more).toEqual([])
    expect(letter?.recipient).toBe(email)
    expect(entryOf(letter)).toEqual({
      method: 'REQUEST',
      attendee: `mailto:${email}`,
      status: 'CONFIRMED',
      uid: `${id}@hauswart`,
      sequence: 1,
      summary: 'Service Heizung',
      location: 'Heizraum',
      day: `${three[1]?.startsOn}T08:00`,
    })
    for (const { userId } of [owner, reader])
      expect(
        await server.admin(
          `select title, target_id from app.notification where user_id = $1 and kind = 'slots_answered'`,
          [userId],
        ),
      ).toEqual([{ title: 'Termin steht: Service Heizung', target_id: id }])
  })

  it('are fixed exactly once, however many answer at the same moment', async () => {
    const on = await stage()
    const { owner, house, id } = on
    const { token } = await proposed(on)
    const cookies = await Promise.all([1, 2, 3, 4].map(async () => (await enter(token)).cookie))
    const answers = await Promise.all(
      cookies.map((cookie, at) => guest('/answer', { choice: at === 3 ? null : at }, cookie)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    const { slotProposals } = await proposals(owner, house)
    expect(slotProposals).toMatchObject([{ chosen: winner === 3 ? null : winner, version: 2 }])
    expect((await shown(owner, house, id)).version).toBe(winner === 3 ? 1 : 2)
    const acts = await server.admin(
      `select verb from app.audit_event where real_estate_id = $1 and verb in ('slot_proposal.accept', 'slot_proposal.decline')`,
      [house],
    )
    expect(acts).toHaveLength(1)
    // Whoever comes late sees what was answered.
    expect((await enter(token)).view['proposal']).toMatchObject({ chosen: winner === 3 ? null : winner })
  })

  it('when none suits, the house reads why, and can ask anew; the letter before opens nothing any more', async () => {
    const on = await stage()
    const { owner, house, id, email } = on
    const first = await proposed(on)
    const open = await enter(first.token)
    const second = await proposed(on)
    expect(await codeOf(guest('/answer', { choice: 0 }, open.cookie))).toBe('LINK_INVALID')
    expect((await enter(first.token)).view.code).toBe('LINK_INVALID')
    const { cookie } = await enter(second.token)
    expect(await codeOf(guest('/answer', { choice: 3 }, cookie))).toBe('BAD_INPUT')
    await guest('/answer', { choice: null, message: 'Erst im Juni.' }, cookie)
    expect(await work(house)).toEqual([])
    const [told] = await server.admin<{ text: string }>(
      `select text from app.notification where user_id = $1 and kind = 'slots_answered'`,
      [owner.userId],
    )
    expect(told?.text).toBe(`${email} hat keinen der Vorschläge gewählt. «Erst im Juni.»`)
    expect(await shown(owner, house, id)).toMatchObject({ version: 1, guest: null })
    const third = await proposed(on)
    await owner.data(withdraw, { house, id: third.proposal.id, input: versioned(1) })
    expect((await enter(third.token)).view.code).toBe('LINK_INVALID')
    const { slotProposals, guestLinks } = await proposals(owner, house)
    expect(slotProposals.map(({ state }) => state)).toEqual(['withdrawn', 'declined', 'withdrawn'])
    expect(guestLinks).toEqual([])
  })

  it('moving sends the same entry anew, calling off ends it, taking back brings it again; none of it can be undone', async () => {
    const on = await stage()
    const { owner, house, id } = on
    const { token } = await proposed(on)
    await guest('/answer', { choice: 0 }, (await enter(token)).cookie)
    await work(house)
    const told = async (): Promise<string | undefined> => {
      const [letter, ...more] = await work(house)
      expect(more).toEqual([])
      if (letter === undefined) return undefined
      const { method, uid, sequence } = entryOf(letter)
      expect(uid).toBe(`${id}@hauswart`)
      return `${String(method)} ${sequence}`
    }
    await owner.data(change, { house, id, input: versioned(2, { note: 'Nur für uns' }) })
    expect(await told()).toBeUndefined()
    const moved = inDays(25)
    await owner.data(change, { house, id, input: versioned(3, moved) })
    expect(await told()).toBe('REQUEST 3')
    const [act] = await server.admin<{ id: string }>(
      `select id from app.audit_event where object_id = $1 order by id desc limit 1`,
      [id],
    )
    const undone = await owner.graphql(undo, { house, act: act?.id, input: keyed() })
    expect(undone.errors?.[0]?.extensions.code).toBe('NOT_UNDOABLE')
    await owner.data(change, { house, id, input: versioned(4, { state: 'cancelled' }) })
    expect(await told()).toBe('CANCEL 4')
    await owner.data(change, { house, id, input: versioned(5, { state: 'planned' }) })
    expect(await told()).toBe('REQUEST 5')
    await owner.data(remove, { house, id, input: versioned(6) })
    expect(await told()).toBe('CANCEL 6')
    expect((await enter(token)).view.code).toBe('LINK_INVALID')
  })
})

it('only times to come, of an appointment of this house that nobody has agreed to yet; the secret is stored nowhere', async () => {
  const [on, other] = [await stage(), await stage()]
  const refused = async (said: Readonly<Record<string, unknown>>) =>
    (await propose(on, said)).errors?.[0]?.extensions
  expect(await refused({ slots: [inDays(3), inDays(-1)] })).toMatchObject({ field: 'slots.1' })
  expect(await refused({ slots: [inDays(3), inDays(3)] })).toMatchObject({ field: 'slots.1' })
  expect(await refused({ slots: [inDays(3)] })).toMatchObject({ field: 'slots' })
  expect(await refused({ email: 'niemand' })).toMatchObject({ field: 'email' })
  expect(await refused({ appointmentId: other.id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await lettersTo(server, on.email)).toEqual([])
  const { token } = await proposed(on)
  const [kept] = await server.admin<{ text: string }>(
    `select (select json_agg(i) from app.idempotency i)::text || (select json_agg(g) from app.guest_link g)::text as text`,
  )
  expect(kept?.text).not.toContain(token)
  await guest('/answer', { choice: 2 }, (await enter(token)).cookie)
  expect(await refused({})).toMatchObject({ code: 'CONFLICT' })
})

const slotOf = (at: number) => ({ startsOn: three[at]?.startsOn, startsAt: three[at]?.startsAt })
