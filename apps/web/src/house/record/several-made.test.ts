import { expect, test } from 'vitest'
import { undoOf } from '#house/acts/undo-of.ts'
import { appointments, type AppointmentRow } from '#house/nouns/appointments.ts'
import { overlay, type Replayed } from './overlay.ts'
import type { Change } from './said.ts'

let seq = 0
const queued = (change: Change, more: Partial<Replayed> = {}): Replayed => ({
  seq: (seq += 1),
  key: `key-${seq}`,
  userId: 'anna',
  realEstateId: 'house',
  createdAt: Date.parse('2026-11-15T09:00:00Z'),
  attempts: 0,
  state: 'queued',
  ...change,
  ...more,
})
const facts = {
  title: 'Gartenpflege',
  kind: 'service' as const,
  startsOn: '2027-03-16',
  endsOn: '2027-03-16',
  seriesId: 's',
}
const series = appointments.acts.addSeries({ ...facts, rhythm: 'two_weekly', ids: ['a', 'b', 'c'] })
const row = (id: string, startsOn: string, version = 1): AppointmentRow => ({
  ...appointments.blank(''),
  ...facts,
  id,
  startsOn,
  endsOn: startsOn,
  version,
})
const shown = (rows: readonly AppointmentRow[], ...entries: readonly Replayed[]) =>
  overlay(appointments, rows, entries).map((one) => `${one.id} ${one.startsOn}`)
const all = ['a 2027-03-16', 'b 2027-03-30', 'c 2027-04-13']

test('all of an act that makes several stand there before it has arrived, each with its own facts', () => {
  const rows = overlay(appointments, [], [queued(series)])
  expect(rows.map(({ id, startsOn }) => `${id} ${startsOn}`)).toEqual(all)
  expect(rows[1]).toMatchObject({ ...row('b', '2027-03-30'), isWaiting: true })
  expect(Object.keys(rows[1] ?? {}).filter((name) => name === 'ids' || name === 'rhythm')).toEqual([])
  const arrived = [row('a', '2027-03-16'), row('b', '2027-03-31', 2), row('c', '2027-04-13')]
  expect(shown(arrived, queued(series, { isSent: true }))).toEqual([
    'a 2027-03-16',
    'b 2027-03-31',
    'c 2027-04-13',
  ])
})

test('one of them is changed, the last go, and what is refused is refused for each', () => {
  const [b, c] = [row('b', '2027-03-30'), row('c', '2027-04-13')]
  const moved = appointments.acts.update(b, { startsOn: '2027-04-01', endsOn: '2027-04-01' })
  const gone = appointments.acts.deleteSeveral('2 Termine', { ids: ['b', 'c'] })
  expect(shown([], queued(series), queued(moved))).toEqual([all[0], 'b 2027-04-01', all[2]])
  expect(shown([], queued(series), queued(moved), queued(gone))).toEqual([all[0]])
  const guest = { email: 'gast@example.test', isComing: true }
  expect(shown([{ ...b, guest }, c], queued(gone))).toEqual([all[1]])
  const refused = overlay(appointments, [], [queued(series, { state: 'rejected', code: 'LIMIT_REACHED' })])
  expect(refused.map(({ refusal }) => refusal?.code)).toEqual(Array(3).fill('LIMIT_REACHED'))
})

test('taken back, none of them is shown, also while that waits', () => {
  const added = queued(series)
  expect(shown([], added, queued(undoOf(added)))).toEqual([])
  const rows = [row('a', '2027-03-16'), row('b', '2027-03-30'), row('c', '2027-04-13')]
  expect(shown(rows, queued(undoOf(added)))).toEqual([])
})
