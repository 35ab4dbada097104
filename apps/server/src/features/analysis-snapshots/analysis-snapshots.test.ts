import { describe, expect, test } from 'vitest'
import { sql } from '#platform/db/db-wire.ts'
import type { Database } from '#platform/db/db.ts'
import { thisYear } from '#test/day.ts'
import {
  change,
  clock,
  family,
  list,
  nextYear,
  night,
  openNights,
  run,
  setDay,
  site,
  snapshots,
} from '#test/nights.ts'
import { newId } from '#test/world.ts'

openNights()

describe('what is remembered', () => {
  test('a house that was written is remembered once, and not again while nothing changes', async () => {
    const { anna, house } = await family()
    expect(await snapshots(anna, house)).toEqual([])
    await night()
    const first = await snapshots(anna, house)
    expect(first).toMatchObject([{ takenOn: clock.today(), dueCount: 0, goodCount: 1 }])
    setDay(`${thisYear}-06-16`)
    await night()
    expect(await snapshots(anna, house)).toEqual(first)
  })

  test('another input is another row, the latest first; a write that says nothing new is none', async () => {
    const { anna, house, kitchen } = await family()
    await night()
    setDay(`${thisYear}-06-16`)
    await change(anna, house, kitchen, 1, { note: 'Neue Griffe' })
    await night()
    expect(await snapshots(anna, house)).toHaveLength(1)
    setDay(`${thisYear}-06-17`)
    await change(anna, house, kitchen, 2, { condition: 'defective' })
    await night()
    const [latest, before] = await snapshots(anna, house)
    expect([latest?.dueCount, before?.dueCount]).toEqual([1, 0])
    expect(latest?.score).toBeLessThan(before?.score ?? 0)
    expect(await snapshots(anna, house, 1)).toEqual([latest])
  })

  test('a house stands as before after its owner has confirmed a year as it was assumed', async () => {
    const { anna, house } = await family()
    // Of thirty years twenty are behind what nobody knows the year of.
    const facts = { installedYear: 1950, isInstalledYearAssumed: true, ownLifetimeYears: 30 }
    const bath = await site.world.component(anna, house, { catalogKey: 'bathroom', ...facts })
    await night()
    const before = await snapshots(anna, house)
    expect(before).toMatchObject([{ dueCount: 0, goodCount: 2 }])
    setDay(`${thisYear}-06-16`)
    const year = thisYear - 20
    await change(anna, house, bath, 1, { installedYear: year, isInstalledYearAssumed: false })
    await night()
    expect(await snapshots(anna, house)).toEqual(before)
  })

  test('a second look on the same day stands for the day', async () => {
    const { anna, house, kitchen } = await family()
    await night()
    await change(anna, house, kitchen, 1, { condition: 'defective' })
    await night()
    expect(await snapshots(anna, house)).toMatchObject([{ takenOn: clock.today(), dueCount: 1 }])
  })

  test('the turn of a year is looked at without any write', async () => {
    const { anna, house } = await family()
    await night()
    nextYear()
    await night()
    expect((await snapshots(anna, house)).map(({ dueCount }) => dueCount)).toEqual([1, 0])
  })

  test('a new figure of the trade brings every house up again', async () => {
    const { house } = await family()
    await night()
    const seen = () =>
      site.server.admin<{ seen: string; looked: string }>(
        'select seen, looked_at::text as looked from app.analysis_watch where real_estate_id = $1',
        [house],
      )
    // What was written in the last minute before a look is looked at once more; this house was written long ago.
    await site.server.admin(`update app.analysis_watch set looked_at = looked_at + interval '2 minutes'`)
    const [before] = await seen()
    await night()
    expect(await seen()).toEqual([before])
    await site.server.admin(
      `update app.reference_value set value = value + 1 where key = 'lifetime.heat_pump'`,
    )
    const fresh = {
      ...site.deps,
      parts: { ...site.server.parts, database: { ...site.server.parts.database } },
    }
    await run('look_at_analyses', fresh)
    const [after] = await seen()
    expect(after?.seen).not.toBe(before?.seen)
    await site.server.admin(
      `update app.reference_value set value = value - 1 where key = 'lifetime.heat_pump'`,
    )
  })

  test('an archived house and one without components are left alone', async () => {
    const anna = await site.world.person()
    const [empty, { anna: owner, house }] = [await site.world.house(anna), await family()]
    const archive = `mutation A($id: ID!, $input: VersionInput!) { archiveRealEstate(id: $id, input: $input) { version } }`
    await owner.data(archive, { id: house, input: { idempotencyKey: newId(), expectedVersion: 1 } })
    await night()
    expect(await snapshots(anna, empty)).toEqual([])
    expect(await snapshots(owner, house)).toEqual([])
  })
})

describe('money', () => {
  test('an amount changes nothing of what is remembered', async () => {
    const { anna, house, boiler } = await family()
    const reader = await site.world.person()
    await site.world.join(reader, house, 'reader', false)
    await night()
    const before = await snapshots(reader, house)
    expect(before).toHaveLength(1)
    const setCost = `mutation C($house: ID!, $id: ID!, $input: SetComponentCostInput!) {
      setComponentCost(realEstateId: $house, id: $id, input: $input) { rappen } }`
    const input = { idempotencyKey: newId(), expectedVersion: 0, costRappen: 99_000_000 }
    await anna.data(setCost, { house, id: boiler, input })
    setDay(`${thisYear}-06-16`)
    await night()
    for (const person of [reader, anna]) expect(await snapshots(person, house)).toEqual(before)
    const stored = await site.server.admin(
      'select score from app.analysis_snapshot where real_estate_id = $1',
      [house],
    )
    expect(stored).toEqual([{ score: before[0]?.score }])
  })
})

describe('row security alone', () => {
  type Inside = { house?: string; finances?: boolean }

  /** How many rows somebody sees who is in this house and asks for everything. */
  async function seen(pool: Database, table: string, { house, finances = false }: Inside): Promise<number> {
    const enter = sql(
      `select set_config('app.real_estate_id', $1, true), set_config('app.finances', $2, true)`,
    )
    const statement = { text: `select 1 from app.${table}`, name: `all_${table}`, writes: [] }
    const results = await pool.run([
      { statement: enter, values: [house ?? '', finances ? 'on' : 'off'] },
      { statement, values: [] },
    ])
    return results[1]?.length ?? -1
  }

  test('shows a day to those inside, and nobody but the worker what it watches', async () => {
    const [{ house }] = [await family(), await family()]
    await night()
    const { database: data } = site.server.parts
    expect(await seen(data, 'analysis_snapshot', { house })).toBe(1)
    expect(await seen(data, 'analysis_snapshot', { house: newId(), finances: true })).toBe(0)
    expect(await seen(data, 'analysis_snapshot', {})).toBe(0)
    await expect(seen(data, 'analysis_watch', { house })).rejects.toMatchObject({ code: '42501' })
  })

  test('shows the worker nothing of a house it has not entered', async () => {
    const { anna, house, boiler } = await family()
    await site.world.measure(anna, house, boiler)
    await night()
    for (const table of ['analysis_snapshot', 'measure', 'component']) {
      expect([table, await seen(site.database, table, {})]).toEqual([table, 0])
      expect([table, await seen(site.database, table, { house: newId() })]).toEqual([table, 0])
      expect(await seen(site.database, table, { house })).toBeGreaterThan(0)
    }
    for (const table of ['analysis_profile', 'condominium', 'audit_event'])
      expect([table, await seen(site.database, table, {})]).toEqual([table, 0])
    for (const table of ['analysis_budget', 'amount'])
      await expect(seen(site.database, table, { house, finances: true })).rejects.toMatchObject({
        code: '42501',
      })
  })
})

test('a page beyond measure is refused', async () => {
  const { anna, house } = await family()
  const answer = await anna.graphql(list, { house, first: 101 })
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'first' })
})
