import type { OwnershipForm, RealEstateKind, RealEstateStatus, RealEstateUsage } from './real-estate.ts'

export const realEstateStatusLabels: Record<RealEstateStatus, string> = {
  draft: 'Entwurf',
  active: 'Aktiv',
  archived: 'Archiviert',
}

export const realEstateKindLabels: Record<RealEstateKind, string> = {
  single_family_house: 'Einfamilienhaus',
  row_house: 'Reihenhaus',
  semi_detached_house: 'Doppelhaus',
  two_family_house: 'Zweifamilienhaus',
  apartment_building: 'Mehrfamilienhaus',
  condominium_flat: 'Eigentumswohnung',
  holiday_home: 'Ferienhaus',
  building_land: 'Bauland',
  other: 'Andere',
}

export const realEstateUsageLabels: Record<RealEstateUsage, string> = {
  owner_occupied: 'Selbst bewohnt',
  rented: 'Vermietet',
  partly_rented: 'Teilweise vermietet',
  second_home: 'Zweitwohnung',
  vacant: 'Leer',
}

export const ownershipFormLabels: Record<OwnershipForm, string> = {
  sole: 'Alleineigentum',
  co_ownership: 'Miteigentum',
  joint: 'Gesamteigentum',
  condominium: 'Stockwerkeigentum',
  building_right: 'Baurecht',
}
