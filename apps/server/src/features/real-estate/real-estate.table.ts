import type { MemberRole } from '@hauswart/domain/access/role'
import type {
  Canton,
  OwnershipForm,
  RealEstateKind,
  RealEstateStatus,
  RealEstateUsage,
} from '@hauswart/domain/real-estate/real-estate'

export type RealEstateRow = {
  id: string
  status: RealEstateStatus
  name: string | null
  kind: RealEstateKind | null
  usage: RealEstateUsage | null
  ownership: OwnershipForm | null
  street: string | null
  houseNumber: string | null
  zip: string | null
  city: string | null
  canton: Canton | null
  municipalityNumber: number | null
  egid: number | null
  ewid: number | null
  egrid: string | null
  buildYear: number | null
  livingAreaM2: number | null
  plotAreaM2: number | null
  floors: number | null
  rooms: number | null
  note: string | null
  version: number
  createdAt: string
  updatedAt: string
  archivedAt: string | null
}

export const realEstateColumns = `r.id, r.status, r.name, r.kind, r.usage, r.ownership, r.street,
  r.house_number as "houseNumber", r.zip, r.city, r.canton, r.municipality_number as "municipalityNumber",
  r.egid, r.ewid, r.egrid, r.build_year as "buildYear", r.living_area_m2 as "livingAreaM2",
  r.plot_area_m2 as "plotAreaM2", r.floors, r.rooms, r.note, r.version, r.created_at as "createdAt",
  r.updated_at as "updatedAt", r.archived_at as "archivedAt"`

export type RealEstateFinanceRow = {
  purchasedOn: string | null
  purchasePriceRappen: number | null
  purchaseCostsRappen: number | null
  insuredValueRappen: number | null
  taxValueRappen: number | null
  imputedRentRappen: number | null
  version: number
}

export const realEstateFinanceColumns = `f.purchased_on as "purchasedOn", f.purchase_price_rappen as "purchasePriceRappen",
  f.purchase_costs_rappen as "purchaseCostsRappen", f.insured_value_rappen as "insuredValueRappen",
  f.tax_value_rappen as "taxValueRappen", f.imputed_rent_rappen as "imputedRentRappen", f.version`

export type MemberRow = {
  userId: string
  role: MemberRole
  canSeeFinances: boolean
  since: string
  firstName: string
  lastName: string
}

export type HistoryRow = {
  id: string
  at: string
  actorId: string
  actorName: string | null
  verb: string
  objectId: string
  changes: unknown
}
