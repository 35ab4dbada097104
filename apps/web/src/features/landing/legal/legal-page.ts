import { readArticle } from '@hauswart/domain/content/article'
import { parseMarkdown } from '@hauswart/domain/content/markdown'

/** A text of `content/pages`, read and checked while the site is built. */
export function legalPage(source: string) {
  const { text, title, lead, checkedOn, sources } = readArticle(source)
  return { title, lead, checkedOn, sources, blocks: parseMarkdown(text) }
}
export type LegalPage = ReturnType<typeof legalPage>
