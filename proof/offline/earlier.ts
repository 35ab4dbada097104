import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { newId } from '../../apps/server/test/world.ts'
import { patienceMs, within } from './browser.ts'
import { readQueue, type Outcome } from './scene.ts'
import { until } from './scenarios.ts'
import type { Owner, Stage } from './stage.ts'
import { todosApp } from './todos-app.ts'

/** What a device held that ran that release: its databases and its words, with names in the place of identifiers. */
export const release = 'fe67c3e'
export const earlierName = `release ${release}: app update while entries wait`
const recorded = readFileSync(new URL(`earlier/${release}.json`, import.meta.url), 'utf8')

/** What the owner had confirmed there: title, state, note, photos, and whether it was thrown away since. */
const confirmed = [
  ['Boiler entkalken', 'open', 'Essig steht im Keller', 0, true],
  ['Dachrinne reinigen', 'done', null, 0, true],
  ['Fenster streichen', 'open', null, 0, false],
  ['Filter wechseln', 'open', null, 1, true],
].map((row) => JSON.stringify(row))

type Kept = {
  readonly databases: readonly {
    readonly name: string
    readonly version: number
    readonly stores: readonly {
      readonly name: string
      readonly keyPath: string | null
      readonly autoIncrement: boolean
      readonly indexes: readonly { readonly name: string; readonly keyPath: string[] }[]
      readonly keys: readonly string[]
      readonly rows: readonly object[]
    }[]
  }[]
  readonly localStorage: Readonly<Record<string, string>>
}

/** The app of today opens on that device. `unknown` puts an entry into its queue that nobody can read. */
export async function updateFromEarlier(
  stage: Stage,
  browser: Browser,
  { unknown = false } = {},
): Promise<Outcome> {
  const owner = await stage.owner()
  const context = await browser.newContext({ storageState: owner.signedIn, locale: 'de-CH' })
  context.setDefaultTimeout(patienceMs)
  try {
    const page = await context.newPage()
    await page.goto(`${stage.line.url}/config.json`)
    await page.evaluate(plant, contentsFor(owner, unknown))
    await page.goto(`${stage.line.url}${todosApp.path(owner.house)}`)
    await todosApp.ready(page)
    await until(async () => (await waiting(page)) <= Number(unknown))
    return await judgeEarlier(stage, owner, page)
  } finally {
    await context.close()
  }
}

/** Compares what was confirmed with what the server has and the device still holds. */
export async function judgeEarlier(
  stage: Pick<Stage, 'admin'>,
  owner: Pick<Owner, 'house'>,
  page: Page,
): Promise<Outcome> {
  const found = await heldBy(stage, owner)
  return {
    lost: confirmed.filter((one) => !found.includes(one)).length,
    late: await waiting(page),
    // Whatever is there that nobody confirmed so: doubled, or hung on the wrong thing.
    doubled: found.filter((one) => !confirmed.includes(one)).length,
    disordered: 0,
  }
}

export const waiting = async (page: Page): Promise<number> =>
  (JSON.parse((await within(patienceMs, page.evaluate(readQueue))) || '[]') as unknown[]).length

async function heldBy({ admin }: Pick<Stage, 'admin'>, { house }: Pick<Owner, 'house'>): Promise<string[]> {
  const { rows } = await admin.query<{ row: unknown }>(
    `select jsonb_build_array(t.title, t.state, t.note, count(p.id), t.deleted_at is null) as row
     from app.todo t left join app.picture p on p.real_estate_id = t.real_estate_id and p.todo_id = t.id
     where t.real_estate_id = $1 group by t.real_estate_id, t.id
     union all
     select jsonb_build_array('a photo of no to-do') from app.picture p
     where p.real_estate_id = $1 and p.todo_id is null
     union all
     select jsonb_build_array('done twice', a.verb) from app.audit_event a join app.todo t on t.id = a.object_id
     where t.real_estate_id = $1 and a.real_estate_id = $1 group by a.object_id, a.verb having count(*) > 1`,
    [house],
  )
  return rows.map(({ row }) => JSON.stringify(row))
}

function contentsFor({ userId, house, email }: Owner, unknown: boolean): Kept {
  const text = recorded
    .replaceAll('USER', userId)
    .replaceAll('HOUSE', house)
    .replaceAll('EMAIL', email)
    // Other identifiers each time: the server has seen the first ones.
    .replaceAll('STAMP', newId().slice(0, 8))
  const kept = JSON.parse(text) as Kept
  if (!unknown) return kept
  for (const { name, stores } of kept.databases)
    if (name === 'hauswart-outbox')
      for (const { rows } of stores) {
        const last = rows.at(-1)
        if (last !== undefined) (rows as object[]).push({ ...last, seq: 99, key: newId(), op: 'sweepTodo' })
      }
  return kept
}

/** Runs in the page. */
async function plant({ databases, localStorage: words }: Kept): Promise<void> {
  const finished = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('the device cannot be filled')))
    })
  const file = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(file)
    if ('$file' in value && 'name' in value && 'type' in value) {
      const bytes = Uint8Array.from(atob(String(value.$file)), (letter) => letter.codePointAt(0) ?? 0)
      return new File([bytes], String(value.name), { type: String(value.type) })
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, file(inner)]))
  }
  for (const [name, value] of Object.entries(words)) localStorage.setItem(name, value)
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version)
    opening.addEventListener('upgradeneeded', () => {
      for (const store of stores) {
        const { keyPath, autoIncrement } = store
        const made = opening.result.createObjectStore(store.name, { keyPath, autoIncrement })
        for (const index of store.indexes) made.createIndex(index.name, index.keyPath)
      }
    })
    const database = await finished(opening)
    for (const store of stores) {
      const place = database.transaction(store.name, 'readwrite').objectStore(store.name)
      for (const [at, row] of store.rows.entries())
        void (store.keyPath === null ? place.put(file(row), store.keys[at]) : place.put(file(row)))
      await finished(place.count())
    }
    database.close()
  }
}
