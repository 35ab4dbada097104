import { describe, expect, test } from 'vitest'
import { marksOf } from '#device/text/match.ts'
import { find, suggestions, type Item } from './find.ts'
import { withFound } from './found-items.ts'

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

  test('finds what is old too, however little of it fits', () => {
    const past = item('appointments', 'Service der Ölheizung', { isOld: true, rank: 0.1 })
    expect(find([past], 'kaminfeger')[0]?.items).toEqual([past])
  })

  test('shows of a series the next one alone', () => {
    const dates = ['2026-03-01', '2026-04-01', '2026-05-01'].map((detail, at) =>
      item('appointments', 'Tee mit Anna', { id: detail, detail, series: 's', isOld: at === 0 }),
    )
    const other = item('appointments', 'Tee mit Beat', { id: 'b' })
    expect(find([...dates, other], 'tee')[0]?.items.map(({ id }) => id)).toEqual(['2026-04-01', 'b'])
  })

  test('takes what the server found beyond, with its place, below what the device is sure of', () => {
    const hit = (kind: 'todo' | 'document' | 'quote' | 'maker_warranty', id: string) => ({
      kind,
      id,
      title: [{ text: 'Offerte', isFound: false }],
      quote: [{ text: 'neue Fenster', isFound: true }],
      projectId: kind === 'quote' ? 'p' : null,
      componentId: kind === 'maker_warranty' ? 'c' : null,
      page: 1,
      isNear: false,
    })
    const known = item('todos', 'Glaser anrufen', { id: 'todo-1' })
    const all = withFound(
      [...items, known],
      [
        {
          house: { id: 'h', name: 'Lindenweg 14' },
          hits: [hit('todo', '1'), hit('document', '2'), hit('quote', '3'), hit('maker_warranty', '4')],
        },
      ],
    )
    const found = find(all, 'fenster')
    expect(found.map(({ group }) => group)).toEqual([
      'components',
      'todos',
      'documents',
      'quotes',
      'warranties',
    ])
    expect(found[1]?.items.at(-1)).toMatchObject({ id: 'todo-1', title: 'Glaser anrufen' })
    expect(found[2]?.items).toMatchObject([
      { title: 'Offerte', detail: 'Lindenweg 14', to: '/tools/meine-unterlagen?eintrag=2', houseId: 'h' },
    ])
    expect(found[3]?.items[0]?.to).toMatch(/\/p\?offerte=3$/)
    expect(found[4]?.items[0]?.to).toMatch(/\/c$/)
    expect(marksOf('Neue Dachfenster, Balkon', 'Fenstr').filter(({ isFound }) => isFound)).toEqual([
      { text: 'Dachfenster', isFound: true },
    ])
  })

  test('finds nothing for nothing, and suggests actions and pages instead', () => {
    expect(find(items, '  ')).toEqual([])
    expect(suggestions(items).map(({ group }) => group)).toEqual(['actions', 'pages'])
    expect(suggestions([])).toEqual([])
  })
})
