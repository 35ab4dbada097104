import { heatGenerators, type ComponentKey } from './component.ts'
import type { RealEstateKind } from './real-estate.ts'

// What holds the building up or gives it its outer look, and what serves everybody, cannot be anybody's alone
// (Art. 712b para. 2 Swiss Civil Code, as of 2026).
const cannotBeOwned: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'pitched_roof',
  'flat_roof',
  'sheet_metal',
  'plaster_facade',
  'wood_facade',
  'facade_cladding',
  'facade_paint',
  'lift',
])

// Mostly serve the whole building. Windows and blinds show outside too, yet nearly every regulation lets each owner pay
// for the own ones; electric heaters mostly stand in the flat.
const mostlyShared: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  ...heatGenerators.filter((key) => key !== 'electric_heating'),
  'balcony',
  'outer_doors',
  'ground_probe',
  'solar_thermal',
  'heat_distribution',
  'circulation_pump',
  'oil_tank',
  'photovoltaics',
  'inverter',
  'intercom',
  'water_pipes',
  'sewage_pipes',
  'garage_door',
  'garden',
])

/** Whether no owner of a flat can own this alone, whatever a regulation says. */
export const isNeverOwned = (kind: RealEstateKind | null, key: ComponentKey): boolean =>
  kind === 'condominium_flat' && cannotBeOwned.has(key)

/** Whether a component of this house belongs to the community of owners, as long as nobody says otherwise. */
export const isSharedByNature = (kind: RealEstateKind | null, key: ComponentKey): boolean =>
  isNeverOwned(kind, key) || (kind === 'condominium_flat' && mostlyShared.has(key))

type Owned = { readonly catalogKey: ComponentKey; readonly isShared: boolean }

/**
 * The components that are recorded as the owner's though they belong to the community by nature. None once all that
 * nobody can own is shared: then somebody has thought of it, and a heating of one's own is one.
 */
export function unsharedParts<Part extends Owned>(
  kind: RealEstateKind | null,
  components: readonly Part[],
): readonly Part[] {
  const own = components.filter(({ catalogKey, isShared }) => !isShared && isSharedByNature(kind, catalogKey))
  return own.some(({ catalogKey }) => isNeverOwned(kind, catalogKey)) ? own : []
}
