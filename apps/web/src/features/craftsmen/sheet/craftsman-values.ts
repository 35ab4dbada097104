import { isReachable, sameBy, type HireAgain } from '@hauswart/domain/craftsmen/craftsman'
import { addCraftsmanInput } from '@hauswart/domain/craftsmen/craftsman.input'
import type { Trade } from '@hauswart/domain/craftsmen/trade'
import { readUid } from '@hauswart/domain/craftsmen/uid'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { readIban } from '@hauswart/domain/payments/iban'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import * as z from 'zod/mini'
import type { CraftsmanRow } from '#house/nouns/craftsmen.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { craftsmenTexts } from '#features/craftsmen/craftsmen.texts.ts'

/** Somebody as the form holds them; an empty text or choice is no answer. */
export type CraftsmanValues = {
  readonly company: string
  readonly trades: readonly Trade[]
  readonly contactName: string
  readonly phone: string
  readonly mobile: string
  readonly pikettPhone: string
  readonly email: string
  readonly website: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly uid: string
  readonly iban: string
  readonly rating: string
  readonly hireAgain: HireAgain | ''
  readonly note: string
}

export const newValues: CraftsmanValues = {
  company: '',
  trades: [],
  contactName: '',
  phone: '',
  mobile: '',
  pikettPhone: '',
  email: '',
  website: '',
  street: '',
  zip: '',
  city: '',
  uid: '',
  iban: '',
  rating: '',
  hireAgain: '',
  note: '',
}

export const valuesOf = (row: CraftsmanRow): CraftsmanValues => ({
  company: row.company,
  // The same list as in the row: only another one is a change.
  trades: row.trades,
  contactName: row.contactName ?? '',
  phone: row.phone ?? '',
  mobile: row.mobile ?? '',
  pikettPhone: row.pikettPhone ?? '',
  email: row.email ?? '',
  website: row.website ?? '',
  street: row.street ?? '',
  zip: row.zip ?? '',
  city: row.city ?? '',
  uid: row.uid ?? '',
  iban: row.iban === null ? '' : ibanWords(row.iban),
  rating: row.rating === null ? '' : String(row.rating),
  hireAgain: row.hireAgain ?? '',
  note: row.note ?? '',
})

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)

export function prepare({ company, trades, rating, ...texts }: CraftsmanValues): object {
  const said = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, orNothing(text)]))
  return { company, trades: [...trades], rating: rating === '' ? null : Number(rating), ...said }
}

/** As the server judges it: somebody must be reachable. */
export const schema = z.omit(addCraftsmanInput, { id: true, isFavourite: true }).check((context) => {
  if (!isReachable(context.value))
    context.issues.push({ code: 'custom', path: ['phone'], input: context.value, message: 'phone' })
})

const { required, choose, phone, tooLong } = fieldFaults
const { noWay, wrongEmail, wrongWebsite, wrongUid, wrongIban } = craftsmenTexts.form

export const faultTexts: FaultTexts<CraftsmanValues> = {
  company: (value) => (value.trim() === '' ? required : tooLong(120)),
  trades: choose,
  contactName: tooLong(120),
  phone: (_value, { code }) => (code === 'custom' ? noWay : phone),
  mobile: phone,
  pikettPhone: phone,
  email: wrongEmail,
  website: wrongWebsite,
  street: tooLong(120),
  zip: tooLong(12),
  city: tooLong(80),
  uid: wrongUid,
  iban: wrongIban,
  rating: choose,
  hireAgain: choose,
  note: tooLong(2_000),
}

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
