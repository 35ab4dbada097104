import { limits } from '#platform/limits.ts'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { boundedText } from './bounded-text.ts'
import { pagesOf } from './office-text.ts'
import { xmlTokens } from './xml-tokens.ts'

const { words: most } = limits.unpacked

/** What a mail says: from whom, about what, when, its words and how its attachments are called. */
export async function mailText(bytes: Buffer): Promise<readonly string[]> {
  const { nesting: maxNestingDepth, headerBytes: maxHeadersSize } = most.mail
  const mail = await PostalMime.parse(bytes, { maxNestingDepth, maxHeadersSize })
  const out = boundedText(most.letters)
  for (const line of headOf(mail)) out.add(`${line}\n`)
  out.add('\n')
  if (mail.text === undefined || mail.text.trim() === '') addHtml(mail.html ?? '', out)
  else out.add(mail.text)
  for (const { filename } of mail.attachments) if (filename) out.add(`\nAnhang: ${filename}`)
  return pagesOf(out.text())
}

function headOf({ from, to = [], subject, date }: Email): readonly string[] {
  const day = date === undefined ? Number.NaN : Date.parse(date)
  return [
    nameOf(from),
    ...to.slice(0, 20).map((one) => `An: ${nameOf(one)}`),
    subject === undefined ? '' : `Betreff: ${subject}`,
    Number.isNaN(day)
      ? ''
      : `Datum: ${new Date(day).toLocaleDateString('de-CH', { timeZone: 'Europe/Zurich' })}`,
  ].filter((line) => line !== '')
}

const nameOf = (one: Address | undefined): string => one?.name || one?.address || ''

const blocks = new Set(['p', 'div', 'br', 'tr', 'li', 'h1', 'h2', 'h3', 'table'])

/** A page of the web as words, without its looks and programs. */
function addHtml(html: string, out: ReturnType<typeof boundedText>): void {
  for (const token of xmlTokens(visible(html))) {
    if (out.isFull()) return
    if (token.kind === 'text') out.add(token.text.replaceAll(/\s+/g, ' '))
    else if (blocks.has(token.name.toLowerCase())) out.add('\n')
    else if (token.name.toLowerCase() === 'td') out.add('   ')
  }
}

/** Without what an XML may not say of itself, and without what is no text: it may hold any sign. */
function visible(html: string): string {
  const pieces: string[] = []
  const [begin, end] = [/<(?:script|style)\b|<!doctype/gi, /<\/(?:script|style)[^>]{0,20}>|>/gi]
  let at = 0
  for (let found = begin.exec(html); found !== null; found = begin.exec(html)) {
    pieces.push(html.slice(at, found.index))
    end.lastIndex = begin.lastIndex
    const isPage = found[0].startsWith('<!')
    let closing = end.exec(html)
    while (closing !== null && !isPage && closing[0] === '>') closing = end.exec(html)
    if (closing === null) return pieces.join('')
    at = begin.lastIndex = end.lastIndex
  }
  return pieces.join('') + html.slice(at)
}
