import * as z from 'zod/mini'
import { email, line, linkToken, personName } from '../fields/fields.ts'

// Signing in accepts any length an older rule may have allowed; only a new password must be long.
const anyPassword = z.string().check(z.minLength(1), z.maxLength(256))
const newPassword = z.string().check(z.minLength(12), z.maxLength(256))

/** What a person fills in to get an account. `website` is hidden on the page: only machines fill it. */
export const registerInput = z.object({
  firstName: personName,
  lastName: personName,
  email,
  password: newPassword,
  termsVersion: line(20),
  newsletter: z._default(z.boolean(), false),
  /** The secret of an invitation by letter: whoever holds it reads the address it was sent to. */
  invitation: z.optional(linkToken),
  website: z._default(z.string().check(z.maxLength(200)), ''),
})
export type RegisterInput = z.infer<typeof registerInput>

export const loginInput = z.object({
  email,
  password: anyPassword,
  code: z.optional(z.string().check(z.trim(), z.regex(/^\d{8}$/))),
})
export type LoginInput = z.infer<typeof loginInput>

export const refreshInput = z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(300)) })

/** Asks for a letter: forgotten password or another confirmation link. */
export const letterInput = z.object({ email })

export const confirmInput = z.object({ token: linkToken })

export const newPasswordInput = z.object({ token: linkToken, password: newPassword })
export type NewPasswordInput = z.infer<typeof newPasswordInput>
