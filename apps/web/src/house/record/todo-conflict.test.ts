import { describe, expect, test } from 'vitest'
import {
  addition,
  completion,
  conflictOf,
  deletion,
  edit,
  madePicture,
  pictureAddition,
  pictureDeletion,
  pictureRestoration,
  rebase,
  restoration,
  sayAnew,
  type CurrentTodo,
  type TodoChange,
  type TodoEntry,
  type TodoFacts,
} from './made-todos.ts'

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
const seen = { id: 'a', title: 'Boiler entkalken', note: null, dueOn: null, componentId: null, version: 5 }
let seq = 0
const entry = (change: TodoChange, more: Partial<TodoEntry> = {}): TodoEntry => ({
  seq: (seq += 1),
  key: 'k',
  userId: 'u',
  createdAt: 0,
  attempts: 1,
  state: 'queued',
  ...change,
  ...more,
})
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
      ['todo.update', 7, { note: 'Schlüssel holen' }],
    ])
    expect(said(rebase(conflictOf([root], root)))).toEqual([
      ['todo.update', 7, { title: 'Boiler', note: 'Schlüssel holen' }],
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
      ['todo.update', 7, { title: 'Boiler im Keller' }],
      ['todo.complete', null, null],
      ['todo.delete', 9, null],
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
      ['todo.restore', 7, null],
      ['todo.update', 8, { note: 'wichtig' }],
    ])
  })

  test('comes back to be done', () => {
    const root = refused(completion(place, seen), inTrash)
    expect(said(rebase(conflictOf([root], root)))).toEqual([
      ['todo.restore', 7, null],
      ['todo.complete', null, null],
    ])
  })
})

test('a to-do that was changed meanwhile is thrown away only as it is now', () => {
  const root = refused(deletion(place, seen))
  const conflict = conflictOf([root], root)
  expect(conflict.kind).toBe('changed')
  expect(said(rebase(conflict))).toEqual([['todo.delete', 7, null]])
  const undone = entry(restoration(place, { ...current(), pictures: [], version: 6 }))
  expect(said(rebase(conflictOf([root, undone], root)))).toEqual([
    ['todo.delete', 7, null],
    ['todo.restore', 8, null],
  ])
})

test('a refusal for another reason leaves nothing to choose', () => {
  const root = entry(edit(place, seen, { title: 'x' }), { state: 'rejected', code: 'FORBIDDEN' })
  expect(conflictOf([root], root)).toMatchObject({ kind: 'refused', pairs: [], written: { title: 'x' } })
  expect(rebase(conflictOf([root], root))).toEqual([])
})

test('of two changes in a row the first tells what stood there', () => {
  const first = refused(edit(place, seen, { title: 'eins' }), { title: 'Boiler entkalken' })
  const second = entry(edit(place, { ...seen, title: 'eins', version: 6 }, { title: 'zwei' }))
  expect(conflictOf([first, second], first).pairs).toEqual([])
})

describe('trying again after a conflict', () => {
  const inTrash = { deletedAt: '2026-11-14T10:00:00Z' }
  const renewed = (root: TodoEntry, entries: readonly TodoEntry[] = [root]) => {
    const { changes = [], replaced } = sayAnew(root, entries) ?? {}
    return { said: said(changes as readonly TodoChange[]), replaced }
  }

  test('brings a to-do back from the trash as it lies there now', () => {
    const root = refused(restoration(place, { ...current(), pictures: [], version: 5 }), inTrash)
    expect(renewed(root)).toEqual({ said: [['todo.restore', 7, null]], replaced: [root.seq] })
  })

  test('does to a to-do in the trash what was wanted, once it is back', () => {
    const root = refused(edit(place, seen, { note: 'wichtig' }), inTrash)
    const done = entry(completion(place, seen))
    expect(renewed(root, [root, done])).toEqual({
      said: [
        ['todo.restore', 7, null],
        ['todo.update', 8, { note: 'wichtig' }],
        ['todo.complete', null, null],
      ],
      replaced: [root.seq, done.seq],
    })
  })

  test('is the same again where the server did not say what it holds', () => {
    expect(sayAnew(entry(deletion(place, seen), { state: 'rejected', code: 'CONFLICT' }), [])).toBeUndefined()
  })

  describe('of a photo', () => {
    const picture = madePicture({ fileName: 'keller.jpg', url: null })
    const held = (version: number, deletedAt: string | null) => ({
      state: 'rejected' as const,
      code: 'CONFLICT',
      current: { id: 'p', fileName: 'keller.jpg', version, deletedAt },
    })

    test('throws it away, or takes it back, as it is now', () => {
      const gone = entry(pictureDeletion(place, seen, picture), held(4, null))
      expect(renewed(gone)).toEqual({ said: [['todo.deletePicture', 4, null]], replaced: [gone.seq] })
      const back = entry(pictureRestoration(place, seen, picture), held(5, 'x'))
      expect(renewed(back)).toEqual({ said: [['todo.restorePicture', 5, null]], replaced: [back.seq] })
    })

    test('counts the last word, and says nothing where it is so already', () => {
      const gone = entry(pictureDeletion(place, seen, picture), held(4, null))
      const back = entry(pictureRestoration(place, seen, picture))
      expect(renewed(gone, [gone, back])).toEqual({ said: [], replaced: [gone.seq, back.seq] })
    })
  })
})

describe('a to-do whose answer was lost, sent again in another form', () => {
  const facts: TodoFacts = { title: 'Boiler', note: null, dueOn: '2026-12-01', componentId: null }

  test('the form that arrived and the later one are put side by side', () => {
    const root = refused(addition(place, 'a', facts))
    const conflict = conflictOf([root], root)
    expect(conflict).toMatchObject({ kind: 'facts', pairs: [{ name: 'title', mine: 'Boiler' }] })
    expect(said(rebase(conflict))).toEqual([['todo.update', 7, { title: 'Boiler' }]])
  })

  test('comes back from the trash before its photos follow', () => {
    const root = refused(addition(place, 'a', facts), { title: 'Boiler', deletedAt: 'x' })
    const file = new File(['x'], 'keller.jpg')
    const photo = entry(pictureAddition(place, { id: 'a', title: 'Boiler' }, { id: 'p', file }))
    const foreign = entry(pictureAddition(place, { id: 'b', title: 'Dach' }, { id: 'q', file }))
    const { changes = [], replaced } = sayAnew(root, [root, photo, foreign]) ?? {}
    expect(changes.map(({ op, objectId }) => [op, objectId])).toEqual([
      ['todo.restore', 'a'],
      ['todo.addPicture', 'p'],
    ])
    expect(replaced).toEqual([root.seq, photo.seq])
  })
})
