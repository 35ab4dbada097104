import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { authorityOnce } from '#platform/db/authority.ts'
import { openPushService } from '#test/push-service.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'
import { notifyUser } from './notifications.service.ts'

let server: TestServer
let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService(() => server.parts.pusher.publicKey ?? '')
  server = await startServer({ worker: true, config: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

async function call(person: Person, path: string, body?: object, method = 'POST') {
  const response = await fetch(`${server.url}/notifications${path}`, {
    headers: person.headers(),
    ...(body === undefined ? {} : { method, body: JSON.stringify({ idempotencyKey: newId(), ...body }) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const settings = (person: Person, expectedVersion: number, facts: object) => {
  const all = { digest: 'off', digestHour: 7, quietFrom: 0, quietTo: 0, switchedOff: [], ...facts }
  return call(person, '/settings', { expectedVersion, ...all }, 'PUT')
}

const subscribe = (person: Person, name = newId()) =>
  call(person, '/push', { id: newId(), ...service.subscription(name) })

async function tell(
  person: Person,
  kind: 'member_left' | 'account_security' = 'member_left',
): Promise<string> {
  await notifyUser(authorityOnce(server.parts.authority), server.parts.clock, {
    userId: person.userId,
    kind,
    objectId: newId(),
    title: 'Vreni Muster hat das Haus verlassen',
    text: 'Lindenweg 4',
    target: { route: 'realEstate', id: null },
  })
  const [row] = await server.admin<{ id: string }>(
    'select id from app.notification where user_id = $1 order by id desc limit 1',
    [person.userId],
  )
  return row?.id ?? ''
}

/** Quiet in every hour but the last one. */
function quietButForOneHour() {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Zurich',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(),
  )
  return { quietFrom: hour, quietTo: (hour + 23) % 24 }
}

const target = { route: 'todos', id: null } as const
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const pushedFor = (id: string) => service.state.pushed.filter(({ text }) => text.includes(id))
const jobsOf = (person: Person) =>
  server.admin<{ task: string; waits: boolean }>(
    `select t.identifier as task, j.run_at > now() + interval '1 minute' as waits
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier <> 'send_news' and j.payload::text like '%' || $1 || '%'`,
    [person.userId],
  )

test('a message reaches the browsers of its person, sealed, signed, and with nothing in it that others could read', async () => {
  const owner = await makeWorld(server).person()
  await settings(owner, 0, {})
  expect((await call(owner, '/push')).body).toEqual({
    publicKey: server.parts.pusher.publicKey,
    browsers: [],
  })
  expect((await subscribe(owner, 'telefon')).status).toBe(200)
  // The same browser again is the same browser.
  expect((await subscribe(owner, 'telefon')).status).toBe(200)
  expect((await call(owner, '/push')).body['browsers']).toHaveLength(1)
  const id = await tell(owner)
  await until(() => expect(pushedFor(id)).toHaveLength(1))
  const [pushed] = pushedFor(id)
  expect(JSON.parse(pushed?.text ?? '')).toEqual({
    title: 'Neue Meldung im Hauswart',
    text: 'Öffnen, um sie zu lesen.',
    id,
  })
  expect(pushed).toMatchObject({ topic: id.replaceAll('-', ''), ttl: 86_400 })
  expect((await call(owner, '/push/test', {})).body).toEqual({ browsers: 1 })
  await until(() => expect(pushedFor('Testmeldung')).toHaveLength(1))
  expect(service.state.refused).toBe(0)
})

test('in quiet hours a message waits, what is switched off never leaves, and safety does', async () => {
  const owner = await makeWorld(server).person()
  await subscribe(owner)
  await settings(owner, 0, quietButForOneHour())
  await tell(owner)
  await until(async () => expect(await jobsOf(owner)).toEqual([{ task: 'push_notification', waits: true }]))
  await settings(owner, 1, { switchedOff: ['people.push'] })
  const unwanted = await tell(owner)
  const wanted = await tell(owner, 'account_security')
  await until(() => expect(pushedFor(wanted)).toHaveLength(1))
  expect(pushedFor(unwanted)).toEqual([])
})

test('what waits is one push, and what needs no waking is none', async () => {
  const owner = await makeWorld(server).person()
  const house = await makeWorld(server).house(owner)
  await settings(owner, 0, {})
  await subscribe(owner)
  const about = { realEstateId: house, thingId: newId(), dueOn: server.parts.clock.today() }
  const notice = { userId: owner.userId, title: 'Fällig', text: 'Heute', target, about } as const
  const telling = authorityOnce(server.parts.authority)
  const remind = (kind: 'todo_due' | 'invoice_due', step: number) =>
    notifyUser(telling, server.parts.clock, { ...notice, kind, objectId: newId(), step })
  await remind('invoice_due', 1)
  await remind('todo_due', 7)
  const only = await tell(owner)
  await until(() => expect(pushedFor(only)).toHaveLength(1))
  expect(JSON.parse(pushedFor(only)[0]?.text ?? '')).toMatchObject({ title: 'Neue Meldung im Hauswart' })
  await until(async () => expect(await jobsOf(owner)).toEqual([]))

  // While a device may not be woken all of a night comes to one job.
  await settings(owner, 1, quietButForOneHour())
  for (let many = 0; many < 7; many += 1) await remind('todo_due', 0)
  const last = await tell(owner)
  await until(async () => expect(await jobsOf(owner)).toEqual([{ task: 'push_notification', waits: true }]))
  await settings(owner, 2, {})
  await server.admin(
    `update graphile_worker._private_jobs set run_at = now() where payload::text like '%' || $1 || '%'`,
    [owner.userId],
  )
  await until(() => expect(pushedFor(last)).toHaveLength(1))
  expect(JSON.parse(pushedFor(last)[0]?.text ?? '')).toMatchObject({ title: '8 neue Meldungen im Hauswart' })
  await until(async () => expect(await jobsOf(owner)).toEqual([]))
})

test('a browser that is gone is forgotten; a service that is away is tried again', async () => {
  const owner = await makeWorld(server).person()
  await settings(owner, 0, {})
  await subscribe(owner)
  service.state.answers = 503
  const late = await tell(owner)
  await until(async () => expect(await jobsOf(owner)).toMatchObject([{ task: 'push_notification' }]))
  service.state.answers = 201
  await server.admin(
    `update graphile_worker._private_jobs set run_at = now() where payload::text like '%' || $1 || '%'`,
    [late],
  )
  await until(() => expect(pushedFor(late)).toHaveLength(1))
  service.state.answers = 410
  await tell(owner)
  await until(async () => expect((await call(owner, '/push')).body['browsers']).toEqual([]))
  service.state.answers = 201
})

test('a neighbour sees and removes nothing, and only push services are written to', async () => {
  const [owner, neighbour] = [await makeWorld(server).person(), await makeWorld(server).person()]
  const id = String((await subscribe(owner)).body['id'])
  expect((await call(neighbour, '/push')).body['browsers']).toEqual([])
  await call(neighbour, `/push/${id}/remove`, {})
  expect((await call(owner, '/push')).body['browsers']).toHaveLength(1)
  await call(owner, `/push/${id}/remove`, {})
  expect((await call(owner, '/push')).body['browsers']).toEqual([])
  for (const endpoint of [
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.test/x',
    'nowhere at all',
  ])
    expect((await call(owner, '/push', { id: newId(), ...service.subscription('x'), endpoint })).status).toBe(
      400,
    )
})
