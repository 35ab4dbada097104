import {
  componentCatalog,
  type ComponentKey,
  type ComponentUnit,
} from '@hauswart/domain/real-estate/component'

/** Nothing in a house is older than the house; without its year only the server's own bound holds. */
export const firstYear = (buildYear: number | null): number => buildYear ?? 1_000

const metres: ReadonlySet<ComponentKey> = new Set<ComponentKey>(['water_pipes', 'sewage_pipes'])
const areas: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'pitched_roof',
  'flat_roof',
  'plaster_facade',
  'wood_facade',
  'facade_cladding',
  'facade_paint',
  'flooring',
  'interior_paint',
  'solar_thermal',
  'garden',
])

/** The unit a kind of component is counted in where nobody has chosen one. */
export function amountUnit(key: ComponentKey | undefined): ComponentUnit {
  if (key === undefined || !(key in componentCatalog)) return 'piece'
  if (key === 'photovoltaics') return 'kw'
  if (metres.has(key)) return 'm'
  return areas.has(key) ? 'm2' : 'piece'
}
