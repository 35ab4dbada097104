import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { siteManifest } from '../../apps/web/scripts/site.ts'

const root = new URL('.', import.meta.url).pathname

/** A web root with nothing but the naive queue: one page, and a service worker that keeps it. */
export async function buildBench(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-bench-'))
  const client = join(folder, 'client')
  mkdirSync(client)
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: false,
      outDir: client,
      target: 'es2022',
      minify: false,
      lib: {
        entry: `${root}bench/naive.ts`,
        formats: ['iife'],
        name: 'bench',
        fileName: () => 'bench.js',
      },
    },
  })
  writeFileSync(join(client, 'shell.html'), shell)
  writeFileSync(join(client, 'register.js'), "navigator.serviceWorker.register('/sw.js')")
  writeFileSync(join(client, 'sw.js'), worker)
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  return folder
}

const shell =
  '<!doctype html><title>Werkbank</title><body><script src="/register.js"></script><script src="/bench.js"></script>'

const worker = `
const files = ['/shell.html', '/bench.js', '/register.js']
addEventListener('install', (event) => event.waitUntil(
  caches.open('bench').then((cache) => cache.addAll(files)).then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/shell.html'))
  else if (files.includes(pathname)) event.respondWith(caches.match(pathname))
})`

const site = {
  headers: { 'content-security-policy': "default-src 'self'" },
  pages: {},
  shell: { file: 'shell.html', pages: [{ path: '^/to-dos$', file: 'shell.html' }] },
  redirects: [],
} satisfies Pick<ReturnType<typeof siteManifest>, 'pages' | 'shell' | 'redirects'> & { headers: object }
