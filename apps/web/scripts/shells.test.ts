import { expect, test } from 'vitest'
import { prepared } from './shells.ts'

const shell =
  '<head><link rel="modulepreload" href="/assets/root.js"/><script src="/boot.js"></script></head>'

test('the shell of a page names its files once, before the first script', () => {
  const html = prepared(shell, [
    {
      module: '/assets/layout.js',
      imports: ['/assets/root.js', '/assets/frame.js'],
      css: ['/assets/frame.css'],
    },
    { module: '/assets/page.js', imports: ['/assets/frame.js'], css: ['/assets/frame.css'] },
  ])
  expect(html).toBe(
    '<head><link rel="modulepreload" href="/assets/root.js"/>' +
      '<link rel="preload" as="style" href="/assets/frame.css"/>' +
      '<link rel="modulepreload" href="/assets/layout.js"/>' +
      '<link rel="modulepreload" href="/assets/frame.js"/>' +
      '<link rel="modulepreload" href="/assets/page.js"/>' +
      '<script src="/boot.js"></script></head>',
  )
})

test('a shell nobody recognises stops the build', () => {
  expect(() => prepared('<head></head>', [])).toThrow('no place')
})
