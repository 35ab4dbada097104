import { expect, test } from 'vitest'
import { datedSources, sourceRules } from '../deadlines/source.ts'
import { isQuiet, isWaking, isWanted, switches, usualSettings, waysOf } from './notification-settings.ts'

const quietHours = (quietFrom: number, quietTo: number): number[] =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuiet({ quietFrom, quietTo }, hour))

test.each([
  ['over midnight', 21, 7, [0, 1, 2, 3, 4, 5, 6, 21, 22, 23]],
  ['in the middle of the day', 12, 14, [12, 13]],
  ['never', 7, 7, []],
])('a device is quiet %s', (_when, from, to, hours) => {
  expect(quietHours(from, to)).toEqual(hours)
})

test('what is switched off by one way still comes by the other, and safety always comes', () => {
  const settings = { ...usualSettings, switchedOff: ['people.push', 'security.push'] }
  expect(isWanted(settings, 'member_left', 'push')).toBe(false)
  expect(isWanted(settings, 'member_left', 'mail')).toBe(true)
  expect(isWanted(settings, 'components_due', 'push')).toBe(true)
  expect(isWanted(settings, 'account_security', 'push')).toBe(true)
})

test('the days to notify a defect come by every way, whatever was chosen', () => {
  const settings = { ...usualSettings, switchedOff: [...switches] }
  for (const kind of ['defect_due', 'warranty_notice_ending'] as const)
    for (const channel of ['mail', 'push'] as const) expect(isWanted(settings, kind, channel)).toBe(true)
  expect(isWanted(settings, 'warranty_ending', 'mail')).toBe(false)
})

test('a device is woken on the day of a to-do, never for an invoice or a paper, always for a defect', () => {
  const woken = datedSources.flatMap((source) => {
    const { kind, days } = sourceRules[source].telling
    const steps = days.filter((step) => isWaking(kind, step))
    return steps.length === 0 ? [] : [[source, steps]]
  })
  expect(woken).toEqual([
    ['todo', [0]],
    ['maintenance', [0]],
    ['defect', sourceRules.defect.telling.days],
    ['warranty_notice', sourceRules.warranty_notice.telling.days],
  ])
  expect(
    ['appointment_soon', 'quote_answered', 'components_due'].map((kind) => isWaking(kind as never)),
  ).toEqual([true, true, false])
})

test('a day on which a device is woken is one on which something is told', () => {
  const strays = datedSources.filter((source) => {
    const { kind, days } = sourceRules[source].telling
    const { push } = waysOf[kind]
    return typeof push !== 'string' && !push.every((step) => days.some((day) => day === step))
  })
  expect(strays).toEqual([])
})
