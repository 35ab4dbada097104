import { expect, test } from 'vitest'
import { isStrongEnough, passwordStrength } from './password.ts'

const owner = ['vreni.muster@example.ch', 'Vreni', 'Muster']

test.each([
  'passwort1234',
  'Passwort2024!',
  'P@ssw0rt1234',
  '123456789012',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'qwertzuiop12',
  'qwertyuiopas',
  'asdfghjkl123',
  '1qay2wsx3edc',
  'hauswart2026',
  'Hauswart1234!',
  'hallohallohallo',
  'Sommer2025!!',
  'zürich8001zürich',
  'ichliebedich1',
  'vrenimuster12',
  'VreniMuster1985',
  'vreni.muster@example.ch',
  'retsumvreni1',
  'schweiz1291!',
  'trowssap1234',
  'januar012025',
  '14.11.1985ab',
  'abcabcabcabcabc',
  'lkjhgfdsa987',
])('«%s» is refused', (password) => {
  expect(isStrongEnough(password, owner)).toBe(false)
})

test.each([
  'korrekt Pferd Batterie Heftklammer',
  'vier rote Ziegel am Kamin',
  'tR7#kq9!vZm2',
  'x8Gf2kLp0QwZ',
  'Dachziegelschublade',
  'Moos-Trompete-47-Lift',
  'ünübertrëfflich schräg',
  '🏠 wohnt der kleine Wal',
])('«%s» is accepted', (password) => {
  expect(isStrongEnough(password, owner)).toBe(true)
})

test('a name that is harmless to others is weak for its bearer', () => {
  expect(passwordStrength('Zwahlen-Gstaad', [])).toBeGreaterThanOrEqual(3)
  expect(passwordStrength('Zwahlen-Gstaad', ['Zwahlen', 'gstaad@example.ch'])).toBeLessThan(3)
})

test('an empty password is worth nothing and a very long one is judged', () => {
  expect(passwordStrength('')).toBe(0)
  expect(passwordStrength('ab'.repeat(128))).toBeLessThan(3)
  expect(
    passwordStrength(
      Array.from({ length: 256 }, (_, index) => String.fromCodePoint(33 + ((index * 7919) % 90))).join(''),
    ),
  ).toBe(4)
})
