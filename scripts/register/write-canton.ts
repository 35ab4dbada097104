import { makeChance, type Chance } from './chance.ts'
import type { Canton } from './country.ts'
import { createDumpFile, exportedOn, type Cell, type DumpFile } from './dump-file.ts'
import { fixedHouses, fixedStreets } from './fixed-houses.ts'
import { makeHouse, type HouseFacts } from './house-facts.ts'
import { layOutPlaces, makeStreets, type Place, type Street } from './layout.ts'

export type Written = { buildings: number; entrances: number; dwellings: number; places: readonly Place[] }

const used = {
  building:
    'EGID GDEKT GGDENR GGDENAME EGRID LPARZ GBEZ GKODE GKODN GKSCE GSTAT GKAT GKLAS GBAUJ GBAUP GAREA GVOL GASTW GANZWHG GEBF GWAERZH1 GENH1 GWAERSCEH1 GWAERDATH1 GWAERZW1 GENW1 GEXPDAT',
  entrance:
    'EGID EDID EGAID DEINR ESID STRNAME STRSP STROFFIZIEL DPLZ4 DPLZZ DPLZNAME DKODE DKODN DOFFADR DEXPDAT',
  dwelling: 'EGID EWID EDID WSTWK WBEZ WMEHRG WBAUJ WSTAT WAREA WAZIM WKCHE WEXPDAT',
}
const languageCodes = { de: 9_901, rm: 9_902, fr: 9_903, it: 9_904 } as const

/** Writes the dump of one canton; seed and scale decide every byte. */
export function writeCanton(path: string, canton: Canton, scale: number, seed: number): Written {
  const chance = makeChance(seed * 1_000 + canton.number)
  const places = layOutPlaces(chance, canton, scale)
  const file = createDumpFile(path, used)
  const written: Written = { buildings: 0, entrances: 0, dwellings: 0, places }
  const yard = openYard(chance, canton, file, written)
  const uster = canton.code === 'ZH' ? places.find(({ name }) => name === 'Uster') : undefined
  if (uster !== undefined) for (const house of fixedHouses) yard.addFixed(uster, house)
  const firstStreet = 20_000_000 + canton.number * 100_000
  const nextStreet = makeStreets(chance, firstStreet, new Map([['Uster', fixedStreets]]))
  for (const place of places) {
    let left = place.buildings
    while (left > 0) {
      const count = Math.min(left, 3 + Math.floor(chance.next() ** 2 * 52))
      yard.addStreet(place, nextStreet(place), count)
      left -= count
    }
  }
  file.close()
  return written
}

function openYard(chance: Chance, canton: Canton, file: DumpFile, written: Written) {
  let egid = 190_000_000 + canton.number * 1_000_000

  function addBuilding(place: Place, own: number, facts: HouseFacts): readonly [number, number] {
    const east = place.east + chance.whole(-1_500, 1_500) + chance.whole(0, 999) / 1_000
    const north = place.north + chance.whole(-1_500, 1_500) + chance.whole(0, 999) / 1_000
    const { heating } = facts
    file.building([
      own,
      canton.code,
      place.municipalityNumber,
      place.municipality,
      `CH${chance.whole(100_000, 999_999)}${chance.whole(100_000, 999_999)}`,
      String(chance.whole(1, 9_999)),
      chance.happens(0.02) ? chance.pick(['Schulhaus', 'Pfarrhaus', 'Alte Mühle', 'Haus «Zur Linde»']) : null,
      east,
      north,
      901,
      facts.status,
      facts.category,
      facts.class,
      facts.year,
      facts.period,
      facts.footprint,
      facts.volume,
      facts.floors,
      facts.dwellings === 0 ? null : facts.dwellings,
      facts.energyArea,
      heating.generator,
      heating.energy,
      heating.source,
      heating.on,
      heating.water,
      heating.waterEnergy,
      exportedOn,
    ])
    return [east, north]
  }

  function addEntrance(
    place: Place,
    own: number,
    edid: number,
    number: Cell,
    street: Street,
    at: readonly [number, number],
  ) {
    const names = [[street.name, languageCodes[place.language]] as const]
    if (street.otherName !== undefined)
      names.push([street.otherName, languageCodes[place.language === 'de' ? 'fr' : 'de']])
    for (const [name, language] of names)
      file.entrance([
        own,
        edid,
        100_000_000 + written.entrances,
        number,
        street.id,
        name,
        language,
        1,
        place.zip,
        0,
        place.name,
        at[0] + edid * 9.5,
        at[1] - edid * 4.25,
        1,
        exportedOn,
      ])
  }

  function addDwellings(own: number, facts: HouseFacts): void {
    const floors = facts.floors ?? Math.ceil(facts.dwellings / 2)
    const perFloor = Math.ceil(facts.dwellings / Math.max(1, floors))
    for (let ewid = 1; ewid <= facts.dwellings; ewid += 1) {
      const rooms = facts.dwellings === 1 ? chance.whole(4, 7) : chance.weighted(roomShares)
      const floor = Math.floor((ewid - 1) / perFloor)
      file.dwelling([
        own,
        ewid,
        Math.floor(((ewid - 1) * facts.entrances) / facts.dwellings),
        3_100 + floor,
        perFloor > 1 && chance.happens(0.7) ? (sides[(ewid - 1) % perFloor] ?? null) : null,
        facts.dwellings === 1 && floors > 1 ? 1 : chance.happens(0.04) ? 1 : 0,
        facts.year,
        chance.happens(0.99) ? 3_004 : 3_003,
        chance.happens(0.96) ? 14 + rooms * 21 + chance.whole(0, 28) : null,
        chance.happens(0.97) ? rooms : null,
        1,
        exportedOn,
      ])
    }
  }

  /** What the register also holds and nobody lives in: garages, sheds, houses long gone. */
  function addOther(place: Place, number: Cell, street: Street): void {
    const facts: HouseFacts = { ...makeHouse(chance), ...chance.pick(others), dwellings: 0 }
    egid += chance.whole(1, 4)
    addEntrance(place, egid, 0, number, street, addBuilding(place, egid, facts))
  }

  return {
    addFixed(place: Place, house: (typeof fixedHouses)[number]): void {
      const at = addBuilding(place, house.egid, house.facts)
      addEntrance(
        place,
        house.egid,
        0,
        house.number,
        { id: house.streetId, name: house.street, otherName: undefined },
        at,
      )
      for (const [index, flat] of house.flats.entries())
        file.dwelling([
          house.egid,
          index + 1,
          0,
          flat.floor,
          flat.label,
          house.flats.length === 1 ? 1 : 0,
          house.facts.year,
          3_004,
          flat.area,
          flat.rooms,
          1,
          exportedOn,
        ])
      written.buildings += 1
      written.entrances += 1
      written.dwellings += house.flats.length
    },

    addStreet(place: Place, street: Street, count: number): void {
      const nextNumber = makeNumbers(chance)
      for (let index = 0; index < count; index += 1) {
        const facts = makeHouse(chance)
        egid += chance.whole(1, 4)
        const at = addBuilding(place, egid, facts)
        for (let edid = 0; edid < facts.entrances; edid += 1)
          addEntrance(place, egid, edid, nextNumber(), street, at)
        addDwellings(egid, facts)
        written.buildings += 1
        written.entrances += facts.entrances
        written.dwellings += facts.dwellings
        if (chance.happens(0.04)) addOther(place, nextNumber(), street)
      }
    },
  }
}

const sides = ['links', 'rechts', 'Mitte']
const roomShares = [
  [8, 1],
  [20, 2],
  [34, 3],
  [26, 4],
  [12, 5],
] as const
const others = [
  { category: 1_060, class: 1_242, status: 1_004 },
  { category: 1_060, class: 1_271, status: 1_004 },
  { category: 1_020, class: 1_110, status: 1_007 },
] as const

/** House numbers along one street: most rise, some have a letter or are a part of another (14a, 3.1). */
function makeNumbers(chance: Chance): () => string | null {
  let number = chance.whole(1, 4) - 1
  let letter = 0
  let part = 0
  return () => {
    if (chance.happens(0.004)) return null
    if (number > 0 && letter < 5 && chance.happens(0.1)) {
      letter += 1
      return `${number}${'abcde'[letter - 1]}`
    }
    if (number > 0 && chance.happens(0.02)) {
      part += 1
      return `${number}.${part}`
    }
    number += chance.happens(0.7) ? 1 : 2
    letter = 0
    part = 0
    return String(number)
  }
}
