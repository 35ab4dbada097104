// The whole web app: pages, app shell, service worker, and what the server must know to serve them (site.json).
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { compressAll } from './compress.ts'
import { makeServiceWorker, makeBoot } from './workers.ts'
import { siteManifest } from './site.ts'
import { undressPlainPages } from './plain-pages.ts'

process.chdir(new URL('..', import.meta.url).pathname)
rmSync('build', { recursive: true, force: true })
const built = spawnSync('react-router', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

undressPlainPages('build/client')
await makeBoot('build/client')
// After the pages are written, or the offline copy would lack them.
await makeServiceWorker('build/client')
compressAll('build/client')
// Last, because a running server takes it as the sign that a new build is whole.
writeFileSync('build/site.json', `${JSON.stringify(siteManifest('build/client'), null, 2)}\n`)
rmSync('build/server', { recursive: true, force: true })
