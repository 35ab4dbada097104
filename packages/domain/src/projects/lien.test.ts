import { expect, test } from 'vitest'
import type { Firm } from './firms.ts'
import { lienDeadline, lienLight, liensOf } from './lien.ts'

test.each([
  ['2026-08-31', '2026-12-31', null],
  // The shorter month ends it; a Sunday and a holiday move it.
  ['2026-10-31', '2027-03-01', '2027-02-28'],
  ['2025-08-25', '2025-12-29', '2025-12-25'],
  ['2026-04-01', '2026-08-03', '2026-08-01'],
])('completed on %s, a lien can be entered until %s', (completedOn, lastDay, movedFrom) => {
  expect(lienDeadline(completedOn, 'ZH')).toEqual({ startsOn: completedOn, lastDay, movedFrom })
})

const firm: Firm = {
  company: 'Muster AG',
  terms: 'work',
  contractOn: null,
  acceptedOn: '2026-08-31',
  committed: 0,
  invoiced: 100,
  paid: 100,
  open: 0,
  openSince: null,
}
const at = (today: string, firms: readonly Firm[], finishedOn: string | null = null) => {
  const liens = liensOf({ firms, finishedOn, canton: 'ZH', today })
  return { light: lienLight(liens), liens }
}

test('who paid the firm is safe only when the time is over, for subcontractors have a lien of their own', () => {
  expect(at('2026-12-31', [firm]).light).toBe('possible')
  expect(at('2027-01-01', [firm]).light).toBe('over')
})

test('an overdue invoice is red while a lien is possible, one that is not due yet is not', () => {
  const open = { ...firm, paid: 0, open: 100, openSince: '2026-11-30' }
  expect(at('2026-11-30', [open]).light).toBe('possible')
  expect(at('2026-12-01', [firm, open]).light).toBe('open')
  expect(at('2027-01-01', [open]).light).toBe('over')
})

test('without an acceptance the end of the renovation counts, and before that no time runs', () => {
  const unaccepted = { ...firm, acceptedOn: null }
  expect(at('2030-01-01', [unaccepted]).liens).toMatchObject([
    { state: 'possible', from: null, deadline: null },
  ])
  expect(at('2026-12-01', [unaccepted], '2026-09-30').liens).toMatchObject([
    { from: 'end', deadline: { lastDay: '2027-02-01', movedFrom: '2027-01-30' } },
  ])
  expect(at('2026-12-01', []).light).toBeUndefined()
})
