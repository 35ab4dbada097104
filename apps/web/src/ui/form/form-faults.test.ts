import { describe, expect, test } from 'vitest'
import { addTodoInput } from '@hauswart/domain/todos/todo.input'
import { faultsOf, namesThatDiffer } from './form-faults.ts'

describe('faults of a form', () => {
  const values = { id: '', title: ' ', note: '', dueOn: '31.4.' }
  const texts = {
    id: 'Kennung fehlt.',
    title: 'Bitte geben Sie einen Titel ein.',
    note: (value: string) => `${value.length} Zeichen sind zu kurz.`,
    dueOn: 'Bitte geben Sie ein Datum ein.',
  }

  test('every field has one sentence, also for a day that was not understood', () => {
    const result = addTodoInput.safeParse(values)
    expect(result.success).toBe(false)
    expect(faultsOf(result.error?.issues ?? [], values, texts)).toEqual({
      id: 'Kennung fehlt.',
      title: 'Bitte geben Sie einen Titel ein.',
      note: '0 Zeichen sind zu kurz.',
      dueOn: 'Bitte geben Sie ein Datum ein.',
    })
  })

  test('a field without a sentence is a mistake of ours', () => {
    expect(() => faultsOf([{ path: ['title'] }], values, {})).toThrow('no sentence for the field title')
  })

  test('an amount that was not understood is no change by itself', () => {
    expect(namesThatDiffer({ a: Number.NaN, b: 1 }, { a: Number.NaN, b: 2 })).toEqual(['b'])
  })
})
