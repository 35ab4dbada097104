import type { ComponentState } from '@hauswart/domain/real-estate/component-state'
import type { Line } from './lines.ts'
import { drawSign, signSize } from './sign.ts'
import { element, type Paper, type Structure } from './paper.ts'
import { colours, leading, styles, type Style } from './type.ts'

/** What stands in a cell: words, below them smaller ones, and before them the sign of a state. */
export type Cell = {
  readonly text: string
  readonly note?: string | undefined
  readonly state?: ComponentState | undefined
  readonly isStrong?: boolean | undefined
  /** It rests on something nobody has checked. */
  readonly isOpen?: boolean | undefined
}

export type Column = {
  readonly title: string
  /** Share of the width. */
  readonly share: number
  readonly isRight?: boolean
}

export type Grid = {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  /** The first column names the row, and there is no head. */
  readonly isList?: boolean
}

const pad = 4
const gutter = 13
/** What the sign after a figure takes: in the last column it would stand in the margin. */
const hang = 6

export type Fact = [name: string, fact: Cell]

/** What is known, line by line: its name and what it is. */
export const factsGrid = (facts: readonly Fact[]): Grid => ({
  isList: true,
  columns: [
    { title: '', share: 1 },
    { title: '', share: 1 },
  ],
  rows: facts.map(([name, fact]) => [{ text: name }, { ...fact, isStrong: true }]),
})

type Caption = { readonly level: 2 | 3; readonly title: string; readonly note?: string }

/** A table under its title; both go to the next page where they would be torn and are short. */
export function drawTitled(paper: Paper, { level, title, note }: Caption, grid: Grid): void {
  const noteLines = note === undefined ? 0 : paper.type.lines(note, paper.width, styles.small).length
  const above = (level === 2 ? 49 : 27) + (noteLines === 0 ? 0 : noteLines * leading(styles.small) + 5)
  const { head, rows } = setGrid(paper, grid)
  const whole = above + [...head, ...rows].reduce((sum, cells) => sum + heightOf(cells), 0)
  if (whole < paper.height / 2) paper.need(whole)
  paper.heading(level, title)
  if (note !== undefined) paper.paragraph(note, styles.small)
  drawGrid(paper, grid)
}

type SetGrid = {
  readonly places: readonly Place[]
  /** One row, or none. */
  readonly head: readonly (readonly SetCell[])[]
  readonly rows: readonly (readonly SetCell[])[]
}

function setGrid(paper: Paper, { columns, rows, isList = false }: Grid): SetGrid {
  const hasHang = rows.some((row) => row.at(-1)?.isOpen === true) && columns.at(-1)?.isRight === true
  const places = placesOf(paper, columns, hasHang ? hang : 0)
  const titles = columns.map(({ title }) => ({ text: title }))
  const head = isList ? [] : [setCells(paper, places, titles, styles.head)]
  const most = paper.height - head.reduce((sum, cells) => sum + heightOf(cells), 0) - 1
  return {
    places,
    head,
    rows: rows.flatMap((row) => torn(setCells(paper, places, row, styles.cell), most)),
  }
}

/**
 * A table whose rows stay whole; one that no page can hold goes on in a row below. Its head comes again on every page,
 * for the eye alone.
 */
export function drawGrid(paper: Paper, grid: Grid): void {
  const { doc } = paper
  const { isList = false } = grid
  const { places, head: heads, rows } = setGrid(paper, grid)
  const [head] = heads
  const table = element(doc, 'Table', {})
  paper.add(table)
  if (head !== undefined) {
    paper.need(60)
    const row = openRow(paper, table)
    drawRow(paper, places, head, (cell) => row.add(element(doc, 'TH', { scope: 'Column' }, cell)))
    row.end()
    rule(paper)
  }
  for (const [at, cells] of rows.entries()) {
    // The last row does not go overleaf alone.
    const next = at === rows.length - 2 ? heightOf(rows[at + 1] ?? []) : 0
    const both = heightOf(cells) + next + 1
    if (paper.need(both > paper.height / 2 ? heightOf(cells) + 1 : both) && head !== undefined) {
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

function placesOf(paper: Paper, columns: readonly Column[], inset: number): readonly Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = paper.width - inset - gutter * (columns.length - 1)
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

const insetOf = ({ state }: Cell): number => (state === undefined ? 0 : signSize + 4)

type SetLine = { readonly line: Line; readonly style: Style; readonly isOpen?: boolean }
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
    inset: insetOf(cell),
  }))

function linesOf(paper: Paper, cell: Cell, width: number, style: Style): readonly SetLine[] {
  const own = styleOf(cell, style)
  const set = paper.type.lines(cell.text, width - insetOf(cell), own)
  const isOpen = (n: number) => cell.isOpen === true && n === set.length - 1
  const words = set.map((line, n) => ({ line, style: own, isOpen: isOpen(n) }))
  if (cell.note === undefined) return words
  const notes = paper.type.lines(cell.note, width, styles.small)
  return [...words, ...notes.map((line) => ({ line, style: styles.small as Style }))]
}

const lengthOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { style }) => sum + leading(style), 0)

const heightOf = (cells: readonly SetCell[]): number =>
  2 * pad + Math.max(0, ...cells.map(({ lines }) => lengthOf(lines)))

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
      for (const { line, style, isOpen } of cell.lines) {
        const wide = paper.type.width(line.text, style)
        const x = place.isRight
          ? place.x + place.width - wide
          : place.x + (style === styles.small ? 0 : cell.inset)
        const ending = paper.type.set(line, x, y, style)
        // Outside the column: the figures stay under each other.
        if (isOpen === true) paper.open(ending + 0.5, y, style)
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
