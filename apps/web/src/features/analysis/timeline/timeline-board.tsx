import type { Plan, PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import { useEffect, useId, useRef, useState } from 'react'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { MoneyPanels } from './money-panels.tsx'
import { entryId } from '#features/analysis/decisions/moves.ts'
import { placeEntries, type Columns } from './timeline-layout.ts'
import styles from './timeline-board.module.css'
import { TimelineEntry } from './timeline-entry.tsx'
import { useYearDrag } from './use-year-drag.ts'
import { useYearKeys } from './use-year-keys.ts'
import { YearHeads } from './year-heads.tsx'
import { YearLanes } from './year-lanes.tsx'

const texts = analysisTexts.timeline

type TimelineBoardProps = {
  readonly plan: Plan
  /** Of the plan as it is stored: under a card that is being moved nothing may grow or shrink. */
  readonly columns: Columns
  readonly canMove: boolean
  /** What the plan would be; nothing takes it back. */
  readonly onPreview: (entry: PlanEntry | undefined, year: number) => void
  readonly onMove: (entry: PlanEntry, year: number) => void
  readonly onOpen: (entry: PlanEntry) => void
}

/** Years side by side, what each costs above, and below what is to be done in it. */
export function TimelineBoard({ plan, columns, canMove, onPreview, onMove, onOpen }: TimelineBoardProps) {
  const track = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [said, setSaid] = useState('')
  const say = (entry: PlanEntry, year: number) => setSaid(texts.announce(entry.title, year))
  const step = { columns, onPreview, onMove, say }
  const drag = useYearDrag({ ...step, canMove, track, scroller })
  const keys = useYearKeys(step)
  const held = drag.held ?? keys.held
  const placed = placeEntries(plan.entries, columns, held?.order)
  // A card that goes to another place in the list would lose the focus on its way.
  const focused = keys.lastId
  useEffect(() => {
    if (focused === undefined || held !== undefined || document.activeElement !== document.body) return
    scroller.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(focused)}"]`)?.focus()
  }, [focused, held, scroller])
  // By keys a card goes further than the board shows.
  const byKeys = keys.held?.id
  const heldYear = plan.entries.find((entry) => entryId(entry) === byKeys)?.year
  useEffect(() => {
    if (heldYear !== undefined)
      document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [heldYear])
  const order = placed.map(({ id }) => id)
  return (
    <div className={styles['board']}>
      <p id={hintId} className="visually-hidden">
        {texts.keys}
      </p>
      <output className="visually-hidden">{said}</output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section ref={scroller} className={styles['scroller']} aria-label={texts.board} tabIndex={0}>
        <div ref={track} className={styles['track']}>
          <MoneyPanels years={plan.years} columns={columns} />
          <YearHeads years={plan.years} columns={columns} />
          <YearLanes isFree={columns.isFree} />
          <ul className={styles['entries']} aria-label={texts.entries}>
            {placed.map(({ id, entry, column }) => (
              <TimelineEntry
                key={id}
                id={id}
                entry={entry}
                column={column}
                isInFree={columns.isFree[column] === true}
                isHeld={held?.id === id}
                hintId={hintId}
                onOpen={() => onOpen(entry)}
                isDragOver={drag.isOver}
                handlers={
                  canMove && entry.isMovable
                    ? { drag: drag.handlers(id, entry, order), keys: keys.handlers(id, entry, order) }
                    : undefined
                }
              />
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
