/** What an entry shows of a renovation, where that is to be compared later. */
export const journalMarks = ['before', 'after'] as const
export type JournalMark = (typeof journalMarks)[number]

/** How many entries one renovation can have, without those in the trash. */
export const maxJournalEntries = 500

/** How many photos an entry or a defect can have. */
export const maxPhotos = 20

const longestTitle = 80

/** What an entry is called in lists: its first line, as the database has it; nothing where only photos were taken. */
export const journalTitle = (body: string | null | undefined): string | null =>
  Array.from(body?.split('\n', 1)[0] ?? '')
    .slice(0, longestTitle)
    .join('') || null

/** The newest day first, and of a day what was written last. */
export const compareEntries = (a: Dated, b: Dated): number => {
  if (a.happenedOn !== b.happenedOn) return a.happenedOn < b.happenedOn ? 1 : -1
  return a.id < b.id ? 1 : -1
}
type Dated = { readonly happenedOn: string; readonly id: string }
