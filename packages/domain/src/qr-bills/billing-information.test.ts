import { expect, test } from 'vitest'
import { swicoTexts } from '../../test/qr-bill-examples.ts'
import { readBillingInformation } from './billing-information.ts'

const nothing = {
  invoiceNumber: null,
  invoicedOn: null,
  customerReference: null,
  uid: null,
  servedFrom: null,
  servedTo: null,
  vat: [],
  importVat: [],
  conditions: [],
  dueOn: null,
}
const within30Days = [{ discountRate: 0, days: 30 }]

const expected = [
  {
    invoiceNumber: '10201409',
    invoicedOn: '2019-05-12',
    customerReference: '1400.000-53',
    uid: 'CHE-106.017.086',
    servedFrom: '2018-05-08',
    servedTo: '2018-05-08',
    vat: [{ rate: 770, amount: null }],
    conditions: [{ discountRate: 200, days: 10 }, ...within30Days],
    dueOn: '2019-06-11',
  },
  {
    invoiceNumber: '10104',
    invoicedOn: '2018-02-28',
    uid: 'CHE-395.856.455',
    servedFrom: '2018-02-26',
    servedTo: '2018-02-27',
    vat: [
      { rate: 370, amount: 40_019 },
      { rate: 770, amount: 55_339 },
      { rate: 0, amount: 1400 },
    ],
    conditions: within30Days,
    dueOn: '2018-03-30',
  },
  {
    invoiceNumber: '4031202511',
    invoicedOn: '2018-01-07',
    customerReference: '61257233.4',
    uid: 'CHE-105.493.567',
    vat: [{ rate: 800, amount: 4982 }],
    importVat: [{ rate: 250, amount: 1485 }],
    conditions: within30Days,
    dueOn: '2018-02-06',
  },
  {
    invoiceNumber: 'X.66711/8824',
    invoicedOn: '2020-07-12',
    customerReference: 'MW-2020-04',
    uid: 'CHE-107.978.798',
    vat: [{ rate: 250, amount: 11_722 }],
    conditions: [
      { discountRate: 300, days: 5 },
      { discountRate: 150, days: 20 },
      { discountRate: 100, days: 40 },
      { discountRate: 0, days: 60 },
    ],
    dueOn: '2020-09-10',
  },
  {
    // With the time behind the day, as some programs write it.
    invoiceNumber: '79269',
    invoicedOn: '2020-07-14',
    customerReference: '66359',
    uid: 'CHE-109.532.551',
    vat: [{ rate: 770, amount: null }],
    conditions: within30Days,
    dueOn: '2020-08-13',
  },
  { invoicedOn: '2026-01-31', conditions: within30Days, dueOn: '2026-03-02' },
  { conditions: within30Days },
  null,
]

test.each(swicoTexts.map((text, at) => [text, expected[at]] as const))('%s', (text, said) => {
  expect(readBillingInformation(text)).toEqual(said === null ? null : { ...nothing, ...said })
})

test('what cannot be read spoils nothing else', () => {
  expect(
    readBillingInformation(
      '//S1/10/A\\\\1\\/2/11/heute/30/106017087/31/260301260201/32/x;8.1:1e3/40/2:;0:30/99',
    ),
  ).toEqual({
    ...nothing,
    invoiceNumber: 'A\\1/2',
    conditions: within30Days,
  })
  expect(readBillingInformation('//S1/')).toEqual(nothing)
})
