import { DatabaseSync } from 'node:sqlite'
import { cantons as knownCantons } from '@hauswart/domain/real-estate/real-estate'
import { cell, day, line, locate, needsCare, type Located } from './register.fields.source.ts'
import {
  buildingColumns,
  codeColumns,
  dwellingColumns,
  entranceColumns,
  type Code,
  type LoadedTable,
} from './register.table.ts'

/** Some rows of a table as lines for COPY; `last` is where the next ones begin. */
export type Piece = { readonly lines: Uint8Array; readonly last: number }

/** One opened dump: what it holds, and its rows as lines for COPY. */
export type Dump = {
  readonly cantons: readonly string[]
  readonly asOf: string | null
  readonly codes: readonly Code[]
  /** The largest row number of each table. */
  readonly lastRows: Readonly<Record<LoadedTable, number>>
  /** The next rows after the given one, in a fixed order; nothing after the last. */
  next(table: LoadedTable, after: number): Piece | undefined
  close(): void
}

const rowsPerPiece = 1_000
// Under construction, existing, not usable. Planned and demolished ones are nobody's house.
const keptStatus = '(1003, 1004, 1005)'
// Categories from here on are without living use; a building with dwellings is kept all the same.
const firstWithoutLiving = 1_060
const keptDwellings = '(3003, 3004, 3005)'

/** Opens the SQLite file of a dump and derives what lines need: which buildings count, and the streets. */
export function openDump(path: string): Dump {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    file.exec('pragma temp_store = memory; pragma cache_size = -64000; pragma mmap_size = 4000000000')
    const tables = {
      building: locate(file, ['building'], buildingColumns),
      entrance: locate(file, ['entrance'], entranceColumns),
      dwelling: locate(file, ['dwelling'], dwellingColumns),
    }
    prepareMunicipalities(file, tables.building)
    prepareRows(file, tables)
    prepareStreets(file, tables.entrance)
    const cantons = file.prepare('select distinct canton from municipality order by 1').all()
    if (cantons.length === 0) throw new Error('it holds no building')
    const readers = openReaders(file, tables)
    return {
      cantons: cantons.map(({ canton }) => String(canton)),
      asOf: readDay(file, tables.building),
      codes: readCodes(file),
      lastRows: mapTables((table) => Number(readers[table].last.get()?.['last'] ?? 0)),
      next: (table, after) => {
        const quick = readers[table].quick.get(after) as RawPiece
        if (quick.lines === null) return undefined
        if (!needsCare(quick.lines, quick.rows)) return { lines: quick.lines, last: quick.last }
        const careful = readers[table].careful.get(after) as typeof quick & { lines: Uint8Array }
        return { lines: careful.lines, last: careful.last }
      },
      close: () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

const mapTables = <T>(each: (table: LoadedTable) => T): Record<LoadedTable, T> => ({
  building: each('building'),
  entrance: each('entrance'),
  dwelling: each('dwelling'),
  street: each('street'),
})

type RawPiece = { readonly lines: Uint8Array | null; readonly last: number; readonly rows: number }
type Tables = Readonly<Record<'building' | 'entrance' | 'dwelling', Located>>

function prepareMunicipalities(file: DatabaseSync, { table, field }: Located): void {
  file.exec(`
    create temp table municipality (number integer primary key, name text, canton text);
    insert into municipality
      select cast(${field('GGDENR')} as integer), max(${field('GGDENAME')}), upper(max(${field('GDEKT')}))
      from ${table} where ${field('GGDENR')} is not null and ${field('GGDENAME')} <> '' group by 1;`)
  const known = knownCantons.map((canton) => `'${canton}'`).join(', ')
  const strange = file
    .prepare(`select number, canton from municipality where canton is null or canton not in (${known})`)
    .get()
  if (strange !== undefined)
    throw new Error(`municipality ${String(strange['number'])} lies in canton «${String(strange['canton'])}»`)
}

function prepareRows(file: DatabaseSync, { building, entrance }: Tables): void {
  const [b, e] = [building.field, entrance.field]
  file.exec(`
    create temp table kept (egid integer primary key, row integer not null, municipality integer not null);
    insert or ignore into kept
      select cast(${b('EGID')} as integer), ${building.table}.rowid, m.number
      from ${building.table} cross join municipality m on m.number = cast(${b('GGDENR')} as integer)
      where cast(${b('GSTAT')} as integer) in ${keptStatus}
        and (cast(${b('GKAT')} as integer) < ${firstWithoutLiving} or cast(${b('GANZWHG')} as integer) > 0);
    create temp table other_name (row integer primary key)`)
  const language = entrance.has('STRSP') ? e('STRSP') : 'null'
  const { one } = file
    .prepare(`select min(${language}) = max(${language}) as one from ${entrance.table}`)
    .get() as {
    one: number | null
  }
  // In towns of two languages an entrance stands there once per language. The first in the order of the codes
  // counts, which is the German one where there is one.
  if (one !== 1)
    file.exec(`insert into other_name select row from (
      select rowid as row, row_number() over (partition by ${e('EGID')}, ${e('EDID')} order by ${language}, rowid) as place
      from ${entrance.table}) where place > 1`)
}

// Each canton numbers its streets in a range of its own: they keep their number when another canton is replaced.
const firstOfCanton = `1000000 * case m.canton ${knownCantons
  .map((canton, index) => `when '${canton}' then ${index + 1}`)
  .join(' ')} end`

/** Streets are what entrances of one municipality, postcode and place call by the same name. */
function prepareStreets(file: DatabaseSync, { table, field }: Located): void {
  const [name, zip, place] = [field('STRNAME'), `cast(${field('DPLZ4')} as integer)`, field('DPLZNAME')]
  file.exec(`
    create temp table street (municipality integer, zip integer, name text, place text, id integer, entrances integer,
      primary key (municipality, zip, name, place)) without rowid;
    insert into street
      select municipality, zip, s.name, place,
        ${firstOfCanton} + row_number() over (partition by m.canton order by municipality, zip, s.name, place), entrances
      from (select k.municipality, ${zip} as zip, ${name} as name, ${place} as place, count(*) as entrances
        from ${table} cross join kept k on k.egid = cast(${field('EGID')} as integer)
        where ${name} <> '' and ${zip} > 0 and ${place} <> ''
          and ${table}.rowid not in (select row from other_name)
        group by 1, 2, 3, 4) s
      cross join municipality m on m.number = s.municipality;
    create unique index street_by_id on street (id)`)
}

function openReaders(file: DatabaseSync, { building, entrance, dwelling }: Tables) {
  const [b, e, d] = [building.field, entrance.field, dwelling.field]
  // The table itself is walked in the order of its rows; everything else is looked up (cross join keeps it so).
  const reader = (
    row: string,
    table: string,
    cells: (careful: boolean) => readonly string[],
    source: string,
  ) => {
    const pieces = (careful: boolean) =>
      file.prepare(
        `select cast(group_concat(line, '') as blob) as lines, max(row) as last, count(*) as rows from (
           select ${row} as row, ${line(cells(careful))} as line from ${table} ${source} ${row} > ?
           order by ${row} limit ${rowsPerPiece})`,
      )
    return {
      last: file.prepare(`select max(${row}) as last from ${table}`),
      quick: pieces(false),
      careful: pieces(true),
    }
  }
  return {
    building: reader(
      `${building.table}.rowid`,
      building.table,
      (careful) =>
        building
          .cells(buildingColumns, careful)
          // The canton is that of the municipality.
          .map((text, index) =>
            buildingColumns[index]?.name === 'canton' ? cell('text', 'm.canton') : text,
          ),
      `cross join kept k on k.egid = cast(${b('EGID')} as integer) and k.row = ${building.table}.rowid
       cross join municipality m on m.number = k.municipality where`,
    ),
    entrance: reader(
      `${entrance.table}.rowid`,
      entrance.table,
      (careful) => [...entrance.cells(entranceColumns, careful), "ifnull(s.id, '')"],
      `cross join kept k on k.egid = cast(${e('EGID')} as integer)
       left join street s on s.municipality = k.municipality and s.zip = cast(${e('DPLZ4')} as integer)
         and s.name = ${e('STRNAME')} and s.place = ${e('DPLZNAME')}
       where ${entrance.table}.rowid not in (select row from other_name) and`,
    ),
    dwelling: reader(
      `${dwelling.table}.rowid`,
      dwelling.table,
      (careful) => dwelling.cells(dwellingColumns, careful),
      `cross join kept k on k.egid = cast(${d('EGID')} as integer)
       where (${d('WSTAT')} is null or cast(${d('WSTAT')} as integer) in ${keptDwellings}) and`,
    ),
    street: reader(
      'street.id',
      'street',
      (careful) => [
        'street.id',
        cell('text', 'street.name', careful),
        'zip',
        cell('text', 'place', careful),
        'municipality',
        cell('text', 'm.name', careful),
        'm.canton',
        'entrances',
      ],
      'cross join municipality m on m.number = street.municipality where',
    ),
  }
}

function readCodes(file: DatabaseSync): Code[] {
  const { table, field } = locate(file, ['code', 'codes'], codeColumns)
  return file
    .prepare(
      `select upper(${field('CMERKM')}) as attribute, cast(${field('CECODID')} as integer) as code,
         min(${field('CODTXTLD')}) as label
       from ${table} where ${field('CMERKM')} <> '' and ${field('CODTXTLD')} <> '' and ${field('CECODID')} is not null
       group by 1, 2 order by 1, 2`,
    )
    .all() as Code[]
}

// Every building carries the day of the export.
function readDay(file: DatabaseSync, { table, has, field }: Located): string | null {
  if (!has('GEXPDAT')) return null
  const row = file
    .prepare(`select ${day(field('GEXPDAT'))} as day from ${table} where ${field('GEXPDAT')} <> '' limit 1`)
    .get()
  return (row?.['day'] as string | null | undefined) ?? null
}
