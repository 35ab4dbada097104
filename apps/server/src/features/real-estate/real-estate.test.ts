import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, plainHouse } from '#test/world.ts'

const { server, world } = await openWorld()

const get =
  'query Get($id: ID) { realEstate(id: $id) { id name note status version buildYear rooms archivedAt } }'
const create =
  'mutation Create($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id name status version } }'
const update =
  'mutation Update($id: ID!, $input: UpdateRealEstateInput!) { updateRealEstate(id: $id, input: $input) { id name note version rooms } }'
const archive =
  'mutation Archive($id: ID!, $input: VersionInput!) { archiveRealEstate(id: $id, input: $input) { id status version archivedAt } }'
const restore =
  'mutation Restore($id: ID!, $input: VersionInput!) { restoreRealEstate(id: $id, input: $input) { id status version archivedAt } }'
const money = 'query Money($id: ID!) { realEstate(id: $id) { name finance { purchasePriceRappen version } } }'
const setMoney =
  'mutation Pay($id: ID!, $input: RealEstateFinanceInput!) { updateRealEstateFinance(id: $id, input: $input) { purchasePriceRappen version } }'

describe('recording a house', () => {
  it('makes the recorder its owner with the finance right', async () => {
    const owner = await world.person('Regula')
    const id = newId()
    const data = await owner.data(create, {
      input: { ...plainHouse, rooms: 5.5, id, idempotencyKey: newId() },
    })
    expect(data['createRealEstate']).toMatchObject({ id, name: 'Lindenweg 14', status: 'active', version: 1 })
    const { realEstate } = await owner.data<{ realEstate: Record<string, unknown> }>(
      'query Who($id: ID!) { realEstate(id: $id) { members { firstName role canSeeFinances } } }',
      { id },
    )
    expect(realEstate['members']).toEqual([{ firstName: 'Regula', role: 'owner', canSeeFinances: true }])
  })

  it('cannot take over an identifier that exists, and says nothing about whose it is', async () => {
    const [owner, stranger] = [await world.person(), await world.person()]
    const id = await world.house(owner)
    const answer = await stranger.graphql(create, {
      input: { ...plainHouse, name: 'Meins', id, idempotencyKey: newId() },
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
    expect(JSON.stringify(answer)).not.toContain('Lindenweg')
    expect((await owner.data(get, { id }))['realEstate']).toMatchObject({ name: 'Lindenweg 14' })
  })

  it.each([
    ['zip', { zip: '123' }],
    ['name', { name: '   ' }],
    ['rooms', { rooms: 3.3 }],
    ['egrid', { egrid: 'CH12' }],
    ['buildYear', { buildYear: 2090 }],
    ['id', { id: '0191b2f0-aaaa-4aaa-8aaa-aaaaaaaaaaaa' }],
  ])('names the field at fault: %s', async (field, fault) => {
    const owner = await world.person()
    const answer = await owner.graphql(create, {
      input: { ...plainHouse, id: newId(), idempotencyKey: newId(), ...fault },
    })
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Bitte prüfen Sie Ihre Angaben.',
      extensions: { code: 'BAD_INPUT', field },
    })
  })

  it('ends at a thousand houses of one person', async () => {
    const owner = await world.person()
    await server.admin(
      `with houses as (insert into app.real_estate (id, created_by) select gen_random_uuid(), $1 from generate_series(1, 1000) returning id)
       insert into app.membership (user_id, real_estate_id, role) select $1, id, 'owner' from houses`,
      [owner.userId],
    )
    const input = { ...plainHouse, id: newId(), idempotencyKey: newId() }
    expect((await owner.graphql(create, { input })).errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
  })

  it('needs a signed-in person', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: create,
        variables: { input: { ...plainHouse, id: newId(), idempotencyKey: newId() } },
      }),
    })
    expect(await response.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
  })
})

describe('reading houses', () => {
  it('shows the first recorded house when none is named', async () => {
    const owner = await world.person()
    const first = await world.house(owner, { name: 'Erstes' })
    await world.house(owner, { name: 'Zweites' })
    expect((await owner.data(get))['realEstate']).toMatchObject({ id: first, name: 'Erstes' })
  })

  it('lists only the own houses, page by page', async () => {
    const [owner, stranger] = [await world.person(), await world.person()]
    await world.house(stranger, { name: 'Fremd' })
    const ids = [
      await world.house(owner, { name: 'A' }),
      await world.house(owner, { name: 'B' }),
      await world.house(owner, { name: 'C' }),
    ]
    const list =
      'query List($after: String) { realEstates(first: 2, after: $after) { nodes { id } nextCursor } }'
    type List = { realEstates: { nodes: { id: string }[]; nextCursor: string | null } }
    const { realEstates: one } = await owner.data<List>(list)
    const { realEstates: two } = await owner.data<List>(list, { after: one.nextCursor })
    expect([...one.nodes, ...two.nodes].map((node) => node.id)).toEqual(ids)
    expect(two.nextCursor).toBeNull()
  })

  it('searches name, street and city, and takes a percent sign literally', async () => {
    const owner = await world.person()
    await world.house(owner, { name: 'Ferienhaus', city: 'Davos' })
    await world.house(owner, { name: '100% Holz', city: 'Chur' })
    const search = async (text: string) => {
      const { realEstates } = await owner.data<{ realEstates: { nodes: { name: string }[] } }>(
        'query Find($text: String) { realEstates(search: $text) { nodes { name } } }',
        { text },
      )
      return realEstates.nodes.map((node) => node.name)
    }
    expect(await search('davos')).toEqual(['Ferienhaus'])
    expect(await search('0%')).toEqual(['100% Holz'])
    expect(await search('50%')).toEqual([])
  })

  it('answers a whole page in one round trip', async () => {
    const owner = await world.person()
    const id = await world.house(owner)
    const page = `query Page($id: ID!) { me { firstName houseDraft { step } } realEstate(id: $id) { name origins { field } members { role }
        finance { version } roomList { name } emergencySheet { version } condominium { version }
        components(first: 10) { nodes { id } } history(first: 3) { nodes { verb } } } }`
    for (const url of [server.url, server.url, server.plainUrl]) {
      const before = server.parts.database.stats.syncs
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: owner.headers(),
        body: JSON.stringify({ query: page, variables: { id } }),
      })
      expect(await response.json()).toMatchObject({
        data: { realEstate: { name: 'Lindenweg 14', history: { nodes: [{ verb: 'real_estate.create' }] } } },
      })
      expect(server.parts.database.stats.syncs - before).toBe(1)
    }
  })

  it('gives a neighbour the same answer as for a house that does not exist', async () => {
    const [owner, neighbour] = [await world.person(), await world.person()]
    const id = await world.house(owner)
    const real = await neighbour.graphql(get, { id })
    const invented = await neighbour.graphql(get, { id: newId() })
    expect(real.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect({ ...real, errors: undefined }).toEqual({ ...invented, errors: undefined })
    expect(real.errors?.[0]?.message).toBe(invented.errors?.[0]?.message)
  })
})

describe('changing a house', () => {
  it('changes what is given, clears what is null and leaves the rest', async () => {
    const owner = await world.person()
    const id = await world.house(owner, { note: 'alt', rooms: 4.5 })
    const { updateRealEstate } = await owner.data(update, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 1, name: 'Neu', note: null },
    })
    expect(updateRealEstate).toMatchObject({ name: 'Neu', note: null, rooms: 4.5, version: 2 })
  })

  it('answers a stale version with the current state', async () => {
    const owner = await world.person()
    const id = await world.house(owner)
    await owner.data(update, { id, input: { idempotencyKey: newId(), expectedVersion: 1, name: 'Zuerst' } })
    const answer = await owner.graphql(update, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 1, name: 'Zuspät' },
    })
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Jemand hat diesen Eintrag gerade geändert.',
      extensions: { code: 'CONFLICT', current: { name: 'Zuerst', version: 2 } },
    })
  })

  it('writes down who changed what, for the owner to read', async () => {
    const owner = await world.person('Heidi')
    const id = await world.house(owner)
    await owner.data(update, { id, input: { idempotencyKey: newId(), expectedVersion: 1, name: 'Anders' } })
    const { realEstate } = await owner.data<{ realEstate: Record<string, unknown> }>(
      'query History($id: ID!) { realEstate(id: $id) { history { nodes { verb actorName changes } } } }',
      { id },
    )
    expect(realEstate['history']).toEqual({
      nodes: [
        {
          verb: 'real_estate.update',
          actorName: 'Heidi Muster',
          changes: { name: ['Lindenweg 14', 'Anders'] },
        },
        expect.objectContaining({ verb: 'real_estate.create' }),
      ],
    })
  })

  it('lets an editor write, and a reader only look', async () => {
    const [owner, editor, reader] = [await world.person(), await world.person(), await world.person()]
    const id = await world.house(owner)
    await world.join(editor, id, 'editor')
    await world.join(reader, id, 'reader')
    await editor.data(update, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 1, note: 'vom Bruder' },
    })
    const refused = await reader.graphql(update, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 2, note: 'nein' },
    })
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await reader.data(get, { id }))['realEstate']).toMatchObject({ note: 'vom Bruder', version: 2 })
  })
})

describe('archiving', () => {
  it('is for owners, keeps everything and can be undone', async () => {
    const [owner, editor] = [await world.person(), await world.person()]
    const id = await world.house(owner)
    await world.join(editor, id, 'editor')
    const refused = await editor.graphql(archive, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 1 },
    })
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { archiveRealEstate } = await owner.data(archive, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 1 },
    })
    expect(archiveRealEstate).toMatchObject({
      status: 'archived',
      version: 2,
      archivedAt: expect.any(String) as string,
    })
    const { restoreRealEstate } = await owner.data(restore, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 2 },
    })
    expect(restoreRealEstate).toMatchObject({ status: 'active', version: 3, archivedAt: null })
  })
})

describe('money', () => {
  it('is seen only with the finance right, and never in the history', async () => {
    const [owner, editor, trusted] = [await world.person(), await world.person(), await world.person()]
    const id = await world.house(owner)
    await world.join(editor, id, 'editor')
    await world.join(trusted, id, 'editor', true)
    await owner.data(setMoney, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 0, purchasePriceRappen: 123_456_789 },
    })
    expect((await trusted.data(money, { id }))['realEstate']).toMatchObject({
      finance: { purchasePriceRappen: 123_456_789 },
    })
    const hidden = await editor.graphql(money, { id })
    expect(hidden.data).toMatchObject({ realEstate: { name: 'Lindenweg 14', finance: null } })
    expect(hidden.errors).toBeUndefined()
    const refused = await editor.graphql(setMoney, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 1, purchasePriceRappen: 1 },
    })
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { realEstate } = await owner.data<{ realEstate: Record<string, unknown> }>(
      'query All($id: ID!) { realEstate(id: $id) { history { nodes { verb changes } } } }',
      { id },
    )
    expect(JSON.stringify(realEstate)).not.toContain('123456789')
  })

  it('knows no purchase in the future', async () => {
    const owner = await world.person()
    const id = await world.house(owner)
    const input = { idempotencyKey: newId(), expectedVersion: 0, purchasedOn: '2999-01-01' }
    expect((await owner.graphql(setMoney, { id, input })).errors?.[0]?.extensions).toMatchObject({
      field: 'purchasedOn',
    })
  })

  it('keeps amounts far beyond 21 million francs exact', async () => {
    const owner = await world.person()
    const id = await world.house(owner)
    const { updateRealEstateFinance } = await owner.data(setMoney, {
      id,
      input: { idempotencyKey: newId(), expectedVersion: 0, purchasePriceRappen: 987_654_321_012_345 },
    })
    expect(updateRealEstateFinance).toMatchObject({ purchasePriceRappen: 987_654_321_012_345, version: 1 })
  })
})
