import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * Gives plain pages one stylesheet with only the rules they use: no script will ever add a class to them, and every
 * stylesheet delays the first paint. Pages with the same stylesheets share the result.
 */
export function mergeStyles(folder: string, files: readonly string[]): void {
  const pages = files.map((file) => ({ file, html: readFileSync(file, 'utf8') }))
  const sheetsOf = (html: string) => [...html.matchAll(link)].map(([, href = '']) => href)
  for (const [key, group] of Map.groupBy(pages, ({ html }) => sheetsOf(html).join('\n'))) {
    const css = key
      .split('\n')
      .map((href) => readFileSync(folder + href, 'utf8').trim())
      .join('')
    const used = keepUsed(css, classesOf(group.map(({ html }) => html)))
    const name = `/assets/plain-${createHash('sha256').update(used).digest('base64url').slice(0, 8)}.css`
    writeFileSync(folder + name, used)
    for (const { file, html } of group) {
      let isFirst = true
      const single = html.replaceAll(link, () => {
        const tag = isFirst ? `<link rel="stylesheet" href="${name}"/>` : ''
        isFirst = false
        return tag
      })
      writeFileSync(file, single)
    }
  }
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
    const end = endOf(css, open)
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

function endOf(css: string, open: number): number {
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
