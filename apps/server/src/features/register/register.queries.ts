import type { BulkConnection } from '#platform/db/bulk-load.ts'
import {
  tableColumns,
  type Code,
  type LoadedTable,
  type ProgressRow,
  type SourceRow,
} from './register.table.ts'

const lockKey = 7_214_008

// A generation is a schema; its number is ours, so its name may stand in a text.
const schemaOf = (generation: number): string => `register_${generation}`

export const loadedTables = Object.keys(tableColumns) as LoadedTable[]

/** Only one import at a time; gives false while another one runs. */
export const takeLock = async (bulk: BulkConnection): Promise<boolean> =>
  (await bulk.rows<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [lockKey]))[0]?.ok === true

export const readCurrent = async (bulk: BulkConnection): Promise<number> =>
  (await bulk.rows<{ number: number }>('select number from register.generation'))[0]?.number ?? 0

export const listGenerations = async (bulk: BulkConnection): Promise<readonly number[]> =>
  (
    await bulk.rows<{ number: number }>(
      `select substring(nspname from '^register_(\\d+)$')::int as number from pg_namespace where nspname ~ '^register_\\d+$' order by 1`,
    )
  ).map(({ number }) => number)

export const listSources = (bulk: BulkConnection, generation: number): Promise<SourceRow[]> =>
  bulk.rows(
    `select checksum, kind, name, as_of::text, cantons, is_whole, is_carried from ${schemaOf(generation)}.source order by kind, name`,
  )

/** A new generation with what it is going to be made of, both or neither. */
export async function createGeneration(
  bulk: BulkConnection,
  generation: number,
  planned: readonly Pick<SourceRow, 'checksum' | 'kind' | 'name'>[],
): Promise<void> {
  await bulk.rows('begin')
  await bulk.rows('select register.create_generation($1)', [generation])
  for (const { checksum, kind, name } of planned)
    await bulk.rows(`insert into ${schemaOf(generation)}.source (checksum, kind, name) values ($1, $2, $3)`, [
      checksum,
      kind,
      name,
    ])
  await bulk.rows('commit')
}

export const listProgress = (
  bulk: BulkConnection,
  generation: number,
  checksum: string,
): Promise<ProgressRow[]> =>
  bulk.rows(
    `select part, last_row::int8::text as last_row, rows::text as rows, is_done from ${schemaOf(generation)}.progress where checksum = $1`,
    [checksum],
  )

export const saveProgress = (
  bulk: BulkConnection,
  generation: number,
  { checksum, part, lastRow, rows, isDone }: Step,
): Promise<unknown> =>
  bulk.rows(
    `insert into ${schemaOf(generation)}.progress as p (checksum, part, last_row, rows, is_done) values ($1, $2, $3, $4, $5)
     on conflict (checksum, part) do update
     set last_row = excluded.last_row, rows = p.rows + excluded.rows, is_done = excluded.is_done`,
    [checksum, part, lastRow, rows, isDone],
  )
export type Step = {
  readonly checksum: string
  readonly part: string
  readonly lastRow: number
  /** Rows of this step alone. */
  readonly rows: number
  readonly isDone: boolean
}

export const copyRows = (
  bulk: BulkConnection,
  generation: number,
  table: LoadedTable,
  pieces: AsyncIterable<Uint8Array>,
  format: string,
): Promise<number> =>
  bulk.copy(
    `copy ${schemaOf(generation)}.${table} (${tableColumns[table].join(', ')}) from stdin with (${format})`,
    pieces,
  )

/** What a dump says of itself. Of two labels for one code the smaller counts, whoever comes first. */
export async function saveFacts(
  bulk: BulkConnection,
  generation: number,
  checksum: string,
  facts: {
    readonly cantons: readonly string[]
    readonly asOf: string | null
    readonly codes: readonly Code[]
  },
): Promise<void> {
  await bulk.rows(`update ${schemaOf(generation)}.source set cantons = $2, as_of = $3 where checksum = $1`, [
    checksum,
    facts.cantons,
    facts.asOf,
  ])
  await bulk.rows(
    `insert into ${schemaOf(generation)}.code as c (attribute, code, label)
     select attribute, code, label from jsonb_to_recordset($1) as new (attribute text, code int, label text)
     on conflict (attribute, code) do update set label = excluded.label where excluded.label < c.label`,
    [JSON.stringify(facts.codes)],
  )
}

const placeColumns = 'zip, zip_extra, name, municipality_number, municipality, canton, language, lon, lat'

export const savePlaces = async (
  bulk: BulkConnection,
  generation: number,
  places: readonly (readonly unknown[])[],
): Promise<void> => {
  await bulk.rows(
    `insert into ${schemaOf(generation)}.place (${placeColumns})
     select (row->>0)::int, row->>1, row->>2, (row->>3)::int, row->>4, row->>5, row->>6, (row->>7)::float8, (row->>8)::float8
     from jsonb_array_elements($1) as row`,
    [JSON.stringify(places)],
  )
}

/** Rows of cantons that this import does not bring, from the current generation. */
export async function carryRows(
  bulk: BulkConnection,
  table: LoadedTable,
  { from, to, covered }: { readonly from: number; readonly to: number; readonly covered: readonly string[] },
): Promise<number> {
  const columns = tableColumns[table].join(', ')
  const [old, next] = [schemaOf(from), schemaOf(to)]
  // A municipality may have changed its canton: then the new rows bring its buildings, and the old ones stay behind.
  const isNew = `exists (select from ${next}.building n where n.egid = t.egid and n.canton = any ($1))`
  const where =
    table === 'street'
      ? 'canton <> all ($1)'
      : table === 'building'
        ? `canton <> all ($1) and not ${isNew}`
        : `egid in (select egid from ${old}.building where canton <> all ($1)) and not ${isNew}`
  const [row] = await bulk.rows<{ count: number }>(
    `with carried as (insert into ${next}.${table} (${columns})
       select ${columns} from ${old}.${table} t where ${where} returning 1)
     select count(*)::int as count from carried`,
    [covered],
  )
  return row?.count ?? 0
}

/** The sources of carried rows; one that lost a canton no longer stands for its whole file. */
export async function carrySources(
  bulk: BulkConnection,
  { from, to, covered }: { readonly from: number; readonly to: number; readonly covered: readonly string[] },
): Promise<void> {
  await bulk.rows(
    `insert into ${schemaOf(to)}.source (checksum, kind, name, as_of, cantons, is_whole, is_carried)
     select checksum, kind, name, as_of, kept, is_whole and kept = cantons, true
     from ${schemaOf(from)}.source, lateral (
       select array(select canton from unnest(cantons) as canton where canton <> all ($1)) as kept) as remaining
     where kind = 'dump' and kept <> '{}' on conflict (checksum) do nothing`,
    [covered],
  )
  await bulk.rows(
    `insert into ${schemaOf(to)}.code (attribute, code, label) select attribute, code, label from ${schemaOf(from)}.code
     on conflict (attribute, code) do nothing`,
  )
}

export async function carryPlaces(bulk: BulkConnection, from: number, to: number): Promise<void> {
  await bulk.rows(
    `insert into ${schemaOf(to)}.place (${placeColumns}) select ${placeColumns} from ${schemaOf(from)}.place`,
  )
  await bulk.rows(
    `insert into ${schemaOf(to)}.source (checksum, kind, name, as_of, cantons, is_carried)
     select checksum, kind, name, as_of, cantons, true from ${schemaOf(from)}.source where kind = 'places'`,
  )
}

export const listIndexes = async (bulk: BulkConnection, generation: number): Promise<readonly string[]> =>
  (
    await bulk.rows<{ statement: string }>(
      'select statement from register.index_statements($1) as statement',
      [generation],
    )
  ).map(({ statement }) => statement)

/** Statistics of every table, one statement each. */
export const analyzeStatements = (generation: number): readonly string[] =>
  [...loadedTables, 'code', 'place'].map((table) => `analyze ${schemaOf(generation)}.${table}`)

/** Tables nothing was read for change their schema instead of being copied. */
export async function moveTables(bulk: BulkConnection, from: number, to: number): Promise<void> {
  for (const table of [...loadedTables, 'code']) {
    await bulk.rows(`drop table ${schemaOf(to)}.${table}`)
    await bulk.rows(`alter table ${schemaOf(from)}.${table} set schema ${schemaOf(to)}`)
  }
}

/** Makes a generation the one everybody sees. Part of the transaction of the caller. */
export async function showGeneration(bulk: BulkConnection, generation: number): Promise<void> {
  const schema = schemaOf(generation)
  for (const table of loadedTables)
    await bulk.rows(`alter table ${schema}.${table} reset (autovacuum_enabled)`)
  await bulk.rows(
    `insert into ${schema}.generation (number, imported_at, sources)
     select $1, clock_timestamp(), coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'checksum', checksum,
       'asOf', as_of, 'cantons', to_jsonb(cantons)) order by kind, name), '[]') from ${schema}.source`,
    [generation],
  )
  await bulk.rows('select register.show_generation($1)', [generation])
}

// Table by table and then the empty schema: a view that still looks at one of them stops it.
export async function dropGeneration(bulk: BulkConnection, generation: number): Promise<void> {
  const schema = schemaOf(generation)
  const tables = await bulk.rows<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r' order by 1`,
    [schema],
  )
  for (const { name } of tables) await bulk.rows(`drop table ${schema}.${name}`)
  await bulk.rows(`drop schema ${schema}`)
}
