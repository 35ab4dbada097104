import { readFileSync, writeFileSync } from 'node:fs'
import { builtRoutes, localePrefix } from '../src/device/routing/routes.ts'
import { mergeStyles } from './plain-styles.ts'
import { shellFile } from './shells.ts'

/** Pages that are only read: they keep their words and styles and lose the framework's scripts. */
export function undressPlainPages(folder: string): void {
  const files = pageFiles(folder, 'plain')
  for (const file of files) writeFileSync(file, undress(readFileSync(file, 'utf8')))
  mergeStyles(folder, files)
  // The shell stands for every page the app draws; React would put the right address beside the one in it.
  const shell = `${folder}/${shellFile}`
  writeFileSync(shell, readFileSync(shell, 'utf8').replaceAll(canonicalLink, ''))
}
const canonicalLink = /<link rel="canonical"[^>]*>/g

/** The files of all pages written in this way, and of their twins under /de. */
export const pageFiles = (folder: string, kind: 'plain' | 'live'): readonly string[] =>
  builtRoutes
    .filter(([, { prerender }]) => prerender === kind)
    .flatMap(([, { path }]) =>
      ['', localePrefix].map((prefix) => `${folder}${prefix}${path === '/' ? '' : path}/index.html`),
    )

function undress(html: string): string {
  const bare = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    // Said by the server in a header, because an address without its host is none to search engines.
    .replaceAll(canonicalLink, '')
    .replaceAll(/<script(?![^>]*src="\/boot\.js")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<template id="B:\d+"><\/template>/g, '')
    .replaceAll(/<div hidden(?:="")? id="S:\d+">(?:<!--[^>]*-->)*<\/div>/g, '')
    .replaceAll(/<!--\/?\$[?!]?-->/g, '')
  if ((bare.match(/<script/g) ?? []).length !== 1) throw new Error('a plain page kept a script')
  return bare
}
