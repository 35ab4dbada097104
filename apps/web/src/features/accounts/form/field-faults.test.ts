import { loginInput, newPasswordInput, registerInput } from '@hauswart/domain/accounts/account.input'
import { expect, test } from 'vitest'
import { fieldFaults } from './field-faults.ts'

const person = {
  firstName: 'Vreni',
  lastName: 'Muster',
  email: 'vreni@kunde.test',
  password: 'vier rote Ziegel',
}

test('a form that is filled in has no faults', () => {
  expect(fieldFaults(registerInput, person)).toEqual({})
  expect(fieldFaults(loginInput, { email: ' Vreni@Kunde.test ', password: 'x' })).toEqual({})
})

test.each([
  ['firstName', ' ', 'Bitte ausfüllen.'],
  ['lastName', 'x'.repeat(61), 'Höchstens 60 Zeichen, ohne die Zeichen < und >.'],
  ['email', 'vreni', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['email', '', 'Bitte ausfüllen.'],
  ['password', 'kurz', 'Das Passwort braucht mindestens 12 Zeichen.'],
  ['password', 'x'.repeat(257), 'Höchstens 256 Zeichen.'],
])('%s «%s»: %s', (name, value, sentence) => {
  expect(fieldFaults(registerInput, { ...person, [name]: value })).toEqual({ [name]: sentence })
})

test('signing in asks for any password, and for a code of eight digits where one is shown', () => {
  const { email } = person
  expect(fieldFaults(loginInput, { email, password: 'kurz', code: '1234' })).toEqual({
    code: 'Der Code hat 8 Ziffern.',
  })
})

test('what the form does not show cannot be complained about', () => {
  expect(fieldFaults(newPasswordInput, { password: 'vier rote Ziegel' })).toEqual({})
})
