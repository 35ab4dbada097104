import { expect, test } from 'vitest'
import { choicesIn, filterEntries, isFiltered } from './entries-filter.ts'
import type { Appointment, Entry } from './entries.ts'

const everything = { kind: '', componentId: '', craftsmanId: '' }
const entry = (
  key: string,
  facts: Partial<Omit<Entry, 'appointment'>> & { appointment?: object },
): Entry => ({
  key,
  sort: 'meeting',
  id: key,
  day: '2026-11-20',
  title: key,
  componentId: null,
  isPast: false,
  source: 'appointment',
  projectId: null,
  comesAgain: false,
  ...facts,
  appointment: facts.appointment as Appointment | undefined,
})
const entries = [
  entry('Kaminfeger', { componentId: 'oil', appointment: { kind: 'service', craftsmanId: 'frei' } }),
  entry('Bank', { appointment: { kind: 'bank', craftsmanId: null } }),
  entry('Garantie', { sort: 'deadline', componentId: 'oil' }),
  entry('Laub', { sort: 'todo', componentId: 'roof' }),
]
const all = {
  components: ['oil', 'roof', 'windows'].map((value) => ({ value, label: value })),
  craftsmen: ['frei', 'huber'].map((value) => ({ value, label: value })),
}

test.each([
  [{}, ['Kaminfeger', 'Bank', 'Garantie', 'Laub']],
  [{ kind: 'termine' }, ['Kaminfeger', 'Bank']],
  [{ kind: 'fristen' }, ['Garantie']],
  [{ kind: 'service' }, ['Kaminfeger']],
  [{ kind: 'unbekannt' }, []],
  [{ componentId: 'oil' }, ['Kaminfeger', 'Garantie']],
  [{ componentId: 'oil', kind: 'fristen' }, ['Garantie']],
  [{ craftsmanId: 'frei' }, ['Kaminfeger']],
])('narrowed down by %o the calendar shows %j', (said, titles) => {
  expect(filterEntries(entries, { ...everything, ...said }).map(({ title }) => title)).toEqual(titles)
})

test('what stands in the calendar can be chosen, and what is chosen stays so', () => {
  const labels = (chosen: Partial<typeof everything>) =>
    Object.values(choicesIn(entries, { ...everything, ...chosen }, all)).map((some) =>
      some.map(({ label }) => label).join(' '),
    )
  expect(labels({})).toEqual(['Termine Fristen To-dos', 'Service Bank', 'oil roof', 'frei'])
  expect(labels({ kind: 'behoerde', componentId: 'windows' })).toEqual([
    'Termine Fristen To-dos',
    'Service Behörde Bank',
    'oil roof windows',
    'frei',
  ])
  expect(labels({ componentId: 'gone', craftsmanId: 'away' }).slice(2)).toEqual([
    'oil roof Gelöscht',
    'frei Gelöscht',
  ])
  expect([isFiltered(everything), isFiltered({ ...everything, kind: 'fristen' })]).toEqual([false, true])
})
