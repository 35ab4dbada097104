import { expect, test } from 'vitest'
import { factWords } from './fact-words.ts'

test.each([
  ['kind', 'row_house', 'Reihenhaus'],
  ['canton', 'AR', 'Appenzell Ausserrhoden'],
  ['buildYear', 1978, '1978'],
  ['buildPeriod', 'from_1971_to_1980', '1971–1980'],
  ['heating', 'heat_pump_ground', 'Wärmepumpe (Erdwärme)'],
  ['plotAreaM2', 1_620, '1’620\u00A0m²'],
  ['volumeM3', 820, '820\u00A0m³'],
  ['rooms', 5.5, '5½'],
  ['east', 2_696_500, '2’696’500'],
  ['geakOn', '2024-03-01', '01.03.2024'],
  ['isListed', false, 'nein'],
  ['street', 'Lindenweg', 'Lindenweg'],
  ['note', '', undefined],
  ['egid', null, undefined],
] as const)('%s as people read it', (fact, value, words) => {
  expect(factWords(fact, value)).toBe(words)
})
