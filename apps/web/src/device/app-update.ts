import { useSyncExternalStore } from 'react'
import { hasUnsaved } from './unsaved.ts'
import { isBrowser } from './world.ts'

/**
 * A new version of the app waits beside the running one until the owner takes it. Then all tabs reload once, except
 * one in which something was typed or a form waits to be saved: that one keeps showing the offer.
 */
const lookEveryMs = 60 * 60 * 1_000
const takeWithinMs = 4_000
const reloadWithinMs = 10_000
const listeners = new Set<() => void>()
let registration: ServiceWorkerRegistration | undefined
let isOffered = false
let isTaken = false
let isReloading = false
let hasTyped = false
let isStarted = false

export const useAppUpdate = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      void start()
      return () => void listeners.delete(listener)
    },
    () => isOffered,
    () => false,
  )

/** The owner wants the new version now. */
export function takeAppUpdate(): void {
  isTaken = true
  // Somebody asked to stay the last time may want it now.
  isReloading = false
  const waiting = registration?.waiting
  // Another tab took it already: the new one runs, only this page is old.
  if (waiting === null || waiting === undefined) return reload()
  waiting.postMessage('SKIP_WAITING', [])
  // The old worker may finish something first, for minutes. A click that does nothing is worse than a second offer.
  setTimeout(reload, takeWithinMs)
}

async function start(): Promise<void> {
  if (isStarted || !isBrowser || !('serviceWorker' in navigator)) return
  isStarted = true
  const { serviceWorker } = navigator
  // The very first worker takes the page over as well; that is no new version.
  let hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker && (isTaken || (!hasTyped && !hasUnsaved()))) reload()
    else if (hadWorker) offer()
    hadWorker = true
  })
  document.addEventListener('input', () => (hasTyped = true))
  registration = await serviceWorker.ready
  watch(registration)
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      void registration?.update().catch(() => undefined)
  }
  setInterval(look, lookEveryMs)
  document.addEventListener('visibilitychange', look)
}

/** Called on every change of page: what was typed on the last one is saved or given up. */
export function pageChanged(): void {
  hasTyped = false
}

function watch(found: ServiceWorkerRegistration): void {
  if (found.waiting !== null && found.active !== null) offer()
  found.addEventListener('updatefound', () => {
    const coming = found.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) offer()
    })
  })
}

function offer(): void {
  isOffered = true
  for (const listener of listeners) listener()
}

function reload(): void {
  if (isReloading) return
  isReloading = true
  location.reload()
  setTimeout(reloadAnew, reloadWithinMs)
}

/**
 * A reload that meets the new worker in the middle of taking over may wait in the browser for ever (seen in Chromium,
 * three times in about a hundred on a busy machine); another one takes its place. Who was asked and stayed is not asked
 * again.
 */
function reloadAnew(): void {
  if (hasUnsaved()) return
  location.reload()
  setTimeout(reloadAnew, reloadWithinMs)
}
