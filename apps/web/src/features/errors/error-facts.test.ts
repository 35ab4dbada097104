import { describe, expect, test } from 'vitest'
import { ChunkError } from '#device/chunk-guard.ts'
import { errorFacts, errorNumber } from './error-facts.ts'

describe('what an error means', () => {
  test('[S8.5] [S2.14] an unknown route is a 404, with the specified message', () => {
    const answer = { status: 404, statusText: 'Not Found', internal: true, data: 'no route' }
    expect(errorFacts(answer, true)).toEqual({
      kind: 'notFound',
      status: 404,
      message: 'This page could not be found',
    })
  })

  test('whatever says nothing else is a 500', () => {
    for (const error of [
      new Error('kaputt'),
      'kaputt',
      null,
      undefined,
      {},
      { status: 'x' },
      { status: 200 },
    ])
      expect(errorFacts(error, true)).toMatchObject({ kind: 'failed', status: 500 })
    expect(errorFacts(new Error('kaputt'), true).message).toBe('kaputt')
    expect(errorFacts({ status: 503, statusText: 'voll' }, true)).toEqual({
      kind: 'failed',
      status: 503,
      message: 'voll',
    })
  })

  test('missing code is told apart, and offline is no fault', () => {
    expect(errorFacts(new ChunkError('weg'), true).kind).toBe('notLoaded')
    expect(errorFacts(new ChunkError('weg'), false).kind).toBe('offline')
    expect(errorFacts(new Error('kaputt'), false).kind).toBe('failed')
  })
})

test('an error number can be read out', () => {
  expect(errorNumber(new Uint8Array([0, 1, 2, 3, 4, 5, 255, 30]))).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(errorNumber(new Uint8Array(8))).toBe('2222-2222')
})
