import { expect, it } from 'vitest'
import { afterUpkeep } from './maintenance.ts'

const task = { intervalMonths: 6, nextOn: '2026-05-01', lastOn: '2026-03-01' }

it('counts from the day it was done, however early or late that was', () => {
  expect(afterUpkeep(task, '2026-08-31')).toEqual({ lastOn: '2026-08-31', nextOn: '2027-02-28' })
  expect(afterUpkeep({ ...task, lastOn: null }, '2026-01-31')).toEqual({
    lastOn: '2026-01-31',
    nextOn: '2026-07-31',
  })
})

it('does not turn back when something earlier is told late', () => {
  expect(afterUpkeep(task, '2026-02-28')).toEqual({})
})

it('in a fixed rhythm keeps its days, done early, late or put off once', () => {
  const fixed = { ...task, anchorOn: '2025-05-01' }
  expect(afterUpkeep(fixed, '2026-04-20').nextOn).toBe('2026-11-01')
  expect(afterUpkeep(fixed, '2026-08-31').nextOn).toBe('2026-11-01')
  expect(afterUpkeep({ ...fixed, nextOn: '2026-05-15' }, '2026-05-16').nextOn).toBe('2026-11-01')
})
