import { maxMeasures } from '@hauswart/domain/analysis/model/measure.input'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { measureColumns, measureFacts, type MeasureFacts, type MeasureRow } from './measures.table.ts'

const list = sql<MeasureRow>(`
  select ${measureColumns} from app.measure m
  where m.real_estate_id = app.house() and m.deleted_at is null
  order by m.id desc limit ${maxMeasures}`)

export const listMeasures = async (tx: Tx, scope: RealEstateScope): Promise<MeasureRow[]> =>
  (await tx.rows(scope, list)).toReversed()

const one = sql<MeasureRow>(
  `select ${measureColumns} from app.measure m where m.real_estate_id = app.house() and m.id = $1`,
)

export const findMeasure = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<MeasureRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const held = sql<MeasureRow>(
  `select ${measureColumns} from app.measure m where m.real_estate_id = app.house() and m.id = $1 for update`,
)

const several = sql<{ count: number }>(`
  select count(*)::integer as count from app.measure m where m.real_estate_id = app.house() and m.id = any ($1::uuid[])`)

export const countMeasures = async (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<number> => (await tx.rows(scope, several, [ids]))[0]?.count ?? 0

/** One that nobody else changes meanwhile. Always before its to-dos: whoever holds both does it in this order. */
export const holdMeasure = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<MeasureRow | undefined> => (await tx.rows(scope, held, [id]))[0]

export const assertRoomForMeasure = houseLimit({
  counted: 'measure',
  most: maxMeasures,
  count: sql(`
    select count(*)::integer as count from app.measure m where m.real_estate_id = app.house() and m.deleted_at is null`),
})

const insert = sql<MeasureRow>(`
  insert into app.measure as m (real_estate_id, id, created_by, ${measureFacts.names})
  values (app.house(), $1, app.me(), ${measureFacts.places(2)})
  returning ${measureColumns}`)

export const insertMeasure = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: MeasureFacts,
): Promise<MeasureRow | undefined> => (await tx.rows(scope, insert, [id, ...measureFacts.values(facts)]))[0]

const change = sql<MeasureRow>(`
  update app.measure m set ${measureFacts.set(3)}, version = m.version + 1, updated_at = now()
  where m.real_estate_id = app.house() and m.id = $1 and m.version = $2 and m.deleted_at is null
  returning ${measureColumns}`)

export const updateMeasureRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: MeasureRow,
): Promise<MeasureRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...measureFacts.values(row)]))[0]

// What was decided in a later year than the one a renewal is told of was decided after it.
const open = sql<MeasureRow>(`
  select ${measureColumns} from app.measure m
  where m.real_estate_id = app.house() and m.deleted_at is null and m.state <> 'done' and m.kind <> 'upkeep'
    and $1::uuid = any (m.component_ids) and extract(year from m.created_at at time zone 'Europe/Zurich') <= $2::integer
  order by m.id for update`)

/** The open decisions over a component that were made until the end of a year; nobody else changes them meanwhile. */
export const holdOpenMeasures = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
  year: number,
): Promise<MeasureRow[]> => tx.rows(scope, open, [componentId, year])

/** A decision to renew something that still stands. */
const isOpen = (m: string): string =>
  `${m}.deleted_at is null and ${m}.state in ('planned', 'postponed') and ${m}.kind <> 'upkeep'`

const over = sql<MeasureRow>(`
  select ${measureColumns} from app.measure m
  where m.real_estate_id = app.house() and ${isOpen('m')} and m.component_ids && $1::uuid[]
  order by m.id for update`)

/** The open decisions to renew any of these components; nobody else changes them meanwhile. */
export const holdMeasuresOver = (
  tx: Tx,
  scope: RealEstateScope,
  componentIds: readonly string[],
): Promise<MeasureRow[]> => tx.rows(scope, over, [componentIds])

// Opened is a component that no open decision of this row was over before the act; what else the act opened stood beside
// it before, and so did what earlier releases have left.
const beside = sql<{ id: string }>(`
  select o.id from app.row_image i
    cross join lateral jsonb_populate_record(null::app.measure, i.before) b
    join app.measure m on m.real_estate_id = app.house() and m.id = i.row_id and ${isOpen('m')}
    join app.measure o on o.real_estate_id = app.house() and ${isOpen('o')} and o.component_ids && m.component_ids
  where i.event_id = $1 and i.real_estate_id = app.house() and i.relation = 'measure'
    and exists (select from unnest(m.component_ids) as c (id)
      where c.id = any (o.component_ids) and (${isOpen('b')} and c.id = any (b.component_ids)) is not true)
    and not exists (select from app.row_image k
      where k.event_id = $1 and k.real_estate_id = app.house() and k.row_id = o.id and k.relation = 'measure')
  limit 1`)

/** An open decision over the same as one that an act has opened again. */
export const findBeside = async (
  tx: Tx,
  scope: RealEstateScope,
  actId: string,
): Promise<{ id: string } | undefined> => (await tx.rows(scope, beside, [actId]))[0]

export const moveMeasureToTrash = trashStatements<MeasureRow>({
  table: 'app.measure m',
  columns: measureColumns,
  also: ', updated_at = now()',
})
