import { expect, test } from 'vitest'
import { isQuiet, isWanted, usualSettings } from './notification-settings.ts'

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
