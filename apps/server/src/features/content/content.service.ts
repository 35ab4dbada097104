import { createHash, timingSafeEqual } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleHead, type ArticleHead } from '@hauswart/domain/content/article.input'
import { renderMarkdown } from '@hauswart/domain/content/markdown'
import * as z from 'zod/mini'

type Article = ArticleHead & { html: string }
/** An answer made once at start: the text on the wire and its strong tag. */
export type Sealed = { body: string; etag: string }
export type Library = {
  list: Sealed
  articles: ReadonlyMap<string, Sealed>
  pages: ReadonlyMap<string, Sealed>
}

export const contentFolder = new URL('../../../../../content/', import.meta.url).pathname

/** Reads all texts and checks them; one bad text stops the start, before an owner could meet it. */
export function loadLibrary(folder: string): Library {
  const articles = readTexts(join(folder, 'ratgeber'))
  return {
    list: seal({ nodes: articles.map(({ html: _html, sources: _sources, ...head }) => head) }),
    articles: bySlug(articles),
    pages: bySlug(readTexts(join(folder, 'pages'))),
  }
}

/** Compared by hash: equal lengths, and no hint how much of a key was right. */
export function isKey(given: unknown, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(hash(given), hash(key))
}

/** Whether the client already holds this answer (RFC 9110 §13.1.2). */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false

const readTexts = (folder: string): Article[] =>
  globSync('**/*.md', { cwd: folder })
    .toSorted()
    .map((file) => readText(join(folder, file)))

function readText(file: string): Article {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  if (head === undefined || text === undefined) throw new Error(`${file}: a text starts with its head`)
  const parsed = z.safeParse(articleHead, readHead(head))
  if (!parsed.success)
    throw new Error(
      `${file}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join(', ')}`,
    )
  return { ...parsed.data, html: renderMarkdown(text) }
}

// `name: value` lines, and sources as `- title | https://…`; all the head needs, and nothing to go wrong.
function readHead(text: string): Record<string, unknown> {
  const head = new Map<string, unknown>()
  const sources: { title: string; url?: string }[] = []
  for (const line of text.split('\n')) {
    const source = /^\s+- (.+?)(?: \| (\S+))?$/.exec(line)
    const [, name, value] = /^(\w+):(?: (.+))?$/.exec(line) ?? []
    if (source?.[1] !== undefined)
      sources.push({ title: source[1], ...(source[2] === undefined ? {} : { url: source[2] }) })
    else if (name === undefined) throw new Error(`not a line of a head: ${line}`)
    else if (name !== 'sources') head.set(name, value)
  }
  return { ...Object.fromEntries(head), sources }
}

function bySlug(texts: readonly Article[]): ReadonlyMap<string, Sealed> {
  const map = new Map(texts.map((text) => [text.slug, seal(text)]))
  if (map.size !== texts.length) throw new Error('two texts share a slug')
  return map
}

function seal(value: unknown): Sealed {
  const body = JSON.stringify(value)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}
