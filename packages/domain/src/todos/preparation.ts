import { addMonths } from '../days/day.ts'

/** What has to be done before a renovation begins. */
export const preparations = ['offers', 'subsidy', 'permit', 'asbestos', 'contract'] as const
export type Preparation = (typeof preparations)[number]

/** An open to-do of a decision. */
export type OpenPreparation = {
  readonly id: string
  /** Which preparation it is; nothing for one of somebody's own. */
  readonly prepares: Preparation | null
  readonly dueOn: string | null
  readonly isUntouched: boolean
}

type PreparationDay = { readonly prepares: Preparation; readonly dueOn?: string | null | undefined }
type Move = { readonly from: number | null; readonly to: number; readonly today: string }

/**
 * The new days of what was only prepared for a decision that gets another year. `days` are the usual ones in that year.
 * What somebody works on keeps its day: that was agreed with somebody.
 */
export function daysAfterMove(
  open: readonly OpenPreparation[],
  { from, to, today }: Move,
  days: readonly PreparationDay[],
): readonly { readonly id: string; readonly dueOn: string | null }[] {
  if (from === null || from === to) return []
  return open
    .filter(({ isUntouched }) => isUntouched)
    .map((todo) => ({ ...todo, next: notPassed(wishedDay(todo, to - from, days), today) }))
    .filter(({ dueOn, next }) => next !== dueOn)
    .map(({ id, next }) => ({ id, dueOn: next }))
}

function wishedDay(
  { dueOn, prepares }: OpenPreparation,
  years: number,
  days: readonly PreparationDay[],
): string | null {
  if (dueOn !== null) return addMonths(dueOn, years * 12)
  // Without a day because that had passed: in a later year it is one again.
  return days.find((one) => one.prepares === prepares)?.dueOn ?? null
}

// A day that has passed would only be a reproach.
const notPassed = (day: string | null, today: string): string | null =>
  day !== null && day > today ? day : null

type Change<Wanted> = {
  /** What is prepared anew. */
  readonly written: readonly Wanted[]
  /** What goes because a new one stands in its place. */
  readonly removed: readonly OpenPreparation[]
}
type Replacing = {
  /** Whether what was only prepared may go for what is wanted: its decision goes too. */
  readonly isReplacing: boolean
  /** Whether only that is wanted of which one is there: who bundles asks for no more than that. */
  readonly onlySameKinds: boolean
}

/** What a decision needs, in the place of what was only prepared for those it replaces; nothing is prepared twice. */
export function preparedAnew<Wanted extends { readonly prepares: Preparation }>(
  open: readonly OpenPreparation[],
  wanted: readonly Wanted[],
  { isReplacing, onlySameKinds }: Replacing,
): Change<Wanted> {
  const stays = open.filter(({ isUntouched }) => !isUntouched || !isReplacing)
  const written = wanted.filter(
    (one) => !hasKind(stays, one.prepares) && (!onlySameKinds || hasKind(open, one.prepares)),
  )
  // Only where a new one stands in its place: anything else would be lost.
  const removed = open.filter((todo) => !stays.includes(todo) && hasKind(written, todo.prepares))
  return { written, removed }
}

const hasKind = (
  list: readonly { readonly prepares: Preparation | null }[],
  prepares: Preparation | null,
): boolean => prepares !== null && list.some((one) => one.prepares === prepares)
