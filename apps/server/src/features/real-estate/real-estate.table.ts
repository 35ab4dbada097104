import type { BuildPeriod, GeakClass, HeatingKind, HotWaterKind } from '@hauswart/domain/real-estate/building'
import type { Origins, RealEstateFact } from '@hauswart/domain/real-estate/origin'
import type {
  Canton,
  OwnershipForm,
  RealEstateKind,
  RealEstateStatus,
  RealEstateUsage,
} from '@hauswart/domain/real-estate/real-estate'
import { factColumns, optional, type FactsOf } from '#platform/db/fact-columns.ts'

export const houseFacts = factColumns({
  name: optional<string>('name'),
  kind: optional<RealEstateKind>('kind'),
  usage: optional<RealEstateUsage>('usage'),
  ownership: optional<OwnershipForm>('ownership'),
  street: optional<string>('street'),
  houseNumber: optional<string>('house_number'),
  zip: optional<string>('zip'),
  city: optional<string>('city'),
  canton: optional<Canton>('canton'),
  municipalityNumber: optional<number>('municipality_number'),
  egid: optional<number>('egid'),
  ewid: optional<number>('ewid'),
  egrid: optional<string>('egrid'),
  parcel: optional<string>('parcel'),
  buildYear: optional<number>('build_year'),
  buildPeriod: optional<BuildPeriod>('build_period'),
  livingAreaM2: optional<number>('living_area_m2'),
  plotAreaM2: optional<number>('plot_area_m2'),
  floors: optional<number>('floors'),
  rooms: optional<number>('rooms'),
  volumeM3: optional<number>('volume_m3'),
  energyAreaM2: optional<number>('energy_area_m2'),
  dwellings: optional<number>('dwellings'),
  heating: optional<HeatingKind>('heating'),
  heatingYear: optional<number>('heating_year'),
  hotWater: optional<HotWaterKind>('hot_water'),
  hasPhotovoltaics: optional<boolean>('has_photovoltaics'),
  geakEnvelope: optional<GeakClass>('geak_envelope'),
  geakTotal: optional<GeakClass>('geak_total'),
  geakOn: optional<string>('geak_on'),
  isListed: optional<boolean>('is_listed'),
  east: optional<number>('east'),
  north: optional<number>('north'),
  note: optional<string>('note'),
} satisfies Readonly<Record<RealEstateFact, unknown>>)

export type RealEstateRow = FactsOf<typeof houseFacts> & {
  id: string
  status: RealEstateStatus
  origins: Origins
  version: number
  createdAt: string
  updatedAt: string
  archivedAt: string | null
}

export const realEstateColumns = `r.id, r.status, ${houseFacts.read('r')}, r.origins, r.version,
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.archived_at as "archivedAt"`

export const realEstateFinanceFacts = factColumns({
  purchasedOn: optional<string>('purchased_on'),
  purchasePriceRappen: optional<number>('purchase_price_rappen'),
  purchaseCostsRappen: optional<number>('purchase_costs_rappen'),
  insuredValueRappen: optional<number>('insured_value_rappen'),
  taxValueRappen: optional<number>('tax_value_rappen'),
  imputedRentRappen: optional<number>('imputed_rent_rappen'),
  hasMortgage: optional<boolean>('has_mortgage'),
  mortgageRappen: optional<number>('mortgage_rappen'),
  fundBalanceRappen: optional<number>('fund_balance_rappen'),
  fundBalanceOn: optional<string>('fund_balance_on'),
  fundYearlyRappen: optional<number>('fund_yearly_rappen'),
})

export type RealEstateFinanceRow = FactsOf<typeof realEstateFinanceFacts> & { version: number }

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
