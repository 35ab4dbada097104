import { readFile } from 'node:fs/promises'
import { toWgs84 } from '@hauswart/domain/maps/lv95'

/** One row of the place directory, in the order of the columns of `register.place`. */
export type PlaceRow = readonly [
  zip: number,
  zipExtra: string,
  name: string,
  municipalityNumber: number,
  municipality: string,
  canton: string | null,
  language: string | null,
  lon: number | null,
  lat: number | null,
]

// The names the fields have in the official CSV, and in a table of columns and rows as JSON.
const names = {
  zip: ['PLZ4', 'PLZ', 'plz'],
  zipExtra: ['Zusatzziffer', 'zusatz'],
  name: ['Ortschaftsname', 'ort'],
  municipality: ['Gemeindename', 'gemeinde'],
  municipalityNumber: ['BFS-Nr', 'bfsNr'],
  canton: ['Kantonskürzel', 'kanton'],
  language: ['Sprache', 'sprache'],
  east: ['E', 'lon'],
  north: ['N', 'lat'],
} as const
type Field = keyof typeof names

/** Reads the official directory of places: the CSV, or the same rows as JSON. Every row must be right. */
export async function readPlaces(path: string): Promise<readonly PlaceRow[]> {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
  const { columns, rows } = text.startsWith('{') ? tableOfJson(text) : tableOfCsv(text)
  const at = Object.fromEntries(
    Object.entries(names).map(([field, known]) => [
      field,
      columns.findIndex((name) => known.includes(name as never)),
    ]),
  ) as Record<Field, number>
  const missing = Object.entries(names).filter(([field]) => at[field as Field] < 0)
  if (missing.length > 0)
    throw new Error(`the place directory has no column ${missing.map(([, known]) => known[0]).join(', ')}`)
  const places = rows.map((cells, index) => readRow((field) => cells[at[field]] ?? '', index + 2))
  if (places.length === 0) throw new Error('the place directory is empty')
  return unique(places)
}

type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

function tableOfCsv(text: string): Table {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '')
  return { columns: head.split(';'), rows: lines.map((line) => line.split(';')) }
}

function tableOfJson(text: string): Table {
  const table = JSON.parse(text) as { columns?: string[]; rows?: (string | number | null)[][] }
  if (!Array.isArray(table.columns) || !Array.isArray(table.rows))
    throw new Error('the place directory has no columns and rows')
  return { columns: table.columns, rows: table.rows.map((row) => row.map((value) => String(value ?? ''))) }
}

function readRow(cell: (field: Field) => string, line: number): PlaceRow {
  const [zip, number] = [Number(cell('zip')), Number(cell('municipalityNumber'))]
  const [east, north] = [Number(cell('east')), Number(cell('north'))]
  const name = cell('name').trim()
  if (!/^\d{4}$/.test(cell('zip')) || name === '' || !Number.isInteger(number) || number < 1)
    throw new Error(`line ${line} of the place directory is no place: «${cell('zip')} ${name}»`)
  const isKnown = east > 0 && north > 0
  // The directory comes in degrees and in metres of the Swiss grid.
  const at = east > 1_000 ? toWgs84({ east, north }) : { longitude: east, latitude: north }
  return [
    zip,
    cell('zipExtra').padStart(2, '0'),
    name,
    number,
    cell('municipality').trim(),
    cell('canton').trim() || null,
    cell('language').trim() || null,
    isKnown ? at.longitude : null,
    isKnown ? at.latitude : null,
  ]
}

// A place may be listed twice when two of its parts lie in the same municipality.
function unique(places: readonly PlaceRow[]): PlaceRow[] {
  const byKey = new Map<string, PlaceRow>()
  for (const place of places) {
    const key = place.slice(0, 4).join(';')
    if (!byKey.has(key)) byKey.set(key, place)
  }
  return [...byKey.values()]
}
