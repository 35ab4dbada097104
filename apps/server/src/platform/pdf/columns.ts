import type { Line } from './lines.ts'
import { element, type Paper, type Structure } from './paper.ts'
import { leading, styles, type Style } from './type.ts'

/** A paragraph, a heading or a numbered entry of what is set in two columns. */
export type Block = {
  readonly kind: 'heading' | 'paragraph' | 'entry'
  readonly text: string
  readonly number?: number
  /** It rests on something nobody has checked. */
  readonly isOpen?: boolean
}

const columns = 2
const gutter = 20
const indent = 16
const gap = { heading: 7, paragraph: 2, entry: 1.4 } as const
/** A line alone at the edge of a column looks lost. */
const together = 2

type SetBlock = { readonly block: Block; readonly lines: readonly Line[]; readonly style: Style }
/** Where the next line is: of which block, and the how manieth. */
type Place = { readonly block: number; readonly line: number }
type Spot = { readonly page: number; readonly x: number; readonly y: number }

/** Sets blocks in two columns of one height, over as many pages as it takes; read column by column. */
export function drawColumns(paper: Paper, blocks: readonly Block[]): void {
  const width = (paper.width - gutter) / columns
  const set = blocks.map((block): SetBlock => {
    const style = block.kind === 'heading' ? styles.fineHead : styles.fine
    const room = width - (block.kind === 'entry' ? indent : 0)
    return { block, style, lines: paper.type.lines(block.text, room, style) }
  })
  const { spots, end } = layOut(paper, set, width + gutter)
  let page = 0
  let list: Structure | undefined
  set.forEach(({ block, lines, style }, n) => {
    const drawLine = (at: number) => {
      const spot = spots[n]?.[at]
      const line = lines[at]
      if (spot === undefined || line === undefined) return
      turnTo(spot.page)
      const x = spot.x + (block.kind === 'entry' ? indent : 0)
      const ending = paper.type.set(line, x, spot.y, style)
      if (block.isOpen === true && at === lines.length - 1) paper.open(ending + 0.5, spot.y, style)
    }
    const drawLines = () => lines.forEach((_, at) => drawLine(at))
    turnTo(spots[n]?.[0]?.page ?? page)
    if (block.kind === 'entry') {
      list ??= opened(paper)
      const item = element(paper.doc, 'LI', {})
      list.add(item)
      item.add(element(paper.doc, 'Lbl', {}, () => drawNumber(paper, block, spots[n]?.[0], style)))
      item.add(element(paper.doc, 'LBody', {}, drawLines))
      item.end()
    } else {
      list?.end()
      list = undefined
      paper.add(element(paper.doc, block.kind === 'heading' ? 'H3' : 'P', {}, drawLines))
    }
  })
  list?.end()
  paper.moveTo(end)

  function turnTo(wanted: number): void {
    // No page is that high.
    for (; page < wanted; page += 1) paper.need(paper.height + 1)
  }
}

function opened(paper: Paper): Structure {
  const list = element(paper.doc, 'L', {})
  paper.add(list)
  return list
}

function drawNumber(paper: Paper, { number = 0 }: Block, spot: Spot | undefined, style: Style): void {
  if (spot === undefined) return
  const words = String(number)
  const x = spot.x + indent - 5 - paper.type.width(words, style)
  paper.type.set({ text: words, isHyphenated: false }, x, spot.y, style)
}

type Layout = { readonly spots: readonly (readonly Spot[])[]; readonly end: number }

function layOut(paper: Paper, set: readonly SetBlock[], step: number): Layout {
  const spots: Spot[][] = set.map(() => [])
  let from: Place = { block: 0, line: 0 }
  let top = paper.y()
  let height = paper.room()
  for (let page = 0; ; page += 1) {
    const isLast = afterAll(set, from, height)
    // The last columns end at the same height, as far as lines allow.
    if (isLast) while (afterAll(set, from, height - 1)) height -= 1
    for (let n = 0; n < columns; n += 1) {
      const x = paper.left + step * n
      from = fill(set, from, height, (at, y) => spots[at.block]?.push({ page, x, y: top + y }))
    }
    if (isLast) return { spots, end: top + height }
    top = paper.top
    height = paper.height
  }
}

function afterAll(set: readonly SetBlock[], from: Place, height: number): boolean {
  let at = from
  for (let n = 0; n < columns; n += 1) at = fill(set, at, height, () => undefined)
  return at.block >= set.length
}

/** Puts into a column what it holds; says where the next one goes on. */
function fill(
  set: readonly SetBlock[],
  from: Place,
  height: number,
  put: (at: Place, y: number) => void,
): Place {
  let y = 0
  for (let block = from.block; block < set.length; block += 1) {
    const one = set[block]
    if (one === undefined) break
    const start = block === from.block ? from.line : 0
    const left = one.lines.length - start
    if (y > 0) y += gap[one.block.kind]
    const taken = holds(one, left, height - y - follower(one, set[block + 1]))
    for (let n = 0; n < taken; n += 1) {
      put({ block, line: start + n }, y)
      y += leading(one.style)
    }
    if (taken < left) return { block, line: start + taken }
  }
  return { block: set.length, line: 0 }
}

/** What must stand below a heading in the same column. */
const follower = ({ block }: SetBlock, next: SetBlock | undefined): number =>
  block.kind !== 'heading' || next === undefined
    ? 0
    : gap[next.block.kind] + Math.min(next.lines.length, together) * leading(next.style)

/** How many of the lines that are left; a page without anything on it holds any that must stay together. */
function holds({ block, style }: SetBlock, left: number, room: number): number {
  const most = Math.floor((room + 0.01) / leading(style))
  if (most >= left) return left
  const taken = block.kind === 'heading' ? 0 : Math.min(most, left - together)
  return taken >= together ? taken : 0
}
