import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick } from './operations.ts'
import type { Program } from './programs.ts'
import type { Stack } from './stack.ts'

export const victims = ['server', 'worker', 'postgres', 'redis'] as const
export type Victim = (typeof victims)[number]

export type Killer = {
  run(count: number, gapMs: number): Promise<void>
  /** Tells of a sign of life: which server acknowledged a write, and when that write had been sent. */
  sawAck(server: number, sentAt: number): void
  sawLetter(): void
  readonly done: ReadonlyMap<Victim, number>
  /** Milliseconds from each kill to the first proof that things work again. */
  readonly recoveries: ReadonlyMap<Victim, readonly number[]>
}

type Wait = { readonly victim: Victim; readonly server: number | undefined; readonly since: number }

/** Kills -9 in turn, at moments nobody can foresee; every victim is started again at once. */
export function makeKiller(deps: { stack: Stack; servers: readonly Program[]; worker: Program }): Killer {
  const done = new Map<Victim, number>()
  const recoveries = new Map<Victim, number[]>()
  let waits: Wait[] = []

  async function kill(victim: Victim): Promise<void> {
    const server = victim === 'server' ? randomInt(deps.servers.length) : undefined
    done.set(victim, (done.get(victim) ?? 0) + 1)
    waits.push({ victim, server, since: Date.now() })
    if (victim === 'worker') return deps.worker.kill()
    if (server !== undefined) return deps.servers[server]?.kill()
    const part = victim === 'postgres' ? 'postgres' : 'redis'
    deps.stack.kill(part)
    await deps.stack.up([part])
  }

  function settle(isSign: (wait: Wait) => boolean): void {
    for (const wait of waits.filter(isSign)) {
      recoveries.set(wait.victim, [...(recoveries.get(wait.victim) ?? []), Date.now() - wait.since])
    }
    waits = waits.filter((wait) => !isSign(wait))
  }

  return {
    done,
    recoveries,
    sawAck: (server, sentAt) => {
      if (waits.length === 0) return
      settle((wait) => wait.victim !== 'worker' && sentAt > wait.since && (wait.server ?? server) === server)
    },
    sawLetter: () => settle((wait) => wait.victim === 'worker' && Date.now() > wait.since),
    run: async (count, gapMs) => {
      // A long night also meets two at once and no order at all.
      const isNight = count > 3 * victims.length
      for (let index = 0; index < count; index += 1) {
        await sleep(gapMs * (0.5 + Math.random()))
        const victim = isNight ? pick(victims) : (victims[index % victims.length] as Victim)
        const isDouble = isNight && victim === 'postgres' && randomInt(10) === 0
        await Promise.all([kill(victim), ...(isDouble ? [kill('server')] : [])])
      }
    },
  }
}
