import { realEstateKindLabels } from '@hauswart/domain/real-estate/real-estate.labels'
import type { HousesQuery } from '#gql/graphql.ts'

export type House = HousesQuery['realEstates']['nodes'][number]

/** Houses that can be selected: archived ones are only looked up. */
export const selectable = (houses: readonly House[]): House[] =>
  houses.filter(({ status }) => status !== 'archived')

/** The wanted house, or the first active one where it is gone, archived, or was never chosen. */
export function chooseHouse(houses: readonly House[], wanted: string | null): House | undefined {
  const open = selectable(houses)
  return open.find(({ id }) => id === wanted) ?? open.find(({ status }) => status === 'active') ?? open.at(0)
}

type Kind = NonNullable<House['kind']>
// Words owners know from advertisements; the others are short enough in full.
const short: Partial<Record<Kind, string>> = {
  single_family_house: 'EFH',
  apartment_building: 'MFH',
  two_family_house: 'ZFH',
  condominium_flat: 'Wohnung',
}

/** «Lindenweg 14»: the owner's name for it, else the street. */
export const houseName = ({ name, street, houseNumber }: House): string =>
  name ?? joined(' ', [street, houseNumber])

/** «8610 Uster» */
export const housePlace = ({ zip, city }: House): string => joined(' ', [zip, city])

/** «8610 Uster · EFH 1987» */
export function houseLine(house: House): string {
  const { kind, buildYear } = house
  const kindName = kind === null ? null : (short[kind] ?? realEstateKindLabels[kind])
  return joined(' · ', [housePlace(house), joined(' ', [kindName, buildYear?.toString()])])
}

const joined = (glue: string, parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(glue)
