import type { FetchQueryOptions } from '@tanstack/react-query'
import { today } from '#device/text/format.ts'
import { nearSpan } from '../offline/calendar-span.ts'
import { documentsQuery } from '../document-queries.ts'
import {
  acceptancesQuery,
  analysisQuery,
  approvalsQuery,
  appointmentsQuery,
  changeOrdersQuery,
  componentHistoryQuery,
  componentsQuery,
  condominiumQuery,
  craftsmenQuery,
  costItemsQuery,
  datesQuery,
  deadlinesQuery,
  defectsQuery,
  emergencyQuery,
  financeQuery,
  houseQuery,
  invoicesQuery,
  journalQuery,
  makerWarrantiesQuery,
  picturesQuery,
  projectsQuery,
  quotesQuery,
  roomsQuery,
  snapshotsQuery,
  todosQuery,
  upcomingQuery,
  upkeepQuery,
} from '../house-queries.ts'
import type { Part } from '../parts.ts'

export type Each<Result> = <Answer>(query: FetchQueryOptions<Answer>) => Result

/** What everybody must know of a noun: what a change of it touches, and what of it is kept on the device. */
type HouseNoun = {
  /** As the news of the server name it. */
  readonly noun: string
  /** What is read of it. */
  readonly parts: readonly Part[]
  /** Where else it shows. */
  readonly touches: readonly Part[]
  /** Nobody can say what such a change leaves alone: all of the house is asked anew. */
  readonly isEverywhere?: true
  /** The mutations that write it, and what entries of the outbox were called in earlier releases. */
  readonly verbs: readonly string[]
  /** Acts whose forms ask anew by themselves what they changed, after a failure too: the echo of those is no news. */
  readonly readBack?: RegExp
  /** What most pages begin with. It is kept on the device too. */
  readonly first?: <Result>(realEstateId: string, each: Each<Result>) => Result
  /** What else pages need of it without a connection. */
  readonly kept?: <Result>(realEstateId: string, each: Each<Result>) => Result
}

const onceMore = (...verbs: readonly string[]): RegExp => new RegExp(String.raw`\.(${verbs.join('|')})$`)

/** Acts over a decision and its to-dos: both claim them. */
const decisionActs = [
  'planMeasure',
  'bundleMeasures',
  'moveMeasure',
  'withdrawMeasure',
  ...['plan', 'planAgain', 'bundle', 'bundleAgain', 'move', 'withdraw'].map((act) => `measure.${act}`),
]

/** One entry a noun. The order is the order in which the copy on the device is filled. */
export const houseNouns: readonly HouseNoun[] = [
  {
    noun: 'real_estate',
    parts: ['facts'],
    touches: ['history'],
    isEverywhere: true,
    // Another heating is one of the house; what was decided and serviced ends with the old.
    verbs: [
      'createRealEstate',
      'updateRealEstate',
      'archiveRealEstate',
      'restoreRealEstate',
      'component.replace',
    ],
    first: (id, each) => each(houseQuery(id)),
  },
  {
    noun: 'real_estate_finance',
    parts: ['finance'],
    touches: ['analysis', 'upcoming', 'history'],
    verbs: ['updateRealEstateFinance'],
    kept: (id, each) => each(financeQuery(id)),
  },
  {
    noun: 'emergency_sheet',
    parts: ['emergency'],
    touches: ['history'],
    verbs: ['updateEmergencySheet'],
    kept: (id, each) => each(emergencyQuery(id)),
  },
  {
    noun: 'todo',
    parts: ['todos', 'todo'],
    touches: ['pictures', 'upcoming', 'history', 'trash'],
    verbs: [
      'addTodo',
      'updateTodo',
      'completeTodo',
      'repeatTodo',
      'changeTodos',
      'finishTodo',
      'reopenTodo',
      'deleteTodo',
      'restoreTodo',
      'addTodoPicture',
      'deleteTodoPicture',
      'restoreTodoPicture',
      ...decisionActs,
    ],
    first: (id, each) => each(todosQuery(id, 'open')),
    kept: (id, each) => each(todosQuery(id, 'done')),
  },
  {
    noun: 'component',
    parts: ['components'],
    touches: ['component-events', 'maker-warranties', 'analysis', 'upcoming', 'history', 'trash'],
    verbs: ['addComponent', 'updateComponent', 'deleteComponent', 'restoreComponent', 'replaceComponent'],
    readBack: onceMore('update', 'replace'),
    first: (id, each) => each(componentsQuery(id)),
  },
  {
    noun: 'measure',
    parts: ['analysis'],
    touches: ['upcoming', 'history', 'trash'],
    verbs: ['addMeasure', 'updateMeasure', 'deleteMeasure', 'restoreMeasure', ...decisionActs],
    first: (id, each) => each(analysisQuery(id)),
  },
  // Amounts of all kinds are read with the analysis, budgets with their renovations.
  {
    noun: 'amount',
    parts: ['analysis'],
    touches: ['projects', 'approvals', 'upcoming', 'history'],
    verbs: ['setComponentCost'],
  },
  {
    noun: 'analysis_profile',
    parts: ['analysis'],
    touches: ['upcoming', 'history'],
    verbs: ['updateAnalysisProfile'],
  },
  {
    noun: 'analysis_budget',
    parts: ['analysis'],
    touches: ['upcoming', 'history'],
    verbs: ['updateAnalysisBudget'],
  },
  {
    noun: 'upcoming',
    parts: ['upcoming'],
    touches: [],
    verbs: [],
    first: (id, each) => each(upcomingQuery(id)),
    kept: (id, each) => each(deadlinesQuery(id)),
  },
  // The same by their days, as calendars show them.
  {
    noun: 'date',
    parts: ['upcoming'],
    touches: [],
    verbs: [],
    kept: (id, each) => each(datesQuery(id, nearSpan(today()))),
  },
  {
    noun: 'room',
    parts: ['rooms'],
    touches: ['history', 'trash'],
    verbs: ['addRoom', 'updateRoom', 'deleteRoom', 'restoreRoom'],
    kept: (id, each) => each(roomsQuery(id)),
  },
  // A task that was done becomes an event of its component, and takes to-dos of the same work with it; so does a to-do.
  {
    noun: 'maintenance_task',
    parts: ['upkeep'],
    touches: ['component-events', 'analysis', 'todos', 'todo', 'upcoming', 'history'],
    verbs: ['setMaintenanceTask', 'completeMaintenanceTask', 'finishTodo', 'todo.finish'],
    kept: (id, each) => each(upkeepQuery(id)),
  },
  {
    noun: 'analysis_snapshot',
    parts: ['snapshots'],
    touches: [],
    verbs: [],
    kept: (id, each) => each(snapshotsQuery(id)),
  },
  // A renewal and its component are one.
  {
    noun: 'component_event',
    parts: ['component-events'],
    touches: ['components', 'analysis', 'upcoming', 'history', 'trash'],
    verbs: ['addComponentEvent', 'updateComponentEvent', 'deleteComponentEvent', 'restoreComponentEvent'],
    kept: (id, each) => each(componentHistoryQuery(id)),
  },
  {
    noun: 'picture',
    parts: ['pictures', 'pictures-of-component'],
    touches: ['todos', 'todo', 'journal', 'defects', 'upcoming', 'history', 'trash'],
    verbs: ['addPicture', 'deletePicture', 'restorePicture', 'setCoverPicture'],
    kept: (id, each) => each(picturesQuery(id)),
  },
  {
    noun: 'document',
    parts: ['documents'],
    touches: ['upcoming', 'history', 'trash'],
    verbs: [
      'addDocument',
      'editDocument',
      'addDocumentVersion',
      'useDocumentVersion',
      'changeDocuments',
      'trashDocument',
      'restoreDocument',
    ],
    kept: (id, each) => each(documentsQuery(id)),
  },
  {
    noun: 'appointment',
    parts: ['appointments'],
    touches: ['upcoming', 'history', 'trash'],
    verbs: ['addAppointment', 'updateAppointment', 'deleteAppointment', 'restoreAppointment'],
    kept: (id, each) => each(appointmentsQuery(id)),
  },
  // An appointment names who comes.
  {
    noun: 'craftsman',
    parts: ['craftsmen'],
    touches: ['appointments', 'quotes', 'defects', 'acceptances', 'invoices', 'history', 'trash'],
    verbs: ['addCraftsman', 'updateCraftsman', 'mergeCraftsmen', 'deleteCraftsman', 'restoreCraftsman'],
    kept: (id, each) => each(craftsmenQuery(id)),
  },
  { noun: 'craftsman_account', parts: ['craftsmen'], touches: ['history'], verbs: [] },
  // A renovation that ends renews its components, and carries out decisions.
  {
    noun: 'project',
    parts: ['projects'],
    touches: [
      'components',
      'component-events',
      'maker-warranties',
      'analysis',
      'cost-items',
      'quotes',
      'change-orders',
      'defects',
      'acceptances',
      'approvals',
      'journal',
      'invoices',
      'documents',
      'appointments',
      'upcoming',
      'history',
      'trash',
    ],
    verbs: ['addProject', 'updateProject', 'moveProject', 'deleteProject', 'restoreProject', 'acceptQuote'],
    kept: (id, each) => each(projectsQuery(id)),
  },
  {
    noun: 'cost_item',
    parts: ['cost-items'],
    touches: ['history'],
    verbs: ['setCostItem'],
    kept: (id, each) => each(costItemsQuery(id)),
  },
  // An accepted quote moves its renovation and commits its sum.
  {
    noun: 'quote',
    parts: ['quotes'],
    touches: ['change-orders', 'upcoming', 'history'],
    verbs: ['setQuote', 'acceptQuote'],
    kept: (id, each) => each(quotesQuery(id)),
  },
  // Accepted, it is committed in a cost item.
  {
    noun: 'change_order',
    parts: ['change-orders'],
    touches: ['cost-items', 'history'],
    verbs: ['setChangeOrder'],
    kept: (id, each) => each(changeOrdersQuery(id)),
  },
  {
    noun: 'defect',
    parts: ['defects'],
    touches: ['acceptances', 'pictures', 'upcoming', 'history', 'trash'],
    verbs: ['addDefect', 'updateDefect', 'deleteDefect', 'restoreDefect'],
    kept: (id, each) => each(defectsQuery(id)),
  },
  {
    noun: 'acceptance',
    parts: ['acceptances'],
    touches: ['upcoming', 'history', 'trash'],
    verbs: ['addAcceptance', 'updateAcceptance', 'deleteAcceptance', 'restoreAcceptance'],
    kept: (id, each) => each(acceptancesQuery(id)),
  },
  {
    noun: 'approval',
    parts: ['approvals'],
    touches: ['upcoming', 'history', 'trash'],
    verbs: ['addApproval', 'updateApproval', 'deleteApproval', 'restoreApproval'],
    kept: (id, each) => each(approvalsQuery(id)),
  },
  {
    noun: 'maker_warranty',
    parts: ['maker-warranties'],
    touches: ['upcoming', 'history', 'trash'],
    verbs: ['addMakerWarranty', 'updateMakerWarranty', 'deleteMakerWarranty', 'restoreMakerWarranty'],
    kept: (id, each) => each(makerWarrantiesQuery(id)),
  },
  {
    noun: 'journal_entry',
    parts: ['journal'],
    touches: ['pictures', 'history', 'trash'],
    verbs: ['addJournalEntry', 'updateJournalEntry', 'deleteJournalEntry', 'restoreJournalEntry'],
    kept: (id, each) => each(journalQuery(id)),
  },
  {
    noun: 'invoice',
    parts: ['invoices'],
    touches: ['upcoming', 'history', 'trash'],
    verbs: [
      'addInvoice',
      'updateInvoice',
      'changeInvoices',
      'payInvoice',
      'unpayInvoice',
      'setOffInvoice',
      'disputeInvoice',
      'undisputeInvoice',
      'retainInvoice',
      'releaseInvoice',
      'beginInvoiceWarranty',
      'endInvoiceWarranty',
      'deleteInvoice',
      'restoreInvoice',
    ],
    kept: (id, each) => each(invoicesQuery(id)),
  },
  { noun: 'invoice_payment', parts: ['invoices'], touches: ['upcoming', 'history'], verbs: [] },
  // What was taken back or removed is news of its own noun too.
  {
    noun: 'trash',
    parts: ['trash'],
    touches: ['history'],
    verbs: ['restoreFromTrash', 'removeForGood'],
  },
  // The share and the fund of a flat are facts of its analysis.
  {
    noun: 'condominium',
    parts: ['condominium'],
    touches: ['facts', 'analysis', 'upcoming', 'history'],
    verbs: ['updateCondominium'],
    kept: (id, each) => each(condominiumQuery(id)),
  },
  {
    noun: 'invitation',
    parts: ['invitations'],
    touches: ['history'],
    verbs: ['invitePerson', 'resendInvitation', 'withdrawInvitation'],
  },
  // Whoever was asked stands with the appointment.
  {
    noun: 'slot_proposal',
    parts: ['slot-proposals'],
    touches: ['appointments', 'upcoming', 'history'],
    verbs: ['sendSlotProposal', 'withdrawSlotProposal'],
  },
  // What a firm gives by its link is a quote; whoever asks confirms a step of the renovation.
  {
    noun: 'quote_request',
    parts: ['quote-requests'],
    touches: ['quotes', 'projects', 'history'],
    verbs: ['sendQuoteRequests', 'remindQuoteRequest', 'withdrawQuoteRequest'],
  },
  {
    noun: 'guest_link',
    parts: ['guest-links'],
    touches: ['history'],
    verbs: ['addGuestLink', 'revokeGuestLink'],
  },
  {
    noun: 'calendar_feed',
    parts: ['calendar-feed'],
    touches: ['history'],
    verbs: ['startCalendarFeed', 'changeCalendarFeed', 'endCalendarFeed'],
  },
  // What somebody may see of a house changes with their role.
  {
    noun: 'membership',
    parts: ['facts'],
    touches: ['invitations', 'history'],
    isEverywhere: true,
    verbs: ['acceptInvitation', 'changeMember', 'removeMember', 'leaveRealEstate'],
  },
]
