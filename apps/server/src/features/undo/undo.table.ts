import { maxMeasures } from '@hauswart/domain/analysis/model/measure.input'
import { maxComponents } from '@hauswart/domain/real-estate/component.input'
import { maxRooms } from '@hauswart/domain/rooms/room'
import { maxComponentEvents } from '@hauswart/domain/upkeep/component-event'

/** How a row that an act made is unmade. Rows that others may point at are never taken away. */
type Unmaking =
  /** Into the trash, marked as unmade. */
  | 'trash'
  /** A task that is over. */
  | 'end'
  /** Back to its defaults: there is one row a house. */
  | 'empty'
  /** Nothing points at it. */
  | 'delete'
  /** No act that can be undone makes one. */
  | 'never'

export type UndoableTable = {
  /** What names a row besides its house: an id, the object an amount is of, or nothing (one row a house). */
  readonly key: 'id' | 'object_id' | 'house'
  /** What is put back. Every other column is fixed, or a test fails. */
  readonly columns: readonly string[]
  /** Set once, or by the database. */
  readonly fixed?: readonly string[]
  readonly unmaking: Unmaking
  /** The most a house can have of it outside the trash; `perColumn`: for each value of that column. */
  readonly most?: number
  readonly perColumn?: string
  /** Amounts may hang on it: whether one did is told to nobody. */
  readonly carriesAmount?: true
}

/** Fixed in every table. */
export const alwaysFixed = ['id', 'real_estate_id', 'created_at', 'created_by', 'version', 'act_id']

const names = (text: string): readonly string[] => text.trim().split(/\s+/)

const trashed = 'updated_at deleted_at unmade_at'

/** What an undo knows of each table whose rows are kept; a test compares it with the catalogue. */
export const undoableTables: Readonly<Record<string, UndoableTable>> = {
  todo: {
    key: 'id',
    columns: names(`title note due_on component_id state done_at done_by touched_at ${trashed}`),
    fixed: ['measure_id', 'prepares', 'due_order'],
    unmaking: 'trash',
  },
  component: {
    key: 'id',
    columns: names(`
      catalog_key name is_shared quantity unit material installed_year is_installed_year_assumed last_renewed_year
      condition condition_on manufacturer model serial_number own_lifetime_years note room_id ${trashed}`),
    unmaking: 'trash',
    most: maxComponents,
    carriesAmount: true,
  },
  room: { key: 'id', columns: names(`name floor area_m2 ${trashed}`), unmaking: 'trash', most: maxRooms },
  measure: {
    key: 'id',
    columns: names(`component_ids kind title state year reason ${trashed}`),
    unmaking: 'trash',
    most: maxMeasures,
    carriesAmount: true,
  },
  component_event: {
    key: 'id',
    columns: names(`
      component_id kind year happened_on title performed_by note former set_aside ${trashed}`),
    unmaking: 'trash',
    most: maxComponentEvents,
    perColumn: 'component_id',
    carriesAmount: true,
  },
  maintenance_task: {
    key: 'id',
    columns: names('component_id template_key title interval_months next_on last_on is_active updated_at'),
    unmaking: 'end',
  },
  amount: {
    key: 'object_id',
    columns: names('rappen updated_at'),
    fixed: ['object_id', 'kind'],
    unmaking: 'delete',
  },
  real_estate: {
    key: 'house',
    columns: names(`
      status name kind usage ownership street house_number zip city canton municipality_number egid ewid egrid parcel
      east north build_year build_period living_area_m2 plot_area_m2 volume_m3 energy_area_m2 floors rooms dwellings note
      heating heating_year hot_water has_photovoltaics geak_envelope geak_total geak_on is_listed origins updated_at
      archived_at`),
    unmaking: 'never',
  },
  emergency_sheet: {
    key: 'house',
    columns: names('main_water fuse_box heating_off gas_tap keys contacts updated_at'),
    unmaking: 'empty',
  },
  condominium: {
    key: 'house',
    columns: names('name share_permille manager_name manager_email manager_phone updated_at'),
    unmaking: 'empty',
  },
  analysis_profile: {
    key: 'house',
    columns: names(`
      roof_form has_cellar flat_floor consumption_carrier consumption_amount consumption_unit inflation_percent updated_at`),
    unmaking: 'empty',
  },
  analysis_budget: {
    key: 'house',
    columns: names(
      'marginal_tax_percent saved_rappen saving_monthly_rappen property_value_rappen updated_at',
    ),
    unmaking: 'empty',
  },
  real_estate_finance: {
    key: 'house',
    columns: names(`
      purchased_on purchase_price_rappen purchase_costs_rappen insured_value_rappen tax_value_rappen imputed_rent_rappen
      has_mortgage mortgage_rappen fund_balance_rappen fund_balance_on fund_yearly_rappen updated_at`),
    unmaking: 'empty',
  },
}

/** The table of an image: its relation may go on with the rest of the key. */
export const tableOf = (relation: string): string => relation.split('.')[0] ?? relation

// Content from before there were acts: a mark like any other, for nothing means that the row is gone.
export const noAct = `'00000000-0000-0000-0000-000000000000'::uuid`
