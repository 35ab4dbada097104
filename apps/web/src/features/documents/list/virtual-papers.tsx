import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { classes } from '#ui/classes.ts'
import type { Paper } from '#features/documents/paper.ts'
import type { RowPlace } from './document-row.tsx'
import type { PaperLook } from './paper-look.ts'
import styles from './virtual-papers.module.css'

/** As in the grid of a short list. */
const narrowest = 136
const gaps: Record<PaperLook, number> = { list: 0, grid: 12 }
/** Until a row was measured. */
const usualHeights: Record<PaperLook, number> = { list: 72, grid: 220 }
/** Above and below the screen; the next ones are there before the tabulator reaches them. */
const ahead = 6

type VirtualPapersProps = {
  readonly papers: readonly Paper[]
  readonly look: PaperLook
  readonly row: (paper: Paper, place: RowPlace) => ReactNode
}

/** Many papers, of which only those on the screen and around it are there (ADR 70). */
export function VirtualPapers({ papers, look, row }: VirtualPapersProps) {
  const box = useRef<HTMLDivElement>(null)
  const { top, width } = usePlace(box)
  const focused = useFocused(box)
  const gap = gaps[look]
  const columns = look === 'grid' ? Math.max(1, Math.floor((width + gap) / (narrowest + gap))) : 1
  const at = papers.findIndex(({ id }) => id === focused)
  const held = at === -1 ? undefined : Math.floor(at / columns)
  const many = Math.ceil(papers.length / columns)
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here alone, at every drawing
  const virtual = useWindowVirtualizer<HTMLUListElement>({
    count: many,
    gap,
    overscan: ahead,
    scrollMargin: top,
    estimateSize: () => usualHeights[look],
    getItemKey: (index) => `${columns} ${papers[index * columns]?.id}`,
    // Where a phone shows the paper alone the list has no height, and keeps the one it had.
    measureElement: (element, _entry, { measurementsCache, indexFromElement }) =>
      element.offsetHeight || (measurementsCache[indexFromElement(element)]?.size ?? usualHeights[look]),
    rangeExtractor: (range) => withHeld(defaultRangeExtractor(range), held, many),
  })
  return (
    <div
      ref={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows of several papers stand between it and its items
      role="list"
      className={classes(styles['box'], styles[look])}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <ul
          key={key}
          ref={virtual.measureElement}
          role="presentation"
          data-index={index}
          className={classes(styles['row'], index > 0 && styles['after'])}
          style={{ top: start - top, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {papers
            .slice(index * columns, (index + 1) * columns)
            .map((paper, column) => row(paper, { at: index * columns + column + 1, of: papers.length }))}
        </ul>
      ))}
    </div>
  )
}

/** Who is focused stays, with a neighbour on each side: the tabulator goes on from there, wherever one has scrolled. */
function withHeld(shown: readonly number[], held: number | undefined, many: number): number[] {
  if (held === undefined) return [...shown]
  const kept = [held - 1, held, held + 1].filter((index) => index >= 0 && index < many)
  return [...new Set([...shown, ...kept])].toSorted((a, b) => a - b)
}

/** The paper that has the focus. */
function useFocused(box: RefObject<HTMLElement | null>): string | undefined {
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const hold = ({ target }: FocusEvent) =>
      setFocused((target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'])
    box.current?.addEventListener('focusin', hold, { signal })
    box.current?.addEventListener('focusout', () => setFocused(undefined), { signal })
    return () => ended.abort()
  }, [box])
  return focused
}

/** Where it begins on the page, and how wide it is. */
function usePlace(box: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const look = () => {
      if (element.getClientRects().length === 0) return
      const rect = element.getBoundingClientRect()
      const [top, width] = [Math.round(rect.top + scrollY), Math.round(rect.width)]
      setPlace((before) => (before.top === top && before.width === width ? before : { top, width }))
    }
    look()
    // What stands above it grows and shrinks with the page.
    const watcher = new ResizeObserver(look)
    watcher.observe(document.body)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box])
  return place
}
