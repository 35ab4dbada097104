import { readDueDays, titleWithout, type DueReading } from '@hauswart/domain/todos/todo-text'

/** What the owner said about the day, beyond the line itself. It holds as long as the line names the same days. */
export type DayChoice = {
  readonly about: string
  /** Which of several meanings; `none`: the words are no due day. */
  readonly picked?: number | 'none'
  /** Another day than the line says. */
  readonly on?: string | null
}

export type QuickEntry = {
  readonly title: string
  readonly dueOn: string | null
  /** The meanings to choose from; with one it is clear, with several nothing is assumed. */
  readonly readings: readonly DueReading[]
  readonly reading: DueReading | undefined
  /** Names the days in the line; a choice about others is void. */
  readonly about: string
}

/** What a line of the quick entry means, with the owner's choice. */
export function readQuickEntry(line: string, today: string, choice: DayChoice | undefined): QuickEntry {
  const readings = readDueDays(line, today)
  const about = readings.map(({ words, on }) => `${words} ${on}`).join(', ')
  const { picked, on } = choice?.about === about ? choice : {}
  const reading =
    picked === 'none' ? undefined : readings.length === 1 ? readings[0] : readings[picked ?? Number.NaN]
  return {
    title: titleWithout(line, reading),
    dueOn: on === undefined ? (reading?.on ?? null) : on,
    readings,
    reading,
    about,
  }
}
