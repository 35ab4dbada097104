import { expect, test } from 'vitest'
import { permitNeeds, usualProgrammes } from './permit-needs.ts'

const heating = { kind: 'energy', components: ['oil_heating'], canton: 'ZH' } as const

test('only what is written about this work in this canton is said, with its source', () => {
  expect(permitNeeds(heating).map(({ title, isVerified }) => [title, isVerified])).toEqual([
    ['Wärmepumpe oder Fernwärme melden', true],
  ])
  expect(permitNeeds({ ...heating, canton: 'BL' }).map(({ isVerified }) => isVerified)).toEqual([false])
  expect(permitNeeds({ ...heating, canton: 'UR' })).toEqual([])
  expect(permitNeeds({ kind: 'extension', components: [], canton: 'ZH' })).toEqual([])
  for (const need of permitNeeds({ ...heating, components: ['photovoltaics'] }))
    expect(need).toMatchObject({
      checkedOn: expect.stringMatching(/^2026-/),
      url: expect.stringMatching(/^https:/),
    })
})

test('what holds in the canton comes before what holds everywhere', () => {
  const found = permitNeeds({ ...heating, components: ['photovoltaics'] })
  expect(found.map(({ canton }) => canton)).toEqual(['ZH', null])
})

test('programmes are proposed for energy alone', () => {
  expect(usualProgrammes(heating)).toEqual(['Das Gebäudeprogramm Kanton ZH'])
  // Pronovo is asked once the plant runs.
  expect(usualProgrammes({ kind: 'renovation', components: ['photovoltaics'], canton: null })).toEqual([])
  expect(usualProgrammes({ kind: 'garden', components: [], canton: 'ZH' })).toEqual([])
})
