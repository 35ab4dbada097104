import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
  const running: Child[] = await Promise.all(begin.map((one) => one()))
  const turns = begin.length + (killsStore ? 1 : 0)
  let [killed, storeKilled] = [0, 0]
  return {
    ports: () => ports,
    pids: () => running.map(({ pid }) => pid),
    killed: () => killed,
    storeKilled: () => storeKilled,
    pieceFailures: () => line.failed(),
    killInTurn: async (kills: number) => {
      for (; killed < kills; killed += 1) {
        const at = killed % turns
        if (at === begin.length) {
          // Its door and its disk by turns.
          killStore(storeKilled % 2 === 0 ? 'radosgw' : 'ceph-osd')
          storeKilled += 1
          continue
        }
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
  execFileSync('pkill', ['-KILL', '-f', `^${program} .*${storeHome()}`])
  execFileSync(parts, ['up'], { cwd: root, stdio: 'ignore' })
}

/** The folder on the command line tells whose process it is. */
function storeHome(): string {
  const of = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  const port = new URL(partsAt.s3).port
  const pids = execFileSync('pgrep', ['-f', 'radosgw .*/s3/ceph.conf'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const own = pids.map(of).find((line) => {
    const conf = /--conf (\S+)/.exec(line)?.[1]
    return conf !== undefined && readFileSync(conf, 'utf8').includes(`:${port}`)
  })
  const folder = /--conf (\S+)\/ceph\.conf/.exec(own ?? '')?.[1]
  if (folder === undefined) throw new Error(`nobody serves a store on port ${port}`)
  return folder
}
