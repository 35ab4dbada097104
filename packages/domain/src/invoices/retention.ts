import type { AcceptanceResult } from '../acceptances/acceptance.ts'
import { addDays } from '../days/day.ts'
import { isSettled, type DefectState } from '../defects/defect.ts'
import { lienDeadline } from '../projects/lien.ts'
import type { Canton } from '../real-estate/real-estate.ts'

/** Why something is kept back, as it can be known from the records. */
export type RetentionReason = 'defects' | 'lien'

type OfFirm = { readonly projectId: string; readonly craftsmanId: string | null }

/** What is known of the renovation an invoice belongs to. */
export type RetentionRecords = {
  readonly defects: readonly (OfFirm & { readonly state: DefectState; readonly repairUntil: string | null })[]
  readonly acceptances: readonly (OfFirm & {
    readonly acceptedOn: string
    readonly result: AcceptanceResult
  })[]
  readonly projects: readonly { readonly id: string; readonly finishedOn: string | null }[]
  readonly canton: Canton | null
}

/** Where nothing is known. */
const usualDays = 90

/**
 * Until when and why to keep something back: until the defects are mended, else as long as a lien can be entered for the
 * work (`lien.ts`); what an owner then says may be something else.
 */
export function proposedRetention(
  { projectId, craftsmanId }: { readonly projectId: string | null; readonly craftsmanId: string | null },
  { defects, acceptances, projects, canton }: RetentionRecords,
  today: string,
): { readonly until: string; readonly reason: RetentionReason | null } {
  const isTheirs = (one: OfFirm) =>
    one.projectId === projectId && (craftsmanId === null || one.craftsmanId === craftsmanId)
  const open = defects.filter((one) => isTheirs(one) && !isSettled(one.state))
  const mended = latest(open.map(({ repairUntil }) => repairUntil))
  if (open.length > 0)
    return {
      until: mended !== null && mended > today ? mended : addDays(today, usualDays),
      reason: 'defects',
    }
  const accepted = acceptances.filter((one) => isTheirs(one) && one.result !== 'refused')
  const completedOn =
    latest(accepted.map(({ acceptedOn }) => acceptedOn)) ??
    projects.find(({ id }) => id === projectId)?.finishedOn
  const lien = typeof completedOn === 'string' ? lienDeadline(completedOn, canton).lastDay : today
  return lien > today ? { until: lien, reason: 'lien' } : { until: addDays(today, usualDays), reason: null }
}

const latest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((one) => one !== null)
    .toSorted()
    .at(-1) ?? null
