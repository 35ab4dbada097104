import { maxAcceptances } from '@hauswart/domain/acceptances/acceptance'
import { maxApprovals } from '@hauswart/domain/approvals/approval'
import { maxMakerWarranties } from '@hauswart/domain/maker-warranties/maker-warranty'
import { maxMeasures } from '@hauswart/domain/analysis/model/measure.input'
import { maxAppointments } from '@hauswart/domain/appointments/appointment'
import { maxCraftsmen } from '@hauswart/domain/craftsmen/craftsman'
import { maxDefects } from '@hauswart/domain/defects/defect'
import { maxDocuments } from '@hauswart/domain/documents/document'
import { maxInvoices } from '@hauswart/domain/invoices/invoice'
import { maxJournalEntries } from '@hauswart/domain/journal/journal-entry'
import { maxProjects } from '@hauswart/domain/projects/project'
import { maxComponents } from '@hauswart/domain/real-estate/component.input'
import { maxRooms } from '@hauswart/domain/rooms/room'
import { maxComponentEvents } from '@hauswart/domain/upkeep/component-event'
import { acceptanceFacts } from '#features/acceptances/acceptances.table.ts'
import { approvalFacts } from '#features/approvals/approvals.table.ts'
import { componentFacts } from '#features/components/components.table.ts'
import { craftsmanFacts } from '#features/craftsmen/craftsmen.table.ts'
import { defectFacts } from '#features/defects/defects.table.ts'
import { journalFacts } from '#features/journal/journal.table.ts'
import { makerWarrantyFacts } from '#features/maker-warranties/maker-warranties.table.ts'
import { measureFacts } from '#features/measures/measures.table.ts'
import { costItemFacts, projectFacts } from '#features/projects/projects.table.ts'
import { changeOrderFacts, quoteFacts } from '#features/quotes/quotes.table.ts'
import { roomFacts } from '#features/rooms/rooms.table.ts'
import { componentEventFacts, maintenanceTaskFacts } from '#features/upkeep/upkeep.table.ts'

/** How a row that an act made is unmade. Rows that others may point at are never taken away. */
type Unmaking =
  /** Into the trash, marked as unmade. */
  | 'trash'
  /** A task that is over. */
  | 'end'
  /** Back to its defaults: there is one row a house, or one a thing. */
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

const trashed = ['updated_at', 'deleted_at', 'unmade_at']

/** What an undo knows of each table whose rows are kept; a test compares it with the catalogue. */
export const undoableTables: Readonly<Record<string, UndoableTable>> = {
  todo: {
    key: 'id',
    columns: names(`title note due_on component_id project_id repeat_mode repeat_every repeat_unit repeat_from
      priority assignee_id assigned_by assigned_at checklist last_done_on state done_at done_by touched_at ${trashed.join(' ')}`),
    fixed: ['measure_id', 'prepares', 'due_order'],
    unmaking: 'trash',
  },
  component: {
    key: 'id',
    columns: [...componentFacts.columns, ...trashed],
    unmaking: 'trash',
    most: maxComponents,
    carriesAmount: true,
  },
  room: { key: 'id', columns: [...roomFacts.columns, ...trashed], unmaking: 'trash', most: maxRooms },
  measure: {
    key: 'id',
    columns: [...measureFacts.columns, ...trashed],
    unmaking: 'trash',
    most: maxMeasures,
    carriesAmount: true,
  },
  component_event: {
    key: 'id',
    columns: ['component_id', ...componentEventFacts.columns, 'former', 'set_aside', ...trashed],
    unmaking: 'trash',
    most: maxComponentEvents,
    perColumn: 'component_id',
    carriesAmount: true,
  },
  document: {
    key: 'id',
    columns: names(`
      file_id earlier_file_ids title category dated_on sender valid_until keep_until note tags component_ids todo_ids
      project_ids measure_ids filed_at ${trashed.join(' ')}`),
    unmaking: 'trash',
    most: maxDocuments,
    carriesAmount: true,
  },
  appointment: {
    key: 'id',
    columns: names(`
      title kind state starts_on starts_at ends_on ends_at place note component_id craftsman_id project_id
      remind_minutes
      ${trashed.join(' ')}`),
    unmaking: 'trash',
    most: maxAppointments,
  },
  craftsman: {
    key: 'id',
    columns: [...craftsmanFacts.columns, ...trashed],
    unmaking: 'trash',
    most: maxCraftsmen,
  },
  craftsman_account: { key: 'id', columns: names('iban updated_at'), unmaking: 'empty' },
  project: {
    key: 'id',
    columns: [...projectFacts.columns, ...trashed],
    fixed: ['measure_id'],
    unmaking: 'trash',
    most: maxProjects,
    carriesAmount: true,
  },
  cost_item: {
    key: 'id',
    columns: [...costItemFacts.columns, 'updated_at'],
    fixed: ['project_id'],
    unmaking: 'end',
  },
  quote: {
    key: 'id',
    columns: [...quoteFacts.columns, 'updated_at'],
    fixed: ['project_id'],
    unmaking: 'end',
  },
  change_order: {
    key: 'id',
    columns: [...changeOrderFacts.columns, 'updated_at'],
    fixed: ['quote_id'],
    unmaking: 'end',
  },
  defect: {
    key: 'id',
    columns: [...defectFacts.columns, ...trashed],
    fixed: ['project_id', 'due_on'],
    unmaking: 'trash',
    most: maxDefects,
    perColumn: 'project_id',
  },
  journal_entry: {
    key: 'id',
    columns: [...journalFacts.columns, ...trashed],
    fixed: ['project_id', 'title'],
    unmaking: 'trash',
    most: maxJournalEntries,
    perColumn: 'project_id',
  },
  acceptance: {
    key: 'id',
    columns: [...acceptanceFacts.columns, ...trashed],
    fixed: ['project_id'],
    unmaking: 'trash',
    most: maxAcceptances,
    perColumn: 'project_id',
  },
  maker_warranty: {
    key: 'id',
    columns: [...makerWarrantyFacts.columns, 'replaced_year', ...trashed],
    fixed: ['component_id', 'ends_on'],
    unmaking: 'trash',
    most: maxMakerWarranties,
    perColumn: 'component_id',
  },
  approval: {
    key: 'id',
    columns: [...approvalFacts.columns, ...trashed],
    fixed: ['project_id', 'kind'],
    unmaking: 'trash',
    most: maxApprovals,
    perColumn: 'project_id',
    carriesAmount: true,
  },
  invoice: {
    key: 'id',
    columns: names(`
      creditor number iban reference uid currency amount_rappen issued_on due_on discount_until discount_rate note
      craftsman_id project_id cost_item_id component_id measure_id document_id tax_class tax_reason tax_lines
      subsidy_rappen warranty_basis warranty_from warranty_years warranty_until qr_code is_reviewed open_rappen credits_id category repeat_mode repeat_every repeat_unit repeat_from skipped_until disputed_on
      dispute_reason dispute_demand disputed_rappen retained_rappen retained_until retained_reason is_held ${trashed.join(' ')}`),
    fixed: ['kind', 'follows_id'],
    unmaking: 'trash',
    most: maxInvoices,
  },
  invoice_payment: {
    key: 'id',
    columns: names('paid_on amount_rappen is_active updated_at'),
    fixed: ['invoice_id', 'offset_id', 'offset_invoice_id'],
    unmaking: 'end',
  },
  maintenance_task: {
    key: 'id',
    columns: [...maintenanceTaskFacts.columns, 'updated_at'],
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
