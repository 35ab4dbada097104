/** Sides of an A4 sheet in points, of which an inch has 72. */
const a4 = { short: 595, long: 842 }

/** Several JPEGs as one PDF, a page each: their bytes go into it as they are, which PDF knows as DCTDecode. */
export function jpegPdf(pages: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = []
  const places: number[] = []
  let length = 0
  const put = (part: string | Uint8Array<ArrayBuffer>): void => {
    parts.push(part)
    // All text of it is ASCII, a byte a letter.
    length += part.length
  }
  const object = (number: number, ...content: readonly (string | Uint8Array<ArrayBuffer>)[]): void => {
    places[number] = length
    put(`${number} 0 obj\n`)
    content.forEach(put)
    put('\nendobj\n')
  }
  const objectsOf = (page: number) => [3 + page * 3, 4 + page * 3, 5 + page * 3] as const

  put('%PDF-1.4\n')
  // Bytes beyond ASCII in its second line tell programs that a PDF is no text.
  put(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]))
  object(1, '<</Type/Catalog/Pages 2 0 R>>')
  const kids = pages.map((_page, index) => `${objectsOf(index)[0]} 0 R`).join(' ')
  object(2, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`)
  for (const [index, jpeg] of pages.entries()) {
    const [page, drawing, image] = objectsOf(index)
    const { width, height, channels } = jpegSize(jpeg)
    const sheet = width > height ? { width: a4.long, height: a4.short } : { width: a4.short, height: a4.long }
    const draw = placed({ width, height }, sheet)
    object(
      page,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${sheet.width} ${sheet.height}]`,
      `/Contents ${drawing} 0 R/Resources<</XObject<</Page ${image} 0 R>>>>>>`,
    )
    object(drawing, `<</Length ${draw.length}>>stream\n${draw}\nendstream`)
    object(
      image,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8`,
      `/ColorSpace/Device${channels === 1 ? 'Gray' : 'RGB'}/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      jpeg,
      '\nendstream',
    )
  }
  const start = length
  const count = 3 + pages.length * 3
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  put(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`)
  put(`trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

type Size = { readonly width: number; readonly height: number }

/** Draws the picture as large as its sheet allows, in the middle. */
function placed(picture: Size, sheet: Size): string {
  const scale = Math.min(sheet.width / picture.width, sheet.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const numbers = [width, 0, 0, height, (sheet.width - width) / 2, (sheet.height - height) / 2]
  return `q ${numbers.map((number) => number.toFixed(2)).join(' ')} cm /Page Do Q`
}

/** Frame headers say the size; of the markers between them these are something else (JPEG, ITU T.81, table B.1). */
const noFrame = new Set([0xc4, 0xc8, 0xcc])

export function jpegSize(jpeg: Uint8Array): Size & { readonly channels: number } {
  const word = (at: number): number => ((jpeg[at] ?? 0) << 8) | (jpeg[at + 1] ?? 0)
  for (let at = 2; at + 9 < jpeg.length; at += 2 + word(at + 2)) {
    if (jpeg[at] !== 0xff) break
    const marker = jpeg[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && !noFrame.has(marker))
      return { height: word(at + 5), width: word(at + 7), channels: jpeg[at + 9] ?? 3 }
  }
  throw new Error('not a JPEG')
}
