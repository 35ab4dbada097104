import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'

const found = (field: string, ...lines: string[]) =>
  suggest([{ page: 1, body: lines.join('\n') }], '2026-11-16').find((one) => one.field === field)
const sender = (...lines: string[]) => found('sender', ...lines)?.value

const toWhom = ['Frau', 'Vreni Keller', 'Lindenweg 14', '8610 Uster', 'Sehr geehrte Frau Keller']

test.each([
  ['below the greeting', ['Freundliche Grüsse', 'Muster Elektro AG', 'Peter Muster'], 'Muster Elektro AG'],
  ['a person who writes', ['Mit freundlichen Grüssen', 'Peter Muster'], 'Peter Muster'],
  [
    'in the line at the foot',
    ['Muster Sachversicherung · Hauptgasse 1 · 3000 Bern · Tel. 031 000 00 00'],
    'Muster Sachversicherung',
  ],
])('who wrote is found %s, not who is written to', (_where, lines, name) => {
  expect(sender(...toWhom, 'Wir danken für Ihren Auftrag.', ...lines)).toBe(name)
})

test('who is to be paid stands below the account, in its column', () => {
  expect(
    sender(
      'Anna und Beat Keller          Kundennummer 12.34',
      'Empfangsschein                Zahlteil               Konto / Zahlbar an',
      '                                                     CH53 3655 8080 2881 1079 5',
      'Konto / Zahlbar an                                   Wasserversorgung Uster',
    ),
  ).toBe('Wasserversorgung Uster')
})

test('a name over two lines is one, a form alone is none, a label with a figure is nobody', () => {
  expect(sender('Muster & Meier            Frau', 'Spenglerei GmbH', '3000 Bern')).toBe(
    'Muster & Meier Spenglerei GmbH',
  )
  expect(sender('Wasserversorgung Flawil', 'Genossenschaft seit 1896')).toBe('Wasserversorgung Flawil')
  expect(sender('Beleg                 146046', 'Versicherungssumme        CHF 10.00')).toBeUndefined()
})

test('a photo has no columns: the name ends with its form', () => {
  expect(sender('Muster Söhne AG Silvia und Daniel Keller')).toBe('Muster Söhne AG')
})

test.each([
  ['Schulpflege Muster - Weiherweg 5 - 4500 Solothurn - Tel. 056 000 00 00', 'Schulpflege Muster'],
  ['Datum 13. August 2018   Stadt Uster : Im Grund 64 - 8610 Uster', 'Stadt Uster'],
  ['Muster Versicherungen Weiherstrasse 48 - 3110 Münsingen - Tel. 081 000 00 00', 'Muster Versicherungen'],
])('in a photo dots are read as other signs: %s', (foot, name) => {
  expect(sender(...toWhom, 'Mit freundlichen Grüssen', 'Ursina Meier', foot)).toBe(name)
})

test.each([
  'Umbau Bad - Familie Meier - 8400 Winterthur',
  'Sanierung Dach - EFH Meier - 8400 Winterthur',
  'Lieferort - Haus - 8400 Winterthur',
  'Boiler - Ersatz - Telefonische Absprache vom Montag',
])('a subject with dashes is nobody: %s', (subject) => {
  expect(sender('Muster Haustechnik AG', 'Weiherweg 4', subject)).toBe('Muster Haustechnik AG')
  expect(sender(...toWhom, subject, 'Mit freundlichen Grüssen', 'Muster Elektro AG')).toBe(
    'Muster Elektro AG',
  )
})

test('a name with something read into it is known by the place where it stands clean', () => {
  const lines = ['.. nn Gartenbau Muster GmbH', 'Freundliche Grüsse', 'Gartenbau Muster GmbH']
  expect(sender(...lines)).toBe('Gartenbau Muster GmbH')
})

test('a first name in short, and a name beside two other columns', () => {
  expect(sender('Elektro T, Muster', 'Weiherweg 4')).toBe('Elektro T. Muster')
  expect(sender('Sanitär Peter Muster   Anna Keller   Rechnung Nr. 253232')).toBe('Sanitär Peter Muster')
})

test('the day of another paper is not the day of this one', () => {
  const lines = ['Diese Police ersetzt jene vom 20.04.2018.', 'www.muster.ch                 21.03.2019']
  expect(found('dated_on', ...lines)?.value).toBe('2019-03-21')
  expect(found('dated_on', 'Datum der Verfügung 2. November 2025')?.value).toBe('2025-11-02')
})

test('what a contract costs is the first amount it names', () => {
  const line = 'Die Pauschale beträgt CHF 620.00 pro Jahr, die Stunde CHF 145.00.'
  expect(found('amount_rappen', line)?.value).toBe('62000')
})
