import type { AddressQuery } from '@hauswart/domain/register/address-text'
import { mostAddresses, type Address } from '@hauswart/domain/register/address'
import { buildingFacts, cantonOf, type BuildingAnswer } from '@hauswart/domain/register/building-facts'
import type { FoundStreet } from '@hauswart/domain/register/street-search'
import type { Parts } from '#platform/parts.ts'
import type { Held, StreetKeeper } from './addresses.index.service.ts'
import { findBuilding, findNear, findNumbers, findStreets } from './addresses.queries.ts'
import type { EntranceRow } from './addresses.table.ts'

export type RegisterFind = {
  readonly addresses: readonly Address[]
  /** How much of the query the best street explains, 0 to about 1. */
  readonly best: number
}

// A number may single out one of the many streets of the same name, so all equally good ones are asked for it.
const mostStreets = 1_000
const equallyGood = 0.02
const nearStreets = 3

/** Addresses of our own register: streets from memory, their entrances from the tables in one round trip. */
export async function findInRegister(
  parts: Pick<Parts, 'database'>,
  keeper: StreetKeeper,
  held: Held,
  query: AddressQuery,
): Promise<RegisterFind> {
  const likely = held.search.find(query, mostStreets)
  const best = likely[0]?.score ?? 0
  if (likely.length === 0) return { addresses: [], best }
  const { generation, rows } = await entrancesOf(parts, likely, query)
  if (generation === held.generation) return { addresses: rank(likely, query, rows), best }
  // The tables were exchanged under the index: streets have other numbers now, but still their names.
  keeper.renew()
  const renamed = (await findStreets(parts.database, likely)).flatMap(({ rank: at, id }) => {
    const street = likely[at - 1]
    return street === undefined ? [] : [{ ...street, id }]
  })
  const newer = await entrancesOf(parts, renamed, query)
  return { addresses: rank(renamed, query, newer.rows), best }
}

/** With the number that was typed or, where no street has it, with those around it. */
async function entrancesOf(
  { database }: Pick<Parts, 'database'>,
  streets: readonly FoundStreet[],
  { houseNumbers }: AddressQuery,
) {
  const ids = streets.map(({ id }) => id)
  const [number] = houseNumbers
  const equal = streets.filter(({ score }) => score >= (streets[0]?.score ?? 0) - equallyGood).length
  if (number === undefined) {
    // Several streets of one name share the room, so that the place can be picked.
    const few = Math.max(1, Math.min(equal, mostAddresses))
    return findNear(database, ids.slice(0, few), 0, Math.ceil(mostAddresses / few))
  }
  const digits = /^\d+/.exec(number)?.[0] ?? ''
  const found = await findNumbers(database, {
    streets: ids,
    houseNumbers: houseNumbers.flatMap((one) => [...new Set([one, one.toUpperCase()])]),
    fewStreets: ids.slice(0, nearStreets),
    beginning: digits,
    most: mostAddresses,
  })
  const best = new Set(ids.slice(0, equal))
  if (found.rows.some(({ streetRef }) => best.has(streetRef))) return found
  const each = Math.ceil(mostAddresses / nearStreets)
  const near = await findNear(database, ids.slice(0, nearStreets), Number(digits.slice(0, 6)), each)
  return { generation: near.generation, rows: [...found.rows, ...near.rows] }
}

function rank(
  streets: readonly FoundStreet[],
  { houseNumbers }: AddressQuery,
  rows: readonly EntranceRow[],
): Address[] {
  const byId = new Map(streets.map((street) => [street.id, street]))
  const found = new Map<string, { street: FoundStreet; row: EntranceRow; score: number }>()
  for (const row of rows) {
    const street = byId.get(row.streetRef)
    const key = `${row.egid} ${row.edid}`
    if (street !== undefined && !found.has(key))
      found.set(key, { street, row, score: street.score + numberScore(houseNumbers, row.houseNumber) })
  }
  return [...found.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostAddresses)
    .map(({ street, row }) => toAddress(street, row))
}

/** The right number weighs as much as a word; one that begins with it may be what is still being typed. */
function numberScore(houseNumbers: readonly string[], number: string | null): number {
  const text = (number ?? '').toLowerCase()
  const at = houseNumbers.indexOf(text)
  if (at >= 0) return 0.4 - 0.05 * at
  const begun = houseNumbers.find((one) => text.startsWith(one))
  if (begun === undefined) return 0
  return /^\d/.test(text.slice(begun.length)) ? 0.1 : 0.2
}

const toAddress = (street: FoundStreet, row: EntranceRow): Address => ({
  egid: row.egid,
  edid: row.edid,
  street: row.street,
  houseNumber: row.houseNumber,
  zip: String(row.zip),
  city: row.place,
  canton: cantonOf(street.canton),
  municipalityNumber: street.municipalityNumber,
})

/** What our own register knows of a building. */
export async function readRegister(
  parts: Pick<Parts, 'database'>,
  egid: number,
  edid: number | undefined,
): Promise<BuildingAnswer | undefined> {
  const found = await findBuilding(parts.database, egid, edid)
  if (found === undefined) return undefined
  return {
    source: { name: 'GWR', asOf: found.building.asOf },
    building: buildingFacts(found.building, found.entrance, found.dwellings),
  }
}
