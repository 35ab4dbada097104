import { describe, expect, test } from 'vitest'
import type { TodoFacts } from './todo.ts'
import { completion, deletion, edit, restoration, type TodoChange, type TodoEntry } from './todo-changes.ts'
import { conflictOf, isReached, mergeableOver, rebase, type CurrentTodo } from './todo-conflict.ts'

const place = { realEstateId: 'house' }
const current = (more: Partial<CurrentTodo> = {}): CurrentTodo => ({
  id: 'a',
  title: 'Boiler entkalken lassen',
  note: null,
  dueOn: '2026-12-01',
  componentId: null,
  state: 'open',
  doneAt: null,
  doneBy: null,
  version: 7,
  createdAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  ...more,
})
const seen = { id: 'a', title: 'Boiler entkalken', note: null, dueOn: null, componentId: null, version: 5 }
let seq = 0
const entry = (change: TodoChange, more: Partial<TodoEntry> = {}): TodoEntry =>
  ({
    seq: (seq += 1),
    key: 'k',
    userId: 'u',
    createdAt: 0,
    attempts: 1,
    state: 'queued',
    ...change,
    ...more,
  }) as TodoEntry
const refused = (change: TodoChange, held: Partial<CurrentTodo> = {}): TodoEntry =>
  entry(change, { state: 'rejected', code: 'CONFLICT', current: current(held) })
const said = (changes: readonly TodoChange[]) =>
  changes.map(({ op, variables }) => [
    op,
    'expectedVersion' in variables ? variables.expectedVersion : null,
    'facts' in variables ? variables.facts : null,
  ])

describe('two versions of the same to-do', () => {
  const mine: Partial<TodoFacts> = { title: 'Boiler', dueOn: '2026-12-01', note: 'Schlüssel holen' }
  const root = refused(edit(place, seen, mine))

  test('are put side by side where they differ', () => {
    const { kind, pairs } = conflictOf([root], root)
    expect(kind).toBe('facts')
    // The day is the same in both, and the note was changed only here.
    expect(pairs).toEqual([{ name: 'title', mine: 'Boiler', theirs: 'Boiler entkalken lassen' }])
  })

  test('what the owner keeps is said again to the version the server holds', () => {
    expect(said(rebase(conflictOf([root], root), new Set(['title'])))).toEqual([
      ['updateTodo', 7, { note: 'Schlüssel holen' }],
    ])
    expect(said(rebase(conflictOf([root], root)))).toEqual([
      ['updateTodo', 7, { title: 'Boiler', note: 'Schlüssel holen' }],
    ])
    expect(rebase(conflictOf([root], root), new Set(['title', 'note']))).toEqual([])
  })

  test('what was confirmed behind the refused change goes along, each with its new version', () => {
    const more = entry(edit(place, { ...seen, version: 6 }, { title: 'Boiler im Keller' }))
    const done = entry(completion(place, seen))
    const gone = entry(deletion(place, { ...seen, version: 8 }))
    const other = entry(edit(place, { ...seen, id: 'b' }, { title: 'b' }))
    const conflict = conflictOf([root, more, other, done, gone], root)
    expect(conflict.family.map((one) => one.seq)).toEqual([root.seq, more.seq, done.seq, gone.seq])
    expect(conflict.pairs[0]).toMatchObject({ name: 'title', mine: 'Boiler im Keller' })
    expect(said(rebase(conflict, new Set(['note'])))).toEqual([
      ['updateTodo', 7, { title: 'Boiler im Keller' }],
      ['completeTodo', null, null],
      ['deleteTodo', 9, null],
    ])
  })

  test('earlier changes of it do not belong to the refusal', () => {
    const before = entry(completion(place, seen))
    const late = refused(edit(place, seen, mine))
    expect(conflictOf([before, late], late).family).toEqual([late])
  })
})

describe('a to-do that somebody threw away meanwhile', () => {
  const inTrash = { deletedAt: '2026-11-14T10:00:00Z' }

  test('comes back before the change is made', () => {
    const root = refused(edit(place, seen, { note: 'wichtig' }), inTrash)
    const conflict = conflictOf([root], root)
    expect(conflict.kind).toBe('gone')
    expect(said(rebase(conflict))).toEqual([
      ['restoreTodo', 7, null],
      ['updateTodo', 8, { note: 'wichtig' }],
    ])
  })

  test('comes back to be done', () => {
    const root = refused(completion(place, seen), inTrash)
    expect(said(rebase(conflictOf([root], root)))).toEqual([
      ['restoreTodo', 7, null],
      ['completeTodo', null, null],
    ])
  })
})

test('a to-do that was changed meanwhile is thrown away only as it is now', () => {
  const root = refused(deletion(place, seen))
  const conflict = conflictOf([root], root)
  expect(conflict.kind).toBe('changed')
  expect(said(rebase(conflict))).toEqual([['deleteTodo', 7, null]])
  const undone = entry(restoration(place, { ...current(), pictures: [], version: 6 }))
  expect(said(rebase(conflictOf([root, undone], root)))).toEqual([
    ['deleteTodo', 7, null],
    ['restoreTodo', 8, null],
  ])
})

test('a refusal for another reason leaves nothing to choose', () => {
  const root = entry(edit(place, seen, { title: 'x' }), { state: 'rejected', code: 'FORBIDDEN' })
  expect(conflictOf([root], root)).toMatchObject({ kind: 'refused', pairs: [], written: { title: 'x' } })
  expect(rebase(conflictOf([root], root))).toEqual([])
})

test('nothing has to be decided where the server holds what was wanted', () => {
  expect(isReached(entry(deletion(place, seen)), current({ deletedAt: '2026-11-14T10:00:00Z' }))).toBe(true)
  expect(isReached(entry(deletion(place, seen)), current())).toBe(false)
  expect(isReached(entry(restoration(place, { ...current(), pictures: [] })), current())).toBe(true)
  expect(isReached(entry(edit(place, seen, { dueOn: '2026-12-01' })), current())).toBe(true)
  expect(isReached(entry(edit(place, seen, { dueOn: '2026-12-02' })), current())).toBe(false)
  expect(isReached(entry(edit(place, seen, { dueOn: '2026-12-01' })), undefined)).toBe(false)
  expect(isReached(entry(completion(place, seen)), current({ deletedAt: 'x' }))).toBe(false)
})

describe('what nobody else touched goes on top by itself', () => {
  const change = (facts: Partial<TodoFacts>) => entry(edit(place, seen, facts))

  test('another field, or a field both changed to the same', () => {
    expect(mergeableOver(change({ note: 'meins' }), current())).toBe(7)
    expect(mergeableOver(change({ note: 'meins', dueOn: '2026-12-01' }), current())).toBe(7)
  })

  test('not the same field, not what lies in the trash, and nothing but facts', () => {
    expect(mergeableOver(change({ title: 'meins' }), current())).toBeUndefined()
    expect(mergeableOver(change({ note: 'meins' }), current({ deletedAt: 'x' }))).toBeUndefined()
    expect(mergeableOver(entry(deletion(place, seen)), current())).toBeUndefined()
    expect(mergeableOver(change({ note: 'meins' }), undefined)).toBeUndefined()
  })

  test('of two changes in a row the first tells what stood there', () => {
    const first = refused(edit(place, seen, { title: 'eins' }), { title: 'Boiler entkalken' })
    const second = entry(edit(place, { ...seen, title: 'eins', version: 6 }, { title: 'zwei' }))
    expect(conflictOf([first, second], first).pairs).toEqual([])
  })
})
