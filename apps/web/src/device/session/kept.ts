import { authPrefix } from '#device/limits.ts'
import { storageKeys } from '#device/storage-keys.ts'
import type { KeyValue } from '#device/world.ts'
import { readUser, type User } from './user.ts'

/** What of a session outlives the page. The access token never does. */
export function makeKept(storage: KeyValue) {
  const clear = (): void => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const name of names)
      if (name.startsWith(authPrefix) && name !== storageKeys.pendingLogout) storage.removeItem(name)
  }
  const keptUser = (): User | null => {
    try {
      return readUser(JSON.parse(storage.getItem(storageKeys.user) ?? 'null'))
    } catch {
      return null
    }
  }
  return {
    refreshToken: () => storage.getItem(storageKeys.refreshToken),
    user: keptUser,
    tokenExpiration: () => Number(storage.getItem(storageKeys.tokenExpiration) ?? 0),
    hasExpired: () => storage.getItem(storageKeys.sessionEnded) === 'expired',
    lastEmail: () => storage.getItem(storageKeys.lastEmail) ?? undefined,
    pendingLogout: () => storage.getItem(storageKeys.pendingLogout),

    /** The running attempt, written down before anything is sent under its name. */
    attempt: (newId: () => string): string => {
      const attempt = storage.getItem(storageKeys.refreshAttempt) ?? newId()
      storage.setItem(storageKeys.refreshAttempt, attempt)
      return attempt
    },
    saveTokens: (refreshToken: string, tokenExpiration: number): void => {
      storage.setItem(storageKeys.refreshToken, refreshToken)
      storage.setItem(storageKeys.tokenExpiration, String(tokenExpiration))
      storage.removeItem(storageKeys.refreshAttempt)
    },
    saveUser: (user: User): void => {
      storage.setItem(storageKeys.user, JSON.stringify(user))
      storage.setItem(storageKeys.authStrategy, 'local')
      storage.removeItem(storageKeys.sessionEnded)
      storage.removeItem(storageKeys.lastEmail)
      storage.removeItem(storageKeys.pendingLogout)
    },
    savePendingLogout: (token: string): void => storage.setItem(storageKeys.pendingLogout, token),
    forgetPendingLogout: (): void => storage.removeItem(storageKeys.pendingLogout),
    clear,
    clearAsExpired: (): void => {
      const email = keptUser()?.email ?? storage.getItem(storageKeys.lastEmail)
      clear()
      storage.setItem(storageKeys.sessionEnded, 'expired')
      if (email !== null) storage.setItem(storageKeys.lastEmail, email)
    },
  }
}
