import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'

const dated = 'Rechnungsdatum: 3.3.2026'
const found = (field: string, ...lines: string[]) =>
  suggest([{ page: 1, body: lines.join('\n') }], '2026-11-16').find((one) => one.field === field)

test.each([
  ['Zahlbar bis 2.4.2026', '2026-04-02'],
  ['Zahlbar bis spätestens am 2. April 2026', '2026-04-02'],
  ['Rechnungstotal      fällig am 02.04.2026      CHF 187.40', '2026-04-02'],
  ['Fälligkeitsdatum:          02.04.26', '2026-04-02'],
  ['Zahlungsfrist: 02.04.2026, netto ohne Abzug.', '2026-04-02'],
  ['Zahlbar innert 30 Tagen, spätestens bis 5. April 2026.', '2026-04-05'],
  ['Bitte überweisen Sie den Betrag bis zum 2.4.2026', '2026-04-02'],
  ['2 % Skonto bis 13.3.2026, netto bis 2.4.2026', '2026-04-02'],
  ['Der Betrag wird Ihrem Konto belastet am 2.4.2026', '2026-04-02'],
  ['zahlbar innert 30 Tagen netto', '2026-04-02'],
  ['Zahlungskonditionen: 30 Tage', '2026-04-02'],
  ['10 Tage 2 % Skonto (CHF 980.00), 30 Tage netto.', '2026-04-02'],
  ['Zahlbar innert 10 Tagen mit 2 % Skonto oder 30 Tagen netto', '2026-04-02'],
  ['Wir bitten Sie, die Rechnung innerhalb von 20 Tagen zu begleichen.', '2026-03-23'],
  ['Netto 60 Tage', '2026-05-02'],
  ['Zahlbar sofort', '2026-03-03'],
])('until when it is to be paid: %s', (line, day) => {
  const due = found('due_on', dated, line)
  expect(due).toMatchObject({ value: day, page: 1, quote: line })
  expect(due?.reason).toMatch(/^weil /)
})

test('a sentence that goes on in the next line is read as one', () => {
  expect(found('due_on', dated, 'Storen ersetzt. Zahlbar innert', '30 Tagen ohne Abzug.')).toMatchObject({
    value: '2026-04-02',
    quote: 'Storen ersetzt. Zahlbar innert 30 Tagen ohne Abzug.',
  })
})

test.each([
  ['nothing is said of paying', [dated, 'Gültig bis 2.4.2026']],
  [
    'a protest has a term of its own',
    [dated, 'Gegen diese Rechnung kann innert 30 Tagen Einsprache erhoben werden.'],
  ],
  ['a term of the discount alone', [dated, 'Zahlbar innert 10 Tagen mit 2 % Skonto']],
  ['a day before the bill', [dated, 'Zahlbar bis 2.4.2025']],
  [
    'days from a day that is a guess',
    ['Arbeiten ausgeführt Woche 9, Lieferung 2.3.2026 Uster', '30 Tage netto'],
  ],
  ['days from no day', ['Zahlbar innert 30 Tagen']],
  ['complaints', [dated, 'Beanstandungen sind innert 8 Tagen zu melden, zahlbar nach Absprache']],
])('empty where it is not sure until when: %s', (_why, lines) => {
  expect(found('due_on', ...lines)).toBeUndefined()
})

test.each([
  ['Rechnungsnummer: 2026-1184', '2026-1184'],
  ['Rechnungs-Nr. R-26-071       Datum 3.3.2026', 'R-26-071'],
  ['Rechnung Nr. 4711', '4711'],
  ['Schlussrechnung-Nr. 25/611', '25/611'],
  ['Faktura-Nr. 90813', '90813'],
  ['Rg.-Nr.: K-2026-31', 'K-2026-31'],
  ['Facture n° 7741', '7741'],
  ['Quittung Nr. 118', '118'],
  ['Beleg-Nr. 264711 vom 3.3.2026', '264711'],
  ['Rechnung 264711', '264711'],
  ['Rechnung Nr. 264711 12.03.2026', '264711'],
])('its number: %s', (line, number) => {
  expect(found('invoice_number', line)).toMatchObject({ value: number, quote: line })
})

test('its number stands below its label in a table', () => {
  expect(
    found(
      'invoice_number',
      'Kundennummer     Rechnungsnummer     Datum',
      '1234             4711-B     3.3.2026',
    ),
  ).toMatchObject({ value: '4711-B', reason: 'weil «Rechnungsnummer» davor steht' })
})

test.each([
  'Rechnung vom 3.3.2026',
  'Rechnung 3. März 2026',
  'Rechnung 2026',
  "Rechnung 1'240.00",
  'Kundennummer 12.34',
  'MWST-Nr. CHE-123.456.789',
  'Rechnung Nr. 21 00000 00003',
  'Rechnungsnummer: siehe Zahlteil',
])('no number: %s', (line) => {
  expect(found('invoice_number', line)).toBeUndefined()
})
