import { expect, test } from 'vitest'
import { movedTo } from './moved-to.ts'

test.each([
  ['/todos', '/to-dos'],
  ['/todos/', '/to-dos'],
  ['/de/todos', '/de/to-dos'],
  ['/real-estate/0198', '/immobilie/0198'],
  ['/de/real-estate', '/de/immobilie'],
  ['/analysis/create', '/immobilie-erfassen'],
  ['/to-dos', undefined],
  ['/design', undefined],
])('%s leads to %s', (pathname, expected) => {
  expect(movedTo({ pathname, search: '', hash: '' })).toBe(expected)
})

test('what was asked for behind the path comes along', () => {
  expect(movedTo({ pathname: '/todos', search: '?eintrag=1', hash: '#x' })).toBe('/to-dos?eintrag=1#x')
})
