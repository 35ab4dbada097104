import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importRegister } from '#features/register/register.import.service.ts'
import { openBulkConnection } from '#platform/db/bulk-load.ts'
import { ownUrl, readConfig } from '#platform/config.ts'

const usage = 'npm run register:import -- [--places <file|url>] <file|url>…\n'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { places: { type: 'string' } },
})
const url = ownUrl(readConfig(), 'DATABASE_REGISTER_URL')

if (positionals.length === 0 && values.places === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else
  try {
    await importRegister(
      {
        open: () => openBulkConnection(url),
        // Of this database alone: two imports must not tidy up after each other.
        folder: join(tmpdir(), 'hauswart-register', new URL(url).pathname.slice(1)),
        say: (line) => void process.stdout.write(`${line}\n`),
        // The connection of a killed run holds its lock until the database notices that nobody is there.
        patienceMs: 10_000,
      },
      { dumps: positionals, places: values.places },
    )
  } catch (error) {
    process.stderr.write(
      `the register stays as it was. ${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exitCode = 1
  }
