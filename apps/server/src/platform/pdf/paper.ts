import Pdf from 'pdfkit'
import { reportTexts } from '@hauswart/domain/reports/analysis-report.labels'
import type { Line } from './lines.ts'
import { colours, leading, openType, styles, type Document, type Style, type Type } from './type.ts'

/** A4 in points, with room to bind and to write beside. */
const page = { width: 595.28, height: 841.89, left: 57, right: 57, top: 62, bottom: 66 } as const

export type Structure = ReturnType<Document['struct']>
type Attributes = {
  readonly alt?: string
  readonly bbox?: readonly [number, number, number, number]
  readonly placement?: 'Block'
  readonly scope?: 'Row' | 'Column'
}

/** A tag with what is drawn under it. The types of the library do not know all it can do. */
export const element = (doc: Document, tag: string, attributes: Attributes, draw?: () => void): Structure =>
  doc.struct(tag, attributes, draw === undefined ? undefined : [draw])

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A document that grows downwards. Everything on it is tagged, or furniture that nobody needs to hear. */
export type Paper = {
  readonly doc: Document
  readonly type: Type
  readonly left: number
  readonly width: number
  /** How high a page is between its head and its foot. */
  readonly height: number
  /** Where a page begins, and how much of this one is left. */
  readonly top: number
  readonly room: () => number
  /** Where the next thing begins. */
  readonly y: () => number
  readonly moveTo: (y: number) => void
  /** Goes to a new page unless there is so much room left; says whether it did. */
  readonly need: (height: number) => boolean
  readonly add: (part: Structure) => void
  readonly heading: (level: 1 | 2 | 3, text: string) => void
  readonly paragraph: (text: string, style?: Style) => void
  readonly figure: (height: number, alt: string, draw: (box: Box) => void) => void
  readonly furniture: (draw: () => void) => void
  /** The sign after what nobody has checked; its meaning stands at the foot of that page. */
  readonly open: (x: number, y: number, style: Style) => void
  readonly finish: (furniture: Furniture) => Promise<Uint8Array>
}

/** What stands on every page: its head from the second on, and its foot. */
type Furniture = {
  readonly head: string
  readonly foot: string
  readonly number: (n: number, of: number) => string
}

type About = { readonly title: string; readonly author: string; readonly madeAt: Date }

export function openPaper({ title, author, madeAt }: About): Paper {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    // Newer than the types of the library.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'de-CH',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
  const bytes = collect(doc)
  const type = openType(doc)
  const root = element(doc, 'Document', {})
  doc.addStructure(root)
  const width = page.width - page.left - page.right
  let at: number = page.height
  const openPages = new Set<number>()

  const turn = () => {
    // A paragraph that goes on overleaf is still the same paragraph: its tag goes on too.
    doc.continueOnNewPage()
    at = page.top
  }
  const need = (height: number): boolean => {
    const isFull = at + height > page.height - page.bottom
    if (isFull) turn()
    return isFull
  }
  const lineOf = (line: Line, style: Style) => {
    need(leading(style))
    type.set(line, page.left, at, style)
    at += leading(style)
  }
  const tagged = (tag: string, text: string, style: Style) => {
    const lines = type.lines(text, width, style)
    // A line alone at the foot of a page looks lost.
    need(leading(style) * Math.min(lines.length, 2))
    root.add(element(doc, tag, {}, () => lines.forEach((line) => lineOf(line, style))))
  }
  const furniture = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  doc.addPage()
  at = page.top

  return {
    doc,
    type,
    left: page.left,
    width,
    height: page.height - page.top - page.bottom,
    top: page.top,
    room: () => page.height - page.bottom - at,
    y: () => at,
    moveTo: (y) => (at = y),
    need,
    add: (part) => root.add(part),
    heading: (level, text) => {
      const style = level === 1 ? styles.title : level === 2 ? styles.h2 : styles.h3
      if (at > page.top) at += level === 2 ? 22 : level === 3 ? 10 : 0
      // A heading stays with what follows it.
      need(leading(style) + (level === 2 ? 70 : 40))
      if (level === 2) doc.outline.addItem(text)
      tagged(`H${level}`, text, style)
      at += level === 3 ? 2 : 5
    },
    paragraph: (text, style = styles.body) => {
      tagged('P', text, style)
      at += 5
    },
    figure: (height, alt, draw) => {
      need(height)
      const box = { x: page.left, y: at, width, height }
      const bbox = [box.x, box.y, box.x + width, box.y + height] as const
      root.add(element(doc, 'Figure', { alt, bbox, placement: 'Block' }, () => draw(box)))
      at += height + 8
    },
    furniture,
    open: (x, y, style) => {
      const { sign, said } = reportTexts.open
      openPages.add(doc.bufferedPageRange().count - 1)
      type.sign(sign, said, x, y, style)
    },
    finish: async ({ head, foot, number }) => {
      root.end()
      const { count } = doc.bufferedPageRange()
      for (let n = 0; n < count; n += 1) {
        doc.switchToPage(n)
        doc.markContent('Artifact', { type: 'Pagination' })
        const y = page.height - page.bottom + 26
        const words = number(n + 1, count)
        const right = page.width - page.right
        doc
          .moveTo(page.left, y - 8)
          .lineTo(right, y - 8)
          .lineWidth(0.6)
          .stroke(colours.line)
        const notes = openPages.has(n) ? [foot, reportTexts.open.legend] : [foot]
        type.set({ text: notes.join(' · '), isHyphenated: false }, page.left, y, styles.small)
        const wide = type.width(words, styles.small)
        type.set({ text: words, isHyphenated: false }, right - wide, y, styles.small)
        if (n > 0) type.set({ text: head, isHyphenated: false }, page.left, page.top - 26, styles.small)
        doc.endMarkedContent()
      }
      doc.end()
      return bytes
    },
  }
}

function collect(doc: Document): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', reject)
    // A copy of its own: what a small buffer shares with others cannot change hands.
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  })
}
