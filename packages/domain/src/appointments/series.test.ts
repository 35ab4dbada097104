import { expect, test } from 'vitest'
import { uuid7 } from '../ids/uuid7.ts'
import { addAppointmentSeriesInput, deleteAppointmentsInput } from './series.input.ts'
import {
  amountUntil,
  canGoWithOthers,
  maxInSeries,
  placeInSeries,
  proposedUntil,
  rhythms,
  seriesDays,
} from './series.ts'

const on = (startsOn: string, endsOn = startsOn) => ({ startsOn, endsOn })
const starts = (...said: Parameters<typeof seriesDays>) => seriesDays(...said).map(({ startsOn }) => startsOn)

test('days are counted from the first: every second Tuesday, a month’s end, a leap day', () => {
  expect(starts(on('2027-03-16'), 'two_weekly', 3)).toEqual(['2027-03-16', '2027-03-30', '2027-04-13'])
  expect(starts(on('2027-01-31'), 'monthly', 4)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ])
  expect(starts(on('2027-08-31'), 'quarterly', 3)).toEqual(['2027-08-31', '2027-11-30', '2028-02-29'])
  expect(starts(on('2027-08-31'), 'half_yearly', 3)).toEqual(['2027-08-31', '2028-02-29', '2028-08-31'])
  expect(starts(on('2028-02-29'), 'yearly', 5).at(-1)).toBe('2032-02-29')
})

test('one of several days keeps its length, also over a month’s end and the change of clocks', () => {
  expect(seriesDays(on('2027-01-30', '2027-02-02'), 'monthly', 3)).toEqual([
    on('2027-01-30', '2027-02-02'),
    on('2027-02-28', '2027-03-03'),
    on('2027-03-30', '2027-04-02'),
  ])
  expect(seriesDays(on('2027-03-21', '2027-03-22'), 'weekly', 2)[1]).toEqual(on('2027-03-28', '2027-03-29'))
})

test.each([
  ['weekly', '2027-05-03', 1],
  ['weekly', '2027-05-09', 1],
  ['weekly', '2027-05-10', 2],
  ['weekly', '2027-05-02', 0],
  ['weekly', '2126-01-01', maxInSeries + 1],
  ['monthly', '2027-12-03', 8],
  ['yearly', '2032-05-02', 5],
] as const)('%s from 3 May until %s it comes %i times', (rhythm, until, amount) => {
  expect(amountUntil('2027-05-03', rhythm, until)).toBe(amount)
})

test('what is proposed can be, whatever the day', () => {
  for (const rhythm of rhythms)
    for (const startsOn of ['2027-01-01', '2027-12-31', '2028-02-29']) {
      const amount = amountUntil(startsOn, rhythm, proposedUntil(startsOn, rhythm))
      expect(amount).toBeGreaterThanOrEqual(5)
      expect(amount).toBeLessThanOrEqual(maxInSeries)
    }
})

const member = (id: string, startsOn: string, seriesId: string | null = 's') => ({
  id,
  seriesId,
  startsOn,
  startsAt: null,
  endsOn: startsOn,
  endsAt: null,
})

test('one knows its place among those that are there, wherever it was moved', () => {
  const [a, b, c] = [member('a', '2027-05-03'), member('b', '2027-07-05'), member('c', '2027-06-07')]
  const alone = member('d', '2027-05-03', 't')
  const all = [b, a, member('e', '2027-05-04', null), c, alone]
  expect(placeInSeries(all, a)).toEqual({ at: 1, amount: 3, lastOn: '2027-07-05', following: [c, b] })
  expect(placeInSeries(all, b)).toMatchObject({ at: 3, following: [] })
  for (const one of [alone, member('e', '2027-05-04', null), member('f', '2027-05-03')])
    expect(placeInSeries(all, one)).toBeUndefined()
})

test('whom somebody awaits goes alone', () => {
  expect([null, { isComing: false }, { isComing: true }].map((guest) => canGoWithOthers({ guest }))).toEqual([
    true,
    true,
    false,
  ])
})

test('a series has two to sixty appointments, each with a name of its own', () => {
  const named = (amount: number) => Array.from({ length: amount }, (_, at) => uuid7(at, new Uint8Array(10)))
  const facts = { title: 'Garten', kind: 'service', ...on('2027-05-03') }
  const isRead = (ids: readonly string[]) =>
    addAppointmentSeriesInput.safeParse({ ...facts, rhythm: 'weekly', seriesId: named(1)[0], ids }).success
  expect([1, 2, maxInSeries, maxInSeries + 1].map((amount) => isRead(named(amount)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  const [twice = ''] = named(1)
  expect(isRead([twice, twice])).toBe(false)
  expect(deleteAppointmentsInput.safeParse({ ids: [twice] }).success).toBe(true)
  expect(deleteAppointmentsInput.safeParse({ ids: [twice, twice] }).success).toBe(false)
})
