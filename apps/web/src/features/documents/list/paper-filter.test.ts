import { expect, test } from 'vitest'
import { madePaper } from '#features/documents/made-paper.ts'
import { countPapers, drawerOf, filterPapers, groupPapers, slugOf, tagsOf } from './paper-filter.ts'

const policy = madePaper('a', {
  title: 'Police 2026',
  category: 'insurance',
  sender: 'GVZ Gebäudeversicherung',
  datedOn: '2026-01-10',
  isFiled: true,
})
const plan = madePaper('b', {
  title: 'Grundriss',
  category: 'plan',
  tags: ['Dachstock'],
  datedOn: '1987-05-02',
  isFiled: true,
})
const fresh = madePaper('c', { title: 'IMG_2041' })
const all = [plan, fresh, policy]

test('each drawer has its name in the address, and an address nobody knows shows everything', () => {
  expect(slugOf('insurance')).toBe('versicherungen')
  expect(slugOf('plan')).toBe('plaene-baubewilligung')
  expect(drawerOf(slugOf('invoice'))).toBe('invoice')
  expect(drawerOf(slugOf('review'))).toBe('review')
  expect(drawerOf('geheim')).toBe('all')
})

test('a paper is found by title, sender, drawer, word and file, but only where one looks', () => {
  const found = (search: string, drawer: Parameters<typeof slugOf>[0] = 'all') =>
    filterPapers(all, { drawer, search, tag: '' }).map(({ id }) => id)
  expect(found('gebäudevers')).toEqual(['a'])
  expect(found('plaene')).toEqual(['b'])
  expect(found('dachstock')).toEqual(['b'])
  expect(found('dachstock', 'insurance')).toEqual([])
  expect(found('d')).toEqual(['b', 'c', 'a'])
  expect(found('', 'review')).toEqual(['c'])
})

test('what waits is counted apart, and the newest paper of those filed comes first', () => {
  expect(countPapers(all)).toEqual({
    all: 3,
    filed: 2,
    review: 1,
    drawers: [
      { drawer: 'plan', count: 1 },
      { drawer: 'insurance', count: 1 },
    ],
  })
  const { review, filed } = groupPapers(all)
  expect([review, filed].map((some) => some.map(({ id }) => id))).toEqual([['c'], ['a', 'b']])
})

test('papers carry words of their own, and a word shows those that carry it', () => {
  expect(tagsOf(all, 'all')).toEqual(['Dachstock'])
  expect(tagsOf(all, 'insurance')).toEqual([])
  const filter = { drawer: 'all', search: '', tag: 'Dachstock' } as const
  expect(filterPapers(all, filter).map(({ id }) => id)).toEqual(['b'])
  expect(drawerOf(slugOf('check'))).toBe('check')
})
