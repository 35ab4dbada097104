import { connection } from '#device/net/connection.ts'
import { chunkReloadEveryMs, chunkTimeoutMs } from './limits.ts'
import { storageKeys } from './storage-keys.ts'

type Situation = {
  readonly now: number
  /** When this tab was last reloaded for this reason. */
  readonly lastReloadAt: number | undefined
  readonly isOnline: boolean
}

/** After code failed to load: once in a while a reload brings the new release, else the error page says so. */
export function afterFailedChunk({ now, lastReloadAt, isOnline }: Situation): 'reload' | 'fail' {
  if (!isOnline) return 'fail'
  if (lastReloadAt === undefined) return 'reload'
  return Math.abs(now - lastReloadAt) >= chunkReloadEveryMs ? 'reload' : 'fail'
}

/** Code of the app that could not be fetched; the error page tells it apart from a fault of ours. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

let isReloading = false

/**
 * Settles what follows a failed chunk: never resolves while the page reloads, else throws for the error page.
 * The build puts a call of it into React Router, which would reload without end.
 */
export function chunkFailed(cause: unknown, reload: () => void = loadAnew): Promise<never> {
  if (!isReloading && afterFailedChunk(situation()) === 'reload' && remember()) {
    isReloading = true
    reload()
  }
  return isReloading
    ? new Promise<never>(() => {})
    : Promise.reject(new ChunkError('a part of the app did not load', { cause }))
}

type Router = { readonly state: { readonly navigation: { readonly location?: Partial<URL> | undefined } } }

/** By a full load to where the reader was going: the address in the bar is still the one of the old page. */
function loadAnew(): void {
  const { __reactRouterDataRouter: router } = globalThis as { readonly __reactRouterDataRouter?: Router }
  const target = router?.state.navigation.location
  if (target === undefined) globalThis.location.reload()
  else globalThis.location.assign(`${target.pathname ?? ''}${target.search ?? ''}${target.hash ?? ''}`)
}

/** Loads code with the specified time-out; what fails goes through the guard. */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeoutMs: number = chunkTimeoutMs,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ChunkError('loading took too long')), timeoutMs)
    })
    return await Promise.race([load(), tooLate])
  } catch (error) {
    return await chunkFailed(error)
  } finally {
    clearTimeout(timer)
  }
}

declare global {
  var hauswartChunkFailed: typeof chunkFailed
}

/**
 * Before the router starts, or its first failure would find nobody. Other code that a page can do without is not heard
 * of here: nobody loses what they are writing because a help for it did not come.
 */
export function installChunkGuard(): void {
  globalThis.hauswartChunkFailed = chunkFailed
}

function situation(): Situation {
  let lastReloadAt: number | undefined
  try {
    const stored = Number(sessionStorage.getItem(storageKeys.chunkReload) ?? Number.NaN)
    lastReloadAt = Number.isNaN(stored) ? undefined : stored
  } catch {
    // `remember` will fail as well and prevent the reload.
  }
  return { now: Date.now(), lastReloadAt, isOnline: navigator.onLine && connection.state().online }
}

/** Without a place for the mark the reloads could not be counted, so there is none. */
function remember(): boolean {
  try {
    sessionStorage.setItem(storageKeys.chunkReload, String(Date.now()))
    return true
  } catch {
    return false
  }
}
