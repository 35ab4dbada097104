import { trades } from '@hauswart/domain/craftsmen/trade'
import { expect, test } from 'vitest'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import type { CraftsmanRow } from '#house/nouns/craftsmen.ts'
import { websiteHref, websiteWords } from './craftsman-words.ts'
import {
  filterCraftsmen,
  noFilter,
  slugOf,
  tradeOf,
  tradesIn,
  type CraftsmenFilter,
} from './craftsmen-filter.ts'

const one = (company: string, facts: Partial<CraftsmanRow>): CraftsmanRow => ({
  id: company,
  version: 1,
  company,
  trades: ['plumbing'],
  contactName: null,
  phone: '044 000 11 22',
  mobile: null,
  pikettPhone: null,
  email: null,
  website: null,
  street: null,
  zip: null,
  city: null,
  uid: null,
  iban: null,
  rating: null,
  hireAgain: null,
  isFavourite: false,
  note: null,
  ...facts,
})

const book = [
  one('Huber', { city: 'Uster', isFavourite: true }),
  one('Meier', { trades: ['roofing', 'sheet_metal'] }),
  one('Notter', { trades: ['heating', 'plumbing'], pikettPhone: '044 000 99 99' }),
]

test.each<[Partial<CraftsmenFilter>, string[]]>([
  [{}, ['Huber', 'Meier', 'Notter']],
  [{ trade: 'plumbing' }, ['Huber', 'Notter']],
  [{ trade: 'plumbing', hasPikett: true }, ['Notter']],
  [{ isFavourite: true }, ['Huber']],
  [{ search: 'spengl' }, ['Meier']],
  [{ search: 'sanitaer uster' }, ['Huber']],
  [{ search: 'Zimmerei' }, []],
])('by %o one finds %o', (filter, names) => {
  expect(filterCraftsmen(book, { ...noFilter, ...filter }).map(({ company }) => company)).toEqual(names)
})

test('the address names each trade by a word of its own', () => {
  expect(new Set(trades.map(slugOf)).size).toBe(trades.length)
  expect(trades.map(slugOf).map(tradeOf)).toEqual(trades)
  expect(tradeOf('gibt-es-nicht')).toBeUndefined()
  expect(tradesIn(book)).toEqual(['heating', 'plumbing', 'roofing', 'sheet_metal'])
})

test('favourites stand in front, then by name', () => {
  expect(
    book
      .toReversed()
      .toSorted((a, b) => craftsmen.compare(a, b))
      .map(({ company }) => company),
  ).toEqual(['Huber', 'Meier', 'Notter'])
})

test('a website leads where its owner means', () => {
  expect(websiteHref('huber.ch')).toBe('https://huber.ch')
  expect(websiteHref('http://huber.ch/')).toBe('http://huber.ch/')
  expect(websiteWords('http://huber.ch/')).toBe('huber.ch')
})
