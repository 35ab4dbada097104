import type { RecognisedPage } from '@hauswart/domain/files/recognised'
import type { SheetText } from './sheets.ts'

/** What was recognised in a picture as the text of its page. `size` is how large the page itself says it is. */
export function recognisedText(
  { width, height, lines }: RecognisedPage,
  size: { height: number },
): SheetText {
  const words = lines.flatMap((line) =>
    line.map((word, at) => ({ word, isLast: at === line.length - 1, str: `${word[0]} ` })),
  )
  return {
    pieces: words.map(({ str, isLast }) => ({ str, hasEOL: isLast })),
    write: async () => {
      const layer = document.createElement('div')
      const letters = words.map(({ word: [word, x, y, wide, high], str, isLast }) => {
        const span = document.createElement('span')
        const lettersHigh = (high / height) * size.height
        span.textContent = str
        span.style.left = `${(100 * x) / width}%`
        span.style.top = `${(100 * y) / height}%`
        span.style.fontFamily = 'sans-serif'
        span.style.setProperty('--font-height', `${lettersHigh}px`)
        // How wide the word is in this font, whatever the font on the paper was, in heights of its letters.
        span.style.setProperty('--scale-x', String(wide / high / breadthOf(word)))
        layer.append(span)
        if (isLast) layer.append(document.createElement('br'))
        return span
      })
      return { layer, letters }
    },
  }
}

export const noText: SheetText = {
  pieces: [],
  write: async () => ({ layer: document.createElement('div'), letters: [] }),
}

const measured = 100
let measure: CanvasRenderingContext2D | null | undefined

/** How wide a word is, in heights of its letters. */
function breadthOf(word: string): number {
  measure ??= document.createElement('canvas').getContext('2d')
  if (measure === null) return word.length / 2
  measure.font = `${measured}px sans-serif`
  return measure.measureText(word).width / measured || 1
}
