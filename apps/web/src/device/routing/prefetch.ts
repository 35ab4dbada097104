import { connection } from '#device/net/connection.ts'
import { fetchDelayMs, prefetchIdleMs } from '#device/limits.ts'
import { routeOf, type RouteName } from './routes.ts'
import { isAsking } from '#device/net/uplink.ts'

/** The browser's word on the line (Network Information API), where it gives one. */
type Line = { readonly effectiveType?: string; readonly saveData?: boolean }
type Situation = { readonly isOnline: boolean; readonly line?: Line | undefined }

/** Whether fetching ahead is fair: not on a thin line, not against the wish to save data, not offline. */
export function mayPrefetch({ isOnline, line }: Situation): boolean {
  if (!isOnline) return false
  return line?.saveData !== true && !(line?.effectiveType ?? '').endsWith('2g')
}

const payloads = new Map<RouteName, () => Promise<unknown>>()

/** Names the data of a page that is cheap to have before it is opened. */
export function registerPayload(route: RouteName, load: () => Promise<unknown>): void {
  payloads.set(route, load)
}

const done = new Set<string>()

/** Fetches the code of a page once, its payload where that is old; a failure is silent, opening the page will tell. */
export async function prefetchPage(path: string): Promise<void> {
  const [pathname = ''] = path.split(/[?#]/)
  const found = routeOf(pathname)
  if (found === undefined || !mayPrefetch(situation())) return
  const [name, route] = found
  const files = done.has(name) ? [] : filesOf([name, `layout-${route.layout}`])
  done.add(name)
  const fetched = await Promise.allSettled([...files.map(fetchQuietly), payloads.get(name)?.()])
  // Another try when the link is met again, perhaps on a better line.
  if (fetched.some(({ status }) => status === 'rejected')) done.delete(name)
}

/** Runs the code of a page that is about to be opened, while its visitor waits for something else. */
export function runPage(path: string): void {
  const found = routeOf(path.replace(/[?#].*$/s, ''))
  if (found === undefined) return
  const [name, { layout }] = found
  // Should it fail, opening the page will tell.
  for (const { module } of partsOf([`layout-${layout}`, name]))
    import(/* @vite-ignore */ module).catch(() => undefined)
}

/** Fetches something that is the same for everybody, so that the browser has it at hand. */
export async function prefetchFile(address: string): Promise<void> {
  if (mayPrefetch(situation())) await fetchQuietly(address)
}

/** Waits for a quiet moment, at most the specified idle time. Gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: prefetchIdleMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, prefetchIdleMs)
  return () => clearTimeout(timer)
}

const lookAgainMs = 250

/** The same, but not before everything that was asked is answered: what a page shows goes before what may come next. */
export function whenQuiet(act: () => void): () => void {
  let callOff = whenIdle(look)
  function look(): void {
    if (!isAsking()) return act()
    const timer = setTimeout(() => (callOff = whenIdle(look)), lookAgainMs)
    callOff = () => clearTimeout(timer)
  }
  return () => callOff()
}

/** Waits the specified delay, so that a pointer passing over a link costs nothing. */
export function afterDelay(act: () => void): () => void {
  const timer = setTimeout(act, fetchDelayMs)
  return () => clearTimeout(timer)
}

const situation = (): Situation => ({
  isOnline: navigator.onLine && connection.state().online,
  line: (navigator as Navigator & { readonly connection?: Line }).connection,
})

type Manifest = {
  readonly routes: Readonly<
    Record<string, { readonly module: string; readonly imports?: string[]; readonly css?: string[] }>
  >
}

// React Router publishes which file belongs to which route. Its own prefetch would run the page's code.
function partsOf(ids: readonly string[]): readonly Manifest['routes'][string][] {
  const { routes } =
    (globalThis as { readonly __reactRouterManifest?: Manifest }).__reactRouterManifest ?? nothing
  return ids.flatMap((id) => routes[id] ?? [])
}
const nothing: Manifest = { routes: {} }

const filesOf = (ids: readonly string[]): string[] => [
  ...new Set(partsOf(ids).flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])),
]

async function fetchQuietly(file: string): Promise<void> {
  if (isHere(file)) return
  const { ok } = await fetch(file, { priority: 'low' })
  if (!ok) throw new Error(`${file} is not there`)
}

const isHere = (file: string): boolean =>
  typeof location !== 'undefined' &&
  performance.getEntriesByName(new URL(file, location.href).href).length > 0
