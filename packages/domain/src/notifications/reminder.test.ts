import { describe, expect, test } from 'vitest'
import { addDays } from '../days/day.ts'
import { sourceRules, type DatedSource } from '../deadlines/source.ts'
import { appointmentWords, reminderWords } from './reminder.labels.ts'
import { remindedDays, reminderStep } from './reminder.ts'

const today = '2026-11-17'
const one = (source: DatedSource, left: number, intervalMonths: number | null = null) => ({
  source,
  on: addDays(today, left),
  intervalMonths,
})

describe('reminders', () => {
  test('a to-do is told a week, a day and on the day before it is late, then ever more rarely, then no more', () => {
    const told = Array.from({ length: 400 }, (_, at) => 30 - at).filter(
      (left) => reminderStep(one('todo', left), { today, missed: 0 }) !== undefined,
    )
    expect(told).toEqual([7, 1, 0, -1, -7, -14, -21, -28, -35])
  })

  test.each([
    ['a check every twenty years', 240, [180, 60, 14, 0]],
    ['a yearly service', 12, [60, 14, 0]],
    ['what comes every half year', 6, [14, 0]],
    ['what comes every month', 1, [0]],
  ])('%s is announced at most a quarter of its interval ahead', (_what, months, steps) => {
    const told = sourceRules.maintenance.telling.days.filter(
      (left) => reminderStep(one('maintenance', left, months), { today, missed: 0 }) === left,
    )
    expect(told).toEqual(steps)
  })

  test('after nights without a look only the last step is told, and every day of it is looked for', () => {
    expect(reminderStep(one('todo', 0), { today, missed: 2 })).toBe(0)
    expect(reminderStep(one('todo', 5), { today, missed: 1 })).toBeUndefined()
    expect(reminderStep(one('todo', 5), { today, missed: 2 })).toBe(7)
    const days = remindedDays('document', { today, missed: 1 })
    expect(days).toEqual([60, 59, 14, 13].map((left) => addDays(today, left)))
  })

  test('an owner reads what is due, when and where', () => {
    const words = (source: DatedSource, left: number) =>
      reminderWords({ ...one(source, left), title: 'Dachrinne', house: 'Lindenweg 14' }, today)
    expect(words('todo', 1)).toEqual({
      title: 'Morgen fällig: Dachrinne',
      text: 'Das To-do bei «Lindenweg 14» ist am Mi, 18.11.2026 fällig.',
    })
    expect(words('todo', -7).title).toBe('Seit 7 Tagen überfällig: Dachrinne')
    expect(words('maintenance', 14).title).toBe('Unterhalt in 14 Tagen fällig: Dachrinne')
    expect(words('document', 60).title).toBe('Läuft in 60 Tagen ab: Dachrinne')
    const meeting = { title: 'Service', startsOn: today, startsAt: '14:00:00', house: 'Lindenweg 14' }
    expect(appointmentWords(meeting, today)).toEqual({
      title: 'Termin heute um 14:00: Service',
      text: 'Am Di, 17.11.2026 um 14:00 bei «Lindenweg 14».',
    })
    const long = reminderWords({ ...one('todo', 0), title: '🏠'.repeat(200), house: 'Haus' }, today)
    expect(Array.from(long.title)).toHaveLength(120)
  })
})
