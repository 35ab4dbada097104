import { expect, test } from 'vitest'
import { suggestTrade } from './trade-suggestion.ts'

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
