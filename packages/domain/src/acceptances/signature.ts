/** The field a signature is drawn in: whole numbers up to these, so that a stroke is a few hundred signs. */
export const signatureField = { width: 600, height: 200 } as const
export const longestSignature = 6_000

export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

const form = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/

/** Whether this is a drawing of our own making: straight lines inside the field, and nothing a screen could take for more. */
export const isSignaturePath = (path: string): boolean =>
  path.length <= longestSignature &&
  form.test(path) &&
  strokesOf(path).every((stroke) =>
    stroke.every(([x, y]) => x <= signatureField.width && y <= signatureField.height),
  )

/** The strokes of a path. */
export const strokesOf = (path: string): readonly Stroke[] =>
  path
    .split('M')
    .slice(1)
    .map((stroke) =>
      stroke.split('L').map((point): Point => {
        const [x = 0, y = 0] = point.split(' ').map(Number)
        return [x, y]
      }),
    )

/** Strokes as they are kept: what adds nothing is left out, and more of it where they would be too long. */
export function signaturePath(strokes: readonly Stroke[]): string {
  let step = 2
  let paths = pathsOf(strokes, step)
  while (paths.join('').length > longestSignature && step < signatureField.width) {
    step *= 1.5
    paths = pathsOf(strokes, step)
  }
  // Thousands of dots are no signature: the first of them stand for it.
  return paths.reduce((all, one) => (all.length + one.length <= longestSignature ? all + one : all), '')
}

const pathsOf = (strokes: readonly Stroke[], step: number): readonly string[] =>
  strokes.map((stroke) => pathOf(thinned(stroke.map(inField), step)))

const pathOf = (stroke: Stroke): string =>
  stroke.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${String(x)} ${String(y)}`).join('')

const inField = ([x, y]: Point): Point => [
  Math.round(Math.min(Math.max(x, 0), signatureField.width)),
  Math.round(Math.min(Math.max(y, 0), signatureField.height)),
]

/** Without points closer to the one before than this; where it ends stays. */
function thinned(stroke: Stroke, step: number): Stroke {
  const kept: Point[] = []
  for (const [at, point] of stroke.entries()) {
    const last = kept.at(-1)
    const isFar = last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step
    if (isFar || at === stroke.length - 1) kept.push(point)
  }
  return kept
}
