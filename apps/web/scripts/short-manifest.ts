import { readFileSync, writeFileSync } from 'node:fs'
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
  const short = write(JSON.parse(script.slice(from, to)), placeOf)
  // A declaration of its own block: pages share one global scope.
  const list = JSON.stringify(names.map((name) => name.slice(folderOfFiles.length)).join(' '))
  const makesNames = `${list}.split(' ').map(s=>'${folderOfFiles}'+s)`
  return `{const n=${makesNames},l=(...k)=>k.map(i=>n[i]);${script.slice(0, from)}${short}}`
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
