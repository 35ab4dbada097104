import { describe, expect, onTestFinished, test } from 'vitest'
import { limits } from '#platform/limits.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import {
  change,
  clock,
  family,
  nextYear,
  night,
  openNights,
  run,
  site,
  snapshots,
  titles,
} from '#test/nights.ts'
import { startServer } from '#test/server.ts'
import { openEngine } from './analysis-snapshots.engine.service.ts'

openNights()

/** What is read of a house before it is computed. */
const isWatched = <Read>(read: Read): read is Read & { components: { id: string }[] } =>
  typeof read === 'object' && read !== null && 'components' in read

describe('a run that breaks off', () => {
  /** The same worker, whose connection is lost at the nth batch. */
  function breakingAt(nth: number): JobDeps {
    let batches = 0
    return {
      ...site.deps,
      inHouse: async (id, ask) => {
        batches += 1
        if (batches === nth) throw new Error('the process was killed')
        const result = await site.deps.inHouse(id, ask)
        if (batches === nth + 1) throw new Error('the process was killed')
        return result
      },
    }
  }

  test.each([1, 2, 3, 4, 5, 6])('at batch %i doubles nothing and leaves nothing out', async (nth) => {
    const { anna, beat, house } = await family()
    const other = await family()
    await night()
    nextYear()
    await run('watch_analyses')
    await run('look_at_analyses', breakingAt(nth)).catch(() => undefined)
    await run('look_at_analyses')
    await night()
    for (const one of [anna, beat, other.anna, other.beat])
      expect(await titles(one)).toEqual(['Ein Bauteil ist neu fällig: Boiler'])
    for (const [person, id] of [
      [anna, house],
      [other.anna, other.house],
    ] as const)
      expect((await snapshots(person, id)).map(({ dueCount }) => dueCount)).toEqual([1, 0])
  })

  test('two at the same time tell once', async () => {
    const { anna, house } = await family()
    await night()
    nextYear()
    await Promise.all([run('look_at_analyses'), run('look_at_analyses')])
    expect(await titles(anna)).toEqual(['Ein Bauteil ist neu fällig: Boiler'])
    expect(await snapshots(anna, house)).toHaveLength(2)
  })

  test('two at the same time with other facts lose nothing', async () => {
    const { anna, beat, house, kitchen } = await family()
    await night()
    nextYear()
    // The slower one has read the house, and writes when the quicker one is done, who knew less of it.
    const slow = Promise.withResolvers<void>()
    let batches = 0
    const slower: JobDeps = {
      ...site.deps,
      inHouse: async (id, ask) => {
        batches += 1
        if (batches === 3) await slow.promise
        return site.deps.inHouse(id, ask)
      },
    }
    const quicker: JobDeps = {
      ...site.deps,
      inHouse: async (id, ask) => {
        const result = await site.deps.inHouse(id, ask)
        if (!isWatched(result)) return result
        return { ...result, components: result.components.filter((one) => one.id !== kitchen) }
      },
    }
    await change(anna, house, kitchen, 1, { condition: 'defective', name: 'Küche' })
    await run('watch_analyses')
    const both = run('look_at_analyses', slower)
    await expect.poll(() => batches).toBe(3)
    await run('look_at_analyses', quicker)
    slow.resolve()
    await both
    expect(await titles(beat)).toEqual(['Ein Bauteil ist neu fällig: Boiler'])
    // The kitchen was not told, so it does not count as told.
    await change(anna, house, kitchen, 2, { note: 'Nachgesehen' })
    await night()
    expect(await titles(beat)).toEqual(expect.arrayContaining(['Ein Bauteil ist neu fällig: Küche']))
    expect(await titles(beat)).toHaveLength(2)
  })

  test('a fault of ours passes no house over', async () => {
    const { anna, house } = await family()
    const usual = limits.snapshots.secondsPerHouse
    const restore = () => void Object.assign(limits.snapshots, { secondsPerHouse: usual })
    onTestFinished(restore)
    Object.assign(limits.snapshots, { secondsPerHouse: 0.001 })
    await run('watch_analyses')
    await expect(run('look_at_analyses')).rejects.toThrow('the engine took more than')
    restore()
    expect(await snapshots(anna, house)).toEqual([])
    await run('look_at_analyses')
    expect(await snapshots(anna, house)).toHaveLength(1)
  })

  test('an engine that is closed says so at once', async () => {
    const engine = openEngine({ references: [] })
    await engine.close()
    await expect(engine.ask({} as never)).rejects.toThrow('the engine is closed')
  })

  test('a house that kills the engine is passed over, and the next one is not', async () => {
    // Here memory alone ends it: on a slow machine the time for a house would end the sound one too.
    const usual = limits.snapshots.secondsPerHouse
    onTestFinished(() => void Object.assign(limits.snapshots, { secondsPerHouse: usual }))
    Object.assign(limits.snapshots, { secondsPerHouse: 600 })
    const [deadly, sound] = [await family(), await family()]
    const passedOver: unknown[] = []
    const log = { error: (said: { err: Error }) => passedOver.push(said.err.message) }
    const heavy = {
      ...site.deps,
      parts: { ...site.deps.parts, log },
      inHouse: async (id: string, ask: Parameters<JobDeps['inHouse']>[1]) => {
        const result = await site.deps.inHouse(id, ask)
        if (id !== deadly.house || !isWatched(result)) return result
        // More than its thread may hold: it dies of memory, on a slow machine and on a quick one.
        const long = 'x'.repeat(1_000_000)
        const many = Array.from({ length: 300 }, () => ({ ...result.components[0], name: long }))
        return { ...result, components: many }
      },
    } as unknown as JobDeps
    await run('watch_analyses')
    await run('look_at_analyses', heavy)
    // On a slow machine the run makes room in between and comes back to it.
    expect(passedOver).not.toEqual([])
    for (const said of passedOver) expect(said).toMatch(/^(the engine took more than|Worker terminated)/)
    expect(await snapshots(deadly.anna, deadly.house)).toEqual([])
    await run('look_at_analyses')
    expect(await snapshots(sound.anna, sound.house)).toHaveLength(1)
  })

  test('a batch whose maker failed leaves nothing behind', async () => {
    const { house } = await family()
    await run('watch_analyses')
    const failing = site.deps.inHouse(house, async (tx) => {
      const asked = tx.rows(
        sql(`update app.analysis_watch w set seen = 'half' where w.real_estate_id = app.house()`),
      )
      await Promise.reject(new Error('no more'))
      return asked
    })
    await expect(failing).rejects.toThrow('no more')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [watch] = await site.server.admin('select seen from app.analysis_watch where real_estate_id = $1', [
      house,
    ])
    expect(watch).toEqual({ seen: '' })
  })

  test('goes on from where it was, and comes back for what was written meanwhile', async () => {
    const [one, two] = [await family(), await family()]
    await run('watch_analyses')
    const after = { seen: '', id: [one.house, two.house].toSorted()[0] }
    const listed: unknown[] = []
    const heard: JobDeps = {
      ...site.deps,
      rows: async (statement, values) => {
        const rows = await site.deps.rows(statement, values)
        if (statement.text.includes('union all'))
          listed.push(...rows.map((row) => (row as { id: string }).id))
        return rows
      },
    }
    await run('look_at_analyses', heard, { left: 10, after })
    const [first, second] = [one.house, two.house].toSorted()
    expect(listed).toEqual([second, first])
    for (const { anna, house } of [one, two]) expect(await snapshots(anna, house)).toHaveLength(1)
  })

  test('a house that cannot be computed is passed over, and the next one is not', async () => {
    const [broken, sound] = [await family(), await family()]
    await site.server.admin(
      `alter table app.analysis_snapshot add constraint planted check (real_estate_id <> '${broken.house}')`,
    )
    await night()
    await site.server.admin('alter table app.analysis_snapshot drop constraint planted')
    expect(await snapshots(broken.anna, broken.house)).toEqual([])
    expect(await snapshots(sound.anna, sound.house)).toHaveLength(1)
  })
})

test('the worker goes through its queue until nothing is left', async () => {
  const { anna, house } = await family()
  const program = await startServer({ worker: true, clock, database: site.server.database })
  try {
    await site.server.admin(`select graphile_worker.add_job('watch_analyses')`)
    await expect.poll(() => snapshots(anna, house)).toHaveLength(1)
    const waiting = () =>
      site.server.admin(
        `select id from graphile_worker.jobs where task_identifier in ('watch_analyses', 'look_at_analyses')`,
      )
    await expect.poll(waiting).toEqual([])
  } finally {
    await program.close()
  }
})
