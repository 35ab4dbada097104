import { storageKeys } from './storage-keys.ts'
import { readerActs } from './when-there.ts'

const patienceMs = 5_000
const positions = new Map<string, number>()

/** Notes where the reader is on the page of this history entry. Gives the way to stop. */
export function rememberScroll(key: string): () => void {
  const note = () => void positions.set(key, window.scrollY)
  addEventListener('scroll', note, { passive: true })
  return () => removeEventListener('scroll', note)
}

/**
 * React Router restores the position at once; a page whose content is still loading is too short for that. This
 * waits until it is long enough, unless the reader acts first.
 */
export function restoreScroll(key: string): () => void {
  const wanted = positions.get(key) ?? storedPositions()[key]
  if (wanted === undefined || wanted <= room()) return () => undefined
  const over = new AbortController()
  const look = () => {
    if (wanted > room()) return
    stop()
    window.scrollTo(0, wanted)
  }
  const observer = new ResizeObserver(look)
  const timer = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    over.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
  for (const name of readerActs) addEventListener(name, stop, { signal: over.signal, passive: true })
  observer.observe(document.body)
  return stop
}

const room = (): number => document.documentElement.scrollHeight - window.innerHeight

function storedPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.scrollPositions) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
