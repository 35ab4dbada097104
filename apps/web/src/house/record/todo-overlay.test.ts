import { describe, expect, test } from 'vitest'
import {
  addition,
  applyOutbox,
  completion,
  deletion,
  edit,
  madePicture,
  madeTodoRow,
  pictureAddition,
  pictureDeletion,
  pictureRestoration,
  reopening,
  repetition,
  restoration,
  undoing,
  type ReplayedEntry,
  type TodoChange,
  type TodoEntry,
} from './made-todos.ts'
import { todos, type TodoRow } from '#house/nouns/todos.ts'

const place = { realEstateId: 'house' }
const row = (id: string, more: Partial<TodoRow> = {}) =>
  madeTodoRow(id, { title: `To-do ${id}`, version: 3, ...more })
let seq = 0
const queued = (change: TodoChange, more: Partial<TodoEntry> & { isSent?: boolean } = {}): ReplayedEntry => ({
  seq: (seq += 1),
  key: `key-${seq}`,
  userId: 'anna',
  createdAt: Date.parse('2026-11-15T09:00:00Z'),
  attempts: 0,
  state: 'queued',
  ...change,
  ...more,
})
const facts = { title: 'Boiler entkalken', note: null, dueOn: '2027-03-01', componentId: null }
const photo = (id: string) => ({ id, file: new File(['x'], `${id}.jpg`) })

describe('an act over several', () => {
  const said = (more: object) => {
    const change = todos.acts.several('2 To-dos', { ids: ['a', 'b', 'gone'], ...more } as never)
    return { ...change, ...place } as unknown as TodoChange
  }
  const shown = (entries: readonly ReplayedEntry[], more: Partial<TodoRow> = {}) =>
    applyOutbox([row('a', more), row('b'), row('c')], entries)

  test('changes each it names as the server will, and the others not', () => {
    const moved = shown([queued(said({ act: 'move', dueOn: '2026-12-24' }))])
    expect(moved.map(({ id, dueOn, version, isWaiting }) => [id, dueOn, version, isWaiting])).toEqual([
      ['a', '2026-12-24', 4, true],
      ['b', '2026-12-24', 4, true],
      ['c', null, 3, false],
    ])
    expect(shown([queued(said({ act: 'delete' }))]).map(({ id }) => id)).toEqual(['c'])
    const again = queued(said({ act: 'assign', assigneeId: null }), { isSent: true })
    expect(shown([again]).map(({ version }) => version)).toEqual([3, 3, 3])
  })

  test('finishes what comes again once, however often it is laid over the answer', () => {
    const monthly = { mode: 'fixed', every: 1, unit: 'month', anchorOn: '2026-11-30' } as const
    const done = queued(said({ act: 'complete', doneOn: '2026-11-15' }), { isSent: true })
    const todo = shown([done], { dueOn: '2026-11-30', recurrence: monthly }).find(({ id }) => id === 'a')
    expect(todo).toMatchObject({ state: 'open', dueOn: '2026-12-30', lastDoneOn: '2026-11-15' })
    const over = shown([done], {
      dueOn: todo?.dueOn ?? null,
      lastDoneOn: '2026-11-15',
      recurrence: monthly,
    }).find(({ id }) => id === 'a')
    expect(over?.dueOn).toBe('2026-12-30')
  })
})

describe('what is on its way is shown as if it had arrived', () => {
  test('a new to-do stands in its place, open, waiting, and with the version it will have', () => {
    const [first, second] = applyOutbox([row('b')], [queued(addition(place, 'n', facts))])
    expect(first).toMatchObject({
      id: 'n',
      ...facts,
      state: 'open',
      version: 1,
      isWaiting: true,
      pictures: [],
    })
    expect(second).toMatchObject({ id: 'b', isWaiting: false })
  })

  test('an edit changes only what it says', () => {
    const [todo] = applyOutbox(
      [row('a', { note: 'alt' })],
      [queued(edit(place, row('a'), { dueOn: '2026-12-24' }))],
    )
    expect(todo).toMatchObject({ title: 'To-do a', note: 'alt', dueOn: '2026-12-24', version: 4 })
  })

  test('what comes again and is done twice is due the time after, and what somebody else did is not done twice', () => {
    const recurrence = { mode: 'fixed', every: 6, unit: 'month', anchorOn: '2026-08-31' } as const
    const before = row('a', { dueOn: '2026-08-31', recurrence })
    const first = queued(repetition(place, before, '2026-11-17'))
    const [once] = applyOutbox([before], [first])
    expect(once).toMatchObject({ state: 'open', dueOn: '2027-02-28', lastDoneOn: '2026-11-17', version: 4 })
    const second = queued(repetition(place, { ...before, ...once } as TodoRow, '2027-02-20'))
    expect(applyOutbox([before], [first, second])[0]).toMatchObject({ dueOn: '2027-08-31', version: 5 })
    const theirs = { ...before, dueOn: '2027-02-28', lastDoneOn: '2026-11-16' }
    expect(applyOutbox([theirs], [first])[0]).toMatchObject({ dueOn: '2027-02-28', lastDoneOn: '2026-11-16' })
  })

  test('done, reopened, done again: the last word counts, and who said it when', () => {
    const done = queued(completion(place, row('a')))
    expect(applyOutbox([row('a')], [done])[0]).toMatchObject({
      state: 'done',
      doneAt: '2026-11-15T09:00:00.000Z',
      doneBy: 'anna',
      version: 4,
    })
    const reopened = queued(reopening(place, row('a', { state: 'done', version: 4 })))
    expect(applyOutbox([row('a')], [done, reopened])[0]).toMatchObject({
      state: 'open',
      doneAt: null,
      version: 5,
    })
    const again = queued(completion(place, row('a')))
    expect(applyOutbox([row('a')], [done, reopened, again])[0]).toMatchObject({ state: 'done', version: 6 })
  })

  test('what was done and is reopened is back, also where the list of what is done was never read', () => {
    const reopened = queued(reopening(place, row('a', { state: 'done', version: 4 })))
    expect(applyOutbox([], [reopened])).toMatchObject([
      { id: 'a', state: 'open', version: 5, isWaiting: true },
    ])
    const gone = queued(deletion(place, row('a')))
    expect(applyOutbox([row('a')], [gone, reopened])).toEqual([])
  })

  test('a deleted one is gone, a restored one is back as it was', () => {
    const gone = queued(deletion(place, row('a')))
    expect(applyOutbox([row('a'), row('b')], [gone]).map(({ id }) => id)).toEqual(['b'])
    const back = queued(restoration(place, row('a', { version: 4 })))
    expect(applyOutbox([row('a')], [gone, back])[0]).toMatchObject({ id: 'a', title: 'To-do a', version: 5 })
    // The deletion has arrived and the lists of the server no longer have it.
    expect(applyOutbox([], [back])[0]).toMatchObject({
      id: 'a',
      title: 'To-do a',
      version: 5,
      isWaiting: true,
    })
  })

  test('photos hang on their to-do, also on one that is new itself', () => {
    const added = queued(addition(place, 'n', facts))
    const taken = ['p1', 'p2'].map((id) => queued(pictureAddition(place, { id: 'n', title: '' }, photo(id))))
    const [todo] = applyOutbox([], [added, ...taken])
    expect(todo?.pictures.map(({ id, fileName, isWaiting }) => [id, fileName, isWaiting])).toEqual([
      ['p1', 'p1.jpg', true],
      ['p2', 'p2.jpg', true],
    ])
    expect(todo?.pictures[0]?.file).toBeInstanceOf(Blob)
  })

  test('a photo can be thrown away and brought back', () => {
    const picture = madePicture()
    const server = [row('a', { pictures: [picture] })]
    const gone = queued(pictureDeletion(place, row('a'), picture))
    expect(applyOutbox(server, [gone])[0]?.pictures).toEqual([])
    const back = queued(pictureRestoration(place, row('a'), picture))
    expect(applyOutbox(server, [gone, back])[0]?.pictures).toMatchObject([{ id: 'p', version: 3 }])
    expect(applyOutbox([row('a')], [back])[0]?.pictures).toMatchObject([{ id: 'p', version: 3 }])
  })

  test('entries count in the order they were confirmed, whatever order they come in', () => {
    const first = queued(edit(place, row('a'), { title: 'eins' }))
    const second = queued(edit(place, row('a', { version: 4 }), { title: 'zwei' }))
    expect(applyOutbox([row('a')], [second, first])[0]).toMatchObject({ title: 'zwei', version: 5 })
  })
})

describe('the version the next change expects', () => {
  test('is the one after everything that is on its way', () => {
    const entries: ReplayedEntry[] = [queued(addition(place, 'n', facts))]
    const now = () => {
      const [todo] = applyOutbox([], entries)
      if (todo === undefined) throw new Error('gone')
      return todo
    }
    entries.push(queued(edit(place, now(), { title: 'eins' })))
    entries.push(queued(completion(place, now())))
    entries.push(queued(edit(place, now(), { title: 'zwei' })))
    expect(
      entries.map(({ variables }) => 'expectedVersion' in variables && variables.expectedVersion),
    ).toEqual([false, 1, false, 3])
    expect(now().version).toBe(4)
  })

  test('does not count a completion of what is done already, as the server does not', () => {
    const done = queued(completion(place, row('a')))
    const twice = queued(completion(place, row('a')))
    expect(applyOutbox([row('a')], [done, twice])[0]?.version).toBe(4)
  })

  test('does not count photos', () => {
    const taken = queued(pictureAddition(place, row('a'), photo('p')))
    expect(applyOutbox([row('a')], [taken])[0]?.version).toBe(3)
  })
})

describe('what the server has already is not done twice', () => {
  test('an addition it has confirmed', () => {
    const added = queued(addition(place, 'a', facts))
    expect(applyOutbox([row('a', { title: 'inzwischen anders' })], [added])).toMatchObject([
      { title: 'inzwischen anders', version: 3 },
    ])
  })

  test('an edit it has confirmed, with a further one behind it', () => {
    const first = queued(edit(place, row('a'), { title: 'eins', note: 'meins' }))
    const second = queued(edit(place, row('a', { version: 4 }), { title: 'zwei' }))
    const server = [row('a', { title: 'eins', note: 'fremd', version: 4 })]
    expect(applyOutbox(server, [first, second])[0]).toMatchObject({
      title: 'zwei',
      note: 'fremd',
      version: 5,
    })
  })

  test('a deletion and a restoration it has confirmed', () => {
    const gone = queued(deletion(place, row('a')))
    expect(applyOutbox([], [gone])).toEqual([])
    const back = queued(restoration(place, row('a', { version: 4 })))
    expect(applyOutbox([row('a', { version: 5 })], [gone, back])).toMatchObject([{ id: 'a', version: 5 }])
  })

  test('a photo it has confirmed keeps its picture from the device until the server shows it', () => {
    const taken = queued(pictureAddition(place, row('a'), photo('p')))
    const received = madePicture({ state: 'received', url: null })
    const seen = (more: object) =>
      applyOutbox([row('a', { pictures: [{ ...received, ...more }] })], [taken])[0]?.pictures ?? []
    expect(seen({})).toHaveLength(1)
    expect(seen({})[0]?.file).toBeInstanceOf(Blob)
    expect(seen({ state: 'ready', url: '/p', version: 2 })[0]?.file).toBeUndefined()
  })
})

describe('an undoing that waits', () => {
  const deleted = queued(deletion(place, row('a')))
  const back = queued(undoing(place, deleted, row('a')))

  test('brings back what was thrown away, whether or not the lists know that it was', () => {
    const again = { id: 'a', title: 'To-do a', version: 5, isWaiting: true }
    expect(applyOutbox([row('a')], [deleted, back])).toMatchObject([again])
    expect(applyOutbox([], [back])).toMatchObject([again])
    expect(applyOutbox([row('a', { version: 5 })], [back])[0]?.version).toBe(5)
  })

  test('puts a to-do back as it was, and leaves alone what somebody went on from', () => {
    const done = queued(completion(place, row('a')))
    const reopened = queued(undoing(place, done, row('a')))
    expect(applyOutbox([row('a')], [done, reopened])).toMatchObject([{ state: 'open', version: 5 }])
    const later = row('a', { title: 'fremd', version: 6 })
    expect(applyOutbox([later], [reopened])).toMatchObject([{ title: 'fremd', version: 6 }])
  })

  test('takes away what was added', () => {
    const added = queued(addition(place, 'n', facts))
    expect(applyOutbox([], [added, queued(undoing(place, added))])).toEqual([])
    expect(applyOutbox([row('n', { version: 1 })], [queued(undoing(place, added))])).toEqual([])
  })

  test('brings back a photo of a to-do', () => {
    const picture = madePicture()
    const gone = queued(pictureDeletion(place, row('a'), picture))
    const [todo] = applyOutbox([row('a')], [queued(undoing(place, gone, picture))])
    expect(todo?.pictures).toMatchObject([{ id: 'p', version: 3 }])
  })

  test('marks all of an act over several, and the to-do where it was refused', () => {
    const many = todos.acts.several('2 To-dos', { ids: ['a', 'b'], act: 'delete' } as never)
    const all = queued({ ...many, ...place })
    const shown = applyOutbox([row('a'), row('b'), row('c')], [queued(undoing(place, all))])
    expect(shown.map(({ isWaiting }) => isWaiting)).toEqual([true, true, false])
    const refused = { ...back, state: 'rejected', code: 'CONFLICT' } as const
    expect(applyOutbox([row('a')], [refused])[0]?.refusal?.seq).toBe(back.seq)
  })
})

describe('what has just arrived', () => {
  test('keeps its effect on lists read before, and waits no longer', () => {
    const sent = queued(completion(place, row('a')), { isSent: true })
    expect(applyOutbox([row('a')], [sent])[0]).toMatchObject({ state: 'done', isWaiting: false })
  })
})

describe('what the server refused', () => {
  const refused = { state: 'rejected', code: 'CONFLICT' } as const

  test('an edit is not shown as if it were true, but the to-do says that there is something to settle', () => {
    const entry = queued(edit(place, row('a', { version: 2 }), { title: 'meins' }), refused)
    const [todo] = applyOutbox([row('a', { title: 'fremd' })], [entry])
    expect(todo).toMatchObject({ title: 'fremd', isWaiting: false, refusal: { seq: entry.seq } })
  })

  test('a deletion leaves the to-do where it is', () => {
    const entry = queued(deletion(place, row('a')), refused)
    expect(applyOutbox([row('a')], [entry])[0]?.refusal?.op).toBe('todo.delete')
  })

  test('an addition stays to be seen, for it exists nowhere else', () => {
    const entry = queued(addition(place, 'n', facts), { ...refused, code: 'BAD_INPUT' })
    const photoOfIt = queued(pictureAddition(place, { id: 'n', title: '' }, photo('p')))
    expect(applyOutbox([], [entry, photoOfIt])[0]).toMatchObject({
      title: 'Boiler entkalken',
      refusal: { code: 'BAD_INPUT' },
      pictures: [{ id: 'p' }],
    })
  })

  test('a photo stays to be seen with its refusal', () => {
    const entry = queued(pictureAddition(place, row('a'), photo('p')), {
      ...refused,
      code: 'FILE_TYPE_NOT_ALLOWED',
    })
    const [todo] = applyOutbox([row('a')], [entry])
    expect(todo?.pictures[0]?.refusal).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED', op: 'todo.addPicture' })
  })

  test('the first refusal is the one to settle', () => {
    const first = queued(edit(place, row('a', { version: 2 }), { title: 'eins' }), refused)
    const second = queued(deletion(place, row('a', { version: 2 })), refused)
    expect(applyOutbox([row('a')], [first, second])[0]?.refusal?.seq).toBe(first.seq)
  })

  test('a change of what is no longer there shows nothing and breaks nothing', () => {
    const entries = [
      queued(edit(place, row('x'), { title: 'meins' })),
      queued(completion(place, row('x'))),
      queued(deletion(place, row('x'))),
      queued(pictureAddition(place, row('x'), photo('p'))),
    ]
    expect(applyOutbox([row('a')], entries).map(({ id }) => id)).toEqual(['a'])
  })
})
