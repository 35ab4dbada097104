import { readFileSync, writeFileSync } from 'node:fs'
import { pageFiles } from './plain-pages.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/

/**
 * Pages that are written at build time and then taken over: their words are there, so nothing of the app is fetched
 * before they are painted. Then everything at once, or one file would wait for the other to name it.
 */
export function letWordsComeFirst(folder: string): void {
  for (const file of pageFiles(folder, 'live')) writeFileSync(file, patient(readFileSync(file, 'utf8'), file))
}

export function patient(html: string, file: string): string {
  const files = [...html.matchAll(preload)].flatMap(([, address = '']) => address)
  const found = start.exec(html)
  if (files.length === 0 || found === null) throw new Error(`${file} names no scripts`)
  const [, open = '', eager = '', close = ''] = found
  // A function, because a text would be searched for `$`.
  return html.replaceAll(preload, '').replace(start, () => `${open}${afterPaint(files, eager, file)}${close}`)
}

/** The framework's script with its imports made when the page has been painted; a hidden page paints nothing. */
function afterPaint(files: readonly string[], eager: string, file: string): string {
  const later = eager
    .replaceAll(/^import "([^"]+)";$/gm, 'await import("$1");')
    .replaceAll(/^import \* as (\w+) from "([^"]+)";$/gm, 'const $1 = await import("$2");')
  if (/^\s*import\s*["*{\w]/m.test(later)) throw new Error(`${file}: an import nobody expected`)
  return `const start = async () => {
for (const href of ${JSON.stringify(files)})
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${later}
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));`
}
