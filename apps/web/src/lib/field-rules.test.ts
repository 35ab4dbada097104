import { describe, expect, test } from 'vitest'
import { all, decimal, optional, pattern, required, whole, year } from './field-rules.ts'

describe('what a form says', () => {
  test.each([
    ['an empty required field', required(5), '  ', 'Bitte ausfüllen.'],
    ['a required field', required(5), ' Weg ', undefined],
    ['a text that is too long', required(5), 'Lindenweg', 'Höchstens 5 Zeichen.'],
    ['an empty optional field', optional(5), '', undefined],
    ['no number', whole(1, 50), '', undefined],
    ['a number at the edge', whole(1, 50), '50', undefined],
    ['a number beyond it', whole(5, 5_000), '5001', 'Bitte geben Sie eine Zahl zwischen 5 und 5’000 ein.'],
    ['a word for a number', whole(1, 50), 'zwei', 'Bitte geben Sie eine Zahl zwischen 1 und 50 ein.'],
    ['half a floor', whole(1, 50), '2.5', 'Bitte geben Sie eine Zahl zwischen 1 und 50 ein.'],
    ['half a room', decimal(1, 50), '5½', undefined],
    ['a year', year(1_000, 2_029), '999', 'Bitte geben Sie eine Zahl zwischen 1000 und 2029 ein.'],
    ['a postcode', pattern(/^[1-9]\d{3}$/, 'Die PLZ hat 4 Ziffern.'), '861', 'Die PLZ hat 4 Ziffern.'],
    ['the first of two faults', all(required(9), year(1_000, 2_000)), '', 'Bitte ausfüllen.'],
  ] as const)('%s', (_, rule, text, said) => {
    expect(rule(text)).toBe(said)
  })
})
