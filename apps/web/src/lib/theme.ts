import { useSyncExternalStore } from 'react'
import { storageKeys } from './storage-keys.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

declare global {
  /** What boot.js leaves for the app. */
  var hauswart: { applyTheme(): 'light' | 'dark' } | undefined
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

/** What is on the screen now; boot.js wrote it on the page before it was painted. */
export const useColourScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light'),
    () => 'light',
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const watcher = new MutationObserver(listener)
  watcher.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme', 'data-theme'] })
  return () => {
    listeners.delete(listener)
    watcher.disconnect()
  }
}
