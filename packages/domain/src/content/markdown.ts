import { escapeHtml } from './html.ts'

/**
 * Renders the small part of Markdown our texts use: headings, paragraphs, lists, emphasis, links.
 * Every sign is escaped first, so no text can bring its own HTML.
 */
export const renderMarkdown = (source: string): string =>
  source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(renderBlock)
    .join('\n')

function renderBlock(block: string): string {
  const heading = /^(#{2,4}) (.+)$/.exec(block)
  if (heading?.[1] !== undefined && heading[2] !== undefined) {
    const level = heading[1].length
    return `<h${level}>${renderInline(heading[2])}</h${level}>`
  }
  const lines = joinContinued(block.split('\n'))
  if (lines.every((line) => bullet.test(line))) return renderList('ul', lines, bullet)
  if (lines.every((line) => number.test(line))) return renderList('ol', lines, number)
  return `<p>${renderInline(block.replaceAll('\n', ' '))}</p>`
}

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

const renderList = (tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string =>
  `<${tag}>\n${lines.map((line) => `<li>${renderInline(line.replace(mark, ''))}</li>`).join('\n')}\n</${tag}>`

// Links first and set aside, so that a star in an address is no emphasis.
function renderInline(text: string): string {
  const links: string[] = []
  const withoutLinks = escapeHtml(text.replaceAll(held, '')).replaceAll(
    /\[([^[\]]{1,300})\]\(([^\s()]{1,500})\)/g,
    (whole: string, label: string, address: string) => {
      if (!isSafeAddress(address)) return whole
      links.push(`<a href="${address}" rel="noopener noreferrer">${emphasise(label)}</a>`)
      return `${hold}${links.length - 1}${hold}`
    },
  )
  return emphasise(withoutLinks).replaceAll(
    new RegExp(`${hold}(\\d+)${hold}`, 'g'),
    (_whole, index: string) => links[Number(index)] ?? '',
  )
}

// A sign of the private area marks the places; the text itself may not contain it.
const hold = '\uE000'
const held = /\uE000/g

// Escaping left letters, digits and these signs untouched; an escaped & is the only entity an address may have.
const isSafeAddress = (address: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(?:[/?#](?:[\w\-.~:/?#@!$+,;=%*]|&amp;)*)?$/i.test(address)

const emphasise = (text: string): string =>
  text.replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>').replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')
