import { readFileSync } from 'node:fs'
import { openSocket, type TestSocket } from '../../apps/server/test/socket.ts'
import type { Person } from '../../apps/server/test/world.ts'
import { atMost, figure, none, speed, type Figure, type ProofOptions } from '../proof.ts'
import { inParallel } from '../session/browser.ts'
import { change, hearBell, hearHouse, hears, rung, toldOf, type Stage } from './stage.ts'

const perPerson = 5
const mostKilobytes = 128

type Home = { readonly owner: Person; readonly house: string; readonly sockets: TestSocket[] }

/** So many browsers at one process, each with a bell and a house. */
export async function crowd(stage: Stage, count: number, { say }: ProofOptions): Promise<Figure[]> {
  const { far, world, near } = stage
  const homes: Home[] = []
  for (let at = 0; at < count / perPerson; at += 1) {
    const owner = await world.person()
    homes.push({ owner, house: await world.house(owner), sockets: [] })
  }
  const before = kilobytesOf(far.pid)
  await inParallel(homes, 8, async ({ owner, house, sockets }) => {
    for (let at = 0; at < perPerson; at += 1) {
      const socket = await openSocket(far.url, { token: owner.token() })
      hearHouse(socket, 'house', house)
      hearBell(socket)
      await rung(socket, 0)
      sockets.push(socket)
    }
  })
  const perSocket = (kilobytesOf(far.pid) - before) / count
  const open = homes.flatMap(({ sockets }) => sockets)
  say(`  ${open.length} sockets at one process: ${perSocket.toFixed(1)} kB each, ${before} kB before`)
  let [heard, overheard] = [0, 0]
  const visited = homes.slice(0, 20)
  for (const { owner, house, sockets } of visited) {
    const id = await change(near.url, owner, house)
    for (const socket of sockets) if ((await hears(socket, 'house', id)) !== undefined) heard += 1
    overheard += open.filter((socket) => !sockets.includes(socket) && toldOf(socket, id).length > 0).length
  }
  for (const socket of open) socket.close()
  const wanted = visited.length * perPerson
  return [
    figure('sockets held by one process', open.length, String(count), open.length === count),
    figure('of theirs that heard a change at the other process', heard, String(wanted), heard === wanted),
    none('neighbours who heard it too', overheard),
    // Memory that is free but not given back yet is counted too, so that a short look says little.
    speed(atMost('kB of memory per socket', perSocket, mostKilobytes, 1)),
  ]
}

const kilobytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
