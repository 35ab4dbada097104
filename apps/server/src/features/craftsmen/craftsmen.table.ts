import type { HireAgain } from '@hauswart/domain/craftsmen/craftsman'
import type { Trade } from '@hauswart/domain/craftsmen/trade'
import { factColumns } from '#platform/db/fact-columns.ts'

export type CraftsmanFacts = {
  company: string
  trades: Trade[]
  contactName: string | null
  phone: string | null
  mobile: string | null
  pikettPhone: string | null
  email: string | null
  website: string | null
  street: string | null
  zip: string | null
  city: string | null
  uid: string | null
  rating: number | null
  hireAgain: HireAgain | null
  isFavourite: boolean
  note: string | null
}

export type CraftsmanRow = CraftsmanFacts & {
  id: string
  realEstateId: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const craftsmanFacts = factColumns<CraftsmanFacts>({
  company: 'company',
  trades: 'trades',
  contactName: 'contact_name',
  phone: 'phone',
  mobile: 'mobile',
  pikettPhone: 'pikett_phone',
  email: 'email',
  website: 'website',
  street: 'street',
  zip: 'zip',
  city: 'city',
  uid: 'uid',
  rating: 'rating',
  hireAgain: 'hire_again',
  isFavourite: 'is_favourite',
  note: 'note',
})

export const craftsmanColumns = `c.id, c.real_estate_id as "realEstateId", ${craftsmanFacts.read('c')}, c.version,
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.deleted_at as "deletedAt"`

/** With what only somebody with the finance right is shown. */
export type ShownCraftsmanRow = CraftsmanRow & { iban: string | null }

export const craftsmanIban = `(select x.iban from app.craftsman_account x
  where x.real_estate_id = app.house() and x.id = c.id)`
