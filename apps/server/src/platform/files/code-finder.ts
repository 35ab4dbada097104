import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findBill, type Effort, type Look } from '@hauswart/domain/qr-bills/find-code'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { makeDots } from './picture-maker.ts'

/** The text of the bill in a picture, or nothing. */
export async function findCode(bytes: Buffer, effort: Effort): Promise<Buffer> {
  const { data, width, height } = await makeDots(bytes)
  const dots = { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) }
  return Buffer.from((await findBill(dots, await loadLook(), effort)) ?? '')
}

// From the disk: by itself it would ask a foreign host for it.
async function loadLook(): Promise<Look> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (picture, options) => {
    const found = await readBarcodes(picture, { ...options, formats: [...options.formats] })
    return found.map(({ text }) => text)
  }
}
