import { expect, test } from 'vitest'
import { moveOf, moveTodos, movingBack, withMoved } from './move-todos.ts'
import type { NewTodo, OpenTodo, TodoBook } from './prepared-todos.ts'

const offers = 'Drei Offerten einholen: Küche'
const today = '2026-11-15'
const open = (title: string, dueOn: string | null, isUntouched = true): OpenTodo => ({
  id: title,
  title,
  dueOn,
  isUntouched,
})

/** A book with what is open for one decision, that tells what was asked of it. */
function makeBook(todos: readonly OpenTodo[], fault?: string) {
  const log: string[] = []
  const book: Pick<TodoBook, 'openFor' | 'moveAlong'> = {
    openFor: (measureId) => (measureId === 'kitchen' ? todos : []),
    moveAlong: async (days) => {
      log.push(...days.map(({ id, dueOn }) => `${id} ${dueOn}`))
      return { fault, bringBack: async () => void log.push('back') }
    },
  }
  return { book, log }
}

const move = (movedFrom: number | null, to: number | null) =>
  moveOf({ measureId: 'kitchen', movedFrom }, to, { today })
const wanted = (dueOn: string | null): NewTodo[] => [{ title: offers, note: null, dueOn, componentId: null }]

test('what was only prepared follows by as many years, with its day and month', async () => {
  const { book, log } = makeBook([open(offers, '2029-10-31'), open('Auftrag', '2030-02-28')])
  expect((await moveTodos(book, move(2030, 2033), [])).kept).toBe(0)
  expect(log).toEqual([`${offers} 2032-10-31`, 'Auftrag 2033-02-28'])
  log.length = 0
  await moveTodos(book, move(2030, 2028), [])
  expect(log).toEqual([`${offers} 2027-10-31`, 'Auftrag 2028-02-28'])
})

test('the last of February follows into years that have none', async () => {
  const { book, log } = makeBook([open('Auftrag', '2032-02-29')])
  await moveTodos(book, move(2032, 2033), [])
  expect(log).toEqual(['Auftrag 2033-02-28'])
})

test('a day that would have passed is none, and in a later year it is one again', async () => {
  const { book, log } = makeBook([open(offers, '2028-10-31'), open('Eigenes', null)])
  await moveTodos(book, move(2029, 2026), wanted(null))
  expect(log).toEqual([`${offers} null`])
  const { book: later, log: said } = makeBook([open(offers, null), open('Eigenes', null)])
  await moveTodos(later, move(2026, 2030), wanted('2029-10-31'))
  expect(said).toEqual([`${offers} 2029-10-31`])
})

test('what somebody works on stays, and that is said only where there is such a day', async () => {
  const worked = [open('Offerte geprüft', '2029-10-31', false), open('Ohne Tag', null, false)]
  const { book, log } = makeBook([...worked, open('Auftrag', '2030-02-28')])
  const moved = await moveTodos(book, move(2030, 2031), [])
  expect(log).toEqual(['Auftrag 2031-02-28'])
  expect(withMoved('Küche: geplant für 2031.', moved)).toBe(
    'Küche: geplant für 2031. Ein To-do, an dem schon gearbeitet wurde, behält seinen Termin.',
  )
  expect(withMoved('Gut.', { ...moved, kept: 3 })).toContain('3 To-dos, an denen')
  expect(withMoved('Gut.', { ...moved, kept: 0 })).toBe('Gut.')
})

test.each([
  [2030, 2030],
  [null, 2030],
  [2030, null],
])('from %s to %s nothing has to follow, and nothing is said', async (from, to) => {
  const { book, log } = makeBook([open(offers, '2029-10-31'), open('Auftrag', '2030-02-28', false)])
  const moved = await moveTodos(book, move(from, to), wanted('2031-10-31'))
  expect(moved).toMatchObject({ kept: 0, fault: undefined })
  expect(log).toEqual([])
})

test('they go back after the plan, and stay where it could not go back', async () => {
  const { book, log } = makeBook([open(offers, '2029-10-31')])
  const moved = await moveTodos(book, move(2030, 2031), [])
  log.length = 0
  await movingBack(moved, async () => void log.push('plan back'))()
  expect(log).toEqual(['plan back', 'back'])
  log.length = 0
  await expect(movingBack(moved, () => Promise.reject(new Error('no line')))()).rejects.toThrow('no line')
  expect(log).toEqual([])
})

test('that they could not follow is said', async () => {
  const { book } = makeBook([open(offers, '2029-10-31')], 'storage')
  const moved = await moveTodos(book, move(2030, 2031), [])
  expect(withMoved('Gut.', moved)).toBe('Gut. Die To-dos dazu liessen sich nicht verschieben.')
  const undo = movingBack({ ...moved, bringBack: async () => 'storage' }, async () => undefined)
  await expect(undo()).rejects.toThrow('storage')
})
