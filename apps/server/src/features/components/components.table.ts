import type { DatedRows } from '#platform/db/dated-rows.ts'
import type { ComponentCondition, ComponentKey, ComponentUnit } from '@hauswart/domain/real-estate/component'

export type ComponentRow = {
  id: string
  realEstateId: string
  catalogKey: ComponentKey
  name: string | null
  isShared: boolean
  quantity: number | null
  unit: ComponentUnit | null
  material: string | null
  installedYear: number
  isInstalledYearAssumed: boolean
  lastRenewedYear: number | null
  condition: ComponentCondition | null
  conditionOn: string | null
  manufacturer: string | null
  model: string | null
  serialNumber: string | null
  ownLifetimeYears: number | null
  roomId: string | null
  note: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const componentColumns = `c.id, c.real_estate_id as "realEstateId", c.catalog_key as "catalogKey", c.name,
  c.is_shared as "isShared", c.quantity, c.unit, c.material, c.installed_year as "installedYear",
  c.is_installed_year_assumed as "isInstalledYearAssumed", c.last_renewed_year as "lastRenewedYear", c.condition,
  c.condition_on as "conditionOn", c.manufacturer, c.model, c.serial_number as "serialNumber",
  c.own_lifetime_years as "ownLifetimeYears", c.room_id as "roomId", c.note, c.version, c.created_at as "createdAt",
  c.updated_at as "updatedAt", c.deleted_at as "deletedAt"`

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
