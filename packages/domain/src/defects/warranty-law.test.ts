import { expect, test } from 'vitest'
import type { WarrantyFacts } from './defect.ts'
import { limitationDeadline, noticeDeadline } from './warranty-law.ts'

const facts = (more: Partial<WarrantyFacts> = {}): WarrantyFacts => ({
  terms: 'work',
  subject: 'immovable',
  contractOn: '2026-03-02',
  acceptedOn: '2026-08-31',
  nature: 'open',
  foundOn: '2026-09-14',
  ...more,
})
const old = { contractOn: '2025-12-31' } as const
const hidden = { nature: 'hidden', foundOn: '2027-09-14' } as const
const late = { nature: 'hidden', foundOn: '2028-09-14' } as const
const sia = { terms: 'sia118' } as const
const bought = { terms: 'purchase' } as const
const window = { subject: 'built_in' } as const
const lamp = { subject: 'movable' } as const

test.each([
  ['a work of the new law, seen at once', {}, '2026-10-30', 'OR 367 Abs. 1bis'],
  ['seen late, but it could have been seen', { foundOn: '2026-12-01' }, '2026-10-30', 'OR 367 Abs. 1bis'],
  ['the first day of the new law', { contractOn: '2026-01-01' }, '2026-10-30', 'OR 367 Abs. 1bis'],
  ['a work of the new law, hidden; 13.11.2027 is a Saturday', hidden, '2027-11-15', 'OR 370 Abs. 4'],
  ['concealed counts as hidden', { ...hidden, nature: 'concealed' }, '2027-11-15', 'OR 370 Abs. 4'],
  ['a window built in', window, '2026-10-30', 'OR 367 Abs. 1bis'],
  ['a movable work', lamp, '2026-09-21', 'OR 367 Abs. 1'],
  ['a movable work, hidden', { ...lamp, ...hidden }, '2027-09-21', 'OR 370 Abs. 3'],
  ['a work of the old law', old, '2026-09-21', 'OR 367 Abs. 1'],
  ['a work of the old law, hidden', { ...old, ...hidden }, '2027-09-21', 'OR 370 Abs. 3'],
  ['nobody knows the contract', { contractOn: null }, '2026-09-21', 'OR 367 Abs. 1'],
  ['seen before the acceptance, old law', { ...old, foundOn: '2026-08-01' }, '2026-09-07', 'OR 367 Abs. 1'],
  ['«at once» does not wait for Monday', { ...old, foundOn: '2026-09-12' }, '2026-09-19', 'OR 367 Abs. 1'],
  ['SIA 118 within two years', { ...sia, ...hidden }, '2028-08-31', 'SIA 118 Art. 172 und 173'],
  ['SIA 118 within two years, old contract', { ...sia, ...old }, '2028-08-31', 'SIA 118 Art. 172 und 173'],
  [
    'SIA 118, the two years end on a Saturday: they are agreed',
    { ...sia, acceptedOn: '2026-09-02' },
    '2028-09-02',
    'SIA 118 Art. 172 und 173',
  ],
  [
    'SIA 118, found on the very last day',
    { ...sia, foundOn: '2028-08-31' },
    '2028-08-31',
    'SIA 118 Art. 172 und 173',
  ],
  ['SIA 118 after two years', { ...sia, ...late }, '2028-11-13', 'SIA 118 Art. 179, OR 370 Abs. 4'],
  ['SIA 118 after two years, old contract', { ...sia, ...late, ...old }, '2028-09-21', 'SIA 118 Art. 179'],
  ['a house bought', bought, '2026-10-30', 'OR 219a Abs. 1'],
  ['a house bought, hidden', { ...bought, ...hidden }, '2027-11-15', 'OR 219a Abs. 1'],
  ['a house bought by the old law', { ...bought, ...old }, '2026-09-21', 'OR 201 Abs. 1'],
  ['a window bought and built in', { ...bought, ...window }, '2026-10-30', 'OR 201 Abs. 4'],
  ['a thing bought', { ...bought, ...lamp }, '2026-09-21', 'OR 201 Abs. 1'],
  ['a thing bought, hidden', { ...bought, ...lamp, ...hidden }, '2027-09-21', 'OR 201 Abs. 3'],
] as const)('notice: %s', (_what, more, lastDay, article) => {
  expect(noticeDeadline(facts(more), 'ZH')).toMatchObject({ lastDay, article })
})

test.each([
  ['a work', {}, '2031-09-01', 'OR 371 Abs. 2'],
  ['a work of the old law', old, '2031-09-01', 'OR 371 Abs. 2'],
  ['a window built in', window, '2031-09-01', 'OR 371 Abs. 1'],
  ['a movable work', lamp, '2028-08-31', 'OR 371 Abs. 1'],
  ['SIA 118; 31.8.2031 is a Sunday', sia, '2031-09-01', 'SIA 118 Art. 180 Abs. 1'],
  ['SIA 118, concealed', { ...sia, nature: 'concealed' }, '2036-09-01', 'SIA 118 Art. 180 Abs. 2'],
  ['a work, concealed', { nature: 'concealed' }, '2036-09-01', 'OR 127'],
  ['a house bought', bought, '2031-09-01', 'OR 219 Abs. 3'],
  ['a window bought', { ...bought, ...window }, '2031-09-01', 'OR 210 Abs. 2'],
  ['a thing bought', { ...bought, ...lamp }, '2028-08-31', 'OR 210 Abs. 1'],
  ['bought, concealed', { ...bought, nature: 'concealed' }, '2036-09-01', 'OR 210 Abs. 6, OR 127'],
  ['accepted on a leap day', { acceptedOn: '2028-02-29' }, '2033-02-28', 'OR 371 Abs. 2'],
] as const)('limitation: %s', (_what, more, lastDay, article) => {
  expect(limitationDeadline(facts(more), 'ZH')).toMatchObject({ lastDay, article })
})

test('nothing runs from an acceptance that has not been', () => {
  const before = facts({ acceptedOn: null })
  expect([noticeDeadline(before, 'ZH'), limitationDeadline(before, 'ZH')]).toEqual([null, null])
  expect(noticeDeadline({ ...before, ...sia }, 'ZH')).toBeNull()
  expect(noticeDeadline({ ...before, nature: 'hidden' }, 'ZH')?.lastDay).toBe('2026-11-13')
})

test('it says where it was before it moved, by the holidays of the place', () => {
  const onGoodFriday = facts({ nature: 'hidden', foundOn: '2027-01-25' })
  expect(noticeDeadline(onGoodFriday, 'ZH')).toMatchObject({
    lastDay: '2027-03-30',
    movedFrom: '2027-03-26',
    startsOn: '2027-01-25',
  })
  expect(noticeDeadline(onGoodFriday, 'TI')).toMatchObject({ lastDay: '2027-03-26', movedFrom: null })
  expect(noticeDeadline(onGoodFriday, null)).toMatchObject({ lastDay: '2027-03-26', movedFrom: null })
})
