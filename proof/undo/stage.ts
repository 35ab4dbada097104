import { undo, type Undone } from '../../apps/server/src/features/undo/undo.service.ts'
import type { Context } from '../../apps/server/src/platform/db/access.ts'
import { AppError } from '../../apps/server/src/platform/app-error.ts'
import { makeContext } from '../../apps/server/src/platform/http/http.ts'
import { makeDocuments } from '../../apps/server/test/documents.ts'
import { startServer, type TestServer } from '../../apps/server/test/server.ts'
import { makeWorld, newId, type Person } from '../../apps/server/test/world.ts'

export type Row = Record<string, unknown> & {
  id?: string
  object_id?: string
  kind?: string
  version: number
  deleted_at?: string | null
}

/** Every row of a house by table and key, its version apart. */
export type State = {
  readonly rows: ReadonlyMap<string, string>
  readonly versions: ReadonlyMap<string, number>
  readonly full: ReadonlyMap<string, Row>
}

export type Family = { readonly house: string; readonly owner: Person; readonly editor: Person }

export type Stage = {
  readonly server: TestServer
  /** An owner, and an editor without the finance right. */
  family(): Promise<Family>
  furnish(family: Family): Promise<void>
  look(house: string): Promise<State>
  contextOf(person: Person): Context
  /** Undoes, or gives the refusal. */
  tryUndo(person: Person, house: string, act: string, key?: string): Promise<Undone | AppError>
  eventOf(key: string): Promise<string>
}

// By the catalogue: a table that is kept and missing in the register would be missing here too, were it listed by hand.
const keptTables = `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'keep_before' order by 1`

export async function openStage(): Promise<Stage> {
  const server = await startServer()
  const world = makeWorld(server)
  const tables = await server.admin<{ name: string }>(keptTables)
  const rows = tables
    .map(({ name }) => {
      const house = name === 'real_estate' ? 'id' : 'real_estate_id'
      return `select '${name}' as name, to_jsonb(t) - 'act_id' as row from app.${name} t where t.${house} = $1`
    })
    .join(' union all ')
  // In the order they came into being, so that the same seed walks the same way.
  const all = `select name, row from (${rows}) t order by name, row ->> 'id', row ->> 'object_id', row ->> 'kind'`
  const contextOf = ({ userId, sessionId }: Person) =>
    makeContext(server.parts, { userId, sessionId }, 'proof')
  return {
    server,
    contextOf,
    family: async () => {
      const [owner, editor] = [await world.person(), await world.person()]
      const house = await world.house(owner, { heating: 'oil' })
      await world.join(editor, house, 'editor', false)
      return { house, owner, editor }
    },
    furnish: async ({ house, owner }) => {
      const rooms = [
        await world.room(owner, house),
        await world.room(owner, house, { name: 'Keller', areaM2: 12.5 }),
      ]
      for (const [at, catalogKey] of ['windows', 'oil_heating', 'washing_machine', 'wallbox'].entries())
        await world.component(owner, house, { catalogKey, roomId: rooms[at % 2] })
      for (const title of ['A', 'B', 'C']) await world.todo(owner, house, { title, dueOn: '2027-03-01' })
      const [first] = await server.admin<{ id: string }>(
        'select id from app.component where real_estate_id = $1 order by id limit 1',
        [house],
      )
      await world.measure(owner, house, first?.id ?? '', { costRappen: 4_200_000_000 })
      await world.task(owner, house, first?.id ?? '')
      const craftsmanId = await world.craftsman(owner, house)
      await world.appointment(owner, house, { componentId: first?.id, craftsmanId })
      const project = await world.project(owner, house, {
        componentIds: [first?.id],
        budgetRappen: 3_000_000,
      })
      await world.defect(owner, house, project, { componentId: first?.id, craftsmanId })
      await world.journalEntry(owner, house, project)
      await world.makerWarranty(owner, house, first?.id ?? '')
      await world.approval(owner, house, project, { kind: 'subsidy', promisedRappen: 1_200_000 })
      await world.acceptance(owner, house, project, { craftsmanId })
      await world.invoice(owner, house, { componentId: first?.id, craftsmanId, projectId: project })
      const { document, version } = makeDocuments(server)
      for (const title of ['Police', 'Offerte'])
        await version(owner, house, await document(owner, house, { title, componentIds: [first?.id] }))
    },
    look: async (house) => stateOf(await server.admin<{ name: string; row: Row }>(all, [house])),
    tryUndo: (person, house, act, idempotencyKey = newId()) =>
      undo(contextOf(person), house, act, { idempotencyKey }).catch((thrown: unknown) => {
        if (thrown instanceof AppError) return thrown
        throw thrown
      }),
    eventOf: async (key) => {
      const query = 'select event_id as id from app.idempotency where key = $1'
      const [found] = await server.admin<{ id: string }>(query, [key])
      // An act done under a key of its own would look like an undo that answers nothing.
      if (found === undefined) throw new Error('nothing was done under this key')
      return found.id
    },
  }
}

function stateOf(found: readonly { name: string; row: Row }[]): State {
  const [rows, versions, full] = [
    new Map<string, string>(),
    new Map<string, number>(),
    new Map<string, Row>(),
  ]
  for (const { name, row } of found) {
    const key = `${name} ${row.id ?? `${row.object_id ?? ''}.${row.kind ?? ''}`}`
    const { version, ...rest } = row
    rows.set(key, JSON.stringify(rest))
    versions.set(key, version)
    full.set(key, row)
  }
  return { rows, versions, full }
}

export const touchedBetween = (a: State, b: State): string[] =>
  [...new Set([...a.rows.keys(), ...b.rows.keys()])].filter(
    (key) => a.rows.get(key) !== b.rows.get(key) || a.versions.get(key) !== b.versions.get(key),
  )

/** A row that was never there, and one that was unmade: in the trash, ended, or emptied. */
export function isAbsent(state: State, key: string): boolean {
  const row = state.full.get(key)
  if (row === undefined) return true
  if ('deleted_at' in row) return row.deleted_at !== null
  if ('is_active' in row) return row['is_active'] === false
  const { real_estate_id: _house, id: _id, version: _version, updated_at: _at, ...facts } = row
  return Object.values(facts).every((value) => value === null || (Array.isArray(value) && value.length === 0))
}
