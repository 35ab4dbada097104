import type { Database } from '#platform/db/db.ts'
import { sql, type Statement, type Value } from '#platform/db/db-wire.ts'
import {
  buildingColumns,
  buildingEntranceColumns,
  dwellingColumns,
  entranceColumns,
  streetColumns,
  type BuildingEntranceRow,
  type BuildingRow,
  type DwellingRow,
  type EntranceRow,
  type StreetRow,
} from './addresses.table.ts'

const generation = sql<{ number: number }>('select number from register.generation')

const streetPage = sql<StreetRow>(
  `select ${streetColumns} from register.street s where s.id > $1 order by s.id limit $2`,
)

const foundColumns = `e.egid, e.edid, e.street, e."houseNumber", e.zip, e.place, e."streetRef"`

const wantedStreets = `unnest($1::integer[]) with ordinality as wanted (id, rank)`

const exactEntrances = sql<EntranceRow>(`
  select ${foundColumns} from ${wantedStreets}
  cross join lateral (
    select ${entranceColumns} from register.entrance e
    where e.street_ref = wanted.id and e.house_number = any ($2::text[]) limit 8
  ) e
  order by wanted.rank limit $3`)

// Numbers are compared by their bytes, so those that begin alike stand together in the index.
const begunEntrances = sql<EntranceRow>(`
  select ${foundColumns} from ${wantedStreets}
  cross join lateral (
    select ${entranceColumns} from register.entrance e
    where e.street_ref = wanted.id and e.house_number >= $2 and e.house_number < $2 || '~'
    order by length(e.house_number), e.house_number, e.egid, e.edid limit $3
  ) e
  order by wanted.rank`)

const nearEntrances = sql<EntranceRow>(`
  select ${foundColumns} from ${wantedStreets}
  cross join lateral (
    select ${entranceColumns} from register.entrance e where e.street_ref = wanted.id
    order by abs(coalesce(substring(e.house_number from '^[0-9]{1,6}')::integer, 1000000) - $2),
      length(e.house_number), e.house_number, e.egid, e.edid
    limit $3
  ) e
  order by wanted.rank`)

const streetsByName = sql<{ rank: number; id: number }>(`
  select wanted.rank::integer as rank, s.id
  from unnest($1::text[], $2::integer[], $3::text[], $4::integer[])
    with ordinality as wanted (name, zip, place, municipality_number, rank)
  join register.street s on s.name = wanted.name and s.zip = wanted.zip and s.place = wanted.place
    and s.municipality_number = wanted.municipality_number
  order by wanted.rank`)

const building = sql<BuildingRow>(`
  select ${buildingColumns}, (
    select max(source ->> 'asOf') from register.generation g, jsonb_array_elements(g.sources) source
    where source ->> 'kind' = 'dump' and source -> 'cantons' ? b.canton
  ) as "asOf"
  from register.building b where b.egid = $1`)

const buildingEntrances = sql<BuildingEntranceRow>(`
  select ${buildingEntranceColumns} from register.entrance e where e.egid = $1
  order by (e.edid = $2) desc, e.is_official desc, e.edid limit 1`)

const dwellings = sql<DwellingRow>(`
  select ${dwellingColumns} from register.dwelling d
  where d.egid = $1 order by d.ewid limit 1000`)

// The register belongs to nobody: it is read without a scope, by guests too.
const call = (statement: Statement<unknown>, values: readonly Value[] = []) => ({ statement, values })

export async function currentGeneration(database: Database): Promise<number> {
  const [rows] = await database.run([call(generation)])
  return numbersOf(rows)
}

/** A page of all streets, and the generation it was read from. */
export async function listStreets(
  database: Database,
  after: number,
  most: number,
): Promise<{ generation: number; streets: StreetRow[] }> {
  const [now, streets] = await database.run([call(generation), call(streetPage, [after, most])])
  return { generation: numbersOf(now), streets: streets as StreetRow[] }
}

const numbersOf = (rows: unknown): number => (rows as { number: number }[])[0]?.number ?? 0

type Found = { readonly generation: number; readonly rows: EntranceRow[] }

/** Entrances with just these numbers in any of the streets, and in a few those whose number begins so. */
export async function findNumbers(
  database: Database,
  wanted: {
    /** The likeliest first. */
    readonly streets: readonly number[]
    readonly houseNumbers: readonly string[]
    readonly fewStreets: readonly number[]
    readonly beginning: string
    readonly most: number
  },
): Promise<Found> {
  const [now, exact = [], begun = []] = await database.run([
    call(generation),
    call(exactEntrances, [wanted.streets, wanted.houseNumbers, wanted.most]),
    call(begunEntrances, [wanted.fewStreets, wanted.beginning, wanted.most]),
  ])
  return { generation: numbersOf(now), rows: [...exact, ...begun] as EntranceRow[] }
}

/** The entrances next to a number in each of the streets. */
export async function findNear(
  database: Database,
  streets: readonly number[],
  number: number,
  each: number,
): Promise<Found> {
  const [now, near] = await database.run([call(generation), call(nearEntrances, [streets, number, each])])
  return { generation: numbersOf(now), rows: near as EntranceRow[] }
}

type StreetName = Pick<StreetRow, 'name' | 'zip' | 'place' | 'municipalityNumber'>

/** The numbers streets have in the current generation, by what they are called; with the place in the given list. */
export async function findStreets(
  database: Database,
  streets: readonly StreetName[],
): Promise<{ rank: number; id: number }[]> {
  const [rows] = await database.run([
    call(streetsByName, [
      streets.map(({ name }) => name),
      streets.map(({ zip }) => String(zip)),
      streets.map(({ place }) => place),
      streets.map(({ municipalityNumber }) => String(municipalityNumber)),
    ]),
  ])
  return rows as { rank: number; id: number }[]
}

export async function findBuilding(
  database: Database,
  egid: number,
  edid: number | undefined,
): Promise<
  { building: BuildingRow; entrance: BuildingEntranceRow | undefined; dwellings: DwellingRow[] } | undefined
> {
  const [found, entrances, flats] = await database.run([
    call(building, [egid]),
    call(buildingEntrances, [egid, edid]),
    call(dwellings, [egid]),
  ])
  const [one] = found as BuildingRow[]
  if (one === undefined) return undefined
  return {
    building: one,
    entrance: (entrances as BuildingEntranceRow[])[0],
    dwellings: flats as DwellingRow[],
  }
}
