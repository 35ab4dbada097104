import { TextLayer, type PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { findQuote, findWords, type FoundWord } from './found-words.ts'
import { mark, rangeOf } from './marks.ts'
import { sizeOf, type PageSize, type Pdf, type Piece } from '#device/papers/pdf-file.ts'
import styles from './pdf-page.module.css'
import { viewerTexts } from './viewer.texts.ts'

type PdfPageProps = {
  readonly pdf: Pdf
  readonly number: number
  /** How wide it is shown. */
  readonly width: number
  readonly search: string
  /** The line of it that is looked at. */
  readonly quote: string | undefined
  /** Which of its found words is looked at. */
  readonly current: number | undefined
  readonly scroller: RefObject<HTMLElement | null>
}

/** One page, drawn when it comes near: the picture, and above it the text, to be found, copied and read aloud. */
export function PdfPage({ pdf, number, width, search, quote, current, scroller }: PdfPageProps) {
  const box = useRef<HTMLElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const [isNear, setNear] = useState(number === 1)
  const [words, setWords] = useState<readonly Range[]>([])
  const size: PageSize = page === undefined ? pdf.size : sizeOf(page.getViewport({ scale: 1 }))

  useEffect(() => {
    if (box.current === null) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: scroller.current,
      rootMargin: '100% 0px',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [scroller])

  useEffect(() => {
    if (!isNear || page !== undefined) return undefined
    let isOver = false
    const load = async () => {
      const opened = await pdf.file.getPage(number)
      if (!isOver) setPage(opened)
    }
    void load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [pdf, number, isNear, page])

  useEffect(() => {
    if (!isNear || page === undefined || width === 0) return undefined
    return draw(page, width, picture)
  }, [page, width, isNear])

  useEffect(() => {
    if (!isNear || page === undefined) return undefined
    const find = (pieces: readonly Piece[]) =>
      quote === undefined ? findWords(pieces, search) : findQuote(pieces, quote)
    return write(page, find, text, setWords)
  }, [page, search, quote, isNear])

  useEffect(() => mark(words, 'found'), [words])
  const here = current === undefined ? undefined : words[current]
  const show = useEffectEvent((range: Range) => scrollTo(scroller.current, range))
  useEffect(() => {
    if (here === undefined) return undefined
    show(here)
    return mark([here], 'found-here')
  }, [here])

  const scale = width / size.width
  return (
    <section
      ref={box}
      className={styles['page']}
      aria-label={viewerTexts.page(number, pdf.file.numPages)}
      style={
        {
          width,
          aspectRatio: `${size.width} / ${size.height}`,
          '--total-scale-factor': scale,
        } as CSSProperties
      }
    >
      <div ref={picture} className={styles['picture']} aria-hidden="true" />
      <div ref={text} className={styles['text']} />
    </section>
  )
}

/** A phone runs out of memory before a page of this many dots gets any sharper. */
const mostDots = 12_000_000

/** Draws beside what is shown and takes its place when it is done; gives the way to stop. */
function draw(page: PDFPageProxy, width: number, place: RefObject<HTMLDivElement | null>): () => void {
  const base = page.getViewport({ scale: 1 })
  const sharp = (width * Math.min(devicePixelRatio, 3)) / base.width
  const viewport = page.getViewport({
    scale: Math.min(sharp, Math.sqrt(mostDots / (base.width * base.height))),
  })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  const task = page.render({ canvas, viewport })
  task.promise.then(
    () => place.current?.replaceChildren(canvas),
    // Stopped, or a page nobody can draw: its place stays white.
    () => undefined,
  )
  return () => task.cancel()
}

function write(
  page: PDFPageProxy,
  find: (pieces: readonly Piece[]) => readonly FoundWord[],
  place: RefObject<HTMLDivElement | null>,
  onWords: (words: readonly Range[]) => void,
): () => void {
  let isOver = false
  const run = async () => {
    const content = await page.getTextContent()
    const container = document.createElement('div')
    const layer = new TextLayer({
      textContentSource: content,
      container,
      viewport: page.getViewport({ scale: 1 }),
    })
    await layer.render()
    if (isOver || place.current === null) return
    place.current.replaceChildren(container)
    const pieces = content.items.filter((item) => 'str' in item)
    onWords(find(pieces).flatMap((word) => rangeOf(word, layer.textDivs) ?? []))
  }
  void run().catch(() => undefined)
  return () => {
    isOver = true
    onWords([])
  }
}

/** Only the pages move: the window stays where its reader left it. */
function scrollTo(scroller: HTMLElement | null, range: Range): void {
  if (scroller === null) return
  const [word, frame] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()]
  scroller.scrollBy({
    top: word.top - frame.top - frame.height / 3,
    left: Math.min(0, word.left - frame.left - 24) || Math.max(0, word.right - frame.right + 24),
  })
}
