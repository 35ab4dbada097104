import { expect, test } from 'vitest'
import { measureOptions } from './measure-options.ts'

test('a decision is called by its title, else by what it is over, and says what was decided', () => {
  const components = [
    { id: 'north', name: null, catalogKey: 'windows' as const },
    { id: 'south', name: 'Fenster Süd', catalogKey: 'windows' as const },
  ]
  const measure = { id: 'a', title: null, componentIds: ['south'], state: 'planned' as const, year: 2030 }
  const labels = measureOptions(
    [
      measure,
      { ...measure, title: 'Hülle', year: null },
      { ...measure, state: 'rejected', componentIds: ['gone'], year: null },
    ],
    components,
  ).map(({ label }) => label)
  expect(labels).toEqual(['Fenster Süd, geplant 2030', 'Hülle, geplant', 'abgelehnt'])
})
