import { symlinkSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp } from '#src/app.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { files, makeBuild, policy, removeBuilds, script } from '#test/web-build.ts'

const long = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

let server: TestServer
beforeAll(async () => {
  const folder = makeBuild()
  symlinkSync('/etc/passwd', join(folder, 'client', 'passwd.txt'))
  server = await startServer({ config: { WEB_ROOT: folder } })
})
afterAll(async () => {
  await server.close()
  removeBuilds()
})

type Heard = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

// Not fetch: it would tidy the addresses, unpack the answers and follow the redirects.
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Heard>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() })
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('an address', () => {
  test.each([
    ['/', 'Start'],
    ['/?von=mail', 'Start'],
    ['/de', 'Deutsch'],
    ['/anmelden', 'Anmelden'],
    ['/dashboard', 'modulepreload'],
    ['/immobilie', 'id="app"'],
    ['/immobilie/a%2Fb', 'id="app"'],
    ['/__spa-fallback.html', 'id="app"'],
    ['/__spa-dashboard.html', 'modulepreload'],
  ])('%s is a page with the headers of the build', async (path, text) => {
    const answer = await ask(path)
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(text)])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'permissions-policy': 'camera=(self)',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  test.each([
    ['/', '/'],
    ['/?von=mail', '/'],
    ['/de', '/'],
    ['/anmelden', '/anmelden'],
  ])('%s tells search engines the one place of the page', async (path, canonical) => {
    const { origin } = new URL(server.parts.config.PUBLIC_URL)
    expect((await ask(path)).headers.link).toBe(`<${origin}${canonical}>; rel="canonical"`)
  })

  test('a page the app draws names none, nor does a file', async () => {
    for (const path of ['/dashboard', '/gibt-es-nicht', '/icon.svg'])
      expect((await ask(path, html)).headers.link).toBeUndefined()
  })

  test.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', long],
    ['/assets/inter.woff2', 'font/woff2', long],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/app.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icon.svg', 'image/svg+xml', hour],
    ['/bild%20gross.webp', 'image/webp', hour],
    ['/archiv.gz', 'application/octet-stream', hour],
  ])('%s is a file: %s', async (path, type, caching) => {
    const answer = await ask(path, html)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': caching })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  test('a worker may do what its page may, or what is said of it, a drawing only style itself', async () => {
    expect((await ask('/sw.js')).headers['content-security-policy']).toBe(policy)
    expect((await ask('/assets/reader-1a2b.js')).headers['content-security-policy']).toBe(
      "script-src 'wasm-unsafe-eval'",
    )
    expect((await ask('/icon.svg')).headers['content-security-policy']).toContain(
      "default-src 'none'; style-src",
    )
  })

  test.each([
    '/gibt-es-nicht',
    '/index.html',
    '/de/index.html',
    '/immobilie/a/b',
    '/assets/fort.js',
    '/site.json',
  ])('[S8.5] %s is nothing: the page says so to people, JSON to programs', async (path) => {
    const page = await ask(path, html)
    expect([page.status, page.text]).toEqual([404, files['__spa-fallback.html']])
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': policy })
    expect(page.headers.etag).toBeUndefined()
    expect((await ask(path, { ...html, 'if-none-match': '*' })).status).toBe(404)
    for (const accept of ['*/*', 'application/json', 'text/html;q=0']) {
      const answer = await ask(path, { accept })
      expect(answer.status).toBe(404)
      expect(JSON.parse(answer.text)).toMatchObject({
        code: 'PAGE_NOT_FOUND',
        message: 'This page could not be found',
      })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('a redirect', () => {
  test.each([
    ['/dashboard/', '/dashboard'],
    ['/dashboard///?a=1&b=/', '/dashboard?a=1&b=/'],
    ['/gibt-es-nicht/', '/gibt-es-nicht'],
    ['/analysis', '/analyse'],
    ['/analysis?a=%20b', '/analyse?a=%20b'],
    ['/login/', '/anmelden'],
    ['/login/?zu=/x', '/anmelden?zu=/x'],
    ['/projects/7%2F8', '/renovation/7%2F8'],
    ['/hilfe?a=b', '/ratgeber?seite=1&a=b#oben'],
    ['//', '/'],
  ])('leads from %s to %s in one step', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, {}, method)
      expect([answer.status, answer.headers.location]).toEqual([308, location])
    }
  })

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/\\evil.example/',
    '/weiter//evil.example',
    '/weiter/\\evil.example',
    'http://evil.example/dashboard/',
  ])('never leaves the site: %s', async (path) => {
    const answer = await ask(path, html)
    expect([answer.status, answer.headers.location]).toEqual([404, undefined])
  })

  test('never leaves it by a tab either, which browsers drop', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.end('GET /\t/evil.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text).toMatch(/^HTTP\/1.1 4/)
    expect(text.toLowerCase()).not.toContain('location:')
  })
})

test.each([
  '/..%2f..%2fetc/passwd',
  '/../../../../etc/passwd',
  '/%2e%2e/site.json',
  '/assets/../site.json',
  '/assets%2Fapp-1a2b.js',
  '/passwd.txt',
  '/__proto__',
  '/de/index.html%00',
])('%s opens nothing', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

describe('other backends', () => {
  test.each([
    '/rest/gibt-es-nicht',
    '/%72est/gibt-es-nicht',
    '/rest/',
    '/product/x/',
    '/notifications/x',
    '/content/x',
    '/files/x',
    '/health',
    '/config.json/',
  ])('%s stays JSON, also for a browser', async (path) => {
    const answer = await ask(path, html)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'NOT_FOUND'])
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('keep their paths where only pages are served, and their own answers here', async () => {
    expect((await ask('/health/live', html)).text).toBe('{"status":"ok"}')
    expect((await ask('/maps/x', html)).status).toBe(401)
    const config = { ...server.parts.config, SERVICES: ['web' as const] }
    const alone = await makeApp({ ...server.parts, config })
    for (const url of ['/maps/x', '/rest/login', '/graphql'])
      expect((await alone.inject({ url, headers: html })).json()).toMatchObject({ code: 'NOT_FOUND' })
    expect((await alone.inject({ url: '/dashboard' })).statusCode).toBe(200)
    await alone.close()
  })

  test('other methods find no page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await ask('/dashboard', html, method)).text).toContain('NOT_FOUND')
  })
})

test('what is shared before the service worker runs leads to the page, whatever was sent', async () => {
  const body = new FormData()
  body.set('bild', new Blob([Buffer.alloc(3_000_000)], { type: 'image/png' }), 'a.png')
  const answer = await fetch(`${server.url}/teilen`, { method: 'POST', body, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/teilen?nicht=gespeichert'])
  expect((await ask('/teilen')).status).toBe(200)
})

describe('the wire', () => {
  test.each<['br' | 'gzip' | undefined, string]>([
    ['br', 'gzip, deflate, br'],
    ['br', '*'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, *'],
    ['gzip', 'GZIP;q=0.5, br; q=0.0'],
    [undefined, ''],
    [undefined, 'gzip;q=0'],
    [undefined, '*;q=0'],
    [undefined, 'zstd, identity'],
  ])('is %s for «%s»', async (coding, accepted) => {
    const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([coding, 'accept-encoding'])
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
    expect(unpack[coding ?? 'none'](answer.bytes).toString()).toBe(script)
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
  })

  test('carries nothing the client holds, and each form has its own tag', async () => {
    const tags = new Set<string>()
    for (const coding of ['br', 'gzip', 'identity']) {
      const wish = { 'accept-encoding': coding }
      const etag = (await ask('/assets/app-1a2b.js', wish)).headers.etag ?? ''
      expect(etag).toMatch(/^"[\w-]{43}"$/)
      tags.add(etag)
      const again = await ask('/assets/app-1a2b.js', { ...wish, 'if-none-match': `"x", W/${etag}` })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
      expect(again.headers).toMatchObject({ 'cache-control': long, vary: 'accept-encoding' })
    }
    expect(tags.size).toBe(3)
    expect((await ask('/dashboard', { 'if-none-match': '"x"' })).status).toBe(200)
  })

  test('carries only the head where only that is asked for', async () => {
    const [whole, head] = [await ask('/de'), await ask('/de', {}, 'HEAD')]
    expect([head.status, head.text]).toEqual([200, ''])
    for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect((await ask('/gibt-es-nicht', html, 'HEAD')).status).toBe(404)
  })
})
