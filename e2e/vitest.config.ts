import { defineConfig } from 'vitest/config'

/** Journeys in real browsers against the built app; `npm run build` comes first. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    experimental: { viteModuleRunner: false },
  },
})
