import { expect, test } from 'vitest'
import { patient } from './live-pages.ts'

const page = (script: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>` +
  `<body><script type="module" async="">${script}</script></body>`

test('nothing of the app is fetched before the words are painted', () => {
  const html = patient(
    page('import "/assets/m.js";\nimport * as route0 from "/assets/$r.js";\nimport("/assets/e.js");'),
    'a',
  )
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(html).toContain('["/assets/a.js"]')
  expect(html).toContain('await import("/assets/m.js");\nconst route0 = await import("/assets/$r.js");')
  expect(html).not.toMatch(/^import [*"]/m)
})

test.each([
  ['no scripts', '<head></head>', 'names no scripts'],
  ['another kind of import', page('import { a } from "/assets/m.js";'), 'nobody expected'],
])('a page with %s stops the build', (_what, html, complaint) => {
  expect(() => patient(html, 'a')).toThrow(complaint)
})
