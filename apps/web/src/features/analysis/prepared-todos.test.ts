import { expect, test } from 'vitest'
import { withdrawing, writeTodos, type NewTodo, type TodoBook } from './prepared-todos.ts'

const todo = (title: string): NewTodo => ({ title, note: null, dueOn: null, componentId: null })

/** A book that has no room for some, and tells what was asked of it. */
function makeBook({ full = '', isBroken = false } = {}) {
  const log: string[] = []
  const book: TodoBook = {
    add: async (_id, { title }, measureId) => {
      log.push(`add ${title} for ${measureId}`)
      return title === full ? 'storage' : undefined
    },
    withdraw: async (todos) => {
      log.push(`withdraw ${todos.map(({ title }) => title).join()}`)
      return isBroken ? 'storage' : undefined
    },
    withdrawFor: async () => ({ count: 0, fault: undefined, bringBack: async () => undefined }),
  }
  return { book, log }
}

test('what could not be written down is not taken back either', async () => {
  const { book, log } = makeBook({ full: 'Bewilligung' })
  const written = await writeTodos(book, ['Offerten', 'Bewilligung', 'Auftrag'].map(todo), 'plan')
  expect(new Set(written.map(({ id }) => id)).size).toBe(2)
  await withdrawing(book, written, async () => void log.push('plan back'))()
  expect(log.slice(3)).toEqual(['plan back', 'withdraw Offerten,Auftrag'])
})

test('as long as the plan stands, its to-dos stay', async () => {
  const { book, log } = makeBook()
  const written = await writeTodos(book, [todo('Offerten')], 'plan')
  const undo = withdrawing(book, written, () => Promise.reject(new Error('no line')))
  await expect(undo()).rejects.toThrow('no line')
  expect(log).toEqual(['add Offerten for plan'])
})

test('that to-dos are still there is said', async () => {
  const { book } = makeBook({ isBroken: true })
  const written = await writeTodos(book, [todo('Offerten')], 'plan')
  await expect(withdrawing(book, written, async () => undefined)()).rejects.toThrow('storage')
})

test('a plan without to-dos asks for none', async () => {
  const { book, log } = makeBook()
  await withdrawing(book, [], async () => undefined)()
  expect(log).toEqual([])
})
