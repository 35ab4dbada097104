import { fitInto } from '#device/photos/photo-copies.ts'
import { NoReader, openCodeReader, type CodeReader } from './code-reader.ts'

/** A code of 46 mm on a page that fills the photo is then still 600 pixels wide. */
const longestSide = 3_000
/** Dots an inch of a drawn page: the finest codes have fields of half a millimetre. */
const dpi = 220
/** The payment part is on the first or the last page nearly always. */
const mostPages = 12

/** What a chosen file tells: the text of the bill on it, that there is none, or that this browser cannot read it. */
export type FileReading =
  | { readonly text: string }
  | { readonly fault: 'no-code' | 'no-reader' | 'unreadable' }

export async function readBillIn(file: Blob): Promise<FileReading> {
  const reader = openCodeReader()
  try {
    // Its type is what somebody said of it; how it begins is what it is.
    const isPdf = (await file.slice(0, 5).text()) === '%PDF-'
    const text = await (isPdf ? inPdf(file, reader) : inPhoto(file, reader))
    return text === undefined ? { fault: 'no-code' } : { text }
  } catch (error) {
    return { fault: error instanceof NoReader ? 'no-reader' : 'unreadable' }
  } finally {
    reader.close()
  }
}

async function inPhoto(file: Blob, reader: CodeReader): Promise<string | undefined> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = fitInto(image.width, image.height, longestSide)
  const { context } = sheetOf(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  image.close()
  return reader.read(context.getImageData(0, 0, width, height), 'whole')
}

async function inPdf(file: Blob, reader: CodeReader): Promise<string | undefined> {
  const { openPdf } = await import('#device/papers/pdf-file.ts')
  const pdf = await openPdf(file)
  try {
    for (const number of order(pdf.file.numPages)) {
      const page = await pdf.file.getPage(number)
      const viewport = page.getViewport({ scale: dpi / 72 })
      const { canvas, context } = sheetOf(Math.ceil(viewport.width), Math.ceil(viewport.height))
      // Its types know only the canvas of a page; it draws on this one as well.
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
      const found = await reader.read(context.getImageData(0, 0, canvas.width, canvas.height), 'whole')
      if (found !== undefined) return found
    }
    return undefined
  } finally {
    pdf.close()
  }
}

/** The last first: there the payment part is, if there is more than a page. */
function order(pages: number): readonly number[] {
  const all = Array.from({ length: pages }, (_, at) => pages - at)
  return all.length <= mostPages ? all : [...all.slice(0, mostPages - 1), 1]
}

function sheetOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  return { canvas, context }
}
