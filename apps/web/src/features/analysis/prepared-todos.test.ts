import { expect, test } from 'vitest'
import {
  notYetOpen,
  withdrawing,
  withdrawReplaced,
  writeTodos,
  type NewTodo,
  type TodoBook,
} from './prepared-todos.ts'

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
    withdrawFor: async (measureId) => {
      log.push(`withdraw for ${measureId}`)
      const bringBack = async () => {
        log.push(`back for ${measureId}`)
        return isBroken ? 'storage' : undefined
      }
      return { count: measureId === 'empty' ? 0 : 3, fault: undefined, bringBack }
    },
    openTitlesFor: (measureId) => (measureId === 'plan' ? ['Offerten'] : []),
  }
  return { book, log }
}

test('what could not be written down is not taken back either', async () => {
  const { book, log } = makeBook({ full: 'Bewilligung' })
  const written = await writeTodos(book, ['Offerten', 'Bewilligung', 'Auftrag'].map(todo), 'plan')
  expect(new Set(written.map(({ id }) => id)).size).toBe(2)
  await withdrawing(book, { todos: written, replaced: undefined }, async () => void log.push('plan back'))()
  expect(log.slice(3)).toEqual(['plan back', 'withdraw Offerten,Auftrag'])
})

test('as long as the plan stands, its to-dos stay', async () => {
  const { book, log } = makeBook()
  const written = await writeTodos(book, [todo('Offerten')], 'plan')
  const undo = withdrawing(book, { todos: written, replaced: undefined }, () =>
    Promise.reject(new Error('no line')),
  )
  await expect(undo()).rejects.toThrow('no line')
  expect(log).toEqual(['add Offerten for plan'])
})

test('that to-dos are still there is said', async () => {
  const { book } = makeBook({ isBroken: true })
  const written = await writeTodos(book, [todo('Offerten')], 'plan')
  await expect(
    withdrawing(book, { todos: written, replaced: undefined }, async () => undefined)(),
  ).rejects.toThrow('storage')
})

test('a plan without to-dos asks for none', async () => {
  const { book, log } = makeBook()
  await withdrawing(book, { todos: [], replaced: undefined }, async () => undefined)()
  expect(log).toEqual([])
})

test('what is open for a decision already is not written down twice', () => {
  const { book } = makeBook()
  const wanted = ['Offerten', 'Auftrag'].map(todo)
  const titles = (measureId?: string) => notYetOpen(book, wanted, measureId).map(({ title }) => title)
  expect(titles('plan')).toEqual(['Auftrag'])
  expect(titles('other')).toEqual(['Offerten', 'Auftrag'])
  expect(titles()).toEqual(['Offerten', 'Auftrag'])
})

test('the to-dos of decisions that went for it come again when it is taken back', async () => {
  const { book, log } = makeBook()
  const replaced = await withdrawReplaced(book, ['kitchen', 'empty', 'bath'])
  expect(replaced).toMatchObject({ count: 6, fault: undefined })
  await withdrawing(book, { todos: [], replaced }, async () => void log.push('plan back'))()
  expect(log.slice(3)).toEqual(['plan back', 'back for kitchen', 'back for bath'])
})

test('that they did not come again is said', async () => {
  const { book } = makeBook({ isBroken: true })
  const replaced = await withdrawReplaced(book, ['kitchen'])
  await expect(withdrawing(book, { todos: [], replaced }, async () => undefined)()).rejects.toThrow('storage')
})
