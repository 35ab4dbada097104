import { expect, test } from 'vitest'
import { payloads } from '../../test/qr-bill-examples.ts'
import { codeReason, suggestWithCode } from './suggest-code.ts'
import { suggest } from './suggest.ts'

const withAll = payloads['qrr-full-altschemes']
const inWords = (...lines: string[]) => suggest([{ page: 1, body: lines.join('\n') }], '2026-11-16')
const valuesOf = (found: ReturnType<typeof suggestWithCode>) =>
  Object.fromEntries(found.map(({ field, value }) => [field, value]))

test('a code says who is to be paid and how much, and is kept for whoever records the bill', () => {
  const found = suggestWithCode([], { text: `\n${withAll}\n`, page: 2 })
  expect(valuesOf(found)).toMatchObject({
    qr_bill: withAll,
    category: 'invoice',
    sender: 'Robert Schneider AG',
    title: 'Rechnung Robert Schneider AG',
    amount_rappen: '194975',
  })
  expect(found.every(({ reason, page, quote }) => reason === codeReason && page === 2 && quote === '')).toBe(
    true,
  )
})

test('what the code says comes before the words; a line that says the same stays as its place', () => {
  const words = inWords('Offerte 12', 'Robert Schneider AG', "Total CHF 1'949.75", 'Gültig bis 3.4.2027')
  const found = suggestWithCode(words, { text: withAll, page: 3 })
  expect(found.find(({ field }) => field === 'category')).toMatchObject({ value: 'invoice', page: 3 })
  expect(found.find(({ field }) => field === 'sender')).toMatchObject({
    reason: codeReason,
    page: 1,
    quote: 'Robert Schneider AG',
  })
  expect(found.find(({ field }) => field === 'amount_rappen')).toMatchObject({
    value: '194975',
    quote: "Total CHF 1'949.75",
  })
  expect(valuesOf(found)['valid_until']).toBe('2027-04-03')
  expect(new Set(found.map(({ field }) => field)).size).toBe(found.length)
})

test('a bill keeps the heading it has', () => {
  const words = inWords('Rechnung Nr. 4711 vom 3.3.2026', 'Robert Schneider AG')
  expect(valuesOf(suggestWithCode(words, { text: withAll, page: 1 }))['title']).toBe(
    'Rechnung Nr. 4711 vom 3.3.2026',
  )
})

test('an amount in euros is none of the paper', () => {
  const euros = withAll.replace('\nCHF\n', '\nEUR\n')
  expect(valuesOf(suggestWithCode([], { text: euros, page: 1 }))).not.toHaveProperty('amount_rappen')
})

test('a code that breaks the rules proposes nothing', () => {
  const words = inWords('Rechnung 12')
  for (const text of ['SPC\n0200\n1\n', withAll.replace('CH44', 'CH45'), 'https://example.ch'])
    expect(suggestWithCode(words, { text, page: 1 })).toEqual(words)
  expect(suggestWithCode(words, undefined)).toEqual(words)
})
