import { describe, expect, it } from 'vitest'
import { discardedWith, heldBy, needs, withFollowers, type OutboxEntry } from './entry.ts'

const entry = (seq: number, op: string, objectId: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  seq,
  key: `key-${seq}`,
  userId: 'anna',
  op,
  realEstateId: 'home',
  objectId,
  variables: {},
  createdAt: seq,
  attempts: 0,
  state: 'queued',
  ...more,
})

describe('what needs what', () => {
  const add = entry(1, 'addTodo', 'boiler')

  it('an edit needs the entry that creates its object', () => {
    expect(needs(entry(2, 'updateTodo', 'boiler'), add)).toBe(true)
    expect(needs(entry(2, 'updateTodo', 'roof'), add)).toBe(false)
  })

  it('a photo needs the to-do it names, wherever it names it', () => {
    const photo = entry(2, 'addPicture', 'photo', {
      variables: { input: { todoId: 'boiler' }, file: new Blob(['x']) },
    })
    expect(needs(photo, add)).toBe(true)
    expect(needs(entry(3, 'addTodo', 'roof', { variables: { linked: ['x', 'boiler'] } }), add)).toBe(true)
  })

  it('naming something that is only edited makes no need', () => {
    const photo = entry(2, 'addPicture', 'photo', { variables: { input: { todoId: 'boiler' } } })
    expect(needs(photo, entry(1, 'updateTodo', 'boiler'))).toBe(false)
  })

  it('nothing needs what comes later, or what another person did', () => {
    expect(needs(add, entry(2, 'updateTodo', 'boiler'))).toBe(false)
    expect(needs(entry(2, 'updateTodo', 'boiler', { userId: 'beat' }), add)).toBe(false)
  })
})

describe('a refused entry', () => {
  const add = entry(1, 'addTodo', 'boiler', { state: 'rejected' })
  const edit = entry(2, 'updateTodo', 'boiler')
  const photo = entry(3, 'addPicture', 'photo', { variables: { todoId: 'boiler' } })
  const caption = entry(4, 'setCoverPicture', 'photo')
  const other = entry(5, 'addTodo', 'roof')
  const all = [other, caption, photo, edit, add]

  it('holds everything that hangs on it, also over two corners', () => {
    expect(withFollowers(all, add)).toEqual([add, edit, photo, caption])
    expect(heldBy(all, caption)).toBe(add)
    expect(heldBy(all, other)).toBeUndefined()
    expect(heldBy(all, add)).toBeUndefined()
  })

  it('takes its followers along when it is discarded, if it would have created the thing', () => {
    expect(discardedWith(all, add)).toEqual([add, edit, photo, caption])
  })

  it('goes alone when it was a mere edit', () => {
    const refused = entry(2, 'updateTodo', 'boiler', { state: 'rejected' })
    expect(discardedWith([refused, entry(3, 'completeTodo', 'boiler')], refused)).toEqual([refused])
  })
})
