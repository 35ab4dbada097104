import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { manifestFile } from './shells.ts'

/**
 * React Router's list of routes says each file's name for every page that needs it and each flag that is off. Written
 * with every name once it is a fifth as long: signing in fetches it, and every new page would make it longer.
 */
export function shortenManifest(folder: string): void {
  const file = manifestFile(folder)
  writeFileSync(file, shortened(readFileSync(file, 'utf8')))
}

const folderOfFiles = '/assets/'

export function shortened(script: string): string {
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const names: string[] = []
  const placeOf = (name: string): number => {
    const known = names.indexOf(name)
    return known === -1 ? names.push(name) - 1 : known
  }
  const { whole, twins } = withoutTwins(JSON.parse(script.slice(from, to)) as Manifest)
  const short = write(whole, placeOf)
  const list = JSON.stringify(names.map((name) => name.slice(folderOfFiles.length)).join(' '))
  const makesNames = `${list}.split(' ').map(s=>'${folderOfFiles}'+s)`
  const makesTwins = `for(const i of ${JSON.stringify(twins.join(' '))}.split(' '))i&&(m.routes['${prefix}'+i]=t(m.routes[i],m.routes));`
  // Declarations of a block of their own: pages share one global scope.
  return `{const n=${makesNames},l=(...k)=>k.map(i=>n[i]),t=${String(twinOf).replaceAll(/ +/g, ' ')},m=${short};${makesTwins}${script.slice(0, from)}m}`
}

const prefix = 'de-'

type Route = { readonly id: string; readonly parentId?: string; readonly path?: string }
type Routes = Readonly<Record<string, Route>>
type Manifest = { readonly routes?: Routes }

/** Every page has a second address under /de. Runs in the page as it stands here, so it uses nothing from outside. */
function twinOf(route: Route, routes: Routes): Route {
  const parent = `de-${route.parentId}`
  return {
    ...route,
    id: `de-${route.id}`,
    ...(routes[parent] && { parentId: parent }),
    ...(route.path !== undefined && { path: route.path === '' ? 'de' : `de/${route.path}` }),
  }
}

/** Leaves out the second addresses that follow from the first. */
function withoutTwins(manifest: Manifest): { readonly whole: Manifest; readonly twins: readonly string[] } {
  const { routes } = manifest
  if (routes === undefined) return { whole: manifest, twins: [] }
  const twins = Object.keys(routes).filter((id) => {
    const [one, other] = [routes[id], routes[`${prefix}${id}`]]
    return one !== undefined && other !== undefined && isDeepStrictEqual(other, twinOf(one, routes))
  })
  const left = Object.entries(routes).filter(
    ([id]) => !twins.includes(id.slice(prefix.length)) || !id.startsWith(prefix),
  )
  return { whole: { ...manifest, routes: Object.fromEntries(left) }, twins }
}

/** As a literal of JavaScript; of what names a file, its place in the list. A flag that is off is left out. */
function write(value: unknown, placeOf: (name: string) => number): string {
  const isFile = (one: unknown): one is string => typeof one === 'string' && one.startsWith(folderOfFiles)
  if (isFile(value)) return `n[${placeOf(value)}]`
  if (Array.isArray(value) && value.every(isFile)) return `l(${value.map(placeOf).join(',')})`
  if (Array.isArray(value)) return `[${value.map((one) => write(one, placeOf)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== false)
  return `{${entries.map(([name, one]) => `${nameOf(name)}:${write(one, placeOf)}`).join(',')}}`
}

const nameOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name))
