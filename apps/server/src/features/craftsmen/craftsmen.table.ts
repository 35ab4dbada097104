import type { HireAgain } from '@hauswart/domain/craftsmen/craftsman'
import type { Trade } from '@hauswart/domain/craftsmen/trade'

export type CraftsmanRow = {
  id: string
  realEstateId: string
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
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const craftsmanColumns = `c.id, c.real_estate_id as "realEstateId", c.company, c.trades,
  c.contact_name as "contactName", c.phone, c.mobile, c.pikett_phone as "pikettPhone", c.email, c.website, c.street, c.zip,
  c.city, c.uid, c.rating, c.hire_again as "hireAgain", c.is_favourite as "isFavourite", c.note, c.version,
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.deleted_at as "deletedAt"`

/** With what only somebody with the finance right is shown. */
export type ShownCraftsmanRow = CraftsmanRow & { iban: string | null }

export const craftsmanIban = `(select x.iban from app.craftsman_account x
  where x.real_estate_id = app.house() and x.id = c.id)`
