import { ownEntries, subscribe } from './snapshot.ts'

/** Something is still on its way that what was wanted builds on. */
export class StillWaiting extends Error {
  override readonly name = 'StillWaiting'
}

const patienceMs = 5_000

/** For what only the server can do with a thing: resolves as soon as it has all that was said of it, or gives up soon. */
export function arrived(objectId: string): Promise<void> {
  const waits = () => ownEntries().some((entry) => entry.objectId === objectId)
  if (!waits()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      clearTimeout(timer)
      leave()
      act()
    }
    const timer = setTimeout(() => end(() => reject(new StillWaiting())), patienceMs)
    const leave = subscribe(() => {
      if (!waits()) end(resolve)
    })
  })
}
