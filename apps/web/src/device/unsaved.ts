import { useEffect } from 'react'

const holders = new Set<object>()

/** Whether something on this page would be lost with it. */
export const hasUnsaved = (): boolean => holders.size > 0

/** While `isDirty`, the browser asks before the tab closes, and no update of the app reloads it. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty])
}

function holdUnsaved(): () => void {
  const holder = {}
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  holders.add(holder)
  window.addEventListener('beforeunload', ask)
  return () => {
    holders.delete(holder)
    window.removeEventListener('beforeunload', ask)
  }
}
