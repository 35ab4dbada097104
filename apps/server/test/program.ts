import { spawn, type ChildProcess } from 'node:child_process'

/** The program as it runs in production: a process of its own, started from main.ts. */
export type TestProgram = {
  /** Where it listens; empty for a worker. */
  readonly url: string
  /** What it has logged since it started. */
  log(): string
  /** Sends the signal, waits for the end and gives its code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const main = new URL('../src/main.ts', import.meta.url).pathname
const patience = new URL('patience.ts', import.meta.url).href
const children = new Set<ChildProcess>()
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))

/** With the patience of tests, or with the product's own where that is looked at. */
export async function startProgram(
  environment: Record<string, string>,
  { isPatient = true }: { readonly isPatient?: boolean } = {},
): Promise<TestProgram> {
  const child = spawn(process.execPath, isPatient ? ['--import', patience, main] : [main], {
    env: { PATH: process.env['PATH'], ...environment, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      children.delete(child)
      resolve(code)
    })
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString()
      if (output.includes('"started"')) resolve()
    })
    void ended.then(() => reject(new Error(`the program did not start: ${output}`)))
  })
  return {
    log: () => output,
    url: /listening at (http:\/\/[\d.:]+)/.exec(output)?.[1] ?? '',
    end: async (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
