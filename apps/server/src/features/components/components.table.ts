import type { DatedRows } from '#platform/db/dated-rows.ts'
import { begins, factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'
import type { ComponentCondition, ComponentKey, ComponentUnit } from '@hauswart/domain/real-estate/component'

export const componentFacts = factColumns({
  catalogKey: required<ComponentKey>('catalog_key'),
  name: optional<string>('name'),
  isShared: begins<boolean>('is_shared', false),
  quantity: optional<number>('quantity'),
  unit: optional<ComponentUnit>('unit'),
  material: optional<string>('material'),
  installedYear: required<number>('installed_year'),
  isInstalledYearAssumed: begins<boolean>('is_installed_year_assumed', false),
  lastRenewedYear: optional<number>('last_renewed_year'),
  condition: optional<ComponentCondition>('condition'),
  conditionOn: required<string | null>('condition_on'),
  manufacturer: optional<string>('manufacturer'),
  model: optional<string>('model'),
  serialNumber: optional<string>('serial_number'),
  ownLifetimeYears: optional<number>('own_lifetime_years'),
  roomId: optional<string>('room_id'),
  note: optional<string>('note'),
})

export type ComponentFacts = FactsOf<typeof componentFacts>

export type ComponentRow = ComponentFacts & {
  id: string
  realEstateId: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const componentColumns = `c.id, c.real_estate_id as "realEstateId", ${componentFacts.read('c')}, c.version,
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.deleted_at as "deletedAt"`

/** Of what belongs to a component: it counts while that is not in the trash. Looked up once for all that is dated in a house. */
export const ofStandingComponent = {
  houseWith: [
    'standing_component',
    'select c.id from app.component c where c.real_estate_id = app.house() and c.deleted_at is null',
  ],
  houseJoin: 'join standing_component c on c.id = x.component_id',
  stands: 'app.is_standing(x.real_estate_id, x.component_id)',
  component: 'x.component_id',
} as const satisfies Partial<DatedRows>
