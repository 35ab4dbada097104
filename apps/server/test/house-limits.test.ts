import { maxMeasures } from '@hauswart/domain/analysis/model/measure.input'
import { maxComponents } from '@hauswart/domain/real-estate/component.input'
import { maxRooms } from '@hauswart/domain/rooms/room'
import { maxComponentEvents } from '@hauswart/domain/upkeep/component-event'
import { maxMaintenanceTasks } from '@hauswart/domain/upkeep/maintenance'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminPool } from './database.ts'
import { openWorld } from './open-world.ts'
import { ask } from './ask.ts'
import { newId, type Person } from './world.ts'

const { server, world } = await openWorld()

type Home = { owner: Person; house: string; part: string }
type Write = { readonly query: string; readonly variables: Record<string, unknown> }
type Limited = {
  readonly table: string
  readonly most: number
  /** The columns a row needs, beside house, id and who made it. */
  readonly columns: string
  readonly values: string
  readonly noun: string
  readonly add: (home: Home) => Write
}

const adding = (noun: string, facts: (home: Home) => object) => (home: Home) => ({
  query: `mutation Add($house: ID!, $input: Add${noun}Input!) { add${noun}(realEstateId: $house, input: $input) { id } }`,
  variables: { house: home.house, input: { idempotencyKey: newId(), id: newId(), ...facts(home) } },
})

const limited: readonly Limited[] = [
  {
    table: 'app.component',
    most: maxComponents,
    columns: 'catalog_key, installed_year, note',
    values: `'windows', 1990, 'Wie ' || $3::uuid`,
    noun: 'Component',
    add: adding('Component', () => ({ catalogKey: 'wallbox', installedYear: 2020 })),
  },
  {
    table: 'app.measure',
    most: maxMeasures,
    columns: 'component_ids, kind, state, year',
    // Each over a part of its own: no two open decisions stand over one.
    values: `array[coalesce(gen_random_uuid(), $3::uuid)], 'replacement', 'planned', 2030`,
    noun: 'Measure',
    add: adding('Measure', ({ part }) => ({
      componentIds: [part],
      kind: 'safety',
      state: 'planned',
      year: 2030,
    })),
  },
  {
    table: 'app.component_event',
    most: maxComponentEvents,
    columns: 'component_id, kind, year',
    values: `$3::uuid, 'other', 2000`,
    noun: 'ComponentEvent',
    add: adding('ComponentEvent', ({ part }) => ({ componentId: part, kind: 'serviced', year: 2020 })),
  },
  {
    table: 'app.room',
    most: maxRooms,
    columns: 'name',
    values: `'Raum ' || $3::uuid`,
    noun: 'Room',
    add: adding('Room', () => ({ name: 'Keller' })),
  },
  {
    table: 'app.maintenance_task',
    most: maxMaintenanceTasks,
    columns: 'component_id, title, interval_months, next_on',
    values: `$3::uuid, 'Service', 12, '2030-01-01'`,
    noun: 'MaintenanceTask',
    add: ({ house, part }) => ({
      query: `mutation Set($house: ID!, $id: ID!, $input: SetMaintenanceTaskInput!) {
        setMaintenanceTask(realEstateId: $house, id: $id, input: $input) { id } }`,
      variables: {
        house,
        id: newId(),
        input: {
          idempotencyKey: newId(),
          expectedVersion: 0,
          componentId: part,
          title: 'Service',
          intervalMonths: 12,
          nextOn: '2030-01-01',
        },
      },
    }),
  },
]

/** As many as that, counted with those the house has already. */
async function fill(one: Limited, count: number): Promise<Home> {
  const owner = await world.person()
  const house = await world.house(owner)
  const part = await world.component(owner, house)
  await server.admin(
    `insert into ${one.table} (real_estate_id, id, created_by, ${one.columns})
     select $1, gen_random_uuid(), $2, ${one.values}
     from generate_series(1, $4::int - (select count(*)::int from ${one.table} where real_estate_id = $1))`,
    [house, owner.userId, part, count],
  )
  return { owner, house, part }
}

const countOf = async ({ table }: Limited, house: string): Promise<number> => {
  const isThere = table === 'app.maintenance_task' ? '' : 'and deleted_at is null'
  const [row] = await server.admin<{ count: number }>(
    `select count(*)::int from ${table} where real_estate_id = $1 ${isThere}`,
    [house],
  )
  return row?.count ?? -1
}

/** All of them at once, and none can write before all have looked: whoever only looks finds room. */
async function atOnce({ table }: Limited, owner: Person, writes: readonly Write[]): Promise<string[]> {
  const pool = adminPool(server.database)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query(`lock table ${table} in share row exclusive mode`)
  const codes = Promise.all(writes.map((write) => codeOf(owner, write)))
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => server.admin(waiting)).toHaveLength(writes.length)
  await holder.query('commit')
  holder.release()
  await pool.end()
  return (await codes).toSorted()
}

async function codeOf(owner: Person, { query, variables }: Write): Promise<string> {
  const { data, errors } = await ask(server.url, owner.headers(), query, variables)
  return errors?.[0]?.extensions.code ?? (data === null ? 'nothing' : 'ok')
}

const oneOf = (count: number): string[] => [...Array<string>(count - 1).fill('LIMIT_REACHED'), 'ok']

describe.each(limited)('the most of $table in a house', (one) => {
  it('holds for writes at the same moment', async () => {
    const home = await fill(one, one.most - 1)
    const writes = Array.from({ length: 4 }, () => one.add(home))
    expect(await atOnce(one, home.owner, writes)).toEqual(oneOf(4))
    expect(await countOf(one, home.house)).toBe(one.most)
  })
})

describe.each(limited.filter(({ table }) => table !== 'app.maintenance_task'))(
  'the most of $table',
  (one) => {
    it('holds for what comes back from the trash at the same moment', async () => {
      const home = await fill(one, one.most + 2)
      const away = await server.admin<{ id: string }>(
        `update ${one.table} set deleted_at = now() where id in
         (select id from ${one.table} where real_estate_id = $1 limit 3) returning id`,
        [home.house],
      )
      const writes = away.map(({ id }) => ({
        query: `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
        restore${one.noun}(realEstateId: $house, id: $id, input: $input) { id } }`,
        variables: { house: home.house, id, input: { idempotencyKey: newId(), expectedVersion: 1 } },
      }))
      expect(await atOnce(one, home.owner, writes)).toEqual(oneOf(3))
      expect(await countOf(one, home.house)).toBe(one.most)
    })
  },
)

describe('without the turn', () => {
  beforeAll(() =>
    server.admin(`create or replace function app.take_turn(counted text) returns void language sql as ''`),
  )

  it.each(limited)('writes at the same moment pass the most of $table', async (one) => {
    const home = await fill(one, one.most - 1)
    const writes = Array.from({ length: 4 }, () => one.add(home))
    expect(await atOnce(one, home.owner, writes)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(await countOf(one, home.house)).toBe(one.most + 3)
  })
})
