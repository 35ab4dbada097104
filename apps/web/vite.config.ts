import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGuard } from './scripts/chunk-guard.ts'
import { singleIcons } from './scripts/single-icons.ts'

const edge = `https://localhost:${Number(process.env['HAUSWART_PORT'] ?? 24_000) + 9}`
const backends = [
  '/rest',
  '/graphql',
  '/product',
  '/notifications',
  '/content',
  '/maps',
  '/files',
  '/config.json',
]

/** What most pages share travels as one file: dozens of small ones compress badly. */
const ground = {
  name: 'ground',
  test: /apps\/web\/src\/(lib|ui)\/|packages\/domain|node_modules\/@tabler/,
  minShareCount: 20,
}

/** What the sign-in pages need besides: without this group they would fetch all of the next. */
const entrance = {
  name: 'entrance',
  test: /node_modules\/zod|src\/(lib\/(session|format|middleware|return-target|carried-address|use-submit|rest)|ui\/(field|notice|brand|form-|use-form)|app\/(guard|error)|features\/errors)|domain\/src\/(errors|fields|accounts)/,
  minShareCount: 4,
}

/** What the signed-in pages share; the drawing of the house and the engine stay with those that show them. */
const shared = {
  name: 'shared',
  test: /apps\/web\/src\/(lib\/(?!house-analysis)|ui\/(?!house|charts|figure))|packages\/domain\/src\/(?!analysis|drawing\/|figures)|node_modules\/(@tabler|@tanstack)/,
  minShareCount: 4,
}

export default defineConfig({
  plugins: [singleIcons(), reactRouter(), chunkGuard()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The map alone is so large, and comes only to who asks for it.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: { output: { codeSplitting: { groups: [ground, entrance, shared] } } },
  },
  server: {
    proxy: Object.fromEntries(
      backends.map((path) => [path, { target: edge, secure: false, changeOrigin: true, ws: true }]),
    ),
  },
})
