import { expect, test } from 'vitest'
import { allOfThem, choicesIn, filterProjects, isFiltered, yearsOf } from './projects-filter.ts'

const plain = {
  componentIds: [] as readonly string[],
  startsOn: null,
  endsOn: null,
  startedOn: null,
  finishedOn: null,
}
const roof = {
  ...plain,
  id: 'roof',
  state: 'closed',
  startedOn: '2024-11-04',
  finishedOn: '2025-02-01',
} as const
const bath = {
  ...plain,
  id: 'bath',
  state: 'underway',
  componentIds: ['tub'],
  startsOn: '2026-03-02',
} as const
const idea = { ...plain, id: 'idea', state: 'idea' } as const
const all = [roof, bath, idea]
const today = '2026-11-19'
const firms = new Map([['bath', new Set(['huber'])]])
const shown = (filter: object) =>
  filterProjects(all, { ...allOfThem, ...filter }, { firms, today }).map(({ id }) => id)

test('each filter narrows down, all of them together most', () => {
  expect(isFiltered(allOfThem)).toBe(false)
  expect(shown({})).toEqual(['roof', 'bath', 'idea'])
  expect(shown({ state: 'offen' })).toEqual(['bath', 'idea'])
  expect(shown({ state: 'abgeschlossen' })).toEqual(['roof'])
  expect(shown({ craftsmanId: 'huber' })).toEqual(['bath'])
  expect(shown({ componentId: 'tub' })).toEqual(['bath'])
  expect(shown({ year: '2025' })).toEqual(['roof'])
  expect(shown({ state: 'idee', year: '2026' })).toEqual([])
})

test('a renovation is in every year from its beginning to its end, as it was rather than as it was planned', () => {
  expect(yearsOf(roof, today)).toEqual(['2024', '2025'])
  expect(yearsOf({ ...bath, startedOn: '2026-01-05' }, today)).toEqual(['2026'])
  expect(yearsOf(idea, today)).toEqual([])
  // Begun in the autumn and not done: it is work of this year too.
  expect(yearsOf({ ...bath, startedOn: '2025-11-05' }, today)).toEqual(['2025', '2026'])
  expect(yearsOf({ ...bath, startedOn: '2025-11-05', state: 'cancelled' }, today)).toEqual(['2025'])
})

test('only what there is can be chosen, and what was chosen and is gone can be given up', () => {
  const named = (value: string) => ({ value, label: value })
  const known = {
    firms,
    today,
    craftsmen: [named('huber'), named('frei')],
    components: [named('tub'), named('roof')],
  }
  const choices = choicesIn(all, { ...allOfThem, craftsmanId: 'gone' }, known)
  expect(choices.states.map(({ value }) => value)).toEqual([
    'offen',
    'idee',
    'in-ausfuehrung',
    'abgeschlossen',
  ])
  expect(choices.years.map(({ value }) => value)).toEqual(['2024', '2025', '2026'])
  expect(choices.craftsmen.map(({ value }) => value)).toEqual(['huber', 'gone'])
  expect(choices.components.map(({ value }) => value)).toEqual(['tub'])
})
