import { createHash, randomBytes } from 'node:crypto'
import { addDays } from '@hauswart/domain/days/day'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const feed = 'contents version fetchedAt'
const start = `mutation Start($house: ID!, $input: StartCalendarFeedInput!) {
  startCalendarFeed(realEstateId: $house, input: $input) { ${feed} } }`
const change = `mutation Change($house: ID!, $input: ChangeCalendarFeedInput!) {
  changeCalendarFeed(realEstateId: $house, input: $input) { ${feed} } }`
const end = `mutation End($house: ID!, $input: KeyInput!) {
  endCalendarFeed(realEstateId: $house, input: $input) { version } }`
const own = `query Own($house: ID!) { realEstate(id: $house) { calendarFeed { ${feed} } } }`
const rename = `mutation Rename($house: ID!, $id: ID!, $input: UpdateAppointmentInput!) {
  updateAppointment(realEstateId: $house, id: $id, input: $input) { version } }`
const leave = `mutation Leave($house: ID!, $input: KeyInput!) { leaveRealEstate(realEstateId: $house, input: $input) { userId } }`

const all = ['appointments', 'todos', 'deadlines']
const keyed = () => ({ idempotencyKey: newId() })

/** As a device does it: the secret is made there, the server gets its hash. */
async function subscribe(person: Person, house: string, contents: readonly string[] = all): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const secretHash = createHash('sha256').update(secret).digest('base64url')
  await person.data(start, { house, input: { ...keyed(), contents, secretHash } })
  return secret
}

const fetched = (secret: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/rest/calendar/${secret}.ics`, { headers })
const titlesOf = (text: string): string[] =>
  eventsOf(text)
    .map((event) => event.summary)
    .toSorted()
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
const titles = async (secret: string) => titlesOf(await (await fetched(secret)).text())
const refusal = async (answer: Response): Promise<unknown> => {
  const { requestId: _id, ...rest } = (await answer.json()) as Record<string, unknown>
  return [answer.status, rest]
}

it('gives a calendar what was chosen, without notes and without the trash, and says when it was fetched', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const today = server.parts.clock.today()
  const soon = addDays(today, 5)
  await world.appointment(owner, house, {
    title: 'Besichtigung, Dach 🏠',
    startsOn: soon,
    endsOn: soon,
    note: 'Geheime Notiz',
    remindMinutes: [1_440, 60],
  })
  await world.appointment(owner, house, {
    title: 'Vorletztes Jahr',
    startsOn: '2020-01-01',
    endsOn: '2020-01-01',
  })
  const thrown = await world.appointment(owner, house, { title: 'Weg', startsOn: soon, endsOn: soon })
  await world.todo(owner, house, { title: 'Boiler', dueOn: soon })
  await world.todo(owner, house, { title: 'Ohne Tag' })
  const component = await world.component(owner, house)
  await world.task(owner, house, component, { title: 'Service' })
  await makeDocuments(server).document(owner, house, { title: 'Police', validUntil: addDays(today, 300) })
  await server.admin('update app.appointment set deleted_at = now() where id = $1', [thrown])

  const secret = await subscribe(owner, house)
  const answer = await fetched(secret)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-cache',
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  const text = await answer.text()
  expect(text).not.toContain('Geheime Notiz')
  expect(text.match(/^TRIGGER:.+$/gm)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT60M'])
  expect(titlesOf(text)).toEqual([
    'Besichtigung, Dach 🏠',
    'Frist: Police läuft ab',
    'To-do: Boiler',
    'To-do: Service',
  ])
  const { realEstate } = await owner.data<{
    realEstate: { calendarFeed: { fetchedAt: string | null; version: number } }
  }>(own, { house })
  expect(realEstate.calendarFeed.fetchedAt).not.toBeNull()

  const { version } = realEstate.calendarFeed
  await owner.data(change, {
    house,
    input: { ...keyed(), contents: ['deadlines'], expectedVersion: version },
  })
  expect(await titles(secret)).toEqual(['Frist: Police läuft ab'])
})

it('sends nothing again while nothing changed, and a change under the same name with a higher count', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.appointment(owner, house)
  const secret = await subscribe(owner, house, ['appointments'])
  const first = await fetched(secret)
  const tag = first.headers.get('etag') ?? ''
  const again = await fetched(secret, { 'if-none-match': `"other", W/${tag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])

  await owner.data(rename, { house, id, input: { ...keyed(), expectedVersion: 1, state: 'cancelled' } })
  const changed = await fetched(secret, { 'if-none-match': tag })
  expect(changed.status).toBe(200)
  const [before] = eventsOf(await first.text())
  const text = await changed.text()
  const [after] = eventsOf(text)
  expect([before?.uid, before?.sequence]).toEqual([`${id}@hauswart`, 0])
  expect([after?.uid, after?.sequence]).toEqual([`${id}@hauswart`, 1])
  expect(text).toContain('STATUS:CANCELLED')
})

it('ends with a new address, with the subscription and with the membership; every wrong address gets the same answer', async () => {
  const [owner, reader] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(reader, house, 'reader')
  const unknown = await refusal(await fetched('x'.repeat(43)))
  expect(unknown).toMatchObject([expect.any(Number), { code: 'LINK_INVALID' }])
  expect(await refusal(await fetched('kurz'))).toEqual(unknown)

  const [old, renewed] = [await subscribe(owner, house), await subscribe(owner, house)]
  expect(await refusal(await fetched(old))).toEqual(unknown)
  const readers = await subscribe(reader, house)
  expect((await fetched(renewed)).status).toBe(200)
  expect((await fetched(readers)).status).toBe(200)

  await owner.data(end, { house, input: keyed() })
  expect(await refusal(await fetched(renewed))).toEqual(unknown)
  await reader.data(leave, { house, input: keyed() })
  expect(await refusal(await fetched(readers))).toEqual(unknown)
  const [kept] = await server.admin<{ text: string }>(
    `select (select json_agg(i) from app.idempotency i)::text || (select json_agg(a) from app.audit_event a)::text as text`,
  )
  expect([renewed, readers].some((secret) => kept?.text.includes(secret))).toBe(false)
})

it('is bounded, and a line or an address that asks without end has to wait', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  await server.admin(
    `insert into app.todo (real_estate_id, id, title, due_on, created_by)
     select $1, gen_random_uuid(), 'Viel', date '2027-01-01' + n, $2 from generate_series(1, 600) n`,
    [house, owner.userId],
  )
  const secret = await subscribe(owner, house)
  expect(await titles(secret)).toHaveLength(400)
  const key = createHash('sha256').update(secret).digest('base64url')
  await server.parts.cache.take(`calendar:feed:${key}`, { count: 120, window: 3_600 }, 120)
  const answer = await fetched(secret)
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
})
