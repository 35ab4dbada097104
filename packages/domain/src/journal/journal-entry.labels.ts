import { day } from '../formats/format.ts'
import { journalTitle, type JournalMark } from './journal-entry.ts'

export const journalMarkLabels: Record<JournalMark, string> = { before: 'Vorher', after: 'Nachher' }

/** What an entry is called, also where only photos were taken. */
export const journalName = (body: string | null | undefined, happenedOn: string): string =>
  journalTitle(body) ?? `Eintrag vom ${day(happenedOn)}`
