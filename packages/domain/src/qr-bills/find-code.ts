/** Grey or coloured, four bytes a pixel. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

/** Texts of the codes in a picture; `options` is what the reader may try. */
export type Look = (picture: Pixels, options: LookOptions) => Promise<readonly string[]>

export type LookOptions = {
  readonly formats: readonly ['QRCode']
  readonly tryHarder: boolean
  /** A bill is printed dark on light; a code of squares is found from any side. */
  readonly tryInvert: false
  readonly tryRotate: false
  readonly binarizer: 'LocalAverage' | 'GlobalHistogram'
  /** Bills say UTF-8 in their third line, and seldom in the code itself. */
  readonly characterSet: 'UTF8'
  readonly textMode: 'Plain'
  readonly maxNumberOfSymbols: number
}

/** One look as it is taken first. */
export const usual: LookOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryInvert: false,
  tryRotate: false,
  binarizer: 'LocalAverage',
  characterSet: 'UTF8',
  textMode: 'Plain',
  // Beside the code to pay with there may be one of a web page or of a courier.
  maxNumberOfSymbols: 8,
}

/** With a camera the next picture comes at once; of a photo there is only one. */
export type Effort = 'glance' | 'whole'

/** A bill begins so; whether it is a right one is for others to say. */
export const isBill = (text: string): boolean => text.startsWith('SPC')

/**
 * The text of the bill in a picture. What one look does not see another may: a small code is seen when the picture is
 * enlarged, one half in the shade by its neighbourhood, one on grey paper by the picture as a whole.
 */
export async function findBill(
  picture: Pixels,
  look: Look,
  effort: Effort = 'whole',
): Promise<string | undefined> {
  for (const [prepare, options] of effort === 'glance' ? looks.slice(0, 1) : looks) {
    const found = (await look(prepare(picture), options)).find(isBill)
    if (found !== undefined) return found
  }
  return undefined
}

const looks: readonly (readonly [(picture: Pixels) => Pixels, LookOptions])[] = [
  [(picture) => picture, usual],
  [(picture) => picture, { ...usual, binarizer: 'GlobalHistogram' }],
  [softened, usual],
  [doubled, usual],
]

/** Each pixel with its neighbours: grain and the squares of a strong JPEG go, the fields of a code stay. */
function softened(picture: Pixels): Pixels {
  const { width, height } = picture
  const grey = greyOf(picture)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      let count = 0
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          sum += grey[v * width + u] ?? 0
          count += 1
        }
      const at = (y * width + x) * 4
      data[at] = data[at + 1] = data[at + 2] = sum / count
    }
  return { width, height, data }
}

/** Twice as wide and high; above this size nothing small is left to see. */
const largestDoubled = 4_000_000

function doubled(picture: Pixels): Pixels {
  const { width, height } = picture
  if (width * height > largestDoubled) return picture
  const grey = greyOf(picture)
  const data = new Uint8ClampedArray(width * height * 16).fill(255)
  const value = (x: number, y: number): number =>
    grey[Math.min(height - 1, y) * width + Math.min(width - 1, x)] ?? 0
  for (let y = 0; y < height * 2; y += 1)
    for (let x = 0; x < width * 2; x += 1) {
      const [left, top] = [x >> 1, y >> 1]
      const [right, below] = [left + (x & 1), top + (y & 1)]
      const at = (y * width * 2 + x) * 4
      data[at] =
        data[at + 1] =
        data[at + 2] =
          (value(left, top) + value(right, top) + value(left, below) + value(right, below)) / 4
    }
  return { width: width * 2, height: height * 2, data }
}

// Weights of the eye for red, green and blue (ITU-R BT.601).
function greyOf({ width, height, data }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  return grey
}
