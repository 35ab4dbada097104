import { expect, test } from 'vitest'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import { defects } from '#house/nouns/defects.ts'
import { todos } from '#house/nouns/todos.ts'
import type { HouseRecord } from '#house/record/record.ts'

const nameOf = (id: string) => (id === 'roof' ? 'Dach' : undefined)
const inWords =
  ({ inWords: words }: Pick<HouseRecord, 'inWords'>, fact: string) =>
  (value: unknown) =>
    words(fact, value, nameOf)

test('a fact is known by its label, in the order of its lines', () => {
  expect(todos.facts.dueOn).toBe('Fällig am')
  expect(Object.keys(todos.facts).slice(0, 3)).toEqual(['title', 'dueOn', 'componentId'])
})

test('a new row has what the lines begin with, and the rest as of its moment', () => {
  expect(todos.blank('now')).toMatchObject({ title: '', priority: 'normal', note: null, createdAt: 'now' })
  expect(todos.blank('now')).not.toHaveProperty('id')
  expect(defects.blank('')).toMatchObject({ nature: 'open', projectId: '', pictures: [] })
})

test('a fact is told as its line says: by a label, by several, by a name, or that there is nothing', () => {
  expect(inWords(defects, 'notifiedBy')('registered_letter')).toBe('Eingeschriebener Brief')
  expect(inWords(defects, 'notifiedBy')(null)).toBeUndefined()
  expect(inWords(craftsmen, 'trades')(['roofing', 'plumbing'])).toBe('Sanitär, Dach')
  expect(inWords(todos, 'dueOn')('2026-11-19')).toBe('19.11.2026')
  expect(inWords(todos, 'dueOn')(null)).toBe('Kein Datum')
  expect(inWords(todos, 'componentId')('roof')).toBe('Dach')
  expect(inWords(todos, 'componentId')('gone')).toBe('Gelöschtes Bauteil')
  expect(inWords(todos, 'title')('Boiler')).toBeUndefined()
})

test('what a newer release may have besides is left as it is', () => {
  expect(inWords(defects, 'state')('somehow')).toBeUndefined()
  expect(inWords(defects, 'colour')('red')).toBeUndefined()
})
