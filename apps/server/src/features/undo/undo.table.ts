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
import { analysisBudgetFacts, analysisProfileFacts } from '#features/analysis/analysis.table.ts'
import { appointmentFacts } from '#features/appointments/appointments.table.ts'
import { approvalFacts } from '#features/approvals/approvals.table.ts'
import { componentFacts } from '#features/components/components.table.ts'
import { condominiumFacts } from '#features/condominium/condominium.table.ts'
import { craftsmanFacts } from '#features/craftsmen/craftsmen.table.ts'
import { defectFacts } from '#features/defects/defects.table.ts'
import { documentFacts } from '#features/documents/documents.table.ts'
import { emergencySheetFacts } from '#features/emergency/emergency.table.ts'
import { invoiceFacts } from '#features/invoices/invoices.table.ts'
import { journalFacts } from '#features/journal/journal.table.ts'
import { makerWarrantyFacts } from '#features/maker-warranties/maker-warranties.table.ts'
import { measureFacts } from '#features/measures/measures.table.ts'
import { costItemFacts, projectFacts } from '#features/projects/projects.table.ts'
import { changeOrderFacts, quoteFacts } from '#features/quotes/quotes.table.ts'
import { houseFacts, realEstateFinanceFacts } from '#features/real-estate/real-estate.table.ts'
import { roomFacts } from '#features/rooms/rooms.table.ts'
import { todoFacts } from '#features/todos/todos.table.ts'
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

const trashed = ['updated_at', 'deleted_at', 'unmade_at']

/** What an undo knows of each table whose rows are kept; a test compares it with the catalogue. */
export const undoableTables: Readonly<Record<string, UndoableTable>> = {
  todo: {
    key: 'id',
    columns: [
      ...todoFacts.columns,
      'assigned_by',
      'assigned_at',
      'state',
      'done_at',
      'done_by',
      'touched_at',
      ...trashed,
    ],
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
    columns: ['file_id', 'earlier_file_ids', ...documentFacts.columns, 'filed_at', ...trashed],
    unmaking: 'trash',
    most: maxDocuments,
    carriesAmount: true,
  },
  appointment: {
    key: 'id',
    columns: [...appointmentFacts.columns, ...trashed],
    fixed: ['series_id'],
    unmaking: 'trash',
    most: maxAppointments,
  },
  craftsman: {
    key: 'id',
    columns: [...craftsmanFacts.columns, ...trashed],
    unmaking: 'trash',
    most: maxCraftsmen,
  },
  craftsman_account: { key: 'id', columns: ['iban', 'updated_at'], unmaking: 'empty' },
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
    columns: [...invoiceFacts.columns, ...trashed],
    fixed: ['kind', 'follows_id'],
    unmaking: 'trash',
    most: maxInvoices,
  },
  invoice_payment: {
    key: 'id',
    columns: ['paid_on', 'amount_rappen', 'is_active', 'updated_at'],
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
    columns: ['rappen', 'updated_at'],
    fixed: ['object_id', 'kind'],
    unmaking: 'delete',
  },
  real_estate: {
    key: 'house',
    columns: ['status', ...houseFacts.columns, 'origins', 'updated_at', 'archived_at'],
    unmaking: 'never',
  },
  emergency_sheet: {
    key: 'house',
    columns: [...emergencySheetFacts.columns, 'updated_at'],
    unmaking: 'empty',
  },
  condominium: {
    key: 'house',
    columns: [...condominiumFacts.columns, 'updated_at'],
    unmaking: 'empty',
  },
  analysis_profile: {
    key: 'house',
    columns: [...analysisProfileFacts.columns, 'updated_at'],
    unmaking: 'empty',
  },
  analysis_budget: {
    key: 'house',
    columns: [...analysisBudgetFacts.columns, 'updated_at'],
    unmaking: 'empty',
  },
  real_estate_finance: {
    key: 'house',
    columns: [...realEstateFinanceFacts.columns, 'updated_at'],
    unmaking: 'empty',
  },
}

/** The table of an image: its relation may go on with the rest of the key. */
export const tableOf = (relation: string): string => relation.split('.')[0] ?? relation

// Content from before there were acts: a mark like any other, for nothing means that the row is gone.
export const noAct = `'00000000-0000-0000-0000-000000000000'::uuid`
