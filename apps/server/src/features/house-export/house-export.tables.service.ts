import { day } from '@hauswart/domain/formats/format'
import type { ExportPart } from '@hauswart/domain/reports/house-export.labels'
import type { Context } from '#platform/db/access.ts'

type Cell = string | number | null | undefined
/** What things are called that other rows name by their id. */
export type Names = ReadonlyMap<string, string>
/** A list as it is taken along: every row whole, and the words of it a person reads. */
export type Part = {
  readonly name: ExportPart
  readonly rows: readonly object[]
  readonly table: ((names: Names) => Table) | undefined
}
export type Table = { readonly heads: readonly string[]; readonly cells: readonly (readonly Cell[])[] }
export type Reader = (ctx: Context, realEstateId: string) => Promise<Part>

type Declared<Row> = {
  readonly read: (ctx: Context, realEstateId: string) => Promise<readonly Row[]>
  /** The lines of one row. */
  readonly cells: (row: Row, names: Names) => readonly (readonly Cell[])[]
}

export function table<Row extends object>(
  name: ExportPart,
  columns: readonly string[],
  { read, cells }: Declared<Row>,
): Reader {
  return async (ctx, realEstateId) => {
    const rows = await read(ctx, realEstateId)
    return {
      name,
      rows,
      table: (names) => ({ heads: columns, cells: rows.flatMap((row) => cells(row, names)) }),
    }
  }
}

/** What only programs read again: there is no table of it. */
export function whole(name: ExportPart, read: Declared<object>['read']): Reader {
  return async (ctx, realEstateId) => ({ name, rows: await read(ctx, realEstateId), table: undefined })
}

/** A sheet nobody has written on yet has version 0 and is no row. */
export const told = <Row extends { readonly version: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ version }) => version > 0)

export const francs = (rappen: number | null): string => (rappen === null ? '' : (rappen / 100).toFixed(2))

export const onDay = (value: string | null | undefined): string => (value ? day(value) : '')
