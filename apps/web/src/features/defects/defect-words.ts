import { isSettled, type DefectState, type WarrantyFacts } from '@hauswart/domain/defects/defect'
import {
  limitationDeadline,
  noticeDeadline,
  type WarrantyDeadline,
} from '@hauswart/domain/defects/warranty-law'
import type { Canton } from '@hauswart/domain/real-estate/real-estate'
import { day } from '#device/text/format.ts'
import type { DefectRow } from '#house/nouns/defects.ts'
import type { Shown } from '#house/record/record.ts'
import type { State } from '#ui/mark/pill.tsx'
import { defectsTexts } from './defects.texts.ts'

export type Defect = Shown<DefectRow>

/** Where it is decided which day counts. */
export type Counting = { readonly canton: Canton | null; readonly today: string }

export type Deadline = { readonly line: string; readonly tone: State; readonly law: WarrantyDeadline | null }

type Dated = WarrantyFacts & { readonly state: DefectState; readonly notifiedOn: string | null }

/** Until when it must be notified, or how it was. */
export function noticeOf(defect: Dated, { canton, today }: Counting): Deadline {
  const { notice } = defectsTexts
  const law = noticeDeadline(defect, canton)
  const { notifiedOn } = defect
  if (notifiedOn !== null) {
    const isLate = law !== null && notifiedOn > law.lastDay
    const words = law === null ? notice.given : isLate ? notice.late : notice.inTime
    return { line: words(day(notifiedOn)), tone: isLate ? 'due' : 'good', law }
  }
  if (law === null) return { line: notice.waiting, tone: 'unknown', law }
  const words = law.lastDay < today ? notice.over : notice.until
  return {
    line: words(day(law.lastDay), law.article),
    tone: isSettled(defect.state) ? 'good' : toneOf(law.lastDay, today),
    law,
  }
}

/** When claims end; nothing before the acceptance. */
export function limitationOf(defect: Dated, { canton, today }: Counting): Deadline | undefined {
  const law = limitationDeadline(defect, canton)
  if (law === null) return undefined
  const words = law.lastDay < today ? defectsTexts.limitation.over : defectsTexts.limitation.on
  return { line: words(day(law.lastDay), law.article), tone: toneOf(law.lastDay, today), law }
}

// What still runs has no tick: nothing is done yet.
const toneOf = (lastDay: string, today: string): State => (lastDay < today ? 'due' : 'soon')

/** The one line of a list: what has to be done next, else how it was notified. */
export function nextLine(defect: Dated, counting: Counting): Deadline {
  const notice = noticeOf(defect, counting)
  if (defect.notifiedOn === null || isSettled(defect.state)) return notice
  return limitationOf(defect, counting) ?? notice
}

/** How it looks in a list: what is settled is good, what was missed or is denied is not. */
export function toneOfState(defect: Dated, counting: Counting): State | 'info' {
  const { state } = defect
  if (isSettled(state)) return 'good'
  if (state === 'disputed' || nextLine(defect, counting).tone === 'due') return 'due'
  return state === 'open' ? 'soon' : 'info'
}
