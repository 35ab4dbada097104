import { describe, expect, it } from 'vitest'
import { asToday, discardedWith, heldBy, needs, withFollowers, type OutboxEntry } from './entry.ts'

const entry = (
  seq: number,
  kind: OutboxEntry['kind'],
  objectId: string,
  more: Partial<OutboxEntry> = {},
): OutboxEntry => ({
  seq,
  key: `key-${seq}`,
  userId: 'anna',
  op: 'say',
  kind,
  realEstateId: 'home',
  objectId,
  variables: {},
  createdAt: seq,
  attempts: 0,
  state: 'queued',
  ...more,
})

describe('what needs what', () => {
  const add = entry(1, 'creation', 'boiler')

  it('an edit needs the entry that creates its object', () => {
    expect(needs(entry(2, 'change', 'boiler'), add)).toBe(true)
    expect(needs(entry(2, 'change', 'roof'), add)).toBe(false)
  })

  it('a photo needs the to-do it names, wherever it names it', () => {
    const photo = entry(2, 'creation', 'photo', {
      variables: { input: { todoId: 'boiler' }, file: new Blob(['x']) },
    })
    expect(needs(photo, add)).toBe(true)
    expect(needs(entry(3, 'creation', 'roof', { variables: { linked: ['x', 'boiler'] } }), add)).toBe(true)
  })

  it('what is said of one of several needs the act that makes all of them', () => {
    const series = entry(1, 'creation', 'first', { variables: { facts: { ids: ['first', 'next', 'last'] } } })
    expect(needs(entry(2, 'change', 'next', { op: 'say' }), series)).toBe(true)
    expect(needs(entry(2, 'change', 'act', { variables: { facts: { ids: ['last'] } } }), series)).toBe(true)
    expect(needs(entry(2, 'change', 'roof'), series)).toBe(false)
  })

  it('an undoing needs nothing, also not what it names', () => {
    const undoing = entry(2, 'change', 'undoing', { variables: { undoes: 'key-1', row: { id: 'boiler' } } })
    expect(needs(undoing, add)).toBe(false)
  })

  it('sheets of one house have its identifier, and need nothing of each other', () => {
    const emergency = entry(1, 'change', 'home', { op: 'emergency_sheet.update', state: 'rejected' })
    const community = entry(2, 'change', 'home', { op: 'condominium.update' })
    const again = entry(3, 'change', 'home', { op: 'emergency_sheet.update' })
    expect(needs(community, emergency)).toBe(false)
    expect(needs(again, emergency)).toBe(true)
    expect(heldBy([emergency, community, again], community)).toBeUndefined()
  })

  it('what an earlier release wrote down names no noun, and holds what is said of the same thing today', () => {
    const old = entry(1, 'creation', 'boiler', { op: 'addTodo' })
    expect(needs(entry(2, 'change', 'boiler', { op: 'todo.update' }), old)).toBe(true)
  })

  it('naming something that is only edited makes no need', () => {
    const photo = entry(2, 'creation', 'photo', { variables: { input: { todoId: 'boiler' } } })
    expect(needs(photo, entry(1, 'change', 'boiler'))).toBe(false)
  })

  it('nothing needs what comes later, or what another person did', () => {
    expect(needs(add, entry(2, 'change', 'boiler'))).toBe(false)
    expect(needs(entry(2, 'change', 'boiler', { userId: 'beat' }), add)).toBe(false)
  })
})

describe('a refused entry', () => {
  const add = entry(1, 'creation', 'boiler', { state: 'rejected' })
  const edit = entry(2, 'change', 'boiler')
  const photo = entry(3, 'creation', 'photo', { variables: { todoId: 'boiler' } })
  const caption = entry(4, 'change', 'photo')
  const other = entry(5, 'creation', 'roof')
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
    const refused = entry(2, 'change', 'boiler', { state: 'rejected' })
    expect(discardedWith([refused, entry(3, 'change', 'boiler')], refused)).toEqual([refused])
  })
})

describe('an entry of an earlier release, which told its kind by its name alone', () => {
  const stored = (op: string) => {
    const { kind: _unsaid, ...rest } = entry(1, 'change', 'boiler')
    return asToday({ ...rest, op }).kind
  }

  it('brings something into being or changes it, as its name says', () => {
    expect(['addTodo', 'addTodoPicture', 'createRealEstate'].map(stored)).toEqual(Array(3).fill('creation'))
    expect(['updateTodo', 'completeTodo', 'restoreTodoPicture'].map(stored)).toEqual(Array(3).fill('change'))
  })

  it('is taken at its word where it says it', () => {
    expect(asToday(entry(1, 'change', 'boiler', { op: 'addTodo' })).kind).toBe('change')
  })
})
