import type { DatabaseSync } from 'node:sqlite'
import type { Column } from './register.table.ts'

/** A table of a dump under the names this dump uses. */
export type Located = {
  readonly table: string
  readonly has: (field: string) => boolean
  /** The quoted, qualified name of a field. */
  readonly field: (name: string) => string
  /** One cell of COPY per column; careful ones escape what means something to COPY. */
  readonly cells: (columns: readonly Column[], careful?: boolean) => readonly string[]
}

// Without these a row says nothing; any other field may be missing from a dump.
const needed = new Set(
  'EGID GDEKT GGDENR GGDENAME GSTAT GKAT GANZWHG EDID STRNAME DEINR DPLZ4 DPLZNAME EWID WSTAT CMERKM CECODID CODTXTLD'.split(
    ' ',
  ),
)

/** Finds a table and its fields, whatever the case of their names; says what is missing. */
export function locate(file: DatabaseSync, names: readonly string[], columns: readonly Column[]): Located {
  const tables = file.prepare(`select name from sqlite_schema where type = 'table'`).all() as {
    name: string
  }[]
  const table = tables.find(({ name }) => names.includes(name.toLowerCase()))?.name
  if (table === undefined) throw new Error(`it has no table «${names[0]}»`)
  const info = file.prepare('select name, type from pragma_table_info(?)').all(table) as {
    name: string
    type: string
  }[]
  const present = new Map(info.map((one) => [one.name.toUpperCase(), one]))
  const field = (name: string) => `"${table}"."${present.get(name)?.name ?? name}"`
  const missing = columns
    .filter(({ fields }) => fields.every((name) => !present.has(name)))
    .flatMap(({ fields }) => fields.slice(0, 1))
    .filter((name) => needed.has(name))
  if (missing.length > 0) throw new Error(`its table «${table}» has no ${missing.join(', ')}`)
  return {
    table: `"${table}"`,
    has: (name) => present.has(name),
    field,
    cells: (wanted, careful = false) =>
      wanted.map(({ kind, fields }) => {
        const name = fields.find((one) => present.has(one))
        if (name === undefined) return kind === 'flag' ? "'f'" : "''"
        const isNumeric = /int/i.test(present.get(name)?.type ?? '')
        return cell(kind === 'number' && isNumeric ? 'integer' : kind, field(name), careful)
      }),
  }
}

/** How COPY reads our lines. Empty is null, and the delimiter is a sign no name of a house or street contains. */
export const copyFormat = `delimiter E'\\x1f', null ''`
const delimiter = 'char(31)'
const largest = 2_147_483_647

/** One line of COPY's text format, put together by SQLite: no value becomes a value of ours on its way. */
export const line = (cells: readonly string[]): string =>
  `concat_ws(${delimiter}, ${cells.join(', ')}) || char(10)`

/** What stands for a field in such a line; never null, which would shift the cells after it. */
export const cell = (kind: Kind, field: string, careful = false): string =>
  kind === 'text' && careful ? `ifnull(${escaped(field)}, '')` : cellOf[kind](field)

type Kind = Column['kind'] | 'integer'

const cellOf: Readonly<Record<Kind, (field: string) => string>> = {
  key: (field) => `ifnull(cast(${field} as integer), '')`,
  // Zero stands for unknown in measures, years and codes.
  number: (field) => `iif(cast(${field} as integer) between 1 and ${largest}, cast(${field} as integer), '')`,
  // Of a column declared so: what is not a number there compares as larger than all of them.
  integer: (field) => `iif(${field} between 1 and ${largest}, cast(${field} as integer), '')`,
  metres: (field) => `iif(${field} > 0, cast(${field} + 0.5 as integer), '')`,
  flag: (field) => `iif(cast(${field} as integer) = 1, 't', 'f')`,
  day: (field) => `ifnull(${day(field)}, '')`,
  text: (field) => `ifnull(${field}, '')`,
}

/** A day in either way dumps write it; anything else is null. */
export const day = (field: string): string =>
  `iif(date(${field}) = ${field}, ${field}, date(substr(${field}, 7, 4) || '-' || substr(${field}, 4, 2) || '-' || substr(${field}, 1, 2)))`

// The backslash first: it escapes the others.
const signs = [
  [92, '\\\\'],
  [10, '\\n'],
  [13, '\\r'],
  [31, ' '],
] as const
const escaped = (field: string): string =>
  signs.reduce((inner, [sign, written]) => `replace(${inner}, char(${sign}), '${written}')`, field)

/** Whether lines hold a sign that COPY would not take as it is: then they must be made carefully. */
export function needsCare(lines: Uint8Array, rows: number): boolean {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.length)
  if (bytes.includes(92) || bytes.includes(13)) return true
  let ends = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) ends += 1
  return ends !== rows
}
