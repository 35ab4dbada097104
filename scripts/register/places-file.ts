import type { Canton } from './country.ts'
import type { Written } from './write-canton.ts'

const head =
  'Ortschaftsname;PLZ4;Zusatzziffer;ZIP_ID;Gemeindename;BFS-Nr;Kantonskürzel;Adressenanteil;E;N;Sprache;Validity'

/** The directory of places that belongs to the dumps, in the form of the official one. */
export function printPlaces(cantons: readonly Canton[], written: ReadonlyMap<string, Written>): string {
  const lines = cantons.flatMap(({ code }) =>
    (written.get(code)?.places ?? []).map((place, index) => {
      const [lon, lat] = degrees(place.east, place.north)
      const named = `${place.name};${place.zip};00;${index};${place.municipality};${place.municipalityNumber}`
      return `${named};${code};100 %;${lon};${lat};${place.language};2008-07-01`
    }),
  )
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`
}

/** Rough degrees of a point of the Swiss grid: near Bern one of longitude is 76 km, one of latitude 111 km. */
const degrees = (east: number, north: number): readonly [string, string] => [
  (7.438_6 + (east - 2_600_000) / 76_000).toFixed(5),
  (46.951_1 + (north - 1_200_000) / 111_200).toFixed(5),
]
