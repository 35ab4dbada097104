import { errorCodes } from '@hauswart/domain/errors/error-code'
import { expect, test } from 'vitest'
import { RestError } from '#device/net/rest.ts'
import { Unreachable } from '#device/net/unreachable.ts'
import { failureText, isRefusal } from './account-failure.ts'

const refused = (status: number, code: string, headers: Record<string, string> = {}) =>
  new RestError({ status, headers: new Headers(headers), body: { code, message: 'x' } })

test('every refusal of the server has its German sentence', () => {
  // A page that is missing is told to programs only, in the words of the specification.
  const told = errorCodes.filter((code) => code !== 'PAGE_NOT_FOUND')
  for (const code of told) expect(failureText(refused(400, code))).toMatch(/^[A-ZÄÖÜ].*\.$/)
  expect(failureText(refused(401, 'CREDENTIALS_WRONG'))).toBe('E-Mail oder Passwort ist nicht korrekt.')
})

test.each([
  [{}, 'Zu viele Anfragen. Bitte warten Sie einen Moment.'],
  [{ 'retry-after': '900' }, 'Zu viele Versuche. Bitte in 15 Minuten erneut.'],
  [{ 'retry-after': '61' }, 'Zu viele Versuche. Bitte in 2 Minuten erneut.'],
  [{ 'retry-after': '5' }, 'Zu viele Versuche. Bitte in einer Minute erneut.'],
])('too many tries with %j say how long to wait', (headers, sentence) => {
  expect(failureText(refused(429, 'RATE_LIMITED', headers))).toBe(sentence)
})

test('no connection, a server in trouble and a fault of ours are told apart', () => {
  expect(failureText(new Unreachable('no connection'))).toMatch(/^Keine Verbindung\./)
  expect(failureText(new Unreachable('the server answered 502', { status: 502 }))).toMatch(/nicht erreichbar/)
  expect(failureText(new TypeError('x is undefined'))).toBe(
    'Das hat leider nicht geklappt. Bitte versuchen Sie es erneut.',
  )
  expect(failureText(refused(418, 'A_CODE_OF_TOMORROW'))).toMatch(/^Das hat leider nicht geklappt\./)
})

test('a refusal is known by its code', () => {
  expect(isRefusal(refused(403, 'EMAIL_NOT_CONFIRMED'), 'EMAIL_NOT_CONFIRMED')).toBe(true)
  expect(isRefusal(refused(403, 'FORBIDDEN'), 'EMAIL_NOT_CONFIRMED')).toBe(false)
  expect(isRefusal(new Error('EMAIL_NOT_CONFIRMED'), 'EMAIL_NOT_CONFIRMED')).toBe(false)
})
