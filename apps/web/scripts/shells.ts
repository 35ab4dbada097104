import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { builtRoutes, type LayoutName, type RouteName } from '../src/device/routing/routes.ts'

export const shellFile = '__spa-fallback.html'

type Part = {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = { readonly routes: Readonly<Record<string, Part>> }

/**
 * The shell once for every page the app draws, naming what that page needs: the framework would ask for it only
 * when its own start is over, layer by layer.
 */
export function writeShells(folder: string): void {
  const shell = readFileSync(`${folder}/${shellFile}`, 'utf8')
  const { routes } = readManifest(folder)
  for (const [name, { layout, prerender }] of builtRoutes)
    if (prerender === undefined)
      writeFileSync(`${folder}/${shellOf(name)}`, prepared(shell, partsOf(routes, name, layout)))
}

/** Known to the service worker too, which answers with it. */
export const shellOf = (name: RouteName): string => `__spa-${name}.html`

const partsOf = (routes: Manifest['routes'], name: RouteName, layout: LayoutName): readonly Part[] =>
  ['layout-error', `layout-${layout}`, name].map((id) => {
    const part = routes[id]
    if (part === undefined) throw new Error(`the build has no route ${id}`)
    return part
  })

export function prepared(shell: string, parts: readonly Part[]): string {
  const isNew = (address: string): boolean => !shell.includes(`href="${address}"`)
  const scripts = unique(parts.flatMap(({ module, imports = [] }) => [module, ...imports])).filter(isNew)
  const styles = unique(parts.flatMap(({ css = [] }) => css)).filter(isNew)
  const links = [
    ...styles.map((address) => `<link rel="preload" as="style" href="${address}"/>`),
    ...scripts.map((address) => `<link rel="modulepreload" href="${address}"/>`),
  ]
  const first = shell.indexOf('<script src="/boot.js"')
  if (first === -1) throw new Error('the shell has no place for its scripts')
  return shell.slice(0, first) + links.join('') + shell.slice(first)
}

const unique = (addresses: readonly string[]): readonly string[] => [...new Set(addresses)]

/** React Router's own list of which file belongs to which route. */
export function manifestFile(folder: string): string {
  const name = readdirSync(`${folder}/assets`).find((file) => /^manifest-\w+\.js$/.test(file))
  return `${folder}/assets/${name}`
}

function readManifest(folder: string): Manifest {
  const text = readFileSync(manifestFile(folder), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}
