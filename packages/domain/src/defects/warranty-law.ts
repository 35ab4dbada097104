import { addDays, addMonths } from '../days/day.ts'
import { lastDayOf } from '../days/holidays.ts'
import type { Canton } from '../real-estate/real-estate.ts'
import type { WarrantyFacts } from './defect.ts'

/** How long a period is; `at_once` is the rule of thumb for «sofort». */
export type WarrantyTerm = 'at_once' | 'days_60' | 'years_2' | 'years_5' | 'years_10'

/** The end of a period, and why it is then. */
export type WarrantyDeadline = {
  readonly term: WarrantyTerm
  readonly from: 'acceptance' | 'discovery'
  readonly startsOn: string
  /** The last day by the law, moved where it is a Saturday, Sunday or holiday. */
  readonly lastDay: string
  /** Where it was before it moved. */
  readonly movedFrom: string | null
  readonly article: string
}

/** Contracts from this day on have the 60 days (revision «Baumängel» of 2024-12-20, AS 2025 270). */
export const newLawFrom = '2026-01-01'

/** In days or years. For «sofort» what courts took for it (Siegrist Ries and Amrein Partner, 2025; looked up 2026-11-17). */
const lengthOf: Readonly<Record<WarrantyTerm, number>> = {
  at_once: 7,
  days_60: 60,
  years_2: 2,
  years_5: 5,
  years_10: 10,
}

type Rule = Pick<WarrantyDeadline, 'term' | 'from' | 'article'> & {
  /** By the law or agreed: a Saturday ends only what is agreed. */
  readonly by: 'law' | 'contract'
}

/** Until when a defect must be notified; nothing while the period has not begun. */
export const noticeDeadline = (facts: WarrantyFacts, canton: Canton | null): WarrantyDeadline | null =>
  deadlineOf(noticeRule(facts), facts, canton)

/** When the claims from a defect become time-barred; nothing before the acceptance. */
export const limitationDeadline = (facts: WarrantyFacts, canton: Canton | null): WarrantyDeadline | null =>
  deadlineOf(limitationRule(facts), facts, canton)

function deadlineOf(rule: Rule, facts: WarrantyFacts, canton: Canton | null): WarrantyDeadline | null {
  const { term, from, article } = rule
  const startsOn = from === 'acceptance' ? facts.acceptedOn : discoveryOf(facts)
  if (startsOn === null) return null
  const end = endOf(startsOn, term)
  // A rule of thumb is no period that could move.
  const lastDay = term === 'at_once' ? end : lastDayOf(end, canton, rule.by)
  return { term, from, startsOn, lastDay, movedFrom: lastDay === end ? null : end, article }
}

/** What was seen before the acceptance counts from the acceptance. */
const discoveryOf = ({ foundOn, acceptedOn }: WarrantyFacts): string =>
  acceptedOn !== null && acceptedOn > foundOn ? acceptedOn : foundOn

/** The first day is not counted (OR 77 para. 1 no. 1); a month that has no such day ends with its last (no. 3). */
const endOf = (startsOn: string, term: WarrantyTerm): string =>
  term === 'at_once' || term === 'days_60'
    ? addDays(startsOn, lengthOf[term])
    : addMonths(startsOn, lengthOf[term] * 12)

/**
 * OR (SR 220) 201, 219a, 367 and 370 as in force since 2026-01-01: 60 days for land, immovable works and what was
 * built into them, for contracts since then; else at once. Looked up 2026-11-17 (Voser, Bratschi, SNV, MME).
 */
function noticeRule(facts: WarrantyFacts): Rule {
  const { terms, subject, contractOn, nature } = facts
  if (terms === 'sia118') return siaNoticeRule(facts)
  const isOpen = nature === 'open'
  const hasDays = subject !== 'movable' && contractOn !== null && contractOn >= newLawFrom
  if (!hasDays) {
    const articles =
      terms === 'work' ? ['OR 367 Abs. 1', 'OR 370 Abs. 3'] : ['OR 201 Abs. 1', 'OR 201 Abs. 3']
    return { term: 'at_once', from: 'discovery', by: 'law', article: articles[isOpen ? 0 : 1] ?? '' }
  }
  const from = isOpen ? 'acceptance' : 'discovery'
  if (terms === 'work')
    return { term: 'days_60', from, by: 'law', article: isOpen ? 'OR 367 Abs. 1bis' : 'OR 370 Abs. 4' }
  return {
    term: 'days_60',
    from,
    by: 'law',
    article: subject === 'immovable' ? 'OR 219a Abs. 1' : 'OR 201 Abs. 4',
  }
}

/**
 * SIA 118 art. 172 to 179: for two years from the acceptance any defect at any time; what comes to light later at once,
 * by contracts since 2026 within the 60 days that cannot be shortened. Second hand (SIA 118-C1:2026), 2026-11-17.
 */
function siaNoticeRule(facts: WarrantyFacts): Rule {
  const { subject, acceptedOn, contractOn } = facts
  if (acceptedOn === null || discoveryOf(facts) <= addMonths(acceptedOn, 24))
    return { term: 'years_2', from: 'acceptance', by: 'contract', article: 'SIA 118 Art. 172 und 173' }
  return subject !== 'movable' && contractOn !== null && contractOn >= newLawFrom
    ? { term: 'days_60', from: 'discovery', by: 'law', article: 'SIA 118 Art. 179, OR 370 Abs. 4' }
    : { term: 'at_once', from: 'discovery', by: 'contract', article: 'SIA 118 Art. 179' }
}

/**
 * OR 210, 219 and 371, SIA 118 art. 180: five years for land, immovable works and what was built in, two for other
 * things; what was concealed has the ten years of OR 127. From the acceptance or handing over, whenever it was found.
 */
function limitationRule({ terms, subject, nature }: WarrantyFacts): Rule {
  const rule = (term: WarrantyTerm, article: string, by: Rule['by'] = 'law'): Rule => ({
    term,
    from: 'acceptance',
    by,
    article,
  })
  const isConcealed = nature === 'concealed'
  if (terms === 'sia118')
    return isConcealed
      ? rule('years_10', 'SIA 118 Art. 180 Abs. 2', 'contract')
      : rule('years_5', 'SIA 118 Art. 180 Abs. 1', 'contract')
  if (isConcealed) return rule('years_10', terms === 'purchase' ? 'OR 210 Abs. 6, OR 127' : 'OR 127')
  if (terms === 'work')
    return subject === 'movable'
      ? rule('years_2', 'OR 371 Abs. 1')
      : rule('years_5', subject === 'immovable' ? 'OR 371 Abs. 2' : 'OR 371 Abs. 1')
  if (subject === 'immovable') return rule('years_5', 'OR 219 Abs. 3')
  return subject === 'built_in' ? rule('years_5', 'OR 210 Abs. 2') : rule('years_2', 'OR 210 Abs. 1')
}
