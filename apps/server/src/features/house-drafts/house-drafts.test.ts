import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person, plainHouse } from '#test/world.ts'

const { server, world } = await openWorld()

const read = '{ me { houseDraft { id step values version } } }'
const save =
  'mutation Save($input: SaveHouseDraftInput!) { saveHouseDraft(input: $input) { id step values version } }'
const discard = 'mutation Discard($id: ID!, $input: KeyInput!) { discardHouseDraft(id: $id, input: $input) }'
const create = 'mutation Create($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }'

const draft = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  id: newId(),
  expectedVersion,
  step: 'facts',
  values: '{"street": "Lindenweg"}',
  ...facts,
})
const draftOf = async (person: Person) =>
  (await person.data<{ me: { houseDraft: Record<string, unknown> | null } }>(read)).me.houseDraft

it('is kept for its person alone, from step to step', async () => {
  const [owner, other] = [await world.person(), await world.person()]
  expect(await draftOf(owner)).toBeNull()
  const first = draft(0)
  await owner.data(save, { input: first })
  await owner.data(save, { input: draft(1, { id: first.id, step: 'heating', values: '{"heating": "oil"}' }) })
  expect(await draftOf(owner)).toEqual({
    id: first.id,
    step: 'heating',
    values: '{"heating": "oil"}',
    version: 2,
  })
  expect(await draftOf(other)).toBeNull()
})

it('is not overwritten by a device that has not seen it, nor by a draft of another house', async () => {
  const owner = await world.person()
  const first = draft(0)
  await owner.data(save, { input: first })
  for (const input of [draft(0, { id: first.id }), draft(7, { id: first.id }), draft(1)]) {
    const answer = await owner.graphql(save, { input })
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id: first.id, version: 1 },
    })
  }
})

it('is refused with nothing when it was thrown away meanwhile', async () => {
  const owner = await world.person()
  const answer = await owner.graphql(save, { input: draft(3) })
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: null })
})

it('is one, even when two devices begin at the same moment', async () => {
  const owner = await world.person()
  const answers = await Promise.all([draft(0), draft(0)].map((input) => owner.graphql(save, { input })))
  expect(answers.map((answer) => answer.errors?.[0]?.extensions.code ?? 'ok').toSorted()).toEqual([
    'CONFLICT',
    'ok',
  ])
})

it('is thrown away once, and only the one that was meant', async () => {
  const owner = await world.person()
  const first = draft(0)
  await owner.data(save, { input: first })
  expect(await owner.data(discard, { id: newId(), input: { idempotencyKey: newId() } })).toEqual({
    discardHouseDraft: false,
  })
  expect(await draftOf(owner)).not.toBeNull()
  const gone = { id: first.id, input: { idempotencyKey: newId() } }
  expect(await owner.data(discard, gone)).toEqual({ discardHouseDraft: true })
  expect(await draftOf(owner)).toBeNull()
})

it('cannot be thrown away by somebody else', async () => {
  const [owner, other] = [await world.person(), await world.person()]
  const first = draft(0)
  await owner.data(save, { input: first })
  const theirs = { id: first.id, input: { idempotencyKey: newId() } }
  expect(await other.data(discard, theirs)).toEqual({ discardHouseDraft: false })
  expect(await draftOf(owner)).toMatchObject({ id: first.id })
})

it('goes when its house is recorded, and stays when that fails or another one is', async () => {
  const owner = await world.person()
  const first = draft(0)
  await owner.data(save, { input: first })
  const house = (facts: object) => ({ input: { ...plainHouse, idempotencyKey: newId(), ...facts } })
  await owner.data(create, house({ id: newId() }))
  expect(await draftOf(owner)).not.toBeNull()
  expect((await owner.graphql(create, house({ id: first.id, buildYear: 2090 }))).errors).toHaveLength(1)
  expect(await draftOf(owner)).not.toBeNull()
  await owner.data(create, house({ id: first.id }))
  expect(await draftOf(owner)).toBeNull()
})

it('leaves no answer of a person in the audit', async () => {
  const owner = await world.person()
  await owner.data(save, { input: draft(0, { values: '{"street": "Geheimgasse"}' }) })
  const rows = await server.admin('select verb, changes from app.user_audit_event where user_id = $1', [
    owner.userId,
  ])
  expect(rows).toEqual([{ verb: 'house_draft.save', changes: { step: 'facts' } }])
})

it.each([
  ['values', { values: '[]' }],
  ['values', { values: `{"a":"${'x'.repeat(32 * 1_024)}"}` }],
  ['step', { step: 'Schritt 2' }],
  ['id', { id: '0191b2f0-aaaa-4aaa-8aaa-aaaaaaaaaaaa' }],
])('names the field at fault: %s', async (field, fault) => {
  const owner = await world.person()
  const answer = await owner.graphql(save, { input: draft(0, fault) })
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
})
