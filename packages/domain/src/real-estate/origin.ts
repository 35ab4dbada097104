/** Where a fact of a house comes from: the federal register, somebody who knows, or nobody. */
export const factSources = ['register', 'owner', 'assumed'] as const
export type FactSource = (typeof factSources)[number]

/** The facts of a house whose origin is kept. */
export const realEstateFacts = [
  'name',
  'kind',
  'usage',
  'ownership',
  'street',
  'houseNumber',
  'zip',
  'city',
  'canton',
  'municipalityNumber',
  'egid',
  'ewid',
  'egrid',
  'parcel',
  'buildYear',
  'buildPeriod',
  'livingAreaM2',
  'plotAreaM2',
  'floors',
  'rooms',
  'volumeM3',
  'energyAreaM2',
  'dwellings',
  'heating',
  'heatingYear',
  'hotWater',
  'hasPhotovoltaics',
  'geakEnvelope',
  'geakTotal',
  'geakOn',
  'isListed',
  'east',
  'north',
  'note',
] as const
export type RealEstateFact = (typeof realEstateFacts)[number]

export type Origin = { readonly source: FactSource; readonly on: string }
export type Origins = { readonly [Fact in RealEstateFact]?: Origin }

/** What a client says about the origin of a fact it sets. */
export type SaidOrigin = { readonly field: RealEstateFact; readonly source: FactSource }
export type FieldOrigin = SaidOrigin & { readonly on: string }

type Facts = { readonly [Fact in RealEstateFact]?: unknown }

type Change = {
  readonly before: Facts & { readonly origins: Origins }
  readonly set: Facts
  readonly said: readonly SaidOrigin[]
  readonly on: string
}

/**
 * The origins after a change. A fact that changes has the origin that was said for it, else it is the owner's;
 * one that is cleared has none. Saying an origin for an unchanged value confirms the value.
 */
export function originsAfter({ before, set, said, on }: Change): Origins {
  const next: { [Fact in RealEstateFact]?: Origin } = { ...before.origins }
  for (const fact of realEstateFacts) {
    const value = set[fact]
    if (value === undefined) continue
    if (value === null) {
      delete next[fact]
      continue
    }
    const source = said.findLast((one) => one.field === fact)?.source
    const isConfirmed = source !== undefined && source !== next[fact]?.source
    if (value !== before[fact] || isConfirmed) next[fact] = { source: source ?? 'owner', on }
  }
  return next
}

/** Facts that kept their value and got another origin, with their new source. */
export const confirmedFacts = (
  before: Origins,
  after: Origins,
  changed: Readonly<Record<string, unknown>>,
): { [Fact in RealEstateFact]?: FactSource } =>
  Object.fromEntries(
    originList(after)
      .filter(({ field, source }) => !(field in changed) && source !== before[field]?.source)
      .map(({ field, source }) => [field, source]),
  )

/** The origins as a list, in the order of the facts. */
export const originList = (origins: Origins): FieldOrigin[] =>
  realEstateFacts.flatMap((field) => {
    const origin = origins[field]
    return origin === undefined ? [] : [{ field, source: origin.source, on: origin.on }]
  })
