import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person, plainHouse } from '#test/world.ts'

const { server, world } = await openWorld()

const create =
  'mutation Create($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id version origins { field source on } } }'
const whole = `query Whole($id: ID!) { realEstate(id: $id) { version buildYear buildPeriod heating
  components { nodes { catalogKey installedYear isInstalledYearAssumed condition conditionOn version } }
  finance { purchasedOn purchasePriceRappen hasMortgage mortgageRappen version }
  history { nodes { verb changes } } } }`

const newHouse = (facts: object = {}) => ({ ...plainHouse, id: newId(), idempotencyKey: newId(), ...facts })
const component = (facts: object = {}) => ({
  id: newId(),
  catalogKey: 'windows',
  installedYear: 1996,
  ...facts,
})
const record = async (person: Person, facts: object) => {
  const answer = await person.graphql(create, { input: newHouse(facts) })
  return answer.errors?.[0]
}
const count = async (table: string, realEstateId: string) =>
  (
    await server.admin<{ count: number }>(
      `select count(*)::int from app.${table} where real_estate_id = $1`,
      [realEstateId],
    )
  )[0]?.count

describe('a house with all that is known of it', () => {
  const known = {
    buildYear: null,
    buildPeriod: 'from_1971_to_1980',
    heating: 'oil',
    heatingYear: 2004,
    egid: 190_123_456,
    east: 2_696_500,
    north: 1_245_300,
    origins: [
      { field: 'buildPeriod', source: 'register' },
      { field: 'heating', source: 'assumed' },
    ],
    components: [
      component({ condition: 'used' }),
      component({ catalogKey: 'oil_heating', installedYear: 2004 }),
    ],
    finance: {
      purchasedOn: '2009-06-15',
      purchasePriceRappen: 89_000_000,
      hasMortgage: true,
      mortgageRappen: 41_234_500,
    },
  }

  it('comes with components and money facts in one act', async () => {
    const owner = await world.person()
    const input = newHouse(known)
    await owner.data(create, { input })
    const { realEstate } = await owner.data<{ realEstate: Record<string, unknown> }>(whole, { id: input.id })
    const on = server.parts.clock.today()
    expect(realEstate).toMatchObject({
      version: 1,
      buildYear: null,
      buildPeriod: 'from_1971_to_1980',
      // Made within one millisecond they have no order.
      components: {
        nodes: expect.arrayContaining([
          expect.objectContaining({ catalogKey: 'windows', condition: 'used', conditionOn: on, version: 1 }),
          expect.objectContaining({ catalogKey: 'oil_heating', installedYear: 2004, condition: null }),
        ]) as unknown,
      },
      finance: { purchasePriceRappen: 89_000_000, hasMortgage: true, mortgageRappen: 41_234_500, version: 1 },
    })
  })

  it('keeps for each fact where it comes from', async () => {
    const owner = await world.person()
    const { createRealEstate } = await owner.data<{
      createRealEstate: { origins: { field: string; source: string; on: string }[] }
    }>(create, { input: newHouse(known) })
    const on = server.parts.clock.today()
    const { origins } = createRealEstate
    expect(origins).toContainEqual({ field: 'buildPeriod', source: 'register', on })
    expect(origins).toContainEqual({ field: 'heating', source: 'assumed', on })
    expect(origins).toContainEqual({ field: 'heatingYear', source: 'owner', on })
    expect(origins.map(({ field }) => field)).not.toContain('buildYear')
  })

  it('leaves one line in the history, without an amount', async () => {
    const owner = await world.person()
    const input = newHouse(known)
    await owner.data(create, { input })
    const { realEstate } = await owner.data<{
      realEstate: { history: { nodes: { verb: string; changes: unknown }[] } }
    }>(whole, { id: input.id })
    expect(realEstate.history.nodes).toHaveLength(1)
    expect(realEstate.history.nodes[0]).toMatchObject({
      verb: 'real_estate.create',
      changes: { components: ['windows', 'oil_heating'], finance: { mortgageRappen: true } },
    })
    expect(JSON.stringify(realEstate.history)).not.toMatch(/89000000|41234500/)
  })

  it('is recorded once under one key, even when three arrive at the same moment', async () => {
    const owner = await world.person()
    const input = newHouse(known)
    const answers = await Promise.all([1, 2, 3].map(() => owner.data(create, { input })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await count('component', input.id)).toBe(2)
    expect(await count('audit_event', input.id)).toBe(1)
  })

  it.each([
    [
      'a component of the future',
      'components.1.installedYear',
      { components: [component(), component({ installedYear: 2090 })] },
    ],
    [
      'a component that was renewed before it was there',
      'components.0.lastRenewedYear',
      { components: [component({ lastRenewedYear: 1990 })] },
    ],
    [
      'more than forty components',
      'components',
      { components: Array.from({ length: 41 }, () => component()) },
    ],
    ['a purchase ahead of today', 'purchasedOn', { finance: { purchasedOn: '2999-01-01' } }],
    ['a debt without a mortgage', 'mortgageRappen', { finance: { hasMortgage: false, mortgageRappen: 1 } }],
    ['a certificate ahead of today', 'geakOn', { geakOn: '2999-01-01' }],
    ['a heating of the far future', 'heatingYear', { heatingYear: 2099 }],
    ['a place outside of Switzerland', 'east', { east: 100 }],
  ])('refuses %s and leaves nothing behind', async (_what, field, facts) => {
    const owner = await world.person()
    const fault = await record(owner, facts)
    expect(fault?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
    expect(await owner.data('{ realEstates { nodes { id } } }')).toEqual({ realEstates: { nodes: [] } })
  })

  it('refuses two components under one id', async () => {
    const twin = component()
    const fault = await record(await world.person(), {
      components: [twin, { ...twin, catalogKey: 'kitchen' }],
    })
    expect(fault?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'components' })
  })
})

describe('the same building twice', () => {
  const flat = { egid: 2_366_055, ewid: 7 }

  it('is refused with the house that is there', async () => {
    const owner = await world.person()
    const id = await world.house(owner, flat)
    expect(await record(owner, flat)).toMatchObject({
      message: 'Diese Immobilie besteht bereits.',
      extensions: { code: 'REAL_ESTATE_EXISTS', current: { id, name: 'Lindenweg 14' } },
    })
    expect(await owner.data('{ realEstates { nodes { id } } }')).toEqual({ realEstates: { nodes: [{ id }] } })
  })

  it('is refused to one of two that come at the same moment', async () => {
    const owner = await world.person()
    const faults = await Promise.all([record(owner, flat), record(owner, flat)])
    expect(faults.map((fault) => fault?.extensions.code ?? 'ok').toSorted()).toEqual([
      'REAL_ESTATE_EXISTS',
      'ok',
    ])
  })

  it('is another dwelling, or the whole building', async () => {
    const owner = await world.person()
    await world.house(owner, flat)
    expect(await record(owner, { ...flat, ewid: 8 })).toBeUndefined()
    expect(await record(owner, { egid: flat.egid })).toBeUndefined()
    expect((await record(owner, { egid: flat.egid }))?.extensions.code).toBe('REAL_ESTATE_EXISTS')
  })

  it('says nothing of what somebody else recorded, or of a house one may only look at', async () => {
    const [owner, other] = [await world.person(), await world.person()]
    const id = await world.house(owner, flat)
    await world.join(other, id, 'reader')
    expect(await record(other, flat)).toBeUndefined()
  })

  it('counts a house one works in', async () => {
    const [owner, other] = [await world.person(), await world.person()]
    const id = await world.house(owner, flat)
    await world.join(other, id, 'editor')
    expect((await record(other, flat))?.extensions).toMatchObject({ current: { id } })
  })
})
