import { readdirSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'
import { pathTo } from '../apps/web/src/device/routing/routes.ts'
import { keyValueStore, languageCookie } from '../apps/web/src/device/limits.ts'
import { patience } from '../e2e/browsers/driver.ts'
import { caught, figure, none, type Proof } from './proof.ts'
import { openDemo, screens, settled, type Demo, type Visitor } from './web/demo.ts'
import { openDecisions } from './web/decisions.ts'
import { openEverything, openPaper, openSearch } from './web/openings.ts'
import { allPages, allPlaces } from './web/pages.ts'

/** What a crawl hears: refused by the policy, asked of others, kept on the device, said as an error. */
type Findings = {
  violations: Set<string>
  foreign: Set<string>
  unlisted: Set<string>
  errors: Set<string>
  opened: number
}

const nothing = (): Findings => ({
  violations: new Set(),
  foreign: new Set(),
  unlisted: new Set(),
  errors: new Set(),
  opened: 0,
})

export const proof: Proof = {
  about: 'content security policy and Trusted Types hold on every page, nothing leaves for other hosts',
  run: async ({ short, say }) => {
    const demo = await openDemo()
    try {
      const findings = nothing()
      const sizes = short ? (['desktop'] as const) : (['desktop', 'phone'] as const)
      const rounds = sizes.flatMap(
        (size) =>
          [
            { who: 'guest', size },
            { who: 'owner', size },
          ] as const,
      )
      const counts = await Promise.all(rounds.map((round) => crawl(demo, round, short, findings)))
      const pages = counts.reduce((sum, count) => sum + count, 0)
      for (const [kind, set] of Object.entries(findings))
        if (set instanceof Set) for (const one of set) say(`  ${kind}: ${one}`)
      return [
        figure(
          'pages visited, everything on them opened',
          `${pages}, ${findings.opened} opened`,
          'all',
          pages >= allPages(demo).length,
        ),
        none('violations of the policy', findings.violations.size),
        none('requests to other hosts', findings.foreign.size),
        none('names on the device that are not listed', findings.unlisted.size),
        none('errors in the console', findings.errors.size),
        ...(await policies(demo)),
        ...(await planted(demo)),
      ]
    } finally {
      await demo.close()
    }
  },
}

type Round = { readonly who: Visitor; readonly size: keyof typeof screens }

async function crawl(demo: Demo, { who, size }: Round, short: boolean, findings: Findings): Promise<number> {
  const context = await demo.context(who, { viewport: screens[size] })
  const page = await context.newPage()
  await listen(page, demo.site.url, findings)
  const places = short ? allPages(demo) : await allPlaces(demo)
  const pages = places.filter((one) => one.who === who)
  const walk = { known: new Set<string>(), isDeep: !short }
  for (const { path } of pages) {
    await page.goto(path)
    await settled(page)
    findings.opened += await openEverything(page, async () => undefined, walk)
    if (who === 'owner' && path === '/dashboard') await openSearch(page, async () => undefined)
    if (path === pathTo('toolsDocuments')) await openPaper(page, async () => undefined)
    await listNames(context, page, findings)
  }
  // Once: two at a time would decide about the same to-do.
  if (who === 'owner' && size === 'desktop')
    findings.opened += await openDecisions(demo, page, async () => undefined)
  await context.close()
  return pages.length
}

/** Missing pages and refused links are visited, the line is cut: browser and React report what follows as errors. */
const onPurpose = /status of (404|400|401)|This page could not be found|net::ERR_INTERNET_DISCONNECTED/

async function listen(page: Page, home: string, findings: Findings): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      // oxlint-disable-next-line no-console -- runs in the page; the console is how it reaches us
      console.info(`POLICY ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith('POLICY')) findings.violations.add(`${new URL(page.url()).pathname} ${text}`)
    else if (message.type() === 'error' && !onPurpose.test(text))
      findings.errors.add(`${new URL(page.url()).pathname} ${text.slice(0, 200)} ${message.location().url}`)
  })
  page.on('pageerror', (error) => findings.errors.add(`${new URL(page.url()).pathname} ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:|^wss?:/.test(url) && new URL(url).host !== new URL(home).host) findings.foreign.add(url)
  })
}

const listed = new Set<string>([
  ...Object.values(storageKeys),
  languageCookie.name,
  keyValueStore.name,
  '__Host-auth.rb',
  '__Host-auth.kd',
  // React Router's own, for going back to where one was.
  'react-router-scroll-positions',
])
const isListed = (name: string): boolean =>
  listed.has(name) ||
  [...listed].some((known) => name.startsWith(`${known}.`)) ||
  name.startsWith('workbox-precache')

async function listNames(context: BrowserContext, page: Page, findings: Findings): Promise<void> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  for (const name of [...names, ...cookies]) if (!isListed(name)) findings.unlisted.add(name)
}

/** What reads codes runs WebAssembly under a policy of its own; no page and no other script may. */
async function policies({ site }: Demo) {
  const files = readdirSync(new URL('../apps/web/build/client/assets', import.meta.url)).filter((name) =>
    name.endsWith('.js'),
  )
  const paths = ['/', '/login', '/boot.js', '/sw.js', ...files.map((name) => `/assets/${name}`)]
  const allowed = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await fetch(`${site.url}${path}`, { method: 'HEAD' })
      const policy = headers.get('content-security-policy') ?? "script-src 'wasm-unsafe-eval' (none at all)"
      return policy.includes('unsafe') ? [path] : []
    }),
  )
  const found = allowed.flat()
  const isReader = found.length === 1 && (found[0] ?? '').startsWith('/assets/code.worker-')
  return [
    figure(
      `of ${paths.length} pages and scripts: may run WebAssembly`,
      found.join(', '),
      'what reads codes',
      isReader,
    ),
  ]
}

/** What the crawl must notice if somebody builds it in. */
async function planted({ site, ...demo }: Demo) {
  const context = await demo.context('guest')
  const page = await context.newPage()
  const findings = nothing()
  await listen(page, site.url, findings)
  await page.goto('/impressum')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    const picture = document.createElement('img')
    picture.src = 'https://tracker.example/pixel.gif'
    document.body.append(picture)
    localStorage.setItem('tracking-id', '1')
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>raw</p>')
    } catch {
      // Trusted Types throws; the report is what counts.
    }
  })
  // The browser reports when it comes to it.
  const isHeard = () =>
    ['style-src-elem', 'img-src', 'require-trusted-types-for'].every((directive) =>
      [...findings.violations].some((one) => one.includes(directive)),
    )
  for (const end = Date.now() + patience; !isHeard() && Date.now() < end;) await page.waitForTimeout(100)
  await listNames(context, page, findings)
  await context.close()
  const heard = [...findings.violations].join(' ')
  return [
    caught('a style element', heard.includes('style-src-elem') ? 1 : 0),
    caught('a picture of another host', heard.includes('img-src') || findings.foreign.size > 0 ? 1 : 0),
    caught('markup from a string', heard.includes('require-trusted-types-for') ? 1 : 0),
    caught('a name that is not listed', findings.unlisted.size),
  ]
}
