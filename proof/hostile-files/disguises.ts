import { deflateSync } from 'node:zlib'
import { lockedPaper, paper } from '../../apps/server/test/papers.ts'
import { excelFile, wordFile, zipOf } from '../../apps/server/test/zips.ts'
import { honest, lot, onePage, streamOf, withSegment, type Hostile } from './made.ts'
import { runs } from './polyglots.ts'

type Made = readonly [string, string, Buffer | string, Hostile['may'], boolean?]
const toFiles = (group: string, seed: number, made: readonly Made[]): Hostile[] =>
  made.map(([what, name, bytes, may, isShort = true]) => ({
    group,
    what,
    name,
    bytes: Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'),
    may,
    isShort: isShort && seed === 0,
  }))

const heads: Readonly<Record<string, string>> = {
  'a program of Windows': 'MZ\u0090\0\u0003\0\0\0',
  'a program of Linux': '\u007fELF\u0002\u0001\u0001\0',
  'a class of Java': '\u00ca\u00fe\u00ba\u00be\0\0\0\u0034',
  WebAssembly: '\0asm\u0001\0\0\0',
  gzip: '\u001f\u008b\u0008\0\0\0\0\0',
  RAR: 'Rar!\u001a\u0007\u0001\0',
  '7z': '7z\u00bc\u00af\u0027\u001c\0\u0004',
  BMP: 'BM\u0036\0\0\0\0\0',
  TIFF: 'II*\0\u0008\0\0\0',
  GIF: 'GIF89a\u0001\0\u0001\0',
  icon: '\0\0\u0001\0\u0001\0\u0010\u0010',
  film: '\0\0\0\u0018ftypisom',
  AVIF: '\0\0\0\u0018ftypavif',
  sound: 'ID3\u0003\0\0\0\0',
  SQLite: 'SQLite format 3\0',
  PostScript: '%!PS-Adobe-3.0\n',
  RTF: '{\\rtf1\\ansi ',
  'a shell script': '#!/bin/sh\nrm -rf ~\n',
  'a shortcut of Windows': 'L\0\0\0\u0001\u0014\u0002\0',
  'old Word': '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  'a page': '<!doctype html><script>alert(1)</script>',
  'a page with a mark before': '\u00ef\u00bb\u00bf \n<html>',
  XML: '<?xml version="1.0"?><a/>',
  'words of 16 bits': '\u00ff\u00feG\0u\0t\0',
  random: '\u0013\u0037\u00fe\u0001\u0002',
}
const endings = ['pdf', 'jpg', 'png', 'docx', 'heic', 'txt', 'webp', 'xlsx', 'eml']

/** Other things than their name says. */
export function wrongMagic(seed: number): Hostile[] {
  const draw = lot(seed + 1)
  const made = Object.entries(heads).map(([what, head], at): Made => {
    const rest = Buffer.from(Array.from({ length: 100 + draw(400) }, () => draw(256)))
    const isMarkup = /^[<\u00ef]/.test(head)
    const bytes = isMarkup ? head : Buffer.concat([Buffer.from(head, 'latin1'), rest])
    return [what, `${seed}-${at}.${endings[(at + seed) % endings.length]}`, bytes, ['type'], at % 4 === 0]
  })
  return toFiles('wrong magic', seed, made)
}

const hostileNames = [
  '../../../etc/passwd',
  '..\\..\\Windows\\a.exe',
  'Rechnung\u202Egpj.exe',
  'a\r\nSet-Cookie: x=1\r\n.pdf',
  'a\u0000.pdf',
  '.htaccess',
  'x.html',
  'x.svg',
  'a"; filename="b.exe',
  "a'%0d%0aX: y",
  '%2e%2e%2f%2e%2e%2fa',
  'a.pdf.exe',
  'a.exe ',
  'CON.pdf',
  '\u2066a\u2069.pdf',
  'a\u200b\u200c.pdf',
  `${'a'.repeat(199)}.exe`,
  '👨‍👩‍👧'.repeat(30),
  '/',
  'C:\\',
  'a\u0085b.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  '$(reboot).pdf',
  "';drop table file;--.pdf",
  'a\u061cb.jar',
]

/** Honest words, which are kept, and honest pages, which are shown, under names that want to be elsewhere. */
export const names = (): Hostile[] =>
  toFiles(
    'name',
    0,
    hostileNames.flatMap((name, at): Made[] => {
      const said = `Guten Tag ${at}`
      const page = onePage('', `BT /F1 12 Tf 60 700 Td (${said}) Tj ET`)
      return [
        [`words ${at}`, name, said, ['harmless'], at % 5 === 0],
        [`page ${at}`, name, page, ['harmless'], at % 25 === 2],
      ]
    }),
  )

const virus = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const letter = (body: string) =>
  `From: a@b.ch\r\nTo: c@d.ch\r\nDate: Mon, 2 Mar 2026 10:00:00 +0100\r\nMIME-Version: 1.0\r\n${body}`

/** The sign every scanner knows, in everything that can hide it. */
export async function viruses(seed: number): Promise<Hostile[]> {
  const { jpg, pdf } = await honest(seed)
  const attached = letter(
    `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=a.exe\r\n\r\n${Buffer.from(virus).toString('base64')}\r\n`,
  )
  return toFiles('virus', seed, [
    ['plain', 'a.txt', virus, ['infected']],
    ['in words', 'b.txt', `Guten Tag\n${virus}\n`, ['infected']],
    ['in Word', 'a.docx', wordFile({ name: 'word/a.xml', bytes: virus }), ['infected']],
    [
      'in Excel, not packed',
      'a.xlsx',
      excelFile({ name: 'xl/a.xml', bytes: virus, isStored: true }),
      ['infected'],
    ],
    [
      'in an archive in an archive',
      'a.zip',
      zipOf([{ name: 'b.zip', bytes: zipOf([{ name: 'a.com', bytes: virus }]) }]),
      ['infected'],
    ],
    ['in a PDF', 'a.pdf', onePage('', streamOf('', virus)), ['infected']],
    [
      'in a PDF, packed',
      'b.pdf',
      onePage('', streamOf('/Filter /FlateDecode', deflateSync(virus))),
      ['infected'],
    ],
    ['behind a PDF', 'c.pdf', Buffer.concat([pdf, Buffer.from(virus)]), ['infected']],
    ['in a photo', 'a.jpg', withSegment(jpg, 0xfe, Buffer.from(virus)), ['infected']],
    ['in a letter', 'a.eml', attached, ['infected']],
  ])
}

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${inner}</svg>`

/** What would run in a reader or a browser that asks nobody. */
export function scripts(): Hostile[] {
  const page = (catalogue: string, more: readonly string[] = []) =>
    onePage(catalogue, 'BT /F1 12 Tf 60 700 Td (Guten Tag, hier ist ein Blatt) Tj ET', more)
  const embedded = '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>'
  return toFiles('script', 0, [
    ['SVG with a script', 'a.svg', svg('><script>alert(1)</script>'), ['type']],
    ['SVG with an event', 'a.png', svg('onload="alert(1)">'), ['type']],
    ['SVG after a comment', 'a.jpg', `<!-- a -->${svg('>')}`, ['type'], false],
    ['SVG after words', 'a.txt', `Guten Tag ${svg('onload="alert(1)">')}`, ['harmless']],
    ['words with a script', 'a.html', `Guten Tag ${runs}`, ['harmless']],
    ['letter with a script', 'a.eml', letter(`Content-Type: text/html\r\n\r\n${runs}`), ['harmless']],
    [
      'page kept as a letter',
      'a.mht',
      letter(
        `Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Location: http://a/\r\n\r\n${runs}\r\n--b--\r\n`,
      ),
      ['harmless'],
    ],
    [
      'PDF that runs a script',
      'a.pdf',
      page(
        "/OpenAction << /S /JavaScript /JS (app.alert('ran'); this.submitForm('http://127.0.0.1/ran')) >>",
      ),
      ['harmless'],
    ],
    ['PDF that starts a program', 'b.pdf', page('/OpenAction << /S /Launch /F (cmd.exe) >>'), ['harmless']],
    [
      'PDF that calls home',
      'c.pdf',
      page('/OpenAction << /S /URI /URI (http://127.0.0.1/ran) >>'),
      ['harmless'],
      false,
    ],
    [
      'PDF with a program in it',
      'd.pdf',
      page(embedded, [
        '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
        String(streamOf('/Type /EmbeddedFile', 'MZ a')),
      ]),
      ['harmless'],
    ],
    [
      'PDF with a form of scripts',
      'e.pdf',
      page('/AcroForm << /XFA 6 0 R /Fields [] >>', [
        String(streamOf('', `<xdp><script>${runs}</script></xdp>`)),
      ]),
      ['harmless'],
      false,
    ],
    ['Word with macros', 'a.docx', wordFile({ name: 'word/vbaProject.bin', bytes: 'x' }), ['type']],
    [
      'Word with macros under another name',
      'b.docx',
      zipOf([
        { name: '[Content_Types].xml', bytes: 'ms-word.document.macroEnabled.main+xml' },
        { name: 'word/document.xml', bytes: 'a' },
        { name: 'word/a.dat', bytes: 'x' },
      ]),
      ['type'],
    ],
    ['Excel with a program', 'a.xlsx', excelFile({ name: 'xl/media/a.png', bytes: 'MZ\u0090' }), ['type']],
    [
      'Word with two of one name',
      'c.docx',
      wordFile({ name: 'word/document.xml', bytes: 'other' }),
      ['damaged'],
    ],
    [
      'Word that climbs out',
      'd.docx',
      wordFile({ name: '../../../../tmp/a.sh', bytes: 'x' }),
      ['harmless', 'type'],
    ],
  ])
}

/** Under a password: nobody could look into them. */
export function locked(): Hostile[] {
  const cfb = Buffer.concat([
    Buffer.from('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'latin1'),
    Buffer.alloc(1_000),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(1_000),
  ])
  const second = Buffer.from(
    lockedPaper().toString('latin1').replace('/V 1 /R 2', '/V 2 /R 3 /Length 128'),
    'latin1',
  )
  return toFiles('locked', 0, [
    ['PDF', 'a.pdf', lockedPaper(), ['encrypted']],
    ['PDF of another age', 'b.pdf', second, ['encrypted', 'damaged'], false],
    ['Word', 'a.docx', cfb, ['encrypted']],
    ['Word as a ZIP', 'b.docx', wordFile({ name: 'a.xml', bytes: 'x', isLocked: true }), ['encrypted']],
    [
      'Excel as a ZIP',
      'a.xlsx',
      excelFile({ name: 'a.xml', bytes: 'x', isLocked: true }),
      ['encrypted'],
      false,
    ],
    ['archive', 'a.zip', zipOf([{ name: 'a', bytes: 'x', isLocked: true }]), ['encrypted', 'type']],
  ])
}

/** Cut off somewhere: of a PDF what is left may still be one, and of words always. */
export async function cut(seed: number): Promise<Hostile[]> {
  const all = Object.entries(await honest(seed))
  const share = 0.3 + 0.08 * seed
  const made = all.map(([ending, bytes]): Made => {
    const most = ending === 'pdf' ? (['damaged', 'harmless'] as const) : (['damaged'] as const)
    return [
      `${ending} after ${Math.round(share * 100)} %`,
      `cut.${ending}`,
      bytes.subarray(0, bytes.length * share),
      most,
    ]
  })
  return toFiles('cut off', seed, made)
}

/** The beginnings alone. */
export const stubs = (): Hostile[] =>
  toFiles('stub', 0, [
    ['JPEG', 'a.jpg', '\u00ff\u00d8\u00ff', ['damaged']],
    ['PNG', 'a.png', '\u0089PNG\r\n\u001a\n', ['damaged'], false],
    ['WebP', 'a.webp', 'RIFF\0\0\0\0WEBP', ['damaged']],
    ['HEIC', 'a.heic', '\0\0\0\u0018ftypheic', ['damaged']],
    ['PDF', 'a.pdf', '%PDF-1.7', ['damaged']],
    ['ZIP', 'a.docx', 'PK\u0003\u0004', ['damaged']],
    ['end of a ZIP', 'b.docx', zipOf([]), ['type'], false],
    ['JPEG and its end', 'b.jpg', '\u00ff\u00d8\u00ff\u00d9', ['damaged'], false],
    ['PDF without pages', 'b.pdf', paper(), ['damaged'], false],
  ])
