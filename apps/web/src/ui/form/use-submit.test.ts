import { expect, test } from 'vitest'
import { GraphqlError, Unreachable } from '#device/net/graphql.ts'
import { failureOf } from './use-submit.ts'

const refusal = (extensions: Record<string, unknown>) =>
  new GraphqlError({
    status: 200,
    headers: new Headers(),
    body: { data: null, errors: [{ message: 'Nein.', extensions }] },
  })

test.each([
  ['nobody answered', new Unreachable('timeout'), { kind: 'unreachable' }],
  [
    'somebody was faster',
    refusal({ code: 'CONFLICT', current: { version: 4 } }),
    { kind: 'conflict', current: { version: 4 } },
  ],
  [
    'a field is wrong',
    refusal({ code: 'BAD_INPUT', field: 'buildYear' }),
    { kind: 'refused', message: 'Bitte prüfen Sie Ihre Angaben.', field: 'buildYear' },
  ],
  [
    'a code of a newer server',
    refusal({ code: 'SOMETHING_NEW' }),
    {
      kind: 'refused',
      message: 'Das hat leider nicht geklappt. Bitte versuchen Sie es erneut.',
      field: undefined,
    },
  ],
  [
    'a fault of our own',
    new TypeError('x is not a function'),
    {
      kind: 'refused',
      message: 'Das hat leider nicht geklappt. Bitte versuchen Sie es erneut.',
      field: undefined,
    },
  ],
])('%s', (_, error, failure) => {
  expect(failureOf(error)).toEqual(failure)
})
