// The whole web app: pages, app shell, service worker, and what the server must know to serve them (site.json).
import { spawnSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { compressAll } from './compress.ts'
import { makeServiceWorker, makeBoot } from './workers.ts'
import { addPdfParts } from './pdf-parts.ts'
import { siteManifest } from './site.ts'
import { letWordsComeFirst } from './live-pages.ts'
import { undressPlainPages } from './plain-pages.ts'
import { writeShells } from './shells.ts'
import { shortenManifest } from './short-manifest.ts'
import { demandLayers } from './style-layers.ts'

process.chdir(new URL('..', import.meta.url).pathname)
// Made beside the last build and moved into its place when whole: a server or a second build never meets half of one.
const place = `.building/${process.pid}`
const client = `${place}/client`
const built = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, BUILD_FOLDER: place },
})
if (built.status !== 0) process.exit(built.status ?? 1)

demandLayers(client)
undressPlainPages(client)
letWordsComeFirst(client)
writeShells(client)
shortenManifest(client)
addPdfParts(client)
await makeBoot(client)
// After the pages are written, or the offline copy would lack them.
await makeServiceWorker(client, `${place}/worker`)
compressAll(client)
writeFileSync(`${place}/site.json`, `${JSON.stringify(siteManifest(client), null, 2)}\n`)
for (const folder of ['server', 'worker']) rmSync(`${place}/${folder}`, { recursive: true, force: true })
rmSync('build', { recursive: true, force: true })
renameSync(place, 'build')
