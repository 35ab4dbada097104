import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { serveChromium } from './browsers/chromium.ts'
import { openSite, type Site } from './site.ts'

/** Files that run at the same moment. */
export const workers = 2

let site: Site | undefined
let browsers: readonly BrowserServer[] = []

/**
 * One site for all journeys that do not need one of their own, and a browser for each worker; opened before the first
 * journey and closed after the last.
 */
export async function setup(project: TestProject): Promise<void> {
  site = await openSite()
  browsers = await Promise.all(Array.from({ length: workers }, serveChromium))
  const { url, database, letters } = site
  project.provide('site', { url, database, letters })
  project.provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  )
}

export async function teardown(): Promise<void> {
  await Promise.all(browsers.map((browser) => browser.close()))
  await site?.close()
}
