import { errorCodes } from '@hauswart/domain/errors/error-code'
import { expect, it, test } from 'vitest'
import { judge } from './verdict.ts'

const failure = (facts: object, message = 'nein') => Object.assign(new Error(message), facts)

test.each([
  'BAD_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_COMPLEX',
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'LIMIT_REACHED',
  'NOT_CONFIGURED',
])('%s is a refusal: kept and shown, not sent again by itself', (code) => {
  expect(judge(failure({ code, status: 200 }))).toEqual({ kind: 'refused', code, error: 'nein' })
})

test.each([
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'BUSY',
  'OUTCOME_UNKNOWN',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
  'UNKNOWN_DOCUMENT',
])('%s passes: the entry waits', (code) => {
  expect(judge(failure({ code }))).toEqual({ kind: 'later', code, error: 'nein' })
})

it('has a meaning for every code there is', () => {
  for (const code of errorCodes) expect(['later', 'refused']).toContain(judge(failure({ code })).kind)
})

it('everything that is not a spelled-out refusal waits', () => {
  const strange: unknown[] = [
    new TypeError('Failed to fetch'),
    new DOMException('gone', 'AbortError'),
    failure({ status: 502 }),
    failure({ status: 404 }),
    failure({ code: 'A_CODE_OF_TOMORROW', status: 200 }),
    failure({ code: 404 }),
    'a text',
    undefined,
  ]
  for (const one of strange) expect(judge(one).kind).toBe('later')
})

it('knows the refusal of a proxy that a file is too large', () => {
  expect(judge(failure({ status: 413 }))).toMatchObject({ kind: 'refused', code: 'FILE_TOO_LARGE' })
})

it('keeps what the server holds instead', () => {
  expect(judge(failure({ code: 'CONFLICT', current: { version: 3 } }))).toMatchObject({
    current: { version: 3 },
  })
})
