import { storageKeys } from '#device/storage-keys.ts'
import { giveUpLater } from './when-there.ts'

const positions = new Map<string, number>()
/** Where pages were left when they were opened again: a page that is too short moves by itself, and notes that. */
const left = new Map<string, number | undefined>()

/** Notes where the reader is on the page of this history entry. Gives the way to stop. */
export function rememberScroll(key: string): () => void {
  left.set(key, positions.get(key) ?? storedPositions()[key])
  const note = () => void positions.set(key, window.scrollY)
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', keepPlaces)
  return () => {
    removeEventListener('scroll', note)
    removeEventListener('pagehide', keepPlaces)
  }
}

/**
 * React Router restores the position at once; a page whose content is still loading is too short for that. This
 * waits until it is long enough, unless the reader acts first.
 */
export function restoreScroll(key: string): () => void {
  const wanted = left.get(key)
  if (wanted === undefined) return () => undefined
  const over = new AbortController()
  let frame = 0
  const look = () => {
    if (wanted > room() || over.signal.aborted) return
    observer.disconnect()
    // In the frame in which a page grows the browser keeps in place what was in sight: that would come on top.
    frame = requestAnimationFrame(() => {
      stop()
      window.scrollTo(0, wanted)
    })
  }
  const observer = new ResizeObserver(look)
  const stop = () => {
    over.abort()
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
  giveUpLater(stop, over)
  observer.observe(document.body)
  // There may be room by now, but not when React Router looked.
  look()
  return stop
}

const room = (): number => document.documentElement.scrollHeight - window.innerHeight

const mostPlaces = 50

/**
 * What was noted while somebody read. React Router looks only when the page goes: by then what still loaded has been
 * broken off, and a notice about that has moved the page.
 */
function keepPlaces(): void {
  const places = { ...read(storageKeys.scrollPlaces), ...Object.fromEntries(positions) }
  try {
    const latest = Object.entries(places).slice(-mostPlaces)
    sessionStorage.setItem(storageKeys.scrollPlaces, JSON.stringify(Object.fromEntries(latest)))
  } catch {
    // Without storage a reload begins at the top.
  }
}

const storedPositions = (): Places => ({
  ...read(storageKeys.scrollPositions),
  ...read(storageKeys.scrollPlaces),
})

type Places = Readonly<Record<string, number>>

function read(key: string): Places {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Places
  } catch {
    return {}
  }
}
