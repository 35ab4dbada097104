import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { world } = await openWorld()

const fields = 'name sharePermille managerName managerEmail managerPhone version'
const read = `query Community($house: ID!) { realEstate(id: $house) { condominium { ${fields} } } }`
const update = `mutation Update($house: ID!, $input: UpdateCondominiumInput!) { updateCondominium(realEstateId: $house, input: $input) { ${fields} } }`
const fund =
  'mutation Fund($house: ID!, $input: RealEstateFinanceInput!) { updateRealEstateFinance(id: $house, input: $input) { fundBalanceRappen fundBalanceOn fundYearlyRappen } }'
const readFund =
  'query Fund($house: ID!) { realEstate(id: $house) { renewalFund { balanceRappen balanceOn yearlyRappen } } }'
const versioned = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})

it('keeps share and management of a flat, and answers a stale version', async () => {
  const owner = await world.person()
  const house = await world.house(owner, { kind: 'condominium_flat', ownership: 'condominium' })
  const facts = {
    name: 'STWEG Seestrasse 5',
    sharePermille: 87.25,
    managerName: 'Verwaltung Glatt AG',
    managerEmail: 'info@glatt-verwaltung.test',
    managerPhone: '044 123 45 67',
  }
  const nothing = Object.fromEntries(Object.keys(facts).map((name) => [name, null]))
  expect(await owner.data(read, { house })).toEqual({
    realEstate: { condominium: { ...nothing, version: 0 } },
  })
  expect(await owner.data(update, { house, input: versioned(0, facts) })).toEqual({
    updateCondominium: { ...facts, version: 1 },
  })
  const stale = await owner.graphql(update, { house, input: versioned(0, { name: 'Andere' }) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 1 } })
  await owner.data(update, { house, input: versioned(1, { managerEmail: null }) })
  expect(await owner.data(read, { house })).toMatchObject({
    realEstate: { condominium: { name: 'STWEG Seestrasse 5', managerEmail: null, version: 2 } },
  })
})

it.each([
  ['sharePermille', 0],
  ['sharePermille', 1_000.5],
  ['managerEmail', 'bei der Verwaltung'],
  ['managerPhone', 'nebenan'],
])('names the field at fault: %s %s', async (field, value) => {
  const owner = await world.person()
  const house = await world.house(owner)
  const answer = await owner.graphql(update, { house, input: versioned(0, { [field]: value }) })
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
})

it('keeps its fund with the money facts: whoever may not see those does not see it', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor')
  const facts = { fundBalanceRappen: 12_345_600, fundBalanceOn: '2025-12-31', fundYearlyRappen: 240_000 }
  expect(await owner.data(fund, { house, input: versioned(0, facts) })).toEqual({
    updateRealEstateFinance: facts,
  })
  const ahead = versioned(1, { fundBalanceOn: '2999-12-31' })
  expect((await owner.graphql(fund, { house, input: ahead })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    field: 'fundBalanceOn',
  })
  const fundOf = async (person: typeof owner) => (await person.data(readFund, { house }))['realEstate']
  expect(await fundOf(owner)).toEqual({
    renewalFund: { balanceRappen: 12_345_600, balanceOn: '2025-12-31', yearlyRappen: 240_000 },
  })
  expect(await fundOf(editor)).toEqual({ renewalFund: null })
  const neighbour = await world.person()
  expect((await neighbour.graphql(readFund, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const hidden = await editor.graphql(
    'query Fund($house: ID!) { realEstate(id: $house) { condominium { version } finance { fundBalanceRappen } } }',
    { house },
  )
  expect(hidden.data).toEqual({ realEstate: { condominium: { version: 0 }, finance: null } })
  expect(hidden.errors).toBeUndefined()
})

it('says nothing of a fund as long as nobody has entered an amount', async () => {
  const owner = await world.person()
  const house = await world.house(owner, { kind: 'condominium_flat', ownership: 'condominium' })
  const none = { realEstate: { renewalFund: null } }
  expect(await owner.data(readFund, { house })).toEqual(none)
  await owner.data(fund, { house, input: versioned(0, { fundBalanceOn: '2025-12-31' }) })
  expect(await owner.data(readFund, { house })).toEqual(none)
})
