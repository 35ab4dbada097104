// A small made-up building register, so that addresses are found without a download. A register that is there stays.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBulkConnection } from '../apps/server/src/platform/db/bulk-load.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'

const root = new URL('..', import.meta.url).pathname
const scale = '0.01'

if (await isEmpty()) {
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-demo-register-'))
  try {
    const said = run('scripts/register-generate.ts', ['--out', folder, '--scale', scale])
    const files = readdirSync(folder).map((file) => join(folder, file))
    const [places, dumps] = [files.filter(isPlaces), files.filter((file) => !isPlaces(file))]
    run('apps/server/src/register-import.ts', [...places.flatMap((file) => ['--places', file]), ...dumps])
    process.stdout.write(`Register (erfunden): ${said.split(' in ')[0]}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isEmpty(): Promise<boolean> {
  const bulk = await openBulkConnection(readConfig().DATABASE_REGISTER_URL)
  const [row] = await bulk.rows<{ number: number }>('select number from register.generation')
  await bulk.close()
  return row?.number === 0
}

function run(script: string, words: readonly string[]): string {
  return execFileSync(process.execPath, [join(root, script), ...words], { cwd: root, encoding: 'utf8' })
}

function isPlaces(file: string): boolean {
  return file.endsWith('/places.zip')
}
