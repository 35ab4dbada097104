import { analysisProfileColumns, type AnalysisProfileRow } from '#features/analysis/analysis.table.ts'
import { componentColumns, type ComponentRow } from '#features/components/components.table.ts'
import { measureColumns, type MeasureRow } from '#features/measures/measures.table.ts'
import { realEstateColumns, type RealEstateRow } from '#features/real-estate/real-estate.table.ts'
import type { Told } from '@hauswart/domain/analysis/engine/snapshot'

export type SnapshotRow = {
  takenOn: string
  score: number | null
  dueCount: number
  soonCount: number
  unknownCount: number
  goodCount: number
}

export const snapshotColumns = `s.taken_on as "takenOn", s.score, s.due_count as "dueCount", s.soon_count as "soonCount",
  s.unknown_count as "unknownCount", s.good_count as "goodCount"`

export type LastSnapshotRow = SnapshotRow & { dueIds: string[] }
export const lastSnapshotColumns = `${snapshotColumns}, s.due_ids as "dueIds"`

export type WatchRow = {
  markedAt: string | null
  lookedAt: string | null
  lookedStamp: string | null
  told: Told | null
  noticeId: string
}
// To the microsecond: a mark is compared with itself.
export const watchColumns = `w.marked_at::text as "markedAt", w.looked_at as "lookedAt", w.looked_stamp as "lookedStamp",
  w.told, w.notice_id as "noticeId"`

/** A place in the index of what is to be looked at. */
export type WatchPlace = { readonly seen: string; readonly id: string }

/** Who wrote about what since the last look. */
export type AuthorRow = { objectId: string; actorId: string }

// The same rows as the screens compute with, without amounts.
export const factColumns = {
  house: realEstateColumns,
  component: componentColumns,
  measure: measureColumns,
  profile: analysisProfileColumns,
}
export type FactRows = {
  house: RealEstateRow
  component: ComponentRow
  measure: MeasureRow
  profile: AnalysisProfileRow
}
