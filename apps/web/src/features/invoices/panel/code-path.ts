import { correction, generate } from 'lean-qr'

/** The fields of a code as one path, and how many there are on a side. Bills are written with correction M (SIX, QR-bill 2.3). */
export function codePath(text: string): { readonly side: number; readonly path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M })
  const side = code.size
  const all = Array.from({ length: side * side }, (_, at) => ({ x: at % side, y: Math.floor(at / side) }))
  return { side, path: all.flatMap(({ x, y }) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('') }
}

/** White around it, in fields of the code: without it cameras do not find its edge. */
export const quiet = 4

/** The cross in the middle takes 7 of 46 mm (SIX, QR-bill 2.3, 6.4.2); what it hides the code can do without. */
export const cross = { white: 7 / 46, black: 6 / 46, long: 3.89 / 46, thick: 1.17 / 46 }
