import { percentile, slice, type Shot } from '../load/client.ts'
import { ask } from '../load/country.ts'
import { cpuMicroseconds } from '../load/process.ts'

/** What is measured: a server, the connections it holds, and what it is asked. */
export type Program<Operation extends string> = {
  readonly name: string
  readonly pid: number
  readonly application: string
  readonly shot: (operation: Operation) => Shot
  /** Before each of its turns. */
  readonly turn?: () => Promise<void>
}
type Load<Operation extends string> = {
  readonly operation: Operation
  readonly rate: number
  readonly rounds?: number
}
type Spent = { requests: number; failed: number; node: number; postgres: number; times: number[] }

const connections = 16
const warmRequests = 2_000

/** CPU a request of the second program in shares of that of the first, measured in turns. */
export async function compare<Operation extends string>(
  database: string,
  programs: readonly [Program<Operation>, Program<Operation>],
  load: Load<Operation>,
  say: (line: string) => void,
): Promise<{ ratio: number; failed: number }> {
  const { operation, rounds = 20 } = load
  const spent = new Map<string, Spent[]>(programs.map(({ name }) => [name, []]))
  let failed = 0
  for (const program of programs) failed += await warmUp(program, operation)
  for (let round = 0; round < rounds; round += 1) {
    for (const program of round % 2 === 0 ? programs : programs.toReversed()) {
      await program.turn?.()
      const result = await measureSlice(database, program, load)
      spent.get(program.name)?.push(result)
      failed += result.failed
    }
  }
  const [first = [], second = []] = programs.map(({ name }) => spent.get(name) ?? [])
  for (const [name, slices] of spent) say(`  ${operation.padEnd(10)} ${name.padEnd(8)} ${describe(slices)}`)
  // The host is shared: one slice may be half as fast as the next, so neighbours are compared, then the median taken.
  const ratios = first.map((slot, round) => cpuOf(second[round]) / cpuOf(slot))
  return { ratio: percentile(ratios, 0.5), failed }
}

async function measureSlice<Operation extends string>(
  database: string,
  program: Program<Operation>,
  { operation, rate }: Load<Operation>,
): Promise<Spent> {
  const backends = ask(
    database,
    `select pid from pg_stat_activity where application_name = '${program.application}' and datname = '${database}'`,
  )
    .split('\n')
    .map(Number)
  const cpu = () => ({
    node: cpuMicroseconds(program.pid),
    postgres: backends.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0),
  })
  const before = cpu()
  const load = { milliseconds: 800, connections, rate }
  const { answered, failed, times } = await slice(load, () => program.shot(operation))
  const after = cpu()
  return {
    requests: answered,
    failed,
    times,
    node: after.node - before.node,
    postgres: after.postgres - before.postgres,
  }
}

const cpuOf = (spent: Spent | undefined): number =>
  spent === undefined ? Number.NaN : (spent.node + spent.postgres) / spent.requests

function describe(slices: readonly Spent[]): string {
  const each = (pick: (spent: Spent) => number) =>
    percentile(
      slices.map((spent) => pick(spent) / spent.requests),
      0.5,
    ).toFixed(0)
  const times = slices.flatMap((spent) => spent.times)
  return `${times.length} requests, node ${each((spent) => spent.node)} us, postgres ${each((spent) => spent.postgres)} us, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`
}

/** Until the compiler has seen enough: its work belongs to the start of a program, not to a request. */
async function warmUp<Operation extends string>(
  program: Program<Operation>,
  operation: Operation,
): Promise<number> {
  let failed = 0
  await program.turn?.()
  for (let answered = 0; answered < warmRequests;) {
    const result = await slice({ milliseconds: 250, connections }, () => program.shot(operation))
    answered += result.answered
    failed += result.failed
  }
  return failed
}
