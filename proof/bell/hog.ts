import { randomUUID } from 'node:crypto'
import { openSocket, type TestSocket } from '../../apps/server/test/socket.ts'
import type { Database } from '../../apps/server/src/platform/db/db.ts'
import { limits } from '../../apps/server/src/platform/limits.ts'
import type { Person } from '../../apps/server/test/world.ts'
import { atMost, caught, type Figure } from '../proof.ts'
import type { Watched } from '../../apps/server/src/platform/live-follow.ts'
import { withFault, withoutClock } from './faults.ts'
import { change, hearHouse, hears, toldOf, type Stage } from './stage.ts'

const sockets = 5
const perSocket = 50
// A look proves session and membership and reads the news.
const statementsOfLook = 3

/** One person listens 250 times, to 50 houses by five sockets: a change costs as much as if they listened to one. */
export async function hog(stage: Stage, changes: number): Promise<Figure[]> {
  const { near } = stage
  const count = (houses: number, times: number, at: { readonly url: string } = stage.far) =>
    withoutClock(near, () => costOfChange(stage, houses, times, at.url))
  const few = await count(1, changes)
  const many = await count(perSocket, changes)
  const here = await count(1, changes, near)
  const forItself = (watched: Watched) => ({ ...watched, sessionId: randomUUID() })
  const naive = await withFault(near, forItself, () => count(1, 1))
  const all = sockets * perSocket
  return [
    atMost(`looks per change, of ${sockets} subscriptions of one person`, few.looks, 1, 2),
    atMost(`looks per change, of ${all} subscriptions of one person`, many.looks, 1, 2),
    atMost('looks per change made at the same process', here.looks, 1, 2),
    atMost(`statements per change, of ${all}`, many.statements, statementsOfLook, 2),
    atMost(`messages per change, of ${all}`, many.messages, sockets),
    atMost(`of ${all} subscriptions to one house taken`, await taken(stage), sockets),
    caught('every subscription looks for itself', naive.looks > 1 ? naive.looks : 0),
    caught('a socket that is told the same many times', await takenWithoutLimit(stage)),
  ]
}

async function costOfChange({ near, world }: Stage, houseCount: number, changes: number, url: string) {
  const owner = await world.person()
  const houses: string[] = []
  while (houses.length < houseCount) houses.push(await world.house(owner))
  const all = await openAll(near.url, owner)
  for (const socket of all) for (const house of houses) hearHouse(socket, house, house)
  for (const house of houses) await near.watched(house, sockets)
  let messages = 0
  const changed = async (house: string) => {
    const id = await change(url, owner, house)
    for (const socket of all) await hears(socket, house, id)
    messages += all.reduce((sum, socket) => sum + toldOf(socket, id).length, 0)
  }
  // That the houses came into being is announced too: two changes later everybody has heard of it.
  const [house = ''] = houses
  await changed(house)
  await changed(house)
  messages = 0
  const counted = countLooks(near.parts.database)
  for (let at = 0; at < changes; at += 1) await changed(houses[at % houses.length] ?? house)
  const { looks, statements } = counted.stop()
  for (const socket of all) socket.close()
  await near.left(house)
  return { looks: looks / changes, statements: statements / changes, messages: messages / changes }
}

/** How many of 250 subscriptions to one house are told of a change. */
async function taken({ near, far, world }: Stage): Promise<number> {
  const owner = await world.person()
  const house = await world.house(owner)
  const all = await openAll(near.url, owner)
  for (const socket of all) for (let at = 0; at < perSocket; at += 1) hearHouse(socket, String(at), house)
  await near.watched(house, sockets)
  for (const socket of all) await socket.hear(({ type }) => type === 'error')
  const ids = [await change(far.url, owner, house), await change(far.url, owner, house)]
  for (const socket of all) await socket.hear((message) => JSON.stringify(message).includes(ids[1] ?? ''))
  const told = all.reduce((sum, socket) => sum + toldOf(socket, ids[0] ?? '').length, 0)
  for (const socket of all) socket.close()
  return told
}

async function takenWithoutLimit(stage: Stage): Promise<number> {
  const { graphql } = limits
  const usual = graphql.subscriptionsToSame
  // The last of each socket is still refused, which shows that all before it were looked at.
  Object.assign(graphql, { subscriptionsToSame: perSocket - 1 })
  try {
    return Math.max(0, (await taken(stage)) - sockets)
  } finally {
    Object.assign(graphql, { subscriptionsToSame: usual })
  }
}

async function openAll(url: string, owner: Person): Promise<TestSocket[]> {
  const all: TestSocket[] = []
  while (all.length < sockets) all.push(await openSocket(url, { token: owner.token() }))
  return all
}

/** Counts how often news of a house are read, and the statements sent for it, proofs included. */
function countLooks(database: Database) {
  const run = database.run.bind(database)
  const counted = { looks: 0, statements: 0 }
  const counting: Database['run'] = (calls) => {
    const looks = calls.filter(({ statement }) => statement.text.includes('from app.outbox')).length
    counted.looks += looks
    if (looks > 0) counted.statements += calls.length
    return run(calls)
  }
  Object.assign(database, { run: counting })
  return {
    stop: () => {
      Object.assign(database, { run })
      return counted
    },
  }
}
