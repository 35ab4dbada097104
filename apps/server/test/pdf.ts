import { inflateSync } from 'node:zlib'

/** What a PDF says, as a reader with tags hears it. */
export type ReadPdf = {
  /** The running text of each page, broken words joined again. */
  readonly pages: readonly string[]
  /** What is on each page for the eye alone: heads, feet, repeated column titles. */
  readonly furniture: readonly string[]
  /** Text that is neither tagged nor furniture. */
  readonly untagged: string
  /** How often each tag is in the structure tree. */
  readonly tags: Readonly<Record<string, number>>
  /** How far above the lower edge of the paper the lowest running text of any page stands, in points. */
  readonly lowest: number
  /** Words with a hyphen that only a line break put there. */
  readonly brokenWords: number
  /** Everything of the file that is not a stream. */
  readonly outline: string
}

type Objects = ReadonlyMap<number, string>
type Fonts = ReadonlyMap<string, ReadonlyMap<number, string>>

/** Reads the plain files our library writes: one object after another, streams deflated. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString('latin1')
  const objects: Objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [Number(id), body]),
  )
  const outline = [...objects.values()].map((body) => body.split('stream\n')[0]).join('\n')
  const tags: Record<string, number> = {}
  for (const [, tag = ''] of outline.matchAll(
    /\/S \/(Document|H[1-6]|P|Table|TR|TH|TD|Figure|L|LI|Lbl|LBody)\b/g,
  ))
    tags[tag] = (tags[tag] ?? 0) + 1
  const read = pagesOf(objects).map((page) => readPage(page, objects))
  return {
    pages: read.map(({ text }) => text),
    furniture: read.map(({ furniture }) => furniture),
    untagged: read.map(({ untagged }) => untagged).join(''),
    tags,
    lowest: Math.min(...read.map(({ lowest }) => lowest)),
    brokenWords: read.reduce((sum, { broken }) => sum + broken, 0),
    outline,
  }
}

function pagesOf(objects: Objects): string[] {
  const list = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? ''
  const kids = /\/Kids \[([^\]]*)\]/.exec(list)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => objects.get(Number(id)) ?? '')
}

function streamOf(body: string): string {
  const at = body.indexOf('stream\n')
  const bytes = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const target = (body: string, name: string, objects: Objects): string =>
  objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1])) ?? ''

function fontsOf(page: string, objects: Objects): Fonts {
  const resources = target(page, 'Resources', objects)
  const list = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  return new Map(
    [...list.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const map = streamOf(target(objects.get(Number(id)) ?? '', 'ToUnicode', objects))
      return [name, signsOf(map)]
    }),
  )
}

function signsOf(map: string): ReadonlyMap<number, string> {
  const signs = new Map<number, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [n, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      signs.set(Number.parseInt(from, 16) + n, unicode(hex.replaceAll(' ', '')))
  }
  return signs
}

const unicode = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What is heard instead of what is shown, if that is something else. */
type Mark = { readonly tag: string; readonly actual: string | undefined; readonly isHyphen: boolean }

const softHyphen = '\u00AD'

function actualIn(facts: string): string | undefined {
  const [, raw] = /\/ActualText \(([\s\S]*?)\)\s*>>/.exec(facts) ?? []
  if (raw === undefined) return undefined
  const plain = raw.replaceAll(/\\([\\()])/g, '$1')
  const isWide = plain.startsWith('\u00FE\u00FF')
  return isWide ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le') : plain
}

function readPage(page: string, objects: Objects) {
  const fonts = fontsOf(page, objects)
  const said = { text: '', furniture: '', untagged: '', broken: 0, lowest: Number.POSITIVE_INFINITY }
  const marks: Mark[] = []
  let font: ReadonlyMap<number, string> = new Map()
  let line = Number.NaN
  let isBroken = false
  const tokens =
    /\/(\w+) (<<[\s\S]*?>>)? ?B[MD]C|(EMC)|\/(F\d+) [\d.]+ Tf|1 0 0 1 [-\d.]+ ([-\d.]+) Tm|\[([^\]]*)\] TJ/g
  for (const [, tag, facts = '', end, name, y, shown] of streamOf(target(page, 'Contents', objects)).matchAll(
    tokens,
  )) {
    if (tag !== undefined) {
      const actual = actualIn(facts)
      marks.push({ tag, actual, isHyphen: actual === softHyphen })
      if (actual === undefined) line = Number.NaN
    } else if (end !== undefined) marks.pop()
    else if (name !== undefined) font = fonts.get(name) ?? new Map()
    else if (shown !== undefined) {
      const words = decode(shown, font)
      const place = marks[0] === undefined ? 'untagged' : marks[0].tag === 'Artifact' ? 'furniture' : 'text'
      if (marks.at(-1)?.isHyphen === true) {
        isBroken = true
        said.broken += 1
        continue
      }
      said[place] += marks.at(-1)?.actual ?? words
    } else if (y !== undefined) {
      const place = marks[0]?.tag === 'Artifact' ? 'furniture' : 'text'
      const next = Number(y)
      if (place === 'text') said.lowest = Math.min(said.lowest, next)
      if (next !== line && marks.at(-1)?.isHyphen !== true) {
        said[place] += isBroken ? '' : Number.isNaN(line) ? '\n' : ' '
        isBroken = false
        line = next
      }
    }
  }
  return said
}

const decode = (shown: string, font: ReadonlyMap<number, string>): string =>
  [...shown.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((code) => font.get(Number.parseInt(code, 16)) ?? '\uFFFD')
    .join('')
