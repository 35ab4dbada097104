import type Pdf from 'pdfkit'
import { fontFiles, readFont, type Face } from './fonts.ts'
import { breakLines, type Line } from './lines.ts'

export type Document = InstanceType<typeof Pdf>
export type Style = {
  readonly face: Face
  readonly size: number
  readonly colour: string
  /** Lines closer together, for what is looked up and not read. */
  readonly isTight?: boolean
}

/** The colours of the product on white paper. */
export const colours = {
  ink: '#231e1a',
  muted: '#6b6259',
  line: '#e4ddd4',
  sand: '#f6f3ee',
  brick: '#b4270c',
  bar: '#28597a',
  due: '#a8230a',
  soon: '#855205',
  good: '#276445',
  unknown: '#5f564d',
} as const

export const styles = {
  title: { face: 'head', size: 25, colour: colours.ink },
  h2: { face: 'head', size: 15.5, colour: colours.ink },
  h3: { face: 'strong', size: 10.5, colour: colours.ink },
  lead: { face: 'strong', size: 12.5, colour: colours.ink },
  body: { face: 'text', size: 9.5, colour: colours.ink },
  strong: { face: 'strong', size: 9.5, colour: colours.ink },
  small: { face: 'text', size: 8, colour: colours.muted },
  cell: { face: 'text', size: 8.8, colour: colours.ink },
  cellStrong: { face: 'strong', size: 8.8, colour: colours.ink },
  head: { face: 'strong', size: 8, colour: colours.muted },
  fine: { face: 'text', size: 8, colour: colours.ink, isTight: true },
  fineHead: { face: 'strong', size: 8.5, colour: colours.ink, isTight: true },
} as const satisfies Record<string, Style>

export const leading = ({ size, isTight = false }: Style): number =>
  Math.round(size * (isTight ? 1.22 : 1.42) * 10) / 10

type Run = { readonly text: string; readonly font: string; readonly isFigure: boolean }
type Glyphs = { hasGlyphForCodePoint(point: number): boolean }

/** What the typefaces do not have, and what stands for it. */
const substitutes: Readonly<Record<string, string>> = {
  '\u202F': '\u00A0',
  '\u2011': '-',
  '₂': '2',
  '→': '–',
}
const unknownSign = '?'

/**
 * Figures have one width: they stand under each other, and no kerning swallows the apostrophe of 1’710. Alternates by
 * context are left out everywhere: nobody sees them, and finding them takes most of the time.
 */
const features = (isFigure: boolean) => ({
  // The types of the library know the list of features only, not how to switch one off.
  features: { calt: false, ccmp: false, ...(isFigure ? { tnum: true } : {}) } as object as ['tnum'],
})
const figureSigns = '0123456789’'

export type Type = {
  readonly width: (text: string, style: Style) => number
  readonly lines: (text: string, width: number, style: Style) => readonly Line[]
  /** Sets a line at a place and says where it ends; `y` is the top of the line. */
  readonly set: (line: Line, x: number, y: number, style: Style) => number
  /** Sets a sign that means words: who copies or hears it gets those. */
  readonly sign: (sign: string, said: string, x: number, y: number, style: Style) => void
}

export function openType(doc: Document): Type {
  const glyphs = new Map<string, Glyphs>()
  for (const [face, files] of Object.entries(fontFiles)) {
    for (const [n, address] of files.entries()) {
      const name = n === 0 ? face : `${face}-ext`
      doc.registerFont(name, readFont(address))
      doc.font(name)
      // The library has no word for «does this font have that sign».
      glyphs.set(name, (doc as unknown as { _font: { font: Glyphs } })._font.font)
    }
  }
  const fontOf = (sign: string, face: Face): string | undefined =>
    [face, `${face}-ext`].find((name) => glyphs.get(name)?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

  function runs(text: string, face: Face): Run[] {
    const found: { text: string; font: string; isFigure: boolean }[] = []
    for (const given of text) {
      const known = fontOf(given, face) === undefined ? (substitutes[given] ?? unknownSign) : given
      const font = fontOf(known, face) ?? face
      const isFigure = figureSigns.includes(known)
      const last = found.at(-1)
      if (last?.font === font && last.isFigure === isFigure) last.text += known
      else found.push({ text: known, font, isFigure })
    }
    return found
  }

  // Sign by sign and without kerning: a line is never longer than was thought, and there are few signs.
  const signs = new Map<string, number>()
  function signWidth(sign: string, face: Face): number {
    const known = signs.get(face + sign)
    if (known !== undefined) return known
    const [run = { text: sign, font: face, isFigure: false }] = runs(sign, face)
    const wide = doc.font(run.font).fontSize(100).widthOfString(run.text, features(run.isFigure)) / 100
    signs.set(face + sign, wide)
    return wide
  }
  function width(text: string, { face, size }: Style): number {
    let wide = 0
    for (const sign of text) wide += signWidth(sign, face)
    return wide * size
  }

  function write(text: string, x: number, y: number, style: Style): number {
    let at = x
    for (const run of runs(text, style.face)) {
      const options = features(run.isFigure)
      doc.font(run.font).fontSize(style.size).fillColor(style.colour)
      doc.text(run.text, at, y, { lineBreak: false, ...options })
      at += doc.widthOfString(run.text, options)
    }
    return at
  }

  function stand(shown: string, said: string, x: number, y: number, style: Style): void {
    doc.markContent('Span', { actual: said })
    write(shown, x, y, style)
    doc.endMarkedContent()
  }

  return {
    width,
    sign: stand,
    lines: (text, wide, style) => breakLines(text, wide, (part) => width(part, style)),
    set: ({ text, isHyphenated }, x, y, style) => {
      const end = write(text, x, y, style)
      if (!isHyphenated) return end
      // The whole word, not its two parts.
      stand('-', '\u00AD', end, y, style)
      return end + width('-', style)
    },
  }
}
