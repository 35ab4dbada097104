import { asRecord } from '@hauswart/domain/fields/as-record'
import { UserAnswerError } from './session-errors.ts'

/** The person as `/rest/user` answers. */
export type User = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly scope: readonly string[]
}

export function readUser(answer: unknown): User {
  const user = asRecord(answer)
  if (typeof user['id'] !== 'string' || !Array.isArray(user['scope']))
    throw new UserAnswerError('The user answer lacks id or scope')
  return answer as User
}

/** Cosmetics only: what a person may do is decided by the server. */
export const hasScope = (user: User | null, scope: string): boolean => user?.scope.includes(scope) === true
