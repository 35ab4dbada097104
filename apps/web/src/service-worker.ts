import type { PushMessage } from '@hauswart/domain/notifications/push'
import { createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { movedTo } from '#device/routing/moved-to.ts'
import { canonicalPath, pathTo, routeOf, type RouteName } from '#device/routing/routes.ts'
import { keepShared } from '#device/photos/shared-files.ts'
import { storageKeys } from '#device/storage-keys.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const backends =
  /^\/(?:rest|graphql|product|notifications|content|maps|files|health|config\.json|sw\.js)(?:\/|$)/
/** On a line that pretends to be one, a page from the last visit is better than a wait. */
const patienceMs = 3_000

type Asked = { readonly request: Request; readonly event: ExtendableEvent; readonly url: URL }

// Before the list of kept files: a page written at build time is asked for first and only then taken from the list.
registerRoute(new NavigationRoute(navigate, { denylist: [backends] }))
registerRoute(
  ({ url, request }) => request.method === 'POST' && canonicalPath(url.pathname) === pathTo('share'),
  receiveShared,
  'POST',
)
registerRoute(({ url }) => url.pathname === '/config.json', freshOrKept)
registerRoute(({ url }) => /^\/assets\/(pdf|code\.worker|zxing)/.test(url.pathname), keptOnceFetched)
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })

// A new version waits until the owner wants it; only the very first takes the open pages at once.
self.addEventListener('message', ({ data }) => {
  if (data === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// Somebody was told something while no page is open. The message says only that; what it is stands on the page.
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotifications())
})

async function navigate(asked: Asked): Promise<Response> {
  const { pathname } = asked.url
  const found = routeOf(pathname)
  // The app draws its own pages: its shell comes from the device at once, with or without a network.
  if (found !== undefined && found[1].prerender === undefined) return shell(found[0], asked)
  const german = found === undefined ? movedTo(asked.url) : undefined
  if (german !== undefined) return Response.redirect(german, 302)
  const kept = found === undefined ? undefined : await matchPrecache(canonicalPath(pathname))
  try {
    // Without a copy there is nothing to hurry for.
    const fresh = await fetchWithin(asked.request, kept === undefined ? undefined : patienceMs)
    return fresh.status >= 500 && kept !== undefined ? kept : fresh
  } catch {
    return kept ?? shell('fallback', asked)
  }
}

function fetchWithin(request: Request, ms: number | undefined): Promise<Response> {
  if (ms === undefined) return fetch(request)
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('too slow')), ms)
  })
  return Promise.race([fetch(request), tooLate])
}

async function freshOrKept({ request }: Asked): Promise<Response> {
  const cache = await caches.open(storageKeys.configCache)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put('/config.json', fresh.clone())
    return fresh
  } catch (error) {
    const kept = await cache.match('/config.json')
    if (kept === undefined) throw error
    return kept
  }
}

/** Names hold a hash or a version, so what is kept is right; of two with one stem the older one is of a past release. */
async function keptOnceFetched({ request, url }: Asked): Promise<Response> {
  const cache = await caches.open(storageKeys.viewer)
  const kept = await cache.match(request)
  if (kept !== undefined) return kept
  const fresh = await fetch(request)
  if (!fresh.ok) return fresh
  const stem = stemOf(url.pathname)
  for (const old of await cache.keys())
    if (stemOf(new URL(old.url).pathname) === stem) await cache.delete(old)
  await cache.put(request, fresh.clone())
  return fresh
}

const stemOf = (path: string): string => path.replace(/-(?:[\w-]{8}(?=\.)|[\d.]+(?=\/))/, '')

/** Another app hands us photos or words: they are kept on the device and the page asks what they are for. */
async function receiveShared({ request }: Asked): Promise<Response> {
  try {
    const form = await request.formData()
    const files = form.getAll('files').filter((one) => one instanceof File)
    const words = ['title', 'text', 'url']
      .map((name) => form.get(name))
      .filter((one) => typeof one === 'string')
    // A form ends its lines as it pleases.
    const text = words.join('\n').replaceAll(/\r\n?/g, '\n').trim()
    if (files.length === 0 && text === '') throw new TypeError('nothing we can keep')
    await keepShared(files, text)
    return Response.redirect(pathTo('share'), 303)
  } catch {
    return Response.redirect(`${pathTo('share')}?nicht=gespeichert`, 303)
  }
}

/** The shell that names what this page needs; what is no page gets the one that names nothing. */
const shell = (page: RouteName | 'fallback', asked: Asked): Promise<Response> =>
  createHandlerBoundToURL(`/__spa-${page}.html`)(asked)

async function showPush(data: PushMessageData | null): Promise<void> {
  if (data === null) return
  const { title, text, id } = data.json() as PushMessage
  const tag = id ?? 'test'
  await self.registration.showNotification(title, { body: text, tag, icon: '/icon-192.png', lang: 'de-CH' })
}

/** In the window that is open, or in a new one. */
async function openNotifications(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' })
  const path = pathTo('notifications')
  if (open === undefined) await self.clients.openWindow(path)
  else await (await open.focus()).navigate(path)
}
