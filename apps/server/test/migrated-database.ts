import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { migrate } from '#platform/db/migrations.ts'
import { adminPlace, createDatabase, dropDatabase, testEnvironment } from './database.ts'

const root = new URL('../../../', import.meta.url).pathname
const lockKey = 7_214_002

/**
 * A database as the newest migration leaves it. A hundred files of tests want one, and making it anew takes seven times
 * as long as copying it: it is made once for these migrations, and copied since.
 */
export async function createMigrated(name: string): Promise<void> {
  const client = new Client(adminPlace('postgres'))
  await client.connect()
  try {
    // Nobody may be connected to what is copied, and nobody else may make the same.
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const model = await modelDatabase(client)
    await client.query(`create database ${name} owner hauswart_migrate template ${model}`)
    // Rights on the database itself are not copied, and migrations give some.
    await client.query(
      `update pg_database set datacl = (select datacl from pg_database where datname = $2) where datname = $1`,
      [name, model],
    )
  } finally {
    await client.end()
  }
  // Nor are settings; and rules of cantons may be newer than the model.
  createDatabase(name)
  await migrate(testEnvironment(name)['DATABASE_MIGRATE_URL'] ?? '')
}

async function modelDatabase(client: Client): Promise<string> {
  const model = `model_${fingerprint()}`
  const known = await client.query('select from pg_database where datname = $1', [model])
  if (known.rowCount === 1) return model
  // Renamed at the end, so that one that was interrupted never looks like a finished one.
  const draft = `${model}_draft`
  await dropDatabase(draft)
  createDatabase(draft)
  await migrate(testEnvironment(draft)['DATABASE_MIGRATE_URL'] ?? '')
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [draft])
  await client.query(`alter database ${draft} rename to ${model}`)
  // Those of other branches stay for a while; a dropped one is made again.
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'model\\_%' order by oid desc offset 5`,
  )
  for (const { datname } of rows) await dropDatabase(datname)
  return model
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = [
    `${root}ops/postgres/database.sql`,
    ...globSync(`${root}apps/server/migrations/*.sql`).toSorted(),
  ]
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
