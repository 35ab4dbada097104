export type XmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'empty'; readonly name: string; readonly facts: string }

/**
 * The tags and texts of an XML one after the other, by their names without a prefix. It looks at each sign once, keeps no
 * tree and knows no entities but the five of XML: nothing in it can be deep, grow, or lead elsewhere. One that declares
 * something of its own, or is cut off, ends there.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (let at = 0; at < xml.length;) {
    const tag = xml.indexOf('<', at)
    if (tag !== at) yield { kind: 'text', text: plain(xml.slice(at, tag < 0 ? undefined : tag)) }
    if (tag < 0) return
    const [begin, ends] = asides.find(([start]) => xml.startsWith(start, tag)) ?? ['<', '>']
    const end = xml.indexOf(ends, tag + begin.length)
    if (end < 0 || begin === '<!') return
    if (begin === cdata) yield { kind: 'text', text: xml.slice(tag + begin.length, end) }
    if (begin === '<') yield tagOf(xml.slice(tag + 1, end))
    at = end + ends.length
  }
}

const cdata = '<![CDATA['
const asides = [
  ['<!--', '-->'],
  [cdata, ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

function tagOf(inside: string): XmlToken {
  const [, slash = '', , name = '', facts = ''] = /^(\/?)([^\s:/]*:)?([^\s/]*)([\s\S]*)$/.exec(inside) ?? []
  if (slash !== '') return { kind: 'close', name, facts: '' }
  return { kind: facts.endsWith('/') ? 'empty' : 'open', name, facts }
}

/** What a tag says under a name. */
export const factOf = (facts: string, name: string): string | undefined =>
  new RegExp(String.raw`(?:^|\s)${name}\s*=\s*["']([^"']*)["']`).exec(facts)?.[1]

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const plain = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (sign, decimal, hex, name) => {
        if (name !== undefined) return named[String(name).toLowerCase()] ?? sign
        const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
        return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
      })
    : text
