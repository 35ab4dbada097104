import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const policy = "default-src 'self'; script-src 'self'"
export const site = {
  headers: { 'content-security-policy': policy, 'permissions-policy': 'camera=(self)' },
  workers: [{ path: '^/assets/reader-[^/]+$', policy: "script-src 'wasm-unsafe-eval'" }],
  pages: { '/': 'index.html', '/de': 'de/index.html', '/anmelden': 'anmelden/index.html' },
  shell: {
    file: '__spa-fallback.html',
    pages: [
      { path: '^/dashboard$', file: '__spa-dashboard.html' },
      { path: '^/immobilie(/[^/]+)?$', file: '__spa-fallback.html' },
      { path: '^/teilen$', file: '__spa-fallback.html' },
    ],
  },
  redirects: [
    { from: '^/analysis$', to: '/analyse' },
    { from: '^/login$', to: '/anmelden' },
    { from: '^/projects/([^/]+)$', to: '/renovation/$1' },
    { from: '^/hilfe$', to: '/ratgeber?seite=1#oben' },
    { from: '^/weiter/(.*)$', to: '/$1' },
  ],
}
export const script = 'console.log("Grüezi")\n'.repeat(50)
export const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Start</h1>',
  'de/index.html': '<h1>Deutsch</h1>',
  'anmelden/index.html': '<h1>Anmelden</h1>',
  '__spa-fallback.html': '<div id="app"></div>',
  '__spa-dashboard.html': '<link rel="modulepreload"><div id="app"></div>',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/reader-1a2b.js': 'self',
  'assets/inter.woff2': 'font',
  'sw.js': 'self',
  'app.webmanifest': '{}',
  'icon.svg': '<svg/>',
  'bild gross.webp': 'picture',
  'archiv.gz': 'a file of its own',
}

const folders: string[] = []
/** A made-up build, as `apps/web` would write it. */
export function makeBuild(description: unknown = site, contents = files): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-'))
  folders.push(folder)
  for (const [name, bytes] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, 'client', name)), { recursive: true })
    writeFileSync(join(folder, 'client', name), bytes)
  }
  const text = typeof description === 'string' ? description : JSON.stringify(description)
  writeFileSync(join(folder, 'site.json'), text)
  return folder
}

export function removeBuilds(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
