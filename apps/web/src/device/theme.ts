import { useSyncExternalStore } from 'react'
import { storageKeys } from './storage-keys.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

declare global {
  /** What boot.js leaves for the app. */
  var hauswart: { applyTheme(): void; readonly policy: { createScriptURL(url: string): unknown } } | undefined
}

const listeners = new Set<() => void>()

export function chosenTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKeys.theme)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKeys.theme)
    else localStorage.setItem(storageKeys.theme, choice)
  } catch {
    // Without storage the system's choice stays.
  }
  globalThis.hauswart?.applyTheme()
  for (const listener of listeners) listener()
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, chosenTheme, () => 'system')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Chosen in another tab.
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}
