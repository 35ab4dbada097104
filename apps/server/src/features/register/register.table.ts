/** How a field of a dump becomes a cell: what cannot be read as such is empty, never a guess. */
type Kind = 'key' | 'number' | 'metres' | 'text' | 'day' | 'flag'

/** A column of ours and the names its field has had in dumps, the usual one first. */
export type Column = { readonly name: string; readonly kind: Kind; readonly fields: readonly string[] }

const column = (name: string, kind: Kind, ...fields: string[]): Column => ({ name, kind, fields })

export const buildingColumns: readonly Column[] = [
  column('egid', 'key', 'EGID'),
  column('canton', 'text', 'GDEKT'),
  column('municipality_number', 'key', 'GGDENR'),
  column('municipality', 'text', 'GGDENAME'),
  column('egrid', 'text', 'EGRID', 'GEGRID'),
  column('parcel', 'text', 'LPARZ', 'GPARZ'),
  column('name', 'text', 'GBEZ'),
  column('status', 'key', 'GSTAT'),
  column('category', 'number', 'GKAT'),
  column('class', 'number', 'GKLAS'),
  column('build_year', 'number', 'GBAUJ'),
  column('build_period', 'number', 'GBAUP'),
  column('footprint_m2', 'number', 'GAREA'),
  column('volume_m3', 'number', 'GVOL'),
  column('floors', 'number', 'GASTW'),
  column('dwellings', 'number', 'GANZWHG'),
  column('energy_area_m2', 'number', 'GEBF'),
  column('heating_generator', 'number', 'GWAERZH1'),
  column('heating_energy', 'number', 'GENH1'),
  column('heating_source', 'number', 'GWAERSCEH1'),
  column('heating_updated_on', 'day', 'GWAERDATH1'),
  column('water_generator', 'number', 'GWAERZW1'),
  column('water_energy', 'number', 'GENW1'),
  column('east', 'metres', 'GKODE'),
  column('north', 'metres', 'GKODN'),
]

/** Without `street_ref`, which comes from the streets derived while reading. */
export const entranceColumns: readonly Column[] = [
  column('egid', 'key', 'EGID'),
  column('edid', 'key', 'EDID'),
  column('street_id', 'number', 'ESID'),
  column('street', 'text', 'STRNAME'),
  column('house_number', 'text', 'DEINR'),
  column('zip', 'number', 'DPLZ4'),
  column('place', 'text', 'DPLZNAME'),
  column('is_official', 'flag', 'DOFFADR'),
  column('east', 'metres', 'DKODE'),
  column('north', 'metres', 'DKODN'),
]

export const dwellingColumns: readonly Column[] = [
  column('egid', 'key', 'EGID'),
  column('ewid', 'key', 'EWID'),
  column('edid', 'key', 'EDID'),
  column('floor', 'number', 'WSTWK'),
  column('is_multi_floor', 'flag', 'WMEHRG'),
  column('label', 'text', 'WBEZ'),
  column('status', 'number', 'WSTAT'),
  column('build_year', 'number', 'WBAUJ'),
  column('area_m2', 'number', 'WAREA'),
  column('rooms', 'number', 'WAZIM'),
]

export const streetColumns = [
  'id',
  'name',
  'zip',
  'place',
  'municipality_number',
  'municipality',
  'canton',
  'entrances',
] as const

export const codeColumns: readonly Column[] = [
  column('attribute', 'text', 'CMERKM'),
  column('code', 'key', 'CECODID'),
  column('label', 'text', 'CODTXTLD'),
]

/** The tables with rows of the country, as one import fills and another carries them on. */
export const tableColumns: Readonly<Record<LoadedTable, readonly string[]>> = {
  building: buildingColumns.map(({ name }) => name),
  entrance: [...entranceColumns.map(({ name }) => name), 'street_ref'],
  dwelling: dwellingColumns.map(({ name }) => name),
  street: streetColumns,
}

export type LoadedTable = 'building' | 'entrance' | 'dwelling' | 'street'

export type Code = { readonly attribute: string; readonly code: number; readonly label: string }
export type SourceRow = {
  readonly checksum: string
  readonly kind: 'dump' | 'places'
  readonly name: string
  readonly as_of: string | null
  readonly cantons: readonly string[]
  readonly is_whole: boolean
  readonly is_carried: boolean
}
export type ProgressRow = {
  readonly part: string
  readonly last_row: string
  readonly rows: string
  readonly is_done: boolean
}
