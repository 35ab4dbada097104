import type { AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { addMonths } from '@hauswart/domain/days/day'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { kindOf, type NewTodo, type OpenTodo, type TodoBook } from './prepared-todos.ts'
import type { Saved, Undo } from './save-together.ts'

const texts = analysisTexts.acts

type Move = {
  readonly measureId: string
  /** Before; nothing for a decision without a year. */
  readonly from: number | null
  readonly to: number | null
  readonly today: string
}

/** What became of the to-dos when their decision got another year. */
type Moved = {
  /** How many keep their day because somebody works on them. */
  readonly kept: number
  /** Why the others could not follow. */
  readonly fault: string | undefined
  readonly bringBack: () => Promise<string | undefined>
}

/** Of what was saved, to the year it has now. */
export const moveOf = (
  { measureId, movedFrom }: Pick<Saved, 'measureId' | 'movedFrom'>,
  to: number | null,
  { today }: Pick<AnalysisInput, 'today'>,
): Move => ({ measureId, from: movedFrom, to, today })

const nothing: Moved = { kept: 0, fault: undefined, bringBack: async () => undefined }

/**
 * Lets what was only prepared for a decision follow it into another year. What somebody has worked on stays: that day
 * was agreed with somebody. `wanted` is what would be prepared for the new year.
 */
export async function moveTodos(
  book: Pick<TodoBook, 'openFor' | 'moveAlong'>,
  { measureId, from, to, today }: Move,
  wanted: readonly NewTodo[],
): Promise<Moved> {
  if (from === null || to === null || from === to) return nothing
  const open = book.openFor(measureId)
  const days = open
    .filter(({ isUntouched }) => isUntouched)
    .map((todo) => ({ ...todo, next: dayAfter(todo, to - from, today, wanted) }))
    .filter(({ dueOn, next }) => dueOn !== next)
    .map(({ id, next }) => ({ id, dueOn: next }))
  const kept = open.filter(({ isUntouched, dueOn }) => !isUntouched && dueOn !== null).length
  return { ...(days.length === 0 ? nothing : await book.moveAlong(days)), kept }
}

function dayAfter(
  { title, dueOn }: OpenTodo,
  years: number,
  today: string,
  wanted: readonly NewTodo[],
): string | null {
  // Without a day because that had passed: in a later year it is one again.
  if (dueOn === null) return wanted.find((one) => isSameKind(one.title, title))?.dueOn ?? null
  const day = addMonths(dueOn, years * 12)
  // A day that has passed would only be a reproach.
  return day > today ? day : null
}

const isSameKind = (one: string, other: string): boolean =>
  kindOf(one) !== undefined && kindOf(one) === kindOf(other)

/** What there is to say, with what was said of the decision itself. */
export const withMoved = (said: string, { kept, fault }: Moved): string =>
  [
    said,
    ...(fault === undefined ? [] : [texts.stuckTodos]),
    ...(kept === 0 ? [] : [texts.keptTodos(kept)]),
  ].join(' ')

/** After the plan itself: as long as that stands, the new days are right. */
export const movingBack =
  ({ bringBack }: Moved, undo: Undo): Undo =>
  async () => {
    await undo()
    const fault = await bringBack()
    if (fault !== undefined) throw new Error(fault)
  }
