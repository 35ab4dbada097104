import { defineConfig } from 'vitest/config'

const graphql = new URL('node_modules/graphql/index.js', import.meta.url).pathname

export default defineConfig({
  // Vite would take the other build of graphql than mercurius does, and types of one are foreign to the other.
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    include: [
      'apps/server/**/*.test.ts',
      'apps/web/**/*.test.ts',
      'packages/**/*.test.ts',
      'scripts/**/*.test.ts',
      'proof/**/*.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes when the machine comes to it; vitest itself would give up after a second.
    expect: { poll: { timeout: 15_000 } },
    // Two cores: more workers only make the real servers slower.
    maxWorkers: 3,
    // Node runs our source as it is; a bundler in between would load a second copy of graphql.
    experimental: { viteModuleRunner: false },
  },
})
