import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Once at build time with full strength, so that no answer waits for it. */
export function compressAll(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{js,css,html,svg,webmanifest,data,wasm}`)) {
    const bytes = readFileSync(file)
    if (bytes.length < 500) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
