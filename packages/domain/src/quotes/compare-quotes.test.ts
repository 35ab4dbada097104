import { expect, test } from 'vitest'
import { compareQuotes } from './compare-quotes.ts'
import { contradictionIn, setQuoteInput } from './quote.input.ts'
import { quoteSums } from './quote-sums.ts'
import { shownQuoteState, type QuoteLine } from './quote.ts'

const line = (text: string, amountRappen: number | null, kind: QuoteLine['kind'] = 'priced'): QuoteLine => ({
  text,
  kind,
  quantity: null,
  unit: null,
  amountRappen,
})
const quote = (
  id: string,
  priceRappen: number | null,
  lines: readonly QuoteLine[] = [],
  more: object = {},
) => ({
  id,
  priceRappen,
  discountRappen: 0,
  includesVat: false,
  vatPermille: 81,
  lines,
  ...more,
})

// Three quotes for the same fourteen windows.
const mueller = quote(
  'mueller',
  3_794_000,
  [
    line('14 Fenster', 2_464_000),
    line('Montage und Abdichtung', 448_000),
    line('Ausbau und Entsorgung', 224_000),
    line('Laibungen verputzen', 280_000),
    line('Fensterbänke', 168_000),
    line('Hebebühne', 145_000),
    line('Prüfung auf Asbest', 65_000),
  ],
  { discountRappen: 113_820 },
)
const huber = quote('huber', 3_560_000, [
  line('14 fenster', 2_618_000),
  line('Montage und Abdichtung', 462_000),
  line('Ausbau und Entsorgung', 196_000),
  line('Laibungen verputzen', 245_000, 'option'),
  line('Fensterbänke', 154_000),
  line('Hebebühne', 130_000),
])
const alba = quote('alba', 3_049_000, [
  line('14 Fenster ', 2_890_000),
  line('Montage und Abdichtung', null, 'lump'),
  line('Ausbau und Entsorgung', null, 'missing'),
  line('Fensterbänke', 159_000),
  line('Hebebühne', 120_000, 'option'),
])

test.each([
  [mueller, { net: 3_794_000, discount: 113_820, vat: 298_095, gross: 3_978_275 }],
  [alba, { net: 3_049_000, discount: 0, vat: 246_970, gross: 3_295_970 }],
  [
    quote('a', 1_081_000, [], { includesVat: true }),
    { net: 1_000_000, discount: 0, vat: 81_000, gross: 1_081_000 },
  ],
  [
    quote('b', 1_081_000, [], { includesVat: true, discountRappen: 108_100 }),
    { net: 1_000_000, discount: 100_000, vat: 72_900, gross: 972_900 },
  ],
  [quote('c', null), undefined],
])('the sums of a quote add up, whether it is said with VAT or without', (one, sums) => {
  expect(quoteSums(one)).toEqual(sums)
  if (sums !== undefined) expect(sums.net - sums.discount + sums.vat).toBe(sums.gross)
})

test('with equal scope the cheapest on paper is not the cheapest', () => {
  const { lines, totals, best } = compareQuotes([mueller, huber, alba])
  expect(lines.map(({ text, cells }) => [text, ...cells.map(({ kind }) => kind)])).toEqual([
    ['14 Fenster', 'priced', 'priced', 'priced'],
    ['Montage und Abdichtung', 'priced', 'priced', 'lump'],
    ['Ausbau und Entsorgung', 'priced', 'priced', 'missing'],
    ['Laibungen verputzen', 'priced', 'option', 'missing'],
    ['Fensterbänke', 'priced', 'priced', 'priced'],
    ['Hebebühne', 'priced', 'priced', 'option'],
    ['Prüfung auf Asbest', 'priced', 'missing', 'missing'],
  ])
  expect(totals).toMatchObject([
    { id: 'mueller', rappen: 3_978_275, filled: [], options: [] },
    { id: 'huber', rappen: 4_183_470, filled: ['Prüfung auf Asbest'], options: ['Laibungen verputzen'] },
    {
      id: 'alba',
      rappen: 4_006_728,
      filled: ['Ausbau und Entsorgung', 'Laibungen verputzen', 'Prüfung auf Asbest'],
      options: ['Hebebühne'],
    },
  ])
  expect(best?.id).toBe('mueller')
})

test('what nobody puts a price on is named and not counted; an extra is no gap; without lines nobody knows', () => {
  const bare = quote('bare', 100_000)
  const asked = quote('asked', null)
  const one = quote('one', 200_000, [line('Arbeit', null, 'included'), line('Extra', 50_000, 'option')])
  const two = quote('two', 300_000, [line('Material', 300_000)])
  const { lines, totals, best } = compareQuotes([bare, asked, one, two])
  expect(lines[0]?.cells.map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'included', 'missing'])
  expect(totals.map(({ id, filled, unpriced, isBare }) => [id, filled, unpriced, isBare])).toEqual([
    ['bare', [], [], true],
    ['one', ['Material'], [], false],
    ['two', [], ['Arbeit'], false],
  ])
  expect(best?.id).toBe('two')
  expect(compareQuotes([one]).best).toBeUndefined()
})

test('a quote nobody decided about ends with its last valid day', () => {
  const until = { validUntil: '2026-12-02' }
  expect(shownQuoteState({ state: 'received', ...until }, '2026-12-02')).toBe('received')
  expect(shownQuoteState({ state: 'in_review', ...until }, '2026-12-03')).toBe('expired')
  expect(shownQuoteState({ state: 'accepted', ...until }, '2026-12-03')).toBe('accepted')
})

const facts = {
  state: 'received' as const,
  receivedOn: '2026-11-02',
  validUntil: '2026-12-02',
  priceRappen: 100,
  discountRappen: 0,
  cashDiscountPermille: null,
  cashDiscountDays: null,
}

test.each([
  [{}, undefined],
  [{ validUntil: '2026-11-01' }, 'validUntil'],
  [{ priceRappen: null }, 'priceRappen'],
  [{ priceRappen: null, state: 'asked' as const }, undefined],
  [{ discountRappen: 101 }, 'discountRappen'],
  [{ cashDiscountPermille: 20 }, 'cashDiscountDays'],
])('what is said of one: %o, at fault is %s', (said, field) => {
  expect(contradictionIn({ ...facts, ...said })).toBe(field)
})

test.each([
  [line('Fenster', 100), true],
  [line('Fenster', null), false],
  [line('Fenster', 100, 'missing'), false],
  [line('Fenster', 100, 'option'), true],
  [line('Fenster', null, 'option'), true],
  [line(' ', 100), false],
])('a line %o is taken: %s', (one, isTaken) => {
  expect(setQuoteInput.shape.lines.safeParse([one]).success).toBe(isTaken)
})
