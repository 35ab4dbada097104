import type { FactSource, RealEstateFact } from '@hauswart/domain/real-estate/origin'
import type { HouseFacts, HouseValues } from '#features/real-estate/house-values.ts'

type Origins = HouseFacts['origins']

export const originOf = (origins: Origins, fact: RealEstateFact): FactSource | undefined =>
  origins.find(({ field }) => field === fact)?.source

type Typed = { readonly origins: Origins; readonly stored: HouseValues; readonly values: HouseValues }

/** Where a value in the form comes from: what was just typed is the owner's, what is empty comes from nowhere. */
export function typedOrigin(
  name: keyof HouseValues,
  { origins, stored, values }: Typed,
): FactSource | undefined {
  const value = values[name]
  if (value === '' || value === null) return undefined
  return value === stored[name] ? originOf(origins, name) : 'owner'
}
