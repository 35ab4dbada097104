import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { testEnvironment } from '../apps/server/test/database.ts'
import { startServer, type TestServer } from '../apps/server/test/server.ts'
import { makeWorld } from '../apps/server/test/world.ts'
import { newFile, sendFile, type Sent, type Tally } from './files/device.ts'
import { freePort } from './load/free-port.ts'
import { start, type Child } from './load/process.ts'
import { atLeast, caught, none, type Figure, type Proof, type ProofOptions } from './proof.ts'

const bucket = { S3_BUCKET: 'hauswart-proof-files' }

export const proof: Proof = {
  about: 'files arrive whole and once over kill -9 of servers and worker and over cut lines',
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
  const [count, kills] = short ? [6, 2] : [40, 60]
  const world = makeWorld(server)
  const tally: Tally = { pieces: 0, cuts: 0, failures: 0, surprises: [] }
  const files = Array.from({ length: count }, (_, at) => newFile(0.5 + (at % 3)))
  const programs = await startPrograms(server, short ? 1 : 2)
  const person = await world.person()
  const house = await world.house(person)
  try {
    const ways = await Promise.all(
      files.map(async () => {
        const sender = await world.person()
        await world.join(sender, house, 'editor')
        return { person: sender, house, ports: programs.ports, tally }
      }),
    )
    const sending = Promise.all(
      files.map((file, at) => sendFile(ways[at] ?? { person, house, ports: programs.ports, tally }, file, 1)),
    )
    await programs.killInTurn(kills)
    await sending
    await settled(server)
    const found = await judge(server, files)
    say(
      `  ${count} files, ${tally.pieces} pieces taken in, ${tally.cuts} lines cut, ${tally.failures} failures gone over`,
    )
    for (const surprise of tally.surprises) say(`  surprise: ${surprise}`)
    return [
      atLeast('kills -9', programs.killed(), kills),
      atLeast('cut lines', tally.cuts, count),
      atLeast('acknowledged files', files.filter(({ isAcknowledged }) => isAcknowledged).length, count),
      none('refusals nobody can explain', tally.surprises.length),
      none('lost', found.lost),
      none('with other bytes than were sent', found.wrong),
      none('made ready more than once', found.twice),
      none('pieces left behind', found.pieces),
      ...(await controls(server, files)),
    ]
  } finally {
    await programs.end()
    await server.parts.store.removeAll(`${house}/`)
    await server.parts.store.removeAll(`quarantine/${house}/`)
  }
}

/** Servers and a worker, killed one after the other as fast as they are back. */
async function startPrograms(server: TestServer, servers: number) {
  const ports = await Promise.all(Array.from({ length: servers }, freePort))
  const environment = {
    ...testEnvironment(server.database),
    ...bucket,
    LOG_LEVEL: 'info',
    SERVICES: 'uploads',
  }
  const begin = [
    ...ports.map((port) => () => main({ ...environment, MODE: 'api', PORT: String(port) })),
    () => main({ ...environment, MODE: 'worker' }),
  ]
  const running: Child[] = await Promise.all(begin.map((one) => one()))
  let killed = 0
  return {
    ports: () => ports,
    killed: () => killed,
    killInTurn: async (kills: number) => {
      for (; killed < kills; killed += 1) {
        const at = killed % begin.length
        await running[at]?.stop('SIGKILL')
        const again = await begin[at]?.()
        if (again !== undefined) running[at] = again
      }
    },
    end: () => Promise.all(running.map((one) => one.stop('SIGKILL'))),
  }
}

const main = (environment: Record<string, string>) =>
  start('apps/server/src/main.ts', [], environment, 'started')

/** Until every file is judged and read, however long a busy machine takes. */
async function settled(server: TestServer): Promise<void> {
  for (;;) {
    const open = await server.admin(
      `select 1 from graphile_worker.jobs union all select 1 from app.file where state in ('announced', 'arrived')`,
    )
    if (open.length === 0) return
    await sleep(100)
  }
}

async function judge(server: TestServer, files: readonly Sent[]) {
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
  return { lost, wrong, pieces, twice: twice.length }
}

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
async function controls(server: TestServer, files: readonly Sent[]): Promise<Figure[]> {
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
  const found = await judge(server, files)
  return [
    caught('a flipped bit in the store', found.wrong),
    caught('a file the store forgot', found.lost),
    caught('a file decided twice', found.twice),
  ]
}
