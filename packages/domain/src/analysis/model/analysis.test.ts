import { describe, expect, it, test } from 'vitest'
import { explained } from './explain.ts'
import { component, exampleInput, measure } from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'
import {
  analysisSentence,
  decisionWords,
  lifeNote,
  listed,
  scoreWord,
  standingSentence,
} from './analysis.labels.ts'

test.each([
  ['due', 0, 'fällig · 2026'],
  ['due', 1, 'fällig · 2027'],
  ['due', null, 'fällig'],
  ['soon', 4, 'in 4 Jahren'],
  ['soon', 1, 'in 1 Jahr'],
  ['soon', null, 'bald'],
  ['good', 20, 'gut · bis 2046'],
  ['unknown', 12, 'unbekannt'],
] as const)('what is %s with %s years left is noted as «%s»', (state, remaining, note) => {
  expect(lifeNote({ state, remaining, year: 2026 })).toBe(note)
})

test('what rests on an assumed year is noted as about that', () => {
  const notes = (['soon', 'good'] as const).map((state) =>
    lifeNote({ state, remaining: 5, year: 2026, isAssumed: true }),
  )
  expect(notes).toEqual(['in ca. 5 Jahren', 'gut · bis ca. 2031'])
})

test.each([
  [100, 'sehr gut'],
  [85, 'sehr gut'],
  [84, 'gut'],
  [70, 'gut'],
  [69, 'mittel'],
  [50, 'mittel'],
  [49, 'kritisch'],
  [0, 'kritisch'],
] as const)('a score of %i is %s', (score, word) => {
  expect(scoreWord(score)).toBe(word)
})

describe('the one sentence', () => {
  it('says how many components wait for a decision', () => {
    expect(analysisSentence(analyse(exampleInput()))).toBe(
      'Zwei Bauteile brauchen bis 2027 eine Entscheidung.',
    )
  })

  it('counts no component the owner has decided on', () => {
    const one = analyse(exampleInput({ measures: [measure('m', ['windows'], { year: 2028 })] }))
    expect(analysisSentence(one)).toBe('Ein Bauteil braucht bis 2027 eine Entscheidung.')
    const rejected = measure('n', ['heating'], { state: 'rejected', year: null, reason: 'Fernwärme kommt' })
    const none = analyse(exampleInput({ measures: [measure('m', ['windows'], { year: 2028 }), rejected] }))
    expect(decisionWords(none)).toBeNull()
  })

  it('says how the house stands where nothing waits', () => {
    const fine = analyse(exampleInput({ components: [component('b', 'bathroom', 2008)] }))
    expect(analysisSentence(fine)).toBe('Ihr Haus ist in solidem Zustand.')
    expect(analysisSentence(fine, 'Ihre Wohnung')).toBe('Ihre Wohnung ist in solidem Zustand.')
    expect(analysisSentence(analyse(exampleInput({ components: [] })))).toBe(
      'Noch fehlen Angaben, um den Zustand zu beurteilen.',
    )
  })

  it('has words for every score', () => {
    const figure = (value: number) => explained('score', { value }, { inputs: [], rules: [] })
    const sentence = (score: number, coverage = 25) =>
      standingSentence({ score: figure(score), coverage: figure(coverage) })
    expect(sentence(90, 24)).toBe('Noch ist wenig bekannt: Ihr Haus ist nach Annahmen beurteilt.')
    expect([90, 60, 20].map((score) => sentence(score))).toEqual([
      'Ihr Haus ist in sehr gutem Zustand.',
      'Ihr Haus ist in mittlerem Zustand.',
      'Ihr Haus braucht in den nächsten Jahren viel Zuwendung.',
    ])
  })
})

test.each([
  [[], ''],
  [['Dach'], 'Dach'],
  [['Dach', 'Fassade'], 'Dach und Fassade'],
  [['Dach', 'Fassade', 'Fenster'], 'Dach, Fassade und Fenster'],
])('%j is listed as «%s»', (names, list) => {
  expect(listed(names)).toBe(list)
})
