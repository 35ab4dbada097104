import { storageKeys } from '#device/storage-keys.ts'
import { openCodeReader } from './code-reader.ts'

/** Fetches what reads codes, so that the service worker keeps it for a place without a line; once on each device. */
export async function keepReader(): Promise<void> {
  // Old browsers have no service worker, and then there is nobody to keep it.
  if (!navigator.onLine || !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null)
    return
  try {
    const kept = await (await caches.open(storageKeys.viewer)).keys()
    if (kept.some(({ url }) => /\/zxing[\w.-]*\.wasm$/.test(url))) return
    const reader = openCodeReader()
    await reader.read(new ImageData(1, 1), 'glance').finally(reader.close)
  } catch {
    // Then it is fetched when it is wanted.
  }
}
