import type { DefectState } from '@hauswart/domain/defects/defect'
import type { QuoteState } from '@hauswart/domain/quotes/quote'
import { expect, test } from 'vitest'
import { dealingsWith } from './dealings.ts'

const quote = (id: string, state: QuoteState, days: { receivedOn?: string; contractOn?: string } = {}) => ({
  id,
  craftsmanId: 'huber',
  state,
  isActive: true,
  receivedOn: null,
  contractOn: null,
  ...days,
})
const defect = (state: DefectState, craftsmanId = 'huber') => ({ craftsmanId, state })

test('orders and open quotes of a firm, the newest first by its contract; refused and removed ones are none', () => {
  const quotes = [
    quote('a', 'accepted', { receivedOn: '2026-09-01', contractOn: '2026-10-20' }),
    quote('b', 'accepted', { receivedOn: '2026-10-01' }),
    quote('c', 'received', { receivedOn: '2026-11-01' }),
    quote('d', 'asked'),
    quote('e', 'declined'),
    { ...quote('f', 'accepted'), isActive: false },
    { ...quote('g', 'accepted'), craftsmanId: 'alba' },
  ]
  const { orders, offers } = dealingsWith('huber', quotes, [])
  expect(orders.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(offers.map(({ id }) => id)).toEqual(['c', 'd'])
})

test('open is what it still has to put right', () => {
  const defects = [
    defect('open'),
    defect('disputed'),
    defect('repaired'),
    defect('confirmed'),
    defect('open', 'alba'),
  ]
  expect(dealingsWith('huber', [], defects).open).toHaveLength(2)
})
