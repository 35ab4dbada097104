import { escapeHtml } from './html.ts'

export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] }
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly (readonly Inline[])[]
    }

/** Reads the small part of Markdown our texts use: headings, paragraphs, lists, emphasis, links. */
export const parseMarkdown = (source: string): readonly Block[] =>
  source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(parseBlock)

/** The same text as HTML. Every sign is escaped, so no text can bring its own. */
export const renderMarkdown = (source: string): string => parseMarkdown(source).map(renderBlock).join('\n')

function parseBlock(block: string): Block {
  const [, marks, title] = /^(#{2,4}) (.+)$/.exec(block) ?? []
  if (marks !== undefined && title !== undefined)
    return { kind: 'heading', level: levels[marks.length] ?? 2, children: parseInline(title) }
  const lines = joinContinued(block.split('\n'))
  for (const mark of [bullet, number])
    if (lines.every((line) => mark.test(line)))
      return {
        kind: 'list',
        isOrdered: mark === number,
        items: lines.map((line) => parseInline(line.replace(mark, ''))),
      }
  return { kind: 'paragraph', children: parseInline(block.replaceAll('\n', ' ')) }
}

const levels: Readonly<Record<number, 2 | 3 | 4>> = { 2: 2, 3: 3, 4: 4 }
const bullet = /^- /
const number = /^\d{1,3}\. /

// An indented line continues the list item above it.
const joinContinued = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((joined, line) => {
    const before = joined.at(-1)
    if (before !== undefined && line.startsWith('  ')) joined[joined.length - 1] = `${before} ${line.trim()}`
    else joined.push(line)
    return joined
  }, [])

// Links first and set aside, so that a star in an address is no emphasis.
function parseInline(text: string): readonly Inline[] {
  const links: Inline[] = []
  const withoutLinks = text
    .replaceAll(held, '')
    .replaceAll(
      /\[([^[\]]{1,300})\]\(([^\s()]{1,500})\)/g,
      (whole: string, label: string, address: string) => {
        if (!isSafeAddress(address)) return whole
        links.push({ kind: 'link', address, children: emphasise(label, []) })
        return `${hold}${links.length - 1}${hold}`
      },
    )
  return emphasise(withoutLinks, links)
}

// A sign of the private area marks the places; the text itself may not contain it.
const hold = '\uE000'
const held = /\uE000/g

const isSafeAddress = (address: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(?:[/?#][\w\-.~:/?#@!$+,;=%*&]*)?$/i.test(address)

const emphasise = (text: string, links: readonly Inline[]): readonly Inline[] =>
  pieces(text, /(\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((piece): readonly Inline[] => {
    const [, marks, inner] = /^(\*\*?)(.+?)\1$/s.exec(piece) ?? []
    if (marks === undefined || inner === undefined) return insertLinks(piece, links)
    return [{ kind: marks === '**' ? 'strong' : 'emphasis', children: insertLinks(inner, links) }]
  })

const insertLinks = (text: string, links: readonly Inline[]): readonly Inline[] =>
  pieces(text, /(\uE000\d+\uE000)/).map((piece) =>
    piece.startsWith(hold) ? (links[Number(piece.replaceAll(held, ''))] ?? '') : piece,
  )

const pieces = (text: string, separator: RegExp): string[] =>
  text.split(separator).filter((piece) => piece !== '')

function renderBlock(block: Block): string {
  if (block.kind === 'heading') return `<h${block.level}>${renderInline(block.children)}</h${block.level}>`
  if (block.kind === 'paragraph') return `<p>${renderInline(block.children)}</p>`
  const tag = block.isOrdered ? 'ol' : 'ul'
  return `<${tag}>\n${block.items.map((item) => `<li>${renderInline(item)}</li>`).join('\n')}\n</${tag}>`
}

const renderInline = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part)
      const inner = renderInline(part.children)
      if (part.kind === 'link')
        return `<a href="${escapeHtml(part.address)}" rel="noopener noreferrer">${inner}</a>`
      return part.kind === 'strong' ? `<strong>${inner}</strong>` : `<em>${inner}</em>`
    })
    .join('')
