import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Country, Ground } from './stage.ts'

const entry = new URL('../../apps/server/src/register-import.ts', import.meta.url).pathname
const children = new Set<ChildProcess>()
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))

export type Ended = { readonly code: number | null; readonly output: string; readonly seconds: number }

/** The import as an operator starts it: a process of its own. */
export function startImport(ground: Ground, files: { dumps?: readonly string[]; places?: string }) {
  const given = [...(files.places === undefined ? [] : ['--places', files.places]), ...(files.dumps ?? [])]
  const started = performance.now()
  const child = spawn(process.execPath, [entry, ...given], {
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...ground.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      children.delete(child)
      resolve({ code, output, seconds: (performance.now() - started) / 1_000 })
    })
  })
  return {
    ended,
    kill: () => child.kill('SIGKILL'),
    isOver: () => child.exitCode !== null || child.signalCode !== null,
  }
}

export async function runImport(
  ground: Ground,
  files: { dumps?: readonly string[]; places?: string },
): Promise<Ended> {
  const ended = await startImport(ground, files).ended
  if (ended.code !== 0) throw new Error(`the import ended with ${ended.code}:\n${ended.output}`)
  return ended
}

/** Starts an import and kills it with -9 once so many rows are there; gives how many there were. */
export async function killAt(ground: Ground, country: Country, rows: number): Promise<number> {
  const program = startImport(ground, country)
  let there = 0
  while (!program.isOver()) {
    there = await rowsOfUnfinished(ground)
    if (there >= rows) program.kill()
    else await sleep(10)
  }
  await program.ended
  return there
}

/** Rows the unfinished generation has noted. */
export async function rowsOfUnfinished({ admin }: Ground): Promise<number> {
  const schema = await unfinished({ admin })
  if (schema === undefined) return 0
  // Between looking for it and reading it the program may have dropped it.
  const found = await admin
    .query<{ rows: number }>(`select coalesce(sum(rows), 0)::int as rows from ${schema}.progress`)
    .catch(() => ({ rows: [] }))
  return found.rows[0]?.rows ?? 0
}

/** The schema of the generation nobody sees yet. */
export async function unfinished({ admin }: Pick<Ground, 'admin'>): Promise<string | undefined> {
  const { rows } = await admin.query<{ name: string }>(
    `select nspname as name from pg_namespace, register.generation g
     where nspname ~ '^register_\\d+$' and substring(nspname from '\\d+')::int > g.number`,
  )
  return rows[0]?.name
}
