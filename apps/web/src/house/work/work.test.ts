import { expect, test } from 'vitest'
import { todos } from '#house/nouns/todos.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { madeTodoRow } from '#house/record/made-todos.ts'
import type { Change, Entry } from '#house/record/said.ts'
import { finishing } from './finishing.ts'
import { afterUpkeepDone, isUpkeep, workOf } from './work.ts'

const task = (id: string, title: string, more: object = {}) => ({
  id,
  componentId: 'roof',
  templateKey: null,
  title,
  intervalMonths: 12,
  anchorOn: null,
  nextOn: '2027-10-16',
  lastOn: null,
  isActive: true,
  version: 3,
  isWaiting: false,
  ...more,
})
const todo = (id: string, more: object = {}) => ({
  ...madeTodoRow(id, { title: 'Dachrinnen reinigen', componentId: 'roof', ...more }),
  isWaiting: false,
})
const gutters = task('t', 'Dachrinnen reinigen')

test('each work stands once: the to-do where there is one, else its upkeep', () => {
  const work = workOf(
    [todo('a', { dueOn: '2026-11-09' }), todo('b', { title: 'Ziegel ersetzen' })],
    [gutters, task('u', 'Moos entfernen'), task('v', 'Blitzschutz prüfen', { isActive: false })],
  )
  expect(work.map((one) => [one.id, one.dueOn, one.task?.id, isUpkeep(one)])).toEqual([
    ['a', '2026-11-09', 't', false],
    ['u', '2027-10-16', 'u', true],
    ['b', null, undefined, false],
  ])
})

test('a to-do without a day is due when its upkeep is, and one that is done speaks for nothing', () => {
  expect(workOf([todo('a')], [gutters]).map(({ id, dueOn }) => [id, dueOn])).toEqual([['a', '2027-10-16']])
  const done = todo('a', { state: 'done', doneAt: '2026-11-09T08:00:00.000Z' })
  expect(workOf([done], [gutters]).map(({ id }) => id)).toEqual(['t', 'a'])
})

const waiting = (change: Change): Entry => ({
  ...change,
  seq: 1,
  key: 'k',
  userId: 'anna',
  realEstateId: 'h',
  createdAt: Date.parse('2026-11-17T08:00:00Z'),
  attempts: 0,
  state: 'queued',
})

test('upkeep that was done without a line takes its to-dos with it at once', () => {
  const told = { eventId: 'e', doneOn: '2026-11-17' }
  const entry = waiting(finishing({ task: gutters }).act(told))
  const halfYearly = { mode: 'from_completion', every: 6, unit: 'month', anchorOn: '2026-11-09' }
  const rows = [
    todo('a'),
    todo('b', { dueOn: '2026-11-09', recurrence: halfYearly }),
    todo('c', { title: 'X' }),
  ]
  expect(afterUpkeepDone(rows, [gutters], [entry])).toMatchObject([
    { id: 'a', state: 'done', doneBy: 'anna', isWaiting: true },
    { id: 'b', state: 'open', dueOn: '2027-05-17', lastDoneOn: '2026-11-17' },
    { id: 'c', state: 'open', isWaiting: false },
  ])
  expect(afterUpkeepDone(rows, [gutters], [{ ...entry, state: 'rejected' }])).toEqual(rows)
  // Written down after it was done it is meant for the next time.
  const later = todo('d', { createdAt: '2026-11-18T08:00:00.000Z' })
  expect(afterUpkeepDone([later], [gutters], [entry])).toEqual([later])
})

test('what is told says when it comes again before it is kept', () => {
  expect(finishing({ task: gutters }).nextAfter('2026-11-17')).toBe('2027-11-17')
  expect(finishing(todo('a')).nextAfter('2026-11-17')).toBeUndefined()
  expect(finishing(todo('a')).act({ eventId: 'e', doneOn: '2026-11-17' })).toMatchObject({
    op: `${todos.noun}.finish`,
    variables: { expectedVersion: 1, facts: { eventId: 'e', doneOn: '2026-11-17', lastDoneOn: null } },
  })
  expect(finishing({ task: gutters }).act({ eventId: 'e', doneOn: '2026-11-17' }).op).toBe(
    `${upkeep.noun}.complete`,
  )
})
