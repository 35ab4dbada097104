import { defineConfig } from 'vitest/config'
import { patience } from './browsers/driver.ts'
import { workers } from './shared-site.ts'

/** Journeys in real browsers against the built app; `npm run build` comes first. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 900_000,
    // Most of a journey is waiting for a browser.
    maxWorkers: workers,
    isolate: false,
    expect: { poll: { timeout: patience, interval: 100 } },
    globalSetup: ['e2e/shared-site.ts'],
    experimental: { viteModuleRunner: false },
  },
})
