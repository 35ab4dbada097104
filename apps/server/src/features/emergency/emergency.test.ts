import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()

const read =
  'query Sheet($house: ID!) { realEstate(id: $house) { emergencySheet { mainWater fuseBox heatingOff gasTap keys contacts { name phone note } version } } }'
const update =
  'mutation Update($house: ID!, $input: UpdateEmergencySheetInput!) { updateEmergencySheet(realEstateId: $house, input: $input) { mainWater keys contacts { name phone note } version } }'
const versioned = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})
const empty = {
  mainWater: null,
  fuseBox: null,
  heatingOff: null,
  gasTap: null,
  keys: null,
  contacts: [],
  version: 0,
}
const huber = { name: 'Sanitär Huber', phone: '044 940 12 34', note: 'Pikett Tag und Nacht' }

it('is empty before the first word, grows, and is cleared line by line', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  expect(await owner.data(read, { house })).toEqual({ realEstate: { emergencySheet: empty } })
  const first = versioned(0, { mainWater: 'Keller, links der Tür', keys: 'Familie Meier', contacts: [huber] })
  expect(await owner.data(update, { house, input: first })).toEqual({
    updateEmergencySheet: {
      mainWater: 'Keller, links der Tür',
      keys: 'Familie Meier',
      contacts: [huber],
      version: 1,
    },
  })
  await owner.data(update, { house, input: versioned(1, { keys: null }) })
  expect(await owner.data(read, { house })).toEqual({
    realEstate: {
      emergencySheet: { ...empty, mainWater: 'Keller, links der Tür', contacts: [huber], version: 2 },
    },
  })
})

it('answers a stale version with the sheet as it is, also to two who write the first word', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const words = ['Keller', 'Garage'].map((mainWater) => ({ house, input: versioned(0, { mainWater }) }))
  const answers = await Promise.all(words.map((variables) => owner.graphql(update, variables)))
  const refusals = answers.flatMap((answer) => answer.errors ?? [])
  expect(refusals).toHaveLength(1)
  expect(refusals[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 1 } })
})

it('tells in the history that the numbers changed, but not whose they are', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  await owner.data(update, { house, input: versioned(0, { fuseBox: 'Korridor', contacts: [huber] }) })
  await owner.data(update, { house, input: versioned(1, { contacts: [huber], gasTap: 'Aussen' }) })
  const { realEstate } = await owner.data<{
    realEstate: { history: { nodes: { verb: string; changes: unknown }[] } }
  }>('query History($house: ID!) { realEstate(id: $house) { history { nodes { verb changes } } } }', {
    house,
  })
  expect(realEstate.history.nodes.slice(0, 2)).toEqual([
    { verb: 'emergency_sheet.update', changes: { gasTap: [null, 'Aussen'] } },
    { verb: 'emergency_sheet.update', changes: { fuseBox: [null, 'Korridor'], contacts: true } },
  ])
})

it('names the contact at fault', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const input = versioned(0, { contacts: [huber, { name: 'Meier', phone: 'nebenan' }] })
  expect((await owner.graphql(update, { house, input })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    field: 'contacts.1.phone',
  })
})

it('shows a neighbour nothing, and lets a reader only look', async () => {
  const [owner, reader, neighbour] = [await world.person(), await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(reader, house, 'reader')
  await owner.data(update, { house, input: versioned(0, { keys: 'Familie Meier' }) })
  expect(JSON.stringify(await reader.data(read, { house }))).toContain('Familie Meier')
  for (const [person, code] of [
    [reader, 'FORBIDDEN'],
    [neighbour, 'NOT_FOUND'],
  ] as const) {
    const answer = await person.graphql(update, { house, input: versioned(1, { keys: 'bei mir' }) })
    expect(answer.errors?.[0]?.extensions.code).toBe(code)
  }
  expect((await neighbour.graphql(read, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('the database itself takes no contact nobody could call', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const write = (contacts: unknown) =>
    server.admin(
      `insert into app.emergency_sheet (real_estate_id, contacts) values ($1, $2)
       on conflict (real_estate_id) do update set contacts = excluded.contacts`,
      [house, JSON.stringify(contacts)],
    )
  await write([huber, { name: 'Meier', phone: '117' }])
  for (const bad of [
    {},
    ['Meier'],
    [{ note: 'x' }],
    [{ name: 'Meier' }],
    [{ ...huber, phone: 117 }],
    [[huber]],
  ])
    await expect(write(bad)).rejects.toThrow('contacts_are_a_list')
  await expect(write(Array.from({ length: 11 }, () => huber))).rejects.toThrow('contacts_are_a_list')
})
