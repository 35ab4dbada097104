import { expiringDays } from '../documents/document.ts'
import type { NotificationKind, NotificationTarget } from '../notifications/notification.ts'

/** Whatever gives a house its dates. */
export const upcomingSources = [
  'todo',
  'maintenance',
  'measure',
  'document',
  'appointment',
  'defect',
  'repair',
  'warranty_notice',
  'warranty',
  'lien',
  'maker_warranty',
  'subsidy',
  'permit',
  'promise',
  'invoice',
  'retention',
  'discount',
  'invoice_warranty',
  'quote',
] as const
export type UpcomingSource = (typeof upcomingSources)[number]

/** As what a date stands in a calendar; a plan has only its year and stands in none. */
export type DateSort = 'meeting' | 'todo' | 'deadline' | 'plan'

/** What an owner can do about it where it is listed; everything else is done on its page. */
export type DateAct = 'finish' | 'decide'

type Telling = {
  readonly kind: NotificationKind
  /** How many days before its day it is told; below zero it is late. After the last one there is silence. */
  readonly days: readonly number[]
  /** The page it leads to, and whose identifier that page has. */
  readonly route: NotificationTarget['route']
  readonly of: 'itself' | 'component' | 'project'
}

export type SourceRules = {
  readonly sort: DateSort
  /** Whether it stands among the deadlines, with the rule behind its day. */
  readonly isDeadline: boolean
  /** Who may know of it. */
  readonly right: 'read' | 'finances'
  /** So many days ahead it comes up by itself; nothing: however far away it is. */
  readonly aheadDays: number | null
  /** Nothing for what is told by the hour or has only its year. */
  readonly telling: Telling | null
  readonly act: DateAct | null
}

/**
 * The one registration of dates: every list, calendar and reminder asks here. Where the rows of a source come from its
 * table says on the server, and what it is called the labels beside; without either a new source does not compile.
 */
export const sourceRules = {
  todo: {
    sort: 'todo',
    isDeadline: false,
    right: 'read',
    aheadDays: null,
    telling: { kind: 'todo_due', days: [7, 1, 0, -1, -7, -14, -21, -28, -35], route: 'todos', of: 'itself' },
    act: 'finish',
  },
  maintenance: {
    sort: 'todo',
    isDeadline: true,
    right: 'read',
    aheadDays: null,
    telling: { kind: 'upkeep_due', days: [180, 60, 14, 0], route: 'component', of: 'component' },
    act: 'finish',
  },
  measure: {
    sort: 'plan',
    isDeadline: true,
    right: 'read',
    aheadDays: null,
    telling: null,
    act: 'decide',
  },
  document: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: expiringDays,
    telling: { kind: 'document_ending', days: [60, 14], route: 'toolsDocuments', of: 'itself' },
    act: null,
  },
  appointment: {
    sort: 'meeting',
    isDeadline: false,
    right: 'read',
    aheadDays: null,
    telling: null,
    act: null,
  },
  defect: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: expiringDays,
    telling: { kind: 'defect_due', days: [180, 45, 30, 14, 7, 3, 1, 0], route: 'project', of: 'project' },
    act: null,
  },
  // Before its day a word to the firm may help; after it the owner decides what comes next.
  repair: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: expiringDays,
    telling: { kind: 'repair_due', days: [7, 1, -1, -7], route: 'project', of: 'project' },
    act: null,
  },
  // Time enough to go through the house before every defect counts alike no longer.
  warranty_notice: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: 90,
    telling: { kind: 'warranty_notice_ending', days: [90, 30, 14, 7, 1], route: 'project', of: 'project' },
    act: null,
  },
  warranty: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: expiringDays,
    telling: { kind: 'warranty_ending', days: [60, 14], route: 'project', of: 'project' },
    act: null,
  },
  // Until then what was kept back stays where it is.
  lien: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: 30,
    telling: { kind: 'lien_ending', days: [14, 7, 0], route: 'project', of: 'project' },
    act: null,
  },
  maker_warranty: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: expiringDays,
    telling: { kind: 'maker_warranty_ending', days: [60, 14], route: 'component', of: 'component' },
    act: null,
  },
  // Whoever starts before the request is in gets nothing; its day is the one before the planned start.
  subsidy: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: expiringDays,
    telling: { kind: 'subsidy_due', days: [30, 14, 7], route: 'project', of: 'project' },
    act: null,
  },
  // Whoever has not begun by then asks again; a promise goes with the day it names.
  permit: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: 90,
    telling: { kind: 'permit_ending', days: [90, 30, 7], route: 'project', of: 'project' },
    act: null,
  },
  promise: {
    sort: 'deadline',
    isDeadline: true,
    right: 'read',
    aheadDays: 90,
    telling: { kind: 'promise_ending', days: [90, 30, 7], route: 'project', of: 'project' },
    act: null,
  },
  invoice: {
    sort: 'deadline',
    isDeadline: true,
    right: 'finances',
    aheadDays: null,
    telling: { kind: 'invoice_due', days: [5, 1, -1, -7], route: 'toolsInvoice', of: 'itself' },
    act: null,
  },
  // The rest of an invoice that was kept back: its day is to look at that again.
  retention: {
    sort: 'deadline',
    isDeadline: true,
    right: 'finances',
    aheadDays: null,
    telling: { kind: 'retention_ending', days: [14, 1, -7], route: 'toolsInvoice', of: 'itself' },
    act: null,
  },
  discount: {
    sort: 'deadline',
    isDeadline: true,
    right: 'finances',
    aheadDays: expiringDays,
    telling: { kind: 'discount_ending', days: [2], route: 'toolsInvoice', of: 'itself' },
    act: null,
  },
  // What began with an invoice: time enough to look at it once more.
  invoice_warranty: {
    sort: 'deadline',
    isDeadline: true,
    right: 'finances',
    aheadDays: expiringDays,
    telling: { kind: 'invoice_warranty_ending', days: [60, 14], route: 'toolsInvoice', of: 'itself' },
    act: null,
  },
  quote: {
    sort: 'deadline',
    isDeadline: true,
    right: 'finances',
    aheadDays: expiringDays,
    telling: { kind: 'quote_ending', days: [5], route: 'project', of: 'project' },
    act: 'decide',
  },
} as const satisfies Readonly<Record<UpcomingSource, SourceRules>>

type Rules = typeof sourceRules

/** What an owner is told of by the day. */
export type DatedSource = {
  [Source in UpcomingSource]: Rules[Source]['telling'] extends null ? never : Source
}[UpcomingSource]
export const datedSources = upcomingSources.filter(
  (source): source is DatedSource => sourceRules[source].telling !== null,
)

/** What stands among the deadlines of a house. */
export type DeadlineSource = {
  [Source in UpcomingSource]: Rules[Source]['isDeadline'] extends true ? Source : never
}[UpcomingSource]
export const deadlineSources = upcomingSources.filter(
  (source): source is DeadlineSource => sourceRules[source].isDeadline,
)

/** What has a day of its own in a calendar and no hours. */
export type DayedSource = {
  [Source in UpcomingSource]: Rules[Source]['sort'] extends 'todo' | 'deadline' ? Source : never
}[UpcomingSource]
export const dayedSources = upcomingSources.filter(
  (source): source is DayedSource =>
    sourceRules[source].sort === 'todo' || sourceRules[source].sort === 'deadline',
)

// An invoice, an acceptance and a defect have more than one day.
const seconds: readonly UpcomingSource[] = [
  'discount',
  'invoice_warranty',
  'warranty_notice',
  'lien',
  'repair',
]

/** By what name a date is known where all stand together: the second day of a thing is not the thing itself. */
export const dateName = (source: UpcomingSource, id: string): string =>
  seconds.includes(source) ? `${source}-${id}` : id
