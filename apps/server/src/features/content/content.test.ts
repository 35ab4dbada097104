import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#test/server.ts'
import { loadLibrary } from './content.service.ts'

const key = 'a key for this test'
let server: TestServer
beforeAll(async () => {
  server = await startServer({ config: { CONTENT_KEY: key } })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = { 'x-api-key': key }) =>
  fetch(`${server.url}/content${path}`, { headers })

test('the list names every article, without its text', async () => {
  const response = await get('/articles')
  expect(response.status).toBe(200)
  const { nodes } = (await response.json()) as { nodes: Record<string, unknown>[] }
  expect(nodes).toContainEqual({
    slug: 'bauteile-erfassen',
    title: 'Bauteile erfassen',
    lead: expect.any(String),
    category: 'Erste Schritte',
    checkedOn: '2026-11-15',
  })
})

test('an article comes with safe HTML, sources and the day it was checked', async () => {
  const article = (await (await get('/articles/bauteile-erfassen')).json()) as {
    html: string
    sources: unknown[]
  }
  expect(article.html).toContain('<h2>Mit den grossen Teilen beginnen</h2>')
  expect(article.sources).toContainEqual({
    title: 'Forum Asbest Schweiz, Für Eigentümer:innen beim Umbau',
    url: 'https://forum-asbest.ch/erkennen/eigentuemerinnen/umbau',
  })
})

test('our promise is a page', async () => {
  const page = (await (await get('/pages/versprechen')).json()) as { title: string; html: string }
  expect(page.title).toBe('Unser Versprechen')
  expect(page.html.match(/<h2>/g)).toHaveLength(5)
})

test('a page is no article and nothing else is served', async () => {
  for (const path of [
    '/articles/versprechen',
    '/pages/bauteile-erfassen',
    '/pages/..%2F..%2Fpackage.json',
    '/pages/__proto__',
  ])
    expect((await get(path)).status).toBe(404)
})

describe('the key', () => {
  test.each([
    ['none', {}, ''],
    ['a wrong one', { 'x-api-key': 'wrong' }, ''],
    ['the beginning of it', { 'x-api-key': key.slice(0, -1) }, ''],
    ['an empty one', {}, '?key='],
    ['two', {}, `?key=${key}&key=${key}`],
  ])('%s is refused', async (_what, headers, query) => {
    const response = await get(`/articles${query}`, headers)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('Bauteile')
  })

  test('is taken from the address too', async () => {
    expect((await get(`/articles?key=${encodeURIComponent(key)}`, {})).status).toBe(200)
  })
})

test('what a client holds is not sent again', async () => {
  const first = await get('/articles')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{43}"$/)
  expect(first.headers.get('cache-control')).toBe('private, max-age=300')
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const second = await get('/articles', { 'x-api-key': key, 'if-none-match': held })
    expect(second.status).toBe(304)
    expect(second.headers.get('etag')).toBe(etag)
    expect(await second.text()).toBe('')
  }
  expect((await get('/articles', { 'x-api-key': key, 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get('/articles', { 'x-api-key': 'wrong', 'if-none-match': etag })).status).toBe(401)
})

describe('a bad text stops the start', () => {
  const head = { slug: 'a', title: 'A', lead: 'A', category: 'A', checkedOn: '2026-11-15' }
  const source = 'sources:\n  - Wir'
  const lines = (facts: Record<string, string>) =>
    Object.entries(facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')

  function load(files: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'content-'))
    mkdirSync(join(folder, 'ratgeber'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'ratgeber', name), text)
    try {
      return loadLibrary(folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('a good one does not', () => {
    const library = load({ 'a.md': `---\n${lines(head)}\n${source}\n---\nText` })
    expect([...library.articles.keys()]).toEqual(['a'])
  })

  test.each([
    ['no head', 'Text', 'head'],
    ['no sources', `---\n${lines(head)}\n---\nText`, 'sources'],
    [
      'a source that is not https',
      `---\n${lines(head)}\nsources:\n  - Wir | http://x.test\n---\nText`,
      'sources.0.url',
    ],
    ['no such day', `---\n${lines({ ...head, checkedOn: '2026-02-30' })}\n${source}\n---\nText`, 'checkedOn'],
    ['a slug that is a path', `---\n${lines({ ...head, slug: '../a' })}\n${source}\n---\nText`, 'slug'],
    ['an unknown field', `---\n${lines({ ...head, author: 'X' })}\n${source}\n---\nText`, 'author'],
    ['a line that is none', `---\n${lines(head)}\n???\n${source}\n---\nText`, 'not a line'],
  ])('%s', (_what, text, complaint) => {
    expect(() => load({ 'a.md': text })).toThrow(complaint)
  })

  test('two with one slug', () => {
    const text = `---\n${lines(head)}\n${source}\n---\nText`
    expect(() => load({ 'a.md': text, 'b.md': text })).toThrow('share a slug')
  })
})
