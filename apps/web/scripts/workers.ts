import { statSync } from 'node:fs'
import { injectManifest } from 'workbox-build'
import { build } from 'vite'
import { builtRoutes, pathTo } from '../src/device/routing/routes.ts'
import { storageKeys } from '../src/device/storage-keys.ts'

const bootBytes = 2_048

/** The script of every page, read before the first paint: theme, language, service worker. */
export async function makeBoot(folder: string): Promise<void> {
  await bundle('src/boot.ts', folder, 'boot.js')
  const bytes = statSync(`${folder}/boot.js`).size
  if (bytes > bootBytes) throw new Error(`boot.js has ${bytes} bytes, at most ${bootBytes} delay every page`)
}

/** The service worker with the list of files it keeps for offline use. */
export async function makeServiceWorker(folder: string, draft: string): Promise<void> {
  await bundle('src/service-worker.ts', draft, 'sw.js')
  const { warnings } = await injectManifest({
    swSrc: `${draft}/sw.js`,
    swDest: `${folder}/sw.js`,
    globDirectory: folder,
    globPatterns: [
      'assets/**/*.{js,css,woff2}',
      '__spa-*.html',
      '*.{js,svg,png,webmanifest}',
      ...pages.map(({ file }) => file),
    ],
    // A map needs the network anyway, and its code weighs more than all the rest. What draws papers and reads codes is
    // kept once used.
    globIgnores: [
      'sw.js',
      'assets/workshop*',
      'assets/map{-view,libre-gl}*',
      'assets/pdf*',
      'assets/pdf*/*',
      'assets/code.worker*',
    ],
    // A page has one address and is not served under its file name.
    manifestTransforms: [
      (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })) }),
    ],
    dontCacheBustURLsMatching: /^assets\/.*-[\w-]{8}\./,
    maximumFileSizeToCacheInBytes: 3_000_000,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}

const pages = builtRoutes
  .filter(([, { prerender }]) => prerender !== undefined)
  .map(([, { path }]) => ({ path, file: `${path === '/' ? '' : path}/index.html`.slice(1) }))

// The same page under its other prefix is the same page offline.
const addressOf = (file: string): string => pages.find((page) => page.file === file)?.path ?? file

async function bundle(entry: string, outDir: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      dashboardPath: JSON.stringify(pathTo('dashboard')),
      themeKey: JSON.stringify(storageKeys.theme),
      userKey: JSON.stringify(storageKeys.user),
    },
    build: {
      emptyOutDir: false,
      outDir,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'hauswart', fileName: () => name },
    },
  })
}
