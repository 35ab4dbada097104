import { describe, expect, test } from 'vitest'
import {
  addition,
  completion,
  deletion,
  edit,
  following,
  isReached,
  madePicture,
  mergedOver,
  pictureAddition,
  pictureDeletion,
  pictureRestoration,
  restoration,
  withdrawal,
  type CurrentTodo,
  type TodoChange,
  type TodoEntry,
  type TodoFacts,
} from './made-todos.ts'
import { mergeLists } from './same.ts'

const place = { realEstateId: 'house' }
const current = (more: Partial<CurrentTodo> = {}): CurrentTodo => ({
  id: 'a',
  title: 'Boiler entkalken lassen',
  note: null,
  dueOn: '2026-12-01',
  componentId: null,
  recurrence: null,
  priority: 'normal',
  assigneeId: null,
  checklist: [],
  lastDoneOn: null,
  projectId: null,
  measureId: null,
  prepares: null,
  touchedAt: null,
  state: 'open',
  doneAt: null,
  doneBy: null,
  version: 7,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  ...more,
})
const inTrash = current({ deletedAt: '2026-11-14T10:00:00Z' })
const seen = { id: 'a', title: 'Boiler entkalken', note: null, dueOn: null, componentId: null, version: 5 }
const picture = madePicture({ fileName: 'keller.jpg', url: null })
const photo = (deletedAt: string | null) => ({ id: 'p', fileName: 'keller.jpg', version: 3, deletedAt })
const entry = (change: TodoChange): TodoEntry => ({
  seq: 1,
  key: 'k',
  userId: 'u',
  createdAt: 0,
  attempts: 1,
  state: 'queued',
  ...change,
})
const restored = entry(restoration(place, { ...current(), pictures: [], version: 5 }))

describe('nothing has to be decided where the server holds what was wanted', () => {
  test('of a to-do', () => {
    expect(isReached(entry(deletion(place, seen)), inTrash)).toBe(true)
    expect(isReached(entry(deletion(place, seen)), current())).toBe(false)
    expect(isReached(restored, current())).toBe(true)
    expect(isReached(restored, inTrash)).toBe(false)
    expect(isReached(entry(edit(place, seen, { dueOn: '2026-12-01' })), current())).toBe(true)
    expect(isReached(entry(edit(place, seen, { dueOn: '2026-12-02' })), current())).toBe(false)
    expect(isReached(entry(edit(place, seen, { dueOn: '2026-12-01' })), undefined)).toBe(false)
    expect(isReached(entry(completion(place, seen)), inTrash)).toBe(false)
  })

  test('of one that was only offered: who has touched it keeps it', () => {
    expect(isReached(entry(withdrawal(place, seen)), current())).toBe(true)
    expect(isReached(entry(withdrawal(place, seen)), undefined)).toBe(false)
  })

  test('of one that was to follow its decision: who has touched it keeps its day', () => {
    const follows = entry(following(place, seen, '2031-12-02'))
    expect(isReached(follows, current())).toBe(true)
    expect(isReached(follows, inTrash)).toBe(true)
    expect(isReached(follows, undefined)).toBe(false)
  })

  test('of one whose first answer was lost', () => {
    const { title, note, dueOn, componentId } = current()
    const facts = { title, note, dueOn, componentId }
    expect(isReached(entry(addition(place, 'a', facts)), current())).toBe(true)
    expect(isReached(entry(addition(place, 'a', { ...facts, title: 'Boiler' })), current())).toBe(false)
    expect(isReached(entry(addition(place, 'a', facts)), inTrash)).toBe(false)
  })

  test('of a photo', () => {
    const gone = entry(pictureDeletion(place, seen, picture))
    const back = entry(pictureRestoration(place, seen, picture))
    const file = new File(['x'], 'keller.jpg')
    const added = entry(pictureAddition(place, seen, { id: 'p', file }))
    expect([photo('x'), photo(null), undefined].map((held) => isReached(gone, held))).toEqual([
      true,
      false,
      false,
    ])
    expect([photo('x'), photo(null), undefined].map((held) => isReached(back, held))).toEqual([
      false,
      true,
      false,
    ])
    expect([photo(null), undefined].map((held) => isReached(added, held))).toEqual([true, false])
  })
})

describe('what nobody else touched goes on top by itself', () => {
  const merged = (change: TodoEntry, held: unknown) => {
    const { variables } = mergedOver(change, held) ?? {}
    return variables !== undefined && 'expectedVersion' in variables ? variables.expectedVersion : undefined
  }
  const change = (facts: Partial<TodoFacts>) => entry(edit(place, seen, facts))

  test('another field, or a field both changed to the same', () => {
    expect(merged(change({ note: 'meins' }), current())).toBe(7)
    expect(merged(change({ note: 'meins', dueOn: '2026-12-01' }), current())).toBe(7)
  })

  test('steps that two people ticked, added and took away at once, each where it stood', () => {
    const step = (id: string, isDone = false) => ({ id, text: id, isDone })
    const checklist = [step('a'), step('b'), step('c')]
    const mine = entry(
      edit(place, { ...seen, checklist }, { checklist: [step('a', true), step('b'), step('new')] }),
    )
    const theirs = current({ checklist: [step('a'), step('b', true), step('c'), step('other')] })
    expect(mergedOver(mine, theirs)?.variables.facts).toEqual({
      checklist: [step('a', true), step('b', true), step('other'), step('new')],
    })
    expect(mergedOver(mine, current({ checklist: [step('b')] }))?.variables.facts).toEqual({
      checklist: [step('b'), step('new')],
    })
  })

  test('what money comes from stands once, whoever changed it', () => {
    const own = (rappen: number) => ({ source: 'own', rappen })
    const bank = { source: 'mortgage', rappen: 900 }
    expect(mergeLists([own(100)], [own(120)], [own(150), bank])).toEqual([own(120), bank])
  })

  test('what lies in the trash comes back as it lies there now', () => {
    expect(merged(restored, inTrash)).toBe(7)
  })

  test('a photo that was looked at by the server meanwhile', () => {
    expect(merged(entry(pictureDeletion(place, seen, picture)), photo(null))).toBe(3)
    expect(merged(entry(pictureRestoration(place, seen, picture)), photo('x'))).toBe(3)
  })

  test('not the same field, not a change of what lies in the trash, and not a deletion', () => {
    expect(merged(change({ title: 'meins' }), current())).toBeUndefined()
    expect(merged(change({ note: 'meins' }), inTrash)).toBeUndefined()
    expect(merged(entry(deletion(place, seen)), current())).toBeUndefined()
    expect(merged(change({ note: 'meins' }), undefined)).toBeUndefined()
  })
})
