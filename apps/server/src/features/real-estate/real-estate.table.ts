import type { BuildPeriod, GeakClass, HeatingKind, HotWaterKind } from '@hauswart/domain/real-estate/building'
import type { Origins, RealEstateFact } from '@hauswart/domain/real-estate/origin'
import type {
  Canton,
  OwnershipForm,
  RealEstateKind,
  RealEstateStatus,
  RealEstateUsage,
} from '@hauswart/domain/real-estate/real-estate'
import { factColumns } from '#platform/db/fact-columns.ts'

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
  parcel: string | null
  buildYear: number | null
  buildPeriod: BuildPeriod | null
  livingAreaM2: number | null
  plotAreaM2: number | null
  floors: number | null
  rooms: number | null
  volumeM3: number | null
  energyAreaM2: number | null
  dwellings: number | null
  heating: HeatingKind | null
  heatingYear: number | null
  hotWater: HotWaterKind | null
  hasPhotovoltaics: boolean | null
  geakEnvelope: GeakClass | null
  geakTotal: GeakClass | null
  geakOn: string | null
  isListed: boolean | null
  east: number | null
  north: number | null
  note: string | null
  origins: Origins
  version: number
  createdAt: string
  updatedAt: string
  archivedAt: string | null
}

export const houseFacts = factColumns<Pick<RealEstateRow, RealEstateFact>>({
  name: 'name',
  kind: 'kind',
  usage: 'usage',
  ownership: 'ownership',
  street: 'street',
  houseNumber: 'house_number',
  zip: 'zip',
  city: 'city',
  canton: 'canton',
  municipalityNumber: 'municipality_number',
  egid: 'egid',
  ewid: 'ewid',
  egrid: 'egrid',
  parcel: 'parcel',
  buildYear: 'build_year',
  buildPeriod: 'build_period',
  livingAreaM2: 'living_area_m2',
  plotAreaM2: 'plot_area_m2',
  floors: 'floors',
  rooms: 'rooms',
  volumeM3: 'volume_m3',
  energyAreaM2: 'energy_area_m2',
  dwellings: 'dwellings',
  heating: 'heating',
  heatingYear: 'heating_year',
  hotWater: 'hot_water',
  hasPhotovoltaics: 'has_photovoltaics',
  geakEnvelope: 'geak_envelope',
  geakTotal: 'geak_total',
  geakOn: 'geak_on',
  isListed: 'is_listed',
  east: 'east',
  north: 'north',
  note: 'note',
})

export const realEstateColumns = `r.id, r.status, ${houseFacts.read('r')}, r.origins, r.version,
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.archived_at as "archivedAt"`

export type RealEstateFinanceRow = {
  purchasedOn: string | null
  purchasePriceRappen: number | null
  purchaseCostsRappen: number | null
  insuredValueRappen: number | null
  taxValueRappen: number | null
  imputedRentRappen: number | null
  hasMortgage: boolean | null
  mortgageRappen: number | null
  fundBalanceRappen: number | null
  fundBalanceOn: string | null
  fundYearlyRappen: number | null
  version: number
}

export const realEstateFinanceFacts = factColumns<Omit<RealEstateFinanceRow, 'version'>>({
  purchasedOn: 'purchased_on',
  purchasePriceRappen: 'purchase_price_rappen',
  purchaseCostsRappen: 'purchase_costs_rappen',
  insuredValueRappen: 'insured_value_rappen',
  taxValueRappen: 'tax_value_rappen',
  imputedRentRappen: 'imputed_rent_rappen',
  hasMortgage: 'has_mortgage',
  mortgageRappen: 'mortgage_rappen',
  fundBalanceRappen: 'fund_balance_rappen',
  fundBalanceOn: 'fund_balance_on',
  fundYearlyRappen: 'fund_yearly_rappen',
})

export const realEstateFinanceColumns = `${realEstateFinanceFacts.read('f')}, f.version`

export type HistoryRow = {
  id: string
  at: string
  actorId: string
  actorName: string | null
  verb: string
  objectId: string
  changes: unknown
  /** Nobody has undone it yet, and it can be. Whether somebody went on from it is seen when it is tried. */
  isUndoable: boolean
}
