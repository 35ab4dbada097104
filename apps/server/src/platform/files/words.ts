import { readFile } from 'node:fs/promises'
import { mailText } from './mail-text.ts'
import { sheetText, wordText } from './office-text.ts'
import type { WordKind } from './unpack.ts'

type Asked = { readonly path: string; readonly kind: WordKind }

/** Says the words of a file page by page; one that is bent says nothing. */
export async function tellWords(asked: Asked, say: (words: Buffer) => 'fine'): Promise<'fine' | 'damaged'> {
  const pages = await pagesIn(asked).catch(() => undefined)
  return pages === undefined ? 'damaged' : say(Buffer.from(JSON.stringify(pages)))
}

async function pagesIn({ path, kind }: Asked): Promise<readonly string[]> {
  if (kind === 'letter') return wordText(path)
  return kind === 'sheet' ? sheetText(path) : mailText(await readFile(path))
}
