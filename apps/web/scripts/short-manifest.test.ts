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

test('a second address that follows from the first is left out, and made again in the page', () => {
  const page = { id: 'todos', parentId: 'layout', path: 'to-dos', module: '/assets/a-A.js' }
  const routes = {
    root: { id: 'root', path: '' },
    layout: { id: 'layout', parentId: 'root' },
    todos: page,
    home: { id: 'home', parentId: 'root', path: '' },
    'de-home': { id: 'de-home', parentId: 'root', path: 'de' },
    'de-layout': { id: 'de-layout', parentId: 'root' },
    'de-todos': { ...page, id: 'de-todos', parentId: 'de-layout', path: 'de/to-dos' },
    odd: { id: 'odd', parentId: 'root', path: 'odd' },
    'de-odd': { id: 'de-odd', parentId: 'root', path: 'de/other' },
  }
  const text = shortened(`window.manifest=${JSON.stringify({ routes })};`)
  expect(text).not.toContain('de/to-dos')
  expect(text).toContain('de/other')
  const made: { manifest?: { routes: object } } = {}
  runInNewContext(text, { window: made })
  expect(JSON.parse(JSON.stringify(made.manifest))).toEqual({ routes })
})
