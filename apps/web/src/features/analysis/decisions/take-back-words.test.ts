import { expect, test } from 'vitest'
import { backWords, goneWords } from './take-back-words.ts'

const withdrawn = (count: number, fault?: string) => ({ count, fault })

test('a decision that is taken back says what goes with it', () => {
  expect(goneWords('Küche', undefined)).toBe('Entscheid zurückgenommen: Küche.')
  expect(goneWords('Küche', withdrawn(0))).toBe('Entscheid zurückgenommen: Küche.')
  expect(goneWords('Küche', withdrawn(1))).toBe(
    'Entscheid zurückgenommen: Küche. Das unberührte To-do dazu ist ebenfalls gelöscht.',
  )
  expect(goneWords('Küche', withdrawn(3))).toBe(
    'Entscheid zurückgenommen: Küche. Die 3 unberührten To-dos dazu sind ebenfalls gelöscht.',
  )
  expect(goneWords('Küche', withdrawn(0, 'full'))).toBe(
    'Entscheid zurückgenommen: Küche. Die To-dos dazu liessen sich nicht löschen.',
  )
})

test('one that stands again says what came with it', () => {
  expect(backWords('Küche', withdrawn(0), true)).toBe('Entscheid steht wieder: Küche.')
  expect(backWords('Küche', withdrawn(1), true)).toBe(
    'Entscheid steht wieder: Küche. Auch das To-do ist wieder da.',
  )
  expect(backWords('Küche', withdrawn(3), true)).toBe(
    'Entscheid steht wieder: Küche. Auch die 3 To-dos sind wieder da.',
  )
  expect(backWords('Küche', withdrawn(3), false)).toBe(
    'Entscheid steht wieder: Küche. Die To-dos dazu bleiben gelöscht.',
  )
})
