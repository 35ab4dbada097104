import { moveProject } from '../../apps/server/src/features/projects/projects.move.service.ts'
import type { Context } from '../../apps/server/src/platform/db/access.ts'
import { sql } from '../../apps/server/src/platform/db/db-wire.ts'
import { makeWorld, newId } from '../../apps/server/test/world.ts'
import { killEverywhere, type Kills } from '../undo/checks.ts'
import type { Stage } from '../undo/stage.ts'

/** A renovation of two components and a decision is closed, and dies at each of its statements: all of it or nothing. */
export async function halvesOfClosing(stage: Stage, isPlanted = false): Promise<Kills> {
  const family = await stage.family()
  const { house, owner } = family
  const world = makeWorld(stage.server)
  const [bath, windows] = [
    await world.component(owner, house, { catalogKey: 'bathroom' }),
    await world.component(owner, house, { catalogKey: 'windows' }),
  ]
  await world.measure(owner, house, bath)
  const id = await world.project(owner, house, { componentIds: [bath, windows] })
  await stage.server.admin(
    `update app.project set state = 'acceptance', checks = '{accepted,bills_settled}' where id = $1`,
    [id],
  )
  const year = Number(stage.server.parts.clock.today().slice(0, 4))
  const input = {
    idempotencyKey: newId(),
    expectedVersion: 1,
    from: 'acceptance',
    to: 'closed',
    renewals: [
      { componentId: bath, eventId: newId(), kind: 'replaced', year },
      { componentId: windows, eventId: newId(), kind: 'renewed', year },
    ],
  }
  return killEverywhere(stage, house, owner, (ctx) =>
    moveProject(isPlanted ? committingEarly(ctx) : ctx, house, id, input),
  )
}

const anew = [sql('commit'), sql('begin')].map((statement) => ({ statement, values: [] }))

/** The same write, whose first half is kept before the second is known. */
function committingEarly(ctx: Context): Context {
  const lease = async () => {
    const real = await ctx.database.lease()
    let isEarly = false
    return {
      ...real,
      run: (calls: Parameters<typeof real.run>[0]) => {
        const isHere =
          !isEarly && calls.some(({ statement }) => statement.text.includes('app.component_event'))
        isEarly ||= isHere
        return real.run(isHere ? [...calls, ...anew] : calls)
      },
    }
  }
  return { ...ctx, database: { ...ctx.database, lease } }
}
