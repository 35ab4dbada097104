import { expect, test } from 'vitest'
import { readUid } from './uid.ts'

test.each([
  ['CHE-116.281.710', 'CHE-116.281.710'],
  ['CHE-100.155.212', 'CHE-100.155.212'],
  ['CHE-106.017.086', 'CHE-106.017.086'],
  ['CHE-109.322.551', 'CHE-109.322.551'],
  ['che 116281710', 'CHE-116.281.710'],
  ['CHE-116.281.710 MWST', 'CHE-116.281.710'],
  ['CHE-107.787.577 IVA', 'CHE-107.787.577'],
])('%s is the enterprise %s', (typed, uid) => {
  expect(readUid(typed)).toBe(uid)
})

test.each(['CHE-116.281.711', 'CHE-123.456.789', 'CH-116.281.710', 'CHE-116.281.71', ''])(
  '«%s» is nobody',
  (typed) => {
    expect(readUid(typed)).toBeUndefined()
  },
)
