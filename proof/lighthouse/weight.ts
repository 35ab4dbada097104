import { settled, type Demo, type Visitor } from '../web/demo.ts'
import type { Copy } from '../web/copy.ts'

export type Weight = { readonly gzipBytes: number; readonly wireBytes: number; readonly files: number }

/** All scripts a browser with nothing in its cache fetches until the page stands. */
export async function firstLoad(demo: Demo, copy: Copy, path: string, who: Visitor): Promise<Weight> {
  const signedIn = await demo.context(who)
  const storageState = await signedIn.storageState()
  await signedIn.close()
  // Another profile: the same session and an empty cache. The service worker fetches for later and is left out.
  const context = await demo.context('guest', { storageState, serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts = new Map<string, number>()
  const wires: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    // What a later page will need is fetched as data, when this one has nothing else to do.
    if (request.resourceType() !== 'script') return
    const { pathname } = new URL(request.url())
    wires.push(request.sizes().then(({ responseBodySize }) => void scripts.set(pathname, responseBodySize)))
  })
  await page.goto(path)
  await settled(page)
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
  await Promise.all(wires)
  await context.close()
  return {
    gzipBytes: [...scripts.keys()].reduce((sum, file) => sum + copy.gzipBytes(file), 0),
    wireBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    files: scripts.size,
  }
}

/** All stylesheets a page names. */
export const stylesOf = (copy: Copy, page: string): number =>
  [...copy.read(page).matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].reduce(
    (sum, [, file = '']) => sum + copy.gzipBytes(file),
    0,
  )
