import type { ComponentState } from '@hauswart/domain/real-estate/component-state'
import type { Line } from './analysis-report.lines.service.ts'
import { drawSign, signSize } from './analysis-report.sign.service.ts'
import { element, type Paper, type Structure } from './analysis-report.paper.service.ts'
import { colours, leading, styles, type Style } from './analysis-report.type.service.ts'

/** What stands in a cell: words, below them smaller ones, and before them the sign of a state. */
export type Cell = {
  readonly text: string
  readonly note?: string | undefined
  readonly state?: ComponentState | undefined
  readonly isStrong?: boolean | undefined
}

export type Column = {
  readonly title: string
  /** Share of the width. */
  readonly share: number
  readonly isRight?: boolean
}

type Grid = {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  /** The first column names the row, and there is no head. */
  readonly isList?: boolean
}

const pad = 4
const gutter = 10

export type Fact = [name: string, fact: Cell]

/** What is known, line by line: its name and what it is. */
export const drawFacts = (paper: Paper, facts: readonly Fact[]): void =>
  drawGrid(paper, {
    isList: true,
    columns: [
      { title: '', share: 2 },
      { title: '', share: 3 },
    ],
    rows: facts.map(([name, fact]) => [{ text: name }, fact]),
  })

/**
 * A table whose rows stay whole; one that no page can hold goes on in a row below. Its head comes again on every page,
 * for the eye alone.
 */
export function drawGrid(paper: Paper, { columns, rows, isList = false }: Grid): void {
  const { doc } = paper
  const places = placesOf(paper, columns)
  const table = element(doc, 'Table', {})
  paper.add(table)
  const titles = columns.map(({ title }) => ({ text: title }))
  const head = isList ? undefined : setCells(paper, places, titles, styles.head)
  if (head !== undefined) {
    paper.need(60)
    const row = openRow(paper, table)
    drawRow(paper, places, head, (cell) => row.add(element(doc, 'TH', { scope: 'Column' }, cell)))
    row.end()
    rule(paper)
  }
  const most = paper.height - (head === undefined ? 0 : heightOf(head)) - 1
  for (const cells of rows.flatMap((row) => torn(setCells(paper, places, row, styles.cell), most))) {
    if (paper.need(heightOf(cells) + 1) && head !== undefined) {
      paper.furniture(() => drawRow(paper, places, head, (cell) => cell()))
      rule(paper)
    }
    const row = openRow(paper, table)
    let n = 0
    drawRow(paper, places, cells, (cell) => {
      const isName = isList && n === 0
      n += 1
      row.add(isName ? element(doc, 'TH', { scope: 'Row' }, cell) : element(doc, 'TD', {}, cell))
    })
    row.end()
    rule(paper)
  }
  table.end()
  paper.moveTo(paper.y() + 6)
}

type Place = { readonly x: number; readonly width: number; readonly isRight: boolean }

function placesOf(paper: Paper, columns: readonly Column[]): readonly Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = paper.width - gutter * (columns.length - 1)
  let x = paper.left
  return columns.map(({ share, isRight = false }) => {
    const width = (room * share) / shares
    const place = { x, width, isRight }
    x += width + gutter
    return place
  })
}

function openRow(paper: Paper, table: Structure): Structure {
  const row = element(paper.doc, 'TR', {})
  table.add(row)
  return row
}

const styleOf = ({ isStrong, state }: Cell, style: Style): Style => ({
  ...(isStrong === true || state !== undefined ? styles.cellStrong : style),
  ...(state === undefined ? {} : { colour: colours[state] }),
})

const inset = ({ state }: Cell): number => (state === undefined ? 0 : signSize + 4)

type SetLine = { readonly line: Line; readonly style: Style }
/** A cell in lines of its width. */
type SetCell = {
  readonly lines: readonly SetLine[]
  readonly state: ComponentState | undefined
  readonly inset: number
}

const setCells = (
  paper: Paper,
  places: readonly Place[],
  cells: readonly Cell[],
  style: Style,
): readonly SetCell[] =>
  cells.map((cell, n) => ({
    lines: linesOf(paper, cell, places[n]?.width ?? 0, style),
    state: cell.state,
    inset: inset(cell),
  }))

function linesOf(paper: Paper, cell: Cell, width: number, style: Style): readonly SetLine[] {
  const own = styleOf(cell, style)
  const words = paper.type.lines(cell.text, width - inset(cell), own).map((line) => ({ line, style: own }))
  if (cell.note === undefined) return words
  const notes = paper.type.lines(cell.note, width, styles.small)
  return [...words, ...notes.map((line) => ({ line, style: styles.small as Style }))]
}

const lengthOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { style }) => sum + leading(style), 0)

const heightOf = (cells: readonly SetCell[]): number =>
  2 * pad + Math.max(...cells.map(({ lines }) => lengthOf(lines)))

/** A row in as many as it takes so that none is higher than that. */
function torn(cells: readonly SetCell[], most: number): readonly (readonly SetCell[])[] {
  if (heightOf(cells) <= most) return [cells]
  const first = cells.map((cell) => ({ ...cell, lines: fitting(cell.lines, most - 2 * pad) }))
  const rest = cells.map((cell, n) => ({
    ...cell,
    lines: cell.lines.slice(first[n]?.lines.length),
    state: undefined,
  }))
  return [first, ...torn(rest, most)]
}

function fitting(lines: readonly SetLine[], room: number): readonly SetLine[] {
  let left = room
  const end = lines.findIndex(({ style }) => (left -= leading(style)) < 0)
  return end === -1 ? lines : lines.slice(0, end)
}

function drawRow(
  paper: Paper,
  places: readonly Place[],
  cells: readonly SetCell[],
  put: (draw: () => void) => void,
): void {
  const top = paper.y() + pad
  cells.forEach((cell, n) => {
    const place = places[n]
    if (place === undefined) return
    put(() => {
      let y = top
      if (cell.state !== undefined) drawSign(paper.doc, cell.state, place.x, y + 2)
      for (const { line, style } of cell.lines) {
        const wide = paper.type.width(line.text, style)
        const x = place.isRight
          ? place.x + place.width - wide
          : place.x + (style === styles.small ? 0 : cell.inset)
        paper.type.set(line, x, y, style)
        y += leading(style)
      }
    })
  })
  paper.moveTo(paper.y() + heightOf(cells))
}

function rule(paper: Paper): void {
  const y = paper.y()
  paper.furniture(() =>
    paper.doc
      .moveTo(paper.left, y)
      .lineTo(paper.left + paper.width, y)
      .lineWidth(0.6)
      .stroke(colours.line),
  )
}
