import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One process of the product. Dies when it is told to, and is started anew whenever it is gone. */
export type Program = {
  readonly name: string
  /** kill -9; resolves when the successor says that it has started. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
  /** How often it ended without being told to. */
  readonly deaths: number
  /** What it said of faults that nobody caught: each of them ends it. */
  readonly faults: readonly string[]
}

const server = fileURLToPath(new URL('../../apps/server/', import.meta.url))
const startWithinMs = 120_000
const children = new Set<ChildProcess>()

/** For the way out, whatever it is. The kernel does the same for a harness that was killed itself. */
export function killAllPrograms(): void {
  for (const child of children) child.kill('SIGKILL')
}

export function makeProgram(name: string, environment: Record<string, string>, logFile: string): Program {
  const log = createWriteStream(logFile, { flags: 'a' })
  let child: ChildProcess | undefined
  let isWanted = false
  let isExpected = false
  let deaths = 0
  const faults: string[] = []

  function start(): Promise<void> {
    isWanted = true
    isExpected = false
    // Our child must not outlive us; setpriv becomes the program, so the process id stays.
    const args = ['--pdeathsig', 'KILL', process.execPath, `${server}src/main.ts`]
    const born = spawn('setpriv', args, { cwd: server, env: { PATH: process.env['PATH'], ...environment } })
    child = born
    children.add(born)
    born.stderr.pipe(log, { end: false })
    born.once('exit', () => {
      children.delete(born)
      if (!isExpected) deaths += 1
      if (isWanted && child === born) void start()
    })
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${name} did not start, see ${logFile}`)), startWithinMs)
      born.stdout.on('data', (text: Buffer) => {
        log.write(text)
        faults.push(
          ...text
            .toString()
            .split('\n')
            .filter((line) => line.includes('fault that nobody caught')),
        )
        if (!text.includes('"started"')) return
        clearTimeout(late)
        resolve()
      })
    })
  }

  return {
    name,
    start,
    kill: async () => {
      isExpected = true
      const before = child
      child = undefined
      const gone = new Promise((resolve) => before?.once('exit', resolve))
      before?.kill('SIGKILL')
      await gone
      await start()
    },
    stop: async () => {
      isWanted = false
      isExpected = true
      const gone = new Promise((resolve) => child?.once('exit', resolve))
      if (child?.exitCode !== null || !child.kill('SIGTERM')) return
      await gone
    },
    get deaths() {
      return deaths
    },
    faults,
  }
}
