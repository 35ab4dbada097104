import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import type { Figure, FigureUnit } from '@hauswart/domain/figures/figure'
import { componentKeys } from '@hauswart/domain/real-estate/component'
import { expect, test } from 'vitest'
import { lifeYears } from './life-years.ts'
import { standingWords } from './standing-words.ts'

const figure = (value: number | null, unit: FigureUnit = 'years', high = value): Figure => ({
  value,
  low: value,
  high,
  unit,
  inputs: [],
  rules: [],
})

type Facts = Partial<ComponentAnalysis['component']> & { left?: number | null }

function found({ left = 5, ...facts }: Facts, state: ComponentAnalysis['state'] = 'soon') {
  return {
    component: {
      id: 'one',
      catalogKey: 'windows',
      name: null,
      isShared: false,
      quantity: null,
      unit: null,
      material: null,
      installedYear: 1987,
      isInstalledYearAssumed: false,
      lastRenewedYear: null,
      condition: null,
      conditionOn: null,
      ownLifetimeYears: null,
      ...facts,
    },
    state,
    isAssumed: false,
    lifetime: figure(28, 'years', 50),
    remaining: figure(left),
    renewalYear: figure(left === null ? null : 2026 + left, 'year'),
  } as const satisfies Partial<ComponentAnalysis>
}

test.each([
  [
    found({ quantity: 14, unit: 'piece', left: 0 }, 'due'),
    'Ihre 14 Fenster von 1987 haben das Ende ihrer üblichen Lebensdauer erreicht.',
  ],
  [
    found({ catalogKey: 'pitched_roof', left: 0 }, 'due'),
    'Ihr Steildach von 1987 hat das Ende seiner üblichen Lebensdauer erreicht.',
  ],
  [
    found({ catalogKey: 'oil_heating', left: 1 }, 'due'),
    'Ihre Ölheizung von 1987 braucht bis 2027 eine Entscheidung.',
  ],
  [
    found({ catalogKey: 'water_heater', condition: 'defective', left: 0 }, 'due'),
    'Ihr Boiler von 1987 ist als defekt erfasst.',
  ],
  [found({ left: 5 }), 'Ihre Fenster von 1987 halten voraussichtlich noch 5\u00A0Jahre, bis etwa 2031.'],
  [
    found({ name: 'Fenster Süd', left: 1, isInstalledYearAssumed: true }),
    '«Fenster Süd» von etwa 1987 (angenommen) hält voraussichtlich noch 1\u00A0Jahr, bis etwa 2027.',
  ],
  // The year that counts is that of the renewal, and who told it assumed nothing.
  [
    found({ left: 17, installedYear: 1975, isInstalledYearAssumed: true, lastRenewedYear: 2015 }, 'good'),
    'Ihre Fenster von 2015 halten voraussichtlich noch 17\u00A0Jahre, bis etwa 2043.',
  ],
  [
    found({ left: 14 }, 'unknown'),
    'Wie lange Ihre Fenster noch halten, lässt sich erst sagen, wenn Einbaujahr oder Zustand erfasst ist.',
  ],
  [
    found({ left: null, condition: 'worn' }, 'due'),
    'Als «abgenutzt» erfasst. Für die Lebensdauer gibt es noch keinen Richtwert.',
  ],
  [found({ left: null }, 'unknown'), 'Für die Lebensdauer gibt es noch keinen Richtwert.'],
])('%#: %s', (standing, sentence) => {
  expect(standingWords(standing)).toBe(sentence)
})

test('every kind of component has its sentence', () => {
  for (const catalogKey of componentKeys)
    expect(standingWords(found({ catalogKey, left: 9 }, 'good'))).toMatch(/^Ihre? .+ (hält|halten) .+\.$/)
})

test('the picture of a life ends when the engine says so, and holds today', () => {
  expect(lifeYears(found({ left: 5 }), 2026)).toMatchObject({ from: 1987, dueFrom: 2030, soonFrom: 2026 })
  // Over since its usual end, not only since today.
  expect(lifeYears(found({ left: 0 }), 2026)).toMatchObject({
    usual: 2015,
    dueFrom: 2014,
    soonFrom: 2010,
    to: 2037,
  })
  expect(lifeYears(found({ left: 0, installedYear: 1950 }), 2026)?.to).toBe(2027)
  expect(lifeYears(found({ left: 20, lastRenewedYear: 2018 }), 2026)).toMatchObject({
    from: 2018,
    dueFrom: 2045,
  })
  expect(lifeYears(found({ left: null }), 2026)).toBeUndefined()
})
