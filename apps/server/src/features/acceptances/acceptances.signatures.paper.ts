import type { Signature } from '@hauswart/domain/acceptances/acceptance'
import { signingSideLabels } from '@hauswart/domain/acceptances/acceptance.labels'
import { signatureField } from '@hauswart/domain/acceptances/signature'
import { protocolTexts } from '@hauswart/domain/reports/acceptance-protocol.labels'
import type { Box, Paper } from '#platform/pdf/paper.ts'
import { colours, styles } from '#platform/pdf/type.ts'

const { signatures: texts } = protocolTexts
const gutter = 24
const field = 62
const caption = 28

/** Who signed, two beside each other; where nobody has, two lines to sign by hand. */
export function drawSignatures(paper: Paper, signatures: readonly Signature[]): void {
  const rows = Array.from({ length: Math.ceil(signatures.length / 2) }, (_, n) =>
    signatures.slice(n * 2, n * 2 + 2),
  )
  // The title stays with the first of them.
  paper.need(field + caption + 75)
  paper.heading(2, texts.title)
  if (rows.length === 0) {
    paper.paragraph(texts.empty)
    paper.figure(field + caption, texts.line, (box) => {
      for (const at of [0, 1]) line(paper, half(box, at), texts.line, '')
    })
  }
  for (const row of rows) {
    const alt = row.map(({ name, path }) => (path === null ? `${name}: ${texts.typed}` : texts.drawn(name)))
    paper.figure(field + caption, `${alt.join('. ')}.`, (box) => {
      for (const [at, { name, side, path }] of row.entries()) {
        const own = half(box, at)
        if (path === null) write(paper, texts.typed, own.x, own.y + field - 16, styles.small)
        else draw(paper, own, path)
        line(paper, own, name, signingSideLabels[side])
      }
    })
  }
}

function half(box: Box, at: number): Box {
  const width = (box.width - gutter) / 2
  return { ...box, x: box.x + at * (width + gutter), width }
}

function draw({ doc }: Paper, box: Box, path: string): void {
  const scale = Math.min(box.width / signatureField.width, field / signatureField.height)
  doc.save()
  doc.translate(box.x, box.y).scale(scale)
  // One sign of ink alone has no length: it is a dot by its round ends.
  doc.path(path.replaceAll(/M(\d+ \d+)(?=M|$)/g, 'M$1L$1'))
  doc.lineWidth(3.5).lineCap('round').lineJoin('round').stroke(colours.ink)
  doc.restore()
}

function line(paper: Paper, { x, y, width }: Box, name: string, side: string): void {
  paper.doc
    .moveTo(x, y + field)
    .lineTo(x + width, y + field)
    .lineWidth(0.6)
    .stroke(colours.muted)
  write(paper, name, x, y + field + 4, styles.cellStrong)
  write(paper, side, x, y + field + 16, styles.small)
}

const write = (
  { type }: Paper,
  text: string,
  x: number,
  y: number,
  style: Parameters<typeof type.set>[3],
): void => void type.set({ text, isHyphenated: false }, x, y, style)
