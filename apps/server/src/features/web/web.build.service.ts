import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { isOwnPath } from '@hauswart/domain/web/path'
import { z } from 'zod'
import { etagOf } from '#platform/http/etag.ts'

export type Coding = 'br' | 'gzip'
export type Body = { readonly bytes: Buffer; readonly etag: string }
export type WebFile = {
  readonly headers: Readonly<Record<string, string>>
  readonly plain: Body
  readonly coded: Readonly<Partial<Record<Coding, Body>>>
}
/** A build, read once: what is not in one of these maps cannot be asked for. */
export type Site = {
  readonly pages: ReadonlyMap<string, WebFile>
  readonly files: ReadonlyMap<string, WebFile>
  readonly shell: WebFile
  /** The same with what one page needs, for the paths of that page. */
  readonly shells: readonly { readonly path: RegExp; readonly file: WebFile }[]
  readonly redirects: readonly { readonly from: RegExp; readonly to: string }[]
}

// Anchored at both ends, because a pattern that is not catches more than its author sees.
const pattern = z.string().transform((text, issues) => {
  try {
    if (text.startsWith('^') && text.endsWith('$')) return new RegExp(text)
  } catch {
    // Said below.
  }
  issues.addIssue({ code: 'custom', message: `not a pattern from ^ to $: ${text}` })
  return z.NEVER
})
const json = z.string().transform((text, issues): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    issues.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
})
const description = z.strictObject({
  headers: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string().regex(/^[\x20-\x7e]+$/)),
  // Builds of earlier releases have none.
  workers: z.array(z.strictObject({ path: pattern, policy: z.string().regex(/^[\x20-\x7e]+$/) })).default([]),
  pages: z.record(z.string().regex(/^\/$|^\/.*[^/]$/, 'an address has no slash at its end'), z.string()),
  shell: z.strictObject({
    file: z.string(),
    pages: z.array(z.strictObject({ path: pattern, file: z.string() })),
  }),
  redirects: z.array(
    z.strictObject({ from: pattern, to: z.string().refine(isOwnPath, 'leads to a path of ours') }),
  ),
})

/** When the build in this folder was made; undefined means there is none. */
export const builtAt = (folder: string): number | undefined =>
  statSync(join(folder, 'site.json'), { throwIfNoEntry: false })?.mtimeMs

/** Reads a build and checks it; a broken one stops the start, before an owner could meet it. */
export function loadSite(folder: string): Site {
  const { headers, workers, pages, shell, redirects } = readDescription(join(folder, 'site.json'))
  const files = readFiles(join(folder, 'client'), { headers, workers })
  const fileNamed = (name: string): WebFile => {
    const file = files.get(`/${name}`)
    if (file === undefined) throw new Error(`${folder}: site.json names ${name}, which is not in client/`)
    return file
  }
  const shellNames = new Set([shell, ...shell.pages].map(({ file }) => `/${file}`))
  return {
    pages: new Map(Object.entries(pages).map(([path, name]) => [path, fileNamed(name)])),
    // A page has one address. Only the shells have their file names too: the service worker fetches them by those.
    files: new Map([...files].filter(([path]) => !isHtml(path) || shellNames.has(path))),
    shell: fileNamed(shell.file),
    shells: shell.pages.map(({ path, file }) => ({ path, file: fileNamed(file) })),
    redirects,
  }
}

function readDescription(file: string): z.infer<typeof description> {
  const parsed = json.pipe(description).safeParse(readFileSync(file, 'utf8'))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`${file}: ${faults.join(', ')}`)
}

type Policies = Pick<z.infer<typeof description>, 'headers' | 'workers'>

function readFiles(folder: string, policies: Policies): Map<string, WebFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
  const known = new Set(paths)
  const seal = (path: string): Body => {
    const bytes = readFileSync(join(folder, path))
    return { bytes, etag: etagOf(bytes) }
  }
  return new Map(
    paths
      .filter((path) => !known.has(path.replace(/\.(?:br|gz)$/, '')) || !/\.(?:br|gz)$/.test(path))
      .map((path) => {
        const coded = {
          ...(known.has(`${path}.br`) ? { br: seal(`${path}.br`) } : {}),
          ...(known.has(`${path}.gz`) ? { gzip: seal(`${path}.gz`) } : {}),
        }
        const vary = Object.keys(coded).length > 0 ? { vary: 'accept-encoding' } : {}
        return [
          path,
          { headers: { ...headersOf(path, policies), ...vary }, plain: seal(path), coded },
        ] as const
      }),
  )
}

const isHtml = (path: string): boolean => path.endsWith('.html')

function headersOf(path: string, { headers, workers }: Policies): Record<string, string> {
  const own = workers.find((worker) => worker.path.test(path))
  const type = types[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream'
  return {
    // A worker obeys the policy of its own script, hence scripts get the one of the pages.
    ...(isHtml(path) || type === types['js'] ? headers : {}),
    ...(own === undefined ? {} : { 'content-security-policy': own.policy }),
    // Firefox applies the policy of a drawing to the styles inside it.
    ...(type === types['svg'] ? { 'content-security-policy': svgPolicy } : {}),
    'content-type': type,
    'cache-control': cachingOf(path),
  }
}

const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

function cachingOf(path: string): string {
  if (isHtml(path) || /(?:^\/(?:sw|boot)\.js|\.webmanifest|\/manifest\.json)$/.test(path)) return 'no-cache'
  // Their names hold a hash of their content.
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}
