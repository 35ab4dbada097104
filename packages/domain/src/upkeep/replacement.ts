import { isHeatGenerator, type ComponentKey } from '../real-estate/component.ts'
import { componentOfHeating } from '../real-estate/heating-component.ts'
import type { ReplacingHeating } from '../real-estate/replacing-heating.ts'
import type { FormerComponent } from './component-event.ts'

type Standing = FormerComponent & { readonly catalogKey: ComponentKey }

export type Replacement = {
  readonly year: number
  /** What makes the heat now, where that was asked. */
  readonly heating?: ReplacingHeating | null | undefined
  readonly material?: string | null | undefined
  readonly manufacturer?: string | null | undefined
  readonly model?: string | null | undefined
}

/**
 * What a component is once another stands in its place. The maker's plate and what was known of its life went with the
 * old one. The material mostly stays; who knows better says so. Of another kind nothing stays but its place and whose it is.
 */
export function afterReplacement(old: Standing, said: Replacement, today: string): Standing {
  const catalogKey = kindAfter(old.catalogKey, said.heating ?? undefined)
  const { name, quantity, unit, material } = catalogKey === old.catalogKey ? old : nothingKnown
  return {
    catalogKey,
    name,
    quantity,
    unit,
    installedYear: said.year,
    isInstalledYearAssumed: false,
    lastRenewedYear: null,
    condition: 'as_new',
    conditionOn: lastDayOf(said.year, today),
    material: said.material === undefined ? material : said.material,
    manufacturer: said.manufacturer ?? null,
    model: said.model ?? null,
    serialNumber: null,
    ownLifetimeYears: null,
  }
}

const nothingKnown = { name: null, quantity: null, unit: null, material: null }

/** Of what kind it then is; only what makes the heat becomes another. */
export const kindAfter = (before: ComponentKey, heating: ReplacingHeating | undefined): ComponentKey =>
  heating === undefined || !isHeatGenerator(before) ? before : (componentOfHeating(heating) ?? before)

// It was as new when it came; told late, it is older today.
const lastDayOf = (year: number, today: string): string =>
  year < Number(today.slice(0, 4)) ? `${year}-12-31` : today
