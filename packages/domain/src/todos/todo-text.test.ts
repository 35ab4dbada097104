import { describe, expect, test } from 'vitest'
import { readDueDays, titleWithout } from './todo-text.ts'

// 18 November 2026 is a Wednesday.
const today = '2026-11-18'
const read = (text: string, on = today) => {
  const readings = readDueDays(text, on)
  return readings.map((reading) => [titleWithout(text, reading), reading.on, reading.words])
}

describe('a line that names one day', () => {
  test.each([
    ['Boiler entkalken bis 1.3.', 'Boiler entkalken', '2027-03-01', 'bis 1.3.'],
    ['Boiler entkalken bis 1.12.', 'Boiler entkalken', '2026-12-01', 'bis 1.12.'],
    ['Boiler entkalken bis 1.3.28', 'Boiler entkalken', '2028-03-01', 'bis 1.3.28'],
    ['Boiler entkalken bis 01.03.2028', 'Boiler entkalken', '2028-03-01', 'bis 01.03.2028'],
    ['Boiler entkalken 1. 3. 2028', 'Boiler entkalken', '2028-03-01', '1. 3. 2028'],
    ['Boiler entkalken 2027-03-01', 'Boiler entkalken', '2027-03-01', '2027-03-01'],
    ['Boiler entkalken alle 2 Jahre ab 1.3.', 'Boiler entkalken alle 2 Jahre', '2027-03-01', 'ab 1.3.'],
    ['Hypothek kündigen per 31.12.', 'Hypothek kündigen', '2026-12-31', 'per 31.12.'],
    [
      'Offerte einholen bis spätestens am 30.11.',
      'Offerte einholen',
      '2026-11-30',
      'bis spätestens am 30.11.',
    ],
    ['Rechnung (fällig am 30.11.) bezahlen', 'Rechnung bezahlen', '2026-11-30', 'fällig am 30.11.'],
    ['Rechnung vom 1.10. bis 30.11. bezahlen', undefined, undefined, undefined],
    ['Steuern einreichen bis 31. März', 'Steuern einreichen', '2027-03-31', 'bis 31. März'],
    ['Steuern einreichen bis 31. märz 2028', 'Steuern einreichen', '2028-03-31', 'bis 31. märz 2028'],
    ['Filter wechseln 5. Dez.', 'Filter wechseln', '2026-12-05', '5. Dez.'],
    ['Morgen den Kaminfeger anrufen', 'Den Kaminfeger anrufen', '2026-11-19', 'Morgen'],
    ['Kaminfeger morgen anrufen', 'Kaminfeger anrufen', '2026-11-19', 'morgen'],
    ['Kaminfeger anrufen, heute', 'Kaminfeger anrufen', '2026-11-18', 'heute'],
    ['Kehricht übermorgen', 'Kehricht', '2026-11-20', 'übermorgen'],
    ['Storen richten am Freitag', 'Storen richten', '2026-11-20', 'am Freitag'],
    ['Storen richten bis Montag', 'Storen richten', '2026-11-23', 'bis Montag'],
    ['freitag Storen richten', 'Storen richten', '2026-11-20', 'freitag'],
    ['Storen richten am Fr.', 'Storen richten', '2026-11-20', 'am Fr.'],
    ['Storen richten kommenden Dienstag', 'Storen richten', '2026-11-24', 'kommenden Dienstag'],
    ['Storen richten nächste Woche am Dienstag', 'Storen richten', '2026-11-24', 'nächste Woche am Dienstag'],
    [
      'Am Freitag nächster Woche Gerüst bestellen',
      'Gerüst bestellen',
      '2026-11-27',
      'Am Freitag nächster Woche',
    ],
    ['Service vereinbaren in 2 Wochen', 'Service vereinbaren', '2026-12-02', 'in 2 Wochen'],
    ['In einem Monat Rauchmelder testen', 'Rauchmelder testen', '2026-12-18', 'In einem Monat'],
    ['Rauchmelder in zwei Jahren ersetzen', 'Rauchmelder ersetzen', '2028-11-18', 'in zwei Jahren'],
    ['Mangel rügen innert 60 Tagen', 'Mangel rügen', '2027-01-17', 'innert 60 Tagen'],
    ['Hecke schneiden bis Ende Februar', 'Hecke schneiden', '2027-02-28', 'bis Ende Februar'],
    ['Hecke schneiden bis Ende Monat', 'Hecke schneiden', '2026-11-30', 'bis Ende Monat'],
    ['Belege ordnen bis Jahresende', 'Belege ordnen', '2026-12-31', 'bis Jahresende'],
  ])('%s', (text, title, on, words) => {
    expect(read(text)).toEqual(title === undefined ? [] : [[title, on, words]])
  })
})

describe('a line that names no due day', () => {
  test.each([
    '',
    'morgen',
    'bis 1.3.',
    'Rechnung vom 1.3. bezahlen',
    'Offerte vom 12. Oktober prüfen',
    'Seit Freitag tropft der Hahn',
    'Kehricht jeden Freitag hinausstellen',
    'Kehricht freitags hinausstellen',
    'Schnee räumen am Morgen',
    'Schnee räumen Sonntag Morgen früh',
    'Heizungsdruck auf 1.5 bar füllen',
    'Heizungsdruck bis 1.5',
    'Version 1.3.5 einspielen',
    'Teil 31.2. bestellen',
    'Boden bis 30.2. schleifen',
    'Montageschaum kaufen',
    'Türe im 2. 3. Stock hobeln',
    'Im November Dachrinnen reinigen',
    'In 2-3 Wochen nachfragen',
    'In ein paar Tagen nachfragen',
    'In 0 Tagen',
  ])('%s', (text) => expect(read(text)).toEqual([]))
})

describe('a line that may mean several days offers them all', () => {
  test.each([
    ['nächsten Freitag anrufen', today, ['2026-11-20', '2026-11-27']],
    // Seen on a Sunday both meanings are the same day.
    ['nächsten Freitag anrufen', '2026-11-15', ['2026-11-20']],
    ['Kehricht am Mittwoch', today, ['2026-11-18', '2026-11-25']],
    ['nächste Woche anrufen', today, ['2026-11-23', '2026-11-27']],
    ['anrufen bis Ende Woche', today, ['2026-11-20', '2026-11-22']],
    ['Rasen mähen am Wochenende', today, ['2026-11-21', '2026-11-22']],
    ['Rasen mähen am Wochenende', '2026-11-22', ['2026-11-22']],
    ['anrufen nächsten Monat', '2027-01-31', ['2027-02-01', '2027-02-28']],
    ['Rechnung bezahlen bis 14.11.', today, ['2026-11-14', '2027-11-14']],
    ['am Montag oder am Dienstag anrufen', today, ['2026-11-23', '2026-11-24']],
  ])('%s, on %s', (text, on, days) => {
    expect(readDueDays(text, on).map((reading) => reading.on)).toEqual(days)
  })
})

test('only the chosen words leave the title', () => {
  const text = 'Am Montag oder am Dienstag anrufen'
  const [monday, tuesday] = readDueDays(text, today)
  expect(titleWithout(text, monday)).toBe('Oder am Dienstag anrufen')
  expect(titleWithout(text, tuesday)).toBe('Am Montag oder anrufen')
  expect(titleWithout(` ${text} `, undefined)).toBe(text)
})

test('29 February waits for its year', () => {
  expect(readDueDays('Test bis 29.2.', today).map(({ on }) => on)).toEqual(['2028-02-29'])
})
