import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Look } from '@hauswart/domain/qr-bills/find-code'

/** The reader of the app with its file from the disk. */
export async function loadReader(): Promise<Look> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file) as never }, fireImmediately: true })
  return async ({ width, height, data }, options) => {
    const image = { width, height, data } as ImageData
    const found = await readBarcodes(image, { ...options, formats: [...options.formats] })
    return found.map(({ text }) => text)
  }
}
