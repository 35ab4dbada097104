import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { touch } from './house-hits.ts'
import { crosses, type HouseLayout, layoutHouse } from './house-layout.ts'
import { type HousePart, type HouseShape, partOrder } from './house-parts.ts'
import { frame } from './house-shape.ts'
import type { Box } from './house-spots.ts'
import { fitText, textWidth } from './text-width.ts'

const kinds = ['detached', 'row', 'flat'] as const
const roofs = ['pitched', 'hipped', 'flat', 'shed'] as const
const states = ['good', 'soon', 'due', 'unknown'] as const
const labels = [
  'Dach',
  'Photovoltaik',
  'Sonnenschutz- und Rollladenanlage',
  'WWWWWWWWWWWWWWWWWWWW',
  'Bad',
  '',
]
const notes = ['fällig · 2027', 'gut · bis 2046', 'unbekannt', 'in 3 Jahren, geschätzt nach dem Baujahr', '']

const house: HouseShape = {
  kind: 'detached',
  roof: 'pitched',
  floors: 2,
  hasCellar: true,
  hasAttic: true,
}

const random = generator(20_261_114)

/** All houses, each with all its parts and with some drawn by lot from a fixed seed. */
const cases = shapes().flatMap((shape) =>
  Array.from({ length: 13 }, (_, n) => {
    const parts = n === 0 ? allParts() : someParts()
    return { shape, parts, layout: layoutHouse(shape, parts) }
  }),
)

test('labels stay apart and inside the frame for every house and every set of parts', () => {
  const faults = everyCase((layout) => {
    const cards = layout.parts.map(({ label }) => label.card)
    return cards.some(
      (card, n) => !isInFrame(card) || cards.some((other, m) => m > n && overlap(card, other)),
    )
  })
  expect(faults).toEqual([])
})

test('no card covers a dot', () => {
  const faults = everyCase(({ parts }) =>
    parts.some(({ label: { dot } }) => {
      const around = { x: dot[0] - 7, y: dot[1] - 7, w: 14, h: 14 }
      return parts.some(({ label }) => overlap(around, label.card))
    }),
  )
  expect(faults).toEqual([])
})

test('leader lines of one side do not cross, nor do they run through a card', () => {
  const faults = everyCase(({ parts }) =>
    parts.some(({ label: a }) =>
      parts.some(
        ({ label: b }) =>
          a !== b && a.side === b.side && (crosses(a.leader, b.leader) || crosses(a.leader, edges(b.card))),
      ),
    ),
  )
  expect(faults).toEqual([])
})

test('every part is in the frame and can be hit, and no part takes the place of another', () => {
  const faults = everyCase(({ parts }) =>
    parts.some(
      ({ hit, bounds, label: { dot } }, n) =>
        !isInFrame(bounds) ||
        !isInFrame(hit) ||
        !isInFrame({ x: dot[0] - 7, y: dot[1] - 7, w: 14, h: 14 }) ||
        Math.min(hit.w, hit.h) < 40 ||
        parts.some((other, m) => m > n && overlap(hit, other.hit)),
    ),
  )
  expect(faults).toEqual([])
})

test('a house with cellar gives every part the width of a finger', () => {
  const small = [2, 3, 4, 5, 6].flatMap((floors) =>
    layoutHouse({ ...house, floors }, allParts())
      .parts.filter(({ hit }) => Math.min(hit.w, hit.h) < touch - 0.5)
      .map(({ part, hit }) => `${floors} ${part.key} ${hit.w} ${hit.h}`),
  )
  expect(small).toEqual([])
})

test('the same house is drawn the same, in whatever order the parts come', () => {
  const faults = everyCase(
    (layout, shape, parts) => !isDeepStrictEqual(layoutHouse(shape, parts.toReversed()), layout),
  )
  expect(faults).toEqual([])
})

test('parts follow one another from the roof down to the cellar', () => {
  const { parts } = layoutHouse(house, allParts().toReversed())
  expect(parts.map(({ part }) => part.key)).toEqual([...partOrder])
})

test('an impossible number of floors still gives a house', () => {
  for (const floors of [0, -2, 40, Number.NaN]) {
    const { parts } = layoutHouse({ ...house, floors }, allParts())
    expect(parts.every(({ bounds }) => isInFrame(bounds))).toBe(true)
  }
})

test('a long word ends with an ellipsis and fits', () => {
  const short = fitText('Sonnenschutz- und Rollladenanlage', 14, 120)
  expect(short).toMatch(/^Sonnenschutz.*…$/)
  expect(textWidth(short, 14)).toBeLessThanOrEqual(120)
  expect(fitText('Dach', 14, 120)).toBe('Dach')
})

type Fault = (layout: HouseLayout, shape: HouseShape, parts: readonly HousePart[]) => boolean

function everyCase(isFaulty: Fault): readonly string[] {
  return cases
    .filter(({ layout, shape, parts }) => isFaulty(layout, shape, parts))
    .map(({ shape, parts }) => `${JSON.stringify(shape)} ${parts.map(({ key }) => key).join(' ')}`)
}

function shapes(): readonly HouseShape[] {
  return kinds.flatMap((kind) =>
    roofs.flatMap((roof) =>
      [1, 2, 3, 4, 5, 6].flatMap((floors) =>
        [0, 1, 2, 3].map((bits) => ({
          kind,
          roof,
          floors,
          hasCellar: bits % 2 === 1,
          hasAttic: bits > 1,
          flatFloor: (floors * 7 + bits) % floors,
        })),
      ),
    ),
  )
}

function allParts(): readonly HousePart[] {
  return partOrder.map((key) => ({
    key,
    label: 'Photovoltaik',
    state: 'good',
    note: 'gut · bis 2046',
  }))
}

function someParts(): readonly HousePart[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const density = random()
  return partOrder
    .filter(() => random() < density)
    .map((key) => ({ key, label: pick(labels), state: pick(states), note: pick(notes) }))
}

/** Park and Miller's minimal standard generator. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function edges({ x, y, w, h }: Box) {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ] as const
}

function overlap(a: Box, b: Box): boolean {
  const near = 0.01
  return a.x + near < b.x + b.w && b.x + near < a.x + a.w && a.y + near < b.y + b.h && b.y + near < a.y + a.h
}

function isInFrame({ x, y, w, h }: Box): boolean {
  return x >= 0 && y >= 0 && x + w <= frame.width && y + h <= frame.height
}
