import type { PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { yearByKey } from '#features/analysis/decisions/moves.ts'
import type { Columns } from './timeline-layout.ts'
import type { Held } from './use-year-drag.ts'

type Options = {
  readonly columns: Columns
  readonly onPreview: (entry: PlanEntry | undefined, year: number) => void
  readonly onMove: (entry: PlanEntry, year: number) => void
  readonly say: (entry: PlanEntry, year: number) => void
}

type Run = { readonly id: string; readonly entry: PlanEntry; readonly order: readonly string[]; year: number }

/** Whoever presses an arrow five times means one move: it is saved after a pause, or on leaving. */
const pauseMs = 900

export type KeyHandlers = {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onBlur: () => void
}

/** The arrow keys move a card by a year, Enter saves at once, Escape puts it back. */
export function useYearKeys({ columns, onPreview, onMove, say }: Options) {
  const run = useRef<Run>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [held, setHeld] = useState<Held>()
  const [lastId, setLastId] = useState<string>()

  function end(isSaved: boolean): void {
    clearTimeout(timer.current)
    const { current } = run
    run.current = undefined
    if (current === undefined) return
    setHeld(undefined)
    if (isSaved && current.year !== current.entry.year) onMove(current.entry, current.year)
    else {
      onPreview(undefined, current.entry.year)
      say(current.entry, current.entry.year)
    }
  }
  const save = useEffectEvent(() => end(true))
  // Leaving the view in the pause keeps what was meant.
  useEffect(() => () => save(), [])
  // A phone that is put away, or a tab that is closed, tells nobody later.
  useEffect(() => {
    const over = new AbortController()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    document.addEventListener('visibilitychange', onHidden, over)
    globalThis.addEventListener('pagehide', () => save(), over)
    return () => over.abort()
  }, [])

  return {
    held,
    lastId,
    handlers: (id: string, entry: PlanEntry, order: readonly string[]): KeyHandlers => ({
      onKeyDown: (event) => {
        const { current } = run
        if (current !== undefined && (event.key === 'Escape' || event.key === 'Enter')) {
          event.preventDefault()
          end(event.key === 'Enter')
          return
        }
        if (event.altKey || event.ctrlKey || event.metaKey) return
        const year = yearByKey(event.key, current?.year ?? entry.year, columns)
        if (year === undefined) return
        event.preventDefault()
        const next = current ?? { id, entry, order, year }
        next.year = year
        run.current = next
        setHeld({ id, order: next.order })
        setLastId(id)
        onPreview(next.entry, year)
        say(next.entry, year)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => save(), pauseMs)
      },
      onBlur: () => end(true),
    }),
  }
}
