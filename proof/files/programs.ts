import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { partsAt, testEnvironment } from '../../apps/server/test/database.ts'
import { freePort } from '../load/free-port.ts'
import { start, type Child } from '../load/process.ts'
import { openStoreLine } from './store-line.ts'

const root = new URL('../../', import.meta.url).pathname
const parts = `${root}scripts/parts`

type Wanted = {
  readonly database: string
  readonly config: Record<string, string>
  readonly servers: number
  /** The store is everybody's on this machine: only where nobody else works. */
  readonly killsStore: boolean
}

/** Servers and a worker, and the store behind a line of its own; killed one after the other as fast as they are back. */
export async function startPrograms({ database, config, servers, killsStore }: Wanted) {
  const line = await openStoreLine(partsAt.s3)
  const ports = await Promise.all(Array.from({ length: servers }, freePort))
  const environment = {
    ...testEnvironment(database),
    ...config,
    S3_ENDPOINT: line.address,
    LOG_LEVEL: 'info',
    SERVICES: 'uploads',
  }
  const begin = [
    ...ports.map((port) => () => main({ ...environment, MODE: 'api', PORT: String(port) })),
    () => main({ ...environment, MODE: 'worker' }),
  ]
  const begun = await Promise.allSettled(begin.map((one) => one()))
  const running = begun.flatMap((one): Child[] => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = begun.find((one) => one.status === 'rejected')
  if (failed !== undefined) {
    await Promise.all(running.map((one) => one.stop('SIGKILL')))
    line.close()
    throw failed.reason
  }
  const turns = begin.length + (killsStore ? 1 : 0)
  let [killed, storeKilled] = [0, 0]
  return {
    ports: () => ports,
    pids: () => running.map(({ pid }) => pid),
    killed: () => killed,
    storeKilled: () => storeKilled,
    pieceFailures: () => line.failed(),
    /** `restAWhile` comes before each kill of the worker. */
    killInTurn: async (kills: number, restAWhile: () => Promise<void>) => {
      for (; killed < kills; killed += 1) {
        const at = killed % turns
        if (at === begin.length) {
          // Its door and its disk by turns.
          killStore(storeKilled % 2 === 0 ? 'radosgw' : 'ceph-osd')
          storeKilled += 1
          continue
        }
        if (at === servers) await restAWhile()
        await running[at]?.stop('SIGKILL')
        const again = await begin[at]?.()
        if (again !== undefined) running[at] = again
      }
    },
    end: async () => {
      await Promise.all(running.map((one) => one.stop('SIGKILL')))
      line.close()
    },
  }
}

const main = (environment: Record<string, string>) =>
  start('apps/server/src/main.ts', [], environment, 'started')

/** By our own script, as in development: what is down is begun again. */
function killStore(program: 'radosgw' | 'ceph-osd'): void {
  const [pid] = pidsOf(program)
  if (pid === undefined) throw new Error(`no ${program} belongs to the store at ${partsAt.s3}`)
  process.kill(pid, 'SIGKILL')
  execFileSync(parts, ['up'], { cwd: root, stdio: 'ignore' })
}

/** Several stores may run on a machine: the settings named on the command line tell whose a process is. */
function pidsOf(program: string): number[] {
  const { port } = new URL(partsAt.s3)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const [called = '', ...argv] = commandOf(pid)
      const at = argv.indexOf('--conf')
      if (at === -1 || !called.endsWith(program)) return false
      return readFileSync(argv[at + 1] ?? '', 'utf8').includes(`127.0.0.1:${port}\n`)
    })
    .map(Number)
}

function commandOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}
