import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** A PDF of the given pages of lines, small and plain, as a printer of a craftsman would write it; a `photo` is a scanned page. */
export function paper(...pages: readonly (readonly string[] | Buffer)[]): Buffer {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', '']
  const font = 3
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const kids = pages.map((page) => {
    if (Buffer.isBuffer(page))
      objects.push(
        `<< /Type /XObject /Subtype /Image /Width 800 /Height 400 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${page.length} >>\nstream\n${page.toString('latin1')}\nendstream`,
      )
    const picture = objects.length
    const drawing = Buffer.isBuffer(page) ? 'q 560 0 0 280 10 540 cm /Scan Do Q' : typed(page)
    const scan = Buffer.isBuffer(page) ? `/XObject << /Scan ${picture} 0 R >>` : ''
    objects.push(`<< /Length ${Buffer.byteLength(drawing, 'latin1')} >>\nstream\n${drawing}\nendstream`)
    const content = objects.length
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 ${font} 0 R >> ${scan} >> /Contents ${content} 0 R >>`,
    )
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`
  return assemble(objects, `<< /Size ${objects.length + 1} /Root 1 0 R >>`)
}

function typed(lines: readonly string[]): string {
  const words = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj T*`).join(' ')
  return `BT /F1 12 Tf 16 TL 60 780 Td ${words} ET`
}

/** One that asks for a password: its keys are none, which is what a reader sees first. */
export function lockedPaper(): Buffer {
  const plain = paper(['Geheim']).toString('latin1')
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> /P -4 >> /ID [<00> <00>]`
  return Buffer.from(plain.replace('/Root 1 0 R', `/Root 1 0 R ${lock}`), 'latin1')
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** A photo of a sheet with these lines: dots only, no text in it. */
export function photo(...lines: readonly string[]): Promise<Buffer> {
  const argv = ['-png', '-singlefile', '-scale-to', '1400', '-']
  const drawn = execFileSync('pdftoppm', argv, { input: paper(lines), stdio: ['pipe', 'pipe', 'ignore'] })
  return sharp(drawn).extract({ left: 0, top: 0, width: 800, height: 400 }).jpeg().toBuffer()
}

/** A sheet with nothing but a code of this text. */
export async function codeSheet(text: string): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 4, options: 'ecLevel=M,eci=UTF-8' })
  if (image === null) throw new Error('no code')
  const code = await sharp(Buffer.from(await image.arrayBuffer()))
    .resize({ width: 360, kernel: 'nearest' })
    .toBuffer()
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
    .composite([{ input: code, left: 20, top: 20 }])
    .jpeg()
    .toBuffer()
}

/** The same dots in the three forms every browser knows. */
export async function inForms(dots: Buffer, width: number, height: number) {
  const picture = () => sharp(dots, { raw: { width, height, channels: 3 } })
  return {
    jpg: await picture().jpeg().toBuffer(),
    png: await picture().png().toBuffer(),
    webp: await picture().webp().toBuffer(),
  }
}

/** A photo as iPhones take it. */
export function heic(picture: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-heic-'))
  try {
    const [from, to] = [join(folder, 'a.jpg'), join(folder, 'a.heic')]
    writeFileSync(from, picture)
    execFileSync('heif-enc', ['-q', '40', '-o', to, from], { stdio: 'ignore' })
    return readFileSync(to)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A PNG that says it is so large and is cut after its head: who unpacks it would need half a gigabyte. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const parts = [
    ['IHDR', head],
    ['IDAT', deflateSync(Buffer.alloc(1_000))],
    ['IEND', Buffer.alloc(0)],
  ] as const
  const chunks = parts.flatMap(([name, data]) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return [length, body, check]
  })
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks])
}
