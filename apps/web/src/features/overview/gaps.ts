import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { drawingPartOf, type DrawingPart } from '@hauswart/domain/real-estate/drawing-part'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'

export type FactName = 'buildYear' | 'livingAreaM2' | 'plotAreaM2' | 'floors' | 'rooms'
export type Gap =
  | { readonly kind: 'fact'; readonly name: FactName }
  /** No component of this part of the house is recorded. */
  | { readonly kind: 'part'; readonly part: DrawingPart; readonly catalogKey?: ComponentKey }
  | { readonly kind: 'condition'; readonly amount: number }

type Known = {
  readonly house: { readonly kind: RealEstateKind | null } & Readonly<Record<FactName, number | null>>
  readonly components: readonly { readonly catalogKey: ComponentKey; readonly condition: string | null }[]
}

// What every house has; where only one kind fits, the form proposes it.
const usualParts: readonly { readonly part: DrawingPart; readonly catalogKey?: ComponentKey }[] = [
  { part: 'heating' },
  { part: 'roof' },
  { part: 'windows', catalogKey: 'windows' },
  { part: 'facade' },
  { part: 'electrics', catalogKey: 'electrics' },
  { part: 'bathroom', catalogKey: 'bathroom' },
  { part: 'kitchen', catalogKey: 'kitchen' },
]
const ofTheBuilding: readonly DrawingPart[] = ['roof', 'facade', 'heating']

/** What is missing to know a house, the most telling first, and how many of the questions are answered. */
export function gapsOf({ house, components }: Known): {
  gaps: readonly Gap[]
  answered: number
  asked: number
} {
  const facts = factsAsked(house.kind)
  const parts = partsAsked(house.kind)
  const recorded = new Set(components.map(({ catalogKey }) => drawingPartOf(catalogKey)))
  const missingFacts = facts.filter((name) => house[name] === null)
  const missingParts = parts.filter(({ part }) => !recorded.has(part))
  const unjudged = components.filter(({ condition }) => condition === null).length
  const asked = facts.length + parts.length + components.length
  return {
    gaps: [
      ...missingFacts.filter((name) => name === 'buildYear').map(factGap),
      ...missingParts.map((one) => ({ kind: 'part', ...one }) as const),
      ...missingFacts.filter((name) => name !== 'buildYear').map(factGap),
      ...(unjudged > 0 ? [{ kind: 'condition', amount: unjudged } as const] : []),
    ],
    asked,
    answered: asked - missingFacts.length - missingParts.length - unjudged,
  }
}

const factGap = (name: FactName): Gap => ({ kind: 'fact', name })

function factsAsked(kind: RealEstateKind | null): readonly FactName[] {
  if (kind === 'building_land') return ['plotAreaM2']
  if (kind === 'condominium_flat') return ['buildYear', 'livingAreaM2', 'rooms']
  return ['buildYear', 'livingAreaM2', 'floors', 'rooms', 'plotAreaM2']
}

function partsAsked(kind: RealEstateKind | null): typeof usualParts {
  if (kind === 'building_land') return []
  // Roof, facade and heating of a flat belong to the community.
  return kind === 'condominium_flat'
    ? usualParts.filter(({ part }) => !ofTheBuilding.includes(part))
    : usualParts
}
