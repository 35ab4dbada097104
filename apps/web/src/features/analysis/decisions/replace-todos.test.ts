import { expect, test } from 'vitest'
import type { NewTodo, TodoBook, WrittenTodo } from './prepared-todos.ts'
import { isWhole, notYetOpen, replaceTodos, sameKinds, takingBackTodos } from './replace-todos.ts'

const offers = 'Drei Offerten einholen'
const contract = 'Auftrag schriftlich erteilen'
const todo = (title: string): NewTodo => ({ title, note: null, dueOn: null, componentId: null })
const written = (title: string): WrittenTodo => ({ id: title, title })
const together = [`${offers}: Küche, Bad`, `${contract}: Küche, Bad`].map(todo)
const both = { measureId: 'both', replacedIds: ['kitchen', 'bath'] }
const titles = (todos: readonly { readonly title: string }[]) => todos.map(({ title }) => title)

type Setting = {
  readonly untouched?: Readonly<Record<string, readonly string[]>>
  readonly open?: readonly string[]
  readonly full?: string
  readonly isBroken?: boolean
}

/** A book that has no room for some, and tells what was asked of it. */
function makeBook({ untouched = {}, open = [], full = '', isBroken = false }: Setting = {}) {
  const log: string[] = []
  const fault = isBroken ? 'storage' : undefined
  const book: TodoBook = {
    add: async (_id, { title }, measureId) => {
      log.push(`add ${title} for ${measureId}`)
      return title === full ? 'storage' : undefined
    },
    untouchedFor: (measureIds) => measureIds.flatMap((id) => untouched[id] ?? []).map(written),
    withdraw: async (todos) => {
      log.push(`withdraw ${titles(todos).join(' + ')}`)
      const bringBack = async () => {
        log.push(`back ${titles(todos).join(' + ')}`)
        return fault
      }
      return { count: todos.length, fault, bringBack }
    },
    openFor: () =>
      open.map((title) => ({
        ...written(title),
        dueOn: null,
        isUntouched: Object.values(untouched).flat().includes(title),
      })),
    moveAlong: async () => ({ fault, bringBack: async () => fault }),
  }
  return { book, log }
}

test('what was only prepared for two decisions becomes what the one needs, and comes again with them', async () => {
  const untouched = { kitchen: [`${offers}: Küche`], bath: [`${offers}: Bad`, `${contract}: Bad`] }
  const { book, log } = makeBook({ untouched })
  const prepared = await replaceTodos(book, both, () => together)
  expect(isWhole(prepared)).toBe(true)
  expect(prepared.replaced?.count).toBe(3)
  const old = `${offers}: Küche + ${offers}: Bad + ${contract}: Bad`
  expect(log).toEqual([
    `add ${offers}: Küche, Bad for both`,
    `add ${contract}: Küche, Bad for both`,
    `withdraw ${old}`,
  ])
  await takingBackTodos(book, prepared, async () => void log.push('plan back'))()
  expect(log.slice(3)).toEqual([
    'plan back',
    `back ${old}`,
    `withdraw ${offers}: Küche, Bad + ${contract}: Küche, Bad`,
  ])
})

test('what counts for the new decision already is replaced too', async () => {
  const { book, log } = makeBook({ untouched: { both: [`${offers}: Küche`] } })
  await replaceTodos(book, both, () => together)
  expect(log.at(-1)).toBe(`withdraw ${offers}: Küche`)
  // But not where it took the place of none: then it is its own.
  const { book: other, log: said } = makeBook({ untouched: { both: [`${offers}: Küche, Bad`] } })
  await replaceTodos(other, { measureId: 'both', replacedIds: [] }, () => together)
  expect(said.some((line) => line.startsWith('withdraw'))).toBe(false)
})

test('who bundles gets no more than there was, once of each', () => {
  const found = (untouched: readonly string[], worked: readonly string[] = []) =>
    titles(sameKinds(together, { untouched: untouched.map(written), worked }))
  expect(found([`${offers}: Küche`, `${offers}: Bad`])).toEqual([`${offers}: Küche, Bad`])
  expect(found(['Maler anrufen'])).toEqual([])
  expect(found([])).toEqual([])
  // Somebody works on those of the kitchen: those of the bath stay beside them.
  expect(found([`${offers}: Bad`, `${contract}: Bad`], [`${offers}: Küche`])).toEqual([
    `${contract}: Küche, Bad`,
  ])
})

test('who plans anew is told what somebody works on', async () => {
  const { book, log } = makeBook({
    untouched: { bath: [`${offers}: Bad`] },
    open: [`${offers}: Bad`, `${contract}: Bad`],
  })
  await replaceTodos(book, both, ({ untouched, worked }) => {
    expect(titles(untouched)).toEqual([`${offers}: Bad`])
    expect(new Set(worked)).toEqual(new Set([`${contract}: Bad`]))
    return []
  })
  expect(log).toEqual([])
})

test('what has no new one in its place stays', async () => {
  const { book, log } = makeBook({ untouched: { kitchen: ['Maler anrufen', `${contract}: Küche`] } })
  await replaceTodos(book, both, () => together.slice(0, 1))
  expect(log).toEqual([`add ${offers}: Küche, Bad for both`])
  const none = await replaceTodos(book, both, () => [])
  expect(none).toEqual({ written: [], failed: 0, replaced: undefined })
})

test('what could not be written down leaves the old ones, and is not taken back either', async () => {
  const untouched = { kitchen: [`${offers}: Küche`] }
  const { book, log } = makeBook({ untouched, full: `${contract}: Küche, Bad` })
  const prepared = await replaceTodos(book, both, () => together)
  expect(prepared).toMatchObject({ failed: 1, replaced: undefined })
  expect(isWhole(prepared)).toBe(false)
  await takingBackTodos(book, prepared, async () => void log.push('plan back'))()
  expect(log.slice(2)).toEqual(['plan back', `withdraw ${offers}: Küche, Bad`])
})

test('as long as the plan stands, its to-dos stay', async () => {
  const { book, log } = makeBook()
  const prepared = await replaceTodos(book, both, () => together.slice(0, 1))
  const undo = takingBackTodos(book, prepared, () => Promise.reject(new Error('no line')))
  await expect(undo()).rejects.toThrow('no line')
  expect(log).toEqual([`add ${offers}: Küche, Bad for both`])
})

test('that to-dos are still there, or did not come again, is said', async () => {
  const { book } = makeBook({ isBroken: true })
  const replaced = await book.withdraw([written(`${offers}: Küche`)])
  for (const prepared of [
    { written: [written(offers)], replaced: undefined },
    { written: [], replaced },
  ])
    await expect(takingBackTodos(book, prepared, async () => undefined)()).rejects.toThrow('storage')
})

test('a plan without to-dos asks for none', async () => {
  const { book, log } = makeBook()
  await takingBackTodos(book, { written: [], replaced: undefined }, async () => undefined)()
  expect(log).toEqual([])
})

test('what is open for a decision already is not written down twice', async () => {
  const open = [`${offers}: Küche, Bad`]
  const { book, log } = makeBook({ open, untouched: { both: open } })
  expect(titles(notYetOpen(book, together, 'both'))).toEqual([`${contract}: Küche, Bad`])
  expect(titles(notYetOpen(book, together, undefined))).toEqual(titles(together))
  // Unless the one that is open goes: of the same name, it is written down anew.
  await replaceTodos(book, both, () => together.slice(0, 1))
  expect(log).toEqual([`add ${offers}: Küche, Bad for both`, `withdraw ${offers}: Küche, Bad`])
})
