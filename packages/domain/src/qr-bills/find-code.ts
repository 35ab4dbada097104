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
    const prepared = prepare(picture)
    const found = prepared && (await look(prepared, options)).find(isBill)
    if (found !== undefined) return found
  }
  return undefined
}

/** Nothing where another look would see nothing else. */
type Prepare = (picture: Pixels) => Pixels | undefined

const looks: readonly (readonly [Prepare, LookOptions])[] = [
  [(picture) => picture, usual],
  [(picture) => picture, { ...usual, binarizer: 'GlobalHistogram' }],
  [softened, usual],
  [doubled, usual],
]

/** Each pixel with its neighbours: grain and the squares of a strong JPEG go, the fields of a code stay. */
function softened(picture: Pixels): Pixels {
  const { width, height } = picture
  const grey = greyOf(picture)
  // Along the rows first and then across them: six values a pixel instead of nine.
  const along = new Uint16Array(width * height)
  for (let start = 0; start < along.length; start += width) {
    const end = start + width - 1
    for (let at = start; at <= end; at += 1)
      along[at] = (grey[Math.max(start, at - 1)] ?? 0) + (grey[at] ?? 0) + (grey[Math.min(end, at + 1)] ?? 0)
  }
  const pixels = new Uint32Array(width * height)
  const last = along.length - width
  for (let start = 0; start <= last; start += width) {
    const [above, below] = [Math.max(0, start - width), Math.min(last, start + width)]
    for (let x = 0; x < width; x += 1)
      pixels[start + x] = grey4(
        ((along[above + x] ?? 0) + (along[start + x] ?? 0) + (along[below + x] ?? 0)) / 9,
      )
  }
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) }
}

/** Twice as wide and high; above this size nothing small is left to see. */
const largestDoubled = 4_000_000

function doubled(picture: Pixels): Pixels | undefined {
  const { width, height } = picture
  if (width * height > largestDoubled) return undefined
  const grey = greyOf(picture)
  const pixels = new Uint32Array(width * height * 4)
  const lastRow = (height - 1) * width
  for (let y = 0; y < height; y += 1) {
    const [top, below] = [y * width, Math.min(lastRow, (y + 1) * width)]
    for (let x = 0; x < width; x += 1) {
      const right = Math.min(width - 1, x + 1)
      const one = grey[top + x] ?? 0
      const beside = one + (grey[top + right] ?? 0)
      const under = grey[below + x] ?? 0
      const all = beside + under + (grey[below + right] ?? 0)
      const at = y * width * 4 + x * 2
      pixels[at] = grey4(one)
      pixels[at + 1] = grey4(beside / 2)
      pixels[at + width * 2] = grey4((one + under) / 2)
      pixels[at + width * 2 + 1] = grey4(all / 4)
    }
  }
  return { width: width * 2, height: height * 2, data: new Uint8ClampedArray(pixels.buffer) }
}

/** Red, green and blue alike, and nothing to be seen through: four bytes written as one number. */
const grey4 = (grey: number): number => 0xff_00_00_00 | (((grey + 0.5) | 0) * 0x01_01_01)

// Weights of the eye for red, green and blue (ITU-R BT.601), in parts of 256.
function greyOf({ width, height, data }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height)
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4
    grey[pixel] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8
  }
  return grey
}
