import { getDocument, PDFWorker, version, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerFile from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url'
import { trusted } from '#device/trusted-script.ts'

export type Pdf = {
  readonly file: PDFDocumentProxy
  /** Of the first page; others usually are alike. */
  readonly size: PageSize
  readonly close: () => void
}
export type PageSize = { readonly width: number; readonly height: number }

/** Fonts every PDF may take for granted and decoders of seldom pictures, fetched when a file wants them. */
const parts = `/assets/pdf-${version}/`

/** Opens a PDF in a worker of its own: a page that takes long must not hold up the app. */
export async function openPdf(bytes: Blob): Promise<Pdf> {
  // By itself pdf.js would make its worker from a text, which Trusted Types refuses, and then draw in our own thread.
  const port = new Worker(trusted(workerFile), { type: 'module' })
  // Its types know only the worker it makes itself.
  const worker = new PDFWorker({ port: port as unknown as null })
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  try {
    const data = new Uint8Array(await bytes.arrayBuffer())
    // Our policy lets no WebAssembly run; the decoders exist as plain scripts too.
    const options = { standardFontDataUrl: parts, wasmUrl: parts, useWasm: false, useSystemFonts: false }
    const file = await getDocument({ data, worker, ...options }).promise
    return { file, size: sizeOf((await file.getPage(1)).getViewport({ scale: 1 })), close }
  } catch (error) {
    close()
    throw error
  }
}

export const sizeOf = ({ width, height }: PageSize): PageSize => ({ width, height })

/** A piece of text as it stands on the page; a word may go over several. */
export type Piece = { readonly str: string; readonly hasEOL?: boolean }
