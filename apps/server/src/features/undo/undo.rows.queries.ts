import { sql, type Statement } from '#platform/db/db-wire.ts'
import { noAct, undoableTables, type UndoableTable } from './undo.table.ts'

export type RestoredRow = { id: string; version: number }
export type MarkRow = { relation: string; rowId: string; actId: string | null }

type Undoing = {
  /** Rows that were there get their content again, and with it the mark of the act that had made it. */
  readonly putBack: Statement<RestoredRow>
  /** Rows that were not there. */
  readonly unmake: Statement<RestoredRow> | undefined
  /** Rows that had been taken away. */
  readonly makeAgain: Statement<RestoredRow> | undefined
  /** The mark each row of the act has now; none of a row that is gone. */
  readonly marks: Statement<MarkRow>
  readonly limit: { readonly most: number; readonly count: Statement<{ count: number }> } | undefined
  readonly carriesAmount: boolean
}

// An image is found by its act, a row by its own key, and it is touched only while it has the mark the act left.
const image = 'i.event_id = $1 and i.real_estate_id = app.house()'

/** The statements of each table; the id of the act is their only value. */
export const undoings: ReadonlyMap<string, Undoing> = new Map(
  Object.entries(undoableTables).map(([name, table]) => [name, undoingOf(name, table)]),
)

function undoingOf(name: string, table: UndoableTable): Undoing {
  const house = name === 'real_estate' ? 't.id' : 't.real_estate_id'
  const id = { id: 't.id', object_id: 't.object_id', house }[table.key]
  const relation = table.key === 'object_id' ? `i.relation = '${name}.' || t.kind` : `i.relation = '${name}'`
  const row = `${house} = app.house() and ${id} = i.row_id and ${relation}`
  const columns = table.columns.join(', ')
  const before = table.columns.map((column) => `b.${column}`).join(', ')
  const returning = `returning ${id} as id, t.version`
  const unmaking = unmakingOf(name, table)
  return {
    // Over the row as it is: a column that a migration has added since keeps its value.
    putBack: sql(`
      update app.${name} t set version = t.version + 1, (${columns}, act_id) = (
        select ${before}, coalesce((i.before ->> 'act_id')::uuid, ${noAct}) from jsonb_populate_record(t, i.before) b)
      from app.row_image i
      where ${image} and i.before is not null and i.leaves is not null and ${row} and t.act_id = i.leaves
      ${returning}`),
    unmake:
      unmaking === undefined
        ? undefined
        : sql(`${unmaking} app.row_image i
            where ${image} and i.before is null and ${row} and t.act_id = i.leaves ${returning}`),
    makeAgain:
      table.unmaking !== 'delete'
        ? undefined
        : sql(`
          insert into app.${name} as t (real_estate_id, object_id, kind, ${columns}, act_id)
          select app.house(), b.object_id, b.kind, ${before}, coalesce(b.act_id, ${noAct})
          from app.row_image i cross join lateral jsonb_populate_record(null::app.${name}, i.before) b
          where ${image} and i.before is not null and i.leaves is null and i.relation like '${name}.%'
          on conflict do nothing ${returning}`),
    marks: sql(`
      select i.relation, i.row_id as "rowId", t.act_id as "actId"
      from app.row_image i join app.${name} t on ${row} where ${image}`),
    limit: limitOf(name, table),
    carriesAmount: table.carriesAmount ?? false,
  }
}

function unmakingOf(name: string, { unmaking, columns }: UndoableTable): string | undefined {
  const update = `update app.${name} t set version = t.version + 1`
  if (unmaking === 'trash') return `${update}, deleted_at = now(), unmade_at = now() from`
  if (unmaking === 'end') return `${update}, is_active = false from`
  if (unmaking === 'empty')
    return `${update}, ${columns.map((column) => `${column} = default`).join(', ')} from`
  return unmaking === 'delete' ? `delete from app.${name} t using` : undefined
}

function limitOf(name: string, { most, perColumn }: UndoableTable): Undoing['limit'] {
  if (most === undefined) return undefined
  const alive = `from app.${name} t where t.real_estate_id = app.house() and t.deleted_at is null`
  const count =
    perColumn === undefined
      ? `select count(*)::integer as count ${alive}`
      : `select coalesce(max(n), 0)::integer as count from (select count(*) as n ${alive} group by t.${perColumn}) each`
  return { most, count: sql(count) }
}
