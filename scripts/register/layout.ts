import type { Chance } from './chance.ts'
import { cantons, type Canton, type Language } from './country.ts'
import { makePlaceName } from './place-names.ts'
import { makeRareStreetName, makeStreetName } from './street-names.ts'

export type Place = {
  readonly name: string
  readonly zip: number
  readonly municipality: string
  readonly municipalityNumber: number
  readonly language: Language
  readonly isBilingual: boolean
  readonly east: number
  readonly north: number
  readonly buildings: number
}
export type Street = { readonly id: number; readonly name: string; readonly otherName: string | undefined }

type Outline = Omit<Place, 'buildings' | 'east' | 'north'> & {
  readonly weight: number
  readonly at: readonly [east: number, north: number] | undefined
}

// Towns whose streets have a name in both languages.
const bilingual = new Set(['Biel/Bienne', 'Fribourg'])

/** The places of a canton with the number of buildings each gets; real towns first, made-up places after them. */
export function layOutPlaces(chance: Chance, canton: Canton, scale: number): readonly Place[] {
  const outlines = outline(chance, canton, scale)
  const whole = outlines.reduce((sum, { weight }) => sum + weight, 0)
  let left = Math.max(outlines.length, Math.round(canton.buildings * share * scale))
  let weightLeft = whole
  const [east, north, reach] = canton.middle
  return outlines.map(({ weight, at, ...place }) => {
    const buildings = Math.max(1, Math.round((left * weight) / weightLeft))
    left -= buildings
    weightLeft -= weight
    const near = () => Math.round((chance.next() - 0.5) * 2_000 * reach)
    const somewhere = [east * 1_000 + near(), north * 1_000 + near()] as const
    return { ...place, buildings, east: (at ?? somewhere)[0], north: (at ?? somewhere)[1] }
  })
}

/** Buildings with dwellings of the whole country. */
const country = 1_800_000
const share = country / cantons.reduce((sum, { buildings }) => sum + buildings, 0)

function outline(chance: Chance, canton: Canton, scale: number): Outline[] {
  const places: Outline[] = canton.towns.flatMap(({ municipality, number, place, zips, at }) =>
    zips.map((zip) => ({
      name: place,
      zip,
      municipality,
      municipalityNumber: number,
      language: townLanguage(canton),
      isBilingual: bilingual.has(municipality),
      weight: 5,
      at,
    })),
  )
  const count = Math.max(1, Math.round(canton.places * scale))
  // Of a small country only the head of the list: the towns then would be the whole canton.
  if (scale < 0.2) places.splice(Math.max(1, Math.round(places.length * scale * 5)))
  const names = new Set(places.map(({ name }) => name))
  const [first, last] = canton.zips
  let municipality = { name: '', number: 10_000 + canton.number * 1_000 }
  for (let index = 0; index < count; index += 1) {
    const language = chance.weighted(canton.languages)
    const name = unusedName(names, () => makePlaceName(chance, language))
    // Every second place is one of several of its municipality.
    if (index === 0 || chance.happens(0.55)) municipality = { name, number: municipality.number + 1 }
    places.push({
      name,
      zip: Math.round(first + ((last - first) * index) / count),
      municipality: municipality.name,
      municipalityNumber: municipality.number,
      language,
      isBilingual: false,
      at: undefined,
      weight: 0.15 + chance.next() ** 3 * 3,
    })
  }
  return places
}

const townLanguage = (canton: Canton): Language => canton.languages[0]?.[1] ?? 'de'

function unusedName(taken: Set<string>, make: () => string): string {
  for (;;) {
    const name = make()
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

/** Streets of places: a name stands once in a place, also in a town with many postcodes. */
export function makeStreets(
  chance: Chance,
  firstId: number,
  reserved: ReadonlyMap<string, readonly string[]>,
) {
  const takenIn = new Map([...reserved].map(([place, names]) => [place, new Set(names)]))
  let id = firstId
  return (place: Place): Street => {
    const taken = takenIn.get(place.name) ?? new Set<string>()
    takenIn.set(place.name, taken)
    const name = unusedStreet(chance, place, taken)
    const other = place.language === 'de' ? 'fr' : 'de'
    id += 1
    return { id, name, otherName: place.isBilingual ? makeStreetName(chance, other, place.name) : undefined }
  }
}

function unusedStreet(chance: Chance, place: Place, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const name =
      attempt < 12
        ? makeStreetName(chance, place.language, place.name)
        : makeRareStreetName(chance, place.language)
    // A district as large as a town may use up what the region's words give.
    const unique = attempt < 60 ? name : `${name} ${['Nord', 'Süd', 'Ost', 'West'][attempt % 4]}`
    if (attempt < 90 && taken.has(unique)) continue
    taken.add(unique)
    return unique
  }
}
