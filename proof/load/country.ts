import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { psqlArguments } from '../../apps/server/test/database.ts'

const script = new URL('./country.sql', import.meta.url).pathname

/** Nobody looks through the tables but us: when the server would, and what a plan is then made of, depends on the clock. */
const byHand = `do $$ declare one regclass; begin
  for one in select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('app', 'auth') loop
    execute format('alter table %s set (autovacuum_enabled = off)', one);
  end loop; end $$`

/** Fills a migrated database with a made-up country; every n-th house has a long list. */
export async function fillCountry(database: string, owners: number, heavyEvery = 1_000): Promise<void> {
  await psql(database, ['-c', byHand])
  await psql(database, ['-v', `owners=${owners}`, '-v', `heavy=${heavyEvery}`, '-f', script])
  await psql(database, ['-c', 'vacuum (analyze, freeze)'])
}

/** The same identifiers as the SQL makes, so that a load needs no lookup. */
export function countryId(kind: 'user' | 'session' | 'house' | 'act', n: number): string {
  const number = { user: 1, session: 2, house: 3, act: 6 }[kind]
  const hash = createHash('md5').update(`${number}:${n}`).digest('hex')
  const time = (1_700_000_000_000 + n * 20).toString(16).padStart(12, '0')
  const text = `${time}7${hash.slice(13, 16)}8${hash.slice(17)}`
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
}

function psql(database: string, more: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('psql', [...psqlArguments(database), ...more], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`psql ended with ${code}`))))
  })
}

export const ask = (database: string, text: string): string =>
  execFileSync('psql', [...psqlArguments(database), '-At', '-c', text], { encoding: 'utf8' }).trim()
