import { createHash } from 'node:crypto'
import type { Http } from '#platform/http/http.ts'

const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #241f1c; --brick: #b4270c; --on-brick: #fff }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1715; --ink: #f3ece7; --brick: #ff9b82; --on-brick: #241f1c } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 Inter, Helvetica, Arial, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 2.5rem 1.25rem }
h1 { margin: 0 0 1.5rem; color: var(--brick); font-size: 1.25rem }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
a { color: var(--brick) }
button { min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: .5rem; background: var(--brick);
  color: var(--on-brick); font: inherit; font-weight: 600; cursor: pointer }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-robots-tag': 'noindex',
} as const

/** The page behind a link of a letter: words and at most a button, without any script. The words are markup already. */
export const barePage = (sentences: readonly string[], more = ''): string =>
  `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hauswart</title><style>${style}</style></head><body><main><h1>Hauswart</h1>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}${more}</main></body></html>\n`

/** A form that says nothing: whose it is stands in the sealed address. */
export function takeForms(app: Http): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_request, body, done) => {
      body.resume()
      done(null, {})
    },
  )
}
