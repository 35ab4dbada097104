import { maxCraftsmen } from '@hauswart/domain/craftsmen/craftsman'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id company trades contactName phone mobile pikettPhone email website street zip city uid iban rating hireAgain
  isFavourite note version deletedAt`
const add = `mutation Add($house: ID!, $input: AddCraftsmanInput!) { addCraftsman(realEstateId: $house, input: $input) { ${facts} } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateCraftsmanInput!) {
  updateCraftsman(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  deleteCraftsman(realEstateId: $house, id: $id, input: $input) { version deletedAt } }`
const bringBack = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
  restoreCraftsman(realEstateId: $house, id: $id, input: $input) { version deletedAt } }`
const forGood = `mutation Gone($house: ID!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: craftsman, id: $id, input: $input) { id } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const one = `query One($house: ID!, $id: ID!) { realEstate(id: $house) { craftsman(id: $id) { ${facts} } } }`
const list = `query List($house: ID!, $trade: Trade, $isFavourite: Boolean, $hasPikett: Boolean, $first: Int, $after: String,
  $isDeleted: Boolean) { realEstate(id: $house) { craftsmen(trade: $trade, isFavourite: $isFavourite, hasPikett: $hasPikett,
    first: $first, after: $after, isDeleted: $isDeleted) { nodes { company } nextCursor } } }`
const area = 'query Area($house: ID) { craftsmen(realEstateId: $house) { nodes { company } } }'
const merge = `mutation Merge($house: ID!, $id: ID!, $input: MergeCraftsmenInput!) {
  mergeCraftsmen(realEstateId: $house, id: $id, input: $input) { id version } }`
const visit = `query Visit($house: ID!, $id: ID!) { realEstate(id: $house) { appointment(id: $id) { craftsmanId version } } }`
const found = `query Found($house: ID!, $text: String!) { realEstate(id: $house) { search(text: $text) { kind id } } }`

const account = 'CH9300762011623852957'
const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})

type Listed = { nodes: { company: string }[]; nextCursor: string | null }
const page = async (person: Person, house: string, args: object = {}): Promise<Listed> =>
  (await person.data<{ realEstate: { craftsmen: Listed } }>(list, { house, ...args })).realEstate.craftsmen
const names = async (person: Person, house: string, args: object = {}) =>
  (await page(person, house, args)).nodes.map(({ company }) => company)
const shown = async (person: Person, house: string, id: string) =>
  (await person.data<{ realEstate: { craftsman: object | null } }>(one, { house, id })).realEstate.craftsman
const lastAct = async (id: string) => {
  const [act] = await server.admin<{ id: string; changes: object }>(
    'select id, changes from app.audit_event where object_id = $1 order by id desc limit 1',
    [id],
  )
  return act
}

it('[S3.5] the data area craftsmen: by trade, favourites and who comes at night, page by page', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  await world.craftsman(owner, house)
  await world.craftsman(owner, house, { company: 'Dach Meier', trades: ['roofing', 'sheet_metal'] })
  await world.craftsman(owner, house, {
    company: 'Notfall Sanitär',
    pikettPhone: '044 000 99 99',
    isFavourite: true,
  })
  expect(await names(owner, house)).toEqual(['Huber Sanitär AG', 'Dach Meier', 'Notfall Sanitär'])
  expect(await names(owner, house, { trade: 'sheet_metal' })).toEqual(['Dach Meier'])
  expect(await names(owner, house, { isFavourite: true })).toEqual(['Notfall Sanitär'])
  expect(await names(owner, house, { hasPikett: false, trade: 'plumbing' })).toEqual(['Huber Sanitär AG'])
  const { nodes, nextCursor } = await page(owner, house, { first: 2 })
  expect(nodes).toHaveLength(2)
  expect(await names(owner, house, { first: 2, after: nextCursor })).toEqual(['Notfall Sanitär'])
  const all = await owner.data<{ craftsmen: Listed }>(area, { house })
  expect(all.craftsmen.nodes).toHaveLength(3)
  const { realEstate } = await owner.data<{ realEstate: { search: { kind: string }[] } }>(found, {
    house,
    text: 'Spengler',
  })
  expect(realEstate.search.map(({ kind }) => kind)).toEqual(['craftsman'])
})

it('is kept once, changed over what was seen, undone, thrown away and taken back', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const said = {
    company: 'Huber Sanitär AG',
    trades: ['plumbing', 'heating'],
    contactName: 'Ruth Huber',
    phone: '044 000 11 22',
    mobile: null,
    pikettPhone: '044 000 11 23',
    email: 'info@huber.test',
    website: 'huber.test',
    street: 'Seeweg 3',
    zip: '8610',
    city: 'Uster',
    uid: 'CHE-116.281.710',
    iban: account,
    rating: 5,
    hireAgain: 'yes',
    isFavourite: true,
    note: 'Kommt pünktlich.',
  }
  const input = { idempotencyKey: newId(), id: newId(), ...said, uid: 'che 116281710 mwst' }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { id } = input
  const whole = { id, ...said, version: 1, deletedAt: null }
  expect(await shown(owner, house, id)).toEqual(whole)
  const changed = { trades: ['heating'], iban: 'DE89370400440532013000', rating: null }
  await owner.data(change, { house, id, input: versioned(1, changed) })
  expect(await shown(owner, house, id)).toEqual({ ...whole, ...changed, version: 2 })
  const late = await owner.graphql(change, { house, id, input: versioned(1, { company: 'Anders' }) })
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { iban: changed.iban } })
  const act = await lastAct(id)
  expect(act?.changes).toEqual({ trades: [said.trades, ['heating']], iban: true, rating: [5, null] })
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect(await shown(owner, house, id)).toEqual({ ...whole, version: 3 })
  await owner.data(remove, { house, id, input: versioned(3) })
  expect([await names(owner, house), await names(owner, house, { isDeleted: true })]).toEqual([
    [],
    ['Huber Sanitär AG'],
  ])
  await owner.data(bringBack, { house, id, input: versioned(4) })
  expect(await shown(owner, house, id)).toEqual({ ...whole, version: 5 })
})

it('who may not see finances learns no account, leaves it as it is and cannot say one', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor', false)
  const id = await world.craftsman(owner, house, { iban: account })
  expect(await shown(editor, house, id)).toMatchObject({ iban: null })
  const refused = await editor.graphql(change, { house, id, input: versioned(1, { iban: null }) })
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  await editor.data(change, { house, id, input: versioned(1, { note: 'Neu' }) })
  expect(await shown(owner, house, id)).toMatchObject({ iban: account, note: 'Neu' })
  const told = await server.admin('select changes from app.audit_event where real_estate_id = $1', [house])
  expect(JSON.stringify(told)).not.toContain(account)
})

it('an appointment names who comes, and stays when the craftsman is gone for good', async () => {
  const [owner, stranger] = [await world.person(), await world.person()]
  const [house, other] = [await world.house(owner), await world.house(stranger)]
  const craftsmanId = await world.craftsman(owner, house, { iban: account })
  const foreign = await world.craftsman(stranger, other)
  const id = await world.appointment(owner, house, { craftsmanId })
  const seen = async () =>
    (await owner.data<{ realEstate: { appointment: object } }>(visit, { house, id })).realEstate.appointment
  expect(await seen()).toEqual({ craftsmanId, version: 1 })
  await expect(world.appointment(owner, house, { craftsmanId: foreign })).rejects.toThrow('NOT_FOUND')
  expect(await shown(stranger, other, craftsmanId)).toBeNull()
  await owner.data(remove, { house, id: craftsmanId, input: versioned(1) })
  expect(await seen()).toEqual({ craftsmanId, version: 1 })
  await owner.data(forGood, { house, id: craftsmanId, input: versioned(2) })
  expect(await seen()).toEqual({ craftsmanId: null, version: 2 })
  expect(
    await server.admin('select id from app.craftsman_account where real_estate_id = $1', [house]),
  ).toEqual([])
})

it('two entries of one enterprise become one with all that names them, by one act that is undone as one', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor', false)
  const first = await world.craftsman(owner, house, { note: 'Pünktlich' })
  const second = await world.craftsman(owner, house, {
    email: 'info@huber.test',
    iban: account,
    note: 'Teuer',
  })
  const project = await world.project(owner, house)
  const named = { craftsmanId: second }
  await world.appointment(owner, house, named)
  await world.quote(owner, house, project, named)
  await world.defect(owner, house, project, named)
  await world.acceptance(owner, house, project, named)
  await world.invoice(owner, house, named)
  const tables = ['appointment', 'quote', 'defect', 'acceptance', 'invoice']
  const count = tables
    .map((name) => `select count(*) from app.${name} where craftsman_id = $1`)
    .join(' union all ')
  const naming = async (id: string) =>
    (await server.admin<{ count: string }>(count, [id])).map((row) => row.count)
  const input = versioned(1, { otherId: second, otherVersion: 1 })
  const refused = await editor.graphql(merge, { house, id: first, input })
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  await server.admin(
    `insert into app.quote_request (real_estate_id, id, project_id, craftsman_id, company, email, scope, answer_by, created_by)
     values ($1, gen_random_uuid(), $2, $3, 'Huber', 'info@huber.test', 'Bad', current_date + 9, $4)`,
    [house, project, second, owner.userId],
  )
  const waiting = await owner.graphql(merge, { house, id: first, input })
  expect(waiting.errors?.[0]?.extensions.code).toBe('NOT_READY')
  await server.admin(`update app.quote_request set state = 'withdrawn' where real_estate_id = $1`, [house])
  const sign = (signatures: string) =>
    server.admin('update app.acceptance set signatures = $2 where real_estate_id = $1', [house, signatures])
  await sign('[{"name": "Anna", "side": "owner", "path": null}]')
  const signed = await owner.graphql(merge, { house, id: first, input })
  expect(signed.errors?.[0]?.extensions.code).toBe('NOT_READY')
  await sign('[]')
  await owner.data(merge, { house, id: first, input })
  expect([await naming(first), await naming(second)]).toEqual([tables.map(() => '1'), tables.map(() => '0')])
  const whole = { email: 'info@huber.test', iban: account, note: 'Pünktlich\n\nTeuer' }
  expect(await shown(owner, house, first)).toMatchObject(whole)
  expect(await names(owner, house, { isDeleted: true })).toEqual(['Huber Sanitär AG'])
  const act = await lastAct(first)
  expect(act?.changes).toEqual({
    email: [null, whole.email],
    note: ['Pünktlich', whole.note],
    iban: true,
    mergedId: second,
  })
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect([await naming(first), await naming(second)]).toEqual([tables.map(() => '0'), tables.map(() => '1')])
  expect(await shown(owner, house, first)).toMatchObject({ email: null, iban: null, note: 'Pünktlich' })
  expect(await names(owner, house)).toHaveLength(2)
})

it('somebody who can be reached in no way is refused, and a house has room for so many', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.craftsman(owner, house)
  const alone = await owner.graphql(change, { house, id, input: versioned(1, { phone: null }) })
  expect(alone.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'phone' })
  // Of who sent a bill only the address is known: a letter reaches them.
  const letter = { idempotencyKey: newId(), id: newId(), company: 'Y', trades: ['roofing'], zip: '8610' }
  expect((await owner.graphql(add, { house, input: letter })).errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  expect((await owner.graphql(add, { house, input: { ...letter, city: 'Uster' } })).errors).toBeUndefined()
  const wrong = await owner.graphql(change, { house, id, input: versioned(1, { uid: 'CHE-116.281.711' }) })
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'uid' })
  await server.admin(
    `insert into app.craftsman (real_estate_id, id, company, trades, phone, created_by)
     select $1, gen_random_uuid(), 'Alt', '{painting}', '044 000 00 00', $2 from generate_series(2, $3::integer)`,
    [house, owner.userId, maxCraftsmen],
  )
  const input = { idempotencyKey: newId(), id: newId(), company: 'X', trades: ['bank'], phone: '117' }
  const full = await owner.graphql(add, { house, input })
  expect(full.errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
})
