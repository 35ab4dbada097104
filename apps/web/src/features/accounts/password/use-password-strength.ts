import type { PasswordStrength } from '@hauswart/domain/accounts/password'
import { useState } from 'react'

// With its list of common passwords: only who chooses one needs it. Without it the server still judges.
const load = () => import('@hauswart/domain/accounts/password').catch(() => undefined)

/** Whether a password may be chosen, given what an attacker knows of the person. */
export async function isTooWeak(password: string, context: readonly string[]): Promise<boolean> {
  const domain = await load()
  return domain !== undefined && !domain.isStrongEnough(password, context)
}

export function usePasswordStrength() {
  const [strength, setStrength] = useState<PasswordStrength>()
  async function judge(password: string, context: readonly string[]): Promise<void> {
    const domain = await load()
    setStrength(password === '' ? undefined : domain?.passwordStrength(password, context))
  }
  return { strength, judge }
}
