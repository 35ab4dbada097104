import type { HireAgain } from '@hauswart/domain/craftsmen/craftsman'
import type { Trade } from '@hauswart/domain/craftsmen/trade'
import { begins, factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const craftsmanFacts = factColumns({
  company: required<string>('company'),
  trades: required<Trade[]>('trades'),
  contactName: optional<string>('contact_name'),
  phone: optional<string>('phone'),
  mobile: optional<string>('mobile'),
  pikettPhone: optional<string>('pikett_phone'),
  email: optional<string>('email'),
  website: optional<string>('website'),
  street: optional<string>('street'),
  zip: optional<string>('zip'),
  city: optional<string>('city'),
  uid: optional<string>('uid'),
  rating: optional<number>('rating'),
  hireAgain: optional<HireAgain>('hire_again'),
  isFavourite: begins<boolean>('is_favourite', false),
  note: optional<string>('note'),
})

export type CraftsmanFacts = FactsOf<typeof craftsmanFacts>

export type CraftsmanRow = CraftsmanFacts & {
  id: string
  realEstateId: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const craftsmanColumns = `c.id, c.real_estate_id as "realEstateId", ${craftsmanFacts.read('c')}, c.version,
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.deleted_at as "deletedAt"`

/** With what only somebody with the finance right is shown. */
export type ShownCraftsmanRow = CraftsmanRow & { iban: string | null }

export const craftsmanIban = `(select x.iban from app.craftsman_account x
  where x.real_estate_id = app.house() and x.id = c.id)`
