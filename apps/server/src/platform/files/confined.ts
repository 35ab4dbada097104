import { spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a tool said. Without a code it did not end by itself. */
export type Said = {
  readonly code: number | undefined
  /** It took more of a core or said more than it may: the same bytes will do so again, on any machine. */
  readonly isTooMuch: boolean
  readonly output: Buffer
  readonly complaint: string
}
type Bounds = {
  readonly cpuSeconds: number
  readonly memoryMb: number
  readonly outputBytes: number
  /** Tasks of its user, where others of that user are counted too. */
  readonly tasks?: number
}

const nobody = 65_534
const isRoot = process.getuid?.() === 0
const mostFileBytes = 256 * 1_024 * 1_024
const mostComplaint = 4_096
/** The ways `prlimit` says that there is no such tool here: our fault, and no word about the file. */
const missing = [126, 127]

/**
 * Runs a tool on bytes of a stranger: as nobody where we are root, without ways to more rights, bounded in time, memory,
 * processes and files, and in a group of its own, so that nothing of it outlives its end or ours.
 */
export function confined(
  argv: readonly string[],
  folder: string,
  bounds: Bounds,
  user: 'nobody' | 'ours' = 'nobody',
): Promise<Said> {
  const asNobody =
    isRoot && user === 'nobody' ? [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : []
  const guard = [...asNobody, '--no-new-privs', '--inh-caps=-all', '--pdeathsig=KILL', '--', 'prlimit']
  const { cpuSeconds, memoryMb, outputBytes, tasks = 64 } = bounds
  // A second more for the end itself: its signal tells that it was for the time of the core.
  const cpu = `--cpu=${cpuSeconds}:${cpuSeconds + 1}`
  const most = [`--as=${memoryMb * 1_024 ** 2}`, cpu, `--fsize=${mostFileBytes}`]
  const few = [`--nproc=${tasks}`, '--nofile=64', '--core=0', '--']
  const child = spawn('setpriv', [...guard, ...most, ...few, ...argv], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', TMPDIR: folder, OMP_THREAD_LIMIT: '1' },
  })
  const output: Buffer[] = []
  let [size, complaint] = [0, '']
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  // What waits uses no time of a core; a busy machine gives it late.
  const late = setTimeout(end, cpuSeconds * 6_000)
  child.stdout.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > outputBytes) end()
    else output.push(piece)
  })
  child.stderr.on(
    'data',
    (piece: Buffer) => (complaint = (complaint + String(piece)).slice(0, mostComplaint)),
  )
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(late)
      end()
      if (code !== null && missing.includes(code)) reject(new Error(`${argv[0]} cannot be run here`))
      else {
        const isTooMuch = signal === 'SIGXCPU' || size > outputBytes
        resolve({ code: code ?? undefined, isTooMuch, output: Buffer.concat(output), complaint })
      }
    })
  })
}

/** Whether a tool took too much of bytes that will always do so. One that died of something else is tried again. */
export function isOverdone({ code, isTooMuch, complaint }: Said): boolean {
  if (code === undefined && !isTooMuch) throw new ToolDiedError(`a tool died: ${complaint.slice(0, 500)}`)
  return isTooMuch
}

/** Over the bytes or over a machine short of something: who is there twice when it happens is not tried again. */
export class ToolDiedError extends Error {}

/** A folder for one piece of work that the tools may use and others may not; it goes with it. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hauswart-file-'))
  try {
    if (isRoot) await chown(folder, nobody, nobody)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
