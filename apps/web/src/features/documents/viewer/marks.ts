import type { FoundWord } from './found-words.ts'

/** Browsers without it show the pages without marks; the list still tells where a word stands. */
const highlights = 'highlights' in CSS ? CSS.highlights : undefined

/** Marks found words without touching the page: nothing is drawn into its text. Gives the way to take them off. */
export function mark(ranges: readonly Range[], name: 'found' | 'found-here'): () => void {
  if (highlights === undefined) return () => undefined
  const held = highlights.get(name) ?? new Highlight()
  highlights.set(name, held)
  for (const range of ranges) held.add(range)
  return () => {
    for (const range of ranges) held.delete(range)
  }
}

/** A found word as a range over the pieces of the text layer. */
export function rangeOf({ start, end }: FoundWord, pieces: readonly HTMLElement[]): Range | undefined {
  const [first, last] = [pieces[start.piece]?.firstChild, pieces[end.piece]?.firstChild]
  if (!first || !last) return undefined
  const range = new Range()
  range.setStart(first, Math.min(start.offset, first.textContent?.length ?? 0))
  range.setEnd(last, Math.min(end.offset, last.textContent?.length ?? 0))
  return range
}
