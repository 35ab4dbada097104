import { advance, type Recurrence, type RecurrenceMode } from '@hauswart/domain/days/recurrence'
import { readRecurrence, type RecurrenceReading } from '@hauswart/domain/todos/recurrence-text'
import { readDueDays, titleWithout, type DueReading } from '@hauswart/domain/todos/todo-text'

/** What the owner said about the day, beyond the line itself. It holds as long as the line names the same days. */
export type DayChoice = {
  readonly about: string
  /** Which of several meanings; `none`: the words are no due day. */
  readonly picked?: number | 'none'
  /** Another day than the line says. */
  readonly on?: string | null
}

/** What the owner said about the rhythm that was read in the line; `none`: the words are none. */
export type RepeatChoice = { readonly about: string; readonly mode: RecurrenceMode | 'none' }

export type QuickEntry = {
  readonly title: string
  readonly dueOn: string | null
  /** The meanings to choose from; with one it is clear, with several nothing is assumed. */
  readonly readings: readonly DueReading[]
  readonly reading: DueReading | undefined
  /** Names the days in the line; a choice about others is void. */
  readonly about: string
  readonly repeat: RecurrenceReading | undefined
  readonly recurrence: Recurrence | null
}

/** What a line of the quick entry means, with the owner's choices. */
export function readQuickEntry(
  line: string,
  today: string,
  choice: DayChoice | undefined,
  repeatChoice?: RepeatChoice,
): QuickEntry {
  const found = readRecurrence(line, today)
  const chosen = repeatChoice?.about === found?.words ? repeatChoice?.mode : undefined
  const repeat = chosen === 'none' ? undefined : found
  const rest = titleWithout(line, repeat)
  const readings = readDueDays(rest, today)
  const about = readings.map(({ words, on }) => `${words} ${on}`).join(', ')
  const { picked, on } = choice?.about === about ? choice : {}
  const reading =
    picked === 'none' ? undefined : readings.length === 1 ? readings[0] : readings[picked ?? Number.NaN]
  const named = on ?? reading?.on ?? repeat?.on
  const isOpen = readings.length > 1 && reading === undefined && picked !== 'none'
  // Without a day the first time comes after one interval.
  const dueOn = named ?? (repeat === undefined || isOpen ? null : advance(today, repeat))
  return {
    title: titleWithout(rest, reading),
    dueOn: on === null && repeat === undefined ? null : dueOn,
    readings,
    reading,
    about,
    repeat,
    recurrence: repeat && dueOn !== null ? ruleOf(repeat, dueOn, chosen ?? usualMode(repeat, named)) : null,
  }
}

/** Who names a day means that day; else it is counted from when it was done. */
const usualMode = (repeat: RecurrenceReading, named: string | undefined): RecurrenceMode =>
  named === undefined || repeat.isFromDone ? 'from_completion' : 'fixed'

const ruleOf = (
  { every, unit }: RecurrenceReading,
  anchorOn: string,
  mode: RecurrenceMode | 'none',
): Recurrence | null => (mode === 'none' ? null : { mode, every, unit, anchorOn })
