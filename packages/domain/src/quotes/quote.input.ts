import * as z from 'zod/mini'
import { contractTerms } from '../defects/defect.ts'
import { clearable, clientId, day, line, lines, rappen, wholeNumber } from '../fields/fields.ts'
import { maxQuoteLines, quoteLineKinds, quoteStates } from './quote.ts'

const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)

/** A priced line has its amount, an option may have one, the others have none. */
const quoteLine = z
  .object({
    text: line(160),
    kind: z.enum(quoteLineKinds),
    quantity: orNone(z.number().check(z.minimum(0), z.maximum(1_000_000))),
    unit: orNone(line(12)),
    amountRappen: orNone(rappen),
  })
  .check(
    z.refine(
      ({ kind, amountRappen }) => kind === 'option' || (kind === 'priced') === (amountRappen !== null),
    ),
  )

const permille = wholeNumber(1, 1_000)

/** What a quote says, whole. */
export const quoteFacts = z.object({
  craftsmanId: orNone(clientId),
  company: line(120),
  state: z.enum(quoteStates),
  receivedOn: orNone(day),
  validUntil: orNone(day),
  priceRappen: orNone(rappen),
  discountRappen: rappen,
  includesVat: z.boolean(),
  vatPermille: wholeNumber(0, 200),
  cashDiscountPermille: orNone(permille),
  cashDiscountDays: orNone(wholeNumber(1, 365)),
  note: orNone(lines(2_000)),
  /** Its paper; unsaid it stays: entries of older devices know of none. */
  documentId: clearable(clientId),
  /** Of an accepted quote; unsaid they stay, as the paper. */
  contractOn: clearable(day),
  terms: clearable(z.enum(contractTerms)),
  lines: z.array(quoteLine).check(z.maxLength(maxQuoteLines)),
})
export type QuoteFacts = z.output<typeof quoteFacts>

/** Which fact contradicts the others, if one does. */
export function contradictionIn(
  facts: Pick<
    QuoteFacts,
    | 'state'
    | 'receivedOn'
    | 'validUntil'
    | 'priceRappen'
    | 'discountRappen'
    | 'cashDiscountPermille'
    | 'cashDiscountDays'
  >,
): 'validUntil' | 'priceRappen' | 'discountRappen' | 'cashDiscountDays' | undefined {
  const { receivedOn, validUntil, priceRappen } = facts
  if (receivedOn !== null && validUntil !== null && validUntil < receivedOn) return 'validUntil'
  if (priceRappen === null && facts.state !== 'asked' && facts.state !== 'declined') return 'priceRappen'
  if (facts.discountRappen > (priceRappen ?? 0)) return 'discountRappen'
  if ((facts.cashDiscountPermille === null) !== (facts.cashDiscountDays === null)) return 'cashDiscountDays'
  return undefined
}

/** One quote, whole; version 0 is a new one. */
export const setQuoteInput = z.extend(quoteFacts, {
  expectedVersion: z.int(),
  projectId: clientId,
  isActive: z.boolean(),
})

/**
 * `costItemId`: the item the sum is committed in, an existing one or the id of a new one. An unsaid day of the contract is
 * today: earlier releases do not say it.
 */
export const acceptQuoteInput = z.object({
  expectedVersion: z.int(),
  costItemId: clientId,
  declinesOthers: z.boolean(),
  contractOn: clearable(day),
  terms: clearable(z.enum(contractTerms)),
})
