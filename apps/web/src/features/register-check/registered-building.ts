import { findAddresses, loadBuilding, type FoundAddress, type RegisteredBuilding } from '#house/register.ts'
import { RestError } from '#device/net/rest.ts'

export type Sought = {
  readonly egid: number | null
  readonly street: string | null
  readonly houseNumber: string | null
  readonly zip: string | null
  readonly city: string | null
}

export const soughtAddress = ({ street, houseNumber, zip, city }: Sought): string =>
  [
    [street, houseNumber],
    [zip, city],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join(', ')

/** The building of a house in the register: by its number, else by its address; `null` where there is none. */
export async function findBuilding(house: Sought, signal: AbortSignal): Promise<RegisteredBuilding | null> {
  const entrance = await entranceOf(house, signal)
  const egid = house.egid ?? entrance?.egid
  if (egid === undefined) return null
  try {
    return await loadBuilding({ egid, edid: entrance?.edid ?? null }, signal)
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null
    throw error
  }
}

/** A building has several entrances, and only one of them is the owner's address. */
async function entranceOf(house: Sought, signal: AbortSignal): Promise<FoundAddress | undefined> {
  const text = soughtAddress(house)
  if (text.length < 3) return undefined
  const found = await findAddresses(text, signal).catch((error: unknown) => {
    // With a number the address only says which entrance it is.
    if (house.egid === null) throw error
    return []
  })
  return found.find((one) => isEntranceOf(house, one))
}

export function isEntranceOf(house: Sought, found: FoundAddress): boolean {
  if (house.egid !== null && found.egid !== house.egid) return false
  return (
    same(house.street, found.street) && same(house.houseNumber, found.houseNumber) && house.zip === found.zip
  )
}

const same = (a: string | null, b: string | null): boolean => folded(a) === folded(b)

const folded = (text: string | null): string =>
  (text ?? '')
    .toLocaleLowerCase('de-CH')
    .replaceAll(/\s/g, '')
    .replace(/str\.$/, 'strasse')
