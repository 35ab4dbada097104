import type { Analysis } from '@hauswart/domain/analysis/model/analysis'
import { expect, test } from 'vitest'
import { judgeComponents } from './judged-components.ts'

const component = (id: string, condition: 'good' | 'worn' | null) =>
  ({ id, catalogKey: 'windows', name: null, condition, installedYear: 1990, lastRenewedYear: null }) as const

test('the analysis judges, in its order; what was deleted meanwhile is left out', () => {
  const [old, fresh] = [component('old', 'good'), component('fresh', 'worn')]
  const analysis = {
    components: [
      { component: old, state: 'due', note: 'fällig · 2027' },
      { component: { id: 'gone' }, state: 'due', note: 'fällig · 2027' },
      { component: fresh, state: 'good', note: 'gut · bis 2046' },
    ],
  } as unknown as Analysis
  const judged = judgeComponents([fresh, old], analysis)
  expect(judged.map(({ component: { id }, note }) => `${id} ${note}`)).toEqual([
    'old fällig · 2027',
    'fresh gut · bis 2046',
  ])
})

test('without an analysis the condition speaks', () => {
  const judged = judgeComponents([component('a', null), component('b', 'worn')], undefined)
  expect(judged.map(({ note }) => note)).toEqual(['fällig · abgenutzt', 'unbekannt'])
})
