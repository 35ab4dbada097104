import { readFileSync } from 'node:fs'

export type Statement = {
  readonly id: string
  readonly side: string
  readonly text: string
  /** The page a browser must get before the statement counts as shown: of routes and functional areas. */
  readonly page?: string
}

const document = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8')

export const statements: readonly Statement[] = [
  ...document.matchAll(/^\| (S\d+\.\d+) \| (server|web) \| (.+) \|$/gm),
].map(([, id = '', side = '', text = '']) => {
  const page = /: page (\/\S*)$/.exec(text)?.[1]
  return page === undefined ? { id, side, text } : { id, side, text, page }
})

/** What we do otherwise on purpose, by number. */
export const deviations: ReadonlyMap<string, string> = new Map(
  [...document.matchAll(/^\| (S\d+\.\d+) \| ([^|]+) \|$/gm)].map(([, id = '', why = '']) => [id, why]),
)

/** The numbers a page shows, as a test's name carries them; our own pages have none. */
export const pageNumbers = (path: string): string =>
  statements
    .filter(({ page }) => page === path)
    .map(({ id }) => `[${id}]`)
    .join(' ')
