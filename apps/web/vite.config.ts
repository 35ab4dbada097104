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

export default defineConfig({
  plugins: [singleIcons(), reactRouter(), chunkGuard()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [ground] } } },
  },
  server: {
    proxy: Object.fromEntries(
      backends.map((path) => [path, { target: edge, secure: false, changeOrigin: true, ws: true }]),
    ),
  },
})
