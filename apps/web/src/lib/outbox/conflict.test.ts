import { expect, it } from 'vitest'
import { overCurrent } from './conflict.ts'
import type { OutboxEntry } from './entry.ts'

const refused = (more: Partial<OutboxEntry>): OutboxEntry => ({
  seq: 1,
  key: 'key',
  userId: 'anna',
  op: 'updateTodo',
  realEstateId: 'home',
  objectId: 'boiler',
  variables: { id: 'boiler', input: { title: 'Boiler', expectedVersion: 1 } },
  createdAt: 1,
  attempts: 1,
  state: 'rejected',
  code: 'CONFLICT',
  current: { version: 4, title: 'Speicher' },
  ...more,
})

it('puts the own change over the version the server holds now', () => {
  expect(overCurrent(refused({}))).toEqual({ id: 'boiler', input: { title: 'Boiler', expectedVersion: 4 } })
})

it('finds the version wherever the entry keeps it', () => {
  const variables = { title: 'Boiler', expectedVersion: 1, facts: { title: 'Boiler' } }
  expect(overCurrent(refused({ variables }))).toEqual({ ...variables, expectedVersion: 4 })
})

it('offers nothing where there is no conflict, or no version on one of the sides', () => {
  expect(overCurrent(refused({ code: 'BAD_INPUT' }))).toBeUndefined()
  expect(overCurrent(refused({ current: null }))).toBeUndefined()
  expect(overCurrent(refused({ variables: { input: { title: 'x' } } }))).toBeUndefined()
})
