import {
  addJournalEntry,
  setJournalEntryDeleted,
  updateJournalEntry,
} from '../../apps/server/src/features/journal/journal.service.ts'
import type { Tools } from './visit-acts.ts'

/** What happens to the journals of renovations. */
export function journalActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, keyed, on, alive, trashed, over, chance } = tools
  const entry = alive('journal_entry')
  const back = trashed('journal_entry')
  const stands = tools
    .rowsOf('project')
    .some((row) => row.id === back?.['project_id'] && row['deleted_at'] === null)
  const mark = chance(0.5) ? 'before' : null
  return [
    () =>
      on('journal_entry.add', alive('project'), (row) =>
        addJournalEntry(ctx, house, {
          ...keyed,
          id,
          projectId: row.id,
          happenedOn: '2026-09-14',
          body: word,
          mark,
        }),
      ),
    () =>
      on('journal_entry.update', entry, (row) =>
        updateJournalEntry(ctx, house, row.id, { ...over(row), body: word, mark }),
      ),
    () =>
      on('journal_entry.delete', entry, (row) => setJournalEntryDeleted(ctx, house, row.id, true, over(row))),
    () =>
      on('journal_entry.restore', stands ? back : undefined, (row) =>
        setJournalEntryDeleted(ctx, house, row.id, false, over(row)),
      ),
  ]
}
