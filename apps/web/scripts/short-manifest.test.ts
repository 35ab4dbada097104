import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortened } from './short-manifest.ts'

test('the short list of routes says the same, without flags that are off', () => {
  const routes = {
    root: { id: 'root', path: '', hasLoader: false, hasErrorBoundary: true, module: '/assets/root-A.js' },
    'layout-error': {
      parentId: 'root',
      module: '/assets/error-B.js',
      imports: ['/assets/root-A.js', '/assets/x-C.js'],
      css: [],
    },
  }
  const whole = { entry: { module: '/assets/x-C.js' }, routes, url: '/assets/manifest-1.js', version: '1' }
  const page: { manifest?: unknown } = {}
  runInNewContext(shortened(`window.manifest=${JSON.stringify(whole)};`), { window: page })
  const { hasLoader: _, ...root } = routes.root
  expect(JSON.parse(JSON.stringify(page.manifest))).toEqual({ ...whole, routes: { ...routes, root } })
})

test('a name is said once', () => {
  const name = '/assets/shared-D.js'
  const text = shortened(`window.m=${JSON.stringify({ a: [name, name], b: { module: name } })};`)
  expect(text.split('shared-D.js')).toHaveLength(2)
})
