import { card, layoutHouse, type PartLayout } from '@hauswart/domain/drawing/house-layout'
import {
  omittedWhenAbsent,
  partOrder,
  type HousePart,
  type HouseShape,
  type PartKey,
} from '@hauswart/domain/drawing/house-parts'
import type { Point } from '@hauswart/domain/drawing/house-roof'
import { frame, wall, type House, type Placed } from '@hauswart/domain/drawing/house-shape'
import { symbolPaths, type Paint } from '@hauswart/domain/drawing/symbol-paths'
import type { Box, Paper } from '#platform/pdf/paper.ts'
import { drawSign } from '#platform/pdf/sign.ts'
import { colours, type Document, type Style } from '#platform/pdf/type.ts'

/** The tones of the drawing on screen, in daylight. */
const tones = {
  due: '#b4270c',
  soon: '#b3730a',
  good: '#2f7550',
  unknown: '#a3978b',
  pale: '#d7d1ca',
  skyTop: '#e8f0f4',
  skyBottom: '#f7f5f1',
  hill: '#dde3d0',
  ground: '#e6dcd0',
  tree: '#bfcaa8',
  trunk: '#9c8672',
  wall: '#ffffff',
  facade: '#c9a268',
  glass: '#d5e5ec',
  solar: '#28597a',
  cellarWall: '#8c8177',
  cellarFill: '#f6f1ea',
} as const

export const drawingHeight = (width: number): number => (width * frame.height) / frame.width

/** The house as on screen: the same outline, the same parts in the colours of their states, the same labels. */
export function drawHouse(paper: Paper, box: Box, shape: HouseShape, parts: readonly HousePart[]): void {
  const { doc } = paper
  const { house, parts: present } = layoutHouse(shape, parts)
  doc.save()
  doc.roundedRect(box.x, box.y, box.width, box.height, 8).clip()
  doc.translate(box.x, box.y).scale(box.width / frame.width)
  scene(doc, house, shape)
  structure(doc, house)
  for (const key of partOrder) {
    const found = present.find(({ part }) => part.key === key)
    if (found === undefined && omittedWhenAbsent.includes(key)) continue
    drawPart(doc, house, key, found === undefined ? tones.pale : tones[found.part.state])
  }
  for (const layout of present) label(paper, layout)
  doc.restore()
}

function scene(doc: Document, house: House, shape: HouseShape): void {
  const { width, height } = frame
  const { ground } = house
  const sky = doc.linearGradient(0, 0, 0, height)
  sky.stop(0, tones.skyTop).stop(1, tones.skyBottom)
  doc.rect(0, 0, width, height).fill(sky)
  fill(doc, `M0 ${ground}v-12c60-14 150-12 250 6s190-6 310-6c80 0 140 8 200-14v30H0Z`, tones.hill)
  fill(doc, `M0 ${ground}H${width}V${height}H0Z`, tones.ground)
  if (shape.kind === 'row') neighbours(doc, house)
  tree(doc, house)
}

function neighbours(doc: Document, { x0, x1, top, ground, roof }: House): void {
  for (const dx of [x0 - x1, x1 - x0]) {
    doc.save().translate(dx, 0).opacity(0.55)
    for (const d of [`M${x0} ${ground}V${top}H${x1}V${ground}Z`, `${line(roof.outline)}Z`]) {
      doc.path(d).lineWidth(4).fillAndStroke(tones.wall, tones.pale)
    }
    doc.restore()
  }
}

/** With a tone the crown gets an edge: the tree is what stands for the surroundings. */
function tree(doc: Document, { tree: [x, y] }: House, tone?: string): void {
  for (const [colour, more] of [[tone, 3] as const, [tones.tree, 0] as const]) {
    if (colour === undefined) continue
    doc
      .circle(x, y - 80, 34 + more)
      .circle(x - 23, y - 58, 25 + more)
      .circle(x + 23, y - 56, 25 + more)
      .fill(colour)
  }
  stroke(doc, `M${x} ${y}V${y - 48}`, tones.trunk, 8)
}

function structure(doc: Document, house: House): void {
  const { x0, x1, top, ground, bottom, floors, items, shape } = house
  const middle = (x0 + x1) / 2
  const half = wall / 2
  fill(doc, `M${x0} ${top}H${x1}V${ground}H${x0}Z`, tones.wall)
  for (const floor of floors.filter(({ isOwn }) => !isOwn))
    fill(doc, `M${x0} ${floor.top}H${x1}V${floor.bottom}H${x0}Z`, tones.skyTop)
  stroke(doc, `M${x0 + half} ${top}V${ground}M${x1 - half} ${top}V${ground}`, tones.facade, wall)
  stroke(doc, `M${middle} ${top}V${ground}`, tones.pale, 5)
  for (const floor of floors.slice(1))
    stroke(doc, `M${x0 + wall} ${floor.bottom}H${x1 - wall}`, tones.pale, 5)
  const [a, b] = [x0 + half, x1 - half]
  if (shape.hasCellar) {
    fill(doc, `M${x0 + 4} ${ground}H${x1 - 4}V${bottom - 4}H${x0 + 4}Z`, tones.cellarFill)
    stroke(doc, `M${middle} ${ground}V${bottom - 8}`, tones.pale, 5)
    stroke(doc, `M${a} ${ground}H${b}V${bottom - half}H${a}Z`, tones.cellarWall, wall)
  } else
    stroke(
      doc,
      `M${x0} ${ground + 4}H${x1}M${a} ${ground + 4}v14M${b} ${ground + 4}v14`,
      tones.cellarWall,
      wall,
    )
  for (const placed of items)
    if (placed.item === 'door' || !placed.isOwn) symbol(doc, placed, tones.pale, placed.isOwn)
}

function drawPart(doc: Document, house: House, key: PartKey, tone: string): void {
  const { x0, x1, top, ground, bottom, roof, shape } = house
  const own = house.floors.filter(({ isOwn }) => isOwn)
  if (key === 'roof') {
    fill(doc, roof.fill, tones.wall)
    stroke(doc, roof.line, tone, 11)
  } else if (key === 'photovoltaics') {
    const d = roof.panels.map((segment) => line(segment)).join('')
    stroke(doc, d, tone, 13)
    stroke(doc, d, tones.solar, 8)
  } else if (key === 'facade') {
    const span = `${(own.at(-1)?.top ?? top) + 5}V${(own[0]?.bottom ?? ground) - wall / 2}`
    stroke(doc, `M${x0 + 2.5} ${span}M${x1 - 2.5} ${span}`, tone, 5)
  } else if (key === 'surroundings') tree(doc, house, tone)
  else if (key === 'floors') {
    for (const floor of own) stroke(doc, `M${x0 + wall} ${floor.bottom - 5}H${x1 - wall}`, tone, 4)
  } else {
    if (key === 'cellar') {
      const inside = `M${x0 + 4.5} ${ground}V${bottom - 4.5}H${x1 - 4.5}V${ground}`
      stroke(doc, shape.hasCellar ? inside : `M${x0} ${ground + 6}H${x1}`, tone, 4)
    }
    const isIt = ({ item }: Placed) =>
      key === 'windows'
        ? item.endsWith('window')
        : key === 'sun_protection'
          ? item === 'shaded_window'
          : item === key
    for (const placed of house.items.filter((one) => one.isOwn && isIt(one)))
      if (key === 'sun_protection') blinds(doc, placed, tone)
      else symbol(doc, placed, tone, true)
  }
}

function symbol(doc: Document, { item, x, y, scale }: Placed, tone: string, isOwn: boolean): void {
  doc.save().translate(x, y).scale(scale)
  const width = 4 / scale ** 0.6
  for (const { d, paint } of symbolPaths[item]) {
    const { inside, edge, thick } = painted(paint, tone, isOwn)
    doc
      .path(d)
      .lineWidth(thick ?? width)
      .lineCap('round')
      .lineJoin('round')
    if (inside !== undefined && edge !== undefined) doc.fillAndStroke(inside, edge)
    else if (inside !== undefined) doc.fill(inside)
    else doc.stroke(edge ?? tone)
  }
  doc.restore()
}

type Painted = { readonly inside?: string; readonly edge?: string; readonly thick?: number }

function painted(paint: Paint, tone: string, isOwn: boolean): Painted {
  if (paint === 'open') return { edge: tone }
  if (paint === 'bar') return { edge: tones.wall, thick: 2 }
  if (paint === 'glass') return { inside: isOwn ? tones.glass : tones.wall, edge: tone }
  if (paint === 'door')
    return isOwn ? { inside: tones.ground, edge: tones.cellarWall } : { inside: tones.wall, edge: tone }
  if (paint === 'knob') return { inside: isOwn ? tones.cellarWall : tone }
  return { inside: tones.wall, edge: tone }
}

function blinds(doc: Document, { x, y, scale }: Placed, tone: string): void {
  doc.save().translate(x, y).scale(scale).lineCap('round')
  fill(doc, 'M-20-46H20V-21H-20Z', tones.wall)
  stroke(doc, 'M-20-40H20M-20-33H20M-20-26H20M-20-19H20', tone, 3)
  stroke(doc, 'M-25-48H25', tone, 8)
  doc.restore()
}

function label(
  { doc, type }: Paper,
  { part, label: { card: at, dot, leader, label: name, note } }: PartLayout,
): void {
  const tone = tones[part.state]
  const ink = colours[part.state]
  stroke(doc, line(leader), tone, 1.6)
  doc.roundedRect(at.x, at.y, at.w, at.h, 10).lineWidth(1.2).fillAndStroke(tones.wall, tone)
  const nameStyle: Style = { face: 'strong', size: card.label - 0.6, colour: colours.ink }
  const noteStyle: Style = { face: 'strong', size: card.note - 0.8, colour: ink }
  type.set({ text: name, isHyphenated: false }, at.x + card.pad, at.y + 5, nameStyle)
  drawSign(doc, part.state, at.x + card.pad, at.y + 25.5, 12)
  type.set({ text: note, isHyphenated: false }, at.x + card.pad + card.sign, at.y + 24, noteStyle)
  doc.circle(dot[0], dot[1], 6).lineWidth(3.5).fillAndStroke(tones.wall, tone)
}

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

function fill(doc: Document, d: string, tone: string): void {
  doc.path(d).fill(tone)
}

function stroke(doc: Document, d: string, tone: string, width: number): void {
  doc.path(d).lineWidth(width).lineCap('butt').lineJoin('round').stroke(tone)
}
