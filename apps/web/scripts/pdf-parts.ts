import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createRequire } from 'node:module'

/**
 * Fonts that every PDF may take for granted, and the decoders of seldom pictures as plain scripts, for our policy lets no
 * WebAssembly run. Fetched one by one when a paper wants them; the folder is named by the version, so they never change.
 */
export function addPdfParts(client: string): void {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const place = join(client, `assets/pdf-${version}`)
  mkdirSync(place, { recursive: true })
  const wanted = ['standard_fonts/*', 'wasm/*_nowasm_fallback.js', 'wasm/LICENSE_{OPENJPEG,JBIG2,PDFJS_*}']
  for (const file of wanted.flatMap((pattern) => globSync(join(dirname(manifest), pattern))))
    cpSync(file, join(place, basename(file)))
}
