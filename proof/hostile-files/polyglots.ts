import { zipOf } from '../../apps/server/test/zips.ts'
import { honest, pngChunk, withSegment, type Hostile } from './made.ts'

/** What runs if a browser takes bytes for a page or a script: it says so in every way it can. */
export const runs = `<html><script>fetch('/ran');new Image().src='/ran';alert('ran')</script></html>`
const script = `/*GIF89a*/;fetch('/ran');alert('ran')//`
const php = `<?php system($_GET['c']); ?>`
const text = (words: string) => Buffer.from(words)

const onlyLong = new Set([
  'JPEG and PHP',
  'JPEG and PDF within',
  'PNG and page within',
  'WebP and page behind',
  'words and PDF',
  'page and office',
])

/** Two things at once: what one program shows as a picture another opens as a page, a paper or an archive. */
export async function polyglots(seed: number): Promise<Hostile[]> {
  const { jpg, png, webp, heic, pdf, docx } = await honest(seed)
  const jar = (before: Buffer) =>
    zipOf([{ name: 'Main.class', bytes: 'x'.repeat(seed), isStored: seed % 2 === 1 }], before)
  const inPng = Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', text(`c\0${runs}`)), png.subarray(33)])
  const made: readonly (readonly [string, string, Buffer, Hostile['may']])[] = [
    ['JPEG and ZIP', 'a.jpg', jar(jpg), ['type']],
    ['JPEG and page behind', 'a.html', Buffer.concat([jpg, text(runs)]), ['type']],
    ['JPEG and page in a comment', 'a.jpg.html', withSegment(jpg, 0xfe, text(runs)), ['type']],
    ['JPEG and PHP', 'a.php', withSegment(jpg, 0xfe, text(php)), ['type']],
    ['JPEG and PDF behind', 'a.pdf', Buffer.concat([jpg, pdf]), ['type']],
    ['JPEG and PDF within', 'a.pdf', withSegment(jpg, 0xfe, pdf), ['type']],
    ['PNG and ZIP', 'a.png', jar(png), ['type']],
    ['PNG and page within', 'a.png', inPng, ['type']],
    ['WebP and ZIP', 'a.webp', jar(webp), ['type', 'damaged']],
    ['WebP and page behind', 'a.webp', Buffer.concat([webp, text(runs)]), ['type', 'damaged']],
    ['HEIC and ZIP', 'a.heic', jar(heic), ['type', 'damaged']],
    ['HEIC and page behind', 'a.heic', Buffer.concat([heic, text(runs)]), ['type', 'damaged']],
    ['PDF and ZIP', 'a.pdf', jar(pdf), ['type']],
    ['PDF and page behind', 'a.html', Buffer.concat([pdf, text(runs)]), ['harmless']],
    ['PDF and JPEG', 'a.jpg', Buffer.concat([text('%PDF-1.4\n'), jpg]), ['damaged']],
    ['PDF and office', 'a.docx', Buffer.concat([text('%PDF-1.4\n'), docx]), ['damaged', 'type']],
    ['page and PDF', 'a.pdf', Buffer.concat([text(runs), pdf]), ['type']],
    ['page and office', 'a.docx', Buffer.concat([text(runs), docx]), ['type']],
    ['words and PDF', 'a.txt', Buffer.concat([text(`Guten Tag ${seed}\n`), pdf]), ['type']],
    ['GIF and script', 'a.js', text(`GIF89a=${seed};${script}`), ['type']],
    ['GIF and ZIP', 'a.gif', jar(text('GIF89a\u0001\0\u0001\0\0\0\0;')), ['type']],
    ['script and words', 'a.js', text(script), ['harmless']],
  ]
  return made.map(([what, name, bytes, may]) => ({
    group: 'polyglot',
    what,
    name: `${seed}-${name}`,
    bytes,
    may,
    isShort: seed === 0 && !onlyLong.has(what),
  }))
}
