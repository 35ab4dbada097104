import { useEffect, useState } from 'react'
import { findWords } from './found-words.ts'
import type { Sheets } from './sheets.ts'

export type Hit = {
  readonly page: number
  /** Which of the found words of its page. */
  readonly nth: number
}
export type Hits = {
  readonly all: readonly Hit[]
  /** Nothing to find: its pages are pictures in which nothing was recognised. */
  readonly isScan: boolean
}

const none: Hits = { all: [], isScan: false }
/** Beyond that nobody goes from word to word. */
const mostPages = 200

/** Where the words that were looked for stand, over all pages. */
export function useHits(sheets: Sheets, search: string): Hits {
  const [hits, setHits] = useState(none)
  useEffect(() => {
    let isOver = false
    const run = async () => {
      const all: Hit[] = []
      let isScan = true
      for (let page = 1; page <= Math.min(sheets.count, mostPages) && !isOver; page += 1) {
        const { pieces } = await (await sheets.sheet(page)).text()
        if (pieces.some(({ str }) => str.trim() !== '')) isScan = false
        all.push(...findWords(pieces, search).map((_word, nth) => ({ page, nth })))
      }
      if (!isOver) setHits({ all, isScan })
    }
    if (search.trim() !== '') void run().catch(() => undefined)
    return () => {
      isOver = true
      setHits(none)
    }
  }, [sheets, search])
  return hits
}
