import { expect, test } from 'vitest'
import { withoutAmount } from '#house/work/told-facts.ts'
import { eventForm, type EventValues } from './event-values.ts'

const { newValues, prepare, schema } = eventForm(2026)
const parse = (more: Partial<EventValues>) => schema.safeParse(prepare(newValues({ year: 2026, ...more })))

test('a new entry is complete with its year alone', () => {
  expect(parse({}).data).toEqual({
    kind: 'serviced',
    title: null,
    year: 2026,
    happenedOn: null,
    performedBy: null,
    costRappen: null,
    note: null,
  })
})

test('a day lies in its year', () => {
  expect(parse({ happenedOn: '2026-03-01' }).success).toBe(true)
  expect(parse({ happenedOn: '2025-03-01' }).error?.issues[0]?.path).toEqual(['happenedOn'])
})

test('nothing lies ahead, as the server has it', () => {
  expect(parse({ year: 2026 }).success).toBe(true)
  expect(parse({ year: 2027 }).error?.issues[0]?.path).toEqual(['year'])
})

test('without the right to see amounts none is sent, not even none', () => {
  expect(withoutAmount({ year: 2026, costRappen: null }, false)).toEqual({ year: 2026 })
  expect(withoutAmount({ year: 2026, costRappen: 500 }, true)).toEqual({ year: 2026, costRappen: 500 })
})
