import { expect, it } from 'vitest'
import { journalName } from './journal-entry.labels.ts'
import { compareEntries, journalTitle } from './journal-entry.ts'

it('is called by its first line, or by its day where only photos were taken', () => {
  expect(journalName('Alte Fenster raus\nDrei Mann, ein Lift', '2026-03-02')).toBe('Alte Fenster raus')
  expect(journalName(null, '2026-03-02')).toBe('Eintrag vom 02.03.2026')
  expect(journalTitle('x'.repeat(200))).toHaveLength(80)
})

it('the newest day comes first, and of a day what was written last', () => {
  const entries = [
    { id: 'a', happenedOn: '2026-03-02' },
    { id: 'c', happenedOn: '2026-02-27' },
    { id: 'b', happenedOn: '2026-03-02' },
  ]
  expect(entries.toSorted(compareEntries).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})
