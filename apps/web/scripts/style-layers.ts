import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** From weak to strong: a later layer wins however exact the selector of an earlier one is, and whichever came first. */
const layers = ['tokens', 'base', 'vendor', 'ui.piece', 'ui', 'app'] as const
type Layer = (typeof layers)[number]

const order = `@layer ${layers.join(',')};`

/**
 * Puts every stylesheet into the layer of its folder. Each names the order of all layers: sheets arrive with the page
 * that needs them, so that none is certain to be the first. The minifier makes one statement of them.
 */
export function styleLayers(): Plugin {
  return {
    name: 'hauswart-style-layers',
    // Before the names of CSS modules are made, hence nothing may move to another line.
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '')
      if (!file.endsWith('.css') || /\?.*\b(?:url|raw)\b/.test(id)) return undefined
      return { code: inLayer(code, layerOf(file)), map: null }
    },
  }
}

/** What other parts of `ui/` are made of, and change: a sheet is a modal, the choice of a file is a button. */
const pieces = ['action/button', 'overlay/modal', 'mark/pill'].map((name) => `ui/${name}.module.css`)

export function layerOf(file: string): Layer {
  if (file.includes('/node_modules/')) return 'vendor'
  const place = file.split('/apps/web/src/')[1]
  if (place === undefined) throw new Error(`${file} belongs to no layer of styles`)
  if (place === 'ui/tokens.css') return 'tokens'
  if (place === 'ui/base.css') return 'base'
  if (pieces.includes(place)) return 'ui.piece'
  return place.startsWith('ui/') ? 'ui' : 'app'
}

export function inLayer(css: string, layer: Layer): string {
  // An import must come before everything, and would bring rules that are in no layer.
  if (/^\s*@(?:import|charset)\b/m.test(css)) throw new Error('a stylesheet imports another one')
  return `${order}@layer ${layer}{${css}\n}`
}

/** The rules of several sheets as one, each layer once; the minifier saw only one sheet at a time. */
export function joinLayers(sheets: readonly string[]): string {
  const rules = sheets.flatMap(topLevel).filter(({ body }) => body !== undefined)
  return layers
    .map((layer) => {
      const bodies = rules.filter(({ head }) => head === `@layer ${layer}`).map(({ body }) => body)
      return bodies.length === 0 ? '' : `@layer ${layer}{${bodies.join('')}}`
    })
    .join('')
}

/** The rules of a sheet that are in none of our layers; in the browser they would beat all that are. */
export const unlayered = (css: string): readonly string[] =>
  topLevel(css)
    .map(({ head }) => head)
    .filter((head) => !isOurs(head))

const isOurs = (head: string): boolean => {
  const names = /^@layer (.+)$/.exec(head)?.[1]?.split(',') ?? []
  return names.length > 0 && names.every((name) => layers.some((layer) => layer === name.trim()))
}

/** Works on what the bundler prints: no comments, and braces only around rules. */
function topLevel(css: string): readonly { readonly head: string; readonly body?: string }[] {
  const rules: { head: string; body?: string }[] = []
  for (let at = 0; at < css.trimEnd().length;) {
    const end = css.slice(at).search(/[{;]|$/) + at
    const head = css.slice(at, end).trim()
    at = css[end] === '{' ? blockEnd(css, end) : end + 1
    rules.push(css[end] === '{' ? { head, body: css.slice(end + 1, at - 1) } : { head })
  }
  return rules
}

export function blockEnd(css: string, open: number): number {
  let depth = 1
  let at = open + 1
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    at += 1
  }
  if (depth > 0) throw new Error('a stylesheet has a block without its end')
  return at
}

/** Refuses a build with a rule outside the layers. */
export function demandLayers(folder: string): void {
  const sheets = globSync(`${folder}/assets/*.css`)
  if (sheets.length === 0) throw new Error('the build has no stylesheets')
  for (const sheet of sheets) {
    const [first] = unlayered(readFileSync(sheet, 'utf8'))
    if (first !== undefined) throw new Error(`${sheet}: «${first}» is in no layer`)
  }
}
