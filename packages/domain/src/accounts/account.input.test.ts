import { expect, test } from 'vitest'
import { loginInput, newPasswordInput, registerInput } from './account.input.ts'

const person = {
  firstName: ' Vreni ',
  lastName: 'Muster',
  email: ' Vreni@Example.CH ',
  password: 'vier rote Ziegel',
  termsVersion: '2026-01',
}

test('a registration is trimmed, the address is lower case, the newsletter is off', () => {
  expect(registerInput.parse(person)).toEqual({
    ...person,
    firstName: 'Vreni',
    email: 'vreni@example.ch',
    newsletter: false,
    website: '',
  })
})

test.each([
  ['firstName', ''],
  ['firstName', 'x'.repeat(61)],
  ['lastName', ' \u202e\n'],
  ['lastName', '<b>'],
  ['email', 'vreni'],
  ['email', `${'x'.repeat(250)}@example.ch`],
  ['password', 'elf Zeichen'],
  ['password', 'x'.repeat(257)],
  ['termsVersion', ''],
])('a registration with %s «%s» is refused', (field, value) => {
  const result = registerInput.safeParse({ ...person, [field]: value })
  expect(result.error?.issues[0]?.path).toEqual([field])
})

test('a login code has eight digits and a link token 256 bits', () => {
  expect(loginInput.safeParse({ email: 'a@b.ch', password: 'x', code: '1234567' }).success).toBe(false)
  expect(loginInput.safeParse({ email: 'a@b.ch', password: 'x', code: ' 12345678 ' }).success).toBe(true)
  expect(newPasswordInput.safeParse({ token: 'short', password: 'vier rote Ziegel' }).success).toBe(false)
})
