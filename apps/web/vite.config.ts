import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGuard } from './scripts/chunk-guard.ts'
import { chunkGroups, modules } from './scripts/chunk-groups.ts'
import { takeTime } from './scripts/patience.ts'
import { singleDocuments } from './scripts/single-documents.ts'
import { singleIcons } from './scripts/single-icons.ts'
import { styleLayers } from './scripts/style-layers.ts'

const edge = `https://localhost:${Number(process.env['HAUSWART_PORT'] ?? 24_000) + 9}`
const backends = [
  '/rest',
  '/graphql',
  '/product',
  '/notifications',
  '/content',
  '/maps',
  '/files',
  '/uploads',
  '/config.json',
]

takeTime()

export default defineConfig({
  plugins: [singleIcons(), singleDocuments(), styleLayers(), reactRouter(), chunkGuard(), modules.plugin],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The map alone is so large, and comes only to who asks for it.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every page carries a list of all files: their hashes alone say which is which.
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      backends.map((path) => [path, { target: edge, secure: false, changeOrigin: true, ws: true }]),
    ),
  },
})
