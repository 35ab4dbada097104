import { onePage, streamOf, type Hostile } from './made.ts'

/** A page that draws a form that draws a form …: `fan` to the power of `depth` times, in a few hundred bytes. */
export function nested(depth: number, fan: number): Buffer {
  const forms = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1
    const head = `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${isLast ? '' : `/Resources << /XObject << /X ${7 + at} 0 R >> >>`}`
    return streamOf(head, isLast ? '0 0 m 500 800 l 10 700 l 300 5 l f' : '/X Do '.repeat(fan))
  })
  return onePage('', '/X Do', forms, '/XObject << /X 6 0 R >>')
}

/** Strokes without end, one behind the other, across the whole page. */
const strokes = (count: number) =>
  onePage(
    '',
    `0.01 w ${Array.from({ length: count }, (_, at) => `${at % 595} 0 m ${(at * 7) % 595} 842 l S`).join(' ')}`,
  )

const file = (what: string, bytes: Buffer, may: Hostile['may'], isShort = false): Hostile => ({
  group: 'time',
  what,
  name: 'plan.pdf',
  bytes,
  may,
  isShort,
})

/** Files that keep whoever opens them busy. What is only slow and comes to an end may come in. */
export const timeBombs = (): Hostile[] => [
  file('forms in forms, 10 to the power of 8', nested(9, 10), ['unreadable'], true),
  file('forms in forms, 20 to the power of 12', nested(13, 20), ['unreadable']),
  file('forms in forms, 2 to the power of 40', nested(41, 2), ['unreadable', 'harmless']),
  file('half a million strokes', strokes(500_000), ['harmless', 'unreadable']),
  file(
    'a form that draws itself',
    onePage(
      '',
      '/X Do',
      [
        streamOf(
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
          '/X Do '.repeat(9),
        ),
      ],
      '/XObject << /X 6 0 R >>',
    ),
    ['harmless', 'unreadable'],
  ),
]
