import { readFileSync, readdirSync } from 'node:fs'

/** What the tools of a worker took, seen from outside: the most of any one of them. */
export type Taken = {
  readonly tools: Set<number>
  memoryMb: number
  cpuSeconds: number
  tasks: number
  files: number
  /** Tools that were found without the bounds they must have. */
  readonly unbound: Set<string>
}

const ticks = 100
const own = new Set(['setpriv', 'prlimit'])
const everyMs = 100

/** Looks at the children of a process again and again until it is told to stop. */
export function watchTools(worker: number): { readonly taken: Taken; stop(): void } {
  const taken: Taken = {
    tools: new Set(),
    memoryMb: 0,
    cpuSeconds: 0,
    tasks: 0,
    files: 0,
    unbound: new Set(),
  }
  const mine = read(`/proc/${worker}/cmdline`)
  const timer = setInterval(() => {
    for (const child of read(`/proc/${worker}/task/${worker}/children`).split(' ')) look(child, mine, taken)
  }, everyMs)
  return { taken, stop: () => clearInterval(timer) }
}

function look(pid: string, parent: string, taken: Taken): void {
  const command = read(`/proc/${pid}/cmdline`)
  const [program = ''] = command.split('\0')
  // Before it has become the tool it is still the worker or what bounds it; a browser is none of them.
  if (command === '' || command === parent || own.has(program) || program.includes('chrom')) return
  const status = read(`/proc/${pid}/status`)
  const limits = read(`/proc/${pid}/limits`)
  const stat = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  if (status === '' || limits === '' || stat.length < 13) return
  const most = (before: number, now: number) => (Number.isFinite(now) ? Math.max(before, now) : before)
  taken.tools.add(Number(pid))
  taken.memoryMb = most(taken.memoryMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024)
  taken.tasks = most(taken.tasks, Number(/Threads:\s+(\d+)/.exec(status)?.[1]))
  taken.cpuSeconds = most(taken.cpuSeconds, (Number(stat[11]) + Number(stat[12])) / ticks)
  taken.files = most(taken.files, count(`/proc/${pid}/fd`))
  const isBound = bounds.every((bound) => bound.test(limits)) && /NoNewPrivs:\s+1/.test(status)
  if (!isBound) taken.unbound.add(program)
}

const bounds = [
  /^Max cpu time +\d+ +\d+ /m,
  /^Max address space +\d+ +\d+ /m,
  /^Max file size +\d+ +\d+ /m,
  /^Max processes +\d+ +\d+ /m,
  /^Max open files +64 +64 /m,
  /^Max core file size +0 +0 /m,
]

// It may be gone before it is looked at.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

function count(path: string): number {
  try {
    return readdirSync(path).length
  } catch {
    return 0
  }
}

/** The most memory a process ever had, in megabytes. */
export const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024
