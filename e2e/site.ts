import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { createServer } from 'node:tls'
import type pg from 'pg'
import { claimCounters } from '../apps/server/test/counters.ts'
import { adminPool, dropDatabase, testEnvironment } from '../apps/server/test/database.ts'
import { createMigrated } from '../apps/server/test/migrated-database.ts'
import { startProgram, type TestProgram } from '../apps/server/test/program.ts'
import { freePort } from '../proof/load/free-port.ts'
import { countActs } from './acts.ts'
import { openLetterBox } from './letter-box.ts'
import { importSmallRegister } from './register.ts'

/** The whole product as an owner meets it: the built web app, the real server, a database of its own. */
export type Site = {
  readonly url: string
  readonly database: string
  /** Port at which somebody else can ask for the next link. */
  readonly letters: number
  /** Runs SQL as the superuser, past every wall: for arranging and for checking. */
  admin<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The path in the next letter to this address: confirm or new password. */
  linkTo(email: string): Promise<string>
  /** Kills the server as a power cut would; `start` brings it back on the same address. */
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export type SiteOptions = {
  /** Behind TLS, for browsers that do not take http://localhost for a safe place. */
  readonly secure?: boolean
  readonly webRoot?: string
  readonly config?: Readonly<Record<string, string>>
  /** With addresses to find: a few of a made-up Uster. */
  readonly register?: boolean
}

const root = new URL('..', import.meta.url).pathname
/** Another build than the one in the tree can be looked at, so that a build under way disturbs no journey. */
export const builtWeb = process.env['WEB_ROOT_UNDER_TEST'] ?? `${root}apps/web/build`

export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const webRoot = options.webRoot ?? builtWeb
  if (!existsSync(`${webRoot}/site.json`)) throw new Error('the web app is not built: npm run build')
  const database = `test_${randomBytes(6).toString('hex')}`
  await createMigrated(database)
  const port = await freePort()
  const front = options.secure === true ? await secureFront(port) : undefined
  const url = front === undefined ? `http://localhost:${port}` : `https://localhost:${front.port}`
  const letters = await openLetterBox()
  const counters = claimCounters()
  const environment = {
    ...testEnvironment(database),
    PORT: String(port),
    PUBLIC_URL: url,
    WEB_ROOT: webRoot,
    SMTP_URL: `smtp://127.0.0.1:${letters.port}`,
    REDIS_URL: counters.url,
    GRAPHQL_DOCUMENTS: 'known',
    ...options.config,
  }
  if (options.register === true) importSmallRegister(environment)
  const pool = adminPool(database)
  let program: TestProgram | undefined = await startProgram(environment)
  const admin = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows
  return {
    url,
    database,
    admin,
    letters: letters.askAt,
    linkTo: (email) => letters.linkTo(email),
    kill: async () => {
      await program?.end('SIGKILL')
      program = undefined
    },
    start: async () => {
      program ??= await startProgram(environment)
    },
    close: async () => {
      await program?.end('SIGTERM')
      counters.free()
      await front?.close()
      await letters.close()
      await countActs(admin).finally(() => pool.end())
      await dropDatabase(database)
    },
  }
}

/** Where to find a site that somebody else has opened. */
export type SiteAddress = { readonly url: string; readonly database: string; readonly letters: number }

/** A site that somebody else has opened and will close. */
export function joinSite({ url, database, letters }: SiteAddress): Site {
  const pool = adminPool(database)
  const notOurs = async () => {
    throw new Error('others are on this site: a journey that ends it opens one of its own')
  }
  return {
    url,
    database,
    letters,
    admin: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    linkTo: async (email) => {
      const answer = await fetch(`http://127.0.0.1:${letters}/${encodeURIComponent(email)}`)
      if (!answer.ok) throw new Error(await answer.text())
      return answer.text()
    },
    kill: notOurs,
    start: notOurs,
    close: () => pool.end(),
  }
}

/** The edge's certificate in front of a plain port: bytes in, bytes out. */
async function secureFront(target: number): Promise<{ port: number; close(): Promise<void> }> {
  const place = `${process.env['HAUSWART_PARTS'] ?? `${root}.parts`}/edge`
  const port = await freePort()
  const server = createServer(
    { key: readFileSync(`${place}/tls.key`), cert: readFileSync(`${place}/tls.pem`) },
    (outside) => {
      const inside = connect(target, '127.0.0.1')
      outside.pipe(inside).pipe(outside)
      for (const end of [outside, inside]) end.on('error', () => (outside.destroy(), inside.destroy()))
    },
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { port, close: async () => void server.close() }
}
