import { analyse } from '@hauswart/domain/analysis/engine/analyse'
import type { AnalysedComponent, AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { emptyProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { expect, test } from 'vitest'
import { measureCards } from './measure-cards.ts'
import { preparedTodos } from '#features/analysis/decisions/prepared-todos.ts'

const component = (catalogKey: ComponentKey, installedYear: number): AnalysedComponent => ({
  id: catalogKey,
  catalogKey,
  name: null,
  isShared: false,
  quantity: null,
  unit: null,
  material: null,
  installedYear,
  isInstalledYearAssumed: false,
  lastRenewedYear: null,
  condition: null,
  conditionOn: null,
  ownLifetimeYears: 20,
})

const measure = (id: string, componentIds: readonly string[], more: Partial<Measure>): Measure => ({
  id,
  componentIds,
  kind: 'replacement',
  title: null,
  state: 'planned',
  year: 2030,
  reason: null,
  version: 1,
  ...more,
})

const analysed = (measures: readonly Measure[] = []) =>
  analyse({
    today: '2026-11-15',
    house: {
      kind: 'single_family_house',
      usage: 'owner_occupied',
      canton: 'ZH',
      buildYear: 1987,
      buildPeriod: null,
      livingAreaM2: null,
      energyAreaM2: null,
      floors: null,
      dwellings: null,
      heating: null,
      heatingYear: null,
      hotWater: null,
      hasPhotovoltaics: null,
      geakEnvelope: null,
      geakTotal: null,
      isListed: null,
      origins: [],
    },
    components: [component('oil_heating', 1998), component('kitchen', 2025), component('windows', 2010)],
    measures,
    profile: emptyProfile,
    budget: null,
    amounts: [],
    sharePermille: null,
    fund: null,
    imputedRentRappen: null,
    references: [],
  } satisfies AnalysisInput)

const cardsWith = (measures: readonly Measure[]) => measureCards(analysed(measures), measures)
const words = (cards: ReturnType<typeof measureCards>['near']) =>
  cards.map(({ title, state, year, componentState }) => [title, state, year, componentState])

test('what comes within ten years is proposed, the rest lies further back', () => {
  const { near, later, decided, closed } = cardsWith([])
  expect(words(near)).toEqual([
    ['Ölheizung', 'proposed', 2026, 'due'],
    ['Fenster', 'proposed', 2030, 'soon'],
  ])
  expect(words(later)).toEqual([['Küche', 'proposed', 2045, 'good']])
  expect([decided, closed]).toEqual([[], []])
})

test('a decision takes its proposal over, with the words of its owner', () => {
  const { near, decided } = cardsWith([
    measure('m1', ['oil_heating'], { title: 'Wärmepumpe statt Öl', year: 2028 }),
  ])
  expect(words(near).map(([title]) => title)).toEqual(['Fenster'])
  expect(words(decided)).toEqual([['Wärmepumpe statt Öl', 'planned', 2028, 'due']])
})

test('a card says what its works save, and nothing where they save nothing', () => {
  const { near, later } = cardsWith([])
  const saves = [...near, ...later].map(({ title, saving }) => [title, saving !== undefined])
  expect(saves).toEqual([
    ['Ölheizung', true],
    ['Fenster', true],
    ['Küche', false],
  ])
})

test('what was rejected or done is kept, and proposes nothing any more', () => {
  const { near, closed } = cardsWith([
    measure('m1', ['oil_heating'], { state: 'rejected', year: null, reason: 'Fernwärme kommt.' }),
    measure('m2', ['windows'], { state: 'done', year: 2025 }),
  ])
  expect(words(near).map(([title]) => title)).not.toContain('Ölheizung')
  expect(words(closed)).toEqual([
    ['Ölheizung', 'rejected', null, 'due'],
    ['Fenster', 'done', 2025, 'soon'],
  ])
})

const renovation = (year: number, buildYear: number | null, ...keys: readonly ComponentKey[]) => {
  const components = analysed().components.filter((one) => keys.includes(one.component.catalogKey))
  return preparedTodos({ components, year, today: '2026-11-15', buildYear })
}

test('a renovation of an old house begins with offers and a look for asbestos', () => {
  expect(
    renovation(2029, 1987, 'kitchen').map(({ prepares, title, dueOn }) => [prepares, title, dueOn]),
  ).toEqual([
    ['offers', 'Drei Offerten einholen: Küche', '2028-10-31'],
    ['asbestos', 'Vor den Arbeiten auf Asbest prüfen lassen: Küche', '2028-10-31'],
    ['contract', 'Auftrag schriftlich erteilen: Küche', '2029-02-28'],
  ])
})

test('what is seen from outside asks the municipality; a new house has no asbestos', () => {
  const titles = renovation(2029, 2005, 'windows').map(({ title }) => title)
  expect(titles).toContain('Bewilligung bei der Gemeinde klären: Fenster')
  expect(titles.join()).not.toContain('Asbest')
})

test('days that have passed are left open, and each to-do belongs to a component', () => {
  const todos = renovation(2026, null, 'kitchen')
  expect(todos.every(({ dueOn }) => dueOn === null)).toBe(true)
  expect(todos.every(({ componentId }) => componentId === 'kitchen')).toBe(true)
})

test('nothing chosen means nothing to do', () => {
  expect(renovation(2029, 1987)).toEqual([])
})
