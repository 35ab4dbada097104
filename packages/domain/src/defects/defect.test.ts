import { expect, test } from 'vitest'
import { defectStates, noticeFault, statesAfter, type DefectState } from './defect.ts'
import { deadlineWords } from './defect.labels.ts'
import { noticeDeadline } from './warranty-law.ts'

test('a defect that was confirmed can come back, and one that is open is confirmed only after something was done', () => {
  expect(statesAfter('confirmed')).toEqual(['confirmed', 'in_repair'])
  expect(statesAfter('open')).not.toContain('confirmed')
  const reached = new Set<DefectState>(['open'])
  for (const state of reached) for (const next of statesAfter(state)) reached.add(next)
  expect([...reached].toSorted()).toEqual([...defectStates].toSorted())
})

test.each([
  [{ state: 'open', notifiedOn: null }, undefined],
  [{ state: 'notified', notifiedOn: null }, 'notifiedOn'],
  [{ state: 'notified', notifiedOn: '2026-09-14' }, undefined],
  [{ state: 'notified', notifiedOn: '2026-09-13' }, 'notifiedOn'],
  [{ state: 'open', notifiedOn: '2026-09-14' }, 'state'],
  [{ state: 'repaired', notifiedOn: null }, undefined],
] as const)('notice of %o: at fault is %s', (facts, field) => {
  expect(noticeFault({ foundOn: '2026-09-14', ...facts })).toBe(field)
})

test('a deadline explains itself', () => {
  const found = noticeDeadline(
    {
      terms: 'work',
      subject: 'immovable',
      contractOn: '2026-03-02',
      acceptedOn: '2026-08-31',
      nature: 'hidden',
      foundOn: '2027-09-14',
    },
    'ZH',
  )
  expect(found && deadlineWords(found)).toBe(
    '60 Tage ab der Entdeckung am 14.09.2027. Der letzte Tag wäre der 13.11.2027; er verschiebt sich auf den nächsten Werktag, den 15.11.2027 (OR 78). Warten Sie nicht so lange.',
  )
})
