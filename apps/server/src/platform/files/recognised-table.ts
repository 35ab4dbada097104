import type { RecognisedWord } from '@hauswart/domain/files/recognised'

export type Recognised = {
  readonly text: string
  readonly width: number
  readonly height: number
  readonly lines: readonly (readonly RecognisedWord[])[]
}
const [pageLevel, wordLevel] = ['1', '5']

/** As many blanks as tell columns apart in the text of a PDF; between two words of a sentence there is never so much room. */
const columnGap = '   '
const widestGapInHeights = 2

/** What `tesseract` says of a picture with `tsv`: a row for each word, which names its paragraph, its line and its place. */
export function recognisedIn(table: string): Recognised {
  const lines: RecognisedWord[][] = []
  let [text, width, height, paragraph, line] = ['', 0, 0, '', '']
  for (const row of table.split('\n')) {
    const cells = row.split('\t')
    const [level, , block, inBlock, inParagraph] = cells
    const [x = 0, y = 0, wide = 0, high = 0] = cells.slice(6, 10).map(Number)
    if (level === pageLevel) [width, height] = [wide, high]
    const word = cells.slice(11).join(' ').trim()
    if (level !== wordLevel || word === '') continue
    const [ofParagraph, ofLine] = [`${block} ${inBlock}`, `${block} ${inBlock} ${inParagraph}`]
    const before = lines.at(-1)?.at(-1)
    if (ofLine === line && before !== undefined) text += isFarFrom(before, x, high) ? columnGap : ' '
    else {
      if (line !== '') text += ofParagraph === paragraph ? '\n' : '\n\n'
      lines.push([])
    }
    ;[paragraph, line] = [ofParagraph, ofLine]
    text += word
    lines.at(-1)?.push([word, x, y, wide, high])
  }
  return { text, width, height, lines }
}

const isFarFrom = ([, x, , wide, high]: RecognisedWord, next: number, nextHigh: number): boolean =>
  next - (x + wide) > widestGapInHeights * Math.max(high, nextHigh)
