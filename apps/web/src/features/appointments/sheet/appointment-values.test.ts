import { expect, test } from 'vitest'
import { appointmentForm, untilFor, type AppointmentValues } from './appointment-values.ts'

const faultsOf = (said: Partial<AppointmentValues>) => {
  const values = appointmentForm.newValues({ title: 'Gartenpflege', startsOn: '2026-11-14', ...said })
  const result = appointmentForm.schema.safeParse(
    appointmentForm.prepare({ ...values, endsOn: values.startsOn }),
  )
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => String(path[0])))]
}

test.each(['1', '14.', '14.11.2', '', null])(
  'a first day half written (%s) is its own fault, of one that repeats too',
  (startsOn) => {
    for (const rhythm of ['weekly', 'monthly', 'yearly'] as const)
      expect(faultsOf({ startsOn, rhythm, until: '2027-11-14' })).toEqual(['startsOn', 'endsOn'])
  },
)

test.each([
  [null, ['until']],
  ['2026-11-15', ['until']],
  ['1.1.', ['until']],
  ['2028-11-14', ['until']],
  ['2027-11-14', []],
] as const)('until %s a weekly one has the faults %o', (until, faults) => {
  expect(faultsOf({ rhythm: 'weekly', until })).toEqual(faults)
})

test('what does not repeat has no end, and nothing is proposed for half a day', () => {
  expect(faultsOf({})).toEqual([])
  expect(untilFor({ startsOn: '2026-11-14', rhythm: 'yearly' })).toBe('2031-11-14')
  expect(untilFor({ startsOn: '14.11.2', rhythm: 'yearly' })).toBeNull()
  expect(untilFor({ startsOn: '2026-11-14', rhythm: '' })).toBeNull()
})
