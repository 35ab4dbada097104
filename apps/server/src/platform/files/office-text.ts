import { Writable } from 'node:stream'
import { limits } from '#platform/limits.ts'
import { boundedText } from './bounded-text.ts'
import { factOf, xmlTokens } from './xml-tokens.ts'
import { readZip, unzipInto, type ZipEntry } from './zip.ts'

const { words: most } = limits.unpacked
/** Between two columns, as a PDF has it. */
const gap = '   '

/** The text of a letter of Word: what stands on top of its pages first, as on paper. */
export async function wordText(path: string): Promise<readonly string[]> {
  const parts = await partsOf(path, /^word\/(header|document|footnotes|endnotes|footer)\d*\.xml$/)
  const order = ['word/header', 'word/document', 'word/footnotes', 'word/endnotes', 'word/footer']
  const out = boundedText(most.letters)
  for (const start of order)
    for (const [name, xml] of parts) if (name.startsWith(start)) addParagraphs(xml, out)
  return pagesOf(out.text())
}

type Out = ReturnType<typeof boundedText>

function addParagraphs(xml: string, out: Out): void {
  let [isText, fallbacks, cells] = [false, 0, 0]
  for (const token of xmlTokens(xml)) {
    if (out.isFull()) return
    if (token.kind === 'text') {
      if (isText && fallbacks === 0) out.add(token.text)
      continue
    }
    const { kind, name } = token
    const step = kind === 'open' ? 1 : kind === 'close' ? -1 : 0
    // The same once more, for old programs.
    if (name === 'Fallback') fallbacks += step
    if (fallbacks > 0) continue
    if (name === 't') isText = kind === 'open'
    else if (name === 'tc') cells += step
    if (name === 'tab') out.add(gap)
    else if (name === 'tc' && step === -1) out.add(gap)
    else if (name === 'br' || name === 'cr' || (name === 'tr' && step === -1)) out.add('\n')
    // A line of a table stays one, whatever stands in its cells.
    else if (name === 'p' && step === -1) out.add(cells > 0 ? ' ' : '\n')
  }
}

const relations = 'xl/_rels/workbook.xml.rels'

/** The sheets of a workbook in its order, each a page: its name, then line by line, cell by cell. */
export async function sheetText(path: string): Promise<readonly string[]> {
  const parts = await partsOf(
    path,
    /^xl\/(?:(?:workbook|sharedStrings|worksheets\/[^/]+)\.xml|_rels\/workbook\.xml\.rels)$/,
  )
  const shared = stringsOf(parts.get('xl/sharedStrings.xml') ?? '')
  const named = namedSheets(parts)
  const sheets = named.length > 0 ? named : numberedSheets(parts)
  return sheets.slice(0, limits.tools.pages).map(({ name, xml }) => {
    const out = boundedText(most.pageLetters)
    out.add(`${name}\n`)
    addCells(xml, shared, out)
    return out.text()
  })
}

type Sheet = { readonly name: string; readonly xml: string }

/** The workbook names its sheets, and a part beside it says where each lies: a sheet that was moved keeps its old number. */
function namedSheets(parts: ReadonlyMap<string, string>): readonly Sheet[] {
  const places = new Map<string | undefined, string>()
  for (const facts of factsOf(parts.get(relations) ?? '', 'Relationship')) {
    const target = factOf(facts, 'Target') ?? ''
    places.set(factOf(facts, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  return factsOf(parts.get('xl/workbook.xml') ?? '', 'sheet').flatMap((facts) => {
    const xml = parts.get(places.get(factOf(facts, String.raw`[\w.-]+:id`)) ?? '')
    return xml === undefined ? [] : [{ name: factOf(facts, 'name') ?? '', xml }]
  })
}

/** Where nothing says which is which: as they are numbered, without a name. */
const numberedSheets = (parts: ReadonlyMap<string, string>): readonly Sheet[] =>
  [...parts]
    .filter(([name]) => name.startsWith('xl/worksheets/'))
    .toSorted(([a], [b]) => numberIn(a) - numberIn(b))
    .map(([, xml]) => ({ name: '', xml }))

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0)

/** What each tag of this name says. */
function factsOf(xml: string, wanted: string): string[] {
  const all: string[] = []
  for (const token of xmlTokens(xml))
    if (token.kind !== 'text' && token.kind !== 'close' && token.name === wanted) all.push(token.facts)
  return all
}

function stringsOf(xml: string): string[] {
  const strings: string[] = []
  let [isText, isSaid, text] = [false, true, '']
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && isSaid) text += token.text
    } else if (token.name === 't') isText = token.kind === 'open'
    // How Japanese names are spoken.
    else if (token.name === 'rPh') isSaid = token.kind !== 'open'
    else if (token.name === 'si' && token.kind === 'close') {
      strings.push(text)
      text = ''
    }
  }
  return strings
}

function addCells(xml: string, shared: readonly string[], out: Out): void {
  let [type, isValue] = ['', false]
  for (const token of xmlTokens(xml)) {
    if (out.isFull()) return
    if (token.kind === 'text') {
      if (isValue) out.add(type === 's' ? (shared[Number(token.text)] ?? '') : token.text)
      continue
    }
    const { kind, name } = token
    if (name === 'c' && kind === 'open') type = factOf(token.facts, 't') ?? ''
    else if (name === 'c') out.add(gap)
    // A formula is none of what is read.
    else if (name === 'v' || name === 't') isValue = kind === 'open' && type !== 'e' && type !== 'b'
    else if (name === 'row' && kind === 'close') out.add('\n')
  }
}

/** The parts of these names as they are read, within what they may unpack to. */
async function partsOf(path: string, wanted: RegExp): Promise<Map<string, string>> {
  const entries = await readZip(path, limits.unpacked.office.entries)
  const parts = new Map<string, string>()
  let left: number = most.bytes
  for (const entry of entries) {
    if (!wanted.test(entry.name) || entry.size > left) continue
    left -= entry.size
    parts.set(entry.name, await partText(path, entry))
  }
  return parts
}

async function partText(path: string, entry: ZipEntry): Promise<string> {
  const pieces: Buffer[] = []
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
  })
  if (entry.size > 0) await unzipInto(path, entry, sink)
  const bytes = Buffer.concat(pieces)
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString()
}

/** A letter does not say where its pages end: it is cut where it would become too long for one. */
export function pagesOf(text: string): readonly string[] {
  const pages: string[] = []
  for (let at = 0; at < text.length && pages.length < limits.tools.pages;) {
    const line = text.lastIndexOf('\n', at + most.pageLetters)
    const end = text.length - at <= most.pageLetters || line <= at ? at + most.pageLetters : line + 1
    pages.push(text.slice(at, end))
    at = end
  }
  return pages
}
