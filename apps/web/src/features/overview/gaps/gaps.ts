import type { GapKind } from '@hauswart/domain/analysis/model/analysis'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { drawingPartOf, type DrawingPart } from '@hauswart/domain/real-estate/drawing-part'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'

export type FactName = 'buildYear' | 'livingAreaM2' | 'plotAreaM2' | 'floors' | 'rooms'
export type RecordGap =
  | { readonly kind: 'fact'; readonly name: FactName }
  /** No component of this part of the house is recorded. */
  | { readonly kind: 'part'; readonly part: DrawingPart; readonly catalogKey?: ComponentKey }

type Known = {
  readonly house: { readonly kind: RealEstateKind | null } & Readonly<Record<FactName, number | null>>
  readonly components: readonly { readonly catalogKey: ComponentKey }[]
  /** The questions of the analysis: what it asks is counted there, and asked once. */
  readonly asked: readonly { readonly kind: GapKind }[]
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
const askedAs: Readonly<Partial<Record<FactName, GapKind>>> = {
  buildYear: 'build_year',
  livingAreaM2: 'living_area',
}

/** What the record of a house lacks and the analysis does not ask for, the most telling first. */
export function recordGaps({ house, components, asked }: Known): readonly RecordGap[] {
  const recorded = new Set(components.map(({ catalogKey }) => drawingPartOf(catalogKey)))
  const parts = partsAsked(house.kind).filter(({ part }) => !recorded.has(part))
  const facts = factsAsked(house.kind).filter(
    (name) => house[name] === null && asked.every(({ kind }) => kind !== askedAs[name]),
  )
  return [
    ...facts.filter((name) => name === 'buildYear').map(factGap),
    ...parts.map((one) => ({ kind: 'part', ...one }) as const),
    ...facts.filter((name) => name !== 'buildYear').map(factGap),
  ]
}

const factGap = (name: FactName): RecordGap => ({ kind: 'fact', name })

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
