import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addTodoInput, updateTodoInput } from './todo.input.ts'

const id = '01a1dce4-a030-7dd1-b54f-dc0fa67b38c5'
const fieldOf = (value: unknown) =>
  z.safeParse(addTodoInput, value).error?.issues.map((issue) => issue.path.join('.'))

it('needs a title and nothing else', () => {
  expect(z.parse(addTodoInput, { id, title: '  Boiler entkalken ' })).toEqual({
    id,
    title: 'Boiler entkalken',
  })
  expect(fieldOf({ id, title: '   ' })).toEqual(['title'])
  expect(fieldOf({ id, title: 'x'.repeat(201) })).toEqual(['title'])
  expect(
    fieldOf({ id: 'mine', title: 'x', dueOn: 'morgen', componentId: 'boiler', measureId: 'plan' }),
  ).toEqual(['id', 'dueOn', 'componentId', 'measureId'])
})

it('clears what is null and leaves what is not said', () => {
  expect(z.parse(updateTodoInput, { expectedVersion: 2, dueOn: null })).toEqual({
    expectedVersion: 2,
    dueOn: null,
  })
  expect(z.safeParse(updateTodoInput, { expectedVersion: 2, title: null }).success).toBe(false)
})

it('follows its decision with its day alone', () => {
  const moved = { expectedVersion: 2, dueOn: '2031-02-28', isMovedAlong: true }
  expect(z.parse(updateTodoInput, moved)).toEqual(moved)
  for (const more of [{ title: 'Anders' }, { note: null }, { componentId: id }])
    expect(
      z.safeParse(updateTodoInput, { ...moved, ...more }).error?.issues.map(({ path }) => path.join('.')),
    ).toEqual(['isMovedAlong'])
  expect(z.safeParse(updateTodoInput, { ...moved, isMovedAlong: false, title: 'Anders' }).success).toBe(true)
})

it('belongs to a decision from its beginning or never', () => {
  expect(z.parse(addTodoInput, { id, title: 'Offerten', measureId: id })).toMatchObject({ measureId: id })
  expect(z.parse(updateTodoInput, { expectedVersion: 2, measureId: id })).toEqual({ expectedVersion: 2 })
})
