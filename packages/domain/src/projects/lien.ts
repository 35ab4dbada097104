import { addMonths } from '../days/day.ts'
import { lastDayOf } from '../days/holidays.ts'
import type { Canton } from '../real-estate/real-estate.ts'
import type { Firm } from './firms.ts'

/** ZGB (SR 210) 839 para. 2: four months after the work is completed. Read 2026-11-18 at swissrights.ch. */
const months = 4

/** The end of the time in which a lien can be entered for work that was completed on a day. */
export type LienDeadline = {
  readonly startsOn: string
  readonly lastDay: string
  /** Where it was before a weekend or a holiday moved it. */
  readonly movedFrom: string | null
}

export function lienDeadline(completedOn: string, canton: Canton | null): LienDeadline {
  const end = addMonths(completedOn, months)
  const lastDay = lastDayOf(end, canton, 'law')
  return { startsOn: completedOn, lastDay, movedFrom: lastDay === end ? null : end }
}

/** `open`: an invoice is overdue; `possible`: paid or not yet due, but the time runs; `over`: nobody can any more. */
export type LienState = 'open' | 'possible' | 'over'

export type FirmLien = {
  readonly firm: Firm
  readonly state: LienState
  /** On which day the work counts as completed; nothing while it does not. */
  readonly from: 'acceptance' | 'end' | null
  readonly deadline: LienDeadline | null
}

type Facts = {
  readonly firms: readonly Firm[]
  /** When the whole renovation ended. */
  readonly finishedOn: string | null
  readonly canton: Canton | null
  readonly today: string
}

/**
 * Who can still have a lien entered. From the day they are bound (ZGB 839 para. 1), whether or not they were paid: their
 * subcontractors have a lien of their own (837 para. 1 no. 3). Putting defects right does not begin the time anew.
 */
export const liensOf = ({ firms, finishedOn, canton, today }: Facts): readonly FirmLien[] =>
  firms.map((firm) => {
    const { acceptedOn, openSince } = firm
    const completedOn = acceptedOn ?? finishedOn
    const deadline = completedOn === null ? null : lienDeadline(completedOn, canton)
    const isOver = deadline !== null && deadline.lastDay < today
    const isLate = openSince !== null && openSince < today
    return {
      firm,
      state: isOver ? 'over' : isLate ? 'open' : 'possible',
      from: completedOn === null ? null : acceptedOn === null ? 'end' : 'acceptance',
      deadline,
    }
  })

/** The light of a renovation is that of its worst firm; without a firm there is none. */
export const lienLight = (liens: readonly FirmLien[]): LienState | undefined =>
  (['open', 'possible', 'over'] as const).find((state) => liens.some((lien) => lien.state === state))
