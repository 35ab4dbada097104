import { createHash, randomUUID } from 'node:crypto'
import { steadyClock } from '../apps/server/test/day.ts'
import { startServer, type TestServer } from '../apps/server/test/server.ts'
import { makeWorld } from '../apps/server/test/world.ts'
import { inTurns, newFile, newTally, sendFile, type Sent } from './files/device.ts'
import { startPrograms } from './files/programs.ts'
import { settled, spared, weigh } from './files/weight.ts'
import { atLeast, caught, none, type Figure, type Proof, type ProofOptions } from './proof.ts'

const bucket = { S3_BUCKET: 'hauswart-proof-files' }
const shortForm = { count: 6, kills: 2, cutsEach: 1, servers: 1 }
const longForm = { count: 500, kills: 60, cutsEach: 10, servers: 2 }
/** People who send at the same time, more than two servers take in. */
const senders = 24

export const proof: Proof = {
  about:
    'files arrive whole and once over kill -9 of servers, worker and store, over cut lines and a store that fails',
  run: async (options) => {
    const server = await startServer({ config: bucket })
    try {
      return await deliver(server, options)
    } finally {
      await server.close()
    }
  },
}

async function deliver(server: TestServer, { short, say }: ProofOptions): Promise<Figure[]> {
  const { count, kills, cutsEach, servers } = short ? shortForm : longForm
  const world = makeWorld(server)
  const tally = newTally()
  const files = Array.from({ length: count }, (_, at) => newFile(0.3 + (at % 5) * 0.45))
  const { database } = server
  const person = await world.person()
  const house = await world.house(person)
  const programs = await startPrograms({ database, config: bucket, servers, killsStore: !short })
  try {
    const ways = await Promise.all(
      Array.from({ length: Math.min(count, senders) }, async () => {
        const sender = await world.person()
        await world.join(sender, house, 'editor')
        return { person: sender, house, ports: programs.ports, tally }
      }),
    )
    const sending = inTurns(files, ways.length, (file, at) =>
      sendFile(ways[at % ways.length] ?? { person, house, ports: programs.ports, tally }, file, cutsEach),
    )
    await programs.killInTurn(kills, () => spared(server))
    await sending
    await settled(server)
    await programs.end()
    await sweep(server)
    const found = await judge(server, files, house)
    say(
      `  ${count} files, ${tally.pieces} pieces taken in, ${tally.cuts} lines cut, ${tally.failures} failures gone over`,
    )
    for (const surprise of tally.surprises) say(`  surprise: ${surprise}`)
    return [
      atLeast('kills -9', programs.killed(), kills),
      ...(short ? [] : [atLeast('of them of the store', programs.storeKilled(), kills / 5)]),
      atLeast('cut lines', tally.cuts, count * cutsEach),
      atLeast('pieces the store would not take', programs.pieceFailures(), 1),
      atLeast('acknowledged files', files.filter(({ isAcknowledged }) => isAcknowledged).length, count),
      none('refusals nobody can explain', tally.surprises.length),
      none('lost', found.lost),
      none('with other bytes than were sent', found.wrong),
      none('made ready more than once', found.twice),
      none('pieces left behind', found.pieces),
      none('objects that belong to nothing, after the sweep', found.orphans),
      ...(await controls(server, files, house)),
      ...(short ? [] : await weigh(server, bucket)),
    ]
  } finally {
    tally.isOver = true
    await programs.end()
    await server.parts.store.removeAll(`${house}/`)
    await server.parts.store.removeAll(`quarantine/${house}/`)
  }
}

/** Two days later, when nothing is too young to be looked at. */
async function sweep({ database }: TestServer): Promise<void> {
  const clock = { ...steadyClock(), now: () => new Date(Date.now() + 2 * 86_400_000) }
  const later = await startServer({ config: bucket, database, worker: true, clock })
  try {
    await later.admin(`select app.enqueue('sweep_objects', '{}', null, null)`)
    await settled(later)
  } finally {
    await later.close()
  }
}

async function judge(server: TestServer, files: readonly Sent[], house: string) {
  let [lost, wrong, pieces] = [0, 0, 0]
  for (const { id, sha256 } of files) {
    const [row] = await server.admin<{ state: string; key: string }>(
      'select state, object_key as key from app.file where id = $1',
      [id],
    )
    const bytes = await read(server.parts.store, row?.key ?? '')
    if (row?.state !== 'ready' || bytes === undefined) lost += 1
    else if (bytes !== sha256) wrong += 1
    pieces += (await server.parts.store.list(undefined, `quarantine/${row?.key}/`)).objects.length
  }
  const twice = await server.admin(
    `select object_id from app.outbox where verb = 'file.ready' group by 1 having count(*) > 1`,
  )
  return { lost, wrong, pieces, twice: twice.length, orphans: await countOrphans(server, house) }
}

/** What lies in the store for a house and is neither a file of it nor made of one. */
async function countOrphans(server: TestServer, house: string): Promise<number> {
  const rows = await server.admin<{ key: string }>(
    'select object_key as key from app.file where real_estate_id = $1',
    [house],
  )
  const known = new Set(rows.map(({ key }) => key))
  let orphans = 0
  let after: string | undefined
  do {
    const page = await server.parts.store.list(after, `${house}/`)
    orphans += page.objects.filter(({ key }) => !known.has(key) && !known.has(withoutWidth(key))).length
    after = page.next
  } while (after !== undefined)
  return orphans
}

/** Only of a key that is none itself: every 280th id ends in digits alone and would lose them. */
const withoutWidth = (key: string): string => key.replace(/-\d+$/, '')

async function read(store: TestServer['parts']['store'], key: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const piece of await store.get(key)) hash.update(piece as Buffer)
    return hash.digest('hex')
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return undefined
    throw error
  }
}

/** The same eyes on a store that forgot one file and bent another, and on a worker that decided twice. */
async function controls(server: TestServer, files: readonly Sent[], house: string): Promise<Figure[]> {
  const keyOf = async (file: Sent | undefined) =>
    (
      await server.admin<{ key: string }>('select object_key as key from app.file where id = $1', [file?.id])
    )[0]?.key ?? ''
  const { store } = server.parts
  const bent = Buffer.from(files[0]?.bytes ?? '')
  bent[0] = (bent[0] ?? 0) ^ 1
  await store.put(await keyOf(files[0]), bent, 'text/plain')
  await store.remove(await keyOf(files[1]))
  await server.admin(
    `insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
     select real_estate_id, gen_random_uuid(), verb, object_id, version, nouns from app.outbox where verb = 'file.ready' limit 1`,
  )
  await store.put(`${house}/${randomUUID()}`, bent, 'text/plain')
  const found = await judge(server, files, house)
  return [
    caught('a flipped bit in the store', found.wrong),
    caught('a file the store forgot', found.lost),
    caught('a file decided twice', found.twice),
    caught('an object nobody asked for', found.orphans),
  ]
}
