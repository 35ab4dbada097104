import { expect, test } from 'vitest'
import { settledBy, shownChecks } from './use-shown-checks.ts'

const bath = { projectId: 'bath' }
const none = { acceptances: [], bills: [] }
const accepted = (acceptedOn: string, result: string) => ({ ...bath, acceptedOn, result })

test('of what nothing is recorded nothing is said, and nothing is ticked', () => {
  const other = {
    acceptances: [{ projectId: 'roof', acceptedOn: '2026-08-31', result: 'clean' }],
    bills: [{ projectId: null, openRappen: 5 }],
  }
  for (const records of [none, other]) expect(shownChecks('bath', records)).toEqual({})
  expect(settledBy({}, ['accepted', 'bills_settled'])).toEqual([])
})

test('the last acceptance counts: one that was refused is told and settles nothing', () => {
  const words = (...acceptances: ReturnType<typeof accepted>[]) =>
    shownChecks('bath', { ...none, acceptances }).accepted
  expect(words(accepted('2026-09-30', 'with_defects'), accepted('2026-08-31', 'refused'))).toEqual({
    isSettled: true,
    words: 'Die Abnahme vom 30.09.2026 ist erfasst.',
  })
  expect(words(accepted('2026-08-31', 'refused'))).toEqual({
    isSettled: false,
    words: 'Am 31.08.2026 wurde die Abnahme verweigert.',
  })
})

test('bills are settled when nothing of any of them is open', () => {
  const shown = (...open: number[]) =>
    shownChecks('bath', { ...none, bills: open.map((openRappen) => ({ ...bath, openRappen })) })
  expect(shown(0).bills_settled?.words).toBe('Die erfasste Rechnung ist bezahlt.')
  expect(shown(0, 0).bills_settled?.words).toBe('Alle 2 erfassten Rechnungen sind bezahlt.')
  const open = shown(0, 5, 0)
  expect(open.bills_settled?.words).toBe('1 von 3 Rechnungen ist noch nicht bezahlt.')
  expect(settledBy(open, ['accepted', 'bills_settled'])).toEqual([])
  expect(settledBy(shown(0), ['accepted', 'bills_settled'])).toEqual(['bills_settled'])
})

test('whoever worked there and is not rated is named', () => {
  const shown = (...ratings: (number | null)[]) =>
    shownChecks('bath', {
      ...none,
      doers: ratings.map((rating, at) => ({ ...bath, company: `Firma ${at}`, rating })),
    }).firms_rated
  expect(shown()).toBeUndefined()
  expect(shown(5, null)).toEqual({ isSettled: false, words: 'Noch nicht bewertet: Firma 1.' })
  expect(shown(5, 3)).toEqual({
    isSettled: true,
    words: 'Alle 2 Handwerker dieser Renovation sind bewertet.',
  })
})

test('the money is told with what is missing of it; who may not see amounts has none', () => {
  const shown = (missing: number) =>
    shownChecks('bath', {
      ...none,
      coverage: { total: 3_000_000, needed: { rappen: 3_000_000 + missing, by: 'budget' }, missing },
    })
  const { isSettled, words = '' } = shown(100_000).financing ?? {}
  expect([isSettled, words.replaceAll('\u00a0', ' ')]).toEqual([
    false,
    'Es fehlen CHF 1’000.00: finanziert sind CHF 30’000.00, nötig sind CHF 31’000.00.',
  ])
  expect(settledBy(shown(0), ['financing', 'permit'])).toEqual(['financing'])
})
