import { expect, test } from 'vitest'
import { sql } from '#platform/db/db-wire.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()
const usual = {
  digest: 'daily',
  digestHour: 7,
  quietFrom: 21,
  quietTo: 7,
  switchedOff: [],
  version: 0,
  appointmentMinutes: [1_440, 120],
}
// An earlier release says nothing of appointments.
const { version: _none, appointmentMinutes: _kept, ...unsaid } = usual

async function settings(person: Person | undefined, body?: object): Promise<object> {
  const response = await fetch(`${server.url}/notifications/settings`, {
    ...(body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) }),
    headers: person?.headers() ?? { 'content-type': 'application/json' },
  })
  return { status: response.status, ...((await response.json()) as object) }
}

const chosen = (expectedVersion: number, facts: object) => ({
  ...unsaid,
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})

test('whoever never chose has the usual; a choice is kept, said once, and never written over one not seen', async () => {
  const owner = await world.person()
  expect(await settings(owner)).toEqual({ status: 200, ...usual })
  const first = chosen(0, { digest: 'weekly', switchedOff: ['people.push', 'files.mail', 'people.push'] })
  const saved = { ...usual, digest: 'weekly', switchedOff: ['files.mail', 'people.push'], version: 1 }
  expect(await settings(owner, first)).toEqual({ status: 200, ...saved })
  expect(await settings(owner, first)).toEqual({ status: 200, ...saved })
  expect(await settings(owner, chosen(0, { digest: 'off' }))).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(await settings(owner, chosen(1, { quietFrom: 0, quietTo: 0 }))).toMatchObject({ version: 2 })
  expect(await settings(owner)).toMatchObject({ digest: 'daily', quietTo: 0, switchedOff: [], version: 2 })
  expect(await settings(owner, chosen(2, { appointmentMinutes: [0, 10_080, 0] }))).toMatchObject({
    appointmentMinutes: [10_080, 0],
  })
  expect(await settings(owner, chosen(3, {}))).toMatchObject({ appointmentMinutes: [10_080, 0] })
})

test.each([
  ['an hour that no clock shows', { digestHour: 24 }],
  ['a way nobody knows', { switchedOff: ['people.pigeon'] }],
  ['switching off what protects the account', { switchedOff: ['security.mail'] }],
  ['half an hour before', { appointmentMinutes: [30] }],
  ['a rhythm nobody knows', { digest: 'hourly' }],
])('%s is refused', async (_what, facts) => {
  const owner = await world.person()
  expect(await settings(owner, chosen(0, facts))).toMatchObject({ status: 400, code: 'BAD_INPUT' })
})

test('a neighbour sees nothing of it, also if only row security stands between them', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  await settings(owner, chosen(0, { digest: 'off' }))
  expect(await settings(neighbour)).toEqual({ status: 200, ...usual })
  expect(await settings(undefined)).toMatchObject({ status: 401 })
  const [, seen] = await server.parts.database.run([
    { statement: sql(`select set_config('app.user_id', $1, true)`), values: [neighbour.userId] },
    { statement: sql('select user_id from app.notification_settings'), values: [] },
  ])
  expect(seen).toEqual([])
})
