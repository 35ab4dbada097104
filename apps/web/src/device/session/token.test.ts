import { expect, test } from 'vitest'
import { tokenMarginMs } from '#device/limits.ts'
import { makeJwt } from '#device/test-browser.ts'
import { holdToken, isExpired, readClaims } from './token.ts'

/** Clocks turned by hand. */
function makeClocks(wall = Date.parse('2026-11-14T12:00:00Z')) {
  const at = { wall, steady: 1_000 }
  return { at, now: () => at.wall, tick: () => at.steady }
}

const iat = Date.parse('2026-11-14T12:00:00Z') / 1_000
const minute = makeJwt({ iat, exp: iat + 60 })

test('[S4.5] a token counts as expired 500 ms before its end', () => {
  const clocks = makeClocks()
  const token = holdToken(minute, clocks)
  clocks.at.wall += 59_499
  clocks.at.steady += 59_499
  expect(isExpired(token, clocks)).toBe(false)
  clocks.at.wall += 1
  expect(isExpired(token, clocks)).toBe(true)
})

test('[S9.10] the margin is 500 ms', () => {
  expect(tokenMarginMs).toBe(500)
})

test('[S9.13] [S9.14] a token without expiry claim lives 60 s, one with a claim as long as that says', () => {
  const clocks = makeClocks()
  expect(holdToken(makeJwt({ sub: 'x' }), clocks).lifeMs).toBe(60_000)
  expect(holdToken(makeJwt({ iat, exp: iat + 90 }), clocks).lifeMs).toBe(90_000)
  expect(holdToken(makeJwt({ exp: iat + 30 }), clocks).lifeMs).toBe(30_000)
})

test.each([
  ['ten years behind', -10 * 365 * 86_400_000],
  ['three minutes ahead', 180_000],
])('a phone whose clock is %s keeps its token for the same minute', (_name, wrong) => {
  const clocks = makeClocks(iat * 1_000 + wrong)
  const token = holdToken(minute, clocks)
  clocks.at.wall += 59_000
  clocks.at.steady += 59_000
  expect(isExpired(token, clocks)).toBe(false)
  clocks.at.wall += 1_000
  expect(isExpired(token, clocks)).toBe(true)
})

test('the clock that ran further is believed: one was set back, or one slept with the laptop', () => {
  const setBack = makeClocks()
  const first = holdToken(minute, setBack)
  setBack.at.wall -= 3_600_000
  setBack.at.steady += 61_000
  expect(isExpired(first, setBack)).toBe(true)

  const asleep = makeClocks()
  const second = holdToken(minute, asleep)
  asleep.at.wall += 61_000
  expect(isExpired(second, asleep)).toBe(true)
})

test('a token another tab received a while ago is as old here as there', () => {
  const clocks = makeClocks()
  const token = holdToken(minute, clocks, clocks.at.wall - 40_000)
  clocks.at.steady += 19_500
  expect(isExpired(token, clocks)).toBe(true)
})

test.each(['', 'abc', 'a.b.c', 'a.e30x.c', `a.${Buffer.from('7').toString('base64url')}.c`])(
  '[S8.8] «%s» is no token',
  (text) => {
    expect(() => readClaims(text)).toThrow(new Error('Invalid token specified'))
  },
)
