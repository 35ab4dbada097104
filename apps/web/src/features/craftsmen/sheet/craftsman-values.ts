import { isReachable, sameBy, type HireAgain } from '@hauswart/domain/craftsmen/craftsman'
import { addCraftsmanInput } from '@hauswart/domain/craftsmen/craftsman.input'
import type { Trade } from '@hauswart/domain/craftsmen/trade'
import { readUid } from '@hauswart/domain/craftsmen/uid'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { readIban } from '@hauswart/domain/payments/iban'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import * as z from 'zod/mini'
import type { CraftsmanRow } from '#house/nouns/craftsmen.ts'
import {
  formFacts,
  kept,
  optionalChoice,
  optionalLine,
  orNothing,
  own,
  requiredLine,
  ruled,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { craftsmenTexts } from '#features/craftsmen/craftsmen.texts.ts'

/** As the server judges it: somebody must be reachable. */
const schema = z.omit(addCraftsmanInput, { id: true, isFavourite: true }).check((context) => {
  if (!isReachable(context.value))
    context.issues.push({ code: 'custom', path: ['phone'], input: context.value, message: 'phone' })
})

const { choose, phone } = fieldFaults
const { noWay, wrongEmail, wrongWebsite, wrongUid, wrongIban } = craftsmenTexts.form

/** Somebody as the form holds them. */
export const craftsmanForm = formFacts<CraftsmanRow>()(
  {
    company: requiredLine(120),
    trades: kept<readonly Trade[]>([], choose),
    contactName: optionalLine(120),
    phone: optionalLine(ruled(noWay, phone)),
    mobile: optionalLine(phone),
    pikettPhone: optionalLine(phone),
    email: optionalLine(wrongEmail),
    website: optionalLine(wrongWebsite),
    street: optionalLine(120),
    zip: optionalLine(12),
    city: optionalLine(80),
    uid: optionalLine(wrongUid),
    iban: own({
      blank: '',
      read: (iban: string | null) => (iban === null ? '' : ibanWords(iban)),
      write: orNothing,
      fault: wrongIban,
    }),
    rating: own({
      blank: '',
      read: (rating: number | null) => (rating === null ? '' : String(rating)),
      write: (rating) => (rating === '' ? null : Number(rating)),
      fault: choose,
    }),
    hireAgain: optionalChoice<HireAgain>(choose),
    note: optionalLine(2_000),
  },
  schema,
)
export type CraftsmanValues = ValuesOf<typeof craftsmanForm>

/** What somebody may have overlooked: an entry that is probably the same one. */
export function sameHint(values: CraftsmanValues, others: readonly CraftsmanRow[]): string | undefined {
  if (values.company.trim() === '') return undefined
  const known = {
    company: values.company,
    zip: orNothing(values.zip),
    uid: readUid(values.uid) ?? null,
    iban: readIban(values.iban) ?? null,
  }
  for (const other of others) {
    const by = sameBy(known, other)
    if (by !== undefined) return craftsmenTexts.form.same[by](other.company)
  }
  return undefined
}
