import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/device/routing/routes.ts'

export default {
  appDirectory: 'src/app',
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build',
  // Pages for guests are written at build time; everything else starts from the app shell, also offline.
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config
