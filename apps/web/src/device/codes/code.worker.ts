/**
 * Looks for the code of a bill, away from the page: it takes a moment, and the page may run no WebAssembly. This script
 * comes with a policy of its own that lets it.
 */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
// oxlint-disable-next-line import/default -- the build makes an address of it
import wasmFile from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { findBill, type Effort, type Look } from '@hauswart/domain/qr-bills/find-code'

export type Asked = {
  readonly id: number
  readonly effort: Effort
  readonly width: number
  readonly height: number
  readonly pixels: ArrayBuffer
}
/** `wasm`: what reads could not be fetched. */
export type Told = { readonly id: number; readonly text?: string; readonly fault?: 'wasm' | 'reading' }

// Ours: by itself it would ask a foreign host for it.
const load = () => prepareZXingModule({ overrides: { locateFile: () => wasmFile }, fireImmediately: true })

const look: Look = async ({ width, height, data }, options) => {
  const image = new ImageData(new Uint8ClampedArray(data), width, height)
  const found = await readBarcodes(image, { ...options, formats: [...options.formats] })
  return found.map(({ text }) => text)
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data))

async function answer({ id, effort, width, height, pixels }: Asked): Promise<void> {
  try {
    await load()
  } catch {
    return tell({ id, fault: 'wasm' })
  }
  try {
    const text = await findBill({ width, height, data: new Uint8ClampedArray(pixels) }, look, effort)
    return tell(text === undefined ? { id } : { id, text })
  } catch {
    return tell({ id, fault: 'reading' })
  }
}

const tell = (told: Told): void => postMessage(told)
