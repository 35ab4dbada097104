import type { Address, AddressAnswer } from '@hauswart/domain/register/address'
import type { BuildingAnswer, BuildingFacts, Flat } from '@hauswart/domain/register/building-facts'
import { rest } from '#device/net/rest.ts'
import { uplink } from '#device/net/uplink.ts'

export type FoundAddress = Address
export type RegisteredBuilding = BuildingFacts
export type RegisteredFlat = Flat

/** Addresses that fit what was typed, the best first. Open to everybody, so no token travels along. */
export async function findAddresses(text: string, signal: AbortSignal): Promise<readonly FoundAddress[]> {
  const query = new URLSearchParams({ q: text }).toString()
  const answer = await rest(uplink, 'product', `/addresses?${query}`, { signal })
  return (answer as AddressAnswer).addresses
}

/** What the register knows of a building; a refusal with 404 when it knows nothing. */
export async function loadBuilding(
  { egid, edid }: { readonly egid: number; readonly edid: number | null },
  signal?: AbortSignal,
): Promise<RegisteredBuilding> {
  const entrance = edid === null ? '' : `?edid=${edid}`
  const answer = await rest(uplink, 'product', `/buildings/${egid}${entrance}`, { signal })
  return (answer as BuildingAnswer).building
}
