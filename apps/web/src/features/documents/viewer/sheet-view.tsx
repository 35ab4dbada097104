import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { findQuote, findWords } from './found-words.ts'
import { mark, rangeOf } from './marks.ts'
import type { Sheet, Sheets } from './sheets.ts'
import styles from './sheet-view.module.css'
import { viewerTexts } from './viewer.texts.ts'

type SheetViewProps = {
  readonly sheets: Sheets
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
export function SheetView({ sheets, number, width, search, quote, current, scroller }: SheetViewProps) {
  const box = useRef<HTMLElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<Sheet>()
  const [isNear, setNear] = useState(number === 1)
  const [words, setWords] = useState<readonly Range[]>([])
  const { size } = sheet ?? sheets

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
    if (!isNear || sheet !== undefined) return undefined
    let isOver = false
    const load = async () => {
      const opened = await sheets.sheet(number)
      if (!isOver) setSheet(opened)
    }
    void load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [sheets, number, isNear, sheet])

  useEffect(() => {
    if (!isNear || sheet === undefined || width === 0) return undefined
    const { picture: drawn, stop } = sheet.draw(width)
    // Drawn beside what is shown, it takes its place when it is done.
    drawn.then(
      (one) => picture.current?.replaceChildren(one),
      // Stopped, or a page nobody can draw: its place stays white.
      () => undefined,
    )
    return stop
  }, [sheet, width, isNear])

  useEffect(() => {
    if (!isNear || sheet === undefined) return undefined
    let isOver = false
    const write = async () => {
      const found = await sheet.text()
      const { layer, letters } = await found.write()
      if (isOver || text.current === null) return
      text.current.replaceChildren(layer)
      const places = quote === undefined ? findWords(found.pieces, search) : findQuote(found.pieces, quote)
      setWords(places.flatMap((place) => rangeOf(place, letters) ?? []))
    }
    void write().catch(() => undefined)
    return () => {
      isOver = true
      setWords([])
    }
  }, [sheet, search, quote, isNear])

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
      aria-label={viewerTexts.page(number, sheets.count)}
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

/** Only the pages move: the window stays where its reader left it. */
function scrollTo(scroller: HTMLElement | null, range: Range): void {
  if (scroller === null) return
  const [word, frame] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()]
  scroller.scrollBy({
    top: word.top - frame.top - frame.height / 3,
    left: Math.min(0, word.left - frame.left - 24) || Math.max(0, word.right - frame.right + 24),
  })
}
