import { describe, expect, test } from 'vitest'
import { find, suggestions, type Item } from './find.ts'

const item = (group: Item['group'], title: string, more: Partial<Item> = {}): Item => ({
  id: `${group}-${title}`,
  group,
  title,
  to: '/',
  ...more,
})
const items = [
  item('pages', 'To-dos', { words: 'Aufgaben' }),
  item('actions', 'To-do erfassen'),
  item('houses', 'Lindenweg 14', { detail: '8610 Uster' }),
  item('components', 'Fenster', { detail: 'Lindenweg 14' }),
  item('components', 'Ölheizung', { detail: 'Lindenweg 14' }),
  item('todos', 'Fenster streichen', { detail: 'Lindenweg 14' }),
  item('todos', 'Fenster putzen', { detail: 'Lindenweg 14', isOld: true }),
]

describe('the search', () => {
  test('groups what it finds, best group first', () => {
    expect(
      find(items, 'fenster').map(({ group, items: some }) => [group, some.map(({ title }) => title)]),
    ).toEqual([
      ['components', ['Fenster']],
      ['todos', ['Fenster streichen', 'Fenster putzen']],
    ])
  })

  test('a house is found by its place, and with it what belongs to it', () => {
    expect(find(items, 'uster')[0]?.group).toBe('houses')
    expect(find(items, 'lindenweg').map(({ group }) => group)).toEqual(['houses', 'components', 'todos'])
  })

  test('shows at most six of a kind', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      item('todos', `Fenster ${index}`, { id: `t${index}` }),
    )
    expect(find(many, 'fenster')[0]?.items).toHaveLength(6)
  })

  test('finds nothing for nothing, and suggests actions and pages instead', () => {
    expect(find(items, '  ')).toEqual([])
    expect(suggestions(items).map(({ group }) => group)).toEqual(['actions', 'pages'])
    expect(suggestions([])).toEqual([])
  })
})
