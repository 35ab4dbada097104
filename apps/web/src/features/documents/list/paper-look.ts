import { useSyncExternalStore } from 'react'
import { storageKeys } from '#device/storage-keys.ts'

/** How papers stand below each other: by their words, or by their first pages. */
export type PaperLook = 'list' | 'grid'

const listeners = new Set<() => void>()
let unkept: PaperLook | undefined

function chosenLook(): PaperLook {
  try {
    return unkept ?? (localStorage.getItem(storageKeys.documentsLook) === 'grid' ? 'grid' : 'list')
  } catch {
    return 'list'
  }
}

export function chooseLook(look: PaperLook): void {
  try {
    localStorage.setItem(storageKeys.documentsLook, look)
    unkept = undefined
  } catch {
    // Without storage it holds as long as the tab.
    unkept = look
  }
  for (const listener of listeners) listener()
}

/** As it was last chosen on this device. */
export const usePaperLook = (): PaperLook => useSyncExternalStore(subscribe, chosenLook, () => 'list')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
