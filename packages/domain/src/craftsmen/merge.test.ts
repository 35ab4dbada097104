import { expect, test } from 'vitest'
import { mergedFacts } from './merge.ts'

const blank = {
  contactName: null,
  phone: null,
  mobile: null,
  pikettPhone: null,
  email: null,
  website: null,
  street: null,
  zip: null,
  city: null,
  uid: null,
  trades: ['plumbing' as const],
  rating: null,
  hireAgain: null,
  isFavourite: false,
  note: null,
}

test('what the first one says stays, what is empty comes from the second', () => {
  const first = {
    ...blank,
    id: 'first',
    phone: '044 1',
    rating: 5,
    note: 'Pünktlich',
    zip: '8610',
    city: 'Uster',
  }
  const second = {
    ...blank,
    phone: '044 2',
    mobile: '079 2',
    trades: ['heating' as const, 'plumbing' as const],
    rating: 2,
    hireAgain: 'no' as const,
    isFavourite: true,
    note: 'Teuer',
    street: 'Seeweg 3',
    zip: '8610',
    city: 'Uster',
  }
  expect(mergedFacts(first, second)).toEqual({
    ...first,
    mobile: '079 2',
    trades: ['plumbing', 'heating'],
    hireAgain: 'no',
    isFavourite: true,
    note: 'Pünktlich\n\nTeuer',
    street: 'Seeweg 3',
  })
})

test('two addresses are not mixed, the same note stands once, and one too long stays with the first', () => {
  const first = { ...blank, zip: '8610', city: 'Uster', note: 'x'.repeat(1_500) }
  const moved = { ...blank, street: 'Seeweg 3', zip: '8001', city: 'Zürich' }
  expect(mergedFacts(first, { ...moved, note: first.note })).toEqual(first)
  expect(mergedFacts(first, { ...moved, note: 'y'.repeat(1_500) })).toEqual(first)
})
