import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns } from '#platform/db/fact-columns.ts'
import type { ComponentCondition, ComponentKey, ComponentUnit } from '@hauswart/domain/real-estate/component'

export type ComponentFacts = {
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
}

export type ComponentRow = ComponentFacts & {
  id: string
  realEstateId: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const componentFacts = factColumns<ComponentFacts>({
  catalogKey: 'catalog_key',
  name: 'name',
  isShared: 'is_shared',
  quantity: 'quantity',
  unit: 'unit',
  material: 'material',
  installedYear: 'installed_year',
  isInstalledYearAssumed: 'is_installed_year_assumed',
  lastRenewedYear: 'last_renewed_year',
  condition: 'condition',
  conditionOn: 'condition_on',
  manufacturer: 'manufacturer',
  model: 'model',
  serialNumber: 'serial_number',
  ownLifetimeYears: 'own_lifetime_years',
  roomId: 'room_id',
  note: 'note',
})

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
