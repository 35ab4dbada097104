import { defineConfig } from 'vitest/config'

const graphql = new URL('node_modules/graphql/index.js', import.meta.url).pathname

const patience = 'apps/server/test/patience.ts'
const installed = '**/node_modules/**'
const features = ['apps/server/src/features/**/*.test.ts']
const pure = ['apps/web', 'packages', 'scripts', 'proof'].map((folder) => `${folder}/**/*.test.ts`)
const alone = [
  'apps/server/test/**/*.test.ts',
  'apps/server/src/platform/**/*.test.ts',
  // These put another session or another disk in the place of the device's; what a neighbour loaded would stay the real one.
  'apps/web/src/house/active-house.test.ts',
  'apps/web/src/device/outbox/left-here.test.ts',
  'apps/web/src/device/photos/photo-copies.test.ts',
]

export default defineConfig({
  // Vite would take the other build of graphql than mercurius does, and types of one are foreign to the other.
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    // What is waited for comes when the machine comes to it: these end a test that hangs, and judge no speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // Two cores: more workers only make the real servers slower.
    maxWorkers: 3,
    // Node runs our source as it is; a bundler in between would load a second copy of graphql.
    experimental: { viteModuleRunner: false },
    projects: [
      // Loading the program costs more than most files of tests do: these share one copy of it per worker.
      {
        extends: true,
        test: { name: 'shared', include: features, exclude: alone, isolate: false, setupFiles: [patience] },
      },
      {
        extends: true,
        test: { name: 'pure', include: pure, exclude: [...alone, installed], isolate: false },
      },
      // Those of the program change limits, count connections or end processes: nobody else may be near.
      { extends: true, test: { name: 'alone', include: alone, setupFiles: [patience] } },
    ],
  },
})
