import { describe, expect, test } from 'vitest'
import { linesOf, longestLine } from './suggest-lines.ts'
import { suggest } from './suggest.ts'

const today = '2026-11-16'
const read = (...bodies: string[]) =>
  Object.fromEntries(
    suggest(
      bodies.map((body, at) => ({ page: at + 1, body })),
      today,
    ).map(({ field, ...found }) => [field, found]),
  )

const bill = `
Muster Heizungen AG              Telefon 031 000 00 00
Lindenweg 4, 3000 Bern

Frau Vreni Keller
Bern, 3. März 2026
Rechnung Nr. 4711
Service Wärmepumpe                     1'240.00
Zwischentotal                          1'240.00
MwSt. 8.1 %                              100.45
Total inkl. MwSt. CHF                  1'340.45
Zahlbar bis 2.4.2026`

describe('what the text of a paper proposes', () => {
  test('a bill: who wrote it, when, over how much, and what it is called', () => {
    expect(read(bill)).toEqual({
      title: {
        value: 'Rechnung Nr. 4711',
        reason: 'weil es wie die Überschrift aussieht',
        page: 1,
        quote: 'Rechnung Nr. 4711',
      },
      category: {
        value: 'invoice',
        reason: 'weil «Rechnung» im Text steht',
        page: 1,
        quote: 'Rechnung Nr. 4711',
      },
      dated_on: {
        value: '2026-03-03',
        reason: 'weil es nach dem Ort im Briefkopf steht',
        page: 1,
        quote: 'Bern, 3. März 2026',
      },
      sender: {
        value: 'Muster Heizungen AG',
        reason: 'weil es mit Rechtsform im Briefkopf steht',
        page: 1,
        quote: 'Muster Heizungen AG              Telefon 031 000 00 00',
      },
      amount_rappen: {
        value: '134045',
        reason: 'weil die Zeile «Total» sagt',
        page: 1,
        quote: "Total inkl. MwSt. CHF                  1'340.45",
      },
      due_on: {
        value: '2026-04-02',
        reason: 'weil «zahlbar bis» davor steht',
        page: 1,
        quote: 'Zahlbar bis 2.4.2026',
      },
      invoice_number: {
        value: '4711',
        reason: 'weil «Rechnung Nr.» davor steht',
        page: 1,
        quote: 'Rechnung Nr. 4711',
      },
    })
  })

  test('an insurance on two pages: its end and its premium stand on the second', () => {
    const found = read(
      'Gebäudeversicherung Bern\nVersicherungspolice 88',
      'Datum: 01.02.26\nJahresprämie Fr. 812.–\nGültig bis 31.12.2030',
    )
    expect(found).toMatchObject({
      category: { value: 'insurance' },
      sender: { value: 'Gebäudeversicherung Bern', reason: 'weil es als Stelle im Briefkopf steht' },
      dated_on: { value: '2026-02-01', page: 2 },
      amount_rappen: { value: '81200', page: 2, reason: 'weil die Zeile «Prämie» sagt' },
      valid_until: { value: '2030-12-31', page: 2, reason: 'weil «gültig bis» davor steht' },
    })
  })

  test.each([
    ['Offerte vom 5.1.2026\nOffertpreis 12 400.00\ngültig bis 30.4.2026', 'offer', '1240000'],
    ['Sicherheitsnachweis Elektroinstallation', 'inspection', undefined],
    ['Grundbuchauszug der Gemeinde Köniz', 'ownership', undefined],
    ['Kostenvoranschlag\nGesamtbetrag CHF 3’500.50', 'offer', '350050'],
  ])('%s', (text, category, rappen) => {
    const found = read(text)
    expect(found['category']?.value).toBe(category)
    expect(found['amount_rappen']?.value).toBe(rappen)
  })

  test.each([
    ['eine Frist ist kein Datum', 'Zahlbar bis 2.4.2026'],
    ['die Zukunft ist kein Datum', 'Datum: 1.1.2031'],
    ['ein Tag, den es nicht gibt', 'Datum: 31.2.2026'],
    ['ein Prozentsatz ist kein Betrag', 'Total 8.10 %'],
    ['nichts', '   \n '],
  ])('nothing where nothing is said: %s', (_why, text) => {
    const found = read(text)
    expect([found['dated_on'], found['amount_rappen']]).toEqual([undefined, undefined])
  })

  test('what it says it is about is its title, and a year of two figures is of our time', () => {
    expect(read('Betreff: Ersatz der Storen\nDatum 7.6.25')).toMatchObject({
      title: { value: 'Ersatz der Storen', reason: 'weil es als Betreff dasteht' },
      dated_on: { value: '2025-06-07' },
    })
  })
})

test.each([
  ['a word without end', '0a1b2c3d'.repeat(2_000), ''],
  [
    'a paragraph, broken between words so that no day is cut in two',
    'Gilt bis 31.12.2030. '.repeat(99).trim(),
    ' ',
  ],
])('what nobody could read as one line is several, and nothing of it is lost: %s', (_what, body, between) => {
  const lines = linesOf([{ page: 1, body }]).map(({ text }) => text)
  expect(lines.length).toBeGreaterThan(1)
  expect(Math.max(...lines.map((text) => text.length))).toBeLessThanOrEqual(longestLine)
  expect(lines.join(between)).toBe(body)
})
