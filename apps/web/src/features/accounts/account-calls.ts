import type { NewPasswordInput, RegisterInput } from '@hauswart/domain/accounts/account.input'
import { uplink } from '#device/net/uplink.ts'
import { rest } from '#device/net/rest.ts'

/** Answers the same whether the address is known or not. */
export const register = (input: RegisterInput): Promise<unknown> => post('/register', input)

export const resendConfirmation = (email: string): Promise<unknown> => post('/resend-confirmation', { email })

export const confirmRegistration = (token: string): Promise<unknown> => post('/confirm', { token })

export const forgotPassword = (email: string): Promise<unknown> => post('/forgot-password', { email })

export const setNewPassword = (input: NewPasswordInput): Promise<unknown> => post('/new-password', input)

const post = (path: string, body: unknown) => rest(uplink, 'auth', path, { body })
