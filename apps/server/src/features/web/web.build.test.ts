import { cpSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp } from '#src/app.ts'
import type { Config } from '#platform/config.ts'
import type { Http } from '#platform/http/http.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { files, makeBuild, removeBuilds, site } from '#test/web-build.ts'

let server: TestServer
let lines: string[] = []
const apps: Http[] = []
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await server.close()
  removeBuilds()
})

/** Another process beside the server, with this build. */
async function start(folder: string, more: Partial<Config> = {}) {
  lines = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const config = { ...server.parts.config, WEB_ROOT: folder, ...more }
  const app = await makeApp({ ...server.parts, log, config })
  apps.push(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return async (path: string, init: RequestInit = { headers: { accept: 'text/html' } }) => {
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...init })
    return { status: answer.status, text: await answer.text() }
  }
}

/** Puts a new start page there and dates the build into the future, as a later run would. */
function rebuild(folder: string, text: string, description = JSON.stringify(site)): void {
  writeFileSync(join(folder, 'client', 'index.html'), text)
  writeFileSync(join(folder, 'site.json'), description)
  const later = new Date(Date.now() + 60_000 + Math.random() * 60_000)
  utimesSync(join(folder, 'site.json'), later, later)
}

describe('without a build', () => {
  test('the process starts, says so once, and has no pages', async () => {
    const ask = await start('/nonexistent')
    for (const path of ['/', '/dashboard/', '/analysis', '/__spa-fallback.html'])
      expect(await ask(path)).toEqual({ status: 404, text: expect.stringContaining('NOT_FOUND') })
    expect((await ask('/teilen', { method: 'POST', body: 'x' })).status).toBe(404)
    const said = lines.filter((line) => line.includes('no web app built'))
    expect(said).toHaveLength(1)
    expect(JSON.parse(said[0] ?? '{}')).toMatchObject({ level: 30, folder: '/nonexistent' })
  })

  test('a folder is meant from the repository, whoever starts the process where', async () => {
    await start('apps/web/gibt-es-nicht')
    const root = new URL('../../../../../', import.meta.url).pathname
    expect(lines.join('')).toContain(`"${root}apps/web/gibt-es-nicht"`)
  })
})

describe('a broken build stops the start', () => {
  const changed = (change: object) => JSON.stringify({ ...site, ...change })
  const withShell = (path: string, file: string) =>
    changed({ shell: { file: '__spa-fallback.html', pages: [{ path, file }] } })
  const redirect = (from: string, to: string) => changed({ redirects: [{ from, to }] })
  test.each([
    ['no JSON', '{', 'not JSON'],
    ['nothing in it', '{}', 'shell'],
    ['a word nobody knows', changed({ more: 1 }), 'more'],
    ['half a pattern of a worker', changed({ workers: [{ path: '/a', policy: 'x' }] }), 'from ^ to $'],
    ['a page without its file', changed({ pages: { '/': 'fort.html' } }), 'fort.html'],
    ['a page outside', changed({ pages: { '/': '../site.json' } }), 'not in client/'],
    ['a page with a slash at its end', changed({ pages: { '/de/': 'de/index.html' } }), 'pages'],
    ['no shell', changed({ shell: { file: 'fort.html', pages: [] } }), 'fort.html'],
    ['half a pattern', withShell('/a', '__spa-fallback.html'), 'from ^ to $'],
    ['a page without its shell', withShell('^/a$', '__spa-fort.html'), '__spa-fort.html'],
    ['a pattern that is none', redirect('^/($', '/a'), 'from ^ to $'],
    ['a redirect to another host', redirect('^/a$', '//evil.example'), 'redirects.0.to'],
    ['a redirect to another site', redirect('^/a$', 'https://evil.example'), 'redirects.0.to'],
    ['a header in a header', changed({ headers: { 'x-a': 'b\r\nset-cookie: c' } }), 'headers'],
  ])('%s', async (_what, description, complaint) => {
    await expect(start(makeBuild(description))).rejects.toThrow(complaint)
  })
})

describe('a new build', () => {
  test('is picked up in development, a broken or half removed one is not', async () => {
    const folder = makeBuild()
    const ask = await start(folder, { ENVIRONMENT: 'development' })
    const shown = async () => (await ask('/')).text
    expect(await shown()).toBe(files['index.html'])
    rebuild(folder, 'neu')
    await expect.poll(shown).toBe('neu')

    rebuild(folder, 'kaputt', '{')
    const said = async () => {
      expect(await shown()).toBe('neu')
      return lines.join('')
    }
    await expect.poll(said).toContain('the new web app is not usable')

    cpSync(folder, `${folder}-next`, { recursive: true })
    rebuild(`${folder}-next`, 'ganz neu')
    rmSync(folder, { recursive: true })
    await pause(1_050)
    expect((await ask('/')).text).toBe('neu')
    renameSync(`${folder}-next`, folder)
    await expect.poll(shown).toBe('ganz neu')
  })

  test('is picked up where there was none', async () => {
    const folder = makeBuild()
    renameSync(folder, `${folder}-later`)
    const ask = await start(folder, { ENVIRONMENT: 'development' })
    expect((await ask('/')).status).toBe(404)
    renameSync(`${folder}-later`, folder)
    await expect.poll(async () => (await ask('/')).status).toBe(200)
  })

  test('waits for the next start in production', async () => {
    const folder = makeBuild()
    const ask = await start(folder, { ENVIRONMENT: 'production' })
    rebuild(folder, 'neu')
    await pause(1_050)
    expect((await ask('/')).text).toBe(files['index.html'])
  })
})
