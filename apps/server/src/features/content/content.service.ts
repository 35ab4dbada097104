import { createHash, timingSafeEqual } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArticle } from '@hauswart/domain/content/article'
import type { ArticleHead } from '@hauswart/domain/content/article.input'
import { renderMarkdown } from '@hauswart/domain/content/markdown'
import { etagOf } from '#platform/http/etag.ts'

type PublishedText = ArticleHead & { html: string }
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

const readTexts = (folder: string): PublishedText[] =>
  globSync('**/*.md', { cwd: folder })
    .toSorted()
    .map((file) => readText(join(folder, file)))

function readText(file: string): PublishedText {
  try {
    const { text, ...head } = readArticle(readFileSync(file, 'utf8'))
    return { ...head, html: renderMarkdown(text) }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function bySlug(texts: readonly PublishedText[]): ReadonlyMap<string, Sealed> {
  const map = new Map(texts.map((text) => [text.slug, seal(text)]))
  if (map.size !== texts.length) throw new Error('two texts share a slug')
  return map
}

function seal(value: unknown): Sealed {
  const body = JSON.stringify(value)
  return { body, etag: etagOf(body) }
}
