import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { check, type Findings } from './check.ts'
import { noCounts, runClient, runRegistrations, settle, type ClientDeps, type Counts } from './clients.ts'
import { readFacts } from './facts.ts'
import { openJournal, readJournal } from './journal.ts'
import { makeKiller, type Killer } from './kills.ts'
import { checkLetters, drain, type LetterFindings } from './letters.ts'
import { openMailSink } from './mail-sink.ts'
import { nextOperation } from './operations.ts'
import { makePeople, shareHouses } from './people.ts'
import { makeProgram } from './programs.ts'
import { learn } from './state.ts'
import type { Stack } from './stack.ts'

export type RoundOptions = {
  readonly name: string
  readonly clients: number
  readonly isNaive?: boolean
  readonly servers: number
  /** What happens while the clients write; when it is over they stop. */
  readonly during: (killer: Killer, admin: Pool, counts: Readonly<Counts>) => Promise<void>
  /** Without letters there is no worker, and nothing to wait for in the end. */
  readonly hasLetters: boolean
}

export type Round = {
  readonly counts: Counts
  readonly findings: Findings
  readonly letters: LetterFindings
  readonly killer: Killer
  readonly deaths: number
  readonly faults: readonly string[]
  readonly drainMs: number
  readonly seconds: number
}

const registrars = 3
const drainLimitMs = 240_000
const migrateProgram = fileURLToPath(new URL('../../apps/server/src/migrate.ts', import.meta.url))

/** One run on a database of its own: start, write, do what must not matter, and compare. */
export async function runRound(stack: Stack, options: RoundOptions): Promise<Round> {
  const { name } = options
  await stack.up(['postgres', 'redis'])
  await stack.createDatabase(name)
  const sink = await openMailSink()
  const environment = environmentFor(stack, name, sink.port)
  await promisify(execFile)(process.execPath, [migrateProgram], { env: { ...process.env, ...environment } })
  const program = (title: string, more: Record<string, string>) =>
    makeProgram(title, { ...environment, ...more }, `${stack.directory}/${name}-${title}.log`)
  const ports = Array.from({ length: options.servers }, (_, index) => stack.basePort + 10 + index)
  const servers = ports.map((port) => program(`server-${port}`, { MODE: 'api', PORT: String(port) }))
  const worker = program('worker', { MODE: 'worker' })
  const programs = options.hasLetters ? [...servers, worker] : servers
  await Promise.all(programs.map((one) => one.start()))

  const admin = stack.admin(name)
  const killer = makeKiller({ stack, servers, worker })
  sink.onLetter(() => killer.sawLetter())
  const file = `${stack.directory}/${name}.journal`
  const journal = await openJournal(file)
  const people = await makePeople(admin, options.clients, environment)
  let isStopped = false
  const deps: ClientDeps = {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    journal,
    counts: noCounts(),
    isNaive: options.isNaive ?? false,
    token: (user) => people.token(user),
    isStopped: () => isStopped,
    onAck: (server, sentAt) => killer.sawAck(server, sentAt),
  }
  await Promise.all(
    people.all.map(async (person) => {
      const { answer, done } = await settle(nextOperation(person), { ...deps, isNaive: false })
      learn(person, done, answer)
    }),
  )
  await shareHouses(admin, people.all)

  const began = performance.now()
  const clients = people.all.map((person) => runClient(person, deps))
  const newcomers = options.hasLetters ? registrars : 0
  for (let count = 0; count < newcomers; count += 1) clients.push(runRegistrations(deps))
  await options.during(killer, admin, deps.counts)
  isStopped = true
  await Promise.all(clients)
  const seconds = (performance.now() - began) / 1_000
  const drainMs = options.hasLetters ? await drain(admin, drainLimitMs) : 0
  await journal.close()
  const deaths = programs.reduce((sum, one) => sum + one.deaths, 0)
  await Promise.all(programs.map((one) => one.stop()))
  const facts = await readFacts(admin)
  await admin.end()
  await sink.close()
  const findings = check(readJournal(file), facts)
  return {
    counts: deps.counts,
    findings,
    letters: checkLetters(facts, sink.letters),
    killer,
    deaths,
    faults: programs.flatMap((one) => one.faults),
    drainMs,
    seconds,
  }
}

function environmentFor(stack: Stack, database: string, smtpPort: number): Record<string, string> {
  const url = (role: string) => `postgresql://${role}:${role}@127.0.0.1:${stack.basePort + 1}/${database}`
  return {
    ENVIRONMENT: 'test',
    LOG_LEVEL: 'info',
    DATABASE_URL: url('hauswart_app'),
    DATABASE_AUTH_URL: url('hauswart_auth'),
    DATABASE_WORKER_URL: url('hauswart_worker'),
    DATABASE_MIGRATE_URL: url('hauswart_migrate'),
    REDIS_URL: `redis://:hauswart@127.0.0.1:${stack.basePort + 3}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    // Hashing is not the subject; it would only take the processor away from the writers.
    ARGON2_MEMORY_KIB: '1024',
    ARGON2_PASSES: '1',
  }
}
