export const realEstateStatuses = ['draft', 'active', 'archived'] as const
export type RealEstateStatus = (typeof realEstateStatuses)[number]

export const realEstateKinds = [
  'single_family_house',
  'row_house',
  'semi_detached_house',
  'two_family_house',
  'apartment_building',
  'condominium_flat',
  'holiday_home',
  'building_land',
  'other',
] as const
export type RealEstateKind = (typeof realEstateKinds)[number]

export const realEstateUsages = [
  'owner_occupied',
  'rented',
  'partly_rented',
  'second_home',
  'vacant',
] as const
export type RealEstateUsage = (typeof realEstateUsages)[number]

export const ownershipForms = ['sole', 'co_ownership', 'joint', 'condominium', 'building_right'] as const
export type OwnershipForm = (typeof ownershipForms)[number]

export const cantons = [
  'AG',
  'AI',
  'AR',
  'BE',
  'BL',
  'BS',
  'FR',
  'GE',
  'GL',
  'GR',
  'JU',
  'LU',
  'NE',
  'NW',
  'OW',
  'SG',
  'SH',
  'SO',
  'SZ',
  'TG',
  'TI',
  'UR',
  'VD',
  'VS',
  'ZG',
  'ZH',
] as const
export type Canton = (typeof cantons)[number]

/** How far ahead a year of construction may lie: a house under construction is recorded before it stands. */
export const yearsAhead = 3
