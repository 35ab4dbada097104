import { updateRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import type { RealEstateFact } from '@hauswart/domain/real-estate/origin'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'
import type { RegisteredBuilding } from '#house/register.ts'

type Value = string | number | null
export type ComparedFact = Extract<RealEstateFact, keyof RegisteredBuilding | 'ewid'>
export type OwnFacts = { readonly [Fact in ComparedFact]: Value }

/** What is taken over together: half a position would lie anywhere. */
export type Difference = {
  readonly facts: readonly ComparedFact[]
  readonly own: readonly Value[]
  readonly registered: readonly Value[]
}

const rows: readonly (readonly ComparedFact[])[] = [
  ['egid'],
  ['street', 'houseNumber'],
  ['zip', 'city'],
  ['canton'],
  ['municipalityNumber'],
  ['egrid'],
  ['parcel'],
  ['kind'],
  ['buildYear'],
  ['buildPeriod'],
  ['floors'],
  ['dwellings'],
  ['livingAreaM2'],
  ['rooms'],
  ['volumeM3'],
  ['energyAreaM2'],
  ['heating'],
  ['hotWater'],
  ['east', 'north'],
]

/** Where the register says something else than what is recorded. What it does not know is no difference. */
export function differencesOf(own: OwnFacts, building: RegisteredBuilding): Difference[] {
  const registered = registeredFacts(own, building)
  return (
    rows
      .filter((facts) => facts.every((fact) => registered[fact] !== null || fact === 'houseNumber'))
      // What cannot be recorded is not offered, or taking it over would fail for all.
      .filter((facts) =>
        facts.every((fact) => updateRealEstateInput.shape[fact].safeParse(registered[fact]).success),
      )
      .filter((facts) => facts.some((fact) => !isSame(fact, own, registered[fact])))
      .map((facts) => ({
        facts,
        own: facts.map((fact) => own[fact]),
        registered: facts.map((fact) => registered[fact]),
      }))
  )
}

function registeredFacts(own: OwnFacts, building: RegisteredBuilding): OwnFacts {
  const isFlat = own.kind === 'condominium_flat' || own.ewid !== null
  const flat = building.flats.find(({ ewid }) => ewid === own.ewid)
  const house = { ...building, ewid: own.ewid }
  // Of a flat the register knows area and rooms; what it says of the whole house is not the owner's.
  if (isFlat)
    return {
      ...house,
      kind: null,
      dwellings: null,
      volumeM3: null,
      energyAreaM2: null,
      livingAreaM2: flat?.areaM2 ?? null,
      rooms: flat?.rooms ?? null,
    }
  return house
}

function isSame(fact: ComparedFact, own: OwnFacts, registered: Value): boolean {
  const value = own[fact]
  if (fact === 'kind') return isSameKind(value as RealEstateKind | null, registered as RealEstateKind | null)
  // The register counts whole rooms.
  if (fact === 'rooms' && typeof value === 'number') return Math.floor(value) === registered
  // A year says more than its period.
  if (fact === 'buildPeriod') return own.buildYear !== null || value === registered
  if (typeof value === 'string' && typeof registered === 'string') return folded(value) === folded(registered)
  return value === registered
}

/** Kinds the register does not tell apart. */
const alike: readonly (readonly RealEstateKind[])[] = [
  ['single_family_house', 'row_house', 'semi_detached_house', 'holiday_home', 'other'],
  ['two_family_house', 'holiday_home', 'other'],
  ['apartment_building', 'condominium_flat', 'other'],
]

const isSameKind = (own: RealEstateKind | null, registered: RealEstateKind | null): boolean =>
  own === registered ||
  (own !== null &&
    registered !== null &&
    alike.some(([first, ...others]) => first === registered && others.includes(own)))

const folded = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase('de-CH')
    .replace(/str\.$/, 'strasse')
