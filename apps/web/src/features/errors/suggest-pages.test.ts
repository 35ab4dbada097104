import { expect, test } from 'vitest'
import { suggestPages, unbuiltArea } from './suggest-pages.ts'

const names = (path: string, isSignedIn = true) => suggestPages(path, isSignedIn).map(({ route }) => route)

test.each([
  ['/todo', 'todos'],
  ['/de/aufgaben', 'todos'],
  ['/uebersicht', 'dashboard'],
  ['/einstelungen', 'settings'],
  ['/immobilien/liste', 'realEstates'],
  ['/%C3%BCbersicht', 'dashboard'],
])('%s resembles %s', (path, expected) => {
  expect(names(path)[0]).toBe(expected)
})

test('guests are led to pages of guests', () => {
  expect(names('/anmeldung', false)).toContain('login')
  expect(names('/to-dos', false)).toEqual([])
})

test('nonsense resembles nothing', () => {
  expect(names('/qwertz')).toEqual([])
  expect(names('/%E0%A4%A')).toEqual([])
  expect(names('/')).toEqual([])
})

test('an area that is not built yet is known by name', () => {
  expect(unbuiltArea('/de/meine-finanzen')).toBe('mortgage')
  expect(unbuiltArea('/willkommen/maler')).toBe('welcome')
  expect(unbuiltArea('/to-dos')).toBeUndefined()
  expect(unbuiltArea('/gibt-es-nicht')).toBeUndefined()
})
