import { randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import type { BrowserContextOptions } from 'playwright-core'
import { hashPassword } from '../../apps/server/src/features/accounts/accounts.hash.service.ts'
import { makeClock } from '../../apps/server/src/platform/clock.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { makeTokens } from '../../apps/server/src/platform/http/token.ts'
import { claimCounters } from '../../apps/server/test/counters.ts'
import { adminPool, dropDatabase, testEnvironment } from '../../apps/server/test/database.ts'
import { createMigrated } from '../../apps/server/test/migrated-database.ts'
import { startProgram, type TestProgram } from '../../apps/server/test/program.ts'
import { plainHouse } from '../../apps/server/test/world.ts'
import { storageKeys } from '../../apps/web/src/device/storage-keys.ts'
import { freePort } from '../load/free-port.ts'
import { openSessions } from '../session/browser.ts'
import { openLine, type Line } from './line.ts'

/** Somebody with a house and a browser that is signed in. */
export type Owner = {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly password: string
  readonly house: string
  readonly signedIn: NonNullable<BrowserContextOptions['storageState']> & object
}

export type Row = { readonly title: string }

/** What is added, and how to ask the server for all of it in a house: as `title`, in the order it was taken. */
export type Noun = {
  readonly name: string
  readonly rows: string
  /** Where a row holds a figure in the place of a title. */
  readonly figures?: {
    of(title: string): string
    title(of: string): string
    /** As a page may show it. */
    shown(title: string): readonly string[]
  }
}

/** Of a noun with a row for each. */
export const rowsOf = (table: string, title: string): Noun => ({
  name: table,
  rows: `select t.${title} as title from app.${table} t
    join app.audit_event a on a.object_id = t.id and a.verb = '${table}.add' where t.real_estate_id = $1 order by a.id`,
})

/** Of one whose verb makes and changes it: the acts that made a row. */
export const madeBySet = (table: string, title: string): Noun => ({
  name: table,
  rows: `select t.${title} as title from app.${table} t
    join app.row_image i on i.real_estate_id = t.real_estate_id and i.row_id = t.id and i.relation = '${table}'
      and i.before is null where t.real_estate_id = $1 order by i.event_id`,
})

/** Real server, real database, and a line between them and the browser that can fail. */
export type Stage = {
  readonly line: Line
  readonly admin: Pool
  readonly webRoot: string
  owner(): Promise<Owner>
  /** What was added to a house, in the order the server took it. */
  rows(house: string, noun: Noun): Promise<Row[]>
  pictures(house: string): Promise<{ bytes: number }[]>
  /** All drills knock from one address; the limits of sign-in are for others to prove. */
  forgetTries(): void
  killServer(): Promise<void>
  startServer(): Promise<void>
  close(): Promise<void>
}

const password = 'Lindenblüten im Juni 14'

/** Every house has one, as address of its page. */
export const tourComponent = 'kitchen'
/** And a renovation that was given to somebody, under the same identifier in each. */
export const tourProject = '01a1dce4-a030-7dd1-b54f-dc0fa67b38c5'

// So that a drill that is broken off takes its programs along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

export async function openStage(webRoot: string): Promise<Stage> {
  const database = `offline_${Date.now()}_${randomInt(1_000)}`
  await createMigrated(database)
  const line = await openLine()
  const counters = claimCounters()
  const port = await freePort()
  line.connectTo(port)
  const environment = {
    ...testEnvironment(database),
    PORT: String(port),
    PUBLIC_URL: line.url,
    WEB_ROOT: webRoot,
    REDIS_URL: counters.url,
  }
  const config = readConfig(environment)
  const tokens = makeTokens(config, makeClock())
  const hash = await hashPassword(config, { line: '', area: '', isKnown: false }, password)
  const admin = adminPool(database)
  let server: TestProgram | undefined = await startProgram(environment)

  async function owner(): Promise<Owner> {
    const [session] = await openSessions(admin, config, 1)
    if (session === undefined) throw new Error('no session')
    const { userId, id: sessionId } = session
    const { rows } = await admin.query<{ email: string }>(
      'update auth.account set password_hash = $2 where id = $1 returning email',
      [userId, hash],
    )
    const email = rows[0]?.email ?? ''
    const token = tokens.sign({ userId, sessionId, scope: ['user'] })
    const house = await createHouse(port, token)
    await admin.query(givenRenovation, [house, tourProject])
    const user = { id: userId, email, firstName: 'Sechs', lastName: 'Fenster', phone: null, scope: ['user'] }
    const kept = {
      [storageKeys.refreshToken]: session.refreshToken,
      [storageKeys.user]: JSON.stringify(user),
      [storageKeys.authStrategy]: 'local',
      [storageKeys.house]: house,
    }
    const [name = '', value = ''] = session.cookie.split('=')
    const localStorage = Object.entries(kept).map(([key, text]) => ({ name: key, value: text }))
    const cookie = { name, value, domain: 'localhost', path: '/', expires: -1, httpOnly: true }
    return {
      userId,
      sessionId,
      email,
      password,
      house,
      signedIn: {
        cookies: [{ ...cookie, secure: true, sameSite: 'Strict' }],
        origins: [{ origin: line.url, localStorage }],
      },
    }
  }

  return {
    line,
    admin,
    webRoot,
    owner,
    rows: async (house, { rows: text, figures }) => {
      const { rows } = await admin.query<Row>(text, [house])
      return figures === undefined ? rows : rows.map(({ title }) => ({ title: figures.title(title) }))
    },
    pictures: async (house) => {
      const text = 'select bytes :: int as bytes from app.picture where real_estate_id = $1'
      return (await admin.query<{ bytes: number }>(text, [house])).rows
    },
    forgetTries: () => counters.empty(),
    killServer: async () => {
      await server?.end('SIGKILL')
      server = undefined
    },
    startServer: async () => {
      server ??= await startProgram(environment)
    },
    close: async () => {
      line.close()
      await server?.end('SIGKILL')
      counters.free()
      await admin.end()
      await dropDatabase(database)
    },
  }
}

const givenRenovation = `with made as (insert into app.project (real_estate_id, id, title, kind, state, created_by)
    select r.id, $2, 'Treppenhaus', 'renovation', 'underway', r.created_by from app.real_estate r where r.id = $1
    returning real_estate_id, id)
  insert into app.quote (real_estate_id, id, project_id, company, state, price_rappen, discount_rappen, includes_vat,
    vat_permille, lines) select real_estate_id, id, id, 'Muster AG', 'accepted', 1200000, 0, false, 81, '[]' from made`

// A flat: it has a community too.
const furnished = { kind: 'condominium_flat', ownership: 'condominium' }

async function createHouse(port: number, token: string): Promise<string> {
  const { newId } = await import('../../apps/server/test/world.ts')
  const id = newId()
  const ask = async (query: string, variables: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    })
    const text = await answer.text()
    if (text.includes('"errors"')) throw new Error(text)
  }
  const components = [{ id: newId(), catalogKey: tourComponent, installedYear: 2001 }]
  await ask('mutation ($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }', {
    input: { ...plainHouse, ...furnished, id, components, idempotencyKey: newId() },
  })
  // Begun: what is empty looks different, and a device may show it so for a moment longer.
  await ask(
    'mutation ($id: ID!, $input: UpdateEmergencySheetInput!) { updateEmergencySheet(realEstateId: $id, input: $input) { version } }',
    { id, input: { mainWater: 'Keller', expectedVersion: 0, idempotencyKey: newId() } },
  )
  return id
}
