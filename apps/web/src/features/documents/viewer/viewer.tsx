import { IconChevronDown, IconChevronUp, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '#ui/action/button.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import { SheetView } from './sheet-view.tsx'
import type { Sheets } from './sheets.ts'
import styles from './viewer.module.css'
import type { ReadPlace } from '#features/documents/review/proposal.ts'
import { useHits } from './use-hits.ts'
import { useWidth } from './use-width.ts'
import { viewerTexts as texts } from './viewer.texts.ts'

type ViewerProps = {
  readonly open: () => Promise<Sheets>
  readonly title: string
  /** What was looked for when it was opened; marked on the pages. */
  readonly search: string
  /** A line on a page that is looked at instead. */
  readonly place: ReadPlace | undefined
  /** What else can be done with it. */
  readonly actions: ReactNode
  /** It cannot be drawn. */
  readonly onBroken: () => void
}

/** All pages of a paper, one under the other. */
export function Viewer({ open, title, search, place, actions, onBroken }: ViewerProps) {
  const [sheets, setSheets] = useState<Sheets>()
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    let isOver = false
    let opened: Sheets | undefined
    open().then(
      (one) => {
        opened = one
        if (isOver) one.close()
        else setSheets(one)
      },
      () => isOver || broken(),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [open])
  if (sheets === undefined)
    return (
      <div className={styles['wait']}>
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      </div>
    )
  return <Pages sheets={sheets} title={title} search={search} place={place} actions={actions} />
}

const zooms = [1, 1.25, 1.5, 2, 3] as const

type PagesProps = Pick<ViewerProps, 'title' | 'search' | 'place' | 'actions'> & { readonly sheets: Sheets }

function Pages({ sheets, title, search: sought, place: line, actions }: PagesProps) {
  const all = sheets.count
  const search = line === undefined ? sought : ''
  const scroller = useRef<HTMLElement>(null)
  const width = useWidth(scroller)
  const [zoom, setZoom] = useState(0)
  const [number, setNumber] = useState(1)
  const hits = useHits(sheets, search)
  const [at, setAt] = useState(0)
  const hit = hits.all[at]

  const goTo = (wanted: number) => {
    const page = scroller.current?.children[wanted - 1]
    if (page instanceof HTMLElement) scroller.current?.scrollTo({ top: page.offsetTop - gap })
  }
  // A page that is far away is not drawn yet: going there draws it, and then its word is looked up.
  const approach = useEffectEvent((page: number) => goTo(page))
  useEffect(() => {
    if (hit !== undefined) approach(hit.page)
  }, [hit])
  // Before it has its width no page has its place.
  const isMeasured = width > 0
  const look = useEffectEvent((page: number) => {
    scroller.current?.focus()
    goTo(page)
  })
  useEffect(() => {
    if (line !== undefined && isMeasured) look(line.page)
  }, [line, isMeasured])

  const hasHits = hits.all.length > 0
  const [steps, place] = hasHits ? [hits.all.length, at + 1] : [all, number]
  const step = (by: 1 | -1) => (hasHits ? setAt(at + by) : goTo(number + by))
  const zoomBy = (by: 1 | -1) => setZoom(Math.min(Math.max(zoom + by, 0), zooms.length - 1))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = { '+': () => zoomBy(1), '-': () => zoomBy(-1), '0': () => setZoom(0) }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const pages = scroller.current
    const listen = (event: KeyboardEvent) => onKey(event)
    pages?.addEventListener('keydown', listen)
    return () => pages?.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <div className={styles['bar']}>
        <output className={styles['place']}>
          <strong>{texts.page(number, all)}</strong>
          {hasHits && <span>{steps === 1 ? texts.hits(1) : texts.hit(place, steps)}</span>}
          {hits.isScan && <span>{texts.scanned}</span>}
        </output>
        <div className={styles['buttons']}>
          {steps > 1 && (
            <>
              <IconButton
                label={hasHits ? texts.hitBefore : texts.before}
                icon={<IconChevronUp />}
                disabled={place <= 1}
                onClick={() => step(-1)}
              />
              <IconButton
                label={hasHits ? texts.hitAfter : texts.after}
                icon={<IconChevronDown />}
                disabled={place >= steps}
                onClick={() => step(1)}
              />
            </>
          )}
          <IconButton
            label={texts.smaller}
            icon={<IconZoomOut />}
            disabled={zoom === 0}
            onClick={() => zoomBy(-1)}
          />
          <IconButton
            label={texts.larger}
            icon={<IconZoomIn />}
            disabled={zoom === zooms.length - 1}
            onClick={() => zoomBy(1)}
          />
          {actions}
        </div>
      </div>
      <section
        ref={scroller}
        className={styles['pages']}
        aria-label={texts.pages(title)}
        // oxlint-disable-next-line no-noninteractive-tabindex -- whoever has no pointer scrolls by keys
        tabIndex={0}
        onScroll={({ currentTarget }) => setNumber(pageInSight(currentTarget))}
      >
        {Array.from({ length: all }, (_, index) => (
          <SheetView
            key={index}
            sheets={sheets}
            number={index + 1}
            width={Math.round(width * (zooms[zoom] ?? 1))}
            search={search}
            quote={line?.page === index + 1 ? line.quote : undefined}
            current={line?.page === index + 1 ? 0 : hit?.page === index + 1 ? hit.nth : undefined}
            scroller={scroller}
          />
        ))}
      </section>
    </>
  )
}

const gap = 16

/** The page that has the upper third of the frame. */
function pageInSight(scroller: HTMLElement): number {
  const line = scroller.scrollTop + scroller.clientHeight / 3
  const after = [...scroller.children].findIndex(
    (page) => page instanceof HTMLElement && page.offsetTop > line,
  )
  return Math.max(1, after === -1 ? scroller.children.length : after)
}
