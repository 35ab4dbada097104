import { useEffect, useState } from 'react'
import { findWords } from './found-words.ts'
import { piecesOf, type Pdf } from '#device/papers/pdf-file.ts'

export type Hit = {
  readonly page: number
  /** Which of the found words of its page. */
  readonly nth: number
}
export type Hits = {
  readonly all: readonly Hit[]
  /** Nothing to find: its pages are pictures. */
  readonly isScan: boolean
}

const none: Hits = { all: [], isScan: false }
/** Beyond that nobody goes from word to word. */
const mostPages = 200

/** Where the words that were looked for stand, over all pages. */
export function useHits(pdf: Pdf, search: string): Hits {
  const [hits, setHits] = useState(none)
  useEffect(() => {
    let isOver = false
    const run = async () => {
      const all: Hit[] = []
      let isScan = true
      for (let page = 1; page <= Math.min(pdf.file.numPages, mostPages) && !isOver; page += 1) {
        const pieces = await piecesOf(pdf, page)
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
  }, [pdf, search])
  return hits
}
