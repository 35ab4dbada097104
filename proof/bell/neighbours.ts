import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '../../apps/server/test/world.ts'
import { percentile, slice } from '../load/client.ts'
import { cpuMicroseconds, start, type Child } from '../load/process.ts'
import { atMost, none, speed, type Figure, type ProofOptions } from '../proof.ts'
import { change, startProcess, type Process, type Stage } from './stage.ts'

const writesPerSecond = 20
const load = { connections: 2, rate: 100, milliseconds: 3_000 }
const rounds = 8

type Home = { readonly owner: Person; readonly houses: readonly string[]; readonly listener: Child }

/**
 * Neighbours read at the process where somebody listens, while changes of that house come in from the other. Once that
 * person listens five times, once 250 times, in turns: what else the machine does hits both alike.
 */
export async function neighbours(stage: Stage, { say }: ProofOptions): Promise<Figure[]> {
  const near = await startProcess(stage.near)
  const few = await settle(stage, near, 1)
  const many = await settle(stage, near, 50)
  const reader = await stage.world.person()
  await stage.world.house(reader)
  const times = { few: [] as number[], many: [] as number[] }
  const cpu = { few: 0, many: 0 }
  let failed = 0
  for (let round = 0; round < rounds; round += 1)
    for (const [name, home] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const spent = cpuMicroseconds(near.pid)
      const writer = write(stage, home)
      const measured = await slice(load, () => ({
        port: near.port,
        headers: reader.headers(),
        body: '{"query":"{ realEstates(first: 3) { nodes { id name } } }"}',
      }))
      await writer.stop()
      cpu[name] += cpuMicroseconds(near.pid) - spent
      times[name].push(...measured.times)
      failed += measured.failed
    }
  await Promise.all([few, many].map(({ listener }) => listener.stop('SIGKILL')))
  await near.close()
  const [before, after] = [times.few, times.many].map((all) => percentile(all, 0.5)) as [number, number]
  const show = (all: readonly number[]) =>
    [0.5, 0.95, 0.99].map((share) => percentile(all, share).toFixed(1)).join(' / ')
  say(`  neighbours, p50 / p95 / p99 in ms: ${show(times.few)} beside 5, ${show(times.many)} beside 250`)
  const share = (spent: number) => (spent / (rounds * load.milliseconds) / 10).toFixed(0)
  say(`  of a core at that process: ${share(cpu.few)} % beside 5, ${share(cpu.many)} % beside 250`)
  return [
    none('requests of neighbours refused', failed),
    speed(atMost('p50 of neighbours beside 250 subscriptions, of that beside 5', after / before, 1.2, 2)),
  ]
}

/** Listeners in a process of their own; that they listen shows when each has heard something. */
async function settle(stage: Stage, near: Process, count: number): Promise<Home> {
  const owner = await stage.world.person()
  const houses: string[] = []
  while (houses.length < count) houses.push(await stage.world.house(owner))
  const argv = [near.url, owner.token(), ...houses]
  const starting = start('proof/bell/listener.ts', argv, {}, 'all of them hear')
  const state = { isReady: false }
  void starting.then(() => (state.isReady = true))
  while (!state.isReady) {
    for (const house of houses) await change(stage.far.url, owner, house)
    await sleep(200)
  }
  return { owner, houses, listener: await starting }
}

function write({ far }: Stage, { owner, houses }: Home) {
  let isOn = true
  const done = (async () => {
    for (let at = 0; isOn; at += 1) {
      const due = performance.now() + 1_000 / writesPerSecond
      await change(far.url, owner, houses[at % houses.length] ?? '')
      await sleep(Math.max(0, due - performance.now()))
    }
  })()
  return {
    stop: async () => {
      isOn = false
      await done
    },
  }
}
