import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { blockEnd, joinLayers } from './style-layers.ts'

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * Gives plain pages one stylesheet with only the rules they use: no script will ever add a class to them, and every
 * stylesheet delays the first paint. Pages with the same stylesheets share the result.
 */
export function mergeStyles(folder: string, files: readonly string[]): void {
  const pages = files.map((file) => ({ file, html: readFileSync(file, 'utf8') }))
  // React Router marks a sheet that two routes share with a hash sign, and names it twice.
  const sheetsOf = (html: string) => [
    ...new Set([...html.matchAll(link)].map(([, href = '']) => href.replace(/#.*$/, ''))),
  ]
  for (const [key, group] of Map.groupBy(pages, ({ html }) => sheetsOf(html).join('\n'))) {
    const css = joinLayers(key.split('\n').map((href) => readFileSync(folder + href, 'utf8')))
    const used = keepUsedVariables(keepUsed(css, classesOf(group.map(({ html }) => html))))
    const short = shortNames(used)
    const sheet = used.replaceAll(moduleClass, (_whole, name: string) => `.${short.get(name)}`)
    const name = `/assets/plain-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`
    writeFileSync(folder + name, sheet)
    for (const { file, html } of group) writeFileSync(file, redress(html, name, short))
  }
}

const moduleClass = /\.(_[\w-]+)/g

/** The names of CSS modules are unique in the whole app, which costs bytes; here they need to be so in one sheet. */
const shortNames = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...new Set([...css.matchAll(moduleClass)].map(([, name = '']) => name))].map((name, n) => [
      name,
      `c${n.toString(36)}`,
    ]),
  )

function redress(html: string, sheet: string, short: ReadonlyMap<string, string>): string {
  let isFirst = true
  return html
    .replaceAll(link, () => {
      const tag = isFirst ? `<link rel="stylesheet" href="${sheet}"/>` : ''
      isFirst = false
      return tag
    })
    .replaceAll(/ class="([^"]*)"/g, (_whole, names: string) => {
      const kept = names.split(' ').flatMap((name) => (name.startsWith('_') ? (short.get(name) ?? []) : name))
      return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`
    })
}

const classesOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((html) =>
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    ),
  )

/** Works on what the bundler prints: no comments, and braces only around rules. */
function keepUsed(css: string, classes: ReadonlySet<string>): string {
  const isUsed = (selector: string) =>
    [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].every(([, name = '']) => classes.has(name))
  let kept = ''
  for (let at = 0, open = css.indexOf('{'); open !== -1; open = css.indexOf('{', at)) {
    const end = blockEnd(css, open)
    const head = css.slice(at, open)
    const body = css.slice(open + 1, end - 1)
    at = end
    if (/^@(?:media|container|supports|layer)/.test(head)) {
      const inner = keepUsed(body, classes)
      if (inner !== '') kept += `${head}{${inner}}`
    } else if (head.startsWith('@')) kept += `${head}{${body}}`
    else {
      const selectors = head.split(/,(?![^(]*\))/).filter(isUsed)
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`
    }
  }
  return kept
}

/**
 * Colours nobody asks for any more; a default beside a colour that is there is never taken. Those of the bundler's
 * light and dark are meant to be: what they stand beside is empty on purpose.
 */
function keepUsedVariables(css: string): string {
  const lean = css.replaceAll(/var\((--(?!lightningcss)[\w-]+),#[\da-f]+\)/gi, (whole, name: string) =>
    css.includes(`${name}:`) ? `var(${name})` : whole,
  )
  const used = new Set([...lean.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return lean.replaceAll(/(--[\w-]+):[^;}]*;?/g, (whole, name: string) => (used.has(name) ? whole : ''))
}
