import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const children = new Set<ChildProcess>()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

export type Child = { readonly pid: number; stop(signal?: NodeJS.Signals): Promise<number | null> }

/** Starts a program of ours and waits for the line that says it is ready. */
export function start(
  file: string,
  argv: readonly string[],
  environment: Record<string, string>,
  ready: string,
): Promise<Child> {
  const child = spawn(process.execPath, [file, ...argv], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  child.on('exit', () => children.delete(child))
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(ready)) {
        resolve({
          pid: child.pid ?? 0,
          stop: (signal = 'SIGTERM') => {
            child.kill(signal)
            return ended
          },
        })
      }
    })
    void ended.then((code) => reject(new Error(`${file} ended with ${code}:\n${output}`)))
  })
}

/** CPU time a process and its threads have used, in microseconds. */
export function cpuMicroseconds(pid: number): number {
  let sum = 0
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      sum += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return sum / 1_000
  }
  return sum / 1_000
}
