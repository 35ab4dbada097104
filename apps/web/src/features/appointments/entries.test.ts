import { expect, test } from 'vitest'
import {
  countWeek,
  entriesOf,
  groupEntries,
  soonOf,
  together,
  type Appointment,
  type Entry,
} from './entries.ts'

const now = { today: '2026-11-18', time: '12:00' }
const meeting = (id: string, startsOn: string, facts: Partial<Appointment> = {}): Appointment => ({
  id,
  title: id,
  kind: 'service',
  state: 'planned',
  startsOn,
  startsAt: '09:00',
  endsOn: startsOn,
  endsAt: '10:00',
  place: null,
  note: null,
  componentId: null,
  craftsmanId: null,
  projectId: null,
  seriesId: null,
  guest: null,
  remindMinutes: null,
  version: 1,
  isWaiting: false,
  ...facts,
})
const coming = (source: 'todo' | 'document' | 'measure', on: string) => ({
  source,
  id: `${source} ${on}`,
  title: source,
  on,
  componentId: null,
  isWholeYear: source === 'measure',
  projectId: null,
})
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)

test('a day begins with what takes all of it, then follows the clock', () => {
  const all = [
    meeting('late', '2026-11-20', { startsAt: '14:00', endsAt: '15:00' }),
    meeting('early', '2026-11-20', { startsAt: '08:00' }),
    meeting('days', '2026-11-19', { startsAt: null, endsAt: null, endsOn: '2026-11-20' }),
  ]
  const entries = entriesOf(all, [coming('document', '2026-11-20'), coming('measure', '2026-12-31')], now)
  expect(entries.map(({ id, day }) => `${day.slice(8)} ${id}`)).toEqual([
    '19 days',
    '20 days',
    '20 document 2026-11-20',
    '20 early',
    '20 late',
  ])
})

test('of a series it is told as long as others of it are there', () => {
  const all = [
    meeting('first', '2026-11-20', { seriesId: 'garden' }),
    meeting('next', '2026-12-04', { seriesId: 'garden' }),
    meeting('left', '2026-12-05', { seriesId: 'cleaning' }),
    meeting('once', '2026-12-06'),
  ]
  const again = entriesOf(all, [coming('document', '2026-11-20')], now).filter(({ comesAgain }) => comesAgain)
  expect(ids(again)).toEqual(['first', 'next'])
})

test('the list tells each once: this week, the next, later, and what is over', () => {
  const all = [
    meeting('over', '2026-11-18'),
    meeting('goes on', '2026-11-16', { startsAt: null, endsAt: null, endsOn: '2026-11-19' }),
    meeting('sunday', '2026-11-22'),
    meeting('monday', '2026-11-23'),
    meeting('far', '2026-11-30'),
    meeting('off', '2026-11-19', { state: 'cancelled' }),
  ]
  const entries = entriesOf(all, [coming('todo', '2026-11-01'), coming('todo', '2026-11-24')], now)
  const { past, now: week, next, later } = groupEntries(entries, now.today)
  expect([ids(past), ids(week), ids(next), ids(later)]).toEqual([
    ['over'],
    ['todo 2026-11-01', 'goes on', 'off', 'sunday'],
    ['monday', 'todo 2026-11-24'],
    ['far'],
  ])
  expect(countWeek(entries, now.today)).toEqual({ meetings: 2, deadlines: 0, todos: 1 })
})

test('what is known by its day and what comes next are told once; the list takes the two weeks', () => {
  const [near, far] = [coming('todo', '2026-12-06'), coming('todo', '2026-12-07')]
  const moved = { ...near, on: '2026-12-01' }
  expect(together([near, far], [moved, coming('document', '2027-01-01')]).map(({ on }) => on)).toEqual([
    '2026-12-06',
    '2027-01-01',
    '2026-12-07',
  ])
  expect(soonOf([coming('todo', '2026-11-29'), coming('todo', '2026-11-30')], now.today)).toHaveLength(1)
})
