import type { RecognisedPage } from '@hauswart/domain/files/recognised'
import { TextLayer, type PDFPageProxy } from 'pdfjs-dist'
import { openPdf, sizeOf, type Pdf } from '#device/papers/pdf-file.ts'
import { noText, recognisedText } from './recognised-text.ts'
import type { Sheet, Sheets, SheetText } from './sheets.ts'

/** The pages of a PDF. What was recognised is asked for where a page has no text of its own. */
export async function openPdfSheets(
  bytes: Blob,
  recognised: () => Promise<readonly RecognisedPage[]>,
): Promise<Sheets> {
  const pdf: Pdf = await openPdf(bytes)
  const sheet = async (number: number): Promise<Sheet> => {
    const page = await pdf.file.getPage(number)
    const size = sizeOf(page.getViewport({ scale: 1 }))
    return {
      size,
      draw: (width) => draw(page, width),
      text: async () => {
        const own = await textOf(page)
        if (own.pieces.some(({ str }) => str.trim() !== '')) return own
        const seen = (await recognised()).find((one) => one.page === number)
        return seen === undefined ? noText : recognisedText(seen, size)
      },
    }
  }
  return { count: pdf.file.numPages, size: pdf.size, sheet, close: pdf.close }
}

/** A phone runs out of memory before a page of this many dots gets any sharper. */
const mostDots = 12_000_000

function draw(page: PDFPageProxy, width: number): ReturnType<Sheet['draw']> {
  const base = page.getViewport({ scale: 1 })
  const sharp = (width * Math.min(devicePixelRatio, 3)) / base.width
  const viewport = page.getViewport({
    scale: Math.min(sharp, Math.sqrt(mostDots / (base.width * base.height))),
  })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  const task = page.render({ canvas, viewport })
  return { picture: task.promise.then(() => canvas), stop: () => task.cancel() }
}

async function textOf(page: PDFPageProxy): Promise<SheetText> {
  const content = await page.getTextContent()
  return {
    pieces: content.items.filter((item) => 'str' in item),
    write: async () => {
      const container = document.createElement('div')
      const viewport = page.getViewport({ scale: 1 })
      const layer = new TextLayer({ textContentSource: content, container, viewport })
      await layer.render()
      return { layer: container, letters: layer.textDivs }
    },
  }
}
