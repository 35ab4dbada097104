import { expect, test } from 'vitest'
import type { ComponentRow } from '#house/nouns/components.ts'
import { closeSchema, outcomeOf, renewalsOf, type CloseValues } from './close-values.ts'

const part = (id: string, installedYear: number) =>
  ({ id, installedYear, isInstalledYearAssumed: false, lastRenewedYear: null }) as ComponentRow
const schema = closeSchema({
  open: ['accepted'],
  components: [part('bath', 1998), part('pipes', 2020)],
  thisYear: 2026,
})
const said = (more: Partial<CloseValues> = {}): CloseValues => ({
  confirms: ['accepted'],
  outcomes: { bath: 'replaced', pipes: 'same' },
  year: 2026,
  ...more,
})
const faultsIn = (values: CloseValues) => {
  const result = schema.safeParse(values)
  return result.success ? [] : result.error.issues.map(({ path, code }) => [path[0], code])
}

test('everything is confirmed, every component spoken of, in a year it can have been', () => {
  expect(faultsIn(said())).toEqual([])
  expect(faultsIn(said({ confirms: [] }))).toEqual([['confirms', undefined]])
  expect(faultsIn(said({ outcomes: { bath: 'renewed' } }))).toEqual([['outcomes', undefined]])
  expect(faultsIn(said({ year: 2027 }))).toEqual([['year', undefined]])
  expect(faultsIn(said({ year: null }))).toEqual([['year', undefined]])
  expect(faultsIn(said({ outcomes: { bath: 'same', pipes: 'replaced' }, year: 2019 }))).toEqual([
    ['year', 'too_small'],
  ])
})

test('a year is not asked for where nothing became new', () => {
  expect(faultsIn(said({ outcomes: { bath: 'same', pipes: 'same' }, year: null }))).toEqual([])
})

test('what stayed as it was leaves no trace, and a choice can be taken back', () => {
  expect(renewalsOf(said())).toMatchObject([{ componentId: 'bath', kind: 'replaced', year: 2026 }])
  expect(outcomeOf({ bath: 'renewed' }, 'bath', '')).toEqual({})
  expect(outcomeOf({}, 'bath', 'renewed')).toEqual({ bath: 'renewed' })
})
