import * as z from 'zod/mini'
import { articleHead, type ArticleHead } from './article.input.ts'

export type Article = ArticleHead & { readonly text: string }

/** Reads a text we publish: its checked head and the Markdown below; whatever is wrong with it is an error. */
export function readArticle(source: string): Article {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || text === undefined) throw new Error('a text starts with its head')
  const parsed = z.safeParse(articleHead, readHead(head))
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join(', '))
  return { ...parsed.data, text }
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
