import { maxAppointments } from '@hauswart/domain/appointments/appointment'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql, type Value } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { appointmentColumns, type AppointmentRow } from './appointments.table.ts'

// By the last day: what began yesterday and goes on is among what comes.
const between = sql<AppointmentRow>(`
  select ${appointmentColumns} from app.appointment a
  where a.real_estate_id = app.house() and a.deleted_at is null and (a.ends_on, a.id) > ($1::date, $2::uuid)
    and a.starts_on <= $3::date
  order by a.ends_on, a.id limit $4`)

const deleted = sql<AppointmentRow>(`
  select ${appointmentColumns} from app.appointment a
  where a.real_estate_id = app.house() and a.deleted_at is not null and (a.ends_on, a.id) > ($1::date, $2::uuid)
    and a.starts_on <= $3::date
  order by a.ends_on, a.id limit $4`)

export type AppointmentFilter = {
  readonly isDeleted: boolean
  /** Behind this last day and id; whatever ends on the first day that is wanted has a greater id than this one. */
  readonly after: readonly [day: string, id: string]
  readonly until: string
  readonly limit: number
}

export const listAppointments = (
  tx: Tx,
  scope: RealEstateScope,
  { isDeleted, after, until, limit }: AppointmentFilter,
): Promise<AppointmentRow[]> => tx.rows(scope, isDeleted ? deleted : between, [...after, until, limit])

const one = sql<AppointmentRow>(
  `select ${appointmentColumns} from app.appointment a where a.real_estate_id = app.house() and a.id = $1`,
)

export const findAppointment = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<AppointmentRow | undefined> => (await tx.rows(scope, one, [id]))[0]

export const assertRoomForAppointment = houseLimit({
  counted: 'appointment',
  most: maxAppointments,
  count: sql(`
    select count(*)::integer as count from app.appointment a
    where a.real_estate_id = app.house() and a.deleted_at is null`),
})

const insert = sql<AppointmentRow>(`
  insert into app.appointment as a (real_estate_id, id, created_by, title, kind, state, starts_on, starts_at, ends_on,
    ends_at, place, note, component_id, craftsman_id, project_id, remind_minutes)
  values (app.house(), $1, app.me(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::integer[])
  returning ${appointmentColumns}`)

const insertAll = sql<AppointmentRow>(`
  insert into app.appointment as a (real_estate_id, id, created_by, title, kind, state, starts_on, starts_at, ends_on,
    ends_at, place, note, component_id, craftsman_id, project_id, remind_minutes, series_id)
  select app.house(), d.id, app.me(), $4, $5, $6, d.starts_on, $7::time, d.ends_on, $8::time, $9, $10, $11::uuid, $12::uuid,
    $13::uuid, $14::integer[], $15::uuid
  from unnest($1::uuid[], $2::date[], $3::date[]) d (id, starts_on, ends_on)
  returning ${appointmentColumns}`)

// Of those that are told to go, none is changed meanwhile.
const held = sql<AppointmentRow>(`
  select ${appointmentColumns} from app.appointment a
  where a.real_estate_id = app.house() and a.id = any ($1::uuid[])
  order by a.starts_on, a.id for update of a`)

export const holdAppointments = (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<AppointmentRow[]> => tx.rows(scope, held, [ids])

export type AppointmentFacts = Pick<
  AppointmentRow,
  | 'title'
  | 'kind'
  | 'state'
  | 'startsOn'
  | 'startsAt'
  | 'endsOn'
  | 'endsAt'
  | 'place'
  | 'note'
  | 'componentId'
  | 'craftsmanId'
  | 'projectId'
  | 'remindMinutes'
>

export const insertAppointment = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: AppointmentFacts,
): Promise<AppointmentRow | undefined> => (await tx.rows(scope, insert, [id, ...values(facts)]))[0]

type Dated = Pick<AppointmentRow, 'id' | 'startsOn' | 'endsOn'>

/** Those of a series, each with its days; everything else they have in common. */
export const insertSeries = (
  tx: Tx,
  scope: RealEstateScope,
  all: readonly Dated[],
  facts: AppointmentFacts & { readonly seriesId: string },
): Promise<AppointmentRow[]> =>
  tx.rows(scope, insertAll, [
    all.map(({ id }) => id),
    all.map(({ startsOn }) => startsOn),
    all.map(({ endsOn }) => endsOn),
    facts.title,
    facts.kind,
    facts.state,
    facts.startsAt,
    facts.endsAt,
    facts.place,
    facts.note,
    facts.componentId,
    facts.craftsmanId,
    facts.projectId,
    facts.remindMinutes?.map(String) ?? null,
    facts.seriesId,
  ])

const change = sql<AppointmentRow>(`
  update app.appointment a set title = $3, kind = $4, state = $5, starts_on = $6, starts_at = $7, ends_on = $8,
    ends_at = $9, place = $10, note = $11, component_id = $12, craftsman_id = $13, project_id = $14,
    remind_minutes = $15::integer[],
    version = a.version + 1, updated_at = now()
  where a.real_estate_id = app.house() and a.id = $1 and a.version = $2 and a.deleted_at is null
  returning ${appointmentColumns}`)

export const updateAppointmentRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: AppointmentRow,
): Promise<AppointmentRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...values(row)]))[0]

const values = (facts: AppointmentFacts): Value[] => [
  facts.title,
  facts.kind,
  facts.state,
  facts.startsOn,
  facts.startsAt,
  facts.endsOn,
  facts.endsAt,
  facts.place,
  facts.note,
  facts.componentId,
  facts.craftsmanId,
  facts.projectId,
  facts.remindMinutes?.map(String) ?? null,
]

export const moveAppointmentToTrash = trashStatements<AppointmentRow>({
  table: 'app.appointment a',
  columns: appointmentColumns,
  also: ', updated_at = now()',
})
