import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Pool } from 'pg'

/** PostgreSQL and Redis of our own, to be killed at will: the shared ones stay untouched. */
export type Stack = {
  readonly directory: string
  readonly basePort: number
  /** Starts what is not running. */
  up(parts: readonly Part[]): Promise<void>
  /** kill -9 of the service and every process it started. */
  kill(part: Part): void
  createDatabase(name: string): Promise<void>
  admin(database: string): Pool
  remove(): void
}
export type Part = 'postgres' | 'redis'

const root = fileURLToPath(new URL('../../', import.meta.url))
const prefix = '/tmp/hauswart-crash-'
const run = promisify(execFile)

export async function openStack(): Promise<Stack> {
  removeLeftovers()
  const basePort = await freeBasePort()
  const directory = `${prefix}${process.pid}`
  mkdirSync(directory, { mode: 0o755 })
  const environment = {
    ...process.env,
    HAUSWART_PORT: String(basePort),
    HAUSWART_PARTS: directory,
    // Room for all the control is meant to lose; what is confirmed is written down regardless.
    HAUSWART_PG_OPTIONS: '-c wal_buffers=64MB',
  }
  const socket = `/tmp/hauswart-${basePort}/postgres`
  return {
    directory,
    basePort,
    up: async (names) => void (await run('scripts/parts', ['up', ...names], { cwd: root, env: environment })),
    kill: (part) => killTree(pidOf(directory, part)),
    createDatabase: async (name) => {
      const file = `${root}ops/postgres/database.sql`
      const where = ['-h', socket, '-p', String(basePort + 1), '-U', 'postgres', '-d', 'postgres']
      await run('psql', ['-qX', ...where, '-v', `db=${name}`, '-f', file])
    },
    admin: (database) => {
      const pool = new Pool({ host: socket, port: basePort + 1, user: 'postgres', database, max: 2 })
      // The server is killed under it on purpose; the next query says so.
      pool.on('error', () => undefined)
      return pool
    },
    remove: () => remove(directory),
  }
}

function pidOf(directory: string, part: Part): number {
  const file = part === 'postgres' ? 'postgres/data/postmaster.pid' : 'redis/redis.pid'
  return Number(readFileSync(`${directory}/${file}`, 'utf8').split('\n')[0])
}

function killTree(pid: number): void {
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
  for (const one of [pid, ...children.map(Number)]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch (error) {
      // A backend may have ended between the list and the signal.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

// A run that was itself killed could not clean up; its number in the name says that it is gone.
function removeLeftovers(): void {
  for (const directory of globSync(`${prefix}*`)) {
    if (!existsSync(`/proc/${directory.slice(prefix.length)}`)) remove(directory)
  }
}

function remove(directory: string): void {
  const portFile = `${directory}/base-port`
  if (existsSync(portFile)) {
    const env = {
      ...process.env,
      HAUSWART_PORT: readFileSync(portFile, 'utf8').trim(),
      HAUSWART_PARTS: directory,
    }
    for (const part of ['postgres', 'redis'] as const) {
      if (existsSync(`${directory}/${part}`)) killQuietly(directory, part)
    }
    execFileSync('scripts/parts', ['down', 'postgres', 'redis'], { cwd: root, env, stdio: 'ignore' })
    execFileSync('scripts/parts', ['wipe'], { cwd: root, env, stdio: 'ignore' })
  }
  rmSync(directory, { recursive: true, force: true })
}

// Nothing of it is kept, so there is no point in waiting for a clean shutdown.
function killQuietly(directory: string, part: Part): void {
  try {
    const pid = pidOf(directory, part)
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith(part)) killTree(pid)
  } catch {
    // Not running: "down" below looks again and ends what it finds.
  }
}

async function freeBasePort(): Promise<number> {
  for (let base = 27_000; base < 30_000; base += 50) {
    const taken = await Promise.all([1, 3, 10, 11].map((offset) => isTaken(base + offset)))
    if (!taken.includes(true)) return base
  }
  throw new Error('no free ports between 27000 and 30000')
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
