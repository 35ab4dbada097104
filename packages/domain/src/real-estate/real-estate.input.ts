import * as z from 'zod/mini'
import { clearable, clientId, day, line, rappen, wholeNumber } from '../fields/fields.ts'
import { cantons, ownershipForms, realEstateKinds, realEstateUsages } from './real-estate.ts'

const halfRooms = z.number().check(z.minimum(1), z.maximum(50), z.multipleOf(0.5))

const optionalFacts = {
  houseNumber: clearable(line(12)),
  municipalityNumber: clearable(wholeNumber(1, 9_999)),
  egid: clearable(wholeNumber(1, 900_000_000)),
  ewid: clearable(wholeNumber(1, 900)),
  egrid: clearable(z.string().check(z.regex(/^CH[0-9A-Z]{12}$/))),
  buildYear: clearable(wholeNumber(1_000, 2_100)),
  livingAreaM2: clearable(wholeNumber(5, 5_000)),
  plotAreaM2: clearable(wholeNumber(0, 1_000_000)),
  floors: clearable(wholeNumber(1, 50)),
  rooms: clearable(halfRooms),
  note: clearable(line(5_000)),
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

export const createRealEstateInput = z.object({ id: clientId, ...requiredFacts, ...optionalFacts })
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
})
export type UpdateRealEstateInput = z.output<typeof updateRealEstateInput>

/** Money facts. That a purchase does not lie in the future is checked by the service, which knows the day. */
export const realEstateFinanceInput = z.object({
  expectedVersion: z.int(),
  purchasedOn: clearable(day),
  purchasePriceRappen: clearable(rappen),
  purchaseCostsRappen: clearable(rappen),
  insuredValueRappen: clearable(rappen),
  taxValueRappen: clearable(rappen),
  imputedRentRappen: clearable(rappen),
})
export type RealEstateFinanceInput = z.output<typeof realEstateFinanceInput>
