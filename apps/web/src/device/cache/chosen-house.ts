import { storageKeys } from '#device/storage-keys.ts'

/** The house last looked at on this device, before anybody knows whether it is still there. */
export function readChosenHouse(): string | null {
  try {
    return localStorage.getItem(storageKeys.house)
  } catch {
    return null
  }
}
