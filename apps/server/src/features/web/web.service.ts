import { resolve } from 'node:path'
import { isOwnPath } from '@hauswart/domain/web/path'
import type { Parts } from '#platform/parts.ts'
import { builtAt, loadSite, type Body, type Coding, type Site, type WebFile } from './web.build.service.ts'

export type Answer =
  | { readonly location: string }
  /** `address` is where search engines should look for the page, for those that are not drawn by the app. */
  | { readonly status: 200 | 404; readonly file: WebFile; readonly address?: string }

const repository = new URL('../../../../../', import.meta.url).pathname
const lookEveryMs = 1_000

/** The built web app, undefined where there is none. Outside production a newer build takes its place. */
export function openSite({ config, log }: Parts): () => Site | undefined {
  const folder = resolve(repository, config.WEB_ROOT)
  let built = builtAt(folder)
  let site = built === undefined ? undefined : loadSite(folder)
  if (site === undefined) log.info({ folder }, 'no web app built')
  if (config.ENVIRONMENT === 'production') return () => site

  let lookedAt = performance.now()
  return () => {
    if (performance.now() - lookedAt < lookEveryMs) return site
    lookedAt = performance.now()
    const now = builtAt(folder)
    // A build in progress has removed its folder: the old one serves until the new one is there.
    if (now === undefined || now === built) return site
    try {
      site = loadSite(folder)
      built = now
    } catch (error) {
      log.warn({ err: error }, 'the new web app is not usable, the old one stays')
    }
    return site
  }
}

/** What an address leads to; undefined is for whoever asked for something else than a page. */
export function findAnswer(site: Site, url: string, accept = ''): Answer | undefined {
  const [address = ''] = url.split('#')
  const [path = ''] = address.split('?')
  const location = findLocation(site, path, address.slice(path.length))
  if (location !== undefined) return { location }
  const plain = readable(path)
  const page = site.pages.get(plain)
  // Every page is also there under /de (specification §2).
  if (page !== undefined)
    return { status: 200, file: page, address: encodeURI(plain.replace(/^\/de(?=\/|$)/, '') || '/') }
  const file = site.files.get(plain)
  if (file !== undefined) return { status: 200, file }
  const shell = site.shells.find((known) => known.path.test(plain))
  if (shell !== undefined) return { status: 200, file: shell.file }
  // Only who names HTML sees the page: a missing script or picture is asked for with */*.
  return weightOf(accept, 'text/html') > 0 ? { status: 404, file: site.shell } : undefined
}

/** Segment by segment, so that an encoded slash stays what it is: part of a name. */
export function readable(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    // Not an encoding at all: then it is nobody's name either.
    return path
  }
}

// Patterns see the path as it was sent: what they capture goes into the next address as it is.
function findLocation(site: Site, path: string, query: string): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/'
  const target = movedTo(site, bare) ?? (bare === path ? undefined : bare)
  if (target === undefined) return undefined
  const [page = '', ...hash] = target.split(/(?=#)/)
  const location = [page, page.includes('?') ? query.replace('?', '&') : query, ...hash].join('')
  return isOwnPath(location) ? location : undefined
}

function movedTo({ redirects }: Site, path: string): string | undefined {
  for (const { from, to } of redirects) {
    const found = from.exec(path)
    if (found !== null) return to.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
  }
  return undefined
}

/** The smallest form of a file this client can read. */
export function chooseBody(file: WebFile, acceptEncoding = ''): { body: Body; coding?: Coding } {
  for (const coding of ['br', 'gzip'] as const) {
    const body = file.coded[coding]
    if (body !== undefined && weightOf(acceptEncoding, coding, '*') > 0) return { body, coding }
  }
  return { body: file.plain }
}

// RFC 9110 §12.4.2: no weight is 1, and 0 is a no.
function weightOf(header: string, name: string, otherwise = name): number {
  const wishes = header
    .toLowerCase()
    .split(',')
    .map((wish) => wish.split(';').map((text) => text.trim()))
  const wish = wishes.find(([said]) => said === name) ?? wishes.find(([said]) => said === otherwise)
  if (wish === undefined) return 0
  return Number(wish.find((text) => text.startsWith('q='))?.slice(2) ?? 1)
}
