import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines, rappen, wholeNumber } from '../fields/fields.ts'
import { buildPeriods, geakClasses, heatingKinds, hotWaterKinds } from './building.ts'
import { newComponentInput } from './component.input.ts'
import { factSources, realEstateFacts } from './origin.ts'
import { cantons, ownershipForms, realEstateKinds, realEstateUsages } from './real-estate.ts'

const halfRooms = z.number().check(z.minimum(1), z.maximum(50), z.multipleOf(0.5))
const year = wholeNumber(1_000, 2_100)

const optionalFacts = {
  houseNumber: clearable(line(12)),
  municipalityNumber: clearable(wholeNumber(1, 9_999)),
  egid: clearable(wholeNumber(1, 900_000_000)),
  ewid: clearable(wholeNumber(1, 900)),
  egrid: clearable(z.string().check(z.regex(/^CH[0-9A-Z]{12}$/))),
  parcel: clearable(line(20)),
  buildYear: clearable(year),
  buildPeriod: clearable(z.enum(buildPeriods)),
  livingAreaM2: clearable(wholeNumber(5, 5_000)),
  plotAreaM2: clearable(wholeNumber(0, 1_000_000)),
  floors: clearable(wholeNumber(1, 50)),
  rooms: clearable(halfRooms),
  volumeM3: clearable(wholeNumber(1, 3_000_000)),
  energyAreaM2: clearable(wholeNumber(1, 900_000)),
  dwellings: clearable(wholeNumber(0, 1_000)),
  heating: clearable(z.enum(heatingKinds)),
  heatingYear: clearable(year),
  hotWater: clearable(z.enum(hotWaterKinds)),
  hasPhotovoltaics: clearable(z.boolean()),
  geakEnvelope: clearable(z.enum(geakClasses)),
  geakTotal: clearable(z.enum(geakClasses)),
  geakOn: clearable(day),
  isListed: clearable(z.boolean()),
  // The national grid LV95, in whole metres.
  east: clearable(wholeNumber(2_480_000, 2_840_000)),
  north: clearable(wholeNumber(1_070_000, 1_300_000)),
  note: clearable(lines(5_000)),
}

const requiredFacts = {
  name: line(80),
  kind: z.enum(realEstateKinds),
  usage: z.enum(realEstateUsages),
  ownership: z.enum(ownershipForms),
  street: line(120),
  zip: z.string().check(z.regex(/^[1-9]\d{3}$/)),
  city: line(80),
  canton: z.enum(cantons),
}

/** Where what is set comes from; what is set without one is the owner's. */
const origins = z.nullish(
  z
    .array(z.object({ field: z.enum(realEstateFacts), source: z.enum(factSources) }))
    .check(z.maxLength(realEstateFacts.length)),
)

const financeFacts = {
  purchasedOn: clearable(day),
  purchasePriceRappen: clearable(rappen),
  purchaseCostsRappen: clearable(rappen),
  insuredValueRappen: clearable(rappen),
  taxValueRappen: clearable(rappen),
  imputedRentRappen: clearable(rappen),
  hasMortgage: clearable(z.boolean()),
  mortgageRappen: clearable(rappen),
  fundBalanceRappen: clearable(rappen),
  fundBalanceOn: clearable(day),
  fundYearlyRappen: clearable(rappen),
}

const areDifferent = (things: readonly { readonly id: string }[]): boolean =>
  new Set(things.map(({ id }) => id)).size === things.length

/** A house with all that is known of it at once: what it is, its components, its money facts. */
export const createRealEstateInput = z.object({
  id: clientId,
  ...requiredFacts,
  ...optionalFacts,
  origins,
  components: z.nullish(z.array(newComponentInput).check(z.maxLength(40), z.refine(areDifferent))),
  finance: z.nullish(z.object(financeFacts)),
})
export type CreateRealEstateInput = z.output<typeof createRealEstateInput>

export const updateRealEstateInput = z.object({
  expectedVersion: z.int(),
  name: z.optional(requiredFacts.name),
  kind: z.optional(requiredFacts.kind),
  usage: z.optional(requiredFacts.usage),
  ownership: z.optional(requiredFacts.ownership),
  street: z.optional(requiredFacts.street),
  zip: z.optional(requiredFacts.zip),
  city: z.optional(requiredFacts.city),
  canton: z.optional(requiredFacts.canton),
  ...optionalFacts,
  origins,
})
export type UpdateRealEstateInput = z.output<typeof updateRealEstateInput>

/** Money facts. That a purchase does not lie in the future is checked by the service, which knows the day. */
export const realEstateFinanceInput = z.object({ expectedVersion: z.int(), ...financeFacts })
export type RealEstateFinanceInput = z.output<typeof realEstateFinanceInput>
export type FinanceFacts = Omit<RealEstateFinanceInput, 'expectedVersion'>
