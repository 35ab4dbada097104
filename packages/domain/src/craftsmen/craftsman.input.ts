import * as z from 'zod/mini'
import {
  clearable,
  clientId,
  email,
  line,
  lines,
  phoneNumber,
  readable,
  wholeNumber,
} from '../fields/fields.ts'
import { readIban } from '../payments/iban.ts'
import { hireAgainAnswers, maxTrades } from './craftsman.ts'
import { trades } from './trade.ts'
import { readUid } from './uid.ts'

const website = line(200).check(z.regex(/^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/iu))

const facts = {
  company: line(120),
  trades: z.array(z.enum(trades)).check(
    z.minLength(1),
    z.maxLength(maxTrades),
    z.refine((list) => new Set(list).size === list.length),
  ),
}
const optionalFacts = {
  contactName: clearable(line(120)),
  phone: clearable(phoneNumber),
  mobile: clearable(phoneNumber),
  pikettPhone: clearable(phoneNumber),
  email: clearable(email),
  website: clearable(website),
  street: clearable(line(120)),
  zip: clearable(line(12)),
  city: clearable(line(80)),
  uid: clearable(readable(readUid)),
  iban: clearable(readable(readIban)),
  rating: clearable(wholeNumber(1, 5)),
  hireAgain: clearable(z.enum(hireAgainAnswers)),
  isFavourite: z.optional(z.boolean()),
  note: clearable(lines(2_000)),
}

export const addCraftsmanInput = z.object({ id: clientId, ...facts, ...optionalFacts })
export type AddCraftsmanInput = z.output<typeof addCraftsmanInput>

export const updateCraftsmanInput = z.object({
  expectedVersion: z.int(),
  company: z.optional(facts.company),
  trades: z.optional(facts.trades),
  ...optionalFacts,
})
export type UpdateCraftsmanInput = z.output<typeof updateCraftsmanInput>

/** A second entry of the same enterprise joins this one, each as somebody saw it. */
export const mergeCraftsmenInput = z.object({
  expectedVersion: z.int(),
  otherId: clientId,
  otherVersion: z.int(),
})
