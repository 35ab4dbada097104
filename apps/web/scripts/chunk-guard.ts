import type { Plugin } from 'vite'

/**
 * React Router reloads the page without limit when the code of a page fails to load. Offline or after a
 * broken deployment that is an endless loop, so our own guard decides (`device/chunk-guard.ts`).
 */
export function chunkGuard(): Plugin {
  let isApplied = false
  return {
    name: 'hauswart-chunk-guard',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router.*routeModules\.m?js/.test(id)) return undefined
      const guarded = code.replace(
        'window.location.reload();',
        'return globalThis.hauswartChunkFailed(error);',
      )
      if (guarded === code) return undefined
      isApplied = true
      return { code: guarded, map: null }
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isApplied)
        this.error('React Router changed: the guard against endless reloads found no place')
    },
  }
}
