import { storageKeys } from '#device/storage-keys.ts'

// Apart from the draft itself: signing out needs only this, and every page can sign out.
const keyOf = (userId: string): string => `${storageKeys.houseDraft}.${userId}`

export function readShelf(userId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
  } catch {
    return null
  }
}

/** Whether it is kept: a full or forbidden storage must be told. */
export function putOnShelf(userId: string, kept: object): boolean {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Then nothing was kept either.
  }
}
