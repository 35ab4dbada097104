import { expect, test } from 'vitest'
import { suggestTrade, tradeOfName } from './trade-suggestion.ts'

test.each([
  [['Kaminfeger Brünner GmbH'], 'chimney_sweep'],
  [['Huber Sanitaer AG'], 'plumbing'],
  [['Meier & Söhne', 'Ersatz Waermepumpe'], 'heating'],
  [['Elektrokontrolle Zürichsee'], 'electrical_inspection'],
  [['Elektro Frey AG'], 'electrical'],
  [['Muster AG', null, 'Dach neu decken'], 'roofing'],
  [['Banker Holzbau AG'], 'timber'],
  [['Zürcher Kantonalbank'], 'bank'],
] as const)('%o work in %s', (texts, trade) => {
  expect(suggestTrade(texts)?.trade).toBe(trade)
})

test('the text that told it is named, and where none tells there is no suggestion', () => {
  expect(suggestTrade(['Muster AG', 'Service Ölheizung'])).toEqual({
    trade: 'heating',
    from: 'Service Ölheizung',
  })
  expect(suggestTrade(['Robert Schneider AG', '', undefined])).toBeUndefined()
})

test.each([
  ['Kaminfeger Brünner GmbH', 'chimney_sweep'],
  ['Kanalreinigung Greifensee GmbH', 'drain_cleaning'],
  ['Kaminfeger und Kaminbau Huber', undefined],
  ['Heizöl und Tankrevisionen Meier AG', undefined],
  ['Kaminfeger Dach Wand GmbH', undefined],
  ['Baureinigung Meier', undefined],
  ['Kantonale Steuerverwaltung', undefined],
  [null, undefined],
] as const)('the name %s alone tells %s', (name, trade) => {
  expect(tradeOfName(name, new Set(['chimney_sweep', 'drain_cleaning', 'tank_inspection']))).toBe(trade)
})
