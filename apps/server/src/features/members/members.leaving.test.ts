import { expect, it } from 'vitest'
import { ask, type GraphqlAnswer } from '#test/ask.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const change =
  'mutation C($house: ID!, $user: ID!, $input: ChangeMemberInput!) { changeMember(realEstateId: $house, userId: $user, input: $input) { role canSeeFinances version } }'
const remove =
  'mutation R($house: ID!, $user: ID!, $input: VersionInput!) { removeMember(realEstateId: $house, userId: $user, input: $input) { userId } }'
const leave =
  'mutation L($house: ID!, $input: KeyInput!) { leaveRealEstate(realEstateId: $house, input: $input) { userId } }'
const roles = 'query S($house: ID!) { realEstate(id: $house) { members { userId role } } }'

const keyed = () => ({ idempotencyKey: newId() })
const versioned = (expectedVersion: number) => ({ ...keyed(), expectedVersion })
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code ?? 'ok'

/** Once: the world asks three times, and each of these counts. */
const once = (person: Person, query: string, variables: Record<string, unknown>) =>
  ask(server.url, person.headers(), query, variables)

it('anybody may leave, but an owner remains, also when two go at the same moment', async () => {
  const owner = await world.person('Ruth')
  const house = await world.house(owner)
  const [second, reader] = [await world.person('Beat'), await world.person('Anna')]
  await world.join(second, house, 'owner', true)
  await world.join(reader, house, 'reader')
  const go = (person: Person) => once(person, leave, { house, input: keyed() })
  expect(codeOf(await go(reader))).toBe('ok')
  const codes = (await Promise.all([go(owner), go(second)])).map(codeOf)
  expect(codes.toSorted()).toEqual(['LAST_OWNER', 'ok'])
  const last = codes[0] === 'ok' ? second : owner
  const down = { house, user: last.userId, input: { ...versioned(1), role: 'editor' } }
  const answer = await last.graphql(change, down)
  expect(answer.errors?.[0]?.message).toBe('Mindestens eine Person muss Eigentümer/in bleiben.')
  const self = await last.graphql(remove, { house, user: last.userId, input: versioned(1) })
  expect(codeOf(self)).toBe('LAST_OWNER')
  const { realEstate } = await last.data<{ realEstate: { members: object[] } }>(roles, { house })
  expect(realEstate.members).toContainEqual({ userId: last.userId, role: 'owner' })
})

it('who leaves twice at the same moment left once', async () => {
  const house = await world.house(await world.person('Ruth'))
  const reader = await world.person('Anna')
  await world.join(reader, house, 'reader')
  const go = () => once(reader, leave, { house, input: keyed() })
  const codes = (await Promise.all([go(), go(), go()])).map(codeOf)
  expect(codes.toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'ok'])
  const left = "select 1 from app.audit_event where real_estate_id = $1 and verb = 'member.leave'"
  expect(await server.admin(left, [house])).toHaveLength(1)
})

it('two owners who each make the other a reader leave one owner', async () => {
  const owner = await world.person('Ruth')
  const house = await world.house(owner)
  const second = await world.person('Beat')
  await world.join(second, house, 'owner', true)
  const down = (by: Person, whom: Person) =>
    once(by, change, { house, user: whom.userId, input: { ...versioned(1), role: 'reader' } })
  const codes = (await Promise.all([down(owner, second), down(second, owner)])).map(codeOf)
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
  const owners = await server.admin(
    "select user_id from app.membership where real_estate_id = $1 and role = 'owner'",
    [house],
  )
  expect(owners).toHaveLength(1)
})
