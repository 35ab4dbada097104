import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { decideInput, moveMeasureInput } from './measure-acts.input.ts'

const id = '01a1dce4-a030-7dd1-b54f-dc0fa67b38c5'
const todo = { id, prepares: 'offers', title: 'Drei Offerten einholen: Dach' }
const decision = { id, componentIds: [id], kind: 'renovation', year: 2031 }

test.each([
  [{}, undefined],
  [{ todos: [todo], seen: [{ measureId: id, version: 3 }] }, undefined],
  [{ componentIds: [] }, 'componentIds'],
  [{ componentIds: [id, id] }, 'componentIds'],
  [{ year: null }, 'year'],
  [{ kind: 'upkeep' }, 'kind'],
  [{ todos: [{ ...todo, prepares: 'lunch' }] }, 'todos.0.prepares'],
  // One of each kind: a second would be a to-do nobody can tell from the first.
  [{ todos: [todo, todo] }, 'todos'],
])('a decision with %o has its fault in %s', (change, field) => {
  const { error } = z.safeParse(decideInput, { ...decision, ...change })
  expect(error?.issues[0]?.path.join('.')).toBe(field)
})

test.each([
  [{}, undefined],
  [{ state: 'postponed', reason: 'Offerte abwarten', title: null, costRappen: 1 }, undefined],
  [{ state: 'rejected' }, 'state'],
  [{ year: null }, 'year'],
])('a move with %o has its fault in %s', (change, field) => {
  const { error } = z.safeParse(moveMeasureInput, { expectedVersion: 1, year: 2031, ...change })
  expect(error?.issues[0]?.path.join('.')).toBe(field)
})

test('a move says a year, and a usual day of each preparation at most once', () => {
  const day = { prepares: 'offers', dueOn: '2030-10-31' }
  const isFine = (days: unknown) =>
    z.safeParse(moveMeasureInput, { expectedVersion: 1, year: 2031, days }).success
  expect([undefined, [day], [day, day], [{ ...day, dueOn: 'bald' }]].map(isFine)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
