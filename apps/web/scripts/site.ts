import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { builtRoutes, germanPath, localePrefix, patternOf, routes } from '../src/device/routing/routes.ts'
import { shellFile, shellOf } from './shells.ts'

/** What the server needs to know: which path is which file, what moved where, and the headers of a page. */
export function siteManifest(folder: string) {
  const pages = builtRoutes.filter(([, { prerender }]) => prerender !== undefined)
  const shell = builtRoutes.filter(([, { prerender }]) => prerender === undefined)
  return {
    headers: {
      'content-security-policy': policy(inlineScripts(folder)),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    },
    // A worker obeys the policy of its own script: this one may run WebAssembly, and nothing else than a page may.
    workers: [{ path: String.raw`^\/assets\/code\.worker-[\w-]+\.js$`, policy: readerPolicy }],
    pages: Object.fromEntries(
      pages.flatMap(([, { path }]) => {
        const bare = path === '/' ? '' : path
        return [
          [path, `${bare}/index.html`.slice(1)],
          [`${localePrefix}${bare}`, `de${bare}/index.html`],
        ]
      }),
    ),
    shell: {
      file: shellFile,
      pages: [
        ...shell.map(([name, { path }]) => ({
          path: withPrefix(patternOf(path).source),
          file: shellOf(name),
        })),
        ...workshopPage,
      ],
    },
    redirects: Object.values(routes).flatMap(redirect),
  }
}

const workshopPage =
  process.env['WERKSTATT'] === 'on' ? [{ path: String.raw`^\/werkstatt$`, file: shellFile }] : []

const withPrefix = (source: string): string => source.replace('^', String.raw`^(?:\/de)?`)

function redirect({ english, path }: { readonly english?: string; readonly path: string }) {
  if (english === undefined || english === path || germanPath(english) === undefined) return []
  let group = 0
  const to = path.replaceAll(/\{\w+\??\}/g, () => `$${(group += 1)}`)
  const bare = english.replaceAll(/\/\{\w+\?\}/g, '')
  // An optional parameter that is missing leads to the path without it.
  const short =
    bare === english ? [] : [{ from: patternOf(bare).source, to: path.replaceAll(/\/\{\w+\?\}/g, '') }]
  return [...short, { from: patternOf(english.replaceAll('?}', '}')).source, to }].flatMap((one) => [
    one,
    { from: one.from.replace('^', String.raw`^\/de`), to: `${localePrefix}${one.to}` },
  ])
}

/** Hashes of the framework's own small inline scripts; nothing else inline may ever run. */
function inlineScripts(folder: string): string[] {
  const hashes = new Set<string>()
  for (const file of globSync(`${folder}/**/*.html`)) {
    for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(
      /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
    ))
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes].toSorted()
}

const readerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const policy = (hashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src-elem 'self'",
    "style-src-attr 'none'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types hauswart',
  ].join('; ')
