import { openSocket } from '../../apps/server/test/socket.ts'
import { makeLive } from '../../apps/server/src/platform/live.ts'
import { caught, figure, none, type Figure } from '../proof.ts'
import { withFault } from './faults.ts'
import { change, hearHouse, hears, openBell, rung, tell, toldOf, type Stage } from './stage.ts'

/** What is done at one process rings at the other, once, for those who may know of it and for nobody else. */
export async function rings(stage: Stage, times: number): Promise<Figure[]> {
  const { near, far, world } = stage
  const [owner, stranger] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  const [mine, theirs] = [await openBell(near.url, owner), await openBell(near.url, stranger)]
  hearHouse(mine, 'house', house)
  hearHouse(theirs, 'house', house)
  await near.watched(house)
  let [heard, repeated, overheard] = [0, 0, 0]
  for (let at = 1; at <= times; at += 1) {
    const id = await change(far.url, owner, house)
    if ((await hears(mine, 'house', id)) !== undefined) heard += 1
    repeated += toldOf(mine, id).length - 1
    overheard += toldOf(theirs, id).length
    await tell(near, owner)
    if ((await rung(mine, at)) !== undefined) heard += 1
  }
  overheard += theirs.heard.filter(({ type }) => type === 'next').length - 1
  const deaf = await missedByDeaf(stage)
  mine.close()
  theirs.close()
  return [
    figure(
      'changes and bells of one process heard at the other',
      heard,
      String(2 * times),
      heard === 2 * times,
    ),
    none('news told twice', repeated),
    none('news a stranger heard', overheard),
    none('news heard after the membership ended', await overheardBy(stage)),
    caught('a process deaf to the others', deaf),
    caught(
      'looks shared by people instead of by sessions',
      await withFault(
        near,
        ({ kind, id }) => ({ kind, id, sessionId: 'all' }),
        () => overheardBy(stage),
      ),
    ),
  ]
}

/** A process that hears nothing from the others finds out by its own clock only, once a minute. */
async function missedByDeaf(stage: Stage): Promise<number> {
  const { near, world } = stage
  const owner = await world.person()
  const hearing = await openBell(near.url, owner)
  const deaf = makeLive({ ...near.parts.cache, subscribe: () => undefined })
  const follow = near.parts.live.follow
  Object.assign(near.parts.live, { follow: deaf.follow })
  const unhearing = await openBell(near.url, owner)
  Object.assign(near.parts.live, { follow })
  await tell(near, owner)
  await rung(hearing, 1)
  const missed = unhearing.heard.some((message) => JSON.stringify(message).includes('"unreadCount":1'))
    ? 0
    : 1
  hearing.close()
  unhearing.close()
  return missed
}

/** Somebody whose membership ends while they listen, beside the owner who goes on. */
async function overheardBy({ near, far, world }: Stage): Promise<number> {
  const [owner, former] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(former, house, 'reader')
  const sockets = []
  for (const person of [owner, former]) {
    const socket = await openSocket(near.url, { token: person.token() })
    hearHouse(socket, 'house', house)
    sockets.push(socket)
    await near.watched(house, sockets.length)
  }
  await near.admin('delete from app.membership where user_id = $1', [former.userId])
  const id = await change(far.url, owner, house)
  const [mine, theirs] = sockets
  if (mine === undefined || theirs === undefined) return 0
  await hears(mine, 'house', id)
  // Refused or told: either says that the former member was looked after.
  await theirs.hear((message) => message.type === 'error' || JSON.stringify(message).includes(id))
  const overheard = toldOf(theirs, id).length
  mine.close()
  theirs.close()
  return overheard
}
