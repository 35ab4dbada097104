import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestServer } from '../../apps/server/test/server.ts'
import { makeWorld } from '../../apps/server/test/world.ts'
import { atLeast, atMost, none, type Figure } from '../proof.ts'
import { newFile, newTally, sendFile } from './device.ts'
import { startPrograms } from './programs.ts'

/** The largest an owner may send, in pieces. */
const largest = 50
const atOnce = 8
const cutsOfOne = 20
const mostMegabytes = 60

/** Eight of the largest at once, one of them through twenty cuts: what that costs a server in memory. */
export async function weigh(server: TestServer, config: Record<string, string>): Promise<Figure[]> {
  const { database } = server
  const world = makeWorld(server)
  const tally = newTally()
  const person = await world.person()
  const house = await world.house(person)
  const programs = await startPrograms({ database, config, servers: 1, killsStore: false })
  try {
    const ways = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const sender = await world.person()
        await world.join(sender, house, 'editor')
        return { person: sender, house, ports: programs.ports, tally }
      }),
    )
    const send = (pieces: number, cuts: (at: number) => number) =>
      Promise.all(
        ways.map(async (way, at) => {
          const file = newFile(pieces)
          await sendFile(way, file, cuts(at))
          return file
        }),
      )
    // Every way of the program gone once: its code is loaded and its buffers are made.
    await send(3, () => 0)
    await settled(server)
    const [pid = 0] = programs.pids()
    const idle = megabytesOf(pid)
    let [peak, isOver] = [idle, false]
    const watching = (async () => {
      while (!isOver) {
        peak = Math.max(peak, megabytesOf(pid))
        await sleep(20)
      }
    })()
    const files = await send(largest, (at) => (at === 0 ? cutsOfOne : 0))
    isOver = true
    await watching
    await settled(server)
    const ready = await server.admin<{ id: string }>(
      `select id from app.file where id = any ($1) and state = 'ready'`,
      [files.map(({ id }) => id)],
    )
    return [
      atLeast(`of ${atOnce} files of 50 MB at once, one over ${cutsOfOne} cuts: ready`, ready.length, atOnce),
      atLeast('lines cut on their way', tally.cuts, cutsOfOne),
      none('refusals nobody can explain', tally.surprises.length),
      atMost('memory of the server above idle, MB', peak - idle, mostMegabytes, 1),
    ]
  } finally {
    tally.isOver = true
    await programs.end()
    await server.parts.store.removeAll(`${house}/`)
    await server.parts.store.removeAll(`quarantine/${house}/`)
  }
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024

/**
 * Until no job has been begun so often that the next kills would make the queue give it up, as it means to: on a busy
 * machine one that takes longer than a worker lives would meet every kill.
 */
export async function spared(server: TestServer): Promise<void> {
  const often = `select task_identifier as task, attempts >= max_attempts as "isGivenUp"
    from graphile_worker.jobs where attempts > max_attempts / 2`
  for (;;) {
    const open = await server.admin<Open>(often)
    assertNoneGivenUp(open)
    if (open.length === 0) return
    await sleep(100)
  }
}

type Open = { task: string; isGivenUp: boolean }

function assertNoneGivenUp(open: readonly Open[]): void {
  const lost = open.find(({ isGivenUp }) => isGivenUp)
  if (lost !== undefined) throw new Error(`${lost.task} was given up`)
}

/** Until every file is judged and read, however long a busy machine takes. */
export async function settled(server: TestServer): Promise<void> {
  for (;;) {
    const open = await server.admin<Open>(
      `select task_identifier as task, attempts >= max_attempts as "isGivenUp" from graphile_worker.jobs
       union all select 'a file', false from app.file where state in ('announced', 'arrived')`,
    )
    if (open.length === 0) return
    assertNoneGivenUp(open)
    await sleep(100)
  }
}
