import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { zipOf, type ZipPart } from '#test/zips.ts'
import { inFolder } from './confined.ts'
import { wordsIn, type WordKind } from './unpack.ts'

/** As the worker reads them: in a process of its own. */
const wordsOf = (kind: WordKind, bytes: Buffer | string) =>
  inFolder(async (folder) => {
    const path = join(folder, 'original')
    await writeFile(path, bytes)
    await chmod(path, 0o644)
    return wordsIn(folder, path, kind)
  })
const part = (name: string, bytes: string): ZipPart => ({ name, bytes })
const letter = (body: string, ...more: ZipPart[]) =>
  zipOf([part('word/document.xml', `<w:document><w:body>${body}</w:body></w:document>`), ...more])
const says = (...words: string[]) => words.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')

describe('the words of', () => {
  test('a letter: its head first, tables line by line, what is said twice once', async () => {
    const cells = ['Wärmepumpe &amp; Boiler', 'CHF 12&#39;340.00'].map((text) => `<w:tc>${says(text)}</w:tc>`)
    const twice = `<mc:AlternateContent><mc:Choice>${says('Kasten')}</mc:Choice><mc:Fallback>${says('Kasten')}</mc:Fallback></mc:AlternateContent>`
    const bytes = letter(
      `${says('Offerte Nr. 12', 'Gr\u00fcezi')}<w:tbl><w:tr>${cells.join('')}</w:tr></w:tbl><w:p><w:del><w:delText>alt</w:delText></w:del></w:p>${twice}`,
      part('word/header1.xml', `<w:hdr>${says('Muster Heizungen AG')}</w:hdr>`),
    )
    const [page = '', ...more] = await wordsOf('letter', bytes)
    expect(more).toEqual([])
    expect(page.split('\n').map((line) => line.trim())).toEqual([
      'Muster Heizungen AG',
      'Offerte Nr. 12',
      'Grüezi',
      "Wärmepumpe & Boiler    CHF 12'340.00",
      '',
      'Kasten',
      '',
    ])
  })

  test('a workbook: each sheet a page with its own name, texts as they are shared or written, no formulas', async () => {
    const bytes = zipOf([
      part(
        'xl/workbook.xml',
        '<workbook><sheets><sheet name="Kosten" sheetId="4" r:id="rId7"/><sheet name="Notizen" sheetId="1" r:id="rId2"/></sheets></workbook>',
      ),
      part(
        'xl/_rels/workbook.xml.rels',
        '<Relationships><Relationship Id="rId2" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId7" Target="worksheets/sheet4.xml"/></Relationships>',
      ),
      part('xl/worksheets/sheet1.xml', '<row><c t="inlineStr"><is><t>später</t></is></c></row>'),
      part(
        'xl/sharedStrings.xml',
        '<sst><si><t>Dach</t></si><si><r><t>Fen</t></r><r><t>ster</t></r></si></sst>',
      ),
      part(
        'xl/worksheets/sheet4.xml',
        `<worksheet><sheetData><row><c r="A1" t="s"><v>1</v></c><c r="B1"><f>A1*2</f><v>1340.45</v></c></row>
         <row><c t="inlineStr"><is><t>Total</t></is></c><c t="e"><v>#REF!</v></c></row></sheetData></worksheet>`,
      ),
    ])
    const [page = '', second] = await wordsOf('sheet', bytes)
    expect(page.split('\n').map((line) => line.trim())).toEqual(['Kosten', 'Fenster   1340.45', 'Total', ''])
    // In the order of the workbook, whatever number a sheet has.
    expect(second?.split('\n').map((line) => line.trim())).toEqual(['Notizen', 'später', ''])
  })

  test('a mail: from whom, about what, when, its words without their looks, and what is attached', async () => {
    const mail = [
      'From: =?utf-8?Q?Sanit=C3=A4r_Muster_AG?= <info@example.ch>',
      'To: Eva Muster <eva@example.ch>',
      'Subject: =?utf-8?B?T2ZmZXJ0ZSBXw6RybWVwdW1wZQ==?=',
      'Date: Mon, 2 Mar 2026 23:30:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<!doctype html><style>p{color:red}</style><p>Guten Tag</p><script>1<2</script><p>Total CHF 980.00</p>',
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="Plan.pdf"',
      '',
      'x',
      '--b--',
    ].join('\r\n')
    const [page = ''] = await wordsOf('mail', mail)
    const lines = page.split('\n').filter((line) => line.trim() !== '')
    expect(lines).toEqual([
      'Sanitär Muster AG',
      'An: Eva Muster',
      'Betreff: Offerte Wärmepumpe',
      'Datum: 3.3.2026',
      'Guten Tag',
      'Total CHF 980.00',
      'Anhang: Plan.pdf',
    ])
  })

  test('a long letter are pages that end with a line', async () => {
    const pages = await wordsOf(
      'letter',
      letter(says(...Array.from({ length: 9_000 }, (_, at) => `Zeile ${at} von vielen`))),
    )
    expect(pages.length).toBe(2)
    expect(pages.every((page) => page.length <= 100_000 && page.endsWith('\n'))).toBe(true)
    expect(pages.join('')).toContain('Zeile 8999 von vielen')
  })
})

describe('a hostile', () => {
  test('letter a million tags deep, one that is all comment, and one that declares its own words end quietly', async () => {
    const deep = '<w:p>'.repeat(1_000_000) + says('unten')
    expect((await wordsOf('letter', letter(deep))).join('')).toContain('unten')
    const open = '<!--'.repeat(1_000_000)
    expect(await wordsOf('letter', letter(`${says('oben')}${open}`))).toEqual(['oben\n'])
    const laughs = part(
      'word/document.xml',
      `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(99)}"><!ENTITY b "&a;&a;">]><w:p><w:t>&b;</w:t></w:p>`,
    )
    expect(await wordsOf('letter', zipOf([laughs]))).toEqual([])
  })

  test('workbook that says one long text in every cell says no more than a page takes', async () => {
    const bytes = zipOf([
      part('xl/sharedStrings.xml', `<sst><si><t>${'lang '.repeat(200_000)}</t></si></sst>`),
      part('xl/worksheets/sheet1.xml', `<row>${'<c t="s"><v>0</v></c>'.repeat(200_000)}</row>`),
    ])
    const [page = ''] = await wordsOf('sheet', bytes)
    expect(page.length).toBe(100_000)
  })

  test('part that is larger than all words together is not unpacked', async () => {
    const bytes = zipOf([
      { name: 'word/document.xml', bytes: says('klein'), claimedSize: 900 * 1_024 ** 2 },
      part('word/header1.xml', says('Kopf')),
    ])
    expect(await wordsOf('letter', bytes)).toEqual(['Kopf\n'])
  })

  test('mail with a head of megabytes, or parts in parts without end, says nothing and ends', async () => {
    expect(await wordsOf('mail', `From: a@b.ch\r\nX-A: ${'x'.repeat(3_000_000)}\r\n\r\nhallo`)).toEqual([])
    const parts = Array.from(
      { length: 2_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    )
    expect(await wordsOf('mail', `From: a@b.ch\r\n${parts.join('')}`)).toEqual([])
  })

  test('archive that is cut off says nothing', async () => {
    expect(await wordsOf('letter', letter(says('halb')).subarray(0, 90))).toEqual([])
    expect(await wordsOf('sheet', 'PK\u0003\u0004')).toEqual([])
  })
})
