import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBulkConnection, type BulkConnection } from '#platform/db/bulk-load.ts'
import { openRegisterBench, type Dumps, type RegisterBench } from '#test/register-bench.ts'

let bench: RegisterBench
let first: Dumps
let second: Dumps

beforeAll(async () => {
  bench = await openRegisterBench()
  first = bench.generate('first', { cantons: 'ZH,GL' })
  second = bench.generate('second', { cantons: 'ZH,GL', seed: 2 })
})
afterAll(() => bench.close())
beforeEach(() => void bench.said.splice(0))

async function one<Row extends Record<string, unknown>>(text: string): Promise<Row> {
  const { rows } = await bench.admin.query<Row>(text)
  return rows[0] as Row
}
const generation = () =>
  one<{ number: number }>('select number from register.generation').then((row) => row.number)
const schemas = async () =>
  (
    await bench.admin.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname ~ '^register_\\d+$' order by 1`,
    )
  ).rows.map(({ name }) => name)

describe('importing the register', () => {
  it('shows the houses, entrances, dwellings, streets, codes and places of the files', async () => {
    const outcome = await bench.take(first)
    expect(outcome).toMatchObject({ generation: 1, isNew: true })
    expect(await one('select * from register.building where egid = 190123456')).toMatchObject({
      canton: 'ZH',
      municipality_number: 198,
      municipality: 'Uster',
      status: 1004,
      class: 1110,
      build_year: 1987,
      floors: 2,
      dwellings: 1,
      heating_energy: 7530,
    })
    const entrance = await one<{ street_ref: number }>(
      'select * from register.entrance where egid = 190123456',
    )
    expect(entrance).toMatchObject({ street: 'Lindenweg', house_number: '14', zip: 8610, place: 'Uster' })
    expect(await one(`select * from register.street where id = ${entrance.street_ref}`)).toMatchObject({
      name: 'Lindenweg',
      zip: 8610,
      place: 'Uster',
      municipality: 'Uster',
      canton: 'ZH',
      entrances: 4,
    })
    const flats = await bench.admin.query(
      'select floor, rooms, label from register.dwelling where egid = 190123470',
    )
    expect(flats.rows).toHaveLength(8)
    expect(await one(`select label from register.code where attribute = 'GENH1' and code = 7530`)).toEqual({
      label: 'Heizöl',
    })
    expect(await one(`select * from register.place where name = 'Uster'`)).toMatchObject({
      zip: 8610,
      municipality_number: 198,
      canton: 'ZH',
      language: 'de',
    })
  })

  it('counts every entrance of a street once and leaves none without its house', async () => {
    expect(
      await one(`select (select sum(entrances) from register.street)::int as counted,
        (select count(*) from register.entrance where street_ref is not null)::int as entrances,
        (select count(*) from register.entrance e where not exists (select from register.building b where b.egid = e.egid))::int as homeless,
        (select count(*) from register.building where status = 1007 or category = 1060)::int as unwanted`),
    ).toMatchObject({ homeless: 0, unwanted: 0 })
    const { counted, entrances } = await one<{ counted: number; entrances: number }>(
      `select (select sum(entrances) from register.street)::int as counted,
        (select count(*) from register.entrance where street_ref is not null)::int as entrances`,
    )
    expect(counted).toBe(entrances)
  })

  it('says what it was made of and of which day that is', async () => {
    const { sources } = await one<{ sources: unknown[] }>('select sources from register.generation')
    expect(sources).toMatchObject([
      { kind: 'dump', name: 'gl.zip', cantons: ['GL'], asOf: '2026-11-01' },
      { kind: 'dump', name: 'zh.zip', cantons: ['ZH'] },
      { kind: 'places', name: 'places.zip' },
    ])
  })

  it('has nothing to do with the same files again', async () => {
    const before = await bench.sums()
    expect(await bench.take(first)).toMatchObject({ generation: 1, isNew: false, rows: 0 })
    expect(await bench.take({ dumps: [first.of('GL')] })).toMatchObject({ generation: 1, isNew: false })
    expect(await bench.sums()).toEqual(before)
  })

  it('carries on the cantons and the places a new import does not bring', async () => {
    const of = (canton: string) =>
      one<{ sum: string }>(
        `select sum(hashtextextended(b::text, 0)) || ' ' || (select sum(hashtextextended(e::text, 0)) from register.entrance e
           where e.egid in (select egid from register.building where canton = '${canton}')) || ' ' ||
           (select sum(hashtextextended(s::text, 0)) from register.street s where canton = '${canton}') as sum
         from register.building b where canton = '${canton}'`,
      )
    const [glarus, zurich, places] = [await of('GL'), await of('ZH'), (await bench.sums())['place']]
    expect(await bench.take({ dumps: [second.of('ZH')] })).toMatchObject({ generation: 2, isNew: true })
    expect(await of('GL')).toEqual(glarus)
    expect(await of('ZH')).not.toEqual(zurich)
    expect((await bench.sums())['place']).toBe(places)
    expect(await schemas()).toEqual(['register_2'])
    const { sources } = await one<{ sources: { name: string; checksum: string }[] }>(
      'select sources from register.generation',
    )
    expect(sources.map(({ name }) => name)).toEqual(['gl.zip', 'zh.zip', 'places.zip'])
    // The first file of the canton is news again: another one has replaced it since.
    expect(await bench.take({ dumps: [first.of('ZH')] })).toMatchObject({ generation: 3, isNew: true })
    expect(await of('ZH')).toEqual(zurich)
  })

  it('brings new places without touching a house', async () => {
    const before = await bench.sums()
    expect(await bench.take({ dumps: [], places: second.places })).toMatchObject({
      generation: 4,
      isNew: true,
    })
    const after = await bench.sums()
    expect(after['place']).not.toBe(before['place'])
    expect({ ...after, place: '' }).toEqual({ ...before, place: '' })
    expect(await schemas()).toEqual(['register_4'])
    const plan = await bench.admin.query<{ 'QUERY PLAN': string }>(
      'explain select * from register.building where egid = 190123456',
    )
    expect(plan.rows[0]?.['QUERY PLAN']).toContain('Index Scan')
  })
})

describe('an interrupted import', () => {
  /** A connection that breaks at the given COPY, counted over all connections. */
  const breakAt = (breaking: number): (() => Promise<BulkConnection>) => {
    let copies = 0
    return async () => {
      const bulk = await openBulkConnection(bench.urlOf('DATABASE_REGISTER_URL'))
      return {
        ...bulk,
        copy: (text, pieces) => {
          copies += 1
          if (copies >= breaking) throw new Error('the line is dead')
          return bulk.copy(text, pieces)
        },
      }
    }
  }

  it('leaves readers with what they had, and ends like one that was never disturbed', async () => {
    await bench.take(second)
    const [wanted, before] = [await bench.sums(), await generation()]
    await bench.take(first)
    const old = await bench.sums()
    for (const breaking of [1, 3, 6])
      await expect(bench.take(second, { open: breakAt(breaking) })).rejects.toThrow('the line is dead')
    expect(await bench.sums()).toEqual(old)
    const resumed = await bench.take(second)
    expect(bench.said).toContain(`taking up generation ${before + 2} where it was interrupted`)
    expect(resumed.rows).toBeGreaterThan(0)
    expect(await bench.sums()).toEqual(wanted)
    expect(await schemas()).toEqual([`register_${before + 2}`])
  })

  it('is begun anew when other files are asked for', async () => {
    await expect(bench.take(first, { open: breakAt(3) })).rejects.toThrow('the line is dead')
    await bench.take({ dumps: [first.of('GL')] })
    const { sources } = await one<{ sources: { name: string }[] }>('select sources from register.generation')
    expect(sources.map(({ name }) => name)).toEqual(['gl.zip', 'zh.zip', 'places.zip'])
    expect(await schemas()).toHaveLength(1)
  })
})

describe('readers and rights', () => {
  it('keeps a reader waiting for nothing while another holds on to the old state', async () => {
    const [slow, quick] = [bench.urlOf('DATABASE_URL'), bench.urlOf('DATABASE_URL')].map(
      (connectionString) => new Client({ connectionString }),
    ) as [Client, Client]
    await Promise.all([slow.connect(), quick.connect()])
    const before = await generation()
    await slow.query('begin')
    await slow.query('select count(*) from register.entrance')
    let isDone = false
    const running = bench.take(first).then(() => (isDone = true))
    // The database itself looks at the clock and would refuse: how busy this process is does not count.
    await quick.query(`set lock_timeout = '20s'`)
    for (const until = performance.now() + 3_000; performance.now() < until; await sleep(20))
      await quick.query('select number from register.generation')
    expect(isDone).toBe(false)
    await slow.query('commit')
    await running
    expect(await generation()).toBe(before + 1)
    await Promise.all([slow.end(), quick.end()])
  })

  it('lets the data service read the views and nothing else', async () => {
    const client = new Client({ connectionString: bench.urlOf('DATABASE_URL') })
    await client.connect()
    expect((await client.query('select egid from register.building limit 1')).rows).toHaveLength(1)
    const [schema] = await schemas()
    for (const text of [
      `select egid from ${schema}.building limit 1`,
      'delete from register.building',
      `update register.place set name = 'x'`,
      'select register.create_generation(77)',
      'create table register.planted (id int)',
    ])
      await expect(client.query(text)).rejects.toThrow('permission denied')
    await client.end()
  })

  it('lets the import role touch nothing of owners', async () => {
    const bulk = await openBulkConnection(bench.urlOf('DATABASE_REGISTER_URL'))
    await expect(bulk.rows('select id from app.real_estate')).rejects.toThrow('permission denied')
    await expect(bulk.rows('select id from auth.account')).rejects.toThrow('permission denied')
    await bulk.close()
  })

  it('runs one at a time', async () => {
    const other = await openBulkConnection(bench.urlOf('DATABASE_REGISTER_URL'))
    await other.rows('select pg_advisory_lock(7214008)')
    await expect(bench.take(first, { patienceMs: 300 })).rejects.toThrow(
      'another import of the register is running',
    )
    await other.close()
  })
})
